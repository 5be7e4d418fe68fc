package model

import (
	"strconv"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/swiss"
)

// Entry is the state of the round page: which round and board are in hand, and what was entered last.
type Entry struct {
	Round   int // 0: the current one
	Board   int // selected, 0 for none
	Echo    *Echo
	Missing bool             // only boards without result are listed
	Numbers bool             // digits choose the board
	Once    bool             // one board, on a keyboard
	Check   journal.CheckHow // the round is being verified
	Resume  journal.CheckHow // after the next result the verification goes on
	Find    string           // board or name that is searched for
	Signal  string           // of the hall, said below the keys
	Shakes  int              // how often a number was typed that no board has
	Typed   string           // digits so far
	Twice   journal.Score    // a key pressed once on a board that has a result already, in number mode
	Touch   touch            // of the last result key
	Swap    bool             // a draft: two touched players exchange their places
	First   journal.PlayerID // the first of them
	Running bool             // the engine is pairing
	Done    int              // of Total, while it runs
	Total   int

	NoPairing int // the round for which the engine found no pairing
}

// Echo repeats the last result in large type: who won, and on which board.
type Echo struct {
	Board int
	Score journal.Score
	Was   journal.Score // replaced by it, zero if none
	Quiet bool          // after a moment it steps back
	Other bool          // White of the game is the second player of the board
	N     int
	At    time.Time // when it was entered
}

// IsUndone reports that the result which it replaced was taken back.
func (e Echo) IsUndone() bool { return e.Score.IsZero() }

// echoMillis is how long an echo stays large.
const echoMillis = 1500

func boardID(n int) string { return "b" + strconv.Itoa(n) }

// nextMissing returns the next board behind after without result, beginning anew at the top; 0 if none is missing.
func (m Model) nextMissing(after int) int {
	n, last := m.Shown()
	if !last || n == 0 {
		return 0
	}
	missing := m.Event.Ahead.MissingBoards(m.Event.Section, n)
	if round, ok := m.Event.Ahead.Round(m.Event.Section, n); !ok || round.Phase == journal.Draft || len(missing) == 0 {
		return 0
	}
	for _, b := range missing {
		if b > after {
			return b
		}
	}
	return missing[0]
}

// SelectBoard takes a board in hand.
type SelectBoard struct{ Board int }

// Update implements Msg.
func (msg SelectBoard) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Board, m.Entry.Typed, m.Entry.Twice = msg.Board, "", journal.Score{}
	return m, []Cmd{Reveal{boardID(msg.Board)}}
}

// EnterScore is a result key for a board: the one that was shown with the key, or 0 for the board in hand, as a keyboard
// means it, which may be faster than the page.
type EnterScore struct {
	Score journal.Score
	Board int
}

// Update implements Msg.
func (msg EnterScore) Update(m Model, env Env) (Model, []Cmd) {
	n, last := m.Shown()
	board, ok := m.meant(msg, env)
	if !last || !ok || m.bouncedHere(board, msg.Score, env.Now) {
		return m, nil
	}
	if board != m.Entry.Board {
		m.Entry.Board, m.Entry.Twice = board, journal.Score{}
	}
	next, cmds := msg.enter(m, env, n, board)
	next.Entry.Touch = touch{msg.Score, env.Touched, msg.Board, next.Entry.Board}
	return next, cmds
}

// enter gives the board its result, or the second opinion of it.
func (msg EnterScore) enter(m Model, env Env, n, board int) (Model, []Cmd) {
	if m.Entry.Check == journal.CheckBlind {
		return m.check(env, board, msg.Score)
	}
	was := m.scoreOn(n, board)
	if m.Entry.Numbers && !was.IsZero() && m.Entry.Twice != msg.Score {
		m.Entry.Twice = msg.Score // it has a result: the key counts when it is pressed again
		return m, nil
	}
	other := m.turned(board)
	next, cmds, err := m.recordScore(env, n, board, msg.Score)
	if err != nil {
		return m.refuse(err)
	}
	next, cmds = next.entered(board, msg.Score, was, cmds)
	next.Entry.Echo.Other, next.Entry.Echo.At = other, env.Now
	return next, cmds
}

// entered echoes a result and takes the next missing board in hand.
func (m Model) entered(board int, score, was journal.Score, cmds []Cmd) (Model, []Cmd) {
	echo := 1
	if m.Entry.Echo != nil {
		echo = m.Entry.Echo.N + 1
	}
	m.Entry.Echo = &Echo{Board: board, Score: score, Was: was, N: echo}
	m.Entry.Typed, m.Entry.Twice, m.Notice, m.Dialog = "", journal.Score{}, nil, nil
	m.Entry.Board = m.nextAfter(board)
	if m.Entry.Resume != "" {
		m.Entry.Check, m.Entry.Resume = m.Entry.Resume, ""
		m.Entry.Board = m.nextUnchecked(board - 1)
	}
	cmds = append(cmds, After{echoMillis, QuietEcho{echo}})
	if m.Settings.Vibrate {
		cmds = append(cmds, Vibrate{})
	}
	if m.Settings.Speak {
		cmds = append(cmds, Speak{Text: m.EchoText(*m.Entry.Echo)})
	}
	if m.Entry.Board > 0 {
		cmds = append(cmds, Reveal{boardID(m.Entry.Board)})
	}
	return m, cmds
}

func (m Model) scoreOn(round, board int) journal.Score {
	r, _ := m.Event.Ahead.Round(m.Event.Section, round)
	if board < 1 || board > len(r.Boards) {
		return journal.Score{}
	}
	return r.Boards[board-1].Score
}

// EchoText says a result as it is spoken: "Papan 7. Budi menang."
func (m Model) EchoText(e Echo) string {
	l := m.Lang()
	text := l.T(i18n.EchoBoard, l.Int(e.Board)) + ". "
	if name := m.WinnerOf(e); name != "" {
		return text + l.T(i18n.EchoWins, name)
	}
	return text + ScoreName(l, e.Score)
}

// WinnerOf returns the name of who won the echoed board, empty if nobody did.
func (m Model) WinnerOf(e Echo) string {
	if p, _, ok := m.Winner(e); ok {
		return m.Name(p)
	}
	return ""
}

// Winner returns who won the echoed board, and with which colour.
func (m Model) Winner(e Echo) (p journal.Player, color swiss.Color, ok bool) {
	n, _ := m.Shown()
	r, _ := m.Event.Ahead.Round(m.Event.Section, n)
	if e.Board < 1 || e.Board > len(r.Boards) {
		return p, 0, false
	}
	sides := [2]journal.PlayerID{r.Boards[e.Board-1].White, r.Boards[e.Board-1].Black}
	if e.Other {
		sides[0], sides[1] = sides[1], sides[0]
	}
	if color = e.Score.Winner(); color != 0 {
		p, ok = m.Event.Ahead.Player(sides[color-swiss.White])
	}
	return p, color, ok
}

// again takes the first board whose result could not be stored in hand once more; no echo says that it has one.
func (m Model) again(lost journal.State) Model {
	n, _ := m.Shown()
	was, _ := lost.Round(m.Event.Section, n)
	is, _ := m.Event.Ahead.Round(m.Event.Section, n)
	for i := range min(len(was.Boards), len(is.Boards)) {
		if was.Boards[i].Score != is.Boards[i].Score {
			m.Entry.Board, m.Entry.Echo, m.Entry.Touch = i+1, nil, touch{}
			break
		}
	}
	return m
}

// QuietEcho lets echo N step back.
type QuietEcho struct{ N int }

// IsLate implements Late: another result was entered, or that one taken back.
func (msg QuietEcho) IsLate(m Model) bool { return m.Entry.Echo == nil || m.Entry.Echo.N != msg.N }

// Update implements Msg.
func (msg QuietEcho) Update(m Model, _ Env) (Model, []Cmd) {
	if !msg.IsLate(m) {
		e := *m.Entry.Echo
		e.Quiet = true
		m.Entry.Echo = &e
	}
	return m, nil
}

// UndoResult takes the newest result back and the board in hand; pressed again it goes further back.
type UndoResult struct{}

// Update implements Msg.
func (UndoResult) Update(m Model, env Env) (Model, []Cmd) {
	if m.Entry.Typed != "" {
		m.Entry.Typed = m.Entry.Typed[:len(m.Entry.Typed)-1]
		return m, nil
	}
	if m.Entry.Check != "" {
		return m.undoCheck(env)
	}
	seq, _, board, ok := m.Event.Ahead.LastResult(m.Event.Section)
	if !ok {
		return m.refuse(&journal.UndoError{Why: journal.UndoNothing})
	}
	n, _ := m.Shown()
	was := m.scoreOn(n, board)
	next, cmds, err := m.record(env, journal.Undo{Section: m.Event.Section, Seq: seq})
	if err != nil {
		return m.refuse(err)
	}
	next.Entry.Board, next.Entry.Echo, next.Notice = board, nil, nil
	if !was.IsZero() {
		next.Entry.Echo = &Echo{Board: board, Was: was, Quiet: true}
	}
	return next, append(cmds, Reveal{boardID(board)})
}

// ToggleMissing lists only the boards without result, or all.
type ToggleMissing struct{}

// Update implements Msg.
func (ToggleMissing) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Missing = !m.Entry.Missing
	return m, nil
}

// StepBoard takes the next or previous board in hand.
type StepBoard struct{ By int }

// Update implements Msg.
func (msg StepBoard) Update(m Model, env Env) (Model, []Cmd) {
	n, _ := m.Shown()
	r, _ := m.Event.Ahead.Round(m.Event.Section, n)
	if len(r.Boards) == 0 {
		return m, nil
	}
	return SelectBoard{max(1, min(len(r.Boards), m.Entry.Board+msg.By))}.Update(m, env)
}
