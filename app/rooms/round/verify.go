package round

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
)

// startCheck begins or goes on with the verification of the round: by a second entry that does not see the first, or by
// reading back.
type startCheck struct{ How journal.CheckHow }

func (msg startCheck) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model = Model{Check: msg.How, Numbers: m.Numbers}
	m.Notice, m.Undo = nil, nil
	m.Board = m.nextUnchecked(0)
	cmds := []session.Cmd{session.Focus{ID: "main"}, session.Reveal{ID: boardID(m.Board)}}
	return m, append(cmds, m.readAloud()...)
}

// stopCheck goes back to the results; what was checked stays checked.
type stopCheck struct{}

func (stopCheck) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model = Model{}
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// nextUnchecked returns the next board without a second opinion that follows board after, wrapping round to the top; 0 if there is none.
func (m page) nextUnchecked(after int) int {
	n, last := m.Shown()
	if !last {
		return 0
	}
	left := m.Section().Checked(n).Left
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
func (m page) check(env session.Env, board int, score journal.Score) (page, []session.Cmd) {
	if m.Numbers && m.checkedOn(board) && m.Twice != score {
		m.Twice = score // it was checked: the key counts when it is pressed again
		return m, nil
	}
	next, cmds, err := session.Record(m, env, journal.CheckResult{Section: m.Event.Section, Board: board, Score: score, How: m.Check})
	if err != nil {
		return session.Refuse(m, err)
	}
	how := next.Check
	next, cmds = next.entered(board, score, journal.Score{}, cmds)
	next.Check, next.Board = how, next.nextUnchecked(board)
	if next.Board > 0 {
		cmds = append(cmds, session.Reveal{ID: boardID(next.Board)})
	}
	return next, append(cmds, next.readAloud()...)
}

// saidOn is the result of a board as the pass that is under way says it: the entry, or the second opinion.
func (m page) saidOn(n, board int) journal.Score {
	if m.Check == "" {
		return m.scoreOn(n, board)
	}
	c := m.Section().Checked(n)
	for _, k := range append(slices.Clone(c.Done), c.Differ...) {
		if k.Board == board {
			return k.Score
		}
	}
	return journal.Score{}
}

func (m page) checkedOn(board int) bool {
	n, _ := m.Shown()
	return !slices.Contains(m.Section().Checked(n).Left, board)
}

// readBack is the answer to a result that was read back.
type readBack struct {
	Board int
	OK    bool
}

func (msg readBack) update(m page, env session.Env) (page, []session.Cmd) {
	n, last := m.Shown()
	if !last || m.Check != journal.CheckRead || msg.Board != m.Board || msg.Board == 0 {
		return m, nil // the touch came twice
	}
	if msg.OK {
		return m.check(env, msg.Board, m.scoreOn(n, msg.Board))
	}
	m.Model = Model{Board: msg.Board, Resume: journal.CheckRead}
	return m, []session.Cmd{session.Reveal{ID: boardID(msg.Board)}}
}

// readAloud speaks the result that is to be confirmed.
func (m page) readAloud() []session.Cmd {
	if m.Check != journal.CheckRead || m.Board == 0 || !m.Settings.Speak {
		return nil
	}
	n, _ := m.Shown()
	return []session.Cmd{session.Speak{Text: m.echoText(echo{Board: m.Board, Score: m.scoreOn(n, m.Board)})}}
}

// undoCheck takes the last second opinion back.
func (m page) undoCheck(env session.Env) (page, []session.Cmd) {
	_, board, ok := m.Event.Ahead.LastCheck(m.Event.Section)
	if !ok {
		return session.Refuse(m, &journal.UndoError{Why: journal.UndoNothing})
	}
	next, cmds, err := session.Record(m, env, journal.Undo{})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Board, next.Echo, next.Notice = board, nil, nil
	return next, append(cmds, session.Reveal{ID: boardID(board)})
}

// settleCheck decides a board on which the two entries differ: the first stands, or the second replaces it.
type settleCheck struct {
	Board  int
	Second bool
}

func (msg settleCheck) update(m page, env session.Env) (page, []session.Cmd) {
	n, last := m.Shown()
	if !last {
		return m, nil
	}
	for _, c := range m.Section().Checked(n).Differ {
		if c.Board != msg.Board {
			continue
		}
		if msg.Second {
			next, cmds, err := session.Record(m, env, journal.EnterResult{Section: m.Event.Section, Round: n, Board: c.Board, Score: c.Score})
			if err != nil {
				return session.Refuse(m, err)
			}
			next.Notice = nil
			return next, cmds
		}
		return session.Act(m, env, journal.CheckResult{Section: m.Event.Section, Board: c.Board, Score: m.scoreOn(n, c.Board), How: c.How})
	}
	return m, nil
}

// reverseBoard records that the game of a board was played with the colours the wrong way round.
type reverseBoard struct{ Board int }

func (msg reverseBoard) update(m page, env session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	return session.Undoable(m, env, journal.ReverseColors{Section: m.Event.Section, Round: n, Board: msg.Board}, m.Lang().T(textReverseDone, m.Lang().Int(m.BoardNo(msg.Board))))
}

// pass is the verification as its page shows it.
type pass struct {
	rows    []journal.Row // of a second entry: without the first one
	checked map[int]bool  // boards with a second opinion
	left    string        // how far it is
}

// pass words how far the verification of a round is.
func (m page) pass(round int) pass {
	l, c := m.Lang(), m.Section().Checked(round)
	p := pass{rows: m.Section().Rows(round), checked: map[int]bool{}}
	for _, k := range slices.Concat(c.Done, c.Differ) {
		p.checked[k.Board] = true
	}
	if m.Check != journal.CheckRead {
		p.rows = slices.Clone(p.rows)
		for i := range p.rows {
			p.rows[i].Score, p.rows[i].Corrected = journal.Score{}, false // not even by the weight of a name
		}
	}
	switch {
	case c.IsWhole():
		p.left = l.T(textCheckWhole)
	case len(c.Left) == 0:
		p.left = l.N(textCheckDiffer, len(c.Differ))
	default:
		p.left = l.N(textCheckLeft, len(c.Left))
	}
	return p
}

// difference is a board on which two entries differ.
type difference struct {
	board                int
	title, first, second string
}

// differences are to be settled, once every board has its second opinion.
func (m page) differences(round int) []difference {
	l := m.Lang()
	var list []difference
	for _, c := range m.Section().Checked(round).Differ {
		white, black := m.seated(round, c.Board)
		list = append(list, difference{c.Board, l.T(textCheckSettle, l.Int(m.BoardNo(c.Board)), m.Name(white)+" – "+m.Name(black)),
			l.T(textCheckFirst, phrase.ScoreInText(m.scoreOn(round, c.Board))), l.T(textCheckSecond, phrase.ScoreInText(c.Score))})
	}
	return list
}

// secondEntry words the key that begins the second entry of a round, or goes on with it; empty for a match of several games,
// which is read back as a whole.
func (m page) secondEntry(round int) string {
	if m.Section().IsMatch() {
		return ""
	}
	c := m.Section().Checked(round)
	if len(c.Done)+len(c.Differ) == 0 {
		return m.Lang().T(textCheckBlind)
	}
	return m.Lang().N(textCheckGoOn, len(c.Left)+len(c.Differ))
}
