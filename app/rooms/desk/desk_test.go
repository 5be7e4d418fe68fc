package desk

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// TestIncidents enters every incident of the list as at the desk and compares what was shown, what was recorded and what the
// Laws say.
func TestIncidents(t *testing.T) {
	text, err := os.ReadFile("../../../testdata/laws/incidents.tsv")
	if err != nil {
		t.Fatal(err)
	}
	d := hallOf(t, 140)
	board := 0
	for line := range strings.Lines(string(text)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || len(f) != 6 {
			continue
		}
		board++
		d.incident(board, f)
	}
	if board < 60 {
		t.Errorf("%d incidents, want 60", board)
	}
}

func (d *arbiter) incident(board int, f []string) {
	d.t.Helper()
	words := strings.Fields(f[3])
	d.Did(journal.ChooseLaws{Section: 1, Laws: lawsOf(f[0], f[1], words)})
	white := board%2 == 1
	for _, w := range words {
		if kinds, ok := strings.CutPrefix(w, "after="); ok {
			for _, k := range strings.Split(kinds, ",") {
				d.take(board, white)
				d.send(chooseOffence{ruling.Kind(k)})
				d.send(setMate{"can"})
				d.send(recordOffence{})
				d.NoNotice("an earlier offence")
			}
		}
	}
	d.take(board, white)
	d.send(chooseOffence{ruling.Kind(f[2])})
	d.sendFacts(words)
	shown, err := d.m.preview(d.m.Offence)
	if err != nil {
		d.t.Fatalf("%v: %v", f, err)
	}
	d.send(recordOffence{})
	d.NoNotice("recording")
	ledger := d.m.Event.Kept.Ledger(d.m.Event.Section)
	got := ledger[len(ledger)-1]
	if got.ID != d.m.Done || got.Board != board || !sameRuling(&got.Ruling, &shown) {
		d.t.Errorf("%v: recorded %+v, shown %+v", f, got, shown)
	}
	if s := consequence(&got.Ruling); s != f[5] || got.Ruling.Article != f[4] {
		d.t.Errorf("incident %d: %s\n got Art. %s: %s\nwant Art. %s: %s", board, strings.Join(f[:4], " "), got.Ruling.Article, s, f[4], f[5])
	}
	for _, l := range i18n.All() {
		w := phrase.Of(l, &got.Ruling, d.m.incidentNames(got.Offence))
		if len(w.Lines) == 0 || slices.ContainsFunc(w.Lines, func(x phrase.Line) bool { return strings.TrimSpace(x.Text) == "" }) {
			d.t.Errorf("incident %d in %s: %q", board, l.Tag(), w)
		}
	}
}

func lawsOf(edition, class string, words []string) ledger.Laws {
	l := ledger.Laws{}
	var overlay, full string
	l.Edition, overlay, _ = strings.Cut(edition, "+")
	l.Class, full, _ = strings.Cut(class, " ")
	l.Supervised = full == "full"
	if overlay == "O2SN" {
		l.Overlay = rules.O2SN2013().ID
	}
	for _, w := range words {
		l.Quickplay = l.Quickplay || w == "announced"
		l.DeviceMilder = l.DeviceMilder || w == "milder"
		if n, ok := strings.CutPrefix(w, "default="); ok {
			fmt.Sscan(n, &l.DefaultMinutes)
			l.DefaultSet = true
		}
	}
	return l
}

// sendFacts enters the facts of an incident as its keys do.
func (d *arbiter) sendFacts(words []string) {
	d.t.Helper()
	for fact, word := range map[offenceFact]string{factClaimed: "claimed", factReplied: "replied", factSameMove: "same-move", factUnpressed: "before-press"} {
		d.send(tickFact{fact, slices.Contains(words, word)})
	}
	d.send(setMate{"can"})
	for _, w := range words {
		switch {
		case w == "cannot-mate":
			d.send(setMate{"cannot"})
		case w == "mate?":
			d.send(setMate{""})
		case strings.HasPrefix(w, "late="):
			late, _ := time.ParseDuration(w[5:])
			d.send(changeLateness{Minutes: int(late.Minutes())})
		}
	}
}

// consequence writes a ruling in the words of the list.
func consequence(r *ruling.Ruling) string {
	if r.Refusal != "" {
		return "nothing: " + string(r.Refusal) + map[bool]string{true: ", stands"}[r.Stands]
	}
	var out []string
	add := func(on bool, words string) {
		if on {
			out = append(out, words)
		}
	}
	for _, p := range r.Penalties {
		add(p.Kind == rules.TimeToOpponent, fmt.Sprintf("+%d", int(p.Time.Minutes())))
		add(p.Kind == rules.RoundsOut, "sits out")
	}
	add(r.Carded, fmt.Sprintf("cards %d/%d", r.Cards.Cards, r.Cards.ToLose))
	add(r.Open, "open")
	add(!r.Open && (r.Result == rules.BlackWins || r.Result == rules.WhiteWins), "lost")
	add(r.Result == rules.Drawn, "draw")
	add(len(r.Discretion) > 0, fmt.Sprintf("arbiter %d", len(r.Discretion)))
	add(r.ToLose > 0, fmt.Sprintf("%d of %d", r.Count, r.ToLose))
	add(r.Restore, "back")
	add(r.Queen, "queen")
	add(r.FreePiece, "free piece")
	add(r.Stands, "stands")
	return strings.Join(out, ", ")
}

// TestDeskFlow: a wrong figure is erased, back goes a step, undo brings the ruling in hand again, a second touch on the key
// records nothing, and the result that a ruling gave is asked for.
func TestDeskFlow(t *testing.T) {
	d := hallOf(t, 24)
	d.Did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Overlay: rules.O2SN2013().ID, Class: "standard"}})
	d.send(startOffence{})
	d.send(typeDigit{1})
	d.send(typeDigit{7}) // no board 17: begins anew
	if d.m.Board != 7 {
		t.Fatalf("board %d", d.m.Board)
	}
	d.send(eraseDigit{})
	d.send(findByName{})
	d.send(findText{"player 03"})
	found := d.m.foundPlayers()
	if len(found) != 1 || found[0].Player.Name != "Player 03" {
		t.Fatalf("found %v", found)
	}
	d.send(takeBoard{found[0].Board, found[0].Player.ID})
	d.send(findText{"clock hard"})
	if list := d.m.offenceRows(); len(list) != 1 || list[0].Kind != ruling.ClockHandling {
		t.Fatalf("offences found: %v", list)
	}
	d.send(chooseOffence{ruling.ClockHandling})
	d.send(stepBack{})
	d.send(chooseOffence{ruling.KingCaptured})
	d.send(recordOffence{})
	d.send(recordOffence{})
	if n := len(d.m.Event.Kept.Incidents(1)); n != 1 {
		t.Fatalf("%d incidents", n)
	}
	d.send(undoRecord{})
	if d.m.Step != stepRuling || len(d.m.Event.Kept.Incidents(1)) != 0 {
		t.Fatalf("after undo: step %d, %v", d.m.Step, d.m.Event.Kept.Incidents(1))
	}
	d.send(recordOffence{})
	d.send(startOffence{Board: found[0].Board, Player: found[0].Player.ID})
	d.send(chooseOffence{ruling.IllegalMove})
	if !d.m.Offence.Claimed {
		t.Error("an offence that needs the opponent's claim is one by claim at first")
	}
	d.send(recordOffence{})
	p := d.m.Event.Kept.Proposals(1, 1)
	if len(p) != 1 || p[0].Board != found[0].Board {
		t.Fatalf("four cards propose %v", p)
	}
	want := session.CorrectResult{Round: 1, Board: p[0].Board, Score: p[0].Score}
	d.Go(d.m.Route.In(session.PageArbiter).Path())
	v := view.New(i18n.EN, "")
	Render(v, d.m.Session, d.m.Model, d.m.Clock)
	if got, ok := v.ActOf(fmt.Sprintf("result-%d", p[0].Board)); !ok || got != want {
		t.Errorf("the key of the proposal asks for %+v, want %+v", got, want)
	}
}

// TestDeskPenalty: where the arbiter chooses, the choice is recorded in the same act, and taken back with it.
func TestDeskPenalty(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "rapid")
	d.take(2, false)
	d.send(chooseOffence{ruling.Disturbing})
	d.send(choosePenalty{rules.TimeToOpponent})
	d.send(changeAmount{1})
	if d.m.Penalty.Seconds != 90 {
		t.Errorf("one minute and a step: %d s", d.m.Penalty.Seconds)
	}
	d.send(choosePenalty{rules.GameLost})
	d.send(recordOffence{})
	in := d.m.Event.Kept.Ledger(1)
	if len(in) != 1 || len(in[0].Penalties) != 1 || in[0].Penalties[0].Kind != rules.GameLost {
		t.Fatalf("%+v", in)
	}
	if p := d.m.Event.Kept.Proposals(1, 1); len(p) != 1 || p[0].Score != journal.WhiteWins {
		t.Errorf("proposed %v", p)
	}
	d.send(undoRecord{})
	if len(d.m.Event.Kept.Incidents(1)) != 0 || d.m.Penalty.Kind != rules.GameLost {
		t.Errorf("after undo: %v, penalty %v", d.m.Event.Kept.Incidents(1), d.m.Penalty)
	}
}

// TestDeskAsks: only facts on which the ruling hangs are asked.
func TestDeskAsks(t *testing.T) {
	d := hallOf(t, 8)
	for _, c := range []struct {
		class string
		kind  ruling.Kind
		want  []offenceFact
	}{
		{"standard", ruling.IllegalMove, []offenceFact{factUnpressed}},
		{"rapid", ruling.IllegalMove, []offenceFact{factReplied, factUnpressed}},
		{"standard", ruling.FlagFallen, []offenceFact{factMate}},
		{"standard", ruling.Disturbing, nil},
		{"standard", ruling.TwoHands, []offenceFact{factUnpressed, factSameMove, factMate}},
	} {
		if c.kind == ruling.TwoHands {
			d.take(1, true)
			d.send(chooseOffence{ruling.IllegalMove})
			d.send(recordOffence{})
		}
		d.playBy("E23", c.class)
		d.take(1, true)
		d.send(chooseOffence{c.kind})
		if got := d.m.openFacts(); !slices.Equal(got, c.want) {
			t.Errorf("%s %s: %v, want %v", c.class, c.kind, got, c.want)
		}
	}
}

// TestLatenessByTheRound: how late a player is begins with the signal of the round; without one nobody is late, and nothing that can be
// recorded with one touch loses a game that the clock of the round has not lost.
func TestLatenessByTheRound(t *testing.T) {
	for _, c := range []struct {
		signal bool
		passed time.Duration
		kind   ruling.Kind
		want   int // minutes
		lost   bool
	}{
		{false, time.Hour, ruling.Late, 0, false}, {false, time.Hour, ruling.BothAbsent, 0, false},
		{true, 17*time.Minute + 47*time.Second, ruling.Late, 18, false}, {true, 30 * time.Minute, ruling.Late, 30, false},
		{true, 30*time.Minute + time.Second, ruling.Late, 31, true}, {true, 31 * time.Minute, ruling.BothAbsent, 31, true},
		{true, 0, ruling.Late, 0, false}, {true, -5 * time.Minute, ruling.Late, 0, false}, {true, 40 * 24 * time.Hour, ruling.Late, maxLate / 60, true},
	} {
		d := hallOf(t, 8)
		d.Did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E23", Class: "standard", DefaultMinutes: 30, DefaultSet: true}})
		start := d.Env().Now
		if c.signal {
			d.Did(journal.StartRound{Section: 1, Time: start.UnixMilli()})
		}
		d.take(1, true)
		o := d.m.usualOffence(c.kind, start.Add(c.passed))
		out, err := d.m.preview(o)
		if got := o.LateBy; got != c.want*60 || err != nil || out.Ends() != c.lost {
			t.Errorf("%v, signal %v, %v on: %d s late, lost %v, %v", c.kind, c.signal, c.passed, got, out.Ends(), err)
		}
	}
}

// TestUsualPenalty: who has pressed the clock over men that he knocked down gives the opponent time, unless the arbiter chooses another
// penalty; before the press, for other offences and under cards nothing is chosen beforehand.
func TestUsualPenalty(t *testing.T) {
	for _, c := range []struct {
		laws ledger.Laws
		kind ruling.Kind
		want int // seconds
	}{
		{ledger.Laws{Edition: "E23", Class: "standard"}, ruling.KnockFewAfter, 120}, {ledger.Laws{Edition: "E23", Class: "standard"}, ruling.KnockManyAfter, 120},
		{ledger.Laws{Edition: "E23", Class: "blitz"}, ruling.KnockFewAfter, 60}, {ledger.Laws{Edition: "E09", Class: "standard"}, ruling.KnockManyAfter, 120},
		{ledger.Laws{Edition: "E23", Class: "standard"}, ruling.KnockFewBefore, 0}, {ledger.Laws{Edition: "E23", Class: "standard"}, ruling.Disturbing, 0},
		{ledger.Laws{Overlay: "O2SN-2013", Class: "rapid"}, ruling.KnockManyAfter, 0},
	} {
		d := hallOf(t, 8)
		d.Did(journal.ChooseLaws{Section: 1, Laws: c.laws})
		d.take(1, true)
		d.send(chooseOffence{c.kind})
		if p := d.m.Penalty; p.Seconds != c.want || (p.Kind == rules.TimeToOpponent) != (c.want > 0) {
			t.Errorf("%+v, %s: %+v", c.laws, c.kind, p)
		}
		if isKnock(c.kind) && c.want == 0 && c.laws.Overlay == "" {
			d.send(tickFact{Fact: factKnockPressed, On: true})
			if d.m.Penalty.Seconds != 120 {
				t.Errorf("told to be after the press: %+v", d.m.Penalty)
			}
		}
	}
}

// TestCardActs: under cards the keys of O2SN 13 and 14 name the acts of the sheet, in both classes; under the Laws alone they name none.
func TestCardActs(t *testing.T) {
	for _, c := range []struct {
		laws ledger.Laws
		kind ruling.Kind
		want string
	}{
		{ledger.Laws{Overlay: "O2SN-2013", Class: "rapid"}, "clock_handling", "more than two fingers"}, {ledger.Laws{Overlay: "O2SN-2013", Class: "standard"}, "clock_handling", "with a piece"},
		{ledger.Laws{Overlay: "O2SN-2013", Class: "rapid"}, "piece_over_edge", "30%"}, {ledger.Laws{Edition: "E23", Class: "rapid"}, "clock_handling", ""},
		{ledger.Laws{Edition: "E23", Class: "standard"}, "piece_over_edge", ""},
	} {
		d := hallOf(t, 8)
		d.Did(journal.ChooseLaws{Section: 1, Laws: c.laws})
		d.m.Settings.Lang = i18n.EN
		d.take(1, true)
		row, _ := d.m.offenceRow(c.kind, nil)
		if c.want == "" && (strings.Contains(row.Under, "fingers") || strings.Contains(row.Under, "30%")) || !strings.Contains(row.Under, c.want) {
			t.Errorf("%+v, %s: %q, want %q", c.laws, c.kind, row.Under, c.want)
		}
	}
}
