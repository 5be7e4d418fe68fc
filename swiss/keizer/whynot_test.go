package keizer

import (
	"context"
	"testing"

	"wasit/swiss"
)

// TestWhyNot: every pair that a round could have is either the round's own or has a reason, and the reasons are right.
func TestWhyNot(t *testing.T) {
	c := newClub("a", "b", "c", "d", "e")
	c.play(1, "a-b 1-0", "c-d 1-0", "e B")
	c.play(2, "a-c 1-0", "e-b 1-0", "d B")
	c.d.Forbidden = []swiss.Forbidden{{First: 1, Players: []swiss.TPN{1, 5}}}
	tour, err := swiss.NewTournament(c.d)
	if err != nil {
		t.Fatal(err)
	}
	s := System{Options: Wasit()}
	p, err := s.Pair(context.Background(), tour, 3, swiss.Watch{})
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Why.Ranking) != 5 || p.Why.Ranking[0].Place != 1 || p.Why.Ranking[0].Value <= p.Why.Ranking[4].Value {
		t.Errorf("the ranking that was paired: %+v", p.Why.Ranking)
	}
	met := map[[2]swiss.TPN]int{{1, 2}: 1, {3, 4}: 1, {1, 3}: 2, {2, 5}: 2}
	gap := p.Why.Brackets[0].Values[0].Value
	for a := swiss.TPN(1); a <= 5; a++ {
		for b := a + 1; b <= 5; b++ {
			if a == p.PAB || b == p.PAB {
				continue
			}
			trial, err := s.WhyNot(context.Background(), tour, 3, a, b, swiss.Watch{})
			if err != nil {
				t.Fatal(err)
			}
			want := CriterionNearest
			last := met[[2]swiss.TPN{a, b}]
			switch {
			case p.Pairs[0].White+p.Pairs[0].Black == a+b && (p.Pairs[0].White == a || p.Pairs[0].Black == a),
				p.Pairs[1].White+p.Pairs[1].Black == a+b && (p.Pairs[1].White == a || p.Pairs[1].Black == a):
				want = ""
			case a == 1 && b == 5:
				want = CriterionForbidden
			case last > 0 && 3-last <= gap:
				want = CriterionGap
			}
			if trial.Criterion != want {
				t.Errorf("%d with %d: %q, want %q (gap %d, %v)", a, b, trial.Criterion, want, gap, p.Pairs)
			}
		}
	}
	for a := swiss.TPN(1); a <= 5; a++ {
		trial, err := s.WhyNot(context.Background(), tour, 3, a, 0, swiss.Watch{})
		if err != nil || (trial.Criterion == "") != (a == p.PAB) || (a >= 4) != (trial.Criterion == CriterionByes) {
			t.Errorf("bye of %d: %+v, %v", a, trial, err)
		}
	}
}

// TestExplain: the parts of every player add up to his score.
func TestExplain(t *testing.T) {
	c := newClub("a", "b", "c", "d", "e", "f", "g")
	c.play(1, "a-b 1-0", "c-d =", "e-f 0-1", "g B")
	c.play(2, "a-f 1-0", "g-c 1-0", "b-e 1-0", "d E")
	c.play(3, "a-g 0-1", "f-c 1-0", "d-b 1-0", "e B")
	tour, err := swiss.NewTournament(c.d)
	if err != nil {
		t.Fatal(err)
	}
	s := System{Options: Wasit()}
	st, err := s.FinalPlaces(tour, 3)
	if err != nil || st.Cycle != 1 {
		t.Fatalf("%v, cycle %d", err, st.Cycle)
	}
	for _, row := range st.Rows {
		parts, err := s.Explain(tour, 3, st, row.TPN)
		if err != nil || len(parts) != 4 {
			t.Fatalf("player %d: %v, %v", row.TPN, parts, err)
		}
		var sum Score
		for _, p := range parts {
			sum += p.Got
		}
		if sum != row.Sum {
			t.Errorf("player %d: the parts give %s, the table %s", row.TPN, sum, row.Sum)
		}
	}
}
