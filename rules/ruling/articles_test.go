package ruling

import (
	"errors"
	"slices"
	"testing"
	"time"

	"wasit/rules"
)

// TestRulesOn: articles on which a ruling rests beside its main one; the cases of testdata/laws hold what follows.
func TestRulesOn(t *testing.T) {
	for _, c := range []struct {
		name, edition, class string
		kind                 Kind
		facts, article       string
	}{
		{"7.5.1 E23 the position goes back", "E23", "standard", IllegalMove, "-", "7.5.1"},
		{"7.5.2 E23 pawn left on the last rank", "E23", "standard", PromotionIncomplete, "-", "7.5.2"},
		{"7.5.3 E23 clock pressed without a move", "E23", "standard", EmptyPress, "-", "7.5.3"},
		{"7.5.4 E23 two hands", "E23", "standard", TwoHands, "-", "7.5.4"},
		{"7.7.1 E17 two hands", "E17", "standard", TwoHands, "-", "7.7.1"},
		{"7.8.1 E17 clock pressed without a move", "E17", "standard", EmptyPress, "-", "7.8.1"},
		{"12.9 E23 disturbing: the penalties to choose from", "E23", "standard", Disturbing, "-", "12.9"},
		{"13.4 E09 the same", "E09", "standard", Disturbing, "-", "13.4"},
		{"A.5.3 E23 a win on time claimed in rapid", "E23", "rapid", FlagFallen, "claimed", "A.5.3"},
		{"A.4.3 E18 the same", "E18", "rapid", FlagFallen, "claimed", "A.4.3"},
	} {
		rs := readRules(t, c.edition, c.class, c.facts)
		got, err := rs.Rule(readCase(t, string(c.kind), c.facts))
		if err != nil || !slices.Contains(got.Articles, c.article) {
			t.Errorf("%s: %v %v", c.name, got.Articles, err)
		}
	}
}

// TestPenaltiesToChoose: the list of Art. 12.9 (E23) in its order, and that of 13.4 (E09), which knows no fine and no rounds.
func TestPenaltiesToChoose(t *testing.T) {
	e23, _ := rules.EditionOf("E23")
	ladder := Ladder(&e23)
	for i, c := range []struct {
		name string
		kind rules.PenaltyKind
	}{
		{"12.9.1 E23", rules.Warning}, {"12.9.2 E23", rules.TimeToOpponent}, {"12.9.3 E23", rules.TimeOff}, {"12.9.4 E23", rules.PointsToOpponent}, {"12.9.5 E23", rules.PointsOff},
		{"12.9.6 E23", rules.GameLost}, {"12.9.7 E23", rules.Fine}, {"12.9.8 E23", rules.RoundsOut}, {"12.9.9 E23", rules.Expulsion},
	} {
		if len(ladder) != 9 || ladder[i] != c.kind {
			t.Errorf("%s: %v, want %v", c.name, ladder, c.kind)
		}
	}
	e09, _ := rules.EditionOf("E09")
	if old := Ladder(&e09); len(old) != 7 || slices.Contains(old, rules.Fine) || slices.Contains(old, rules.RoundsOut) {
		t.Errorf("%s: %v", "13.4 E09", old)
	}
}

// TestWhereGuidelinesHold: games without increment, blitz under full supervision.
func TestWhereGuidelinesHold(t *testing.T) {
	for _, c := range []struct {
		name, edition, class string
		kind                 Kind
		facts                string
		want                 Refusal
	}{
		{"III.1 the last two minutes of a game without increment", "E23", "standard", QuickplayAgreed, "announced", ""},
		{"III.2.1 only if announced", "E23", "standard", QuickplayAgreed, "-", NotAnnounced},
		{"III.2.2 rapid too", "E23", "rapid", QuickplayAgreed, "announced", ""},
		{"III.2.2 not in blitz", "E23", "blitz", QuickplayAgreed, "announced", NoSuchRule},
		{"III.5 the claim holds", "E23", "standard", QuickplayAgreed, "announced", ""},
		{"III.5 the claim fails", "E23", "standard", QuickplayRejected, "announced", ""},
		{"10.2 E09 by itself", "E09", "standard", QuickplayAgreed, "-", ""},
		{"B.3b E09 not in blitz", "E09", "blitz", QuickplayAgreed, "-", NoSuchRule},
	} {
		rs := readRules(t, c.edition, c.class, c.facts)
		got, err := rs.Rule(readCase(t, string(c.kind), c.facts))
		if err != nil || got.Refusal != c.want {
			t.Errorf("%s: %q %v", c.name, got.Refusal, err)
		}
	}
}

// TestBlitz: penalty minutes of blitz, with full supervision and without.
func TestBlitz(t *testing.T) {
	for _, c := range []struct{ name, edition, class, facts, want string }{
		{"B.2 E18 one minute", "E18", "blitz", "claimed", "+1, 1 of 2, back"},
		{"B.3.1 E18 one minute with full supervision too", "E18", "blitz full", "-", "+1, 1 of 2, back"},
		{"B.2 E23 the rules of competition: the second loses", "E23", "blitz full", "after=illegal_move", "lost, 2 of 2"},
		{"B.3 E23 one minute", "E23", "blitz", "claimed", "+1, 1 of 2, back"},
	} {
		rs := readRules(t, c.edition, c.class, c.facts)
		got, err := rs.Rule(readCase(t, string(IllegalMove), c.facts))
		if err != nil || describe(got) != c.want {
			t.Errorf("%s: %s %v, want %s", c.name, describe(got), err, c.want)
		}
	}
}

// TestKnockedAndPressed: 7.4.1 (E23), 7.3 (E09): what ran on the opponent's clock while the men were put back is the offender's time.
func TestKnockedAndPressed(t *testing.T) {
	for edition, article := range map[string]string{"E09": "7.3", "E14": "7.4", "E23": "7.4.1"} {
		rs := readRules(t, edition, "standard", "-")
		c := readCase(t, string(KnockManyAfter), "-")
		c.Ran = 25 * time.Second
		got, err := rs.Rule(c)
		if err != nil || !got.PutBack || got.GivesBack != c.Ran || len(got.Discretion) == 0 || got.Article != article {
			t.Errorf("%s: %+v %v", edition, got, err)
		}
	}
}

// TestSwitchedOffDevices: by 12.3b (E09) a device that is switched off is no offence, unless the event forbids it: then the arbiter
// chooses what it costs. One that sounds loses either way; later editions know nothing of the choice, and a milder penalty stays milder.
func TestSwitchedOffDevices(t *testing.T) {
	for _, c := range []struct {
		edition, announced string
		kind               Kind
		refused, chooses   bool
	}{
		{"E09", "", DeviceOff, true, false}, {"E09", "off", DeviceOff, false, true}, {"E09", "", DeviceInBag, true, false}, {"E09", "off", DeviceInBag, false, true},
		{"E09", "", Device, false, true}, {"E09", "off", Device, false, true}, {"E09", "", DeviceSounds, false, false}, {"E09", "off", DeviceSounds, false, false},
		{"E09+O2SN", "off", DeviceOff, false, true}, {"E09+O2SN", "", DeviceOff, true, false}, {"E09", "off milder", DeviceSounds, false, true},
		{"E18", "off", DeviceOff, false, false}, {"E23", "off", DeviceOff, false, false}, {"E23", "off bag", DeviceInBag, true, false}, {"E23", "off milder", DeviceOff, false, true},
	} {
		play := readRules(t, c.edition, "standard", c.announced)
		out, err := play.Rule(Case{Kind: c.kind})
		if err != nil || (out.Refusal == NoOffence) != c.refused || (len(out.Discretion) > 0) != c.chooses {
			t.Errorf("%s %q %s: %+v %v", c.edition, c.announced, c.kind, out, err)
		}
	}
}

// TestOwnMinutes: an event's own rules give minutes of penalty in place of the edition's, to the opponent or off the player's own clock,
// beside cards or without; a card too many still loses, and a class without either knows no offence.
func TestOwnMinutes(t *testing.T) {
	o := rules.EmptyOverlay("Kota")
	o.CardsToLose = rules.PerClass[int]{3, 3, 0}
	o.Offences = []rules.Offence{
		{ID: string(IllegalMove), Article: "Kota 1", Minutes: rules.PerClass[int]{5, 3, 1}, Arbiter: true, Player: true},
		{ID: string(TwoHands), Article: "Kota 2", Cards: rules.PerClass[int]{1, 1, 0}, Minutes: rules.PerClass[int]{2, 0, 0}, TimeOff: true, Arbiter: true},
		{ID: string(Disturbing), Article: "Kota 3", Minutes: rules.PerClass[int]{0, 2, 0}, Arbiter: true},
	}
	if err := o.Check(func(id string) bool { return Kind(id).IsValid() }); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		class    string
		kind     Kind
		before   int // cards
		penalty  rules.PenaltyKind
		minutes  time.Duration
		refused  bool
		loses    bool
		articles string
	}{
		{"standard", IllegalMove, 0, rules.TimeToOpponent, 5, false, false, "Kota 1"},
		{"rapid", IllegalMove, 0, rules.TimeToOpponent, 3, false, false, "Kota 1"},
		{"blitz", IllegalMove, 0, rules.TimeToOpponent, 1, false, false, "Kota 1"},
		{"standard", TwoHands, 0, rules.TimeOff, 2, false, false, "Kota 2"},
		{"standard", TwoHands, 2, 0, 0, false, true, "Kota 2"},
		{"rapid", TwoHands, 0, 0, 0, false, false, "Kota 2"},
		{"standard", Disturbing, 0, 0, 0, true, false, "Kota 3"},
		{"rapid", Disturbing, 0, rules.TimeToOpponent, 2, false, false, "Kota 3"},
	} {
		play := readRules(t, "E23", c.class, "-")
		play.Overlay = &o
		out, err := play.Rule(Case{Kind: c.kind, Pressed: true, CardsBefore: c.before})
		var got rules.Penalty
		if len(out.Penalties) == 1 {
			got = out.Penalties[0]
		}
		if c.loses {
			got = rules.Penalty{}
		}
		if err != nil || got.Kind != c.penalty || got.Time != c.minutes*time.Minute || (out.Refusal != "") != c.refused ||
			(out.Result != rules.Ongoing) != c.loses || out.Article != c.articles {
			t.Errorf("%s %s after %d cards: %+v %v", c.class, c.kind, c.before, out, err)
		}
	}
	o.Offences[0].Minutes[1] = rules.MaxMinutes + 1
	var bad *rules.OverlayError
	if err := o.Check(func(string) bool { return true }); !errors.As(err, &bad) || bad.Defects[0].Why != rules.OverlayMinutes {
		t.Errorf("too many minutes: %v", err)
	}
}
