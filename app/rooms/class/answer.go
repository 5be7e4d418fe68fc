package class

import (
	"strings"

	"wasit/app/books/classroom"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/rules/board"
)

// OpenQuestion opens the question in an address that a phone's camera, or a chat, has opened.
type OpenQuestion struct{ Code string }

func (msg OpenQuestion) update(m page, env session.Env) (page, []session.Cmd) {
	data, ok := classroom.OfAddress(msg.Code)
	if !ok {
		return m.refused(classroom.Foreign, ""), nil
	}
	return hearQuestion{data}.update(m, env)
}

// hearQuestion takes the question that the teacher's screen shows.
type hearQuestion struct{ Data []byte }

func (msg hearQuestion) update(m page, env session.Env) (page, []session.Cmd) {
	if !m.PhoneKnown {
		m.Waits = msg.Data
		return m, nil
	}
	var cmds []session.Cmd
	if m.Camera.Wanted {
		m.Session, cmds = m.EndScan()
	}
	return m.asked(msg.Data, env), cmds
}

// asked takes a question, or says why it is none.
func (m page) asked(data []byte, env session.Env) page {
	m.Told, m.Beside = "", ""
	q, err := classroom.ReadQuestion(data)
	if err != nil {
		return m.refused(classroom.ReasonOf(err), "")
	}
	if m.Phone.Lot == ([16]byte{}) {
		m.Phone.Lot = [16]byte(env.Secret[16:])
	}
	next, err := m.Phone.Ask(q)
	if err != nil {
		return m.refused(classroom.ReasonOf(err), "")
	}
	if next.Pick == "" {
		m.Hand, m.Pawn, m.Cursor, m.Changes = 0, "", 0, false
	}
	m.Phone, m.Typed = next, next.Name
	return m
}

func (msg phoneRead) update(m page, env session.Env) (page, []session.Cmd) {
	m.PhoneKnown = true
	if p, err := classroom.ReadPhone(msg.Data); err == nil { // what cannot be read is asked again
		m.Phone, m.Typed = p, p.Name
	}
	if m.Waits == nil {
		return m, nil
	}
	m = m.asked(m.Waits, env)
	m.Waits = nil
	return m, nil
}

// The acts of a pupil.
type (
	typePupil    struct{ Name string }
	namePupil    struct{}
	renamePupil  struct{}
	pick         struct{ Pick string }
	changeAnswer struct{}
	touchSquare  struct{ Square int }
	promote      struct{ To string }
	arrow        struct{ Right, Up int }
)

func (msg typePupil) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Typed = msg.Name
	return m, nil
}

func (namePupil) update(m page, _ session.Env) (page, []session.Cmd) {
	name := classroom.Clean(m.Typed, classroom.MaxName)
	if name == "" {
		return m.refused(classroom.Nameless, ""), []session.Cmd{session.Focus{ID: "pupil-name"}}
	}
	m.Phone.Name, m.Typed, m.Told, m.Beside, m.Renames = name, name, "", "", false
	return m, nil
}

func (renamePupil) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Renames = true
	return m, []session.Cmd{session.Focus{ID: "pupil-name"}}
}

// pick answers: with an option, or with a move that was made on the board.
func (msg pick) update(m page, _ session.Env) (page, []session.Cmd) {
	next, err := m.Phone.Answer(msg.Pick)
	if err != nil {
		return m.refused(classroom.ReasonOf(err), ""), nil
	}
	m.Phone, m.Changes, m.Hand, m.Pawn, m.Told, m.Beside = next, false, 0, "", "", ""
	return m, []session.Cmd{session.Focus{ID: "picked"}}
}

func (changeAnswer) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Changes, m.Hand, m.Pawn = true, 0, ""
	return m, nil
}

// moves are the legal moves from a square, in UCI form.
func moves(t classroom.Task, square string) (list []string) {
	pos, ok := t.Position()
	if !ok {
		return nil
	}
	var all board.MoveList
	for _, m := range pos.Moves(&all) {
		if text := m.String(); strings.HasPrefix(text, square) {
			list = append(list, text)
		}
	}
	return list
}

// touchSquare takes a piece in hand, or moves it.
func (msg touchSquare) update(m page, env session.Env) (page, []session.Cmd) {
	q := m.Phone.Question
	if q == nil || len(q.Options) > 0 || q.Shown {
		return m, nil
	}
	m.Cursor, m.Pawn, m.Told, m.Beside = msg.Square, "", "", ""
	to := phrase.SquareName(msg.Square)
	if m.Hand > 0 && m.Hand != msg.Square+1 {
		from := phrase.SquareName(m.Hand - 1)
		for _, move := range moves(q.Task, from) {
			switch {
			case move == from+to:
				return pick{move}.update(m, env)
			case move[:4] == from+to:
				m.Pawn = from + to
				return m, nil
			}
		}
	}
	was := m.Hand
	if m.Hand = 0; was != msg.Square+1 && len(moves(q.Task, to)) > 0 {
		m.Hand = msg.Square + 1
	}
	return m, nil
}

// promote chooses the new piece of the pawn that waits.
func (msg promote) update(m page, env session.Env) (page, []session.Cmd) {
	return pick{m.Pawn + msg.To}.update(m, env)
}

func (msg arrow) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Phone.Question != nil && blackMoves(m.Phone.Question.FEN) {
		msg.Right, msg.Up = -msg.Right, -msg.Up
	}
	file, rank := m.Cursor%8+msg.Right, m.Cursor/8+msg.Up
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return m, nil
	}
	m.Cursor = rank*8 + file
	return m, []session.Cmd{session.Focus{ID: "sq-" + phrase.SquareName(m.Cursor)}}
}

// lifted is a piece that a finger or the mouse carries: it is taken in hand as by a touch, whichever was before.
type lifted struct{ Square int }

func (msg lifted) update(m page, env session.Env) (page, []session.Cmd) {
	m.Hand = 0
	return touchSquare(msg).update(m, env)
}

// putBack puts the piece in hand back on its square.
type putBack struct{}

func (putBack) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Hand = 0
	return m, nil
}

// Lift takes the piece in hand while it is carried.
func (msg touchSquare) Lift() session.Msg { return lifted(msg) }

// PutOn is the touch of the square where the piece is let go; beside the board it goes back, on its own square it stays in hand.
func (msg touchSquare) PutOn(act session.Msg) session.Msg {
	switch to, ok := act.(touchSquare); {
	case !ok:
		return putBack{}
	case to != msg:
		return to
	}
	return nil
}
