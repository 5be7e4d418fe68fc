package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/lesson"
	"wasit/app/session"
	"wasit/app/view"
)

// answers are the controls below a question that is not answered on the board.
func answers(v *view.V, m page) []app.UI {
	r, t := m.Run, m.Run.Task()
	switch {
	case m.Pawn[0] >= 0:
		return []app.UI{promotions(v, m)}
	case t.Kind == course.Dictate && r.Phase != lesson.Asking:
		return []app.UI{moveList(m, t.Moves(), 0, t.Long)}
	case r.Phase != lesson.Asking:
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
		return []app.UI{writing(v, m)}
	case course.Place:
		return []app.UI{supply(v, m)}
	}
	return nil
}

// writing is where a move is written; a dictation shows what was written before.
func writing(v *view.V, m page) app.UI {
	keys := []app.UI{
		v.Field(view.Field{ID: "move-text", Label: v.T(textMoveText), Value: m.Text, Max: 20, In: v.In("move-text", func(text string) session.Msg { return typeMove{text} })}),
		v.Button(view.Button{Text: v.T(textCheckMove), Class: "btn--go", Act: v.Act("write-move", writeMove{}), ID: "write-move"})}
	if m.Voice {
		keys = append(keys, v.Button(view.Button{Text: v.T(textSayMove), Icon: "sound", Only: true, Act: v.Act("say-move", sayMove{}), ID: "say-move"}))
	}
	body := []app.UI{app.Div().Class("task__w").Body(keys...)}
	if t := m.Run.Task(); t.Kind == course.Dictate {
		written := m.Run.Written()
		body = append(body, moveList(m, written, len(written), t.Long))
	}
	return app.Div().Class("task__o").Body(body...)
}

// supply are the pieces to be put, each once with its number.
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
	r, t := m.Run, m.Run.Task()
	solution := v.Button(view.Button{Text: v.T(textAnswer), Class: "act__k", Act: v.Act("show-solution", showSolution{}), ID: "show-solution"})
	switch {
	case (r.Phase == lesson.Right || r.Phase == lesson.Shown) && t.Kind == course.Partner && r.Free:
		return []app.UI{restart(v)}
	case r.Phase == lesson.Right, r.Phase == lesson.Shown:
		text := v.T(textNext)
		if r.At == len(r.Tasks)-1 {
			text = v.T(textGoOn)
		}
		return []app.UI{v.Button(view.Button{Text: text, After: "next", Class: "act__k btn--go", Act: v.Act("next-task", nextTask{}), ID: "next-task"})}
	case r.Phase == lesson.Wrong:
		return []app.UI{solution, v.Button(view.Button{Text: v.T(textRetry), Icon: "undo", Class: "act__k btn--go", Act: v.Act("retry", retry{}), ID: "retry"})}
	case t.Kind == course.Partner && m.Game == nil:
		return nil
	case t.Kind == course.Partner:
		return append([]app.UI{v.Button(view.Button{Text: v.T(textTakeBack), Icon: "undo", Class: "act__k", Act: v.Act("take-back", takeBack{}), ID: "take-back"}), restart(v)}, hintKeys(v, r)...)
	case r.Hints < 2:
		return hintKeys(v, r)
	}
	return []app.UI{solution}
}

// restart draws another start for the game against the partner.
func restart(v *view.V) app.UI {
	return v.Button(view.Button{Text: v.T(textNewStart), Icon: "swap", Class: "act__k", Act: v.Act("new-start", newStart{}), ID: "new-start"})
}

// hintKeys are the two hints: the second waits for the first. Beside the keys of a partner the next one alone stands.
func hintKeys(v *view.V, r *lesson.Run) []app.UI {
	if r.Hints > 1 {
		return nil
	}
	next := v.Button(view.Button{Text: v.T(textHintN, strconv.Itoa(r.Hints+1)), Icon: "info", Class: "act__k", Act: v.Act("hint", hint{}), ID: "hint"})
	if r.Task().Kind == course.Partner {
		return []app.UI{next}
	}
	if r.Hints == 1 {
		return []app.UI{app.Span().Class("act__k", "act__off").Aria("hidden", "true").Body(view.Icon("check"), app.Text(" "+v.T(textHintN, "1"))), next}
	}
	return []app.UI{next, app.Span().Class("act__k", "act__off").Aria("hidden", "true").Text(v.T(textHintN, "2"))}
}
