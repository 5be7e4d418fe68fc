package burstein

import (
	"cmp"

	"wasit/swiss"
)

// index is what ranks a player in a bracket: Buchholz, then Sonneborn-Berger (in hundredths), then pairing number [1.8].
type index struct {
	buchholz, sb int
	tpn          swiss.TPN
}

// compare is negative where a ranks higher.
func (a index) compare(b index) int {
	return cmp.Or(cmp.Compare(b.buchholz, a.buchholz), cmp.Compare(b.sb, a.sb), cmp.Compare(a.tpn, b.tpn))
}

// indexOf computes the Index before round. An own unplayed round counts as a game against oneself [1.7.2].
func (s System) indexOf(t *swiss.Tournament, tpn swiss.TPN, round int) index {
	x := index{tpn: tpn}
	for r := 1; r < round; r++ {
		e := t.Entry(tpn, r)
		score := t.Score(tpn, round-1)
		if e.Outcome.IsPlayed() {
			score = s.current(t, e.Opponent, round)
		}
		x.buchholz += int(score)
		x.sb += int(t.Award(tpn, r)) * int(score)
	}
	return x
}

// current returns the score of an opponent before round. Zero-point byes in an unbroken series up to and including round
// count as draws in the rounds before it [1.7].
func (s System) current(t *swiss.Tournament, tpn swiss.TPN, round int) swiss.Points {
	score := t.Score(tpn, round-1)
	if t.Entry(tpn, round).Outcome != swiss.ZeroBye && !s.SeriesOfReturned {
		return score
	}
	for r := round - 1; r >= 1; r-- {
		switch o := t.Entry(tpn, r).Outcome; {
		case o == swiss.ZeroBye || o == swiss.Absent:
			score += t.Scoring().Draw - t.Award(tpn, r)
		case o != swiss.ForfeitLoss || !s.SeriesPastForfeit:
			return score
		}
	}
	return score
}
