package learn

import (
	"strconv"

	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/lesson"
	"wasit/app/session"
	"wasit/rules/board"
)

// took goes on with the lesson after an act of the learner, and keeps what is to be kept of it.
func (m page) took(r lesson.Run, env session.Env) (page, []session.Cmd) {
	was := m.Run
	m.Run = &r
	if supply := r.Supply(); r.Task().Kind == course.Place && len(supply) > 0 {
		m.Hand = supply[0]
	}
	cmds := m.readAnswer(*was)
	if r.Report == nil {
		return m, cmds
	}
	m, more := m.record(*r.Report, env)
	return m, append(cmds, more...)
}

// goOn acts on the lesson, where one is under way.
func (m page) goOn(act func(lesson.Run) lesson.Run, env session.Env) (page, []session.Cmd) {
	if m.Run == nil {
		return m, nil
	}
	return m.took(act(*m.Run), env)
}

// touchSquare is a touch of the board: an answer, a piece taken in hand, where it goes, or where one is put.
type touchSquare struct{ Square int }

// Prompt has the square touched when the finger is lifted.
func (touchSquare) Prompt() {}

func (msg touchSquare) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Run == nil {
		return m, nil
	}
	sq := chess.Square(msg.Square)
	m.Cursor = msg.Square
	switch m.Run.Task().Kind {
	case course.TapAll, course.TapOne:
		return m.took(m.Run.Touch(sq), env)
	case course.Place:
		if m.Run.Men[sq] != chess.NoPiece {
			return m.took(m.Run.Put(sq, chess.NoPiece), env)
		}
		return m.took(m.Run.Put(sq, m.Hand), env)
	case course.Move, course.Line:
		if m.Selected < 0 {
			told, cmds := m.took(m.Run.Grasp(sq), env)
			if told.Run.Why != "" {
				return told, cmds
			}
			m = told
		}
		return m.moveTo(sq, m.Run.Pos, func(m page, from, to chess.Square, promotion chess.PieceType) (page, []session.Cmd) {
			return m.took(m.Run.Move(from, to, promotion), env)
		})
	case course.Partner:
		return m.touchPartner(sq, env)
	}
	return m, nil
}

// moveTo takes a piece in hand or moves the one that is.
func (m page) moveTo(sq chess.Square, pos *board.Position, move func(page, chess.Square, chess.Square, chess.PieceType) (page, []session.Cmd)) (page, []session.Cmd) {
	own := pos.Men(pos.Turn()).Has(sq)
	switch {
	case m.Selected == int(sq):
		m.Selected = -1
		return m, nil
	case own:
		m.Selected = int(sq)
		return m, nil
	case m.Selected < 0:
		return m, nil
	}
	from := chess.Square(m.Selected)
	m.Selected = -1
	if promotes(pos, from, sq) {
		m.Pawn = [2]int{int(from), int(sq)}
		return m, nil
	}
	return move(m, from, sq, chess.NoPieceType)
}

func promotes(pos *board.Position, from, to chess.Square) bool {
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		if m.From() == from && m.To() == to && m.Promotion() != chess.NoPieceType {
			return true
		}
	}
	return false
}

// promote chooses the new piece of the pawn that waits.
type promote struct{ Kind chess.PieceType }

func (msg promote) update(m page, env session.Env) (page, []session.Cmd) {
	from, to := m.Pawn[0], m.Pawn[1]
	if m.Run == nil || from < 0 {
		return m, nil
	}
	m.Pawn = [2]int{-1, -1}
	if m.Run.Task().Kind == course.Partner {
		return m.playPartner(chess.Square(from), chess.Square(to), msg.Kind, env)
	}
	return m.took(m.Run.Move(chess.Square(from), chess.Square(to), msg.Kind), env)
}

// The acts below the board.
type (
	chooseOption struct{ Option int }
	typeMove     struct{ Text string }
	writeMove    struct{}
	takeMan      struct{ Man chess.Piece }
	hint         struct{}
	retry        struct{}
	showSolution struct{}
	nextTask     struct{}
	begin        struct{} // leaves the idea for the first task
	arrow        struct{ Right, Up int }
)

func (msg chooseOption) update(m page, env session.Env) (page, []session.Cmd) {
	return m.goOn(func(r lesson.Run) lesson.Run { return r.Choose(msg.Option) }, env)
}

func (begin) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Intro, m.Selected = false, -1
	return m, m.readTask()
}

func (msg typeMove) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Text = msg.Text
	return m, nil
}

func (writeMove) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Run == nil {
		return m, nil
	}
	played := m.Run.Wrong
	next, cmds := m.took(m.Run.Write(m.Text), env)
	if next.Run.Wrong == played {
		next.Text = ""
		cmds = append(cmds, session.Blank{ID: "move-text"})
		if next.ByEar && next.Run.Phase == lesson.Asking {
			cmds = append(cmds, next.say(next.spoken())...)
		}
	}
	return next, cmds
}

func (msg takeMan) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Hand = msg.Man
	return m, nil
}

func (hint) update(m page, env session.Env) (page, []session.Cmd) {
	m, cmds := m.goOn(lesson.Run.Hint, env)
	if m.Run == nil || m.Run.Hints == 0 {
		return m, cmds
	}
	return m, append(cmds, session.Reveal{ID: "hint-" + strconv.Itoa(m.Run.Hints)}) // a small screen shows it above the keys
}

func (retry) update(m page, env session.Env) (page, []session.Cmd) {
	return m.goOn(lesson.Run.Retry, env)
}

func (showSolution) update(m page, env session.Env) (page, []session.Cmd) {
	return m.goOn(lesson.Run.Solution, env)
}

func (nextTask) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Run == nil {
		return m, nil
	}
	r := m.Run.Next()
	m.Run = &r
	switch {
	case r.Phase != lesson.Finished:
		return m.asked()
	}
	return m, append(m.readTask(), session.Focus{ID: "main"})
}

func (msg arrow) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Run != nil && m.Run.Task().FromBlack || m.Minute != nil && m.Minute.FromBlack {
		msg.Right, msg.Up = -msg.Right, -msg.Up
	}
	file, rank := m.Cursor%8+msg.Right, m.Cursor/8+msg.Up
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return m, nil
	}
	m.Cursor = rank*8 + file
	return m, []session.Cmd{session.Focus{ID: "sq-" + chess.Square(m.Cursor).String()}}
}
