package board

import (
	"slices"

	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/board"
)

// touchedMen is the question what must be played after pieces were touched (Art. 4), on the position in the editor.
type touchedMen struct {
	session.Ruleset
	Claimed bool          // the opponent asks for touch-move, where the edition wants that
	Mode    touchMode     // what the next touch of the board is
	Touches []rules.Touch // in order
	Unclear bool          // the order is
	From    int           // of a piece being let go, noSquare
	To      int           // where it was let go, noSquare
	Piece   chess.PieceType
	PieceOn int // the square that the new piece has touched, noSquare
}

// A touchMode is what a touch of the board means.
type touchMode uint8

// The modes.
const (
	modePlay     touchMode = iota // a piece touched to be played, own or the opponent's
	modeAdjust                    // after "I adjust"
	modeAccident                  // plainly by accident
	modeRelease                   // a piece let go: first the piece, then its square
)

// touchNames are the modes as controls name them.
var touchNames = [...]string{"play", "adjust", "accident", "release"}

// openTouched begins the question on the position in the editor.
func (m page) openTouched() page {
	m = m.openEditor(noSquare)
	t := m.Touched
	m.Touched = touchedMen{Ruleset: t.Ruleset, From: noSquare, To: noSquare, PieceOn: noSquare}
	m.Screen = screenTouched
	return m
}

// askTouchHere asks of the position on the board what must be played.
type askTouchHere struct{}

func (askTouchHere) update(m page, _ session.Env) (page, []session.Cmd) {
	pos := m.Model.Shown()
	m.Edit = m.Edit.take(&pos)
	m.Dialog = nil
	return m.openTouched(), []session.Cmd{session.Focus{ID: "main"}}
}

// hand is what the player has done with his hand.
func (t *touchedMen) hand() rules.Hand {
	h := rules.Hand{Touches: t.Touches, OrderUnclear: t.Unclear, OpponentAsked: t.Claimed, FullSupervision: t.Supervised, Class: t.Class}
	if t.From != noSquare && t.To != noSquare {
		h.Released, h.ReleasedFrom, h.ReleasedTo = true, chess.Square(t.From), chess.Square(t.To)
	}
	if t.PieceOn != noSquare {
		h.NewPiece, h.NewPieceOn = t.Piece, chess.Square(t.PieceOn)
	}
	return h
}

// duty says which moves must be played.
func (m page) duty() (pos board.Position, d rules.Duty, err error) {
	pos, err = m.Edit.position()
	if err != nil {
		return pos, d, err
	}
	e := m.Touched.Chosen()
	return pos, e.MustPlay(&pos, m.Touched.hand()), nil
}

// promotionSquares are those that a new piece can have touched.
func promotionSquares(pos *board.Position) (list []int) {
	var moves board.MoveList
	for _, m := range pos.Moves(&moves) {
		if to := int(m.To()); m.Promotion() != chess.NoPieceType && !slices.Contains(list, to) {
			list = append(list, to)
		}
	}
	return list
}

// touchMan is a touch of the board on this page.
type touchMan struct{ Square int }

func (msg touchMan) update(m page, _ session.Env) (page, []session.Cmd) {
	t := m.Touched
	m.Cursor = msg.Square
	man := m.Edit.Cells[msg.Square] != 0
	switch {
	case t.Mode == modeRelease && t.From == noSquare && man:
		t.From = msg.Square
	case t.Mode == modeRelease && t.From != noSquare && t.To == noSquare && msg.Square != t.From:
		t.To = msg.Square
	case t.Mode == modeRelease:
		t.From, t.To = noSquare, noSquare
	case man && len(t.Touches) < 12:
		how := [...]rules.Intent{modePlay: rules.ToPlay, modeAdjust: rules.Adjusting, modeAccident: rules.ByAccident}[t.Mode]
		t.Touches = append(slices.Clone(t.Touches), rules.Touch{Square: chess.Square(msg.Square), How: how})
	}
	m.Touched = t
	return m, nil
}

// untouch takes the last act of the hand back, or all.
type untouch struct{ All bool }

func (msg untouch) update(m page, _ session.Env) (page, []session.Cmd) {
	t := m.Touched
	n := len(t.Touches)
	switch {
	case msg.All:
		t.Touches, t.From, t.To, t.PieceOn, t.Unclear = nil, noSquare, noSquare, noSquare, false
		t.Mode = modePlay // the next touch counts unless somebody says otherwise
	case t.PieceOn != noSquare:
		t.PieceOn = noSquare
	case t.From != noSquare:
		t.From, t.To = noSquare, noSquare
	case n > 0:
		t.Touches = t.Touches[: n-1 : n-1]
	}
	m.Touched = t
	return m, nil
}

// setRuleset chooses the Laws of the question.
type setRuleset struct{ Ruleset session.Ruleset }

func (msg setRuleset) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Touched.Ruleset = msg.Ruleset
	return m, nil
}

// setTouched changes a choice of the question; Value is the text of its control.
type setTouched struct {
	Choice touchChoice
	Value  string
}

// A touchChoice is one of the question's choices.
type touchChoice uint8

// The choices.
const (
	chooseMode touchChoice = iota
	chooseUnclear
	chooseClaimed
)

func (msg setTouched) update(m page, _ session.Env) (page, []session.Cmd) {
	t, on := &m.Touched, msg.Value == "true"
	switch msg.Choice {
	case chooseMode:
		if i := slices.Index(touchNames[:], msg.Value); i >= 0 {
			t.Mode = touchMode(i)
		}
	case chooseUnclear:
		t.Unclear = on
	case chooseClaimed:
		t.Claimed = on
	}
	return m, nil
}

// touchPiece says that a new piece has touched a promotion square; the same again takes it back.
type touchPiece struct {
	Piece chess.PieceType
	On    int
}

func (msg touchPiece) update(m page, _ session.Env) (page, []session.Cmd) {
	t := &m.Touched
	if t.PieceOn == msg.On && t.Piece == msg.Piece {
		t.PieceOn = noSquare
		return m, nil
	}
	t.Piece, t.PieceOn = msg.Piece, msg.On
	return m, nil
}
