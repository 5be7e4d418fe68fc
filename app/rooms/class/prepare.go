package class

import (
	"slices"
	"strings"

	"wasit/app/books/classroom"
	"wasit/app/books/course"
	"wasit/app/session"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// form is the next question as it is being made.
type form struct {
	Ask     string
	FEN     string
	Choice  bool   // one of Options is to be chosen; else a move
	Options string // a line each
	Right   string // as typed: a letter, or a move
	Paste   string // a position or a game
	Game    []string
	Plies   []string // of a game that was pasted, as it is written
	Ply     int      // the position after so many half-moves is asked
	Why     classroom.Reason
	Unread  bool // what was pasted is neither a position nor a game
	NoMove  bool // what is typed as right is no move
}

// The acts of who makes a question.
type (
	typeForm   struct{ Field, Value string }
	readPaste  struct{}
	dropBoard  struct{}
	goToPly    struct{ Ply int }
	takeLesson struct {
		Lesson string
		Task   int // from 0
	}
	addTask struct{}
)

// mostPaste bounds what is pasted, in bytes.
const mostPaste = 64 << 10

func (msg typeForm) update(m page, _ session.Env) (page, []session.Cmd) {
	f := &m.Form
	f.Why, f.NoMove = "", false
	switch msg.Field {
	case "ask":
		f.Ask = msg.Value
	case "kind":
		f.Choice, f.Right = msg.Value == "choice", ""
	case "options":
		f.Options = msg.Value
	case "right":
		f.Right = msg.Value
	case "paste":
		f.Paste, f.Unread = msg.Value, false
	}
	return m, nil
}

// readPaste reads a position or a game. Of a game the next move is what is right.
func (readPaste) update(m page, _ session.Env) (page, []session.Cmd) {
	f := m.Form
	text := strings.TrimSpace(f.Paste)
	if len(text) > mostPaste {
		m.Form.Unread = true
		return m, nil
	}
	if fen := notation.MendFEN(text); (classroom.Task{FEN: fen}).Fault() == "" {
		f.FEN, f.Right, f.Game, f.Plies, f.Unread = fen, "", nil, nil, false
		m.Form = f
		return m, nil
	}
	games, err := notation.ReadGames([]byte(text), notation.ReadOptions{Language: m.letters(), Most: 1})
	if err != nil || len(games.Games) == 0 || len(games.Games[0].Main.Moves) == 0 {
		m.Form.Unread = true
		return m, nil
	}
	f.Unread, f.Game, f.Plies = false, nil, nil
	pos := games.Games[0].Start
	for _, move := range games.Games[0].Moves() {
		f.Game = append(f.Game, pos.FEN())
		f.Plies = append(f.Plies, notation.Style{Language: m.letters()}.Write(&pos, move))
		pos.Make(move)
	}
	m.Form = f
	return m.atPly(len(f.Game) - 1), nil
}

// atPly asks the position after so many half-moves.
func (m page) atPly(ply int) page {
	f := &m.Form
	if ply < 0 || ply >= len(f.Game) {
		return m
	}
	f.Ply, f.FEN = ply, f.Game[ply]
	if f.Why, f.NoMove = "", false; !f.Choice {
		f.Right = f.Plies[ply]
	}
	return m
}

func (msg goToPly) update(m page, _ session.Env) (page, []session.Cmd) { return m.atPly(msg.Ply), nil }

func (dropBoard) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Form.FEN, m.Form.Game, m.Form.Plies = "", nil, nil
	if !m.Form.Choice {
		m.Form.Choice, m.Form.Right = true, ""
	}
	return m, nil
}

// takeLesson takes a task of a lesson; it can be changed before it is asked.
func (msg takeLesson) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Book == nil {
		return m, nil
	}
	l := m.Book.Lesson(msg.Lesson)
	if l == nil {
		return m, nil
	}
	tasks := lessonTasks(m.Book, l)
	if msg.Task < 0 || msg.Task >= len(tasks) {
		return m, nil
	}
	m.Form = formOf(tasks[msg.Task], m.letters())
	return m, []session.Cmd{session.Focus{ID: "question"}}
}

// update takes a position of another room. Without a class it waits until one is begun.
func (msg askClass) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Form = formOf(msg.Task, m.letters())
	return m, nil
}

// formOf is a task in the form.
func formOf(t classroom.Task, l notation.Language) form {
	f := form{Ask: t.Ask, FEN: t.FEN, Choice: len(t.Options) > 0, Options: strings.Join(t.Options, "\n")}
	if len(t.Right) == 0 {
		return f
	}
	f.Right = t.Right[0]
	if !f.Choice {
		f.Right = t.Say(t.Right[0], l)
	}
	return f
}

// lessonTasks are the tasks of a lesson that a class can be asked: those answered with one move or a choice.
func lessonTasks(b *course.Book, l *course.Lesson) (list []classroom.Task) {
	tasks, err := b.Tasks(l, course.DefaultSeed)
	if err != nil {
		return nil
	}
	for _, t := range tasks {
		task := classroom.Task{Ask: t.Ask}
		switch {
		case t.HasBoard && t.Pos == nil, len(t.Table) > 0, t.Picture != "":
			continue
		case t.HasBoard:
			task.FEN = t.Pos.FEN()
		}
		switch t.Kind {
		case course.Move:
			for _, m := range t.Moves() {
				task.Right = append(task.Right, m.String())
			}
		case course.Line:
			task.Right = []string{t.Moves()[0].String()}
		case course.Choose:
			task.Options, task.Right = t.Options, []string{classroom.Letter(t.Choice())}
		default:
			continue
		}
		if task.Fault() == "" {
			list = append(list, task)
		}
	}
	return list
}

// task is what the form asks. A move that is typed as right and is none is a fault.
func (f form) task(l notation.Language) (t classroom.Task, ok bool) {
	t = classroom.Task{Ask: classroom.Clean(f.Ask, classroom.MaxAsk), FEN: f.FEN}
	if f.Choice {
		for line := range strings.Lines(f.Options) {
			if o := classroom.Clean(line, classroom.MaxOption); o != "" {
				t.Options = append(t.Options, o)
			}
		}
	}
	right := strings.TrimSpace(f.Right)
	if right == "" {
		return t, true
	}
	if f.Choice {
		t.Right = []string{right}
		return t, t.Check(right)
	}
	pos, there := t.Position()
	if !there {
		return t, false
	}
	move, ok := moveIn(&pos, right, l)
	t.Right = []string{move}
	return t, ok
}

// moveIn reads a move as it is written.
func moveIn(pos *board.Position, text string, l notation.Language) (pick string, ok bool) {
	if len(text) > notation.MaxMoveLength {
		return "", false
	}
	read, err := notation.Parse(pos, text, l)
	return read.Move.String(), err == nil
}

func (addTask) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Class == nil {
		return m, nil
	}
	t, ok := m.Form.task(m.letters())
	if !ok {
		m.Form.NoMove = true
		return m, []session.Cmd{session.Focus{ID: "right"}}
	}
	if m.Form.Choice && len(t.Options) < 2 {
		m.Form.Why = classroom.Empty
		return m, []session.Cmd{session.Focus{ID: "options"}}
	}
	idle := m.Class.At >= len(m.Class.Tasks)
	shown := !idle && m.Class.Tasks[m.Class.At].Shown && m.Class.At == len(m.Class.Tasks)-1
	c, err := m.Class.Add(t)
	if err != nil {
		m.Form.Why = classroom.ReasonOf(err)
		return m, []session.Cmd{session.Focus{ID: "ask"}}
	}
	if shown {
		c = c.Next() // what was asked before is done with
	}
	m = m.with(c)
	m.Form = form{Choice: m.Form.Choice, Game: slices.Clone(m.Form.Game), Plies: m.Form.Plies, Paste: m.Form.Paste}
	return m, []session.Cmd{session.Navigate{To: session.ClassRoute("")}}
}
