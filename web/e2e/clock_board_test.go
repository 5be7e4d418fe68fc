package e2e

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/web/browsertest"
)

// TestClockOfBoard: from a board of the round to its clock in one touch, and its result back into the round with one; the code of a slip
// opens the board on the phone that has the event, and a clock with the names on any other.
func TestClockOfBoard(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	openBackup(p, host, backupWith(t, field(6), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 3, TimeCode: "900+10",
		TieBreaks: []string{"BH"}, TieRules: "2026", Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}))
	p.Click(".nav a", "Round")
	draftFirst(p)
	publish(p)
	p.Wait(has("board-clock"))
	p.Shot("round-board-clock")
	p.Tap("#board-clock")
	p.Wait(`document.querySelector("#ck[data-state=ready]") !== null && document.querySelectorAll("#ck [data-name]").length === 2`)
	p.Shot("clock-of-board")
	if got := p.Text("#ck-preset"); !strings.Contains(got, "15+10") {
		t.Errorf("the clock of the board is %q", got)
	}
	press(p, "ckb", whiteRuns, 2)
	press(p, "ckw", blackRuns, 3)
	p.Click("#pause")
	p.Wait(has("game"))
	p.Click("#game")
	p.Click("#end")
	p.Click("#win-black")
	p.Wait(has("give-result"))
	p.Shot("clock-give-result")
	p.Click("#give-result")
	p.Wait(`document.getElementById("clock-result-1") === null && document.querySelector("#b1 .res").textContent === "0–1" && document.getElementById("left").textContent.includes("2")`)

	order := session.LayClock{Place: session.BoardPlace{Event: "e2etestevent", Section: 1, Round: 1, Board: 3}, Names: [2]string{"Budi <b>Santoso</b>", "Žarko Čačić"}, Text: "15+10", Claim: true}
	p.Go(host.URL + "clock#" + session.ClockLink(order))
	p.Wait(has("now") + ` && document.getElementById("now").textContent.includes("Board 3")`)
	other := browsertest.Light(t)
	other.Language("hr")
	other.Allow("navigator.vibrate") // the first touch of a page may not shake it yet
	other.Size(browsertest.Phone)
	other.Go(host.URL + "clock#" + session.ClockLink(order))
	other.Wait(`document.querySelector("#ck[data-state=ready]") !== null && document.querySelector("#ckw [data-name]").textContent === "Budi <b>Santoso</b>" && location.hash === ""`)
	other.Shot("clock-of-link")
	press(other, "ckb", whiteRuns, 2)
	other.Wait(has("pause") + ` && document.getElementById("claim") === null`) // no time is over
}
