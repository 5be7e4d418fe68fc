package model

import (
	"github.com/notnil/chess"

	"wasit/app/i18n"
	"wasit/rules/board"
)

// Play is the board of this device: one game on it, those played before, and the position editor.
type Play struct {
	Loaded    bool
	Failed    error // the list could not be read: nothing is written over it
	Elsewhere bool  // another tab has the board
	Screen    PlayScreen
	Game      *PlayGame
	Kept      int   // rows of Game that are on the disk
	Late      error // why the rest is not
	Games     []PlayEntry

	View   int  // half-moves shown, when Past
	Past   bool // an earlier position is shown
	Flip   bool // Black at the bottom
	Hand   int  // square of the man in hand, NoSquare
	Goal   int  // of a pawn whose new piece is asked for, NoSquare
	Cursor int  // square that the arrow keys have reached
	Typed  string
	Wrong  error // what is wrong with Typed

	Link  bool // to the clock, once game and clock are read
	Desk  PlayDesk
	Want  bool     // the game of Desk is to be laid
	Give  PlayGive // to the event, once it is open again
	Draft PlayDraft
	Edit  PlayEdit
	Seal  PlaySeal
}

// NoSquare is the index of no square.
const NoSquare = -1

// PlayScreen is what the board's page shows.
type PlayScreen uint8

// The screens.
const (
	PlayTable PlayScreen = iota
	PlaySetup            // a new game
	PlayList             // the games of this device
	PlayEditor
	PlayAnswer // whether a side can still mate
	PlaySealed // the envelope of an adjourned game
)

// PlayEntry is a game in the list.
type PlayEntry struct {
	ID           string
	White, Black string
	Result       string // as PGN writes it
	Started      int64
	Plies        int
}

// ShownPly is the half-move whose position is on the screen.
func (p Play) ShownPly() int {
	if p.Past {
		return p.View
	}
	return p.Game.Ply()
}

// Shown is the position on the screen.
func (p Play) Shown() board.Position { return p.Game.PositionAt(p.ShownPly()) }

// Targets are the squares where the man in hand may go.
func (p Play) Targets() []int {
	if p.Hand == NoSquare || p.Game == nil || p.Past {
		return nil
	}
	pos := p.Game.Position()
	var list board.MoveList
	var goals []int
	for _, m := range pos.Moves(&list) {
		if int(m.From()) == p.Hand && m.Promotion() <= chess.Queen { // one of the four promotions
			goals = append(goals, goal(&pos, m))
		}
	}
	return goals
}

// goal is the square that is touched for a move: in Chess960 castling that of the rook, for the king's may be his own.
func goal(pos *board.Position, m board.Move) int {
	if m.IsCastling() && pos.Chess960() {
		from, _ := m.CastlingRook()
		return int(from)
	}
	return int(m.To())
}

// between lists the legal moves of a man to a square: one, or four where a pawn promotes.
func between(pos *board.Position, from, to int) (moves []board.Move) {
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		if int(m.From()) == from && goal(pos, m) == to {
			moves = append(moves, m)
		}
	}
	return moves
}

// still puts the hand down.
func (p Play) still() Play {
	p.Hand, p.Goal, p.Past, p.Typed, p.Wrong = NoSquare, NoSquare, false, "", nil
	return p
}

// playDo does one more act of the game on the board, shows it and has it stored.
func (m Model) playDo(env Env, a PlayAct) (Model, []Cmd) {
	if m.Play.Game == nil {
		return m, nil
	}
	a.Wall = env.Now.UnixMilli()
	timed := m
	var cmds []Cmd
	if a.Kind == PlayMove || a.Kind == PlayOpen {
		timed, a.Left, cmds = m.pressForMove(env)
	}
	next, err := m.Play.Game.play(a)
	if err != nil {
		return m.refuse(err) // the clock was not pressed either
	}
	m, kept := timed.playNow(next)
	m, ended := m.clockAfter(env)
	return m, append(append(kept, cmds...), ended...)
}

// playNow puts a later state of the same game on the board.
func (m Model) playNow(next *PlayGame) (Model, []Cmd) {
	seq := len(m.Play.Game.Rows)
	m.Play.Game, m.Dialog, m.Notice = next, nil, nil
	m.Play = m.Play.still()
	m, list := m.playListed()
	return m, append(m.keepPlay(seq+1), list...)
}

// PlayTouch touches a square: a man is taken in hand, put down, or moved.
type PlayTouch struct{ Square int }

// Update implements Msg.
func (msg PlayTouch) Update(m Model, env Env) (Model, []Cmd) {
	p, g := m.Play, m.Play.Game
	if g == nil || p.Goal != NoSquare {
		return m, nil
	}
	p.Cursor = msg.Square
	if g.End.Over() || p.Past {
		p.Past = false
		m.Play = p
		return m, nil
	}
	pos := g.Position()
	if p.Hand != NoSquare && p.Hand != msg.Square {
		moves := between(&pos, p.Hand, msg.Square)
		switch {
		case len(moves) > 1:
			p.Goal = msg.Square
			m.Play = p
			return m, []Cmd{Focus{"promote"}}
		case len(moves) == 1:
			m.Play = p
			return m.playDo(env, PlayAct{Kind: PlayMove, Move: moves[0].String()})
		}
	}
	own := pos.Men(pos.Turn()).Has(chess.Square(msg.Square))
	if own && p.Hand != msg.Square {
		p.Hand = msg.Square
	} else {
		p.Hand = NoSquare
	}
	m.Play = p
	return m, nil
}

// PlayPromote names the piece that replaces the pawn.
type PlayPromote struct{ To chess.PieceType }

// Update implements Msg.
func (msg PlayPromote) Update(m Model, env Env) (Model, []Cmd) {
	if m.Play.Game == nil || m.Play.Goal == NoSquare {
		return m, nil
	}
	pos := m.Play.Game.Position()
	for _, move := range between(&pos, m.Play.Hand, m.Play.Goal) {
		if move.Promotion() == msg.To {
			next, cmds := m.playDo(env, PlayAct{Kind: PlayMove, Move: move.String()})
			return next, append(cmds, Focus{"sq-" + SquareName(next.Play.Cursor)})
		}
	}
	return m, nil
}

// PlayDown puts the man in hand back.
type PlayDown struct{}

// Update implements Msg.
func (PlayDown) Update(m Model, _ Env) (Model, []Cmd) {
	m.Play.Hand, m.Play.Goal = NoSquare, NoSquare
	return m, nil
}

// PlayTurn turns the board.
type PlayTurn struct{}

// Update implements Msg.
func (PlayTurn) Update(m Model, _ Env) (Model, []Cmd) {
	m.Play.Flip = !m.Play.Flip
	return m, nil
}

// PlayArrow moves the cursor on the board, as the eye sees it.
type PlayArrow struct{ Right, Up int }

// Update implements Msg.
func (msg PlayArrow) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Play.Flip {
		msg.Right, msg.Up = -msg.Right, -msg.Up
	}
	x, y := m.Play.Cursor%8+msg.Right, m.Play.Cursor/8+msg.Up
	if x < 0 || x > 7 || y < 0 || y > 7 {
		return m, nil
	}
	m.Play.Cursor = y*8 + x
	return m, []Cmd{Focus{"sq-" + SquareName(m.Play.Cursor)}}
}

// PlayStep shows the position after so many half-moves; beyond the last it is the game itself.
type PlayStep struct{ To int }

// Update implements Msg.
func (msg PlayStep) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Play.Game == nil {
		return m, nil
	}
	m.Play = m.Play.still()
	if last := m.Play.Game.Ply(); msg.To < last {
		m.Play.Past, m.Play.View = true, max(msg.To, 0)
	}
	return m, nil
}

// PlayUndo takes the last act back.
type PlayUndo struct{}

// Update implements Msg.
func (PlayUndo) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Play.Game
	if g == nil || len(g.Acts) == 0 {
		return m, nil
	}
	next, err := g.undo(env.Now.UnixMilli())
	if err != nil {
		return m.refuse(err)
	}
	timed := m.PlayClock() != nil && (next.Ply() < g.Ply() || g.Acts[len(g.Acts)-1].Kind == PlayClaim)
	m, cmds := m.playNow(next)
	if timed { // a clock that was pressed is not turned back: that is a correction, made on the clock
		m.Notice = &Notice{Kind: "info", Title: m.Lang().T(i18n.PlayTaken), Text: m.Lang().T(i18n.PlayTakenClock)}
	}
	return m, cmds
}

// PlayGo shows another screen of the board.
type PlayGo struct{ Screen PlayScreen }

// Update implements Msg.
func (msg PlayGo) Update(m Model, env Env) (Model, []Cmd) {
	m.Dialog, m.Notice = nil, nil
	m.Play.Screen = msg.Screen
	switch msg.Screen {
	case PlaySetup:
		m.Play.Draft = m.playDraft()
	case PlayEditor:
		m = m.openEditor(NoSquare)
	case PlaySealed:
		m = m.openSeal(env)
	}
	return m, []Cmd{Focus{"main"}}
}
