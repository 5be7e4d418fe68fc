package e2e

import (
	"fmt"
	"testing"

	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// TestDeskFacts asks the newer questions of the desk in the browser, a language for each part of the way: settings of the event with a
// number of one's own, phones of 2009, both players absent, men knocked over and the clock pressed, the second illegal move that asks the
// board whether the claimant can mate, castling lost on the board, and points that change a result.
func TestDeskFacts(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	p, host := openDesk(t)
	settings(p, host)
	phones(p, host)
	amountsOf(p, host)
	secondIllegal(p, host)
	castlingLost(t, p, host)
	pointsOff(p, host)
	for _, fault := range p.Faults() {
		t.Error(fault)
	}
}

// inLanguage opens a page of the desk in another language.
func inLanguage(p *browsertest.Page, host *browsertest.Host, l i18n.Lang, sheet string) {
	speak(p, host, l)
	p.Go(host.URL + deskPath + sheet) // nothing that was begun in another language
}

// speak chooses another language in the settings.
func speak(p *browsertest.Page, host *browsertest.Host, l i18n.Lang) {
	p.Show(host.URL + "settings")
	p.Wait(has("lang-" + l.Tag()))
	p.Tap("label:has(#lang-" + l.Tag() + ")")
	p.Wait(`document.documentElement.lang === "` + l.Tag() + `"`)
}

func pick(p *browsertest.Page, id string) {
	p.Tap("label:has(#" + id + ")")
	p.Wait(`document.getElementById("` + id + `")?.checked`)
}

func settings(p *browsertest.Page, host *browsertest.Host) {
	p.Show(host.URL + deskPath + "/laws")
	p.Wait(has("laws"))
	p.Fill("#default-own", "12")
	p.Tap("#default-own-set")
	p.Wait(`document.getElementById("default-12")?.checked`)
	p.Fill("#draw-own", "0")
	p.Tap("#draw-own-set")
	p.Wait(has("draw-own-err"))
	p.LongShot("facts-laws-bad")
	p.Fill("#draw-own", "25")
	p.Tap("#draw-own-set")
	p.Wait(`document.getElementById("draw-25")?.checked`)
	pick(p, "chess960")
	p.LongShot("facts-laws")
	p.Click(`header a[href$="/arbiter"]`) // within the app: a reload could be faster than the store
	p.Wait(has("start-position"))
	p.Shot("facts-desk")
	p.Show(host.URL + deskPath + "/laws")
	p.Wait(has("chess960"))
	p.Tap("label:has(#chess960)")
	p.Wait(`document.getElementById("chess960")?.checked === false`)
}

func phones(p *browsertest.Page, host *browsertest.Host) {
	inLanguage(p, host, i18n.HR, "/laws")
	p.Wait(has("laws"))
	pick(p, "edition-E09")
	p.Wait(`document.getElementById("quickplay") === null`)
	p.Go(host.URL + deskPath + "/offence")
	takeBoard(p, 1, true)
	p.Wait(`document.querySelector("section:first-of-type #of-device_sounds") !== null`)
	p.LongShot("facts-phones-list-hr")
	p.Tap("#of-device_sounds")
	p.Wait(has("mate-can"))
	p.LongShot("facts-phone-sounds-hr")
	p.Show(host.URL + deskPath + "/laws")
	p.Wait(has("laws"))
	pick(p, "edition-none")
}

func amountsOf(p *browsertest.Page, host *browsertest.Host) {
	inLanguage(p, host, i18n.EN, "/offence")
	takeBoard(p, 2, true)
	p.Tap("#of-both_absent")
	p.Wait(has("late-black"))
	p.WaitText(i18n.EN.T(i18n.Offences["both_absent"]))
	p.Fill("#late", "61") // nothing is lost before somebody says how late they are
	p.Fill("#late-black", "61")
	p.WaitText("Both players lose the game")
	p.LongShot("facts-both-absent")
	p.Fill("#late-black", "0")
	p.WaitText("loses the game")
	p.Tap("#desk-back")
	p.Wait(has("desk-find"))
	p.Tap("#of-knock_le2_before_press")
	pick(p, "knocked-true")
	p.Wait(has("ran"))
	p.Tap(".stepper:has(#ran) button:last-child")
	p.WaitText("Take 5 seconds off")
	p.LongShot("facts-knocked")
	p.Size(browsertest.Tablet)
	p.Dark(true)
	p.Shot("facts-knocked-tablet-dark")
	p.Dark(false)
	p.Size(browsertest.Phone)
}

func secondIllegal(p *browsertest.Page, host *browsertest.Host) {
	inLanguage(p, host, i18n.ID, "/claim")
	for n := range 2 {
		p.Go(host.URL + deskPath + "/claim")
		takeBoard(p, 3, true)
		p.Tap("#claim-illegal")
		answers(p, "which illegal_move", "pressed yes")
		if n == 0 {
			p.Wait(has("todo"))
			p.Tap("#desk-record")
			p.Wait(has("recorded"))
			p.Tap("#desk-other")
			p.Wait(has("board-no"))
		}
	}
	shownAs(p, "#question", i18n.ID.T(i18n.Questions["mate"]))
	p.Shot("facts-mate-asked")
	p.Tap("#on-board")
	p.Wait(has("fen"))
	p.Fill("#fen", "8/8/4k3/8/8/4K3/8/6N1 b - - 0 1")
	p.Tap("#ask")
	p.Wait(has("desk-bring"))
	p.Tap("#desk-bring")
	p.Wait(has("todo"))
	p.WaitText("Partai remis")
	p.LongShot("facts-mate-answered")
	p.Tap("#desk-record")
	p.Wait(has("recorded"))
}

func castlingLost(t *testing.T, p *browsertest.Page, host *browsertest.Host) {
	inLanguage(p, host, i18n.HR, "/laws")
	p.Wait(has("laws"))
	pick(p, "class-rapid")
	p.Go(host.URL + deskPath + "/claim")
	takeBoard(p, 4, true)
	p.Tap("#claim-setup")
	for _, a := range []string{"wrong_men", "no", "yes"} {
		p.Wait(has("answer-" + a))
		p.Tap("#answer-" + a)
	}
	p.Wait(has("castling-board"))
	p.LongShot("facts-castling-hr")
	p.Tap("#castling-board")
	p.Wait(has("wrong-king"))
	p.Tap("label:has(#wrong-king)")
	p.Wait(has("castling-says"))
	p.Shot("facts-castling-board-hr")
	p.Tap("#forbid-castling")
	p.Wait(has("castling-w"))
	for i, move := range [][2]string{{"g1", "f3"}, {"g8", "f6"}, {"e2", "e4"}, {"e7", "e5"}, {"f1", "e2"}, {"f8", "e7"}} {
		p.Tap("#sq-" + move[0])
		p.Tap("#sq-" + move[1])
		p.Wait(has(fmt.Sprintf("ply-%d", i+1)))
	}
	p.Tap("#sq-e1")
	p.Tap("#sq-g1")
	p.LongShot("facts-castling-refused-hr")
	if n := p.Count("#ply-7"); n != 0 {
		t.Error("the board let White castle")
	}
	p.Size(browsertest.Tablet)
	p.Shot("facts-castling-tablet-hr")
	p.Size(browsertest.Phone)
}

func pointsOff(p *browsertest.Page, host *browsertest.Host) {
	inLanguage(p, host, i18n.ID, "/offence")
	takeBoard(p, 1, true)
	p.Tap("#of-disturbing")
	p.Wait(has("penalty-5"))
	p.Tap("#penalty-5")
	p.Wait(has("penalty"))
	p.Tap("#desk-record")
	p.Wait(has("recorded"))
	p.LongShot("facts-points-recorded")
	p.Show(host.URL + "event/desktestevent/round")
	p.Wait(has("key-w"))
	p.Tap("#key-w")
	p.Wait(has("again")) // the ruling takes points: the bare result needs its key twice
	p.Tap("#key-w")
	p.Wait(`document.querySelector("#echo .icon-check") !== null`)
	p.Show(host.URL + deskPath)
	p.Wait(has("proposal-1"))
	p.LongShot("facts-points-proposed")
	p.Tap("#result-1")
	p.Wait(`document.getElementById("proposal-1") === null`)
	p.LongShot("facts-points-entered")
}
