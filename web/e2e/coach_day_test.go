package e2e

import (
	"fmt"
	"testing"

	"wasit/web/browsertest"
)

// finger is a coach's finger that counts the touches of each step of the day, typing apart. The limits are what a trial of the day found
// natural; a step that needs more has grown a hesitation.
type finger struct {
	*browsertest.Page
	t       *testing.T
	touches int
	leeway  int                // of them on the way to a page for which a phone has no tab
	day     int                // of all steps so far
	screen  browsertest.Screen // the tablet as it is held
	played  string             // who had White on board 1
	against string             // who had Black there
}

// upright is the tablet held upright.
var upright = browsertest.Screen{Width: 800, Height: 1280, Touch: true}

func (h *finger) touch(selector string, text ...string) {
	h.touches++
	h.Click(selector, text...)
}

// within ends a step that may take most touches.
func (h *finger) within(step string, most int) {
	h.t.Helper()
	most += h.leeway
	h.t.Logf("%s: %d touches of %d", step, h.touches, most)
	if h.touches > most {
		h.t.Errorf("%s takes %d touches, not %d", step, h.touches, most)
	}
	h.day, h.touches, h.leeway = h.day+h.touches, 0, 0
}

// to goes to a page of the event: by its tab, or where a phone has none for it by the tools of the event's page. The last tab leads there; from
// a round that is played, which fills the screen, the arrow in the bar.
func (h *finger) to(page string) {
	h.t.Helper()
	focus := h.screen == browsertest.Phone && h.Count(".app--focus") > 0
	if !focus && (h.screen != browsertest.Phone || page != "Data" && page != "Cetak") {
		h.touch(".nav a", page)
		return
	}
	h.leeway++
	if !focus {
		h.touch(".nav a", "Lainnya")
	} else if h.touch("#to-overview"); page != "Data" && page != "Cetak" {
		h.touch(".nav a", page)
		return
	}
	h.Wait(has("tools"))
	h.touch("#tools a", page)
}

// gone waits until no sheet is open.
func (h *finger) gone() { h.Wait(`document.getElementById("sheet") === null`) }

// coachDay goes on from the list of players to the end of a round, and looks at all that a coach is asked for.
func coachDay(h *finger) {
	h.comes()
	h.publishes()
	h.plays()
	h.rules()
	h.tells()
	h.moves()
	h.again()
	h.ends()
	h.t.Logf("%d × %d: %d touches from the list of players on", h.screen.Width, h.screen.Height, h.day)
}

// comes checks in every school of both sections, and closes the check-in.
func (h *finger) comes() {
	h.Click("#filter-")
	h.touch("#to-checkin")
	h.Wait(has("scope-all"))
	h.Shot("coach-checkin")
	h.Size(browsertest.Phone)
	h.Shot("coach-checkin-phone")
	h.Size(h.screen)
	schools := h.Count(`[id^="school-"][id$="-all"]`)
	for range schools {
		left := h.Count(`[id^="school-"][id$="-all"]`)
		h.touch(`[id^="school-"][id$="-all"]`)
		h.Wait(fmt.Sprintf(`document.querySelectorAll('[id^="school-"][id$="-all"]').length < %d`, left))
	}
	h.touch("#close-checkin")
	h.Wait(has("pair"))
	h.within(fmt.Sprintf("the check-in of %d schools in two sections", schools), schools+2)
}

// publishes pairs both sections, with the sheet that comes after: paper, texts, the big screen, the start.
func (h *finger) publishes() {
	h.touch("#hall")
	h.Wait(has("hall-start"))
	h.Shot("coach-hall")
	h.Fill("#hall-start", "08:30")
	h.touch("#hall-save")
	h.gone()
	h.within("the hour of the first round", 2)
	h.touch("#pair")
	h.Wait(has("draw"))
	h.touch("#draw")
	h.Wait(has("publish"))
	h.touch("#publish")
	h.Wait(has("start-now"))
	h.within("pairing and publishing", 3)
	h.Shot("coach-published")
	h.touch("#door-print")
	h.Wait(has("print"))
	h.within("to the preview of the round's paper", 3)
	h.to("Babak")
	h.Wait(has("start-round"))
	h.touch("#section")
	h.Wait(has("pair"))
	h.touch("#pair")
	h.Wait(has("draw"))
	h.touch("#draw")
	h.Wait(has("number-boards"))
	h.Shot("coach-numbers")
	h.touch("#number-boards")
	h.Wait(`document.getElementById("number-boards") === null`)
	h.within("pairing the other section, with the numbers of the hall", 5)
	h.touch("#publish")
	h.Wait(has("door-texts"))
	h.touch("#door-texts")
	h.Wait(has("copy-club-0"))
	h.Shot("coach-texts")
	h.touch("#copy-club-0")
	h.touch("#sheet .sheet__head .btn")
	h.gone()
	h.within("publishing it, and the text of a school", 4)
}

// plays starts the round and enters its results, one of them a forfeit.
func (h *finger) plays() {
	h.to("Babak")
	h.Wait(has("start-round"))
	h.touch("#start-round")
	h.Wait(has("hall-wo"))
	h.within("the start of the round", 2)
	h.Shot("coach-round")
	h.Size(upright)
	h.Shot("coach-round-upright")
	h.Size(browsertest.Phone)
	h.Shot("coach-round-phone")
	h.Size(h.screen)
	if h.screen == browsertest.Phone { // there it stands among the other acts on a board
		h.touch("#key-more")
		h.leeway++
		h.Wait(has("call"))
		h.touch("#call")
	} else {
		h.touch("#call-wide")
	}
	h.Wait(has("call-speak"))
	h.touch("#sheet .sheet__head .btn")
	h.gone()
	h.within("calling the open boards", 2)
	h.touch("#key-wo")
	h.Wait(has("walkover"))
	h.Shot("coach-walkover")
	h.touch("#score-0")
	h.gone()
	h.within("a forfeit", 2)
	left := 0
	h.Eval(`document.querySelectorAll("#boards .res--miss").length`, &left)
	for n := left; n > 0; n-- {
		h.touch("#key-w")
		h.Wait(fmt.Sprintf(`document.querySelectorAll("#boards .res--miss").length === %d`, n-1))
	}
	h.within(fmt.Sprintf("%d results", left), left)
	h.touch("#b2")
	h.touch("#key-d")
	h.Wait(`document.querySelector("#b2 .res").textContent.includes("½")`)
	h.within("a wrong result, put right", 2)
}

// rules records an offence from the board in hand.
func (h *finger) rules() {
	h.touch("#b1")
	h.Eval(`document.querySelectorAll("#b1 .name")[0].textContent`, &h.played)
	h.Eval(`document.querySelectorAll("#b1 .name")[1].textContent`, &h.against)
	h.touch("#key-offence")
	h.Wait(`document.querySelector(".pb") !== null`)
	h.within("from a board to its offence", 2)
	h.Eval(`history.back()`, nil)
	h.Wait(has("close"))
	h.touch("#close")
	h.Wait(`document.getElementById("all-in") === null`)
	h.within("closing the round", 1)
}

// tells looks at the standing, the schools and the prizes, corrects an old result, and lets a player go.
func (h *finger) tells() {
	h.to("Klasemen")
	h.Wait(has("standings"))
	h.within("the standing", 1)
	h.touch(".seg__o", "Sekolah")
	h.Wait(has("schools-all"))
	h.Shot("coach-schools-ranked")
	h.within("the ranking of schools over both sections", 2)
	h.touch(".seg__o", "Hadiah")
	h.Wait(has("add-prize"))
	h.within("the prizes", 2)
	h.to("Pemain")
	h.Wait(has("players"))
	h.touch("#players .rowlink", h.played) // whoever had a bye has no result to correct
	h.Wait(has("correct-1"))
	h.touch("#correct-1")
	h.Wait(has("effect"))
	var other string // than the one that stands
	h.Eval(`(() => { const now = [...document.querySelectorAll("#sheet p")].map((t) => t.innerText).find((t) => /1–0|0–1|\+/.test(t)); return now.includes("1–0") ? "0–1" : "1–0" })()`, &other)
	h.touch("#sheet label", other)
	h.Wait(has("correct-name"))
	h.touch("#correct")
	h.gone()
	h.within("an old result", 5)
	h.touch("#withdraw")
	h.Wait(has("return"))
	h.within("letting a player go, from his page", 1)
	h.to("Data")
	h.Wait(has("log-search"))
	h.Shot("coach-log")
	h.touch(`.bar a[aria-label="Beranda"]`)
	h.Wait(has("running"))
	h.Shot("coach-home")
	h.Size(browsertest.Phone)
	h.Shot("coach-home-phone")
	h.Size(h.screen)
	h.touch("#continue-1")
	h.Wait(has("pair"))
	h.within("the log, home and back", 3)
}

// moves takes a player into the other section after the first round, and finds there what became of it.
func (h *finger) moves() {
	h.to("Pemain")
	h.Wait(has("players"))
	h.touch("#players .rowlink", h.against)
	h.Wait(has("move-1"))
	h.touch("#move-1")
	h.Wait(has("transfer"))
	h.Shot("coach-transfer")
	h.touch("#transfer")
	h.gone()
	h.Wait("location.pathname.includes(`/s1/player/`)")
	h.within("a player of the wrong section", 4)
}

// again is the next round: no lot, no question about the colour.
func (h *finger) again() {
	h.to("Babak")
	h.Wait(has("key-w"))
	h.touch("#section")
	h.Wait(has("pair"))
	h.touch("#pair")
	h.Wait(has("publish"))
	h.touch("#publish")
	h.Wait(has("start-now"))
	h.touch("#start-now")
	h.Wait(has("key-w"))
	h.within("the next round of the other section, as far as its start", 5)
	h.touch("#key-w")
	h.within("its first result", 1)
}

// ends closes the day before its last round: that sections are open is said, papers and the next event are there.
func (h *finger) ends() {
	h.to("Data")
	h.Wait(has("end"))
	h.touch("#end")
	h.Wait(has("yes"))
	h.Shot("coach-end")
	h.touch("#yes")
	h.gone()
	h.Wait(has("reopen-event"))
	h.within("the end of the day", 4)
	for _, paper := range []string{"Piagam", "Berita acara"} {
		h.to("Cetak")
		h.Wait(`document.querySelector("#sheets a, .leaf, .tools") !== null`)
		h.touch("main a", paper)
		h.Wait(has("print"))
		h.Shot("coach-" + paper[:3])
		h.within(paper, 3)
	}
}
