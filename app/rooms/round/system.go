package round

import (
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
)

// recordScore records a result, or where a board is a match of several games its next game.
func (m page) recordScore(env session.Env, round, board int, score journal.Score) (page, []session.Cmd, error) {
	id := m.Event.Section
	sec, _ := m.Event.Ahead.In(id)
	if !sec.IsMatch() {
		return session.Record(m, env, journal.EnterResult{Section: id, Round: round, Board: board, Score: score})
	}
	steps, err := regulation.Steps(m.Event.Ahead, id, round, board, score)
	if err != nil {
		return m, nil, err
	}
	return session.Record(m, env, steps...)
}

// asPlayed turns a score of a board's pair into that of its next game, where the second player has White.
func (m page) asPlayed(board int, score journal.Score) journal.Score {
	if m.turned(board) {
		return score.Reversed()
	}
	return score
}

// chooseColor is the choice of who won the coin before an Armageddon game: White has White.
type chooseColor struct {
	Board int
	White journal.PlayerID
}

func (msg chooseColor) update(m page, env session.Env) (page, []session.Cmd) {
	n, last := m.Shown()
	if !last {
		return m, nil
	}
	step, err := regulation.Choose(m.Event.Ahead, m.Event.Section, n, msg.Board, msg.White)
	if err != nil {
		return session.Refuse(m, err)
	}
	return session.Act(m, env, step)
}
