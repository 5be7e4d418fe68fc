package tiebreak

import (
	"cmp"
	"slices"

	"wasit/swiss"
)

// ratingOf returns the rating of p, or the one the regulations give to unrated players.
func (e *engine) ratingOf(p, unrated int) int { return cmp.Or(e.f.rating[p], unrated) }

// allRated reports whether everybody has a rating: otherwise the tie-breaks of article 10 are left out.
func (e *engine) allRated(unrated int) bool {
	return unrated > 0 || !slices.Contains(e.f.rating, 0)
}

// performance computes the tie-breaks on ratings. All count games played over the board only.
func (e *engine) performance(a *Arithmetic, p int) {
	switch a.Code.Name {
	case "APRO":
		e.averagePerformance(a, p, Code{Name: "TPR", Unrated: a.Code.Unrated}, "10.4")
	case "APPO":
		e.averagePerformance(a, p, Code{Name: "PTP", Unrated: a.Code.Unrated}, "10.5")
	case "ARO":
		e.ratingsOfOpponents(p, a.Code.Unrated, "10.1")
		cut(e.parts, a.Code.Cut+a.Code.Median, a.Code.Median, false)
		a.average(e.parts)
		a.round()
		a.Article = "10.1"
	case "TPR":
		e.tournamentPerformance(a, p)
	case "PTP":
		e.perfectPerformance(a, p)
	}
}

// ratingsOfOpponents lists the opponents met over the board, each with the rating of the round, and returns the score against them, in halves on the scale
// 1, ½, 0 whatever the points of the event are.
func (e *engine) ratingsOfOpponents(p, unrated int, article string) (halves int64) {
	for r := 1; r <= e.f.rounds; r++ {
		g := e.f.at(p, r)
		if g.kind != played || g.opp < 0 || !g.isOver() {
			continue
		}
		rating := cmp.Or(g.rating, unrated)
		part := e.part(r, g)
		part.Source, part.Points, part.Rating, part.Article = FromRating, g.pts[0], rating, article
		part.Score, part.Amount = swiss.Points(rating), int64(rating)
		switch g.outcome {
		case swiss.Win, swiss.ShortWin:
			halves += 2
		case swiss.Draw, swiss.ShortDraw:
			halves++
		}
	}
	return halves
}

// tournamentPerformance computes TPR (10.2): ARO plus the difference that belongs to the percentage.
func (e *engine) tournamentPerformance(a *Arithmetic, p int) {
	halves := e.ratingsOfOpponents(p, a.Code.Unrated, "10.2")
	a.average(e.parts)
	a.round()
	a.Article = "10.2"
	if a.Count == 0 {
		return
	}
	a.Percent = roundHalfUp(100*halves, 2*a.Count)
	a.Plus = dp(a.Percent)
	a.Value.num += a.Plus
}

// perfectPerformance computes PTP (10.3): the least rating whose expected score against the opponents reaches the score.
// Without points it is the lowest opponent less 800.
func (e *engine) perfectPerformance(a *Arithmetic, p int) {
	halves := e.ratingsOfOpponents(p, a.Code.Unrated, "10.3")
	a.Article, a.Target = "10.3", 50*halves
	if len(e.parts) == 0 {
		return
	}
	low, high := e.parts[0].Rating, e.parts[0].Rating
	for i := range e.parts {
		low, high = min(low, e.parts[i].Rating), max(high, e.parts[i].Rating)
	}
	found := low - 800
	if halves > 0 {
		for least, most := low-800, high+736; ; {
			if least == most {
				found = least
				break
			}
			if mid := least + (most-least)/2; e.expected(mid) >= a.Target {
				most = mid
			} else {
				least = mid + 1
			}
		}
	}
	for i := range e.parts {
		e.parts[i].Source, e.parts[i].Amount = FromExpectation, pd(found-e.parts[i].Rating)
	}
	a.Value = value(int64(found), 1)
}

// expected returns the expected score of a rating against the listed opponents, in hundredths.
func (e *engine) expected(rating int) (sum int64) {
	for i := range e.parts {
		sum += pd(rating - e.parts[i].Rating)
	}
	return sum
}

// averagePerformance computes APRO and APPO: the average of the opponents' performances. Opponents met over the board have
// one themselves.
func (e *engine) averagePerformance(a *Arithmetic, p int, of Code, article string) {
	col := e.column(of)
	e.parts = e.parts[:0]
	for r := 1; r <= e.f.rounds; r++ {
		g := e.f.at(p, r)
		if g.kind == played && g.opp >= 0 && g.isOver() && col[g.opp].Defined() {
			part := e.part(r, g)
			part.Source, part.Amount, part.Article = FromOpponentsTie, col[g.opp].num, article
		}
	}
	a.average(e.parts)
	a.round()
	a.Article = article
}
