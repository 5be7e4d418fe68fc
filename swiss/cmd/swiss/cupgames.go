package main

import (
	"fmt"
	"slices"
	"strings"

	"wasit/swiss"
	"wasit/swiss/trf"
)

// cupGame is a game of a match, or a board of a match of teams.
type cupGame struct {
	white, black swiss.TPN
	noColors     bool // who has White is not told: forfeits of some programs
	results      [2]swiss.Outcome
}

// by is the game with another player as White.
func (g cupGame) by(white swiss.TPN) cupGame {
	if g.white != white {
		g.white, g.black, g.results = g.black, g.white, [2]swiss.Outcome{g.results[1], g.results[0]}
	}
	return g
}

// play adds a game to a match; line says what the bracket has otherwise.
func (c *cup) play(n, at, k int, g cupGame) (line string) {
	next, open := c.state.NextGame(n, at)
	state, err := c.state, error(nil)
	switch {
	case !open:
		return "the match is decided before it"
	case !c.note.Options.Cup && g.results[0].IsForfeit():
		state, err = c.state.WalkOver(n, at, g.absent())
	case next.White == 0:
		if state, err = c.state.Choose(n, at, g.white); err == nil {
			state, err = state.Record(n, at, g.results[0], g.results[1])
		}
	case k == 0 && next.White != g.white && !g.noColors: // the difference of the boards says it
		if state, err = c.state.Give(n, at, g.white); err == nil {
			state, err = state.Record(n, at, g.results[0], g.results[1])
		}
	default:
		if next.White != g.white && !g.noColors {
			line = fmt.Sprintf("computed White %d, the file has %d", next.White, g.white)
		}
		g = g.by(next.White)
		state, err = c.state.Record(n, at, g.results[0], g.results[1])
	}
	if err != nil {
		return strings.TrimPrefix(line+"; "+err.Error(), "; ")
	}
	c.state = state
	return line
}

// absent is who forfeits a game, 0 for both.
func (g cupGame) absent() swiss.TPN {
	switch {
	case g.results[0] == g.results[1]:
		return 0
	case g.results[0] == swiss.ForfeitLoss:
		return g.white
	}
	return g.black
}

// games are those of a match in their order: of the columns of its round, then those that the comment tells.
func (c *cup) games(n int, m cupMatch) (list []cupGame) {
	if c.teams != nil {
		list = c.boards(n, m)
	} else {
		at := 0
		for _, columns := range c.note.Columns[:n-1] {
			at += columns
		}
		for k := at + 1; k <= at+c.note.Columns[n-1]; k++ {
			e := c.e.tour.Entry(m.White, k)
			if e.Opponent != m.Black || e.Outcome == swiss.Pending {
				break
			}
			g := cupGame{m.White, m.Black, e.Color == 0, [2]swiss.Outcome{e.Outcome, c.e.tour.Entry(m.Black, k).Outcome}}
			if e.Color == swiss.Black {
				g = g.by(m.Black)
			}
			list = append(list, g)
		}
	}
	for _, x := range m.PlayOff {
		if results, known := outcomes[x.Result]; known && (x.White == m.White || x.White == m.Black) {
			list = append(list, cupGame{x.White, m.White + m.Black - x.White, false, results})
		}
	}
	return list
}

// outcomes are results as the comment writes them.
var outcomes = map[string][2]swiss.Outcome{"wl": {swiss.Win, swiss.Loss}, "dd": {swiss.Draw, swiss.Draw}, "lw": {swiss.Loss, swiss.Win},
	"+-": {swiss.ForfeitWin, swiss.ForfeitLoss}, "-+": {swiss.ForfeitLoss, swiss.ForfeitWin}, "--": {swiss.ForfeitLoss, swiss.ForfeitLoss},
	"dl": {swiss.Draw, swiss.Loss}, "ld": {swiss.Loss, swiss.Draw}, "ll": {swiss.Loss, swiss.Loss}}

// boards are the games of a match of teams: the team named first has White on the first board, and colours alternate.
func (c *cup) boards(n int, m cupMatch) (list []cupGame) {
	side := func(tpn swiss.TPN) trf.TeamRound {
		i := slices.IndexFunc(c.teams, func(t trf.TeamHistory) bool { return swiss.TPN(t.Number) == tpn })
		if i < 0 || len(c.teams[i].Rounds) < n {
			return trf.TeamRound{}
		}
		return c.teams[i].Rounds[n-1]
	}
	white, black := side(m.White), side(m.Black)
	if m.Result == "" && len(white.Boards) == 0 {
		return nil // it is not played
	}
	for k := range c.e.doc.Boards() {
		var own, other swiss.Points
		if k < len(white.Boards) && k < len(black.Boards) {
			own, other = white.Boards[k], black.Boards[k]
		}
		g := cupGame{m.White, m.Black, false, c.boardResult(n, k, m, own, other)}
		if k%2 == 1 {
			g = g.by(m.Black)
		}
		list = append(list, g)
	}
	return list
}

// boardResult is what a board gave both teams. One to which a team sent nobody is forfeited: no colour counts there.
func (c *cup) boardResult(n, k int, m cupMatch, own, other swiss.Points) [2]swiss.Outcome {
	forfeited := !c.sat(n, k, m.White) || !c.sat(n, k, m.Black)
	switch {
	case forfeited && own > other:
		return outcomes["+-"]
	case forfeited && own < other:
		return outcomes["-+"]
	case forfeited && own == 0:
		return outcomes["--"]
	case own > other && other == 0:
		return outcomes["wl"]
	case own < other && own == 0:
		return outcomes["lw"]
	case own > other:
		return outcomes["dl"]
	case own < other:
		return outcomes["ld"]
	case own == 0:
		return outcomes["ll"]
	}
	return outcomes["dd"]
}

// sat reports whether a team had a player on a board who played there: the line-up of the round (300) names them by board.
func (c *cup) sat(n, k int, team swiss.TPN) bool {
	for _, l := range c.e.doc.Lineups {
		if l.Round == n && swiss.TPN(l.Team) == team && k < len(l.Players) {
			return l.Players[k] != 0 && c.e.tour.Entry(l.Players[k], n).Outcome.IsPlayed()
		}
	}
	return true
}
