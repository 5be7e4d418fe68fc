package standings

import (
	"fmt"
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/keizer"
	"wasit/swiss/tiebreak"
)

// TestSums: the values of an opened row in the order of the columns, each from its rounds, with its article.
func TestSums(t *testing.T) {
	d := plays(t, 4, journal.SectionConfig{System: journal.RoundRobin, Rounds: 3, TieBreaks: []string{"DE", "SB"}})
	d.Closed()
	d.Closed()
	table := d.at(session.PageStandings)
	tpn := table.Rows[0].TPN
	d.Touch(fmt.Sprint("row-", tpn))
	var got []string
	for _, s := range d.m.sums(d.Event.Open[0]) {
		line := s.title + " " + s.value + " " + s.article
		for _, x := range s.terms {
			line += fmt.Sprint("; ", x.round, " ", x.text, " ", x.amount)
		}
		got = append(got, line)
	}
	a, b := d.m.nameOf(table.Tournament.Entry(tpn, 1).Opponent), d.m.nameOf(table.Tournament.Entry(tpn, 2).Opponent)
	want := []string{"Points 2 C.07 4.1; 1 " + a + " 1; 2 " + b + " 1", "Sonneborn-Berger 2 C.07 9.1; 1 " + a + ": 1 1; 2 " + b + ": 1 1"}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	d.Says("opened", "Sonneborn-Berger 2 C.07 9.1 1 "+a+": 1 1", "Player's page")
	d.Touch(fmt.Sprint("row-", tpn))
	d.Says("closed", "!Player's page")
}

// rated are four players with their numbers, in order of rating.
func rated(t *testing.T) *desk {
	d := plays(t, 4, journal.SectionConfig{System: journal.Dutch, Edition: "2026", Rounds: 3})
	d.Pair()
	return d
}

// TestCutTerm C.07 14.1: what is cut stays in the list, and is marked.
func TestCutTerm(t *testing.T) {
	d := rated(t)
	bh := tiebreak.Arithmetic{Code: tiebreak.Code{Name: "BH"}, Unit: 10, Article: "8.1", Parts: []tiebreak.Part{
		{Round: 1, Opponent: 2, Source: tiebreak.FromOpponent, Score: 5, Real: 5, Amount: 5, Cut: tiebreak.CutLow},
		{Round: 2, Opponent: 3, Source: tiebreak.FromOpponent, Score: 15, Real: 15, Amount: 15}}}
	got := d.m.sum(bh).terms
	want := []term{{"1", "Player 02: 0.5 · cut (lowest)", "0.5", true}, {"2", "Player 03: 1.5", "1.5", false}}
	if !slices.Equal(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

// TestEncounterTable C.07 6: who was tied, what they made against each other, and whether that decides.
func TestEncounterTable(t *testing.T) {
	d := rated(t)
	e := &tiebreak.Encounter{Players: []swiss.TPN{3, 1}, Met: [][]int{{0, 1}, {1, 0}}, Scored: [][]swiss.Points{{0, 10}, {0, 0}}, Groups: [][]swiss.TPN{{3}, {1}}}
	for decided, verdict := range map[bool]i18n.Text{true: textSumDecided, false: textSumUndecided} {
		e.Decided = decided
		s := d.m.sum(tiebreak.Arithmetic{Code: tiebreak.Code{Name: "DE"}, Encounter: e})
		got := fmt.Sprint(s.encounter.rows, s.encounter.verdict)
		if want := "[{1 Player 03 [× 1] 1} {2 Player 01 [0 ×] 0}]" + verdict.EN; got != want || s.terms != nil {
			t.Errorf("decided %v: %s, want %s", decided, got, want)
		}
	}
}

// TestKeizerSum: the own value, then share × value of each round, add up to the points of the row (formats.md part 2).
func TestKeizerSum(t *testing.T) {
	d := plays(t, 5, journal.SectionConfig{System: journal.Keizer, Rounds: 4})
	d.Closed()
	d.Closed()
	table := d.at(session.PageStandings)
	for i, r := range table.Rows {
		d.Send(toggleArithmetic{TPN: r.TPN})
		s := d.m.sums(d.Event.Open[i])[0]
		if s.total != i18n.EN.Tenths(int(r.Points)) || len(s.terms) != 3 {
			t.Errorf("player %d: the terms %+v give %s, the row has %d tenths", r.TPN, s.terms, s.total, r.Points)
		}
	}
	first := table.Rows[0].TPN
	a, b := d.m.nameOf(table.Tournament.Entry(first, 1).Opponent), d.m.nameOf(table.Tournament.Entry(first, 2).Opponent)
	want := sum{title: "Keizer points", how: textKeizerHow.EN, total: "14", terms: []term{
		{"", "Own value: 1 × 6", "6", false}, {"1", a + " 1: 1 × 3", "3", false}, {"2", b + " 1: 1 × 5", "5", false}}}
	got := d.m.sums(d.Event.Open[0])[0]
	if !slices.Equal(got.terms, want.terms) || got.total != want.total || got.how != want.how || got.title != want.title || got.note != "" {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	d.Says("opened", "Keizer points "+want.how, "2 "+b+" 1: 1 × 5 5 Sum 14")
	d.Event.Open[0].Frozen, d.Event.Open[0].Steps = true, 2
	if got := d.m.sums(d.Event.Open[0])[0]; got.how != textKeizerHowFrozen.EN || got.note != i18n.EN.T(textKeizerCycle, "2") {
		t.Errorf("rounds that keep their values, ranked in turns: %+v", got)
	}
}

// TestKeizerTerm: each part says what happened and what it gave.
func TestKeizerTerm(t *testing.T) {
	d := rated(t)
	half := keizer.Award{Share: keizer.Unit / 2}
	for _, c := range []struct {
		name   string
		part   keizer.Part
		joined bool
		want   string
	}{
		{"a win", keizer.Part{Round: 1, Entry: swiss.Entry{Opponent: 2, Outcome: swiss.Win}, Award: keizer.Award{Share: keizer.Unit}, Value: 30}, true, "Player 02 1: 1 × 30"},
		{"a loss gives nothing", keizer.Part{Round: 1, Entry: swiss.Entry{Opponent: 2, Outcome: swiss.Loss}}, true, "Player 02 0"},
		{"the bye", keizer.Part{Round: 2, Entry: swiss.Entry{Outcome: swiss.PAB}, Award: half, Value: 20}, true, "bye: 1/2 × 20"},
		{"excused, at fixed points", keizer.Part{Round: 2, Entry: swiss.Entry{Outcome: swiss.HalfBye}, Award: keizer.Award{IsFixed: true, Fixed: 4 * keizer.Unit}}, true, "excused: 4 points"},
		{"before joining", keizer.Part{Round: 1, Entry: swiss.Entry{Outcome: swiss.Absent}}, false, "before joining"},
		{"withdrawn later", keizer.Part{Round: 4, Entry: swiss.Entry{Outcome: swiss.Absent}}, true, i18n.AwayWithdrawn.EN},
	} {
		if got := d.m.keizerTerm(c.part, c.joined); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
