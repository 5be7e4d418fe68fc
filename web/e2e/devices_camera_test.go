package e2e

import (
	"image"
	"strconv"
	"testing"

	"wasit/app/event/journal"
	"wasit/web/browsertest"
)

// spareCodes is how many codes are filmed beyond those that a message has at least: of random sums so many, one film in hundreds does not do.
const spareCodes = 8

// film shows what a page shows to the camera of another browser.
func film(to *browsertest.Browser, from *browsertest.Page) {
	var many int
	from.Eval(`+(document.querySelector("#qr").getAttribute("aria-label").match(/\d+/) || [1])[0]`, &many)
	var pictures []image.Image
	if many > 1 {
		many += spareCodes
	}
	for range many {
		was := ""
		from.Eval(`document.querySelector("#qr path").getAttribute("d")`, &was)
		pictures = append(pictures, from.PictureOf("#qr"))
		if many > 1 {
			from.Wait(`document.querySelector("#qr path").getAttribute("d") !== ` + strconv.Quote(was))
		}
	}
	to.Sees(pictures...)
}

// TestDevicesCamera: two browsers of their own, each with a camera that sees what the other shows. A phone reads its invitation off the desk's
// screen, the desk reads the answer off the phone's, and from then on a result is at the desk by itself; when the desk is killed the
// phone says that nothing goes any more, and keeps what is entered.
func TestDevicesCamera(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	tablet, mobile := browsertest.LaunchCamera(t), browsertest.LaunchCamera(t)
	desk, phone := tablet.Page(), mobile.Page()
	desk.Language("en")
	phone.Language("id")
	desk.Size(browsertest.Tablet)
	phone.Size(browsertest.Phone)
	desk.Go(host.URL)
	phone.Go(host.URL)
	restoreBackup(desk, backupFile(t, eventWith(t, "e2etestevent", "Piala Wali Kota", field(14), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 3, TieBreaks: []string{"BH"}, TieRules: "2026"},
		journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3}, journal.PairByHand{Section: 1, Boards: turned(14, 1)}, journal.Publish{Section: 1, Time: madeAt.At})))
	desk.Show(host.URL + "event/e2etestevent/devices")
	desk.Wait(has("nobody"))
	desk.Click("#invite")
	desk.Wait(has("duty-scorer"))
	desk.Click("label:has(#duty-scorer)")
	desk.Wait(has("qr"))
	film(mobile, desk)
	desk.Shot("camera-invitation")

	phone.Wait(has("join"))
	phone.Click("#join")
	phone.Wait(has("open-invite"))
	phone.Click("#open-invite")
	phone.Wait(has("to-reply"))
	phone.Click("#to-reply")
	phone.Wait(has("reply"))
	phone.Shot("camera-reply")
	film(tablet, phone)

	desk.Click("#back")
	desk.Wait(has("take-in"))
	desk.Click("#take-in")
	desk.Wait(has("crew"))
	desk.WaitText("Linked")
	phone.Wait(has("keys")) // where its work is, by itself
	phone.Click("#key-w")
	desk.WaitText("Results: 1 of")
	desk.Shot("camera-linked")
	phone.Wait(`document.querySelectorAll(".board .res--wait").length === 0`)
	phone.Shot("camera-there")

	tablet.Kill()
	phone.Wait(`!document.querySelector("#waits")?.textContent.includes("Tersambung")`)
	phone.Click("#key-w")
	phone.Wait(has("send"))
	phone.Shot("camera-alone")
}
