package tiebreak

import (
	"wasit/swiss"
)

// view is the event under one hypothesis (as it is, or with the last round drawn) by one reference score.
type view struct {
	f     *field
	ref   int
	games []game
	real  []swiss.Points // score
	adj   []swiss.Points // adjusted score, what opponents count (16.3)
	late  []int          // how many rounds were counted as a draw (.5)
}

func (v *view) at(p, r int) *game { return &v.games[p*v.f.rounds+r-1] }

// newView computes scores and adjusted scores; fore draws every paired game of the last round (8.3). Before that round is paired
// nothing is drawn, and FB is BH.
func newView(f *field, rules *edition, ref int, fore bool) *view {
	v := &view{f: f, ref: ref, games: f.games}
	if fore && f.rounds > 0 && f.final {
		v.games = append([]game(nil), f.games...)
		for p := range f.ids {
			if g := v.at(p, f.rounds); g.opp >= 0 {
				g.kind, g.outcome, g.pts[ref] = played, swiss.Draw, f.refs[ref].draw
			}
		}
	}
	n := f.len()
	v.real, v.adj, v.late = make([]swiss.Points, n), make([]swiss.Points, n), make([]int, n)
	for p := range n {
		v.adjust(p, rules)
	}
	return v
}

// adjust sums the rounds of p. A requested bye followed only by voluntary unplayed rounds, or in the last round, counts
// as a draw for the opponents (16.2.5, 16.3.2); with predetermined pairings nothing is adjusted (15.2).
func (v *view) adjust(p int, rules *edition) {
	draw := v.f.refs[v.ref].draw
	trailing := true
	if b := v.f.refs[v.ref].bonus; b != nil {
		v.real[p] = b[p]
	}
	var change swiss.Points
	for r := v.f.rounds; r >= 1; r-- {
		g := v.at(p, r)
		v.real[p] += g.pts[v.ref]
		trailing = trailing && g.isVUR()
		if trailing && g.kind == asked && rules.adjusted && !v.f.predetermined {
			change += draw - g.pts[v.ref]
			v.late[p]++
		}
	}
	v.adj[p] = v.real[p] + change
}

// dummy returns the score of the imaginary opponent of an unplayed round and its cap: the own score, but at most the
// adjusted score of the scheduled opponent after a forfeit (16.4.1), the points of a draw in every round otherwise
// (16.4.2). Before 2026 there is no cap (16.4).
func (v *view) dummy(p int, g *game, rules *edition) (score, limit swiss.Points, article string) {
	score = v.real[p]
	if !rules.capped {
		return score, score, "16.4"
	}
	limit, article = v.f.refs[v.ref].draw*swiss.Points(v.f.rounds), "16.4.2"
	if (g.kind == won || g.kind == lost) && g.opp >= 0 {
		limit, article = v.adj[g.opp], "16.4.1"
	}
	return min(score, limit), limit, article
}
