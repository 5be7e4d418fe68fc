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
	screen  browsertest.Screen // the tablet as it is held
	played  string             // who sat on board 1
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
	h.t.Logf("%s: %d touches of %d", step, h.touches, most)
	if h.touches > most {
		h.t.Errorf("%s takes %d touches, not %d", step, h.touches, most)
	}
	h.touches = 0
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
	h.Click(".nav a", "Babak")
	h.Wait(has("start-round"))
	h.Click("#section")
	h.Wait(has("pair"))
	h.Click("#pair")
	h.Wait(has("draw"))
	h.Click("#draw")
	h.Wait(has("number-boards"))
	h.Shot("coach-numbers")
	h.touch("#number-boards")
	h.Wait(`document.getElementById("number-boards") === null`)
	h.within("numbers of the hall", 1)
	h.Click("#publish")
	h.Wait(has("door-texts"))
	h.touch("#door-texts")
	h.Wait(has("copy-club-0"))
	h.Shot("coach-texts")
	h.touch("#copy-club-0")
	h.within("the text of a school", 3)
	h.Click("#sheet .sheet__head .btn")
	h.gone()
}

// plays starts the round and enters its results, one of them a forfeit.
func (h *finger) plays() {
	h.Click(".nav a", "Babak")
	h.Wait(has("start-round"))
	h.touch("#start-round")
	h.Wait(has("hall-wo"))
	h.within("the start of the round", 1)
	h.Shot("coach-round")
	h.Size(upright)
	h.Shot("coach-round-upright")
	h.Size(browsertest.Phone)
	h.Shot("coach-round-phone")
	h.Size(h.screen)
	h.touch("#call-wide")
	h.Wait(has("sheet"))
	h.within("calling the open boards", 1)
	h.Click("#sheet .sheet__head .btn")
	h.gone()
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
}

// rules records an offence from the board in hand.
func (h *finger) rules() {
	h.Click("#b1")
	h.Eval(`document.querySelector("#b1 .name").textContent`, &h.played)
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
	h.touch(".nav a", "Klasemen")
	h.Wait(has("standings"))
	h.within("the standing", 1)
	h.touch(".seg__o", "Sekolah")
	h.Wait(has("schools-all"))
	h.Shot("coach-schools-ranked")
	h.within("the ranking of schools over both sections", 2)
	h.touch(".seg__o", "Hadiah")
	h.Wait(has("add-prize"))
	h.within("the prizes", 2)
	h.touch(".nav a", "Pemain")
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
	h.Click(".nav a", "Data")
	h.Wait(has("log-search"))
	h.Shot("coach-log")
	h.Click(`.bar a[aria-label="Beranda"]`)
	h.Wait(has("running"))
	h.Shot("coach-home")
	h.Size(browsertest.Phone)
	h.Shot("coach-home-phone")
	h.Size(h.screen)
}
