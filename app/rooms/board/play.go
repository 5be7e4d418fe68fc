package board

import (
	"time"

	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/rules/board"
)

// Model is the board of this device: one game on it, those played before, and the position editor.
type Model struct {
	session.Shelf[listEntry] // all games, that on the board first

	Screen screen
	Search string // narrows the list of games
	Pasted string // text of games or a position, not read yet
	Saving *gamesOut
	Game   *chessGame
	Kept   int   // rows of Game that are on the disk
	Late   error // why the rest is not

	View      int      // half-moves shown, when Past
	Line      lineView // the place in a variation that is shown
	Past      bool     // an earlier position is shown
	Flip      bool     // Black at the bottom
	Hand      int      // square of the piece in hand, NoSquare
	AsksClock bool     // a clock was asked for before anybody knew whether one is on the table
	Goal      int      // of a pawn whose new piece is asked for, NoSquare
	Why       whyNot   // the move that was tried last and cannot be made
	Cursor    int      // square that the arrow keys or a touch have reached
	Tab       int      // square in the order of the tab key; see follow
	Typed     string
	Wrong     error // what is wrong with Typed

	Desk  eventBoard
	Want  bool     // the game of Desk is to be laid
	Give  handover // to the event, once it is open again
	Draft gameDraft
	Edit  positionEditor
	Seal  envelopeNotes

	Touched touchedMen
}

// noSquare is the index of no square.
const noSquare = -1

// screen is what the board's page shows.
type screen uint8

// The screens.
const (
	screenTable screen = iota
	screenSetup        // a new game
	screenList         // the games of this device
	screenEditor
	screenAnswer  // whether a side can still mate
	screenSealed  // the envelope of an adjourned game
	screenTouched // what must be played after pieces were touched
)

// listEntry is a game in the list.
type listEntry struct {
	ID           string
	White, Black string
	Result       string // as PGN writes it
	Started      int64
	Plies        int
	Day          string // as the file of the game gives it, "?" where it names none; "" for a game that was begun here
}

// GameID names the game of the line.
func (e listEntry) GameID() string { return e.ID }

// ShownPly is the half-move whose position is on the screen.
func (p Model) ShownPly() int {
	if p.Past {
		return p.View
	}
	return p.Game.Ply()
}

// Shown is the position on the screen.
func (p Model) Shown() board.Position {
	if p.Line.On() {
		return p.Line.position(p.Game)
	}
	return p.Game.PositionAt(p.ShownPly())
}

// plays reports that pieces on the screen can be moved: in the game while it goes on, or in a variation.
func (p Model) plays() bool { return p.Line.On() || !p.Past && !p.Game.End.Over() }

// Targets are the squares where the piece in hand may go.
func (p Model) Targets() []int {
	if p.Hand == noSquare || p.Game == nil || !p.plays() {
		return nil
	}
	pos := p.Shown()
	var list board.MoveList
	var goals []int
	for _, m := range pos.Moves(&list) {
		if int(m.From()) == p.Hand && m.Promotion() <= chess.Queen { // one of the four promotions
			goals = append(goals, goal(&pos, m))
		}
	}
	return goals
}

// goal is the square to touch for a move: in Chess960 castling the rook's, since the king may end on the square it stands on.
func goal(pos *board.Position, m board.Move) int {
	if pos.Chess960() && m.IsCastling() {
		return onRook(m)
	}
	return int(m.To())
}

// between lists the legal moves of a piece to a square: one, or four where a pawn promotes. A king that is put on the rook castles.
func between(pos *board.Position, from, to int) (moves []board.Move) {
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		if int(m.From()) == from && (goal(pos, m) == to || onRook(m) == to) {
			moves = append(moves, m)
		}
	}
	return moves
}

// onRook is the square of the rook that castles, noSquare for another move.
func onRook(m board.Move) int {
	if !m.IsCastling() {
		return noSquare
	}
	from, _ := m.CastlingRook()
	return int(from)
}

// putDown empties the hand and leaves an earlier position, and a variation.
func (p Model) putDown() Model {
	p.Hand, p.Goal, p.Past, p.Typed, p.Wrong, p.Why, p.Line = noSquare, noSquare, false, "", nil, whyNot{}, lineView{}
	return p
}

// doAct does one more act of the game on the board, shows it and has it stored.
func (m page) doAct(env session.Env, a gameAct) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	a.Wall = env.Now.UnixMilli()
	timed := m
	var cmds []session.Cmd
	if a.Kind == actMove || a.Kind == actOpen {
		var left time.Duration
		if timed, left, cmds = m.pressForMove(env); left > 0 {
			a.Left = left
		}
	}
	next, err := m.Game.play(a)
	if err != nil {
		return refuse(m, err) // the clock was not pressed either
	}
	m, kept := timed.putState(next)
	m, ended := m.endClock(env)
	return m, append(append(kept, cmds...), ended...)
}

// putState puts a later state of the same game on the board.
func (m page) putState(next *chessGame) (page, []session.Cmd) {
	seq := len(m.Game.Rows)
	m.Game, m.Dialog, m.Notice = next, nil, nil
	m.Model = m.putDown()
	m, list := m.relist()
	return m, append(m.keepPlay(seq+1), list...)
}

// promote names the piece that replaces the pawn.
type promote struct{ To chess.PieceType }

func (msg promote) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil || m.Goal == noSquare {
		return m, nil
	}
	pos := m.Model.Shown()
	for _, move := range between(&pos, m.Hand, m.Goal) {
		if move.Promotion() == msg.To {
			next, cmds := m.makeMove(env, move)
			return next, append(cmds, session.Focus{ID: "sq-" + phrase.SquareName(next.Cursor)})
		}
	}
	return m, nil
}

// dropMan puts the piece in hand back.
type dropMan struct{}

func (dropMan) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Hand, m.Goal, m.Why = noSquare, noSquare, whyNot{}
	return m, nil
}

// turnBoard turns the board.
type turnBoard struct{}

func (turnBoard) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Flip = !m.Flip
	return m, nil
}

// follow brings the tab key's square to the cursor. A touch does not, but the store's answer to it: Chromium computes all style at once
// where tabindex changes on what has the focus, a quarter of the time until a move is on the screen.
func (p Model) follow() Model {
	p.Tab = p.Cursor
	return p
}

// moveCursor moves the cursor on the board, as the eye sees it.
type moveCursor struct{ Right, Up int }

func (msg moveCursor) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Flip {
		msg.Right, msg.Up = -msg.Right, -msg.Up
	}
	x, y := m.Cursor%8+msg.Right, m.Cursor/8+msg.Up
	if x < 0 || x > 7 || y < 0 || y > 7 {
		return m, nil
	}
	m.Cursor = y*8 + x
	m.Model = m.follow()
	return m, []session.Cmd{session.Focus{ID: "sq-" + phrase.SquareName(m.Cursor)}}
}

// stepTo shows the position after so many half-moves; beyond the last it is the game itself.
type stepTo struct{ To int }

func (msg stepTo) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	m.Model = m.putDown()
	if last := m.Game.Ply(); msg.To < last {
		m.Past, m.View = true, max(msg.To, 0)
	}
	return m, nil
}

// takeBack takes the last act back.
type takeBack struct{}

func (takeBack) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || len(g.Acts) == 0 {
		return m, nil
	}
	next, err := g.undo(env.Now.UnixMilli())
	if err != nil {
		return refuse(m, err)
	}
	timed := m.gameClock() != nil && m.Clock.Gap == nil
	m, cmds := m.putState(next)
	if !timed {
		return m, cmds
	}
	switch {
	case next.Ply() < g.Ply():
		pos := next.Position()
		back, more, exact := m.turnBack(env, clockSide(pos.Turn()), next.game.MovesBy(pos.Turn()))
		if m, cmds = back, append(cmds, more...); !exact {
			m.Notice = &session.Notice{Kind: "info", Title: m.Lang().T(textPlayTaken), Text: m.Lang().T(textPlayTakenClock, m.Lang().T(sideName(pos.Turn())))}
		}
	case g.Acts[len(g.Acts)-1].Kind == actClaim:
		m.Notice = &session.Notice{Kind: "info", Title: m.Lang().T(textPlayTaken), Text: m.Lang().T(textPlayTakenClaim)}
	}
	return m, cmds
}

// doAgain does what was taken back last once more, with what was said about it.
type doAgain struct{}

func (doAgain) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil || len(m.Game.Undone) == 0 {
		return m, nil
	}
	u := m.Game.Undone[len(m.Game.Undone)-1]
	if u.Act.Kind == actDecided {
		return m.putState(m.Game.decide(u.Act))
	}
	before := m.Game
	m, cmds := m.doAct(env, u.Act)
	if m.Game == before || u.Note == "" {
		return m, cmds
	}
	n, err := readNote(m.Game.PositionAt(m.Game.Ply()-1), u.Note)
	if err != nil {
		return refuse(m, err)
	}
	m, more := m.annotated(env, m.Game.Ply(), n)
	return m, append(cmds, more...)
}

// goTo shows another screen of the board.
type goTo struct{ Screen screen }

func (msg goTo) update(m page, env session.Env) (page, []session.Cmd) {
	m.Dialog, m.Notice = nil, nil
	m.Screen = msg.Screen
	switch msg.Screen {
	case screenSetup:
		m.Draft = m.gameDraft()
	case screenEditor:
		m = m.openEditor(noSquare)
	case screenSealed:
		m = m.openSeal(env)
	case screenTouched:
		m = m.openTouched()
	}
	return m, []session.Cmd{session.Focus{ID: "main"}}
}
