package phrase

import (
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
