package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/learner"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// who asks who learns now, and takes a new learner.
func who(v *view.V, m page) app.UI {
	rows := make([]app.UI, len(m.Learners))
	for i, l := range m.Learners {
		under := ""
		if l.ID == m.List.Now {
			under = v.T(textNowLearning)
		}
		id := "choose-" + string(l.ID)
		rows[i] = app.Li().Body(app.Button().Type("button").Class("wl").ID(id).DataSet("act", v.Act(id, chooseLearner{l.ID})).Body(sign(v, l.Sign),
			app.Span().Body(app.B().Class("name").Text(l.Name), app.Span().Class("under").Text(under)), view.Icon("next")))
	}
	body := []app.UI{app.H1().Text(v.T(textWho))}
	if len(rows) > 0 {
		body = append(body, app.Ul().Class("rows").Body(rows...), app.H2().Text(v.T(textNewLearner)))
	} else {
		body = append(body, app.P().Class("lesson__p").Text(v.T(textNobodyText)))
	}
	return frame(v, m, v.T(textLearner), append(append(body, identity(v, m)...),
		v.Button(view.Button{Text: v.T(textAdd), Icon: "add", Class: "btn--go", Act: v.Act("learner-add", addLearner{}), ID: "learner-add"}))...)
}

// identity is where a name is typed and a piece is picked as a sign.
func identity(v *view.V, m page) []app.UI {
	signs := make([]app.UI, learner.Signs)
	for i := range signs {
		id := "sign-" + strconv.Itoa(i+1)
		signs[i] = app.Button().Type("button").ID(id).Class("lsigns__k").Aria("pressed", i == m.NewSign).Aria("label", v.T(i18n.Men["KQRBNPkqrbnp"[i]])).
			DataSet("act", v.Act(id, pickSign{i})).Body(sign(v, i))
	}
	return []app.UI{
		v.Field(view.Field{ID: "learner-name", Label: v.T(textName), Value: m.NewName, Max: learner.MaxName, In: v.In("learner-name", func(text string) session.Msg { return typeName{text} })}),
		app.Div().Class("lsigns").Attr("role", "group").Aria("label", v.T(textSign)).Body(signs...)}
}

// oneLearner is the page of a learner: the name and the sign, what he is stuck at, and his deletion.
func oneLearner(v *view.V, m page, _ string) app.UI {
	l := m.shown()
	if l == nil {
		return coach(v, m)
	}
	p := view.Page{Bar: view.Bar{Title: v.T(textCoach), Sub: l.Name, Back: back(v, pageCoach)}, Nav: v.MainNav(session.PageLearn)}
	body := append([]app.UI{app.H1().Text(l.Name)}, identity(v, m)...)
	body = append(body, app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(textKeep), Class: "btn--go", Act: v.Act("learner-save", saveLearner{l.ID}), ID: "learner-save"}),
		v.Button(view.Button{Text: v.T(textLearnNow), Icon: "school", Act: v.Act("choose-"+string(l.ID), chooseLearner{l.ID}), ID: "choose-" + string(l.ID)})))
	body = append(body, stuckAt(v, m, l)...)
	return framed(v, m, p, append(body, deletion(v, m, l.ID, l.Name))...)
}

// stuckAt lists the tasks that were answered wrongly twice or more, with the way to their lessons.
func stuckAt(v *view.V, m page, l *learner.Learner) []app.UI {
	var list []app.UI
	for _, s := range learner.Table(letters.Of(m.Lang().Tag()), m.Book, []*learner.Learner{l}) {
		for _, p := range s.Parts {
			for _, t := range p.Stuck {
				list = append(list, app.Li().Body(app.A().Class("wl").Href(v.Href(session.LearnRoute(t.Lesson).Path())).Body(
					app.Span().Class("num").Text(strconv.Itoa(t.Number)), app.B().Text(m.Book.Lesson(t.Lesson).Title), app.Span().Class("under").Text(v.T(textWrongN, strconv.Itoa(l.Task(t).Wrong))))))
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	return []app.UI{app.H2().Text(v.T(textStuck)), app.Ul().Class("rows").ID("stuck").Body(list...)}
}

// deletion takes a long press; a keyboard is asked once more.
func deletion(v *view.V, m page, learner learner.ID, name string) app.UI {
	id := string(learner)
	if m.Asked == learner {
		return app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(textDeleteYes, name), Class: "btn--bad", Act: v.Act("delete-yes-"+id, deleteLearner{learner}), ID: "delete-yes-" + id}),
			v.Button(view.Button{Text: v.T(i18n.Cancel), Act: v.Act("delete-no-"+id, askDelete{}), ID: "delete-no-" + id}))
	}
	return app.Div().Class("cluster").Body(v.Button(view.Button{Text: v.T(textDelete, name), Icon: "trash",
		Hold: v.Hold("delete-"+id, deleteLearner{learner}), KeyAct: v.Act("delete-ask-"+id, askDelete{learner}), ID: "delete-" + id}))
}
