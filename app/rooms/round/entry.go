package round

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
)

// Model is what the round page remembers: the round and the board in hand, and the last entry.
type Model struct {
	Round   int // 0: the current one
	Board   int // selected, 0 for none
	Echo    *echo
	Missing bool             // only boards without result are listed
	Numbers bool             // digits choose the board
	Once    bool             // one board, on a keyboard
	Check   journal.CheckHow // the round is being verified
	Resume  journal.CheckHow // after the next result the verification goes on
	Find    string           // board or name that is searched for
	Shakes  int              // how often a number was typed that no board has
	Typed   string           // digits so far
	Twice   journal.Score    // a key pressed once on a board that has a result already, in number mode, or against a ruling
	Against journal.Score    // the result that the ruling gives; zero: Twice waits for another reason
	Touch   touch            // of the last result key
}

func boardID(n int) string { return "b" + strconv.Itoa(n) }

// nextMissing returns the next board without a result that follows board after, wrapping round to the top; 0 if none is missing.
func (m page) nextMissing(after int) int {
	n, last := m.Shown()
	if !last || n == 0 {
		return 0
	}
	missing := m.Section().Missing(n)
	if round, ok := m.Section().RoundAt(n); !ok || round.Phase == journal.Draft || len(missing) == 0 {
		return 0
	}
	for _, b := range missing {
		if b > after {
			return b
		}
	}
	return missing[0]
}

// selectBoard takes a board in hand.
type selectBoard struct{ Board int }

func (msg selectBoard) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Board, m.Typed, m.Twice = msg.Board, "", journal.Score{}
	return m, []session.Cmd{session.Reveal{ID: boardID(msg.Board)}}
}

// enterScore is a result key for a board: the one that was shown with the key, or 0 for the board in hand, as a keyboard
// means it, which may be faster than the page.
type enterScore struct {
	Score journal.Score
	Board int
}

// Prompt has the result entered when the finger is lifted.
func (enterScore) Prompt() {}

func (msg enterScore) update(m page, env session.Env) (page, []session.Cmd) {
	n, last := m.Shown()
	board, ok := m.boardFor(msg, env)
	if !last || !ok || m.bouncedHere(board, msg.Score, env.Now) {
		return m, nil
	}
	if board != m.Board {
		m.Board, m.Twice = board, journal.Score{}
	}
	next, cmds := msg.enter(m, env, n, board)
	next.Touch = touch{msg.Score, env.Touched, msg.Board, next.Board}
	return next, cmds
}

// enter gives the board its result, or the second opinion of it.
func (msg enterScore) enter(m page, env session.Env, n, board int) (page, []session.Cmd) {
	if m.Check == journal.CheckBlind {
		return m.check(env, board, msg.Score)
	}
	was := m.scoreOn(n, board)
	if m.Numbers && !was.IsZero() && m.Twice != msg.Score {
		m.Twice, m.Against = msg.Score, journal.Score{} // it has a result: the key counts when it is pressed again
		return m, nil
	}
	other := m.turned(board)
	next, cmds, err := m.recordScore(env, n, board, msg.Score)
	if err != nil {
		return session.Refuse(m, err)
	}
	if ruled := next.ruledOtherwise(n, board); !ruled.IsZero() && m.Twice != msg.Score {
		m.Twice, m.Against = msg.Score, ruled
		return m, nil
	}
	next, cmds = next.entered(board, msg.Score, was, cmds)
	next.Echo.Other, next.Echo.At, next.Echo.Game = other, env.Now, next.gameOn(n, board)
	return next, cmds
}

// gameOn is the board of a match of teams that was entered last; 0 in another system.
func (m page) gameOn(round, board int) int {
	sec := m.Section()
	if list := regulation.Matches(m.Event.Ahead, sec.ID, round); regulation.SystemOf(sec.System).Teams && board <= len(list) {
		return list[board-1].Games
	}
	return 0
}

// ruledOtherwise returns the result that a ruling gives a board that has another one; zero where none does.
func (m page) ruledOtherwise(round, board int) journal.Score {
	for _, p := range m.Section().Proposals(round) {
		if p.Board == board && !p.Has.IsZero() {
			return p.Score
		}
	}
	return journal.Score{}
}

// entered echoes a result and takes the next missing board in hand.
func (m page) entered(board int, score, was journal.Score, cmds []session.Cmd) (page, []session.Cmd) {
	n := 1
	if m.Echo != nil {
		n = m.Echo.N + 1
	}
	m.Echo = &echo{Board: board, Score: score, Was: was, N: n}
	m.Typed, m.Twice, m.Notice, m.Dialog = "", journal.Score{}, nil, nil
	m.Board = m.nextAfter(board)
	if m.Resume != "" {
		m.Check, m.Resume = m.Resume, ""
		m.Board = m.nextUnchecked(board - 1)
	}
	cmds = append(cmds, session.After{Millis: echoMillis, Msg: quietEcho{n}})
	if m.Settings.Vibrate {
		cmds = append(cmds, session.Vibrate{})
	}
	if m.Settings.Speak {
		cmds = append(cmds, session.Speak{Text: m.echoText(*m.Echo)})
	}
	if m.Board > 0 {
		cmds = append(cmds, session.Reveal{ID: boardID(m.Board)})
	}
	return m, cmds
}

func (m page) scoreOn(round, board int) journal.Score {
	r, _ := m.Section().RoundAt(round)
	if board < 1 || board > len(r.Boards) {
		return journal.Score{}
	}
	return r.Boards[board-1].Score
}

// again takes the first board whose result could not be stored in hand once more; no echo says that it has one.
func (m page) again(lost journal.State) page {
	n, _ := m.Shown()
	was, _ := lost.Round(m.Event.Section, n)
	is, _ := m.Section().RoundAt(n)
	for i := range min(len(was.Boards), len(is.Boards)) {
		if was.Boards[i].Score != is.Boards[i].Score {
			m.Board, m.Echo, m.Touch = i+1, nil, touch{}
			break
		}
	}
	return m
}

// undoResult takes the newest result back and the board in hand; pressed again it goes further back.
type undoResult struct{}

func (undoResult) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Typed != "" {
		m.Typed = m.Typed[:len(m.Typed)-1]
		return m, nil
	}
	if m.Check != "" {
		return m.undoCheck(env)
	}
	seq, _, board, ok := m.Event.Ahead.LastResult(m.Event.Section)
	if !ok {
		return session.Refuse(m, &journal.UndoError{Why: journal.UndoNothing})
	}
	n, _ := m.Shown()
	was := m.scoreOn(n, board)
	next, cmds, err := session.Record(m, env, journal.Undo{Section: m.Event.Section, Seq: seq})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Board, next.Echo, next.Notice = board, nil, nil
	if !was.IsZero() {
		next.Echo = &echo{Board: board, Was: was, Quiet: true}
	}
	return next, append(cmds, session.Reveal{ID: boardID(board)})
}

// toggleMissing lists only the boards without result, or all.
type toggleMissing struct{}

func (toggleMissing) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Missing = !m.Missing
	return m, nil
}

// stepBoard takes the next or previous board in hand.
type stepBoard struct{ By int }

func (msg stepBoard) update(m page, env session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	r, _ := m.Section().RoundAt(n)
	if len(r.Boards) == 0 {
		return m, nil
	}
	return selectBoard{max(1, min(len(r.Boards), m.Board+msg.By))}.update(m, env)
}
