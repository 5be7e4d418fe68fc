package knockout

import "wasit/swiss"

// Tie is a step that decides a drawn match of teams. FIDE does not regulate it; the board count is that of C.07 12.1.
type Tie uint8

// The steps.
const (
	BoardCount Tie = iota // the lower sum of board number times points won there
	PlayOff               // the boards play once more, colours exchanged
	Coin                  // a coin decides
)

// TiesOf are the steps that files call by a name, "" the usual ones.
func TiesOf(name string) (ties []Tie, known bool) {
	switch name {
	case "":
		return []Tie{BoardCount, PlayOff}, true
	case "count-lot":
		return []Tie{BoardCount, Coin}, true
	case "play-off":
		return []Tie{PlayOff}, true
	case "lot":
		return []Tie{Coin}, true
	}
	return nil, false
}

// BoardCount returns what the boards of a stage give both sides: the sum of board number times points won there, in tenths. Of two
// sides with equal points the one with the lower sum has won more on its upper boards (C.07 12.1).
func (m *Match) BoardCount(stage int) (upper, lower swiss.Points) {
	board := swiss.Points(0)
	for _, g := range m.Games {
		if g.Stage == stage {
			board++
			upper, lower = upper+board*g.points(m.Upper), lower+board*g.points(m.Lower)
		}
	}
	return upper, lower
}

// boardWhite is who has White on a board: colours alternate from board to board, and the play-off exchanges them.
func (m *Match) boardWhite(stage, board int) swiss.TPN {
	return m.alternate(m.FirstWhite, board-1+stage)
}

// settleBoards looks whether the boards of a stage decide the match. All of them are played, even where the match is won before.
func (m *Match) settleBoards(f Format, coin func() int) {
	if m.played(m.Stage) < f.Boards {
		return
	}
	upper, lower := m.Score(m.Stage)
	why := ByGames
	if m.Stage > 0 {
		why = ByLadder
	} else if m.isForfeited() {
		why = ByWalkOver
	}
	switch {
	case upper > lower:
		m.decide(m.Upper, why)
	case lower > upper:
		m.decide(m.Lower, why)
	case m.Stage == 0 && upper == 0 && m.isForfeited():
		m.Reason = Empty // neither team came
	default:
		m.breakTie(f, coin)
	}
}

// isForfeited reports whether no board of the match itself was played.
func (m *Match) isForfeited() bool {
	for _, g := range m.Games {
		if g.Stage == 0 && g.Results[0].IsPlayed() {
			return false
		}
	}
	return true
}

// breakTie decides a drawn match by the steps of the event in their order; after the last one a coin decides. A drawn play-off is
// decided by the same steps, and is not played twice.
func (m *Match) breakTie(f Format, coin func() int) {
	for _, tie := range f.Ties {
		switch tie {
		case BoardCount:
			if upper, lower := m.BoardCount(m.Stage); upper != lower {
				winner := m.Upper
				if lower < upper {
					winner = m.Lower
				}
				m.decide(winner, ByBoardCount)
				return
			}
		case PlayOff:
			if m.Stage == 0 {
				m.Stage = 1
				return
			}
		case Coin:
			m.decide(m.side(coin()), ByLot)
			return
		}
	}
	m.decide(m.side(coin()), ByLot)
}
