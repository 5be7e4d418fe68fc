package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/lesson"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/rules/board"
)

// task is one task: the idea, the board, what is asked; the answer comes where the question stood.
func task(v *view.V, m page) app.UI {
	switch {
	case m.Intro:
		return idea(v, m)
	case m.Run.Phase == lesson.Finished && m.Run.Free:
		return practised(v, m)
	case m.Run.Phase == lesson.Finished:
		return wellDone(v, m)
	}
	r, t := m.Run, m.Run.Task()
	body := []app.UI{app.P().Class("task__i").Text(r.Lesson.Text)}
	switch {
	case t.Kind == course.Partner:
		body = append(body, partner(v, m)...)
	case t.HasBoard:
		body = append(body, taskBoard(v, m))
	case t.Picture != "":
		body = append(body, app.Div().Class("task__b", "task__p").Aria("hidden", "true").Body(view.Icon(t.Picture)))
	case len(t.Table) > 0:
		body = append(body, pupils(t.Table))
	}
	body = append(body, question(v, m))
	body = append(body, answers(v, m)...)
	p := taskPage(v, m)
	p.Bar.Sub = v.T(textTaskOf, strconv.Itoa(r.At+1), strconv.Itoa(len(r.Tasks)))
	if len(r.Tasks) > 1 {
		p.Bar.Stats = []app.UI{strip(m)}
	} else {
		p.Bar.Title, p.Bar.Sub = v.T(textTrainer), r.Lesson.Title
		if t.Kind == course.Partner {
			p.Bar.Title, p.Bar.Sub = r.Lesson.Title, r.Lesson.Text
		}
	}
	whole := app.Div().Class("task")
	if t.Kind == course.Partner {
		whole = whole.Class("pa")
	}
	p.Main, p.Act = []app.UI{whole.Body(body...)}, acts(v, m)
	return v.Page(m.Session, p)
}

// taskPage is the frame of a task, with the way back to where it came from.
func taskPage(v *view.V, m page) view.Page {
	to := ""
	switch l := m.Run.Lesson; {
	case m.Run.Free && m.Run.Task().Kind == course.Partner:
		to = pagePartner
	case m.Run.Free && l.Key != pageTrain+trainMates:
		to = pageWriting
	}
	return view.Page{Look: "task", Focus: true, Bar: view.Bar{Back: back(v, to), Title: m.Run.Lesson.Title}}
}

// idea is what a lesson begins with: its sentence and its diagram, whose pieces can be tried.
func idea(v *view.V, m page) app.UI {
	l := m.Run.Lesson
	b := diagram(l)
	b.ID, b.Cells, b.Selected, b.Cursor = "lesson-board", cells(m.Tried), m.Selected, m.Cursor
	if m.Selected >= 0 || m.Tried != l.Men {
		b.Touched = nil // the pupil's own move stands out
	}
	if m.Selected >= 0 {
		b.Targets = ints(m.Tried.Reach(chess.Square(m.Selected)))
	}
	b.Act, b.Lift = func(square int) session.Msg { return tryMan{square} }, true
	keys(v)
	p := taskPage(v, m)
	p.Bar.Sub = v.T(textTasks, strconv.Itoa(l.Count()))
	p.Main = []app.UI{app.Div().Class("task", "task--idea").Body(app.Div().Class("task__t").Body(app.H1().Text(l.Title), hear(v, m)), app.P().Class("task__i").ID("lesson-idea").Text(l.Text), app.Div().Class("task__b").Body(v.Board(b)))}
	p.Act = []app.UI{v.Button(view.Button{Text: v.T(textBegin), After: "next", Class: "act__k btn--go", Act: v.Act("begin", begin{}), ID: "begin"})}
	return v.Page(m.Session, p)
}

// practised ends a practice: how many were right at once, and ten others.
func practised(v *view.V, m page) app.UI {
	clean := 0
	for _, mark := range m.Run.Marks {
		if mark == lesson.Clean {
			clean++
		}
	}
	p := taskPage(v, m)
	p.Bar.Stats = []app.UI{strip(m)}
	body := []app.UI{app.Span().Class("mk").Body(view.Icon("check")), app.H1().ID("practised").Text(v.T(textPractised))}
	if clean > 0 {
		body = append(body, app.P().Text(v.T(textAtOnce, strconv.Itoa(clean), strconv.Itoa(len(m.Run.Tasks)))))
	}
	p.Main = []app.UI{app.Div().Class("task").Body(app.Div().Class("task__q", "task__q--ok").Attr("role", "status").Body(body...))}
	p.Act = []app.UI{v.Button(view.Button{Text: v.T(textOnceMore), Icon: "swap", Class: "act__k btn--go", Act: v.Act("practise-again", practiseAgain{}), ID: "practise-again"})}
	return v.Page(m.Session, p)
}

// hear is the key that reads the page aloud, on a device that has a voice.
func hear(v *view.V, m page) app.UI {
	if !m.Voice {
		return app.Span()
	}
	return v.Button(view.Button{Text: v.T(textSay), Icon: "sound", Only: true, Class: "btn--quiet task__s", Act: v.Act("say-task", sayTask{}), ID: "say-task"})
}

// strip shows how far the lesson is, without numbers that shame.
func strip(m page) app.UI {
	marks := make([]app.UI, len(m.Run.Marks))
	for i, mark := range m.Run.Marks {
		class := ""
		if mark != lesson.Open {
			class = "x"
		}
		if i == m.Run.At && m.Run.Phase != lesson.Finished {
			class += " cu"
		}
		marks[i] = app.I().Class(class)
	}
	return app.Span().Class("lprog", "lprog--l").Aria("hidden", "true").Body(marks...)
}

func cells(men course.Men) phrase.Cells { return phrase.CellsOf(men.String()) }

func ints(set board.Bitboard) (list []int) {
	for _, sq := range set.Squares() {
		list = append(list, int(sq))
	}
	return list
}

// taskBoard draws the board as the task stands.
func taskBoard(v *view.V, m page) app.UI {
	r, t := m.Run, m.Run.Task()
	b := view.Board{ID: "task-board", Cells: cells(r.Men), Flip: t.FromBlack, Label: v.T(textBoard), Selected: m.Selected, Cursor: m.Cursor,
		Good: ints(r.Found), Bad: ints(r.Missed), Named: t.Kind != course.Place}
	if r.Pos != nil {
		b.Label, b.Check = v.T(textBoardWhite), inCheck(r.Pos)
		if r.Pos.Turn() == chess.Black {
			b.Label = v.T(textBoardBlack)
		}
	}
	showMove(&b, r)
	if write := r.ToWrite(); write != 0 && !(m.ByEar && t.Kind == course.Dictate) {
		b.Arrows = [][2]int{{int(write.From()), int(write.To())}}
	}
	if m.Selected >= 0 {
		b.Targets = ints(r.Goals(chess.Square(m.Selected)))
	}
	for _, sq := range t.Marks {
		if r.Found == 0 && r.Last == 0 {
			b.Touched = append(b.Touched, int(sq))
		}
	}
	if r.Phase == lesson.Asking && t.Kind != course.Choose && t.Kind != course.Write && t.Kind != course.Dictate {
		b.Act = func(square int) session.Msg { return touchSquare{square} }
		b.Lift = t.Kind == course.Move || t.Kind == course.Line
		keys(v)
	}
	return app.Div().Class("task__b").Body(v.Board(b))
}

// showMove marks the move on the board: right, or wrong with what the other side would answer.
func showMove(b *view.Board, r *lesson.Run) {
	if r.Last == 0 {
		return
	}
	from, to := int(r.Last.From()), int(r.Last.To())
	b.Last = append(b.Last, from)
	switch r.Phase {
	case lesson.Right:
		b.Good = append(b.Good, to)
	case lesson.Wrong:
		b.Bad, b.Named = append(b.Bad, to), false
		if r.After != 0 {
			b.Threats = [][2]int{{int(r.After.From()), int(r.After.To())}}
		}
	default:
		b.Last = append(b.Last, to)
	}
}

func keys(v *view.V) {
	v.Key("grid:ArrowLeft", arrow{Right: -1})
	v.Key("grid:ArrowRight", arrow{Right: 1})
	v.Key("grid:ArrowUp", arrow{Up: 1})
	v.Key("grid:ArrowDown", arrow{Up: -1})
}

func pupils(table [][]string) app.UI {
	rows := make([]app.UI, len(table))
	for i, row := range table {
		line := make([]app.UI, len(row))
		for j, text := range row {
			if i == 0 {
				line[j] = app.Th().Scope("col").Text(text)
			} else {
				line[j] = app.Td().Text(text)
			}
		}
		rows[i] = app.Tr().Body(line...)
	}
	return app.Div().Class("task__b").Body(app.Table().Class("table").ID("task-table").Body(app.THead().Body(rows[0]), app.TBody().Body(rows[1:]...)))
}

// question is what is asked, with the hints that were wanted; or what the answer was worth.
func question(v *view.V, m page) app.UI {
	r, t := m.Run, m.Run.Task()
	class, title := "task__q", t.Ask
	var body []app.UI
	switch r.Phase {
	case lesson.Right:
		class, title = "task__q task__q--ok", m.praise()
		if t.Kind == course.Move || t.Kind == course.Write || t.Kind == course.Choose {
			title += " " + t.Solution()
		}
		body = append(body, app.Span().Class("mk").Body(view.Icon("check")))
	case lesson.Wrong:
		class, title = "task__q task__q--no", v.T(textNotYet)
		body = append(body, app.Span().Class("mk", "mk--no").Body(view.Icon("x")))
	case lesson.Shown:
		title = v.T(textSolution)
	default:
		if r.Pos != nil {
			body = append(body, v.Disc(r.Pos.Turn() == chess.White))
		}
	}
	body = append(body, app.H1().ID("task-ask").Text(title), hear(v, m))
	if r.Phase != lesson.Asking && r.Phase != lesson.Wrong && t.Ask != title {
		body = append(body, app.P().Text(t.Ask))
	}
	if r.Why != "" {
		body = append(body, app.P().ID("task-why").Text(r.Why))
	}
	return app.Div().Class(class).Attr("role", "status").Body(append(body, hints(v, m)...)...)
}

// hints are those that were wanted, and the way to the article when one was, or when the task is over.
func hints(v *view.V, m page) (body []app.UI) {
	r, t := m.Run, m.Run.Task()
	for i := range r.Hints {
		if r.Phase == lesson.Asking || r.Phase == lesson.Wrong {
			body = append(body, app.P().ID("hint-"+strconv.Itoa(i+1)).Body(app.B().Text(v.T(textHintN, strconv.Itoa(i+1))+": "), app.Text(t.Hints[i])))
		}
	}
	if law := lawOf(t); law != (session.Route{}) && r.Lesson.Part > 1 && (r.Hints > 0 || r.Phase != lesson.Asking) {
		body = append(body, app.P().Body(app.A().ID("task-law").Href(v.Href(law.Path())).Text(v.T(textLaw))))
	}
	if r.Phase != lesson.Asking && r.Phase != lesson.Wrong && onOwnPages[r.Lesson.Key] {
		body = append(body, app.P().Body(v.Button(view.Button{Text: v.T(textOwnPages), Icon: "trophy", Act: v.Act("own-pages", session.StartPractice{}), ID: "own-pages"})))
	}
	return body
}

// onOwnPages are the lessons whose subject stands on the app's own pages: pairings, byes and the arithmetic of tie-breaks. A day of
// practice shows them with invented players.
var onOwnPages = map[string]bool{"round-goes": true, "swiss-system": true, "bye": true, "tie-breaks": true}

// lawOf leads to the article that our rules cite for the task.
func lawOf(t *course.Task) session.Route {
	switch t.Edition {
	case "":
		return session.Route{}
	case course.Edition:
		return session.LawRoute(t.Article, "") // the newest
	}
	return session.LawRoute(t.Article, t.Edition)
}
