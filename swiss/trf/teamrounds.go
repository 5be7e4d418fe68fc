package trf

import (
	"slices"
	"strconv"

	"wasit/swiss"
)

// TeamRound is one team's part in one round, derived from the games of its players.
type TeamRound struct {
	Outcome  swiss.Outcome // Win, Draw, Loss or Pending of a match, a forfeit, a bye; Absent without any
	Opponent int
	Color    swiss.Color // of the player on board 1
	MP, GP   swiss.Points
	Boards   []swiss.Points // game points in board order; empty where no match was played
}

// TeamHistory is a team with all its rounds.
type TeamHistory struct {
	Team
	Rounds []TeamRound
}

// teamReader derives the matches of a team event.
type teamReader struct {
	d       *Document
	scoring swiss.Scoring
	entries map[swiss.TPN][]swiss.Entry
	teamOf  map[swiss.TPN]int
	lineups map[[2]int][]swiss.TPN // round, team
	boards  int
	rounds  int
	list    []TeamHistory
	index   map[int]int
	errs    report
}

// TeamHistories derives the matches of a team event (310 to 330, 240, 299, 362) from the games of the players. The match
// points follow from the game points of both sides. Its error is a *ReadError.
func (d *Document) TeamHistories() ([]TeamHistory, error) {
	r := &teamReader{d: d, scoring: d.Scoring.Table, entries: map[swiss.TPN][]swiss.Entry{}, teamOf: map[swiss.TPN]int{},
		lineups: map[[2]int][]swiss.TPN{}, boards: d.Boards(), index: map[int]int{}}
	if !d.Scoring.Set {
		r.scoring = swiss.StandardScoring()
	}
	for i := range d.Players {
		r.entries[d.Players[i].TPN] = d.Players[i].Rounds
	}
	for i, t := range d.Teams {
		r.index[t.Number] = i
		r.list = append(r.list, TeamHistory{Team: t})
		for k, p := range t.Players {
			if first, twice := r.teamOf[p]; twice {
				r.errs.add(Problem{Kind: TeamsDiffer, Line: d.teamLines[t.Number], Column: 74 + 5*k, Code: "310", Got: "player " + strconv.Itoa(int(p)),
					Want: "a player of one team; team " + strconv.Itoa(first) + " has him too"})
			}
			r.teamOf[p] = t.Number
		}
	}
	for _, l := range d.Lineups {
		r.lineups[[2]int{l.Round, l.Team}] = l.Players
		for _, p := range l.Players {
			if i, known := r.index[l.Team]; known && p != 0 && r.teamOf[p] == 0 { // 300 says whose he is
				r.teamOf[p] = l.Team
				r.list[i].Players = append(slices.Clip(r.list[i].Players), p)
			}
		}
	}
	r.rounds = max(d.PlayedRounds(), len(d.TeamPABs))
	for round := 1; round <= r.rounds; round++ {
		r.round(round)
	}
	r.abnormal()
	if err := r.errs.err(); err != nil {
		return nil, err
	}
	return r.list, nil
}

// Boards returns the number of boards of a match: as 352 says, else the longest line-up of 300, else the most games that a
// team played in one round.
func (d *Document) Boards() int {
	n := len(d.BoardColors)
	if n == 0 {
		for _, l := range d.Lineups {
			n = max(n, len(l.Players))
		}
	}
	if n > 0 {
		return n
	}
	index := d.index()
	for _, t := range d.Teams {
		for round := 1; round <= d.PlayedRounds(); round++ {
			games := 0
			for _, p := range t.Players {
				if i, known := index[p]; known && round <= len(d.Players[i].Rounds) && hasBoard(d.Players[i].Rounds[round-1]) {
					games++
				}
			}
			n = max(n, games)
		}
	}
	return n
}

// hasBoard reports whether a player sat, or should have sat, at a board.
func hasBoard(e swiss.Entry) bool { return e.Outcome.IsPlayed() || e.Outcome.IsForfeit() }

// wrong reports a contradiction in a round of a player; p is 0 where it is one of the whole team.
func (r *teamReader) wrong(round, team int, p swiss.TPN, got, want string) {
	at := Problem{Kind: TeamsDiffer, Code: "310", Line: r.d.teamLines[team], Column: 5, Got: "round " + strconv.Itoa(round) + ", team " + strconv.Itoa(team) + ": " + got, Want: want}
	if p != 0 {
		at.Code, at.Line, at.Column = "001", r.d.lines[p], 92+10*(round-1)
	}
	r.errs.add(at)
}

func (r *teamReader) round(round int) {
	for i := range r.list {
		r.list[i].Rounds = append(r.list[i].Rounds, r.match(round, &r.list[i]))
	}
	r.byes(round)
	for i := range r.list {
		r.judge(round, &r.list[i])
	}
	r.forfeits(round)
}

// lineup returns the players of a team in board order; 0 is an empty board.
func (r *teamReader) lineup(round int, t *TeamHistory) []swiss.TPN {
	if line, stated := r.lineups[[2]int{round, t.Number}]; stated {
		return line
	}
	var line []swiss.TPN
	for _, p := range t.Players {
		if e := r.entries[p]; round <= len(e) && hasBoard(e[round-1]) {
			line = append(line, p)
		}
	}
	return line
}

// match adds up the boards of one team in one round.
func (r *teamReader) match(round int, t *TeamHistory) TeamRound {
	var m TeamRound
	playedBoard, won := false, false
	for board, p := range r.lineup(round, t) {
		m.Boards = append(m.Boards, 0)
		if e := r.entries[p]; p != 0 && round <= len(e) && hasBoard(e[round-1]) {
			entry := e[round-1]
			m.Boards[board] = r.award(entry.Outcome)
			m.GP += m.Boards[board]
			playedBoard = playedBoard || entry.Outcome.IsPlayed()
			won = won || entry.Outcome == swiss.ForfeitWin
			if entry.Outcome == swiss.Pending {
				m.Outcome = swiss.Pending
			}
			if m.Color == 0 {
				m.Color = boardOneColor(entry.Color, board, r.d.BoardColors)
			}
			r.meet(round, t, &m, p, entry)
		}
	}
	switch {
	case len(m.Boards) == 0:
		r.playersByes(round, t, &m)
	case m.Outcome == swiss.Pending:
	case playedBoard:
		m.Outcome = swiss.Draw // until both sides are known
	case won:
		m.Outcome = swiss.ForfeitWin
	default:
		m.Outcome = swiss.ForfeitLoss
	}
	return m
}

// playersByes finds the PAB of a team where 320 is silent: its players have one. It is worth the match points and the game points
// of a drawn match (C.04.6 1.4), whatever the players have been given.
func (r *teamReader) playersByes(round int, t *TeamHistory, m *TeamRound) {
	_, draw, _ := r.d.matchPoints()
	for _, p := range t.Players {
		if e := r.entries[p]; round <= len(e) && e[round-1].Outcome == swiss.PAB {
			m.Outcome, m.MP, m.GP = swiss.PAB, draw, swiss.Points(r.boards)*r.scoring.Win/2
		}
	}
}

// award is what a board gives; a game that is not over has given nothing yet.
func (r *teamReader) award(o swiss.Outcome) swiss.Points {
	if o == swiss.Pending {
		return 0
	}
	return r.scoring.Of(o)
}

// boardOneColor tells the colour of board 1 from that of another board: by the pattern of 352, else in alternation.
func boardOneColor(c swiss.Color, board int, pattern string) swiss.Color {
	same := board%2 == 0
	if board < len(pattern) {
		same = pattern[board] == pattern[0]
	}
	if same {
		return c
	}
	return c.Other()
}

// meet records the opposing team of a board.
func (r *teamReader) meet(round int, t *TeamHistory, m *TeamRound, p swiss.TPN, e swiss.Entry) {
	if e.Opponent == 0 {
		return
	}
	switch opponent := r.teamOf[e.Opponent]; {
	case opponent == 0 || opponent == t.Number:
		r.wrong(round, t.Number, p, "opponent "+strconv.Itoa(int(e.Opponent)), "a player of another team; a player stands in the 310 record of his team")
	case m.Opponent != 0 && m.Opponent != opponent:
		r.wrong(round, t.Number, p, "teams "+strconv.Itoa(m.Opponent)+" and "+strconv.Itoa(opponent), "one opposing team in a round")
	default:
		m.Opponent = opponent
	}
}

// byes enters the PAB of 320 and the byes of 240.
func (r *teamReader) byes(round int) {
	d := r.d
	if round <= len(d.TeamPABs) {
		if i, known := r.index[d.TeamPABs[round-1]]; known && d.TeamPABs[round-1] != 0 {
			r.list[i].Rounds[round-1] = TeamRound{Outcome: swiss.PAB, MP: d.PABMatchPoints, GP: d.PABGamePoints}
		}
	}
	win, draw, _ := d.matchPoints()
	for _, b := range d.TeamByes {
		for _, id := range b.IDs {
			i, known := r.index[id]
			if !known || b.Round != round || r.list[i].Rounds[round-1].Outcome != swiss.Absent {
				continue
			}
			m := TeamRound{Outcome: b.Outcome}
			switch b.Outcome {
			case swiss.FullBye:
				m.MP, m.GP = win, swiss.Points(r.boards)*r.scoring.Win
			case swiss.HalfBye:
				m.MP, m.GP = draw, swiss.Points(r.boards)*r.scoring.Draw
			}
			r.list[i].Rounds[round-1] = m
		}
	}
}

// matchPoints returns the points of a match (362): 2, 1, 0 by default.
func (d *Document) matchPoints() (win, draw, loss swiss.Points) {
	if d.TeamScoring {
		return d.TeamWin, d.TeamDraw, d.TeamLoss
	}
	return 2 * swiss.Point, swiss.Point, 0
}

// judge compares the game points of both sides of a match.
func (r *teamReader) judge(round int, t *TeamHistory) {
	m := &t.Rounds[round-1]
	win, draw, loss := r.d.matchPoints()
	switch m.Outcome {
	case swiss.ForfeitWin:
		m.MP = win
	case swiss.Win, swiss.Draw, swiss.Loss:
		i, known := r.index[m.Opponent]
		if !known || r.list[i].Rounds[round-1].Opponent != t.Number {
			r.wrong(round, t.Number, 0, "a match", "an opposing team with the same match")
			return
		}
		switch theirs := r.list[i].Rounds[round-1].GP; {
		case m.GP > theirs:
			m.Outcome, m.MP = swiss.Win, win
		case m.GP < theirs:
			m.Outcome, m.MP = swiss.Loss, loss
		default:
			m.Outcome, m.MP = swiss.Draw, draw
		}
	}
}

// forfeits enters matches that were not played (330).
func (r *teamReader) forfeits(round int) {
	win, _, _ := r.d.matchPoints()
	for _, f := range r.d.TeamForfeits {
		if f.Round != round {
			continue
		}
		for side, team := range []int{f.White, f.Black} {
			i, known := r.index[team]
			if !known {
				r.wrong(round, team, 0, "330", "the number of a team")
				continue
			}
			m := &r.list[i].Rounds[round-1]
			m.Opponent, m.Color = []int{f.Black, f.White}[side], []swiss.Color{swiss.White, swiss.Black}[side]
			m.Outcome, m.MP = swiss.ForfeitLoss, 0
			if f.Result[side] == '+' {
				m.Outcome, m.MP = swiss.ForfeitWin, win
				if m.GP == 0 {
					m.GP = swiss.Points(r.boards) * r.scoring.Win
				}
			}
		}
	}
}

// abnormal enters 299 records: one without a type adds points, in the first round where it holds for all, and a typed one
// replaces what such a result gives.
func (r *teamReader) abnormal() {
	for _, a := range r.d.Abnormal {
		for i := range r.list {
			if len(a.IDs) > 0 && !slices.Contains(a.IDs, swiss.TPN(r.list[i].Number)) {
				continue
			}
			for round := range r.list[i].Rounds {
				m := &r.list[i].Rounds[round]
				switch {
				case a.Round != 0 && a.Round != round+1:
				case a.Type == 0 && round+1 == max(a.Round, 1):
					m.MP, m.GP = m.MP+a.MatchPoints, m.GP+a.Points
				case a.Type != 0 && a.covers(m.Outcome):
					if !a.NoMatchPoints {
						m.MP = a.MatchPoints
					}
					if !a.NoPoints {
						m.GP = a.Points
					}
				}
			}
		}
	}
}
