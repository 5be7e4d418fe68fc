package knockout

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

func players(n int) []swiss.TPN {
	list := make([]swiss.TPN, n)
	for i := range list {
		list[i] = swiss.TPN(i + 1)
	}
	return list
}

func TestOrder(t *testing.T) {
	if got := fmt.Sprint(Order(8)); got != "[1 8 4 5 2 7 3 6]" {
		t.Error(got)
	}
	if got := fmt.Sprint(Order(16)); got != "[1 16 8 9 4 13 5 12 2 15 7 10 3 14 6 11]" {
		t.Error(got)
	}
}

// TestEveryBracket: seeds meet as late as promised, byes only in round 1 and opposite the best, n-1 matches.
func TestEveryBracket(t *testing.T) {
	for n := 2; n <= 256; n++ {
		b := Standard(players(n))
		if err := b.Check(); err != nil {
			t.Fatal(n, err)
		}
		slot := map[swiss.TPN]int{}
		for i, tpn := range b {
			if tpn != 0 {
				slot[tpn] = i
			}
		}
		rounds := 0
		for 1<<rounds < len(b) {
			rounds++
		}
		for k := 2; k <= n; k *= 2 { // seeds 1..k lie in different k-ths
			seen := map[int]bool{}
			for tpn := 1; tpn <= k; tpn++ {
				part := slot[swiss.TPN(tpn)] * k / len(b)
				if seen[part] {
					t.Fatalf("n=%d: two of the first %d seeds in one part", n, k)
				}
				seen[part] = true
			}
		}
		for i := 0; i < len(b); i += 2 {
			if best := min(b[i], b[i+1]); best == 0 && max(b[i], b[i+1]) > swiss.TPN(len(b)-n) {
				t.Fatalf("n=%d: bye for %d", n, max(b[i], b[i+1]))
			}
		}
		if n > 40 && n%16 != 5 {
			continue
		}
		s, err := Start(b, Format{SharedThird: true}, 1)
		if err != nil {
			t.Fatal(err)
		}
		matches := 0
		for s.Published() < s.Rounds() {
			s = must(t)(s.Publish())
			for _, m := range s.Matches(s.Published()) {
				if m.Reason == ByBye && m.Round > 1 {
					t.Fatalf("n=%d: a bye in round %d", n, m.Round)
				}
				if m.Reason == Undecided {
					matches++
					s = must(t)(s.Record(m.Round, m.Board, swiss.Win, swiss.Loss))
				}
			}
		}
		if matches != n-1 || len(s.Places(players(n))) != n {
			t.Fatalf("n=%d: %d matches, %d places", n, matches, len(s.Places(players(n))))
		}
	}
}

func must(t *testing.T) func(*State, error) *State {
	return func(s *State, err error) *State {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
}

// score records a game so that tpn scores the given points (tenths) in it.
func score(t *testing.T, s *State, round, board int, tpn swiss.TPN, points swiss.Points) *State {
	t.Helper()
	n, ok := s.NextGame(round, board)
	if !ok {
		t.Fatalf("round %d match %d is over", round, board)
	}
	white, black := swiss.Draw, swiss.Draw
	if points != swiss.HalfPoint {
		if white, black = swiss.Win, swiss.Loss; (points == 0) == (n.White == tpn) {
			white, black = swiss.Loss, swiss.Win
		}
	}
	return must(t)(s.Record(round, board, white, black))
}

// TestWorkedExample is the event of eleven players with its coins, colours, ladder and places.
func TestWorkedExample(t *testing.T) {
	b := Standard(players(11))
	if got := fmt.Sprint(b); got != "[1 0 8 9 4 0 5 0 2 0 7 10 3 0 6 11]" {
		t.Fatal(got)
	}
	s, err := Start(b, Format{Games: []int{1, 1, 2}, ByConqueror: true}, 20261120)
	if err != nil {
		t.Fatal(err)
	}
	whites := func(round int) string {
		var out []string
		for _, m := range s.Matches(round) {
			if m.FirstWhite != 0 {
				out = append(out, fmt.Sprintf("%d-%d:%d", m.Upper, m.Lower, m.FirstWhite))
			}
		}
		return fmt.Sprint(out)
	}
	expect := func(what, got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %s, want %s", what, got, want)
		}
	}
	s = must(t)(s.Publish())
	expect("round 1", whites(1), "[8-9:8 7-10:10 6-11:6]")
	for board, winner := range map[int]swiss.TPN{2: 9, 6: 7, 8: 6} {
		s = score(t, s, 1, board, winner, 10)
	}
	s = must(t)(s.Publish())
	expect("quarter-finals", whites(2), "[1-9:9 4-5:4 2-7:7 3-6:3]")
	for board, winner := range []swiss.TPN{1, 5, 2, 3} {
		s = score(t, s, 2, board+1, winner, 10)
	}
	s = must(t)(s.Publish())
	expect("semi-finals", whites(3), "[1-5:1 2-3:2]")
	s = score(t, s, 3, 1, 1, 10)
	s = score(t, s, 3, 1, 1, 5)
	s = score(t, s, 3, 2, 3, 5)
	s = score(t, s, 3, 2, 3, 10)
	s = must(t)(s.Publish())
	expect("final and third place", whites(4), "[1-3:1 5-2:2]")
	s = score(t, s, 4, 2, 2, 10)
	s = score(t, s, 4, 2, 2, 5)
	s = score(t, s, 4, 1, 1, 5)
	s = score(t, s, 4, 1, 1, 5)
	if n, _ := s.NextGame(4, 1); n.Stage != 1 || n.White != 1 {
		t.Errorf("rapid: %+v", n)
	}
	s = score(t, s, 4, 1, 1, 10)
	if n, _ := s.NextGame(4, 1); n.White != 3 {
		t.Errorf("second rapid game: %+v", n)
	}
	s = score(t, s, 4, 1, 3, 10)
	s = score(t, s, 4, 1, 1, 5)
	s = score(t, s, 4, 1, 1, 5)
	if n, _ := s.NextGame(4, 1); n.Stage != 3 || n.Chooser != 3 || n.White != 0 {
		t.Errorf("Armageddon: %+v", n)
	}
	if _, err := s.Record(4, 1, swiss.Draw, swiss.Draw); err == nil {
		t.Error("the colour must be chosen first")
	}
	s = must(t)(s.Choose(4, 1, 1)) // 3 takes Black
	s = score(t, s, 4, 1, 3, 5)
	if m := s.Matches(4)[0]; m.Winner != 3 || m.Reason != ByArmageddon {
		t.Errorf("Black wins the tie with a draw: %+v", m)
	}
	if m := s.Matches(4)[0]; m.Winner == 3 {
		upper, lower, ok := m.PlayOff()
		if !ok || upper+lower != 50 || upper != 25 {
			t.Errorf("five games behind a drawn match: %d–%d, %v", upper, lower, ok)
		}
	}
	if m := s.Matches(3)[0]; m.Reason == ByGames {
		if _, _, ok := m.PlayOff(); ok {
			t.Error("a match that its games decided has no play-off")
		}
	}
	expect("coins", fmt.Sprint(s.Coins()), "[0 1 0 0 0 1 0 1]")
	var order []swiss.TPN
	for k, p := range s.Places(players(11)) {
		order = append(order, p.TPN)
		if p.From != k+1 || p.To != k+1 {
			t.Errorf("%+v", p)
		}
	}
	expect("places", fmt.Sprint(order), "[3 1 2 5 6 9 7 4 11 8 10]")
	shared := *s
	shared.format.ByConqueror = false
	expect("shared places", fmt.Sprint(shared.Places(players(11))),
		"[{3 1 1} {1 2 2} {2 3 3} {5 4 4} {4 5 8} {6 5 8} {7 5 8} {9 5 8} {8 9 11} {10 9 11} {11 9 11}]")
	if s.Points(3) != 3 || s.Points(2) != 2 || s.Points(11) != 0 {
		t.Errorf("byes are no wins: %d %d", s.Points(3), s.Points(2))
	}
	expect("quarter-final losers", fmt.Sprint(s.Losers(2)), "[9 4 7 6]")
}

// TestProtected is the published vector with and without protection.
func TestProtected(t *testing.T) {
	school := "ABABCACBDADE"
	key := func(tpn swiss.TPN) string { return school[tpn-1 : tpn] }
	b, clash, err := Protected(players(12), 4, key, 20261120)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(b, clash); got != "[1 0 11 7 4 0 12 10 2 0 9 6 3 0 5 8] [0 0 3 8]" {
		t.Error(got)
	}
	free, err := Drawn(players(12), 4, 20261120)
	if err != nil || fmt.Sprint(free) != "[1 0 6 11 4 0 9 7 2 0 10 12 3 0 8 5]" {
		t.Error(free, err)
	}
	var se *SeedsError
	if _, err := Drawn(players(12), 3, 1); !errors.As(err, &se) {
		t.Error(err)
	}
	for n, want := range map[int]int{5: 2, 8: 2, 16: 4, 31: 4, 32: 8, 3: 2} {
		if got := DefaultSeeds(n); got != want {
			t.Errorf("DefaultSeeds(%d) = %d", n, got)
		}
	}
}

// TestRepair: a draw is complete, keeps its seeds, and no single swap of unseeded players lowers what clashes remain.
func TestRepair(t *testing.T) {
	g := lot.New(11)
	for k := range 150 {
		n := 5 + int(g.Draw(28))
		schools := 1 + g.Draw(6)
		key := map[swiss.TPN]string{}
		for _, tpn := range players(n) {
			key[tpn] = fmt.Sprint(g.Draw(schools))
		}
		b, clash, err := Protected(players(n), DefaultSeeds(n), func(tpn swiss.TPN) string { return key[tpn] }, lot.Seed(k))
		if err != nil || b.Check() != nil {
			t.Fatal(err, b)
		}
		all := slices.DeleteFunc(slices.Sorted(slices.Values(b)), func(tpn swiss.TPN) bool { return tpn == 0 })
		if !slices.Equal(all, players(n)) {
			t.Fatalf("draw %d: %v", k, b)
		}
		d := &protection{slots: b, school: map[swiss.TPN]int{}}
		d.schools(players(n), func(tpn swiss.TPN) string { return key[tpn] })
		_, free := seeded(players(n), DefaultSeeds(n))
		for _, x := range free {
			for _, y := range free {
				d.slots[x], d.slots[y] = d.slots[y], d.slots[x]
				if v := d.clashes(); slices.Compare(v, clash) < 0 {
					t.Fatalf("draw %d: a swap of slots %d and %d lowers %v to %v", k, x, y, clash, v)
				}
				d.slots[x], d.slots[y] = d.slots[y], d.slots[x]
			}
		}
	}
}

func TestWalkOvers(t *testing.T) {
	s, err := Start(Standard(players(8)), Format{}, 3)
	if err != nil {
		t.Fatal(err)
	}
	s = must(t)(s.Publish())
	if _, err := s.Publish(); !isKind(err, RoundOpen) {
		t.Error(err)
	}
	s = must(t)(s.WalkOver(1, 1, 8)) // 1 goes on
	s = must(t)(s.WalkOver(1, 2, 0)) // 4 and 5 both away
	s = score(t, s, 1, 3, 7, 10)
	s = score(t, s, 1, 4, 3, 10)
	s = must(t)(s.LuckyLoser(1, 3)) // 7 withdraws, 2 returns
	s = must(t)(s.Publish())
	if m := s.Matches(2); m[0].Winner != 1 || m[0].Reason != ByBye || m[1].Upper != 2 || m[1].Lower != 3 {
		t.Errorf("%+v", m)
	}
	if _, err := s.LuckyLoser(1, 4); !isKind(err, NextPublished) {
		t.Error(err)
	}
	if got := s.Affected(1, 4); len(got) != 1 || got[0].Board != 2 {
		t.Errorf("a change of the last match touches the second semi-final: %+v", got)
	}
	s = score(t, s, 2, 2, 3, 10)
	s = must(t)(s.WalkOver(2, 2, 3)) // the winner withdraws: nobody goes on from here
	s = must(t)(s.Publish())
	if m := s.Matches(3); m[0].Winner != 1 || m[0].Reason != ByBye {
		t.Errorf("%+v", m)
	}
	if _, err := s.Publish(); !isKind(err, EventOver) {
		t.Error(err)
	}
	for _, err := range []error{second(s.Record(9, 1, swiss.Win, swiss.Loss)), second(s.Record(1, 1, swiss.Win, swiss.Loss)), second(s.Choose(3, 1, 1))} {
		if e := new(Error); !errors.As(err, &e) {
			t.Error(err)
		}
	}
}

func second(_ *State, err error) error { return err }

func isKind(err error, k ErrorKind) bool {
	e := new(Error)
	return errors.As(err, &e) && e.Kind == k
}

func TestMatchOfFourAndBadResults(t *testing.T) {
	s, err := Start(Standard(players(2)), Format{Games: []int{4}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	s = must(t)(s.Publish())
	if _, err := s.Record(1, 1, swiss.Win, swiss.Draw); !isKind(err, BadResult) {
		t.Error(err)
	}
	first, _ := s.NextGame(1, 1)
	before := fmt.Sprint(s.Matches(1))
	for range 2 {
		s = score(t, s, 1, 1, 1, 10)
	}
	n, _ := s.NextGame(1, 1)
	if n.White != first.White || n.Number != 3 {
		t.Errorf("colours alternate: %+v after %+v", n, first)
	}
	s = score(t, s, 1, 1, 1, 5)
	if m := s.Matches(1)[0]; m.Winner != 1 || m.Reason != ByGames || len(m.Games) != 3 {
		t.Errorf("2½ of 4 is enough: %+v", m)
	}
	if old := must(t)(Start(Standard(players(2)), Format{Games: []int{4}}, 5)); fmt.Sprint(must(t)(old.Publish()).Matches(1)) != before {
		t.Error("a state is a value: recording must not change an earlier one")
	}
}

func TestSystem(t *testing.T) {
	s, err := Start(Standard(players(5)), Format{}, 2)
	if err != nil {
		t.Fatal(err)
	}
	var event swiss.System = System{s}
	p, err := event.Pair(t.Context(), nil, 1, swiss.Watch{})
	if err != nil || len(p.Pairs) != 1 || len(p.Rest) != 3 || p.PAB != 0 {
		t.Errorf("%+v %v", p, err)
	}
	var need *swiss.RequestError
	if _, err := event.Pair(t.Context(), nil, 2, swiss.Watch{}); !errors.As(err, &need) || need.Need != swiss.NeedEarlierRound {
		t.Error(err)
	}
	if _, err := event.Pair(t.Context(), nil, 4, swiss.Watch{}); !errors.As(err, &need) || need.Need != swiss.NeedRoundInEvent {
		t.Error(err)
	}
	if tree := s.Tree(); len(tree) != 3 || len(tree[0]) != 4 || len(tree[2]) != 2 || !tree[2][1].Third {
		t.Errorf("%+v", tree)
	}
}

func TestBracketChecks(t *testing.T) {
	var be *BracketError
	for _, b := range []Bracket{{1, 2, 3}, {1, 1}, {0, 0, 1, 2}, {1}} {
		if err := b.Check(); !errors.As(err, &be) {
			t.Errorf("%v: %v", b, err)
		}
	}
	b := Standard(players(4))
	r, err := b.Replace(4, 9)
	if err != nil || fmt.Sprint(r, b) != "[1 9 2 3] [1 4 2 3]" {
		t.Error(r, b, err)
	}
	if r, err = b.Replace(4, 0); err != nil || fmt.Sprint(r) != "[1 0 2 3]" {
		t.Error(r, err)
	}
	if _, err := b.Replace(7, 9); !errors.As(err, &be) {
		t.Error(err)
	}
}

func BenchmarkStandard2000(b *testing.B) {
	list := players(2000)
	for b.Loop() {
		Standard(list)
	}
}
