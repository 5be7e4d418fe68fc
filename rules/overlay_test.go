package rules

import (
	"encoding/json"
	"errors"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/notnil/chess"
)

// TestO2SNTable compares the overlay with the table of the regulation.
func TestO2SNTable(t *testing.T) {
	data, err := os.ReadFile("../testdata/laws/o2sn-2013.json")
	if err != nil {
		t.Fatal(err)
	}
	var want struct {
		Ruleset    string
		Thresholds struct{ Standard, Rapid int }
		Offences   []struct {
			ID              string
			Standard, Rapid int
			Penalty         string
			Raise           []string
			Stated          bool `json:"raise_stated"`
		}
	}
	if err := json.Unmarshal(data, &want); err != nil || len(want.Offences) != 14 {
		t.Fatal(err, len(want.Offences))
	}
	o := O2SN2013()
	if o.ID != want.Ruleset || o.CardsToLose != (PerClass[int]{want.Thresholds.Standard, want.Thresholds.Rapid, 0}) || len(o.Offences) != len(want.Offences) {
		t.Errorf("%s %v, %d offences", o.ID, o.CardsToLose, len(o.Offences))
	}
	for i, w := range want.Offences {
		got := o.Offences[i]
		if got.ID != w.ID || got.Cards != (PerClass[int]{w.Standard, w.Rapid, 0}) || got.SitOut != (w.Penalty == "sit_out_next_round") ||
			got.Arbiter != slices.Contains(w.Raise, "arbiter") || got.Player != slices.Contains(w.Raise, "player") || got.Stated != w.Stated {
			t.Errorf("%+v, want %+v", got, w)
		}
	}
}

func TestCards(t *testing.T) {
	for _, c := range []struct {
		name     string
		class    Class
		offences []string
		want     Cards
	}{
		{"none", Standard, nil, Cards{ToLose: 4}},
		{"O2SN 8 twice in standard", Standard, []string{"illegal_move", "illegal_move"}, Cards{Cards: 4, ToLose: 4, RedCard: true, Articles: []string{"O2SN 8", "O2SN 8"}}},
		{"O2SN three cards in standard", Standard, []string{"illegal_move", "two_hands"}, Cards{Cards: 3, ToLose: 4, Articles: []string{"O2SN 8", "O2SN 12"}}},
		{"O2SN three cards in rapid", Rapid, []string{"two_hands", "knock_gt2_after_press"}, Cards{Cards: 3, ToLose: 3, RedCard: true, Articles: []string{"O2SN 12", "O2SN 11c"}}},
		{"O2SN standard 2 is none in rapid", Rapid, []string{"no_recording"}, Cards{ToLose: 3, Articles: []string{"O2SN standard 2"}}},
		{"O2SN 15", Standard, []string{"tells_other_clock_finished"}, Cards{ToLose: 4, SitOut: true, Articles: []string{"O2SN 15"}}},
	} {
		o := O2SN2013()
		got, err := o.Count(c.class, c.offences)
		if err != nil || !cmp.Equal(got, c.want) {
			t.Errorf("%s: %v\n%s", c.name, err, cmp.Diff(c.want, got))
		}
	}
	o := O2SN2013()
	var unknown *UnknownOffenceError
	if _, err := o.Count(Standard, []string{"chewing_gum"}); !errors.As(err, &unknown) || unknown.ID != "chewing_gum" {
		t.Errorf("%v", err)
	}
}

func TestO2SNOnItsBase(t *testing.T) {
	o := O2SN2013()
	e := o.Apply(mustEdition(t, o.Base))
	for _, c := range []struct {
		main time.Duration
		want Class
	}{{time.Hour, Rapid}, {time.Hour + time.Minute, Standard}, {15 * time.Minute, Rapid}, {16 * time.Minute, Rapid}, {15*time.Minute - time.Second, Blitz}} {
		if got := e.Class(c.main, 0); got != c.want {
			t.Errorf("O2SN 1, %s: %s", c.main, got)
		}
	}
	g := NewGame(Setup{Edition: e})
	if r, err := g.BothFlagsDown(BothFlags{}); err != nil || r.Result != Drawn || r.Article != "O2SN 5" {
		t.Errorf("O2SN 5, both flags: %+v %v", r, err)
	}
	if !e.FlagByClaimOnly || e.ArbiterCallsFlag {
		t.Error("O2SN 3: the arbiter must not signal a flag")
	}
	if r := e.WrongStart(Stage{Class: Rapid, White: 3, Black: 3}); r.Action != ActContinue {
		t.Errorf("O2SN rapid 2: %+v", r)
	}
	if r := e.WrongStart(Stage{Class: Standard, White: 3, Black: 3}); r.Action != ActNewGame {
		t.Errorf("standard has no such item: %+v", r)
	}
	empty := Overlay{ID: "own", Base: "E23"}
	if got, want := empty.Apply(Latest()), Latest(); got != want {
		t.Error("an empty overlay changes the edition")
	}
}

// TestTimeAtTheLimit: O2SN rapid 1 says "more than 15"; 15+0 and 10+5 are exactly 15 minutes. They keep their cards, with a doubt, unless
// the event reads it by the letter.
func TestTimeAtTheLimit(t *testing.T) {
	o := O2SN2013()
	outside := o
	outside.LimitOutside = true
	for _, c := range []struct {
		base      string
		main, inc time.Duration
		want      Class
		letter    Class
		doubt     ClassDoubt
	}{
		{"E09", 15 * time.Minute, 0, Rapid, Blitz, AtLimit},
		{"E09", 10 * time.Minute, 5 * time.Second, Rapid, Blitz, AtLimit},
		{"E23", 10 * time.Minute, 5 * time.Second, Rapid, Blitz, AtLimit},
		{"E09", 10 * time.Minute, 0, Blitz, Blitz, NoCards},
		{"E09", 25 * time.Minute, 0, Rapid, Rapid, NoDoubt},
		{"E09", time.Hour, 0, Rapid, Rapid, NoDoubt},
		{"E09", 90 * time.Minute, 0, Standard, Standard, NoDoubt},
	} {
		base := mustEdition(t, c.base)
		usual, literal := o.Apply(base), outside.Apply(base)
		if got, letter := usual.Class(c.main, c.inc), literal.Class(c.main, c.inc); got != c.want || letter != c.letter {
			t.Errorf("O2SN rapid 1, %s %s+%s: %s, by the letter %s", c.base, c.main, c.inc, got, letter)
		}
		if got := o.Doubt(base, c.main, c.inc); got != c.doubt {
			t.Errorf("%s+%s: doubt %q, want %q", c.main, c.inc, got, c.doubt)
		}
	}
	if _, read := LimitOutside.Read(mustEdition(t, "E09"), &o, false); !read.LimitOutside || o.LimitOutside {
		t.Error("the reading does not reach the overlay, or changes it in place")
	}
}

func TestRedCard(t *testing.T) {
	const bare = "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"
	for _, proviso := range []bool{false, true} {
		g := newGame(t, "E09", bare)
		r, err := g.LoseByRule(chess.White, RuleRedCard, "O2SN", proviso)
		if err != nil || (r.Result == Drawn) != proviso || r.Rule != RuleRedCard {
			t.Errorf("proviso %v: %+v %v", proviso, r, err)
		}
	}
}
