package dutch_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
	"wasit/swiss/dutch"
	"wasit/swiss/lot"
)

// samples returns how many rounds to look at: many with WASIT_LONG=1, a sample of the same kind otherwise, with -short a quarter of it.
func samples(usual, long int) int {
	if os.Getenv("WASIT_LONG") == "1" {
		return long
	}
	if testing.Short() {
		return usual / 4
	}
	return usual
}

// small makes tiny tournaments of every kind.
type small struct {
	g *lot.Generator
	d swiss.Draft
}

func (s *small) chance(percent uint64) bool { return s.g.Draw(100) < percent }

func (s *small) start() {
	n := 4 + int(s.g.Draw(6))
	s.d = swiss.Draft{TotalRounds: 3 + int(s.g.Draw(6)), InitialColor: swiss.Color(1 + s.g.Draw(2)), Scoring: swiss.StandardScoring()}
	if s.chance(15) {
		s.d.Scoring = swiss.ScoringOf(30, 10, 0)
	}
	if s.chance(10) { // every point counts, absence does not
		s.d.Scoring = swiss.ScoringOf(30, 20, 10)
	}
	if s.chance(20) {
		s.d.Scoring.PAB = []swiss.Points{s.d.Scoring.Draw, s.d.Scoring.Draw, s.d.Scoring.Loss, 0}[s.g.Draw(4)]
	}
	border := int(s.g.Draw(uint64(n)))
	accelerated := s.chance(20)
	for i := range n {
		p := swiss.Player{TPN: swiss.TPN(i + 1)}
		if accelerated && i < border {
			p.Virtual = []swiss.Points{10, 10, 5}
		}
		s.d.Players = append(s.d.Players, p)
	}
	if s.chance(15) {
		a, b := swiss.TPN(1+s.g.Draw(uint64(n))), swiss.TPN(1+s.g.Draw(uint64(n)))
		s.d.Forbidden = []swiss.Forbidden{{Players: []swiss.TPN{min(a, b), max(a, b)}}}
		if a == b {
			s.d.Forbidden = nil
		}
	}
}

// absences records byes for the round to be paired.
func (s *small) absences(round int) {
	for i := range s.d.Players {
		p := &s.d.Players[i]
		p.Rounds = append(p.Rounds[:round-1:round-1], swiss.Entry{})
		if s.chance(6) {
			p.Rounds[round-1].Outcome = []swiss.Outcome{swiss.ZeroBye, swiss.ZeroBye, swiss.HalfBye, swiss.FullBye}[s.g.Draw(4)]
		}
	}
}

// play records the pairing of a round with random results.
func (s *small) play(round int, pairs []swiss.Pair, pab swiss.TPN) {
	if pab != 0 {
		s.d.Players[pab-1].Rounds[round-1].Outcome = swiss.PAB
	}
	results := [][2]swiss.Outcome{
		{swiss.Win, swiss.Loss}, {swiss.Win, swiss.Loss}, {swiss.Loss, swiss.Win}, {swiss.Loss, swiss.Win}, {swiss.Draw, swiss.Draw}, {swiss.Draw, swiss.Draw},
		{swiss.Win, swiss.Loss}, {swiss.Loss, swiss.Win}, {swiss.ForfeitWin, swiss.ForfeitLoss}, {swiss.ForfeitLoss, swiss.ForfeitWin}, {swiss.ForfeitLoss, swiss.ForfeitLoss},
	}
	for _, p := range pairs {
		r := results[s.g.Draw(uint64(len(results)))]
		s.d.Players[p.White-1].Rounds[round-1] = swiss.Entry{Outcome: r[0], Opponent: p.Black, Color: swiss.White}
		s.d.Players[p.Black-1].Rounds[round-1] = swiss.Entry{Outcome: r[1], Opponent: p.White, Color: swiss.Black}
	}
}

// scramble pairs the players present at random, so that histories arise that no engine would make.
func (s *small) scramble(round int) (pairs []swiss.Pair, pab swiss.TPN) {
	var present []swiss.TPN
	for _, p := range s.d.Players {
		if p.Rounds[round-1].Outcome == swiss.Absent {
			present = append(present, p.TPN)
		}
	}
	lot.Shuffle(s.g, present)
	for len(present) > 1 {
		pairs = append(pairs, swiss.Pair{White: present[0], Black: present[1]})
		present = present[2:]
	}
	if len(present) == 1 {
		pab = present[0]
	}
	return pairs, pab
}

// oraclePairing pairs by the oracle; ok is false if it finds no pairing.
func oraclePairing(t *swiss.Tournament, round int, old bool) (p swiss.Pairing, ok bool) {
	o := newOracle(t, round, old)
	pair := o.pair2026
	if old {
		pair = o.pair2017
	}
	pairs, pab, ok := pair()
	if !ok {
		return p, false
	}
	for _, x := range pairs {
		w := o.white(min(x[0], x[1]), max(x[0], x[1]))
		p.Pairs = append(p.Pairs, swiss.Pair{White: o.players[w].tpn, Black: o.players[x[0]+x[1]-w].tpn})
	}
	if pab >= 0 {
		p.PAB = o.players[pab].tpn
	}
	slices.SortFunc(p.Pairs, byWhite)
	return p, true
}

func testAgainstOracle(t *testing.T, s dutch.System, old bool, seed lot.Seed, rounds int) {
	t.Helper()
	gen := &small{g: lot.New(seed)}
	impossible := 0
	for seen := 0; seen < rounds; {
		gen.start()
		wild := gen.chance(40)
		for round := 1; round <= gen.d.TotalRounds; round++ {
			gen.absences(round)
			tour, err := swiss.NewTournament(gen.d)
			if err != nil {
				t.Fatal(err)
			}
			got, err := s.Pair(context.Background(), tour, round, swiss.Watch{})
			var few *swiss.RequestError
			if errors.As(err, &few) && few.Need == swiss.NeedPlayers {
				break
			}
			seen++
			want, ok := oraclePairing(tour, round, old)
			var no *swiss.NoPairingError
			if errors.As(err, &no) != !ok {
				t.Fatalf("%v, oracle finds a pairing: %v\n%s", err, ok, describe(tour, round))
			}
			if !ok {
				impossible++
				if err := checkNoPairing(tour, round, old, no); err != nil {
					t.Fatalf("%v: %+v\n%s", err, no, describe(tour, round))
				}
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			pairs := slices.Clone(got.Pairs)
			slices.SortFunc(pairs, byWhite)
			if diff := cmp.Diff(want.Pairs, pairs); diff != "" || got.PAB != want.PAB {
				t.Fatalf("PAB %d, want %d; boards (-want +got):\n%s%s", got.PAB, want.PAB, diff, describe(tour, round))
			}
			if p, pab := got.Pairs, got.PAB; wild {
				p, pab = gen.scramble(round)
				gen.play(round, p, pab)
			} else {
				gen.play(round, p, pab)
			}
		}
	}
	if impossible == 0 || impossible > rounds/2 {
		t.Errorf("%d of %d rounds without pairing: the sample is not what it should be", impossible, rounds)
	}
}

// checkNoPairing makes sure that no matching, with the PAB for one, covers the players that an error names.
func checkNoPairing(t *swiss.Tournament, round int, old bool, no *swiss.NoPairingError) error {
	o := newOracle(t, round, old)
	odd := len(o.players)%2 == 1
	if no.Reason == swiss.NoBye {
		for i, p := range o.players {
			if !odd || p.mayBye != slices.Contains(no.Players, p.tpn) || p.mayBye && o.completable((1<<len(o.players)-1)&^(1<<i), -1) {
				return fmt.Errorf("the bye of %d", p.tpn)
			}
		}
		return nil
	}
	var set uint
	for i, p := range o.players {
		if slices.Contains(no.Players, p.tpn) {
			set |= 1 << i
		}
	}
	var cover func(left, used uint, bye bool) bool
	cover = func(left, used uint, bye bool) bool {
		left &^= used
		for i := range o.players {
			if left>>i&1 == 0 {
				continue
			}
			if odd && !bye && o.players[i].mayBye && cover(left, used|1<<i, true) {
				return true
			}
			for j := range o.players {
				if used>>j&1 == 0 && j != i && o.legal(min(i, j), max(i, j)) && cover(left, used|1<<i|1<<j, bye) {
					return true
				}
			}
			return false
		}
		return true
	}
	if set == 0 || cover(set, 0, false) {
		return errors.New("the players named could all be paired")
	}
	return nil
}

func describe(t *swiss.Tournament, round int) string {
	s := fmt.Sprintf("round %d of %d, initial colour %v, %+v, forbidden %v\n", round, t.TotalRounds(), t.InitialColor(), t.Scoring(), t.Forbidden())
	for _, tpn := range t.TPNs() {
		s += fmt.Sprintf("%d (%v, virtual %v):", tpn, t.PairingScore(tpn, round), t.Player(tpn).Virtual)
		for r := 1; r <= round; r++ {
			e := t.Entry(tpn, r)
			s += fmt.Sprintf("  %v %d %v", e.Outcome, e.Opponent, e.Color)
		}
		s += "\n"
	}
	return s
}

func TestEngineAgreesWithEnumeration2026(t *testing.T) {
	testAgainstOracle(t, dutch.System{}, false, 26, samples(1000, 20000))
}

func TestEngineAgreesWithEnumeration2017(t *testing.T) {
	testAgainstOracle(t, dutch.System{Edition: dutch.Edition2017()}, true, 17, samples(1000, 20000))
}

// TestClassesAgreeWithEnumeration looks at small brackets as only large ones are looked at.
func TestClassesAgreeWithEnumeration(t *testing.T) {
	testAgainstOracle(t, dutch.ByClasses(dutch.System{}), false, 27, samples(150, 20000))
	testAgainstOracle(t, dutch.ByClasses(dutch.System{Edition: dutch.Edition2017()}), true, 28, samples(150, 20000))
}
