package dubov

import (
	"fmt"
	"testing"

	"wasit/swiss"
	"wasit/swiss/field"
)

func TestShifterNumbers(t *testing.T) { // C.04.4.1 4.3
	for n, want := range map[int]string{1: "[0]", 2: "[0 1]", 3: "[1 0 2]", 4: "[1 2 0 3]", 7: "[3 2 4 1 5 0 6]", 0: "[]"} {
		list := make([]int, n)
		for i := range list {
			list[i] = i
		}
		if got := fmt.Sprint(outward(list)); got != want {
			t.Errorf("%d players: %s, want %s", n, got, want)
		}
	}
}

// event is four players after three rounds: 1 beat everybody by rating 2001, 2000 and a forfeit.
func event(t *testing.T, s System) *engine {
	t.Helper()
	d := swiss.Draft{TotalRounds: 5, InitialColor: swiss.White}
	for i, rating := range []int{2100, 2001, 2000, 1900} {
		d.Players = append(d.Players, swiss.Player{TPN: swiss.TPN(i + 1), Rating: rating})
	}
	game := func(a, b swiss.TPN, w, l swiss.Outcome) {
		d.Players[a-1].Rounds = append(d.Players[a-1].Rounds, swiss.Entry{Outcome: w, Opponent: b, Color: swiss.White})
		d.Players[b-1].Rounds = append(d.Players[b-1].Rounds, swiss.Entry{Outcome: l, Opponent: a, Color: swiss.Black})
	}
	game(1, 2, swiss.Win, swiss.Loss)
	game(3, 4, swiss.Draw, swiss.Draw)
	game(1, 3, swiss.Win, swiss.Loss) // 3 has ½ against 1: upfloat
	game(4, 2, swiss.Win, swiss.Loss) // 2 has 0 against ½: upfloat
	game(1, 4, swiss.ForfeitWin, swiss.ForfeitLoss)
	game(3, 2, swiss.Draw, swiss.Draw) // 2 has 0 against ½: upfloat
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	f, err := field.New(tour, 4)
	if err != nil {
		t.Fatal(err)
	}
	e := &engine{Field: f}
	if err := e.prepare(s); err != nil {
		t.Fatal(err)
	}
	return e
}

func TestAverageRatingAndUpfloats(t *testing.T) { // C.04.4.1 1.7, 1.8
	for _, ignore := range []bool{false, true} {
		e := event(t, System{IgnoreForfeits: ignore})
		for i := range e.Players {
			p := &e.Players[i]
			wantARO := map[swiss.TPN]int{1: 2001, 2: 2000, 3: 2000, 4: 2001}[p.TPN] // 2000½, 2000, 2000⅓, 2000½
			wantFloats := map[swiss.TPN]int{1: 0, 2: 2, 3: 1, 4: 1}[p.TPN]
			if ignore && p.TPN == 4 {
				wantFloats = 0 // its only upfloat was forfeited
			}
			if e.aro[i] != wantARO || e.floats[i] != wantFloats {
				t.Errorf("player %d: average %d, want %d; %d upfloats, want %d", p.TPN, e.aro[i], wantARO, e.floats[i], wantFloats)
			}
			if recent := e.recent[i]; recent != (p.TPN == 2 || p.TPN == 4 && !ignore) {
				t.Errorf("player %d: upfloated in the last round %v", p.TPN, recent)
			}
		}
	}
}

func TestNoGameMeansMildBlack(t *testing.T) { // C.04.4.1 1.6.4
	d := swiss.Draft{TotalRounds: 5, InitialColor: swiss.White, Players: []swiss.Player{{TPN: 1, Rating: 2000}, {TPN: 2, Rating: 1900}}}
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	p, err := System{}.Pair(t.Context(), tour, 1, swiss.Watch{})
	if err != nil {
		t.Fatal(err)
	}
	black := swiss.Preference{Color: swiss.Black, Strength: swiss.Mild}
	if b := p.Why.Boards[0]; b.Preferences != [2]swiss.Preference{black, black} || b.Pair.White != 1 || b.Rule != "C.04.4.1 5.2.1" {
		t.Errorf("%+v", b)
	}
}
