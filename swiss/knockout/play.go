package knockout

import "wasit/swiss"

// find returns a match of a cloned state for writing.
func (s *State) find(round, board int) (*State, *Match, error) {
	if round < 1 || round > len(s.rounds) || board < 1 || board > len(s.rounds[round-1]) {
		return nil, nil, &Error{Kind: NoSuchMatch, Round: round, Board: board}
	}
	c := s.clone()
	return c, &c.rounds[round-1][board-1], nil
}

// NextGame returns what a match waits for; ok is false if it is over. board counts from 1, the match for third place is
// board 2 of the last round.
func (s *State) NextGame(round, board int) (n Next, ok bool) {
	_, m, err := s.find(round, board)
	if err != nil || m.Upper == 0 || m.Lower == 0 {
		return Next{}, false
	}
	return m.next(s.format)
}

// Record enters the result of the next game of a match, as White and Black hold it. Forfeited games count for the match.
func (s *State) Record(round, board int, white, black swiss.Outcome) (*State, error) {
	c, m, err := s.find(round, board)
	if err != nil {
		return nil, err
	}
	refuse := func(k ErrorKind) (*State, error) { return nil, &Error{Kind: k, Round: round, Board: board} }
	n, ok := s.NextGame(round, board)
	switch {
	case !ok:
		return refuse(MatchOver)
	case n.White == 0:
		return refuse(ColorMissing)
	case !fits(white, black):
		return refuse(BadResult)
	}
	m.Games = append(m.Games, Game{n.Stage, n.White, m.other(n.White), [2]swiss.Outcome{white, black}})
	if m.Reason == Undecided {
		m.settle(s.format, c.coin)
	}
	return c, nil
}

// Give gives White of game 1 to a player of a match whose first game is not played: what the arbiter did, where it is not
// what the rule or the coin says.
func (s *State) Give(round, board int, white swiss.TPN) (*State, error) {
	c, m, err := s.find(round, board)
	switch {
	case err != nil:
		return nil, err
	case white == 0 || white != m.Upper && white != m.Lower:
		return nil, &Error{Kind: NotInMatch, Round: round, Board: board, TPN: white}
	case len(m.Games) > 0 || m.Reason != Undecided:
		return nil, &Error{Kind: MatchOver, Round: round, Board: board}
	}
	m.FirstWhite = white
	return c, nil
}

// fits reports whether two outcomes are a finished game.
func fits(white, black swiss.Outcome) bool {
	switch [2]swiss.Outcome{white, black} {
	case [2]swiss.Outcome{swiss.Win, swiss.Loss}, [2]swiss.Outcome{swiss.Draw, swiss.Draw}, [2]swiss.Outcome{swiss.Loss, swiss.Win},
		[2]swiss.Outcome{swiss.ForfeitWin, swiss.ForfeitLoss}, [2]swiss.Outcome{swiss.ForfeitLoss, swiss.ForfeitWin},
		[2]swiss.Outcome{swiss.ForfeitLoss, swiss.ForfeitLoss}, [2]swiss.Outcome{swiss.Loss, swiss.Loss},
		[2]swiss.Outcome{swiss.Draw, swiss.Loss}, [2]swiss.Outcome{swiss.Loss, swiss.Draw}:
		return true
	}
	return false
}

// Choose sets who has White in the Armageddon game, as the winner of the coin wished.
func (s *State) Choose(round, board int, white swiss.TPN) (*State, error) {
	c, m, err := s.find(round, board)
	if err != nil {
		return nil, err
	}
	switch {
	case m.Chooser == 0 || m.ArmaWhite != 0 || m.Reason != Undecided:
		return nil, &Error{Kind: NothingToPick, Round: round, Board: board}
	case white == 0 || white != m.Upper && white != m.Lower:
		return nil, &Error{Kind: NotInMatch, Round: round, Board: board, TPN: white}
	}
	m.ArmaWhite = white
	return c, nil
}

// WalkOver ends a match because absent withdrew or never came: the opponent goes on, games played stay. 0 means both are
// away: nobody goes on, and the next opponent has a bye. A decided match may become a walk-over while the next round is
// not published; then the loser does not return.
func (s *State) WalkOver(round, board int, absent swiss.TPN) (*State, error) {
	c, m, err := s.find(round, board)
	if err != nil {
		return nil, err
	}
	switch {
	case round < len(s.rounds):
		return nil, &Error{Kind: NextPublished, Round: round, Board: board}
	case absent != 0 && absent != m.Upper && absent != m.Lower:
		return nil, &Error{Kind: NotInMatch, Round: round, Board: board, TPN: absent}
	case m.Reason != Undecided && absent == m.Loser:
		return nil, &Error{Kind: MatchOver, Round: round, Board: board, TPN: absent}
	case absent == 0 || m.Reason != Undecided:
		m.Winner, m.Loser, m.Reason = 0, m.other(absent), Empty
		if absent == 0 {
			m.Loser = 0
		}
	default:
		m.decide(m.other(absent), ByWalkOver)
	}
	return c, nil
}

// LuckyLoser sends the loser of a decided match on in place of its winner, who withdrew; only before the next round is
// published.
func (s *State) LuckyLoser(round, board int) (*State, error) {
	c, m, err := s.find(round, board)
	switch {
	case err != nil:
		return nil, err
	case round < len(s.rounds):
		return nil, &Error{Kind: NextPublished, Round: round, Board: board}
	case m.Reason == Undecided || m.Loser == 0:
		return nil, &Error{Kind: RoundOpen, Round: round, Board: board}
	}
	m.decide(m.Loser, ByWalkOver)
	return c, nil
}

// Affected lists the later matches that a change of one match makes void: those of its winner and loser, as far as they
// were published.
func (s *State) Affected(round, board int) []Match {
	var out []Match
	k := board - 1
	for r := round + 1; r <= len(s.rounds); r++ {
		for _, m := range s.rounds[r-1] {
			if m.Third && round == r-1 || !m.Third && m.Board == k/2+1 {
				out = append(out, m)
			}
		}
		k /= 2
	}
	return out
}
