package e2e

import (
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/web/browsertest"
)

// TestCall: a scorer's phone calls the arbiter from its board and from the board's clock, the desk and an arbiter's phone ring within a
// moment, "on my way" is seen at the board, and its end at the desk. While the desk sleeps the phone holds its number up, until the desk has
// heard it. The log tells all of it.
func TestCall(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	h := newHall(t, eventWith(t, "e2etestevent", "Piala Wali Kota", field(14), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 3,
		TimeCode: "900+10", TieBreaks: []string{"BH"}, TieRules: "2026"},
		journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3}, journal.PairByHand{Section: 1, Boards: turned(14, 1)}, journal.Publish{Section: 1, Time: madeAt.At}))
	ana := h.joins("en", "scorer", "1", "4")
	judge := h.joins("hr", "arbiter", "", "")
	h.at(judge, "round")
	h.at(h.desk, "")
	h.at(ana, "devices")
	ana.Shot("call-scorer")

	ana.touch("call-arbiter")
	ana.Wait(has("whys"))
	ana.Shot("call-board")
	began := time.Now()
	ana.touch("why-illegal")
	h.desk.Wait(has("calls"))
	t.Logf("the desk shows the call after %v", time.Since(began))
	judge.Wait(has("calls"))
	t.Logf("the arbiter's phone shows the call after %v", time.Since(began))
	judge.Shot("call-round-hr")
	ana.WaitText("The desk has heard it")
	judge.touch("calls-go")
	judge.touch("on-my-way")
	judge.Wait(has("i-am-here"))
	judge.Shot("call-arbiter-hr")
	ana.WaitText("is on the way")
	ana.Shot("call-sent")
	judge.touch("i-am-here")
	h.desk.Wait(`document.getElementById("calls") === null`)
	ana.Wait(has("call"))

	// from the clock: it calls once it stands, by a hold, and while the desk sleeps the number is held up
	h.at(ana, "devices")
	ana.touch("board-clock")
	ana.Wait(`document.querySelector("#ck[data-state=ready]") !== null`)
	press(ana.Page, "ckb", whiteRuns, 2)
	if ana.Count(".ck-hand") != 0 {
		t.Error("a clock that runs offers the call")
	}
	ana.touch("pause")
	ana.Wait(has("call-white"))
	ana.Shot("call-clock")
	thaw := h.desk.browser.Freeze()
	release := ana.Press("#call-white")
	ana.Wait(has("call-is"))
	release()
	ana.Wait(has("sign-note"))
	ana.Shot("call-sign")
	thaw()
	h.desk.Wait(has("calls"))
	ana.WaitText("The desk has heard it")
	h.desk.touch("calls-go")
	h.desk.Wait(has("on-my-way"))
	h.desk.Shot("call-desk")
	ana.touch("take-call-back")
	h.desk.Wait(has("nobody"))

	state := h.backupNow(h.desk)
	if n := len(state.Calls()); n != 0 {
		t.Errorf("%d boards still call", n)
	}
	h.at(h.desk, "data")
	for _, text := range []string{"board 1: the arbiter was called (The board calls: Illegal move)", "Board 1: the arbiter is on the way", "Board 1: the arbiter is there",
		"board 1: the arbiter was called (White calls)", "Board 1: the call was taken back"} {
		h.desk.WaitText(text)
	}
}
