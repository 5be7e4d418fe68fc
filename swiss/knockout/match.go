package knockout

import (
	"slices"

	"wasit/swiss"
)

// Reason says how a match was decided.
type Reason uint8

// The reasons; the zero value is not decided yet.
const (
	Undecided    Reason = iota
	ByBye               // no opponent
	ByGames             // the games of the match
	ByLadder            // tie-break games
	ByArmageddon        // Armageddon
	ByLot               // a coin
	ByWalkOver          // the opponent withdrew or stayed away
	Empty               // nobody goes on
	ByBoardCount        // teams: the upper boards of a drawn match
)

// Match is one match of the bracket.
type Match struct {
	Round, Board int  // from 1
	Third        bool // for third place, in the last round
	Upper, Lower swiss.TPN
	FirstWhite   swiss.TPN // of game 1; 0 for a bye
	Games        []Game

	Winner, Loser swiss.TPN
	Reason        Reason

	Stage       int       // 0 while the match itself is played, k in step k of the ladder
	LadderWhite swiss.TPN // White in the first ladder game
	Chooser     swiss.TPN // Armageddon: who chooses the colour
	ArmaWhite   swiss.TPN // Armageddon: who has White, once chosen
}

func (m *Match) other(tpn swiss.TPN) swiss.TPN {
	if tpn == m.Upper {
		return m.Lower
	}
	return m.Upper
}

func (m *Match) decide(winner swiss.TPN, why Reason) {
	m.Winner, m.Loser, m.Reason = winner, m.other(winner), why
}

// Score returns the points of both sides in a stage, 0 for the match itself.
func (m *Match) Score(stage int) (upper, lower swiss.Points) {
	for _, g := range m.Games {
		if g.Stage == stage {
			upper, lower = upper+g.points(m.Upper), lower+g.points(m.Lower)
		}
	}
	return upper, lower
}

// PlayOff returns the points of both sides in all games after the match itself; ok is false where there were none.
func (m *Match) PlayOff() (upper, lower swiss.Points, ok bool) {
	for _, g := range m.Games {
		if g.Stage > 0 {
			upper, lower, ok = upper+g.points(m.Upper), lower+g.points(m.Lower), true
		}
	}
	return upper, lower, ok
}

func (m *Match) played(stage int) int {
	n := 0
	for _, g := range m.Games {
		if g.Stage == stage {
			n++
		}
	}
	return n
}

// Next is what a match waits for.
type Next struct {
	Stage   int       // of the next game
	Number  int       // its number inside the stage, from 1
	White   swiss.TPN // 0 while the colour must be chosen
	Chooser swiss.TPN // who chooses before an Armageddon game
}

// next returns the next game of m; ok is false if the match is over.
func (m *Match) next(f Format) (n Next, ok bool) {
	if m.Reason != Undecided && !(f.PlayAll && m.Reason == ByGames && m.played(0) < f.games(m.Round)) {
		return Next{}, false
	}
	stage := m.Stage
	if m.Reason == ByGames {
		stage = 0
	}
	n = Next{Stage: stage, Number: m.played(stage) + 1}
	switch {
	case f.Boards > 0:
		n.White = m.boardWhite(stage, n.Number)
	case stage == 0:
		n.White = m.alternate(m.FirstWhite, n.Number-1)
	case f.ladder()[stage-1].Kind == Armageddon:
		n.White, n.Chooser = m.ArmaWhite, m.Chooser
	default:
		n.White = m.alternate(m.LadderWhite, m.ladderGames()) // through all stages
	}
	return n, true
}

func (m *Match) alternate(first swiss.TPN, games int) swiss.TPN {
	if games%2 == 1 {
		return m.other(first)
	}
	return first
}

func (m *Match) ladderGames() int { return len(m.Games) - m.played(0) }

// settle looks whether the stage just played decides the match or leads on.
func (m *Match) settle(f Format, coin func() int) {
	if f.Boards > 0 {
		m.settleBoards(f, coin)
		return
	}
	upper, lower := m.Score(m.Stage)
	total, why := f.games(m.Round), ByGames
	if m.Stage > 0 {
		stage := f.ladder()[m.Stage-1]
		total, why = max(stage.Games, 1), ByLadder
		if stage.Kind == Armageddon {
			m.settleArmageddon(upper, lower)
			return
		}
	}
	half := swiss.HalfPoint * swiss.Points(total)
	switch {
	case upper > half || m.played(m.Stage) >= total && upper > lower:
		m.decide(m.Upper, why)
	case lower > half || m.played(m.Stage) >= total && lower > upper:
		m.decide(m.Lower, why)
	case m.played(m.Stage) >= total:
		m.climb(f, coin)
	}
}

func (m *Match) settleArmageddon(upper, lower swiss.Points) {
	switch {
	case upper > lower:
		m.decide(m.Upper, ByArmageddon)
	case lower > upper:
		m.decide(m.Lower, ByArmageddon)
	default:
		m.decide(m.other(m.ArmaWhite), ByArmageddon) // Black wins the tie with a draw
	}
}

// climb enters the next step of the ladder and throws the coin it needs. Past its end a coin decides.
func (m *Match) climb(f Format, coin func() int) {
	ladder := f.ladder()
	m.Stage++
	if m.Stage > len(ladder) {
		ladder = append(slices.Clone(ladder), Stage{Kind: Lot})
	}
	switch stage := ladder[m.Stage-1]; {
	case stage.Kind == Lot:
		m.decide(m.side(coin()), ByLot)
	case stage.Kind == Armageddon:
		m.Chooser, m.ArmaWhite = m.side(coin()), 0
	case m.LadderWhite == 0 && f.LadderReverse:
		m.LadderWhite = m.Games[len(m.Games)-1].Black
	case m.LadderWhite == 0:
		m.LadderWhite = m.side(coin())
	}
}

func (m *Match) side(coin int) swiss.TPN {
	if coin == 0 {
		return m.Upper
	}
	return m.Lower
}
