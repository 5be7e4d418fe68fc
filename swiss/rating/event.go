package rating

import "wasit/swiss"

// Met is a game of an event, and what norms ask of the opponent.
type Met struct {
	Game
	TPN        swiss.TPN
	Title      swiss.Title
	Federation string
	Outside    bool // he belongs to no federation of FIDE (B.01 1.4.2a)
	Scoreless  bool // he is unrated and has no point against rated opponents (B.01 1.4.2b)
}

// Games returns the games of a player over the board in the first rounds of an event, in order. Forfeits, byes and games
// without result are none.
func Games(t *swiss.Tournament, tpn swiss.TPN, rounds int) []Met {
	var list []Met
	for r := 1; r <= rounds; r++ {
		e := t.Entry(tpn, r)
		if e.Opponent == 0 || !e.Outcome.IsPlayed() || e.Outcome == swiss.Pending {
			continue
		}
		who := t.Player(e.Opponent)
		m := Met{Game: Game{Round: r, Opponent: who.Rating}, TPN: e.Opponent, Title: who.Title, Federation: who.Federation}
		switch e.Outcome {
		case swiss.Win, swiss.ShortWin:
			m.Halves = 2
		case swiss.Draw, swiss.ShortDraw:
			m.Halves = 1
		}
		m.Short = e.Outcome == swiss.ShortWin || e.Outcome == swiss.ShortDraw || e.Outcome == swiss.ShortLoss
		m.Scoreless = who.Rating == 0 && !scoresAgainstRated(t, e.Opponent, rounds)
		list = append(list, m)
	}
	return list
}

// scoresAgainstRated reports whether somebody has a point or a half against a rated opponent over the board.
func scoresAgainstRated(t *swiss.Tournament, tpn swiss.TPN, rounds int) bool {
	for r := 1; r <= rounds; r++ {
		e := t.Entry(tpn, r)
		if e.Opponent != 0 && e.Outcome.IsPlayed() && t.Player(e.Opponent).Rating > 0 {
			switch e.Outcome {
			case swiss.Win, swiss.ShortWin, swiss.Draw, swiss.ShortDraw:
				return true
			}
		}
	}
	return false
}

// OfEvent returns the games alone.
func OfEvent(met []Met) []Game {
	games := make([]Game, len(met))
	for i, m := range met {
		games[i] = m.Game
	}
	return games
}
