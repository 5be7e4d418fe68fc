package e2e

import (
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/crew"
	"wasit/app/crew/frames"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/event/sheet/qr"
	"wasit/web/browsertest"
)

// clockOf is the instant of now in the page, ms since 1970: the same for all browsers on this machine.
const clockOf = `(performance.timeOrigin + performance.now())`

// noteKeys has a scorer's phone note when a finger left each of its result keys.
const noteKeys = `(() => {
	window.lifted = [];
	addEventListener("pointerup", (e) => { if (e.target.closest("#keys")) lifted.push(performance.timeOrigin + e.timeStamp); }, true);
})()`

// noteResults has the desk note when each further result has been painted.
const noteResults = `(() => {
	window.painted = [];
	let open = document.querySelectorAll("#boards .res--miss").length;
	new MutationObserver(() => {
		const now = document.querySelectorAll("#boards .res--miss").length;
		if (now >= open) return;
		open = now;
		requestAnimationFrame(() => setTimeout(() => painted.push(performance.timeOrigin + performance.now())));
	}).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
})()`

// boardsEvent is an event of n boards in their first round.
func boardsEvent(b testing.TB, boards int) file.EventBackup {
	return eventWith(b, "e2etestevent", "Piala Wali Kota", field(2*boards), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 3, TieBreaks: []string{"BH"}, TieRules: "2026"},
		journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3}, journal.PairByHand{Section: 1, Boards: turned(2*boards, 1)}, journal.Publish{Section: 1, Time: madeAt.At})
}

// BenchmarkDevices is what devices.md §4 asks of several devices, each a Chromium of its own that sees the others' screens and links with the desk:
// the touches and seconds of a person whom the test's kit plays, which takes the pictures for the cameras on the way.
func BenchmarkDevices(b *testing.B) {
	h := newHall(b, boardsEvent(b, 24))
	began := time.Now()
	ana := h.joins("en", "scorer", "", "")
	joined := time.Since(began).Seconds()
	judge := h.joins("en", "arbiter", "", "")
	typical, worst := h.timeResults(b, ana)
	rang, late := h.timeCalls(ana)
	woke := h.timePocket(ana)
	moved, touches := h.timeHandover(judge)
	report := func(name string, figures map[string]float64) {
		b.Run(name, func(b *testing.B) {
			for unit, figure := range figures {
				b.ReportMetric(figure, unit)
			}
		})
	}
	report("joins-and-links", map[string]float64{"s": joined})
	report("result-on-screen", map[string]float64{"p50-ms": typical, "worst-ms": worst, "budget-worst-ms": 300})
	report("call-rings", map[string]float64{"p50-ms": rang, "worst-ms": late, "budget-worst-ms": 300})
	report("wakes-in-pocket", map[string]float64{"s": woke})
	report("handover", map[string]float64{"s": moved, "budget-s": 30, "touches": float64(touches), "budget-touches": 5})
}

// timeResults is the way of results from the finger's lifting on a scorer's phone to the paint on the desk's screen, both slowed four
// times, in ms.
func (h *linkedHall) timeResults(b *testing.B, phone *mate) (typical, worst float64) {
	h.at(phone, "devices")
	h.at(h.desk, "round")
	h.desk.Wait(`document.querySelectorAll("#boards .res--miss").length === 24`)
	for _, m := range []*mate{h.desk, phone} {
		m.Slow(4)
		defer m.Slow(1)
	}
	phone.Eval(noteKeys, nil)
	h.desk.Eval(noteResults, nil)
	const results = 16
	for i := range results {
		h.result(phone, []string{"key-w", "key-d", "key-b"}[i%3])
		h.desk.Wait(fmt.Sprintf(`painted.length === %d`, i+1))
	}
	var lifted, painted, took []float64
	phone.Eval(`lifted`, &lifted)
	h.desk.Eval(`painted`, &painted)
	if len(lifted) != results || len(painted) != results {
		b.Fatalf("%d results entered, %d painted at the desk", len(lifted), len(painted))
	}
	for i := range lifted {
		took = append(took, painted[i]-lifted[i])
	}
	slices.Sort(took)
	return took[results/2], took[results-1]
}

// noteCalls has a phone note when a finger left the reason of a call, noteRings the desk when the bar of calls has been painted.
const (
	noteCalls = `(() => {
		window.called = [];
		addEventListener("pointerup", (e) => { if (e.target.closest("#whys")) called.push(performance.timeOrigin + e.timeStamp); }, true);
	})()`
	noteRings = `(() => {
		window.rung = [];
		let rings = false;
		new MutationObserver(() => {
			const now = document.getElementById("calls") !== null;
			if (now && !rings) requestAnimationFrame(() => setTimeout(() => rung.push(performance.timeOrigin + performance.now())));
			rings = now;
		}).observe(document.body, {subtree: true, childList: true});
	})()`
)

// timeCalls is the way of calls for the arbiter from the finger's lifting on a scorer's phone to the paint on the desk's screen, both slowed
// four times, in ms.
func (h *linkedHall) timeCalls(phone *mate) (typical, worst float64) {
	h.at(h.desk, "")
	h.at(phone, "devices")
	for _, m := range []*mate{h.desk, phone} {
		m.Slow(4)
		defer m.Slow(1)
	}
	phone.Eval(noteCalls, nil)
	h.desk.Eval(noteRings, nil)
	const calls = 8
	for i := range calls {
		phone.touch("call-arbiter")
		phone.touch("why-illegal")
		h.desk.Wait(fmt.Sprintf(`rung.length === %d`, i+1))
		phone.WaitText("The desk has heard it")
		phone.touch("take-call-back")
		h.desk.Wait(`document.getElementById("calls") === null`)
		h.at(phone, "devices")
	}
	var called, rung, took []float64
	phone.Eval(`called`, &called)
	h.desk.Eval(`rung`, &rung)
	for i := range called {
		took = append(took, rung[i]-called[i])
	}
	slices.Sort(took)
	return took[calls/2], took[calls-1]
}

// timePocket is how many seconds a phone that slept for longer than a link is silent takes until it is linked again, without a touch.
func (h *linkedHall) timePocket(phone *mate) (seconds float64) {
	h.at(h.desk, "devices")
	thaw := phone.browser.Freeze()
	h.desk.WaitText("looking for the link")
	var from, till float64
	h.desk.Eval(`(() => { window.back = 0; const look = () => { if (document.querySelector("#crew").textContent.includes("looking for the link")) requestAnimationFrame(look); else back = `+clockOf+`; }; look(); })()`, nil)
	thaw()
	h.desk.Eval(clockOf, &from)
	h.desk.Wait(`back > 0`)
	h.desk.Eval(`back`, &till)
	return max(till-from, 0) / 1000
}

// timeHandover is from the desk's death to the next result on the arbiter's phone.
func (h *linkedHall) timeHandover(judge *mate) (seconds float64, touches int) {
	h.at(judge, "round")
	judge.Wait(has("boards"))
	h.desk.browser.Kill()
	began := time.Now()
	judge.touches = 0
	h.handover(judge)
	judge.touch("key-b")
	judge.Wait(`document.querySelector("#echo .icon-check") !== null`)
	return time.Since(began).Seconds(), judge.touches
}

// BenchmarkDevicesJournal is a whole journal of 300 players and 11 rounds off a screen by the camera: eight codes a second, each third of
// them lost (devices.md §4).
func BenchmarkDevicesJournal(b *testing.B) {
	message := clubInvitation(b)
	host := browsertest.Serve(b, "")
	phone := newMate(b, host, "en", browsertest.Phone)
	phone.browser.Sees(filmOf(b, message)...)
	phone.touch("join")
	phone.Wait(has("open-invite"))
	began := time.Now()
	phone.touch("open-invite")
	phone.Wait(`document.querySelector("#waits, #become") !== null`)
	b.ReportMetric(time.Since(began).Seconds(), "s")
	b.ReportMetric(60, "budget-s")
	b.ReportMetric(float64(len(message)), "bytes")
}

// clubInvitation is the invitation of an arbiter's device to an event of 300 players after 11 rounds.
func clubInvitation(t testing.TB) []byte {
	t.Helper()
	d := journal.Device{ID: 14, Name: "Arbiter", Duty: journal.DutyArbiter}
	data, err := os.ReadFile(invitationFile(t, clubEvent(t, journal.InviteDevice{Device: d}), d))
	if err != nil {
		t.Fatal(err)
	}
	message, is, err := frames.ReadFile(data)
	if !is || err != nil {
		t.Fatal(is, err)
	}
	if sealed, err := wire.Read(message); err != nil || sealed.Kind != crew.KindInvitation {
		t.Fatal(sealed.Kind, err)
	}
	return message
}

// clubEvent is an event of 300 players after 11 rounds.
func clubEvent(t testing.TB, more ...journal.Command) file.EventBackup {
	t.Helper()
	rnd := rand.New(rand.NewPCG(11, 300))
	commands := []journal.Command{journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3}}
	for n := 1; n <= 11; n++ {
		commands = append(commands, journal.PairByHand{Section: 1, Boards: turned(300, n)}, journal.Publish{Section: 1, Time: madeAt.At})
		for board := 1; board <= 150; board++ {
			commands = append(commands, journal.EnterResult{Section: 1, Round: n, Board: board, Score: []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}[rnd.IntN(3)]})
		}
		commands = append(commands, journal.CloseRound{Section: 1, Time: madeAt.At})
	}
	return eventWith(t, "clubevent", "Kejuaraan Terbuka Depok", variousField(300), journal.SectionConfig{Name: "Open", System: "dutch", Edition: "2026", Rounds: 11, TieBreaks: []string{"BH"}, TieRules: "2026"}, append(commands, more...)...)
}

// variousField are n players with names, clubs and numbers as various as people's.
func variousField(n int) (list []journal.PlayerInfo) {
	rnd := rand.New(rand.NewPCG(300, 11))
	word := func(parts int) (s string) {
		for range parts {
			s += string("bcdfghjklmnprstw"[rnd.IntN(16)]) + string("aeiou"[rnd.IntN(5)])
		}
		return strings.ToUpper(s[:1]) + s[1:]
	}
	for range n {
		list = append(list, journal.PlayerInfo{Name: word(2+rnd.IntN(2)) + " " + word(2+rnd.IntN(3)), Club: fmt.Sprintf("SDN %02d %s", rnd.IntN(30), word(3)), Rating: 1000 + rnd.IntN(1200),
			FIDEID: fmt.Sprint(7_100_000 + rnd.IntN(900_000)), Birth: journal.Date{Year: 2010 + rnd.IntN(8), Month: 1 + rnd.IntN(12), Day: 1 + rnd.IntN(28)}})
	}
	return list
}

// filmOf is what a camera sees of the codes of a message, as long as it takes and twice: each third is lost.
func filmOf(t testing.TB, message []byte) (pictures []image.Image) {
	t.Helper()
	w, err := frames.NewWriter(message)
	if err != nil {
		t.Fatal(err)
	}
	for n := range 2 * w.Count() {
		if n%3 == 2 {
			pictures = append(pictures, image.NewGray(image.Rect(0, 0, 8, 8)))
			continue
		}
		pictures = append(pictures, pictureOf(t, w.Text(n), n))
	}
	return pictures
}

// pictureOf is a code as a screen shows it, with what is quiet around it.
func pictureOf(t testing.TB, text string, mask int) image.Image {
	t.Helper()
	code, err := qr.EncodeAlpha(text, mask)
	if err != nil {
		t.Fatal(err)
	}
	const dot, quiet = 6, 4
	side := dot * (code.Size + 2*quiet)
	p := image.NewGray(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			if !code.Dark(x/dot-quiet, y/dot-quiet) {
				p.SetGray(x, y, color.Gray{244})
			}
		}
	}
	return p
}
