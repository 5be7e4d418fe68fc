package learn

import (
	"strconv"

	"wasit/app/books/course"
	"wasit/app/books/lesson"
	"wasit/app/session"
)

// praise is a word for a right answer: another one each time, and another still for who did not give up.
func (m page) praise() string {
	r := m.Run
	if r.Marks[r.At] != lesson.Clean {
		return m.Lang().T(textFoundIt)
	}
	return m.Lang().T(textPraises[r.At%len(textPraises)])
}

// doneTitle praises who has finished a lesson, by name where there is one.
func (m page) doneTitle() string {
	if now := m.now(); now != nil {
		return m.Lang().T(textWellDoneName, now.Name)
	}
	return m.Lang().T(textWellDone)
}

// doneText says what was done, without numbers that shame.
func (m page) doneText() string {
	clean := 0
	for _, mark := range m.Run.Marks {
		if mark == lesson.Clean {
			clean++
		}
	}
	text := m.Lang().T(textLessonDone, m.Run.Lesson.Title)
	if clean == 0 {
		return text
	}
	return text + " " + m.Lang().T(textAtOnce, strconv.Itoa(clean), strconv.Itoa(len(m.Run.Marks)))
}

// following returns the lesson after the one that is done, nil after the last.
func (m page) following() *course.Lesson {
	list := m.Book.Lessons()
	for i, l := range list {
		if l.Key == m.Run.Lesson.Key && i+1 < len(list) {
			return list[i+1]
		}
	}
	return nil
}

// endsPart reports that the lesson is the last of its part.
func (m page) endsPart() bool {
	next := m.following()
	return next == nil || next.Part != m.Run.Lesson.Part
}

// lessonAgain begins the lesson again with the same sheet.
type lessonAgain struct{}

func (lessonAgain) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Run == nil {
		return m, nil
	}
	r, err := lesson.Start(m.Book, m.Run.Lesson, m.Run.Seed, 1)
	if err != nil {
		return session.Refuse(m, err)
	}
	m.Run = &r
	m, cmds := m.asked()
	return m, append(cmds, session.Focus{ID: "main"})
}

// tryMan is a touch of the diagram with which a lesson begins: a piece is taken in hand, and goes where it may.
type tryMan struct{ Square int }

// Prompt has the square touched when the finger is lifted.
func (tryMan) Prompt() {}

func (msg tryMan) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Run == nil || !m.Intro {
		return m, nil
	}
	m.Cursor = msg.Square
	switch at := m.Selected; {
	case at == msg.Square:
		m.Selected = -1
	case at >= 0 && m.Tried.Reaches(at, msg.Square):
		m.Tried[msg.Square], m.Tried[at] = m.Tried[at], 0
		m.Selected = msg.Square // it can move on at once
	case m.Tried[msg.Square] != 0:
		m.Selected = msg.Square
	default:
		m.Selected = -1
	}
	return m, nil
}

// Lift takes the piece in hand, as touching it does.
func (msg tryMan) Lift() session.Msg { return liftTried{msg.Square} }

// PutOn puts the piece that is carried on a square.
func (msg tryMan) PutOn(act session.Msg) session.Msg {
	to, ok := act.(tryMan)
	if !ok || to == msg {
		return nil
	}
	return to
}

// liftTried takes a piece of the diagram in hand to carry it.
type liftTried struct{ Square int }

func (msg liftTried) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Intro && m.Tried[msg.Square] != 0 {
		m.Selected, m.Cursor = msg.Square, msg.Square
	}
	return m, nil
}
