package federation

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// Game is a game of a section, its players as the report has them.
type Game struct {
	Round, Board int
	Part         int // of a match: which game, or which board of the team; 0: the board is one game
	White, Black Sitting
	Score        journal.Score // as White and Black of this game hold it; zero: none yet
}

// Sitting is who played a side of a game.
type Sitting struct {
	trf.Player
	Team string // or club
}

// Games lists the games of a published round by board: of a match those that were begun, or its first one.
func Games(s journal.State, id journal.SectionID, round int) []Game {
	sec, ok := s.Section(id)
	if r, published := s.Round(id, round); !ok || !published || r.Phase < journal.Published {
		return nil
	}
	var list []Game
	for _, row := range s.Rows(id, round) {
		g := Game{Round: round, Board: row.Number, White: sitting(row.WhitePlayer, sec), Black: sitting(row.BlackPlayer, sec), Score: row.Score}
		if !sec.IsMatch() {
			list = append(list, g)
			continue
		}
		list = append(list, matchGames(s, sec, g, row)...)
	}
	return list
}

// sitting is a player as record 001 has him.
func sitting(p journal.Player, sec journal.Section) Sitting {
	title, _ := swiss.ParseTitle(p.Title)
	out := trf.Player{TPN: p.TPN, Sex: p.Sex, Title: title, Rating: FIDERating(p.PlayerInfo, RatingListOf(sec)), Federation: p.Federation, FIDEID: p.FIDEID}
	withCode(&out, ListName(p.PlayerInfo))
	return Sitting{Player: out, Team: p.Club}
}

// matchGames are the games of a match; first is what they have in common.
func matchGames(s journal.State, sec journal.Section, first Game, row journal.Row) []Game {
	steps := gamesOfMatch(s, sec, first.Round, first.Board)
	boards := len(steps)
	if sec.System == journal.Team {
		boards = max(boards, sec.Boards())
	}
	var list []Game
	for k := range max(boards, 1) {
		g := first
		g.Part, g.Score = k+1, journal.Score{}
		if sec.System == journal.Team {
			g.White, g.Black = member(s, sec, first.Round, row.WhitePlayer, sec.Seat(k+1)-1), member(s, sec, first.Round, row.BlackPlayer, sec.Seat(k+1)-1)
		}
		whiteFirst := sec.System != journal.Team || k%2 == 0
		if k < len(steps) {
			g.Score, whiteFirst = steps[k].Score, steps[k].White == row.WhitePlayer.ID
		}
		if !whiteFirst {
			g.White, g.Black = g.Black, g.White
		}
		first := row.WhitePlayer.ID
		if !whiteFirst {
			first = row.BlackPlayer.ID
		}
		if forced, ok := s.ForcedScore(sec.ID, g.Round, g.Board, k+1, first); ok {
			g.Score = forced
		}
		list = append(list, g)
	}
	return list
}

// gamesOfMatch are the games of a match that have a result; of teams one a board, in a knock-out after them those of a play-off.
func gamesOfMatch(s journal.State, sec journal.Section, round, board int) []journal.MatchStep {
	var list []journal.MatchStep
	for _, g := range s.Steps(sec.ID, round) {
		if g.Board == board && !g.Score.IsZero() && (sec.System != journal.Team || sec.IsTeamCup() || len(list) < sec.Boards()) {
			list = append(list, g)
		}
	}
	return list
}

// member is who sat on board k+1 of a team; a team without a list has its own name and the board for his, and nobody has no
// name.
func member(s journal.State, sec journal.Section, round int, team journal.Player, k int) Sitting {
	line := s.LineupOf(sec.ID, round, team.ID)
	if s.HasNobody(sec.ID, round, team.ID, k+1) {
		return Sitting{Team: team.Name}
	}
	if k >= len(line) || line[k] == 0 || line[k] > len(team.Roster) {
		return Sitting{trf.Player{Name: team.Name + " " + strconv.Itoa(k+1)}, team.Name}
	}
	return Sitting{memberRow(team.Roster[line[k]-1]), team.Name}
}
