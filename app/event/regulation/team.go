package regulation

import (
	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/knockout"
	"wasit/swiss/team"
	"wasit/swiss/tiebreak"
)

// TeamRules are those of the team event that a section is: its match points, and nobody plays above a teammate who stands higher in the
// list.
func TeamRules(c journal.SectionConfig) team.Rules {
	return team.Rules{Boards: c.Boards(), Win: c.MatchAward(swiss.Win), Draw: c.MatchAward(swiss.Draw), GameFirst: c.Options.GameFirst}
}

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
			for _, step := range boardSteps(s.Steps(id, n), b.Number, sec.Boards()) {
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

// secondPoints is the secondary score of every match: game points, or match points where games rank first (C.04.6 1.2).
func secondPoints(s journal.State, id journal.SectionID) map[split]swiss.Points {
	sec, _ := s.Section(id)
	if !sec.Options.GameFirst {
		return gamePoints(s, id)
	}
	list := map[split]swiss.Points{}
	t, err := s.Tournament(id, sec.Round)
	if err != nil {
		return list
	}
	for _, tpn := range t.TPNs() {
		for n := 1; n <= sec.Round; n++ {
			list[split{tpn, n}] = sec.MatchAward(t.Entry(tpn, n).Outcome)
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

// Steps are the steps that a key of a match records, with score as White and Black of its next game hold it: one, and of
// teams also the forfeits of the boards before and after it at which a side has nobody. Who enters a match of which every
// board that is left is empty gets those forfeits alone.
func Steps(s journal.State, id journal.SectionID, round, board int, score journal.Score) ([]journal.Command, error) {
	r, ok := s.Round(id, round)
	if sec, _ := s.Section(id); !ok || board < 1 || board > len(r.Boards) || sec.System != journal.Team {
		step, err := Step(s, id, round, board, score)
		return []journal.Command{step}, err
	}
	m, err := matchOf(s, r, board)
	if err != nil {
		return nil, err
	}
	var list []journal.Command
	for _, key := range []bool{false, true, false} {
		if key {
			if m.isOver() && len(list) > 0 {
				break // nothing but empty boards was left
			}
			step, err := m.next(score)
			if err != nil {
				return nil, err
			}
			list = append(list, step)
			continue
		}
		for {
			forced, ok := m.forced()
			if !ok {
				break
			}
			step, err := m.next(forced)
			if err != nil {
				return nil, err
			}
			list = append(list, step)
		}
	}
	return list, nil
}

// match is a match of two teams while it is entered.
type match struct {
	s      journal.State
	r      journal.Round
	board  int
	played []journal.MatchStep
	cup    *knockout.State // of a knock-out, with what is entered
	at     int             // its match there
}

func matchOf(s journal.State, r journal.Round, board int) (m match, err error) {
	m = match{s: s, r: r, board: board, played: stepsOf(s, r, board)}
	if sec, _ := s.Section(r.Section); sec.IsTeamCup() {
		b := r.Boards[board-1]
		if m.cup, err = Bracket(s, r.Section); err != nil {
			return m, err
		}
		m.at = place(m.cup, r.Number, tpnOf(s, b.White), tpnOf(s, b.Black))
	}
	return m, nil
}

// isOver reports whether no board is left to be entered.
func (m *match) isOver() bool {
	if m.cup != nil {
		_, open := m.cup.NextGame(m.r.Number, m.at)
		return !open
	}
	return len(m.played) >= m.seats()
}

func stepsOf(s journal.State, r journal.Round, board int) []journal.MatchStep {
	var played []journal.MatchStep
	for _, g := range s.Steps(r.Section, r.Number) {
		if g.Board == board {
			played = append(played, g)
		}
	}
	return played
}

func (m *match) seats() int {
	sec, _ := m.s.Section(m.r.Section)
	return sec.Boards()
}

// white is the team that has White on the next board: colours alternate from board to board, the team of the pair that
// stands first has White on board 1.
func (m *match) white() journal.PlayerID {
	b := m.r.Boards[m.board-1]
	if m.cup != nil {
		next, _ := m.cup.NextGame(m.r.Number, m.at)
		return sideOf(b, tpnOf(m.s, b.White), next.White)
	}
	if team.BoardColor(swiss.White, len(m.played)+1) == swiss.Black {
		return b.Black
	}
	return b.White
}

// forced is the forfeit of the next board where a side has nobody.
func (m *match) forced() (journal.Score, bool) {
	if m.isOver() {
		return journal.Score{}, false
	}
	return m.s.ForcedScore(m.r.Section, m.r.Number, m.board, len(m.played)+1, m.white())
}

// next is the step of the next board.
func (m *match) next(score journal.Score) (journal.EnterGame, error) {
	c := journal.EnterGame{Section: m.r.Section, Round: m.r.Number, Board: m.board, Score: score, White: m.white()}
	switch {
	case m.isOver():
		return c, &MatchOverError{Round: m.r.Number, Board: m.board}
	case score == journal.Adjourned:
		return c, &journal.ScoreError{Score: score}
	}
	m.played = append(m.played, journal.MatchStep{Score: score, White: c.White})
	if m.cup != nil {
		return c, m.decide(&c)
	}
	if len(m.played) == m.seats() {
		c.Result = teamResult(m.played, m.r.Boards[m.board-1].White)
	}
	return c, nil
}

// decide plays a board of a knock-out, and gives c the result of the match where the board decides it.
func (m *match) decide(c *journal.EnterGame) (err error) {
	if m.cup, err = m.cup.Record(m.r.Number, m.at, c.Score.White, c.Score.Black); err != nil {
		return err
	}
	now := m.cup.Matches(m.r.Number)[m.at-1]
	c.Result = decided(now, tpnOf(m.s, m.r.Boards[m.board-1].White), now.Reason == knockout.ByWalkOver)
	return nil
}

// teamStep is the next board of a match: a forfeit where a side has nobody. The last board brings the result.
func teamStep(s journal.State, r journal.Round, board int, score journal.Score) (journal.EnterGame, error) {
	m, err := matchOf(s, r, board)
	if err != nil {
		return journal.EnterGame{}, err
	}
	if forced, ok := m.forced(); ok {
		score = forced
	}
	return m.next(score)
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
	x := matches{second: secondPoints(s, id), team: true}
	settled, _, err := Settled(s, id, t)
	if err != nil {
		return tiebreak.TeamEvent{}, err
	}
	for _, tpn := range t.TPNs() { // matches that do not count bring nothing on the boards either (C.05)
		for n := 1; n <= rounds; n++ {
			if settled.Entry(tpn, n).Outcome == swiss.Absent {
				delete(x.second, split{tpn, n})
			}
		}
	}
	event, err := x.event(cutAfter(settled, rounds), rounds+1)
	if err != nil {
		return tiebreak.TeamEvent{}, err
	}
	return TeamRules(sec.SectionConfig).Event(event, func(tpn swiss.TPN, round int) []swiss.Points { return boardsOf(s, id, tpn, round) }), nil
}

// cutAfter is t without the rounds that a settlement decides before they are played.
func cutAfter(t *swiss.Tournament, rounds int) *swiss.Tournament {
	d := t.Draft()
	for i := range d.Players {
		d.Players[i].Rounds = d.Players[i].Rounds[:min(len(d.Players[i].Rounds), rounds)]
	}
	cut, err := swiss.NewTournament(d)
	if err != nil {
		return t
	}
	return cut
}

// boardsOf lists the game points of a team board by board.
func boardsOf(s journal.State, id journal.SectionID, tpn swiss.TPN, round int) []swiss.Points {
	r, _ := s.Round(id, round)
	p, _ := s.PlayerByTPN(id, tpn)
	sec, _ := s.Section(id)
	var list []swiss.Points
	for _, b := range r.Boards {
		if b.White != p.ID && b.Black != p.ID {
			continue
		}
		for _, step := range boardSteps(s.Steps(id, round), b.Number, sec.Boards()) {
			own, _ := stepPoints(step, p.ID)
			list = append(list, own)
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
