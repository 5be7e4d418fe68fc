package sheet

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestRescueWhilePlayed: the sheet printed while a round is played holds what it holds after it, but for the points of the
// boards without result: who goes on by hand has only these to write.
func TestRescueWhilePlayed(t *testing.T) {
	h := open(t, 6, field(13))
	h.start()
	h.play()
	h.play()
	h.pair()
	h.do(journal.EnterResult{Section: 1, Round: 3, Board: 1, Score: journal.BlackWins})
	h.do(journal.EnterResult{Section: 1, Round: 3, Board: 2, Score: journal.BlackForfeits})
	h.do(journal.EnterResult{Section: 1, Round: 3, Board: 3, Score: journal.Adjourned})
	s := h.source(i18n.EN)
	during := newInfo(s).rescueRows()
	sheet := h.make(Rescue, i18n.EN)
	text := words(sheet.HTML())
	round, _ := h.Round(1, 3)
	one, _ := h.Player(round.Boards[3].White)
	for _, w := range []string{"New points", "Round 3 is being played", " " + newInfo(s).l.Int(int(one.TPN)) + ". " + one.Name} {
		if !strings.Contains(text, w) {
			t.Errorf("lacks %q in %s", w, text)
		}
	}
	if got, want := strings.Count(sheet.HTML(), `rbox--pts"></b>`), 2*(len(round.Boards)-2); got != want {
		t.Errorf("%d boxes are empty, want %d", got, want)
	}
	for _, b := range h.MissingBoards(1, 3) {
		h.do(journal.EnterResult{Section: 1, Round: 3, Board: b, Score: journal.Drawn})
	}
	h.do(journal.EnterResult{Section: 1, Round: 3, Board: 3, Score: journal.WhiteWins})
	after := newInfo(h.source(i18n.EN)).rescueRows()
	for _, f := range during {
		g := after[slices.IndexFunc(after, func(g rescueRow) bool { return g.p.ID == f.p.ID })]
		if !slices.Equal(f.colors, g.colors) || !slices.Equal(f.met, g.met) || !slices.Equal(f.byes, g.byes) || !slices.Equal(f.forfeits, g.forfeits) {
			t.Errorf("%s: %v %v %v %v, after the round %v %v %v %v", f.p.Name, f.colors, f.met, f.byes, f.forfeits, g.colors, g.met, g.byes, g.forfeits)
		}
		if f.known && f.now != g.points {
			t.Errorf("%s: %v new points, the round gave %v", f.p.Name, f.now, g.points)
		}
	}
}

// TestRescueFirst: before round 1 the steps say whom the colour drawn belongs to; the free form leaves a line for it.
func TestRescueFirst(t *testing.T) {
	h := open(t, 6, field(8))
	if text := words(h.make(Blank, i18n.EN).HTML()); !strings.Contains(text, "odd numbers have ______,") {
		t.Errorf("no room for the colour in %s", text)
	}
	h.start()
	sec, _ := h.Section(1)
	want := map[bool]string{true: "odd numbers have White,", false: "odd numbers have Black,"}[sec.Color == swiss.White]
	if text := words(h.make(Rescue, i18n.EN).HTML()); !strings.Contains(text, want) {
		t.Errorf("lacks %q in %s", want, text)
	}
	h.play()
	if text := words(h.make(Rescue, i18n.EN).HTML()); strings.Contains(text, "odd numbers have") {
		t.Error("the colours of round 1 before round 2")
	}
}

// TestLeaverOnPaper: the games of who left a round robin before half of them count in no column of points, and every sheet
// with points says so (C.05).
func TestLeaverOnPaper(t *testing.T) {
	h := upTo(t, journal.SectionConfig{System: journal.RoundRobin}, 6, 2)
	round, _ := h.Round(1, 1)
	gone, winner := round.Boards[0].Black, round.Boards[0].White
	h.do(journal.Withdraw{Players: []journal.PlayerID{gone}, From: 3})
	s := h.source(i18n.EN)
	for i, p := range s.Ranking.Places { // as standings count it
		if who, _ := h.PlayerByTPN(1, p.TPN); who.ID == winner {
			s.Ranking.Places[i].Points -= swiss.Point
		}
	}
	for _, kind := range []Kind{Standings, Cross, Rescue} {
		d, ok := Make(kind, s)
		text := words(d.HTML())
		if !ok || !strings.Contains(text, h.name(gone)+" left after 2 of 5 games: those results count for nobody (C.05).") {
			t.Errorf("%s lacks what became of the games: %s", kind, text)
		}
	}
	in, before := newInfo(s), swiss.Points(0)
	for n := 1; n <= 2; n++ { // with what he has against who left
		r, _ := h.Round(1, n)
		for _, b := range r.Boards {
			switch winner {
			case b.White:
				before += swiss.StandardScoring().Of(b.Score.White)
			case b.Black:
				before += swiss.StandardScoring().Of(b.Score.Black)
			}
		}
	}
	for _, f := range in.rescueRows() {
		if f.p.ID == winner && f.points != before-swiss.Point {
			t.Errorf("the winner has %v points on the rescue sheet", f.points)
		}
	}
	if text := words(h.make(Rescue, i18n.EN).HTML()); !strings.Contains(text, "(withdrawn)") {
		t.Errorf("the rounds to come hold games of the leaver: %s", text)
	}
}
