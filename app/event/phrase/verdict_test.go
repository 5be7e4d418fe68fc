package phrase

import (
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal/ledger"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// TestOn: what the arbiter chose stands where he had to choose, under the same articles; what he added comes after the ruling.
func TestOn(t *testing.T) {
	who := Names{"Ana", "Ivo", true}
	e, _ := rules.EditionOf("E23")
	r := ruling.Rules{Edition: e}
	for _, c := range []struct {
		kind     ruling.Kind
		given    []ledger.Penalty
		lines    int
		last     string
		articles int
	}{
		{ruling.Disturbing, nil, 2, "The arbiter chooses the penalty.", 3},
		{ruling.Disturbing, []ledger.Penalty{{Kind: rules.TimeToOpponent, Seconds: 120}}, 2, "Ivo +2 min", 3},
		{ruling.IllegalMove, []ledger.Penalty{{Kind: rules.TimeOff, Seconds: 60}}, 4, "Ana −1 min", 0},
	} {
		out, err := r.Rule(ruling.Case{Kind: c.kind, Offender: ruling.Side(true), Pressed: true, LateBy: time.Minute})
		if err != nil {
			t.Fatal(err)
		}
		w := On(i18n.EN, &ledger.Ruled{Incident: ledger.Incident{Penalties: c.given}, Ruling: out}, who)
		if last := w.Lines[len(w.Lines)-1]; len(w.Lines) != c.lines || last.Text != c.last || len(last.Articles) != c.articles {
			t.Errorf("%s %v: %+v", c.kind, c.given, w.Lines)
		}
	}
}

// TestTouchMoveFirst: where touch-move was refused the first line says what must be played, with its article; the penalty comes behind it.
// In other rulings nothing of it is said.
func TestTouchMoveFirst(t *testing.T) {
	for _, e := range rules.Editions() {
		r := ruling.Rules{Edition: e, Class: rules.Standard}
		for _, kind := range []ruling.Kind{ruling.TouchRefused, ruling.IllegalMove, ruling.Disturbing, ruling.NoRecording} {
			out, err := r.Rule(ruling.Case{Kind: kind, Offender: ruling.Side(true), By: ruling.Opponent, Pressed: true})
			if err != nil {
				t.Fatal(err)
			}
			for l, want := range map[i18n.Lang]string{i18n.ID: "Ana wajib menjalankan buah yang disentuh", i18n.EN: "Ana must play the touched piece", i18n.HR: "Ana mora odigrati dirnutu figuru"} {
				lines := Of(l, &out, Names{Offender: "Ana", Opponent: "Budi"}).Lines
				if first := strings.HasPrefix(lines[0].Text, want) && len(lines[0].Articles) == 1; first != (kind == ruling.TouchRefused) {
					t.Errorf("%s %s %s: %+v", e.ID, l.Tag(), kind, lines)
				}
			}
		}
	}
}

// TestOnAfterTheGame: where the offender's game is over no clock is stopped, and it may be raised while the round lasts; in a game that goes
// on both are as always.
func TestOnAfterTheGame(t *testing.T) {
	e, _ := rules.EditionOf("E09")
	o := rules.O2SN2013()
	who := Names{"Ana", "Ivo", true}
	for _, c := range []struct {
		kind    ruling.Kind
		overlay *rules.Overlay
		ended   bool
		over    bool
	}{
		{ruling.TellsFinished, &o, false, true}, {ruling.TellsFinished, nil, false, true}, {ruling.Smoking, nil, true, true},
		{ruling.TellsPlaying, nil, true, true}, {ruling.TellsPlaying, &o, false, false}, {ruling.Smoking, nil, false, false}, {ruling.Disturbing, nil, false, false},
	} {
		r := ruling.Rules{Edition: e, Overlay: c.overlay}
		out, err := r.Rule(ruling.Case{Kind: c.kind, Offender: ruling.Side(true), Pressed: true, Ended: c.ended})
		if err != nil {
			t.Fatal(err)
		}
		stops := Of(i18n.EN, &out, who).Lines[0].Text == i18n.EN.T(textRulingStop)
		if out.Refusal != "" || out.Over != c.over || (out.Until == ruling.DuringRound) != c.over || stops == c.over && len(out.Discretion)+len(out.Penalties) > 0 {
			t.Errorf("%s, cards %v, ended %v: %+v", c.kind, c.overlay != nil, c.ended, Of(i18n.EN, &out, who).Lines)
		}
	}
}
