package e2e

import (
	"os"
	"strconv"
	"testing"
	"time"
)

// TestDevicesLinked: four browsers of their own, the desk, two scorers and an arbiter, that meet by their cameras alone. Results go to
// the desk by themselves and from there to all; a phone wakes in a pocket; the arbiter rules and protests on its phone; a reload in the middle
// of a handshake goes on; the desk dies, the arbiter's phone becomes the desk, and a scorer who did not hear of it loses nothing.
func TestDevicesLinked(t *testing.T) {
	if os.Getenv("WASIT_LONG") == "" {
		t.Skip("a long test")
	}
	t.Parallel()
	h := newHall(t, smallEvent(t))
	ana := h.joins("id", "scorer", "1", "4")
	bo := h.joins("hr", "scorer", "5", "7")
	judge := h.joins("en", "arbiter", "", "")
	for _, m := range []*mate{ana, bo} {
		h.at(m, "devices")
	}
	h.at(h.desk, "round")
	h.result(ana, "key-w")
	h.result(bo, "key-d")
	h.desk.Wait(`document.querySelectorAll("#boards .res--miss").length === 5`)
	h.at(judge, "round")
	judge.Wait(`document.querySelectorAll("#boards .res--miss").length === 5`) // the desk's news, without a touch
	h.desk.Shot("linked-desk")
	ana.Shot("linked-scorer")

	// what a scorer puts right at once is no quarrel
	ana.Click("#b1")
	ana.touch("key-b")
	ana.Wait(`document.querySelector("#b1 .res").textContent === "0–1" && document.querySelector(".res--wait") === null`)
	h.desk.Wait(`document.querySelector("#b1 .res").textContent.includes("0–1")`)

	// in a pocket: nothing is heard for longer than a link is silent
	thaw := bo.browser.Freeze()
	h.at(h.desk, "devices")
	h.desk.WaitText("looking for the link")
	h.desk.Shot("linked-silent")
	thaw()
	began := time.Now()
	h.desk.Wait(`!document.querySelector("#crew").textContent.includes("looking for the link")`)
	t.Logf("a phone that wakes is linked after %v", time.Since(began))
	h.result(bo, "key-w")

	// a reload of the phone, and of the desk in the middle of the handshake
	ana.Reload()
	h.at(h.desk, "devices")
	h.desk.Wait(`document.querySelector("[id^=link-]") !== null`)
	h.desk.Eval(`document.querySelector("[id^=link-]").click()`, nil)
	h.desk.Wait(has("qr"))
	film(ana.browser, h.desk.Page)
	h.at(ana, "devices/desk")
	ana.Wait(has("unlinked"))
	ana.touch("take-in")
	ana.Wait(has("reply"))
	film(h.desk.browser, ana.Page)
	h.desk.Reload()
	h.desk.touch("take-in")
	h.desk.WaitText("That answer is to a code that no longer counts")
	h.desk.Shot("linked-old-answer")
	h.desk.Wait(has("qr"))
	film(ana.browser, h.desk.Page)
	was := ""
	ana.Eval(`document.querySelector("#reply #qr path").getAttribute("d")`, &was)
	ana.touch("take-in")
	ana.Wait(`document.querySelector("#reply #qr path") !== null && document.querySelector("#reply #qr path").getAttribute("d") !== ` + strconv.Quote(was))
	h.answered(ana)
	h.at(ana, "devices")
	h.result(ana, "key-d")
	h.linkAgain(judge, 2) // the desk's reload ended the others' links too
	h.at(judge, "round")

	h.protests(judge)
	h.takesOver(ana, bo, judge)
}

// protests has the arbiter's phone record a protest, which is at the desk by itself.
func (h *linkedHall) protests(judge *mate) {
	h.t.Helper()
	h.at(judge, "arbiter/appeals")
	judge.touch("protest")
	judge.Wait(has("protest-text"))
	judge.Fill("#protest-text", "The touched piece was not moved")
	judge.Shot("linked-protest")
	judge.touch("protest-do")
	h.at(h.desk, "arbiter/appeals")
	h.desk.WaitText("The touched piece was not moved")
}

// takesOver kills the desk and has the arbiter's phone become it.
func (h *linkedHall) takesOver(ana, bo, judge *mate) {
	h.t.Helper()
	h.at(judge, "round")
	judge.Wait(has("boards"))
	h.desk.browser.Kill()
	began := time.Now()
	judge.touches = 0
	h.handover(judge)
	judge.touch("key-b")
	judge.Wait(`document.querySelector("#echo .icon-check") !== null`)
	h.t.Logf("the next result stands %v and %d touches after the desk's death", time.Since(began), judge.touches)
	if judge.touches > 5 {
		h.t.Errorf("%d touches", judge.touches)
	}
	h.at(bo, "devices")
	bo.touch("key-w") // it has not heard of it
	bo.Wait(has("send"))
	h.desk = judge
	h.at(judge, "devices")
	judge.Wait(has("crew"))
	judge.Eval(`document.querySelectorAll("[id^=code-]")[1].click()`, nil)
	judge.Wait(has("qr"))
	film(bo.browser, judge.Page)
	h.at(bo, "devices/desk")
	bo.touch("take-in")
	bo.touch("yes") // another desk: a person is asked
	h.answered(bo)
	bo.Wait(`!document.querySelector("#waits").textContent.includes(":")`)
	state := h.backupNow(judge)
	round, _ := state.Round(1, 1)
	seen := map[int]int{}
	for _, b := range round.Boards {
		if b.Score.IsZero() {
			continue
		}
		seen[b.Number] = b.Entries
	}
	if len(seen) != 6 || seen[1] != 2 { // 1 and 2 of ana, 5 to 7 of bo, one of the arbiter; the first was put right once
		h.t.Errorf("the results are %v", seen)
	}
	if epoch, _ := state.Epoch(); epoch != 1 {
		h.t.Errorf("epoch %d", epoch)
	}
}
