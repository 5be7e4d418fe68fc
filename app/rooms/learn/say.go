package learn

import (
	"strings"

	"wasit/app/books/course"
	"wasit/app/books/lesson"
	"wasit/app/session"
	"wasit/rules/board"
)

func (msg voiceFound) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Voice == msg.Found {
		return m, nil
	}
	m.Voice = msg.Found
	return m, m.readTask()
}

// say reads a text aloud where the device has a voice for it.
func (m page) say(text string) []session.Cmd {
	if !m.Voice || text == "" {
		return nil
	}
	return []session.Cmd{session.Speak{Text: text, Lang: m.Lang().Tag(), Now: true}}
}

// readTask reads aloud what stands on the page of a lesson, where the settings want it.
func (m page) readTask() []session.Cmd {
	if !m.Settings.Read {
		return nil
	}
	return m.say(m.spoken())
}

// readAnswer reads aloud the feedback on the last act; was is the run as it stood before.
func (m page) readAnswer(was lesson.Run) []session.Cmd {
	switch r := m.Run; {
	case !m.Settings.Read:
		return nil
	case r.Phase != was.Phase:
		return m.say(m.spoken())
	case r.Hints > was.Hints:
		return m.say(r.Task().Hints[r.Hints-1])
	default:
		return m.say(r.Why)
	}
}

// sayTask reads the page of a lesson aloud once more.
type sayTask struct{}

func (sayTask) update(m page, _ session.Env) (page, []session.Cmd) { return m, m.say(m.spoken()) }

// spoken is what the page of a lesson says: the idea, the task with its answers, or what the answer was worth.
func (m page) spoken() string {
	if m.Run == nil {
		return ""
	}
	r, l := m.Run, m.Lang()
	t := r.Task()
	switch {
	case m.Intro:
		return sentences(r.Lesson.Title, r.Lesson.Text)
	case r.Phase == lesson.Right:
		return sentences(m.praise(), r.Why)
	case r.Phase == lesson.Wrong:
		return sentences(l.T(textNotYet), r.Why)
	case r.Phase == lesson.Shown:
		return sentences(l.T(textSolution), r.Why)
	case r.Phase == lesson.Finished && !r.Free:
		return sentences(m.doneTitle(), m.doneText())
	case r.Phase == lesson.Finished:
		return l.T(textPractised)
	case t.Kind == course.Dictate && m.ByEar:
		return m.Book.Say(r.Pos, r.ToWrite())
	}
	parts := append([]string{t.Ask}, t.Options...)
	parts = append(parts, t.Hints[:r.Hints]...)
	return sentences(append(parts, r.Why)...)
}

// sentences joins texts with a stop between them.
func sentences(texts ...string) string {
	var b strings.Builder
	for _, t := range texts {
		if t == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteString(" ")
		}
		b.WriteString(t)
		if !strings.ContainsAny(t[len(t)-1:], ".?!:") {
			b.WriteString(".")
		}
	}
	return b.String()
}

// sayMove reads the move aloud that is to be written.
type sayMove struct{}

func (sayMove) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Run == nil || m.Run.ToWrite() == 0 {
		return m, nil
	}
	return m, m.say(m.Book.Say(m.Run.Pos, m.Run.ToWrite()))
}

// sayPly reads the move aloud that was made last of the game that is replayed.
func (m page) sayPly(g *course.Game) []session.Cmd {
	if m.Ply == 0 {
		return nil
	}
	at := m.at(g, m.Ply-1)
	return m.say(m.Book.Say(&at, g.Moves[m.Ply-1]))
}

// at returns the position of a game after so many moves.
func (m page) at(g *course.Game, ply int) board.Position {
	pos := board.Start()
	for _, move := range g.Moves[:ply] {
		pos.Make(move)
	}
	return pos
}

// sayGame reads the moves aloud that were put into another notation.
type sayGame struct{}

func (sayGame) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Book == nil {
		return m, nil
	}
	return m, m.say(strings.Join(m.Book.Convert(m.Typed).Said, ". "))
}
