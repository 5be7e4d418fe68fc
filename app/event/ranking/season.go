package ranking

import (
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/event/season"
	"wasit/swiss"
)

// SeasonEvent is what counts of an event in a season: one result for each player who had begun to play. Teams and events without names have none.
func SeasonEvent(s journal.State) season.Event {
	info := s.Event()
	e := season.Event{ID: info.ID, Name: info.Name, Start: info.Start}
	if s.IsAnonymous() {
		return e
	}
	sections := s.Sections()
	for _, sec := range sections {
		if regulation.SystemOf(sec.System).Teams || sec.Round == 0 {
			continue
		}
		name := ""
		if len(sections) > 1 {
			name = sec.Name
		}
		e.Results = append(e.Results, resultsOf(s, sec, name)...)
	}
	return e
}

func resultsOf(s journal.State, sec journal.Section, name string) []season.Result {
	table := Of(s, sec.ID)
	if table.Err != nil {
		return nil
	}
	players := map[swiss.TPN]journal.Player{}
	for _, p := range s.Players(sec.ID) {
		players[p.TPN] = p
	}
	tied := map[int]int{}
	for _, r := range table.Rows {
		tied[r.Rank]++
	}
	points, carried := s.Points(sec.ID, table.Rounds), s.CarriedPoints(sec.ID)
	if regulation.SystemOf(sec.System).Grid { // without the results that do not count (C.05)
		for _, r := range table.Rows {
			points[players[r.TPN].ID] = r.Points
		}
	}
	games := gamesOf(s, sec, table.Rounds)
	var list []season.Result
	for _, r := range table.Rows {
		p, ok := players[r.TPN]
		g := games[p.ID]
		if !ok || p.Now != 0 || len(p.Roster) > 0 || table.Rounds == 0 {
			continue
		}
		list = append(list, season.Result{PlayerInfo: p.PlayerInfo, Section: name, Player: p.ID, Place: r.Rank, Tied: tied[r.Rank], Of: len(table.Rows),
			Points: points[p.ID] - carried[p.ID], Played: g.played, Whites: g.whites, Rounds: table.Rounds, Came: g.came, Final: table.Final, Wins: g.wins})
	}
	return list
}

type games struct {
	played, whites, came int
	wins                 []season.Win
}

// roundGames are more than the games of any round.
const roundGames = 10_000

// record are the games of the players of a section.
type record map[journal.PlayerID]games

// won notes who won a board of round n, by forfeit too.
func (all record) won(b journal.Board, n int) {
	winner, loser := b.White, b.Black
	switch b.Score.Winner() {
	case swiss.White:
	case swiss.Black:
		winner, loser = loser, winner
	default:
		return
	}
	g := all[winner]
	g.wins = append(g.wins, season.Win{N: n*roundGames + b.Number, Over: loser})
	all[winner] = g
}

// came notes that a player was there in a round.
func (all record) came(id journal.PlayerID) {
	g := all[id]
	g.came++
	all[id] = g
}

// gamesOf counts the games over the board of the first rounds of a section, and notes who won.
func gamesOf(s journal.State, sec journal.Section, rounds int) record {
	all := record{}
	for n := 1; n <= rounds; n++ {
		r, ok := s.Round(sec.ID, n)
		if !ok {
			continue
		}
		all.came(r.PAB)
		for _, b := range r.Boards {
			all.won(b, n)
			if b.Score != journal.WhiteForfeits && b.Score != journal.BothForfeit {
				all.came(b.White)
			}
			if b.Score != journal.BlackForfeits && b.Score != journal.BothForfeit {
				all.came(b.Black)
			}
			if b.Score != journal.WhiteWins && b.Score != journal.Drawn && b.Score != journal.BlackWins {
				continue
			}
			w, bl := all[b.White], all[b.Black]
			w.played, w.whites, bl.played = w.played+1, w.whites+1, bl.played+1
			all[b.White], all[b.Black] = w, bl
		}
	}
	return all
}
