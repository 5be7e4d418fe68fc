package regulation

import (
	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/team"
	"wasit/swiss/tiebreak"
)

// TeamRules are those of the team event that a section is: match points 2, 1, 0, and nobody plays above a teammate who
// stands higher in the list.
func TeamRules(c journal.SectionConfig) team.Rules { return team.Rules{Boards: c.Boards()} }

// teamSystem pairs with match points first; game points help to find the first-team (C.04.6 1.2).
func teamSystem(o journal.SystemOptions) team.System {
	kind := map[string]team.PreferenceType{journal.TeamTypeB: team.TypeB, journal.TeamNoWishes: team.NoPreferences}[o.Wishes]
	return team.System{Type: kind, Secondary: true}
}

// gamePoints adds up the boards of every match, by team and round; a bye is worth half of the boards (C.04.6 1.4).
func gamePoints(s journal.State, id journal.SectionID) map[split]swiss.Points {
	sec, _ := s.Section(id)
	list := map[split]swiss.Points{}
	_, bye := team.ByeValue(swiss.Point, sec.Boards(), swiss.Point)
	for n := 1; n <= sec.Round; n++ {
		r, _ := s.Round(id, n)
		for _, b := range r.Boards {
			for _, step := range s.Steps(id, n) {
				if step.Board != b.Number {
					continue
				}
				w, l := stepPoints(step, b.White)
				list[split{tpnOf(s, b.White), n}] += w
				list[split{tpnOf(s, b.Black), n}] += l
			}
		}
		if r.PAB != 0 {
			list[split{tpnOf(s, r.PAB), n}] = bye
		}
		for _, a := range r.Absent {
			switch a.Bye {
			case journal.Half:
				list[split{tpnOf(s, a.Player), n}] = swiss.Points(sec.Boards()) * swiss.HalfPoint
			case journal.Full:
				list[split{tpnOf(s, a.Player), n}] = swiss.Points(sec.Boards()) * swiss.Point
			}
		}
	}
	return list
}

// stepPoints returns what a board gave to the first and the second side of the pair.
func stepPoints(step journal.MatchStep, first journal.PlayerID) (a, b swiss.Points) {
	score := step.Score
	if step.White != first {
		score = score.Reversed()
	}
	award := swiss.StandardScoring()
	return award.Of(score.White), award.Of(score.Black)
}

// teamStep is the next board of a match: colours alternate from board to board, the team of the pair that stands first
// has White on board 1. The last board brings the result.
func teamStep(s journal.State, r journal.Round, board int, score journal.Score) (journal.EnterGame, error) {
	sec, _ := s.Section(r.Section)
	b := r.Boards[board-1]
	c := journal.EnterGame{Section: r.Section, Round: r.Number, Board: board, Score: score, White: b.White}
	var played []journal.MatchStep
	for _, g := range s.Steps(r.Section, r.Number) {
		if g.Board == board {
			played = append(played, g)
		}
	}
	switch {
	case len(played) >= sec.Boards():
		return c, &MatchOverError{Round: r.Number, Board: board}
	case score == journal.Adjourned:
		return c, &journal.ScoreError{Score: score}
	}
	if team.BoardColor(swiss.White, len(played)+1) == swiss.Black {
		c.White = b.Black
	}
	if len(played)+1 == sec.Boards() {
		c.Result = teamResult(append(played, journal.MatchStep{Score: score, White: c.White}), b.White)
	}
	return c, nil
}

// teamResult is the result of a match from its boards.
func teamResult(boards []journal.MatchStep, first journal.PlayerID) journal.Score {
	var a, b swiss.Points
	over := false
	for _, g := range boards {
		x, y := stepPoints(g, first)
		a, b = a+x, b+y
		over = over || !g.IsForfeit()
	}
	switch {
	case a > b && over:
		return journal.WhiteWins
	case b > a && over:
		return journal.BlackWins
	case over:
		return journal.Drawn
	case a > b:
		return journal.BlackForfeits
	case b > a:
		return journal.WhiteForfeits
	}
	return journal.BothForfeit
}

// TeamEvent returns a section as the tie-breaks of teams see it after rounds rounds.
func TeamEvent(s journal.State, id journal.SectionID, rounds int) (tiebreak.TeamEvent, error) {
	sec, _ := s.Section(id)
	t, err := s.Tournament(id, rounds)
	if err != nil {
		return tiebreak.TeamEvent{}, err
	}
	x := matches{gp: gamePoints(s, id), team: true}
	event, err := x.event(t, rounds+1)
	if err != nil {
		return tiebreak.TeamEvent{}, err
	}
	return TeamRules(sec.SectionConfig).Event(event, func(tpn swiss.TPN, round int) []swiss.Points { return boardsOf(s, id, tpn, round) }), nil
}

// boardsOf lists the game points of a team board by board.
func boardsOf(s journal.State, id journal.SectionID, tpn swiss.TPN, round int) []swiss.Points {
	r, _ := s.Round(id, round)
	p, _ := s.PlayerByTPN(id, tpn)
	var list []swiss.Points
	for _, b := range r.Boards {
		if b.White != p.ID && b.Black != p.ID {
			continue
		}
		for _, step := range s.Steps(id, round) {
			if step.Board == b.Number {
				own, _ := stepPoints(step, p.ID)
				list = append(list, own)
			}
		}
	}
	return list
}

// CheckLineup answers *team.LineupError where a line-up may not be played: places in the list of the team, 0 for an empty
// board.
func CheckLineup(c journal.SectionConfig, tpn swiss.TPN, roster int, lineup []int) error {
	list := team.Roster{Team: tpn}
	for i := range roster {
		list.Players = append(list.Players, swiss.TPN(i+1))
	}
	players := make([]swiss.TPN, len(lineup))
	for i, n := range lineup {
		players[i] = swiss.TPN(n)
	}
	return TeamRules(c).Check(list, players)
}
