package tiebreak

import "wasit/swiss"

// own computes the codes of the participant's own record (7.1 to 7.8), PTS and RTNG; false for any other code.
func (e *engine) own(a *Arithmetic, p int) bool {
	switch a.Code.Name {
	case "PTS":
		e.points(a, p)
	case "TPN":
		a.Value, a.Article = value(int64(e.f.ids[p]), 1), "7.8"
		e.parts = append(e.parts, Part{Source: FromRound, Amount: int64(e.f.ids[p]), Article: "7.8"})
	case "RTNG":
		rating := e.ratingOf(p, a.Code.Unrated)
		a.Value, a.Article = value(int64(rating), 1), "10.6"
		e.parts = append(e.parts, Part{Source: FromRating, Rating: rating, Amount: int64(rating), Article: "10.6"})
	default:
		count, known := counts[a.Code.Name]
		if !known {
			return false
		}
		a.Unit, a.Article = count.unit, count.article
		e.count(a, p, count.of)
	}
	return true
}

// counts says what each round is worth, in units: Unit 2 means halves.
var counts = map[string]struct {
	article string
	unit    int64
	of      func(e *engine, r int, g *game) int64
}{
	"WIN": {"7.1", 1, (*engine).isWin},
	"WON": {"7.2", 1, (*engine).isWon},
	"BPG": {"7.3", 1, func(_ *engine, _ int, g *game) int64 { return btoi(isBlack(g)) }},
	"BWG": {"7.4", 1, func(e *engine, r int, g *game) int64 { return btoi(isBlack(g)) * e.isWon(r, g) }},
	"REP": {"7.6", 1, (*engine).electedToPlay},
	"STD": {"7.7", 2, (*engine).standing},
}

func (e *engine) count(a *Arithmetic, p int, of func(*engine, int, *game) int64) {
	for r := 1; r <= e.f.rounds; r++ {
		g := e.f.at(p, r)
		part := e.part(r, g)
		part.Source, part.Points, part.Amount, part.Article = FromRound, g.pts[e.f.primary], of(e, r, g), a.Article
	}
	a.sum(e.parts)
}

// points is the score with everything that was awarded, virtual points excluded (1.3).
func (e *engine) points(a *Arithmetic, p int) {
	ref := e.ref(a.Code)
	a.Unit, a.Article = 10, "4.1"
	for r := 1; r <= e.f.rounds; r++ {
		g := e.f.at(p, r)
		part := e.part(r, g)
		part.Source, part.Points, part.Amount, part.Article = FromRound, g.pts[ref], int64(g.pts[ref]), "4.1"
	}
	if b := e.f.refs[ref].bonus; b != nil && b[p] != 0 {
		e.parts = append(e.parts, Part{Source: FromRound, Points: b[p], Amount: int64(b[p]), Article: "4.1"})
	}
	a.sum(e.parts)
}

func isBlack(g *game) bool { return g.kind == played && g.isOver() && g.color == swiss.Black }

// isWin counts a round in which the points of a win were obtained, played or not (7.1).
func (e *engine) isWin(_ int, g *game) int64 {
	return btoi(g.isOver() && g.pts[e.f.primary] >= e.f.refs[e.f.primary].win && g.kind != asked)
}

// isWon counts a win over the board (7.2).
func (e *engine) isWon(_ int, g *game) int64 {
	if e.f.team {
		return btoi(g.kind == played && g.pts[e.f.primary] >= e.f.refs[e.f.primary].win)
	}
	return btoi(g.outcome == swiss.Win || g.outcome == swiss.ShortWin)
}

// electedToPlay counts rounds that are not half- or zero-point byes nor forfeit losses (7.6). A full-point bye is granted, not
// elected, and stays.
func (e *engine) electedToPlay(_ int, g *game) int64 { return btoi(g.kind != asked && g.kind != lost) }

// standing counts, in halves, rounds with more points than the opponent, or unplayed with more than a draw's (7.7).
func (e *engine) standing(r int, g *game) int64 {
	mine, draw := g.pts[0], e.f.refs[0].draw
	if g.kind == played {
		return e.against(r, g)
	}
	switch {
	case mine > draw:
		return 2
	case mine == draw && draw > 0:
		return 1
	}
	return 0
}

// against compares the points of a played game; equal ones are worth a half, a 0–0 too.
func (e *engine) against(r int, g *game) int64 {
	if !g.isOver() || g.opp < 0 {
		return 0
	}
	switch theirs := e.f.at(int(g.opp), r).pts[0]; {
	case g.pts[0] > theirs:
		return 2
	case g.pts[0] == theirs:
		return 1
	}
	return 0
}

// progressive computes PS (7.5): the sum of the scores after each round. A cut takes the first rounds. Points awarded
// outside any round are not in it.
func (e *engine) progressive(a *Arithmetic, p int) {
	ref := e.ref(a.Code)
	a.Unit, a.Article = 10, "7.5"
	low, high := a.Code.cuts()
	var score swiss.Points
	for r := 1; r <= e.f.rounds; r++ {
		g := e.f.at(p, r)
		score += g.pts[ref]
		part := e.part(r, g)
		part.Source, part.Points, part.Score, part.Amount, part.Article = FromScore, g.pts[ref], score, int64(score), "7.5"
		switch {
		case r <= low:
			part.Cut = CutLow
		case r > e.f.rounds-high:
			part.Cut = CutHigh
		}
	}
	a.sum(e.parts)
}
