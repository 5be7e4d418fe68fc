package federation

import (
	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// teamMatch is one match of the file: the two teams, that with White on board 1 first, and who sat at their boards; 0 is an
// empty one.
type teamMatch struct {
	round  int
	teams  [2]int
	seats  [2][]swiss.TPN
	result string // 330, empty where a game was played
}

// teamMatches lists the matches of a round.
func (take *Takeover) teamMatches(histories []trf.TeamHistory, round int) []teamMatch {
	d := take.Document
	var list []teamMatch
	for _, t := range histories {
		if round > len(t.Rounds) {
			continue
		}
		m := t.Rounds[round-1]
		if m.Opponent == 0 || m.Color != swiss.White && (m.Color != 0 || t.Number > m.Opponent) {
			continue
		}
		match := teamMatch{round: round, teams: [2]int{t.Number, m.Opponent}}
		for side, number := range match.teams {
			match.seats[side] = take.seats(round, number)
		}
		for _, f := range d.TeamForfeits {
			if f.Round == round && f.White == t.Number {
				match.result = f.Result
			}
		}
		list = append(list, match)
	}
	return list
}

// seats returns who sat at the boards of a team: as 300 says, else those of its list who had a board.
func (take *Takeover) seats(round, team int) []swiss.TPN {
	d := take.Document
	line := make([]swiss.TPN, d.Boards())
	for _, l := range d.Lineups {
		if l.Round == round && l.Team == team {
			copy(line, l.Players)
			return line
		}
	}
	k := 0
	for _, t := range d.Teams {
		for _, p := range t.Players {
			if o := take.Event.Entry(p, round).Outcome; t.Number == team && (o.IsPlayed() || o.IsForfeit()) && k < len(line) {
				line[k] = p
				k++
			}
		}
	}
	return line
}

// boardScores are the results of the boards in order as the first team and the second hold them, up to the first that is
// open; nil where a result stands after an open board, or is none that a board can have.
func (take *Takeover) boardScores(m teamMatch) []journal.Score {
	last, left := take.decidedBoards(m)
	scores := []journal.Score{}
	for k := range m.seats[0] {
		score, ok := take.boardScore(m, k)
		if m.isEmpty(k) && !ok && (k < last || left == 0) {
			score, ok = journal.BothForfeit, true // nobody sat there, and the boards around it are decided
		}
		switch {
		case !ok && k < last, ok && !score.IsValid():
			return nil
		case !ok:
			return scores
		}
		scores = append(scores, score)
	}
	return scores
}

// decidedBoards returns the last board with a result, from 0, and how many boards at which somebody sits have none.
func (take *Takeover) decidedBoards(m teamMatch) (last, left int) {
	for k := range m.seats[0] {
		switch _, ok := take.boardScore(m, k); {
		case ok:
			last = k
		case !m.isEmpty(k):
			left++
		}
	}
	return last, left
}

// isEmpty reports whether nobody sits at board k.
func (m teamMatch) isEmpty(k int) bool { return m.seats[0][k] == 0 && m.seats[1][k] == 0 }

// boardScore is the result of one board; ok is false while there is none.
func (take *Takeover) boardScore(m teamMatch, k int) (s journal.Score, ok bool) {
	if m.isEmpty(k) {
		s, ok = map[string]journal.Score{"+-": journal.BlackForfeits, "-+": journal.WhiteForfeits, "--": journal.BothForfeit}[m.result]
		return s, ok
	}
	a := take.Event.Entry(m.seats[0][k], m.round).Outcome
	b := take.Event.Entry(m.seats[1][k], m.round).Outcome
	for _, o := range []swiss.Outcome{a, b} {
		if o == swiss.Pending {
			return s, false
		}
		ok = ok || o.IsPlayed() || o.IsForfeit()
	}
	return journal.Score{White: forfeited(a, b), Black: forfeited(b, a)}, ok
}

// forfeited is the outcome of a side; one that has none beside the other's lost by forfeit.
func forfeited(own, other swiss.Outcome) swiss.Outcome {
	if own.IsPlayed() || own.IsForfeit() || other.IsPlayed() {
		return own
	}
	return swiss.ForfeitLoss
}
