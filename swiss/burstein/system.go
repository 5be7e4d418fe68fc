package burstein

import (
	"cmp"
	"context"
	"fmt"

	"wasit/swiss"
	"wasit/swiss/field"
)

// System is the Burstein system. The zero value is the default reading of a series of zero-point byes [1.7.2].
type System struct {
	// SeriesOfReturned counts a series that ends with the round before for a player who is back in the round being paired.
	SeriesOfReturned bool
	// SeriesPastForfeit lets a game lost by forfeit stand in a series without ending it; it counts as the nothing it gave.
	SeriesPastForfeit bool
}

// Code returns "burstein-2026".
func (System) Code() string { return "burstein-2026" }

// SeedingRounds returns how many rounds of an event of total rounds the Dutch system pairs [1.6].
func SeedingRounds(total int) int { return min(total/2, 4) }

// engine is one round being paired. Players are known by their place in the field.
type engine struct {
	*field.Field
	tick     func()
	index    []index
	floaters int // how many of the players left come from the bracket before
}

// Pair pairs round of t.
func (s System) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	f, err := field.New(t, round)
	if err != nil {
		return nil, err
	}
	if round <= SeedingRounds(t.TotalRounds()) {
		return seed(ctx, t, round, w, s.Code())
	}
	e := s.newEngine(f)
	e.tick = w.Yield
	return field.Pair(ctx, f, field.Procedure{Code: s.Code(), ByeArticle: "C.04.4.2 3.1", ByeOrder: e.byeOrder, Legal: e.legal,
		Bracket: e.bracket, Board: e.board}, w)
}

func (s System) newEngine(f *field.Field) *engine {
	e := &engine{Field: f, index: make([]index, len(f.Players))}
	for i := range f.Players {
		e.index[i] = s.indexOf(f.T, f.Players[i].TPN, f.Round)
	}
	return e
}

// legal is C1 and C3.
func (e *engine) legal(i, j int) bool { return !e.HaveMet(i, j) && !e.SameAbsolute(i, j) }

// byeOrder puts candidates for the bye in order: lowest score, most games, lowest Index [3.1].
func (e *engine) byeOrder(i, j int) int {
	a, b := &e.Players[i], &e.Players[j]
	return cmp.Or(cmp.Compare(a.Score, b.Score), cmp.Compare(b.Games(), a.Games()), e.index[j].compare(e.index[i]))
}

// board gives the colours of a pair [5.2].
func (e *engine) board(i, j int) swiss.BoardWhy {
	if e.index[j].compare(e.index[i]) < 0 {
		i, j = j, i
	}
	color, rule := field.Allocate(&e.Players[i], &e.Players[j], e.T.InitialColor())
	return field.Board(&e.Players[i], &e.Players[j], color, fmt.Sprintf("C.04.4.2 5.2.%d", rule))
}
