package round

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// offered returns which of keys the page offers.
func (d *desk) offered(keys ...string) string {
	v := view.New(i18n.EN, "")
	Render(v, d.m.Session, d.m.Model, d.m.Pairing)
	var list []string
	for _, key := range keys {
		if _, ok := v.ActOf(key); ok {
			list = append(list, key)
		}
	}
	return strings.Join(list, " ")
}

// TestScreens walks a round from its pairing to its end: what the page shows, and which acts it offers.
func TestScreens(t *testing.T) {
	keys := []string{"pair", "reopen", "stop", "again", "discard", "swap", "publish", "key-w", "key-undo", "call-wide", "undo-last", "b1", "close", "check-stop", "finish"}
	d := event(t, 4, 2)
	step := func(name string, want screen, offers string) {
		t.Helper()
		if got := d.m.screen(); got != want {
			t.Errorf("%s: screen %d, want %d", name, got, want)
		}
		if got := d.offered(keys...); got != offers {
			t.Errorf("%s: offers %q, want %q", name, got, offers)
		}
	}
	step("before round 1", screenBefore, "pair")
	d.m.Pairing.Running = true
	step("the engine at work", screenRunning, "stop")
	d.m.Pairing.Running = false
	d.Pair()
	step("draft", screenDraft, "again discard swap publish b1")
	d.m.Pairing.Swap = true
	step("swapping", screenDraft, "again discard swap")
	d.send(publishRound{})
	step("changes by hand end before they are published", screenDraft, "again discard swap")
	d.m.Pairing.Swap = false
	d.send(publishRound{})
	step("no result", screenResults, "key-w key-undo call-wide b1")
	d.send(enterScore{Score: journal.WhiteWins})
	step("one result", screenResults, "key-w key-undo call-wide b1")
	d.send(enterScore{Score: journal.Drawn})
	step("all results", screenResults, "undo-last b1 close")
	d.send(startCheck{How: journal.CheckRead})
	step("verification", screenVerify, "b1 check-stop")
	d.send(stopCheck{})
	d.send(closeRound{})
	step("before round 2", screenBefore, "pair reopen")
	d.Go(d.Route.Path() + "/1")
	if d.Route.Round != 1 {
		t.Fatalf("address %+v", d.Route)
	}
	step("round 1 again", screenClosed, "b1")
	d.Go(session.Route{Page: session.PageRound, Event: d.Event.ID}.Path())
	d.Pair()
	d.send(publishRound{})
	d.Score(journal.BlackWins)
	d.send(closeRound{})
	step("all rounds played", screenBefore, "finish")
	d.Did(journal.FinishEvent{Time: 1})
	step("finished", screenBefore, "")
	d.Go(d.Route.Path() + "/2")
	step("a round of what is finished", screenClosed, "")
}

func TestAttendance(t *testing.T) {
	d := event(t, 5, 3)
	coming, list := d.m.attendance(1)
	if len(coming) != 5 || len(list) != 0 {
		t.Fatalf("%d coming, %v away", len(coming), list)
	}
	d.Did(journal.Withdraw{Players: []journal.PlayerID{2}})
	d.Did(journal.RequestBye{Players: []journal.PlayerID{3}, Round: 1, Bye: journal.Zero})
	coming, list = d.m.attendance(1)
	var got []string
	for _, a := range list {
		got = append(got, fmt.Sprint(a.player.ID, " ", a.why))
	}
	want := []string{"2 " + i18n.AwayWithdrawn.EN, "3 " + i18n.AbsenceText(journal.Dutch, string(journal.Zero)).EN}
	if len(coming) != 3 || !slices.Equal(got, want) {
		t.Errorf("%d coming, away %q, want %q", len(coming), got, want)
	}
	if coming, list = d.m.attendance(2); len(coming) != 4 || len(list) != 1 {
		t.Errorf("a bye is for its round: %d coming, %d away", len(coming), len(list))
	}
}

func TestAbsence(t *testing.T) {
	gone := journal.Player{Entered: 3}
	for _, c := range []struct {
		kind journal.ByeKind
		want string
	}{
		{journal.Free, i18n.AwayFree.HR}, {journal.Zero, i18n.HR.T(i18n.AwayLater, "3")},
	} {
		if got := absence(i18n.HR, journal.Dutch, gone, c.kind, 2); got != c.want {
			t.Errorf("%q: %q, want %q", c.kind, got, c.want)
		}
	}
	if got := absence(i18n.HR, journal.Keizer, journal.Player{}, journal.Full, 2); got != i18n.AbsenceText(journal.Keizer, string(journal.Full)).HR || got == absence(i18n.HR, journal.Dutch, journal.Player{}, journal.Full, 2) {
		t.Errorf("a full bye has a name of its own in Keizer: %q", got)
	}
}

// boardsOf makes n boards, those in with a result.
func boardsOf(n int, in ...int) []journal.Row {
	rows := make([]journal.Row, n)
	for i := range rows {
		rows[i].Number = i + 1
		if slices.Contains(in, i+1) {
			rows[i].Score = journal.Drawn
		}
	}
	return rows
}

func upTo(from, to int) (list []int) {
	for n := from; n <= to; n++ {
		list = append(list, n)
	}
	return list
}

func TestJumps(t *testing.T) {
	for _, c := range []struct {
		name    string
		rows    int
		in      []int
		missing []int
		board   int
		want    []int
	}{
		{"a board that is in keeps its place", 4, []int{2}, []int{1, 3, 4}, 1, []int{1, 0, 3, 4}},
		{"the last short list", jumpsMost, []int{1}, upTo(2, jumpsMost), 1, append([]int{0}, upTo(2, jumpsMost)...)},
		{"a long list from its beginning", 100, nil, upTo(1, 100), 1, upTo(1, jumpsMost)},
		{"from the one in hand on", 200, nil, upTo(1, 200), 50, upTo(50, 109)},
		{"never fewer near the end", 100, nil, upTo(1, 100), 95, upTo(41, 100)},
		{"few are missing of many", 100, nil, []int{7, 99}, 50, []int{7, 99}},
		{"one in hand that is in", 200, []int{51}, append(upTo(1, 50), upTo(52, 200)...), 51, upTo(52, 111)},
	} {
		if got := jumps(boardsOf(c.rows, c.in...), c.missing, c.board); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// TestTally: whatever the results are, their sum is the number of slips.
func TestTally(t *testing.T) {
	for _, c := range []struct {
		tally journal.Tally
		want  string
	}{
		{journal.Tally{White: 2, Draws: 1, Black: 3}, "2 1 3 0"},
		{journal.Tally{White: 1, Draws: 1, Black: 1, Forfeits: 2, BothForfeit: 1}, "1 1 1 3"},
		{journal.Tally{White: 3, Unusual: 1, Adjourned: 2}, "3 0 0 0 3"},
	} {
		var got []string
		sum := 0
		list := tally(c.tally, 6, false)
		for _, x := range list {
			got, sum = append(got, fmt.Sprint(x.n)), sum+x.n
		}
		if strings.Join(got, " ") != c.want || sum != 6 {
			t.Errorf("%+v: %v, sum %d", c.tally, got, sum)
		}
		if (len(list) == 5) != (c.want == "3 0 0 0 3") || len(list) == 5 && list[4].name != textResultOthers {
			t.Errorf("%+v: %d cells", c.tally, len(list))
		}
	}
}

func TestWindowOfBoards(t *testing.T) {
	for _, c := range []struct {
		name           string
		n, hand, more  int
		only           func(journal.Row) bool
		still          bool
		from, to       int
		before, behind string
		left           int
	}{
		{"all of a usual round", many, 3, 0, nil, false, 1, many, "", "", 0},
		{"around the one in hand", 350, 120, 0, nil, false, 101, 200, "1–100", "201–300", 0},
		{"the last block", 350, 350, 0, nil, false, 301, 350, "201–300", "", 0},
		{"none in hand", 350, 351, 0, nil, false, 1, 100, "", "", 250},
		{"more of them", 350, 351, 2, nil, false, 1, 300, "", "", 50},
		{"and all", 350, 351, 9, nil, false, 1, 350, "", "", 0},
		{"only read", 350, 120, 0, nil, true, 1, 350, "", "", 0},
		{"few of many", 350, 120, 0, func(r journal.Row) bool { return r.Number > 300 }, false, 301, 350, "", "", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := windowOf(boardsOf(c.n), look{selected: c.hand, Only: c.only, Still: c.still}, c.more)
			if got := numbers(w.rows); got != fmt.Sprintf("%d–%d", c.from, c.to) || len(w.rows) != c.to-c.from+1 {
				t.Errorf("drawn %s", got)
			}
			if numbers(w.before) != c.before || numbers(w.behind) != c.behind || w.left != c.left {
				t.Errorf("before %q, behind %q, %d left", numbers(w.before), numbers(w.behind), w.left)
			}
			if !c.still && w.at >= 0 && w.rows[w.at].Number != c.hand {
				t.Errorf("in hand is %d", w.rows[w.at].Number)
			}
		})
	}
	for hand, want := range map[int]int{0: 16, 3: 16, 9: 16, 10: 17, 40: 47, 100: 100} {
		if got := len(windowOf(boardsOf(100), look{selected: hand}, 0).first(16)); got != want {
			t.Errorf("board %d in hand: a brief drawing has %d rows, want %d", hand, got, want)
		}
	}
}

// numbers writes the first and the last board of a list.
func numbers(rows []journal.Row) string {
	if len(rows) == 0 {
		return ""
	}
	return fmt.Sprintf("%d–%d", rows[0].Number, rows[len(rows)-1].Number)
}

// TestLines: what a row says, and what touching it does.
func TestLines(t *testing.T) {
	d := published(t, 4)
	first := d.m.Event.Ahead.Rows(1, 1)[0]
	scored := first
	scored.Score = journal.WhiteWins
	fixed := scored
	fixed.Corrected = true
	for _, c := range []struct {
		name                string
		row                 journal.Row
		look                look
		result, class       string
		choice              choice
		seen, between, swap bool
	}{
		{"missing", first, look{}, i18n.ResultMissing.EN, "res--miss", choiceNone, false, false, false},
		{"in", scored, look{}, "1–0", "num", choiceNone, false, false, false},
		{"corrected", fixed, look{}, "1–0", "num res--changed", choiceNone, false, false, false},
		{"decided by the cap", scored, look{capped: map[int]bool{1: true}}, "1–0 c", "num", choiceNone, false, false, false},
		{"of a draft", first, look{draft: true, swap: true}, "", "", choiceNone, false, true, true},
		{"in hand", scored, look{selected: 1}, "1–0", "num", choiceHand, false, false, false},
		{"another is in hand", scored, look{selected: 2}, "1–0", "num", choiceOther, false, false, false},
		{"verified: the result is not shown", scored, look{checked: map[int]bool{1: true}}, "", "", choiceNone, true, false, false},
		{"to be verified: neither", scored, look{checked: map[int]bool{}}, i18n.ResultMissing.EN, "res--miss", choiceNone, false, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := lineOf(view.New(i18n.EN, ""), d.m, c.row, c.look)
			if l.Result != c.result || l.Class != c.class || l.Choice != c.choice || l.Seen != c.seen || l.Between != c.between || (l.White.Act != "") != c.swap {
				t.Errorf("%+v", l)
			}
			if l.ID != "b1" || l.Act != "" || l.White.Name != d.m.Name(c.row.WhitePlayer) {
				t.Errorf("%+v", l)
			}
		})
	}
	v := view.New(i18n.EN, "")
	l := lineOf(v, d.m, first, look{Still: true, act: func(r journal.Row) session.Msg { return selectBoard{Board: r.Number} }, name: func(journal.Row) string { return "name" }})
	if got, ok := v.ActOf("b1"); !ok || got != (selectBoard{Board: 1}) || l.Act != "b1" || l.Key != "name" || l.ID != "" {
		t.Errorf("touched: %v, %+v", got, l)
	}
}

// TestWarningsOfADraft: the kinds that must not go on the wall unread are bad, and each names who it is about.
func TestWarningsOfADraft(t *testing.T) {
	d := event(t, 4, 3)
	d.Pair()
	bad := []journal.WarningKind{journal.WarnStale, journal.WarnUnpaired, journal.WarnAbsentPaired, journal.WarnSecondBye, journal.WarnRematch, journal.WarnForbidden}
	titles := map[string]bool{}
	all := append(slices.Clone(bad), journal.WarnWalkOver, journal.WarnPresentBye, journal.WarnMissing, journal.WarnColor, journal.WarnTable, journal.WarnSameName, journal.WarnSameClub)
	for _, kind := range all {
		got := d.m.note(journal.Warning{Kind: kind, Board: 2, Round: 1, Players: []journal.PlayerID{1, 2}})
		if want := map[bool]string{true: "bad", false: "warn"}[slices.Contains(bad, kind)]; got.kind != want {
			t.Errorf("%s is %q", kind, got.kind)
		}
		if kind != journal.WarnStale && !strings.Contains(got.text, "Player 01") {
			t.Errorf("%s does not say who: %q", kind, got.text)
		}
		titles[got.title] = true
	}
	if len(titles) != len(all) {
		t.Errorf("%d titles for %d warnings", len(titles), len(all))
	}
}

// TestCopyReadsARound: on a copy whose desk is another device no screen of a round offers a key that would be refused, and the boards are read.
func TestCopyReadsARound(t *testing.T) {
	keys := []string{"again", "discard", "reopen", "key-w", "key-undo", "call-wide", "undo-last", "b1", "close", "check-read", "warning-0-do", "pair-in-0"}
	d := event(t, 5, 2)
	leads := func(elsewhere bool) {
		crew := session.Crew{}
		if elsewhere {
			crew.Me, crew.Backup = 9, true
		}
		d.Event.Crew = crew
	}
	read := func(name string, want screen, offers string) {
		t.Helper()
		leads(true)
		if !d.Event.OnlyReads() {
			t.Fatal("the copy may write")
		}
		if got := d.m.screen(); got != want {
			t.Errorf("%s: screen %d, want %d", name, got, want)
		}
		if got := d.offered(keys...); got != offers {
			t.Errorf("%s: offers %q, want %q", name, got, offers)
		}
		leads(false)
	}
	d.Did(journal.InviteDevice{Device: journal.Device{ID: 9, Name: "HP Bu Sari", Duty: journal.DutyArbiter}})
	d.Pair()
	read("draft", screenDraft, "b1") // why this pairing
	d.send(publishRound{})
	read("no result", screenClosed, "")
	_, html := d.draw()
	d.send(enterScore{Score: journal.WhiteWins})
	leads(true)
	if _, html = d.draw(); !strings.Contains(html, "1–0") || !strings.Contains(html, i18n.EN.N(textResultLeft, 1)) {
		t.Errorf("the copy does not show what is in and what is left: %s", html)
	}
	leads(false)
	d.send(enterScore{Score: journal.Drawn})
	read("all results", screenClosed, "")
	d.send(closeRound{})
	read("before round 2", screenBefore, "")
}
