package round

import (
	"wasit/app/journal"
	"wasit/app/session"
)

// scoreDialog offers the rarer results of a board.
type scoreDialog struct {
	Board   int
	Forfeit bool // the walk-over forms; else the unusual results
}

// openScores opens it for the board in hand.
type openScores struct{ Forfeit bool }

// OpensSheet tells the page that a key which is held opens a sheet.
func (openScores) OpensSheet() {}

func (msg openScores) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Board > 0 {
		m.Dialog = scoreDialog{m.Board, msg.Forfeit}
	}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// clearScore takes the result of the board in hand away.
type clearScore struct{ Board int }

func (msg clearScore) update(m page, env session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	m.Dialog = nil
	return session.Act(m, env, journal.ClearResult{Section: m.Event.Section, Round: n, Board: msg.Board})
}
