package keizer

import (
	"fmt"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// anyOptions draws settings of every kind.
func anyOptions(g *lot.Generator) Options {
	o := []Options{Wasit(), KeizerForClubs(), Sixths()}[g.Draw(3)]
	any := func() Award {
		if g.Draw(4) == 0 {
			return Award{Fixed: Score(g.Draw(20)) * Unit / 2, IsFixed: true}
		}
		return share(Score(g.Draw(13)) * 50)
	}
	for _, a := range []*Award{&o.Draw, &o.Loss, &o.ForfeitWin, &o.Bye, &o.Club, &o.Excused, &o.Unexcused, &o.Late, &o.Own} {
		if g.Draw(3) == 0 {
			*a = any()
		}
	}
	o.Top, o.Ratio = []int{0, -1, 60}[g.Draw(3)], int(g.Draw(6))
	o.ExcusedLimit, o.Halving, o.Frozen = int(g.Draw(4)), g.Draw(2) == 0, g.Draw(3) == 0
	o.Gap, o.Gone = int(g.Draw(5)), []Score{0, 450, 300}[g.Draw(3)]
	o.OwnFor, o.Period, o.MaxMeetings = int(g.Draw(4))*3, int(g.Draw(4)), int(g.Draw(2))*4
	return o
}

// TestEveryOption: whatever is chosen, the ranking settles, comes out the same for another order of entry, and each score
// is the sum of the parts shown for it.
func TestEveryOption(t *testing.T) {
	g := lot.New(20261121)
	for k := range 60 {
		s := System{Options: anyOptions(g)}
		const rounds = 6
		c := season(t, g, s, 9+k%4, rounds)
		c.d.Players[k%9].Rounds = c.d.Players[k%9].Rounds[:rounds-2] // withdrew after round 4
		leave(c, swiss.TPN(k%9+1), rounds-1)
		tour := c.tournament(t)
		st, err := s.Standing(tour, rounds)
		if err != nil || st.Cut {
			t.Fatalf("%+v: does not settle: %v", s.Options, err)
		}
		shuffled := &club{names: c.names, d: c.d.Clone()}
		lot.Shuffle(g, shuffled.d.Players)
		again, err := s.Standing(shuffled.tournament(t), rounds)
		if err != nil || !slices.Equal(again.Rows, st.Rows) || again.Steps != st.Steps {
			t.Fatalf("%+v: another order of entry gives another standing", s.Options)
		}
		for _, row := range st.Rows {
			parts, err := s.Explain(tour, rounds, st, row.TPN)
			if err != nil || len(parts) != rounds+1 {
				t.Fatal(parts, err)
			}
			var sum Score
			for _, p := range parts {
				if p.Got != p.Award.of(p.Value) {
					t.Fatalf("%+v", p)
				}
				sum += p.Got
			}
			if st.Cycle == 1 && sum != row.Sum {
				t.Fatalf("%+v: player %d has %v, the parts give %v: %+v", s.Options, row.TPN, row.Sum, sum, parts)
			}
		}
	}
}

// TestOwnValueFalls: by a fifth a round to nothing after five, in running standings and in frozen ones.
func TestOwnValueFalls(t *testing.T) {
	for _, frozen := range []bool{false, true} {
		o := Wasit()
		o.OwnFor, o.Frozen, o.Top = 5, frozen, 10
		d := swiss.Draft{TotalRounds: 6, Players: []swiss.Player{{TPN: 1}, {TPN: 2}}}
		for rounds := range 7 {
			tour, err := swiss.NewTournament(d)
			if err != nil {
				t.Fatal(err)
			}
			st, err := System{Options: o}.Standing(tour, rounds)
			if err != nil {
				t.Fatal(err)
			}
			if want := Score(max(5-rounds, 0)) * 2 * Unit; st.Rows[0].Sum != want { // fifths of ten points; nobody has played
				t.Errorf("frozen %t after round %d: %v, want %v", frozen, rounds, st.Rows[0].Sum, want)
			}
			for i := range d.Players {
				d.Players[i].Rounds = append(d.Players[i].Rounds, swiss.Entry{Outcome: swiss.ZeroBye})
			}
		}
	}
}

// TestPeriod: the limits of excused absences and of meetings begin anew with each period.
func TestPeriod(t *testing.T) {
	o := Wasit()
	o.ExcusedLimit, o.Period, o.MaxMeetings, o.Gap = 1, 2, 1, 0
	half, played := swiss.Entry{Outcome: swiss.HalfBye}, swiss.Entry{Outcome: swiss.Draw, Opponent: 3, Color: swiss.White}
	other := swiss.Entry{Outcome: swiss.Draw, Opponent: 2, Color: swiss.Black}
	d := swiss.Draft{TotalRounds: 6, InitialColor: swiss.White, Players: []swiss.Player{{TPN: 1, Rounds: []swiss.Entry{half, half, half, half}},
		{TPN: 2, Rounds: []swiss.Entry{{Outcome: swiss.ZeroBye}, played, {Outcome: swiss.ZeroBye}, {Outcome: swiss.ZeroBye}}},
		{TPN: 3, Rounds: []swiss.Entry{{Outcome: swiss.ZeroBye}, other, {Outcome: swiss.ZeroBye}, {Outcome: swiss.ZeroBye}}}}}
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	s := System{Options: o}
	st, err := s.Standing(tour, 4)
	if err != nil {
		t.Fatal(err)
	}
	parts, err := s.Explain(tour, 4, st, 1)
	if err != nil {
		t.Fatal(err)
	}
	for round, counts := range []bool{1: true, 2: false, 3: true, 4: false} {
		if round > 0 && (parts[round].Got > 0) != counts {
			t.Errorf("excused in round %d gives %v", round, parts[round].Got)
		}
	}
	for round, may := range map[int]bool{2: false, 3: true} { // round 2 ends the period in which they met
		d.Players[0].Rounds, d.Players[1].Rounds, d.Players[2].Rounds = []swiss.Entry{half, half}, []swiss.Entry{played, {Outcome: swiss.ZeroBye}}, []swiss.Entry{other, {Outcome: swiss.ZeroBye}}
		for i := range d.Players {
			d.Players[i].Rounds = d.Players[i].Rounds[:round-1]
		}
		d.Players[0].Rounds = append(d.Players[0].Rounds, half)
		if tour, err = swiss.NewTournament(d); err != nil {
			t.Fatal(err)
		}
		p, err := s.Pair(t.Context(), tour, round, swiss.Watch{})
		if (err == nil) != may {
			t.Errorf("round %d: %v, %v", round, p, err)
		}
	}
}

// leave takes a player out of the rounds from from on: his opponents play for the club instead.
func leave(c *club, tpn swiss.TPN, from int) {
	for i := range c.d.Players {
		for r := range c.d.Players[i].Rounds {
			if e := &c.d.Players[i].Rounds[r]; r+1 >= from && e.Opponent == tpn {
				*e = swiss.Entry{Outcome: swiss.FullBye}
			}
		}
	}
}

// TestGone: games against a player who withdrew later give the share chosen, also in the list of parts.
func TestGone(t *testing.T) {
	c := newClub("Adi", "Bima", "Citra", "Dewi")
	c.play(1, "Adi-Bima 0-1", "Citra-Dewi =")
	c.play(2, "Bima-Citra =", "Dewi B") // Adi withdrew
	for _, x := range []struct{ gone, want Score }{{0, Unit}, {450, 450}, {300, 300}} {
		s := System{Options: Wasit()}
		s.Options.Gone = x.gone
		tour := c.tournament(t)
		st, err := s.Standing(tour, 2)
		if err != nil {
			t.Fatal(err)
		}
		value := st.Rows[slices.IndexFunc(st.Rows, func(r Row) bool { return r.TPN == 1 })].Value
		parts, err := s.Explain(tour, 2, st, 2)
		if err != nil || parts[1].Award.Share != x.want || parts[1].Value != value || parts[2].Award.Share != Unit/2 {
			t.Errorf("%+v: %+v, %v", x, parts, err)
		}
	}
}

// TestMaxMeetings: with one meeting each, four players run out of opponents after three rounds.
func TestMaxMeetings(t *testing.T) {
	s := System{Options: Wasit()}
	s.Options.Gap, s.Options.MaxMeetings = 0, 1
	c := newClub("A", "B", "C", "D")
	for r := 1; r <= 4; r++ {
		p, err := s.Pair(t.Context(), c.tournament(t), r, swiss.Watch{})
		if r == 4 {
			if err == nil {
				t.Error("everybody has met")
			}
			return
		}
		if err != nil {
			t.Fatal(r, err)
		}
		for _, x := range p.Pairs {
			c.play(r, fmt.Sprintf("%s-%s 1-0", c.name(x.White), c.name(x.Black)))
		}
	}
}

// TestClassicBye: the lowest has the bye again and again, with the option.
func TestClassicBye(t *testing.T) {
	c := newClub("A", "B", "C")
	c.play(1, "A-B 1-0", "C B")
	for _, classic := range []bool{false, true} {
		s := System{Options: Wasit()}
		s.Options.Classic = classic
		s.Options.Bye = Award{}
		p, err := s.Pair(t.Context(), c.tournament(t), 2, swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		st, _ := s.Standing(c.tournament(t), 1)
		if last := st.Rows[2].TPN; classic != (p.PAB == 3) || last != 3 {
			t.Errorf("classic %v: the bye goes to %d, the last is %d", classic, p.PAB, last)
		}
	}
}

// TestColorsBefore: colours of earlier events decide as those of this one do (K2), and choose no opponents.
func TestColorsBefore(t *testing.T) {
	c := newClub("A", "B", "C", "D")
	alone, err := System{Options: Wasit()}.Pair(t.Context(), c.tournament(t), 1, swiss.Watch{})
	if err != nil {
		t.Fatal(err)
	}
	first := alone.Pairs[0]
	for more, want := range map[int]swiss.Pair{1: {White: first.Black, Black: first.White}, -1: first, 0: first} { // games with White of who had White
		p, err := System{Options: Wasit(), Before: map[swiss.TPN]int{first.White: more}}.Pair(t.Context(), c.tournament(t), 1, swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		if rule := p.Why.Boards[0].Rule; p.Pairs[0] != want || (rule == "K2") != (more != 0) || p.Pairs[1] != alone.Pairs[1] {
			t.Errorf("%+d: %v by %s, want %v", more, p.Pairs, rule, want)
		}
	}
}

// TestShaken: round 1 alone starts from shaken ratings, the same for the same seed.
func TestShaken(t *testing.T) {
	var players []swiss.Player
	for i := range 20 {
		players = append(players, swiss.Player{TPN: swiss.TPN(i + 1), Rating: 2000 - 10*i})
	}
	a, b := Shaken(players, 100, 7), Shaken(players, 100, 7)
	if !slices.Equal(a, b) || slices.IsSorted(a) {
		t.Error(a, b)
	}
	for i, tpn := range a {
		if d := int(tpn) - 1 - i; d > 20 || d < -20 {
			t.Error("somebody moved further than the ratings allow", a)
		}
	}
}
