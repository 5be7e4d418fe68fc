package devices

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// boards are the boards of this scorer in the round that is played, as this device shows them; none before a round is published.
func (m page) boards() (round journal.Round, rows []journal.Row) {
	d, _ := m.Event.Duty()
	sec := m.Section()
	round, ok := m.Event.Ahead.Round(sec.ID, sec.Round)
	if !ok || round.Phase == journal.Draft {
		return round, nil
	}
	for _, r := range m.Event.Ahead.Rows(sec.ID, sec.Round) {
		if d.Serves(sec.ID, r.Number) {
			rows = append(rows, r)
		}
	}
	return round, rows
}

// inHand is the board whose result the keys give: the one that was touched, else the first without result; 0 for none.
func (m page) inHand(rows []journal.Row) int {
	first := 0
	for _, r := range rows {
		if r.Number == m.Board {
			return m.Board
		}
		if first == 0 && r.Score.IsZero() {
			first = r.Number
		}
	}
	return first
}

// isWaiting reports whether the result of a board is stored here and not yet at the desk.
func (m page) isWaiting(r journal.Row) bool {
	return m.isStored(r) && !hasScore(m.Event.Kept, m.Event.Section, m.roundNow(), r)
}

// isStored reports whether the store has the result of a board: it outlives the page.
func (m page) isStored(r journal.Row) bool {
	return hasScore(m.Event.Shown(), m.Event.Section, m.roundNow(), r)
}

func hasScore(s journal.State, id journal.SectionID, n int, r journal.Row) bool {
	round, _ := s.Round(id, n)
	return r.Number <= len(round.Boards) && round.Boards[r.Number-1].Score == r.Score
}

func (m page) roundNow() int {
	sec := m.Section()
	return sec.Round
}

// takeBoard takes a board in hand.
type takeBoard struct{ Board int }

func (msg takeBoard) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Board = msg.Board
	return m, nil
}

func boardID(n int) string { return "b" + strconv.Itoa(n) }

// enter asks the desk for the result of a board, and takes the next one without result in hand.
type enter struct {
	Board int
	Score journal.Score
}

func (msg enter) update(m page, env session.Env) (page, []session.Cmd) {
	round, _ := m.boards()
	next, cmds, err := session.Record(m, env, journal.EnterResult{Section: m.Event.Section, Round: round.Number, Board: msg.Board, Score: msg.Score})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice, next.Board = nil, 0
	_, rows := next.boards()
	after := 0
	for _, r := range rows {
		if r.Number > msg.Board && r.Score.IsZero() {
			after = r.Number
			break
		}
	}
	next.Board = after
	if n := next.inHand(rows); n > 0 {
		cmds = append(cmds, session.Reveal{ID: boardID(n)})
	}
	if m.Settings.Vibrate {
		cmds = append(cmds, session.Vibrate{})
	}
	return next, cmds
}

// layClock lays the clock of a board on the table of this phone.
type layClock struct{ Board int }

func (msg layClock) update(m page, _ session.Env) (page, []session.Cmd) {
	order, ok := session.ClockOf(m.Session, m.roundNow(), msg.Board)
	if !ok {
		return m, nil
	}
	return m, []session.Cmd{session.Tell{Msg: order}, session.Navigate{To: session.Route{Page: session.PageClock}}}
}
