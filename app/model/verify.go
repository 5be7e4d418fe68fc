package model

import (
	"slices"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// StartCheck begins or goes on with the verification of the round: by a second entry that does not see the first, or by
// reading back.
type StartCheck struct{ How journal.CheckHow }

// Update implements Msg.
func (msg StartCheck) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry = Entry{Check: msg.How, Numbers: m.Entry.Numbers}
	m.Notice, m.Undo = nil, nil
	m.Entry.Board = m.nextUnchecked(0)
	cmds := []Cmd{Focus{"main"}, Reveal{boardID(m.Entry.Board)}}
	return m, append(cmds, m.readAloud()...)
}

// StopCheck goes back to the results; what was checked stays checked.
type StopCheck struct{}

// Update implements Msg.
func (StopCheck) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry = Entry{}
	return m, []Cmd{Focus{"main"}}
}

// nextUnchecked returns the next board behind after without a second opinion, beginning anew at the top; 0 if there is none.
func (m Model) nextUnchecked(after int) int {
	n, last := m.Shown()
	if !last {
		return 0
	}
	left := m.Event.Ahead.Checked(m.Event.Section, n).Left
	for _, b := range left {
		if b > after {
			return b
		}
	}
	if len(left) > 0 {
		return left[0]
	}
	return 0
}

// check gives a second opinion on a board.
func (m Model) check(env Env, board int, score journal.Score) (Model, []Cmd) {
	if m.Entry.Numbers && m.checkedOn(board) && m.Entry.Twice != score {
		m.Entry.Twice = score // it was checked: the key counts when it is pressed again
		return m, nil
	}
	next, cmds, err := m.record(env, journal.CheckResult{Section: m.Event.Section, Board: board, Score: score, How: m.Entry.Check})
	if err != nil {
		return m.refuse(err)
	}
	how := next.Entry.Check
	next, cmds = next.entered(board, score, journal.Score{}, cmds)
	next.Entry.Check, next.Entry.Board = how, next.nextUnchecked(board)
	if next.Entry.Board > 0 {
		cmds = append(cmds, Reveal{boardID(next.Entry.Board)})
	}
	return next, append(cmds, next.readAloud()...)
}

// saidOn is the result of a board as the pass that is under way says it: the entry, or the second opinion.
func (m Model) saidOn(n, board int) journal.Score {
	if m.Entry.Check == "" {
		return m.scoreOn(n, board)
	}
	c := m.Event.Ahead.Checked(m.Event.Section, n)
	for _, k := range append(slices.Clone(c.Done), c.Differ...) {
		if k.Board == board {
			return k.Score
		}
	}
	return journal.Score{}
}

func (m Model) checkedOn(board int) bool {
	n, _ := m.Shown()
	return !slices.Contains(m.Event.Ahead.Checked(m.Event.Section, n).Left, board)
}

// ReadBack is the answer to a result that was read back.
type ReadBack struct {
	Board int
	OK    bool
}

// Update implements Msg.
func (msg ReadBack) Update(m Model, env Env) (Model, []Cmd) {
	n, last := m.Shown()
	if !last || m.Entry.Check != journal.CheckRead || msg.Board != m.Entry.Board || msg.Board == 0 {
		return m, nil // the touch came twice
	}
	if msg.OK {
		return m.check(env, msg.Board, m.scoreOn(n, msg.Board))
	}
	m.Entry = Entry{Board: msg.Board, Resume: journal.CheckRead}
	return m, []Cmd{Reveal{boardID(msg.Board)}}
}

// readAloud speaks the result that is to be confirmed.
func (m Model) readAloud() []Cmd {
	if m.Entry.Check != journal.CheckRead || m.Entry.Board == 0 || !m.Settings.Speak {
		return nil
	}
	n, _ := m.Shown()
	return []Cmd{Speak{Text: m.EchoText(Echo{Board: m.Entry.Board, Score: m.scoreOn(n, m.Entry.Board)})}}
}

// undoCheck takes the last second opinion back.
func (m Model) undoCheck(env Env) (Model, []Cmd) {
	_, board, ok := m.Event.Ahead.LastCheck(m.Event.Section)
	if !ok {
		return m.refuse(&journal.UndoError{Why: journal.UndoNothing})
	}
	next, cmds, err := m.record(env, journal.Undo{})
	if err != nil {
		return m.refuse(err)
	}
	next.Entry.Board, next.Entry.Echo, next.Notice = board, nil, nil
	return next, append(cmds, Reveal{boardID(board)})
}

// SettleCheck decides a board on which the two entries differ: the first stands, or the second replaces it.
type SettleCheck struct {
	Board  int
	Second bool
}

// Update implements Msg.
func (msg SettleCheck) Update(m Model, env Env) (Model, []Cmd) {
	n, last := m.Shown()
	if !last {
		return m, nil
	}
	for _, c := range m.Event.Ahead.Checked(m.Event.Section, n).Differ {
		if c.Board != msg.Board {
			continue
		}
		if msg.Second {
			next, cmds, err := m.record(env, journal.EnterResult{Section: m.Event.Section, Round: n, Board: c.Board, Score: c.Score})
			if err != nil {
				return m.refuse(err)
			}
			next.Notice = nil
			return next, cmds
		}
		return m.act(env, journal.CheckResult{Section: m.Event.Section, Board: c.Board, Score: m.scoreOn(n, c.Board), How: c.How})
	}
	return m, nil
}

// ReverseBoard records that the game of a board was played with the colours the wrong way round.
type ReverseBoard struct{ Board int }

// Update implements Msg.
func (msg ReverseBoard) Update(m Model, env Env) (Model, []Cmd) {
	n, _ := m.Shown()
	return m.undoable(env, journal.ReverseColors{Section: m.Event.Section, Round: n, Board: msg.Board}, m.Lang().T(i18n.ReverseDone, m.Lang().Int(msg.Board)))
}
