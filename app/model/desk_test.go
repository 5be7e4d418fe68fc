package model

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/verdict"
	"wasit/rules"
	"wasit/rules/ruling"
)

// hallOf is an event in its published first round, on the arbiter's desk.
func hallOf(t *testing.T, players int) *desk {
	t.Helper()
	d := event(t, players, 5)
	d.send(PairNext{})
	d.send(Draw{})
	d.send(PublishRound{})
	d.send(Navigated{d.m.Route.In(PageArbiter).Path()})
	d.noNotice("publishing")
	return d
}

// take brings a player of a board in hand by the figures of the keypad.
func (d *desk) take(board int, white bool) {
	d.t.Helper()
	d.send(DeskStart{})
	for _, f := range fmt.Sprint(board) {
		d.send(DeskDigit{int(f - '0')})
	}
	_, rows := d.m.DeskRows()
	if d.m.Desk.Board != board {
		d.t.Fatalf("board %d in hand, want %d", d.m.Desk.Board, board)
	}
	d.send(DeskTake{Board: board})
	p := rows[board-1].BlackPlayer
	if white {
		p = rows[board-1].WhitePlayer
	}
	d.send(DeskTake{board, p.ID})
}

// TestIncidents enters every incident of the list as at the desk and compares what was shown, what was recorded and what the
// Laws say.
func TestIncidents(t *testing.T) {
	text, err := os.ReadFile("../../testdata/laws/incidents.tsv")
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

func (d *desk) incident(board int, f []string) {
	d.t.Helper()
	words := strings.Fields(f[3])
	d.send(SetLaws{func(l *journal.Laws) { *l = lawsOf(f[0], f[1], words) }})
	white := board%2 == 1
	for _, w := range words {
		if kinds, ok := strings.CutPrefix(w, "after="); ok {
			for _, k := range strings.Split(kinds, ",") {
				d.take(board, white)
				d.send(DeskChoose{ruling.Kind(k)})
				d.send(DeskEdit{func(o *journal.Offence) { o.Mate = "can" }})
				d.send(DeskRecord{})
				d.noNotice("an earlier offence")
			}
		}
	}
	d.take(board, white)
	d.send(DeskChoose{ruling.Kind(f[2])})
	d.send(DeskEdit{func(o *journal.Offence) { setFacts(o, words) }})
	shown, err := d.m.preview(d.m.Desk.Offence)
	if err != nil {
		d.t.Fatalf("%v: %v", f, err)
	}
	d.send(DeskRecord{})
	d.noNotice("recording")
	ledger := d.m.Event.Kept.Ledger(d.m.Event.Section)
	got := ledger[len(ledger)-1]
	if got.ID != d.m.Desk.Done || got.Board != board || !sameRuling(&got.Ruling, &shown) {
		d.t.Errorf("%v: recorded %+v, shown %+v", f, got, shown)
	}
	if s := consequence(&got.Ruling); s != f[5] || got.Ruling.Article != f[4] {
		d.t.Errorf("incident %d: %s\n got Art. %s: %s\nwant Art. %s: %s", board, strings.Join(f[:4], " "), got.Ruling.Article, s, f[4], f[5])
	}
	for _, l := range i18n.All() {
		w := verdict.Of(l, &got.Ruling, d.m.IncidentNames(got.Offence))
		if len(w.Lines) == 0 || slices.ContainsFunc(w.Lines, func(x verdict.Line) bool { return strings.TrimSpace(x.Text) == "" }) {
			d.t.Errorf("incident %d in %s: %q", board, l.Tag(), w)
		}
	}
}

func lawsOf(edition, class string, words []string) journal.Laws {
	l := journal.Laws{}
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

func setFacts(o *journal.Offence, words []string) {
	o.Mate, o.Claimed = "can", slices.Contains(words, "claimed")
	o.Replied, o.SameMove = slices.Contains(words, "replied"), slices.Contains(words, "same-move")
	o.Unpressed = slices.Contains(words, "before-press")
	for _, w := range words {
		switch {
		case w == "cannot-mate":
			o.Mate = "cannot"
		case w == "mate?":
			o.Mate = ""
		case strings.HasPrefix(w, "late="):
			late, _ := time.ParseDuration(w[5:])
			o.LateBy = int(late.Seconds())
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
// records nothing, and the result that a ruling gave is entered.
func TestDeskFlow(t *testing.T) {
	d := hallOf(t, 24)
	d.send(SetLaws{func(l *journal.Laws) { l.Overlay, l.Class = rules.O2SN2013().ID, "standard" }})
	d.send(DeskStart{})
	d.send(DeskDigit{1})
	d.send(DeskDigit{7}) // no board 17: begins anew
	if d.m.Desk.Board != 7 {
		t.Fatalf("board %d", d.m.Desk.Board)
	}
	d.send(DeskErase{})
	d.send(DeskByName{})
	d.send(DeskFind{"player 03"})
	found := d.m.DeskPlayers()
	if len(found) != 1 || found[0].Player.Name != "Player 03" {
		t.Fatalf("found %v", found)
	}
	d.send(DeskTake{found[0].Board, found[0].Player.ID})
	d.send(DeskFind{"clock hard"})
	if list := d.m.DeskList(); len(list) != 1 || list[0].Kind != ruling.ClockHandling {
		t.Fatalf("offences found: %v", list)
	}
	d.send(DeskChoose{ruling.ClockHandling})
	d.send(DeskBack{})
	d.send(DeskChoose{ruling.KingCaptured})
	d.send(DeskRecord{})
	d.send(DeskRecord{})
	if n := len(d.m.Event.Kept.Incidents(1)); n != 1 {
		t.Fatalf("%d incidents", n)
	}
	d.send(DeskUndo{})
	if d.m.Desk.Step != DeskRuling || len(d.m.Event.Kept.Incidents(1)) != 0 {
		t.Fatalf("after undo: step %d, %v", d.m.Desk.Step, d.m.Event.Kept.Incidents(1))
	}
	d.send(DeskRecord{})
	d.send(DeskStart{Board: found[0].Board, Player: found[0].Player.ID})
	d.send(DeskChoose{ruling.IllegalMove})
	if !d.m.Desk.Offence.Claimed {
		t.Error("an offence that needs the opponent's claim is one by claim at first")
	}
	d.send(DeskRecord{})
	p := d.m.Event.Kept.Proposals(1, 1)
	if len(p) != 1 || p[0].Board != found[0].Board {
		t.Fatalf("four cards propose %v", p)
	}
	d.send(DeskResult{1, p[0].Board, p[0].Score})
	if got := d.m.scoreOn(1, p[0].Board); got != p[0].Score {
		t.Errorf("entered %v", got)
	}
	for _, r := range d.log {
		if line := d.m.LogLine(r); line == d.m.Lang().T(i18n.LogUnknown) {
			t.Errorf("record %d (%s) has no words", r.Seq, r.Kind())
		}
	}
}

// TestDeskPenalty: where the arbiter chooses, the choice is recorded in the same act, and taken back with it.
func TestDeskPenalty(t *testing.T) {
	d := hallOf(t, 8)
	d.send(SetLaws{func(l *journal.Laws) { l.Edition, l.Class = "E23", "rapid" }})
	d.take(2, false)
	d.send(DeskChoose{ruling.Disturbing})
	d.send(DeskPenalty{rules.TimeToOpponent})
	d.send(DeskAmount{1})
	if d.m.Desk.Penalty.Seconds != 90 {
		t.Errorf("one minute and a step: %d s", d.m.Desk.Penalty.Seconds)
	}
	d.send(DeskPenalty{rules.GameLost})
	d.send(DeskRecord{})
	in := d.m.Event.Kept.Ledger(1)
	if len(in) != 1 || len(in[0].Penalties) != 1 || in[0].Penalties[0].Kind != rules.GameLost {
		t.Fatalf("%+v", in)
	}
	if p := d.m.Event.Kept.Proposals(1, 1); len(p) != 1 || p[0].Score != journal.WhiteWins {
		t.Errorf("proposed %v", p)
	}
	d.send(DeskUndo{})
	if len(d.m.Event.Kept.Incidents(1)) != 0 || d.m.Desk.Penalty.Kind != rules.GameLost {
		t.Errorf("after undo: %v, penalty %v", d.m.Event.Kept.Incidents(1), d.m.Desk.Penalty)
	}
}

// TestDeskAsks: only facts on which the ruling hangs are asked.
func TestDeskAsks(t *testing.T) {
	d := hallOf(t, 8)
	for _, c := range []struct {
		class string
		kind  ruling.Kind
		want  []DeskFact
	}{
		{"standard", ruling.IllegalMove, []DeskFact{FactUnpressed}},
		{"rapid", ruling.IllegalMove, []DeskFact{FactReplied, FactUnpressed}},
		{"standard", ruling.FlagFallen, []DeskFact{FactMate}},
		{"standard", ruling.Disturbing, nil},
		{"standard", ruling.TwoHands, []DeskFact{FactUnpressed, FactSameMove, FactMate}},
	} {
		if c.kind == ruling.TwoHands {
			d.take(1, true)
			d.send(DeskChoose{ruling.IllegalMove})
			d.send(DeskRecord{})
		}
		d.send(SetLaws{func(l *journal.Laws) { l.Edition, l.Class = "E23", c.class }})
		d.take(1, true)
		d.send(DeskChoose{c.kind})
		if got := d.m.DeskFacts(); !slices.Equal(got, c.want) {
			t.Errorf("%s %s: %v, want %v", c.class, c.kind, got, c.want)
		}
	}
}
