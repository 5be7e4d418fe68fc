package tiebreak

import "wasit/swiss"

// refs returns which score of the opponent and which own score a code of the Buchholz and Sonneborn-Berger family
// multiplies; own is -1 for a mere sum.
func (e *engine) factors(c Code) (opponent, own int) {
	switch c.Name {
	case "SB":
		return e.ref(c), e.ref(c)
	case "EMMSB":
		return 0, 0
	case "EMGSB":
		return 0, 1
	case "EGMSB":
		return 1, 0
	case "EGGSB":
		return 1, 1
	}
	return e.ref(c), -1
}

// buchholz computes BH (8.1), FB (8.3), SB (9.1) and the four of 13.2: the sum over the rounds of the opponents' adjusted
// scores, for the latter ones times the points scored against them.
func (e *engine) buchholz(a *Arithmetic, p int) {
	opponent, own := e.factors(a.Code)
	v := e.view(opponent, a.Code.Name == "FB")
	a.Article, a.Unit = "8.1", 10
	switch {
	case a.Code.Name == "FB":
		a.Article = "8.3"
	case own >= 0:
		a.Unit, a.Article = 100, "9.1"
		if a.Code.Name != "SB" {
			a.Article = "13.2"
		}
	}
	for r := 1; r <= e.f.rounds; r++ {
		g := v.at(p, r)
		if e.f.predetermined && g.opp < 0 {
			continue // a free round of a table is no round at all (15.2)
		}
		part := e.part(r, g)
		e.fillOpponent(part, v, p, g, a.Code.Played)
		part.Points, part.Amount = g.pts[max(own, 0)], int64(part.Score)
		if own >= 0 {
			part.Amount *= int64(part.Points)
		}
	}
	low, high := a.Code.cuts()
	cut(e.parts, low, high, e.rules.vurFirst)
	a.sum(e.parts)
}

// part adds a part for a round to the scratch space, in place: this is the innermost loop of all.
func (e *engine) part(r int, g *game) *Part {
	n := len(e.parts)
	if n == cap(e.parts) {
		e.parts = append(e.parts, Part{})
	}
	e.parts = e.parts[:n+1]
	part := &e.parts[n]
	*part = Part{}
	part.Round, part.Outcome = r, g.outcome
	if g.opp >= 0 {
		part.Opponent = e.f.ids[g.opp]
	}
	return part
}

// fillOpponent fills in what a round adds of the opponent: the adjusted score, or a dummy's for an unplayed round.
func (e *engine) fillOpponent(part *Part, v *view, p int, g *game, forfeitsPlayed bool) {
	if g.opp >= 0 && (g.kind == played || forfeitsPlayed || e.f.predetermined) {
		part.Source, part.Real, part.Score, part.Late = FromOpponent, v.real[g.opp], v.adj[g.opp], v.late[g.opp]
		part.Article = "16.3"
		if e.f.predetermined {
			part.Article = "15.2"
		}
		return
	}
	part.Source, part.VUR, part.Real = FromDummy, g.isVUR(), v.real[p]
	part.Score, part.Limit, part.Article = v.dummy(p, g, e.rules)
}

// averageBuchholz computes AOB (8.2): the average of BH, or FB, over the opponents met over the board. It is not rounded.
func (e *engine) averageBuchholz(a *Arithmetic, p int) {
	base := Code{Name: "BH", Ref: a.Code.Ref, Played: a.Code.Played}
	if a.Code.Fore {
		base.Name = "FB"
	}
	col := e.column(base)
	e.parts = e.parts[:0]
	a.Unit, a.Article = 10, "8.2"
	for r := 1; r <= e.f.rounds; r++ {
		if g := e.f.at(p, r); g.kind == played && g.opp >= 0 {
			part := e.part(r, g)
			part.Source, part.Amount, part.Article = FromOpponentsTie, col[g.opp].num, "8.2"
		}
	}
	a.average(e.parts)
}

// koya computes KS (9.2): the points scored against those with at least half of the maximum score of the event, moved by
// half points with /L. Real scores count; the rounds are those with a scheduled opponent.
func (e *engine) koya(a *Arithmetic, p int) {
	ref := e.ref(a.Code)
	v := e.view(ref, false)
	win := e.f.refs[ref].win
	a.Unit, a.Article = 10, "9.2"
	// Compared doubled: twice the score with win × rounds + n.
	least := int(win)*e.maxGames() + a.Code.Limit*int(swiss.Point)
	for r := 1; r <= e.f.rounds; r++ {
		g := v.at(p, r)
		if g.opp < 0 {
			continue
		}
		part := e.part(r, g)
		part.Source, part.Real, part.Score, part.Limit = FromRound, v.real[g.opp], v.real[g.opp], swiss.Points(least/2)
		part.Points, part.Amount, part.Article = g.pts[ref], int64(g.pts[ref]), "9.2"
		if 2*int(part.Score) < least {
			part.Cut = BelowLimit
		}
	}
	a.sum(e.parts)
}

// maxGames returns in how many rounds one participant can score: all, but in a table of odd size not the free rounds.
func (e *engine) maxGames() int {
	if !e.f.predetermined {
		return e.f.rounds
	}
	most := 0
	for p := range e.f.ids {
		n := 0
		for r := 1; r <= e.f.rounds; r++ {
			if e.f.at(p, r).opp >= 0 {
				n++
			}
		}
		most = max(most, n)
	}
	return most
}
