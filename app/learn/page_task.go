package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/course"
	"wasit/app/lesson"
	"wasit/app/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/rules/board"
)

// task is one task: the idea, the board, what is asked; the answer comes where the question stood.
func task(v *view.V, m page) app.UI {
	if m.Intro {
		return idea(v, m)
	}
	r, t := m.Run, m.Run.Task()
	body := []app.UI{app.P().Class("task__i").Text(r.Lesson.Text)}
	switch {
	case t.Kind == course.Partner:
		body = append(body, partner(v, m)...)
	case t.HasBoard:
		body = append(body, taskBoard(v, m))
	case len(t.Table) > 0:
		body = append(body, pupils(t.Table))
	}
	body = append(body, question(v, m))
	body = append(body, answers(v, m)...)
	return v.Page(m.Session, view.Page{Focus: true, Bar: view.Bar{Back: back(v), Title: r.Lesson.Title,
		Sub:   v.T(textTaskOf, strconv.Itoa(r.At+1), strconv.Itoa(len(r.Tasks))),
		Stats: []app.UI{strip(m)}}, Main: []app.UI{app.Div().Class("task").Body(body...)}, Act: acts(v, m)})
}

// idea is what a lesson begins with: its sentence and its diagram.
func idea(v *view.V, m page) app.UI {
	l := m.Run.Lesson
	b := view.Board{ID: "lesson-board", Cells: cells(l.Men), Label: l.Title, Selected: -1}
	for _, sq := range l.Marks {
		b.Last = append(b.Last, int(sq))
	}
	return v.Page(m.Session, view.Page{Focus: true, Bar: view.Bar{Back: back(v), Title: l.Title, Sub: v.T(textTasks, strconv.Itoa(l.Count()))},
		Main: []app.UI{app.Div().Class("task").Body(app.H1().Class("vh").Text(l.Title), app.P().Class("task__i").ID("lesson-idea").Text(l.Text), app.Div().Class("task__b").Body(v.Board(b)))},
		Act:  []app.UI{v.Button(view.Button{Text: v.T(textBegin), After: "next", Class: "btn--go btn--main", Act: v.Act("begin", begin{}), ID: "begin"})}})
}

// strip shows how far the lesson is, without numbers that shame.
func strip(m page) app.UI {
	marks := make([]app.UI, len(m.Run.Marks))
	for i, mark := range m.Run.Marks {
		class := ""
		if mark != lesson.Open {
			class = "x"
		}
		if i == m.Run.At {
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

// taskBoard draws the board; squares that were found, and the last move, are marked.
func taskBoard(v *view.V, m page) app.UI {
	r, t := m.Run, m.Run.Task()
	b := view.Board{ID: "task-board", Cells: cells(r.Men), Flip: t.FromBlack, Label: v.T(textBoard), Selected: m.Selected, Cursor: m.Cursor,
		Last: ints(r.Found)}
	if r.Pos != nil {
		b.Label = v.T(textBoardWhite)
		if r.Pos.Turn() == chess.Black {
			b.Label = v.T(textBoardBlack)
		}
	}
	if r.Last != 0 {
		b.Last = append(b.Last, int(r.Last.From()), int(r.Last.To()))
	}
	if write := r.ToWrite(); write != 0 {
		b.Arrows = [][2]int{{int(write.From()), int(write.To())}}
	}
	if m.Selected >= 0 {
		b.Targets = ints(r.Goals(chess.Square(m.Selected)))
	}
	for _, sq := range t.Marks {
		if r.Found == 0 && r.Last == 0 {
			b.Last = append(b.Last, int(sq))
		}
	}
	if r.Phase == lesson.Asking && t.Kind != course.Choose && t.Kind != course.Write && t.Kind != course.Dictate {
		b.Act = func(square int) session.Msg { return touchSquare{square} }
		keys(v)
	}
	return app.Div().Class("task__b").Body(v.Board(b))
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
		class, title = "tk__q tk__q--ok", v.T(textRight)
		if t.Kind == course.Move || t.Kind == course.Write || t.Kind == course.Choose {
			title += ": " + t.Solution()
		}
		body = append(body, app.Span().Class("mk").Body(view.Icon("check")))
	case lesson.Wrong:
		class, title = "tk__q tk__q--no", v.T(textNotYet)
		body = append(body, app.Span().Class("mk", "mk--no").Body(view.Icon("x")))
	case lesson.Shown:
		title = v.T(textSolution)
	default:
		if r.Pos != nil {
			body = append(body, v.Disc(r.Pos.Turn() == chess.White))
		}
	}
	body = append(body, app.H1().ID("task-ask").Text(title))
	if r.Phase != lesson.Asking && r.Phase != lesson.Wrong && t.Ask != title {
		body = append(body, app.P().Text(t.Ask))
	}
	if r.Why != "" {
		body = append(body, app.P().ID("task-why").Text(r.Why))
	}
	for i := range r.Hints {
		if r.Phase == lesson.Asking || r.Phase == lesson.Wrong {
			body = append(body, app.P().ID("hint-"+strconv.Itoa(i+1)).Body(app.B().Text(v.T(textHintN, strconv.Itoa(i+1))+": "), app.Text(t.Hints[i])))
		}
	}
	if law := lawOf(t); law != (session.Route{}) && (r.Hints > 0 || r.Phase != lesson.Asking) {
		body = append(body, app.P().Body(app.A().ID("task-law").Href(v.Href(law.Path())).Text(v.T(textLaw))))
	}
	return app.Div().Class(class).Attr("role", "status").Body(body...)
}

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

// answers are the controls below a question that is not answered on the board.
func answers(v *view.V, m page) []app.UI {
	r, t := m.Run, m.Run.Task()
	if m.Pawn[0] >= 0 {
		return []app.UI{promotions(v, m)}
	}
	if r.Phase != lesson.Asking {
		return nil
	}
	switch t.Kind {
	case course.Choose:
		list := make([]app.UI, len(t.Options))
		for i, o := range t.Options {
			key := "option-" + strconv.Itoa(i+1)
			list[i] = v.Button(view.Button{Text: o, Class: "btn--block", Act: v.Act(key, chooseOption{i}), ID: key})
		}
		return []app.UI{app.Div().Class("task__o").Body(list...)}
	case course.Write, course.Dictate:
		return []app.UI{app.Div().Class("task__w").Body(
			v.Field(view.Field{ID: "move-text", Label: v.T(textMoveText), Value: m.Text, Max: 20, In: v.In("move-text", func(text string) session.Msg { return typeMove{text} })}),
			v.Button(view.Button{Text: v.T(textCheckMove), Class: "btn--go", Act: v.Act("write-move", writeMove{}), ID: "write-move"}),
			v.Button(view.Button{Text: v.T(textSay), Icon: "chat", Act: v.Act("say-move", sayMove{}), ID: "say-move"}))}
	case course.Place:
		return []app.UI{supply(v, m)}
	}
	return nil
}

// supply are the men to be put, each once with its number.
func supply(v *view.V, m page) app.UI {
	var list []app.UI
	count, order := map[chess.Piece]int{}, []chess.Piece{}
	for _, p := range m.Run.Supply() {
		if count[p]++; count[p] == 1 {
			order = append(order, p)
		}
	}
	for i, p := range order {
		key := "man-" + strconv.Itoa(i+1)
		list = append(list, app.Button().Type("button").ID(key).Class("task__man").Aria("pressed", p == m.Hand).DataSet("act", v.Act(key, takeMan{p})).
			Aria("label", m.Book.Piece(p)).Body(v.Man(letter(p)), app.Span().Class("num").Text(strconv.Itoa(count[p]))))
	}
	return app.Div().Class("task__men").Body(list...)
}

func letter(p chess.Piece) byte {
	l := [...]byte{chess.King: 'K', chess.Queen: 'Q', chess.Rook: 'R', chess.Bishop: 'B', chess.Knight: 'N', chess.Pawn: 'P'}[p.Type()]
	if p.Color() == chess.Black {
		l += 'a' - 'A'
	}
	return l
}

func promotions(v *view.V, m page) app.UI {
	var list []app.UI
	for _, k := range []chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight} {
		key := "promote-" + m.Book.Man(k)
		list = append(list, v.Button(view.Button{Text: m.Book.Man(k), Act: v.Act(key, promote{k}), ID: "promote-" + k.String()}))
	}
	return app.Div().Class("task__men").Body(list...)
}

// acts are the keys at the foot: hints and the answer while it is asked, then the way on.
func acts(v *view.V, m page) []app.UI {
	r := m.Run
	on := v.Button(view.Button{Text: v.T(textNext), After: "next", Class: "btn--go btn--main", Act: v.Act("next-task", nextTask{}), ID: "next-task"})
	solution := v.Button(view.Button{Text: v.T(textAnswer), Act: v.Act("show-solution", showSolution{}), ID: "show-solution"})
	switch {
	case r.Phase == lesson.Right, r.Phase == lesson.Shown:
		return []app.UI{on}
	case r.Phase == lesson.Wrong:
		return []app.UI{solution, v.Button(view.Button{Text: v.T(textRetry), Icon: "undo", Class: "btn--go btn--main", Act: v.Act("retry", retry{}), ID: "retry"})}
	case r.Hints < 2:
		return []app.UI{v.Button(view.Button{Text: v.T(textHintN, strconv.Itoa(r.Hints+1)), Icon: "info", Act: v.Act("hint", hint{}), ID: "hint"})}
	}
	return []app.UI{solution}
}
