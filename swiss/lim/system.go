package lim

import (
	"cmp"
	"context"

	"wasit/swiss"
	"wasit/swiss/field"
)

// System is the Lim system. The zero value is the default reading.
type System struct {
	Maxi bool // colours may change a pairing only among players within 100 rating points
}

// Code returns "lim-2026".
func (System) Code() string { return "lim-2026" }

// engine is one round being paired. Players are known by their place in the field.
type engine struct {
	*field.Field
	System
	tick    func()
	due     []swiss.Color
	floated []bool // floater of the previous round
	why     []swiss.BracketWhy
	side    []int // by player: 1 if its pair was made above the median, 0 in it, -1 below

	high, low []pairing // pairs made above and below the median, in the order they were made
	middle    []pairing
}

// pairing is a pair with the group it was made in: -1 below the median, 0 in it, 1 above.
type pairing struct{ a, b, side int }

// Pair pairs round of t.
func (s System) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	f, err := field.New(t, round)
	if err != nil {
		return nil, err
	}
	e := newEngine(s, f, w.Yield)
	return field.Pair(ctx, f, field.Procedure{Code: s.Code(), ByeArticle: "C.04.4.3 1.1", ByeOrder: e.byeOrder, Legal: e.legal,
		Bracket: e.round, Board: func(i, j int) swiss.BoardWhy { return e.colors(pairing{i, j, e.side[i]}) }}, w)
}

func newEngine(s System, f *field.Field, tick func()) *engine {
	e := &engine{Field: f, System: s, tick: tick, side: make([]int, len(f.Players))}
	for i := range f.Players {
		p := &f.Players[i]
		e.due = append(e.due, dueColor(p))
		last := f.T.Entry(p.TPN, f.Round-1)
		e.floated = append(e.floated, last.Outcome.IsPlayed() &&
			f.T.PairingScore(p.TPN, f.Round-1) != f.T.PairingScore(last.Opponent, f.Round-1))
	}
	return e
}

// dueColor is the equalising colour, else the alternating one; none without games [5].
func dueColor(p *field.Player) swiss.Color {
	switch {
	case p.CD > 0:
		return swiss.Black
	case p.CD < 0:
		return swiss.White
	case p.Games() > 0:
		return p.Colors[p.Games()-1].Other()
	}
	return 0
}

// may reports whether a player can have color without three in a row or three more than of the other [2.1].
func (e *engine) may(i int, color swiss.Color) bool {
	if e.IsLast() {
		return true // Article 6
	}
	p := &e.Players[i]
	cd := p.CD + 1
	if color == swiss.Black {
		cd = p.CD - 1
	}
	n := p.Games()
	return cd >= -2 && cd <= 2 && (n < 2 || p.Colors[n-1] != color || p.Colors[n-2] != color)
}

// legal reports whether two players are compatible [2.1].
func (e *engine) legal(i, j int) bool {
	return !e.HaveMet(i, j) && (e.may(i, swiss.White) && e.may(j, swiss.Black) || e.may(i, swiss.Black) && e.may(j, swiss.White))
}

// suits reports whether the due colours of two players differ; somebody without games suits everybody.
func (e *engine) suits(i, j int) bool { return e.due[i] == 0 || e.due[j] == 0 || e.due[i] != e.due[j] }

// byeOrder puts candidates for the bye in order: the lowest ranked; in round 1 the lowest rated [1.1, 7.1].
func (e *engine) byeOrder(i, j int) int {
	a, b := &e.Players[i], &e.Players[j]
	first := cmp.Compare(a.Score, b.Score)
	if e.Round == 1 {
		first = cmp.Compare(a.Rating, b.Rating)
	}
	return cmp.Or(first, cmp.Compare(b.TPN, a.TPN))
}

// colors gives the colours of a pair [5].
func (e *engine) colors(x pairing) swiss.BoardWhy {
	i, j := min(x.a, x.b), max(x.a, x.b) // i is the higher ranked
	a, b := &e.Players[i], &e.Players[j]
	white, black := e.may(i, swiss.White) && e.may(j, swiss.Black), e.may(i, swiss.Black) && e.may(j, swiss.White)
	color := swiss.White
	switch {
	case !white:
		color = swiss.Black
	case !black:
	case e.due[i] == 0 && e.due[j] == 0:
		color = field.First(a.TPN, e.T.InitialColor())
	case e.due[i] == 0:
		color = e.due[j].Other()
	case e.suits(i, j):
		color = e.due[i]
	default:
		if color = field.Swap(a.Colors, b.Colors); color == 0 {
			if color = e.due[i]; x.side < 0 {
				color = e.due[j].Other()
			}
		}
	}
	return field.Board(a, b, color, "C.04.4.3 5")
}
