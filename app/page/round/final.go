package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/view"
)

// final is the sheet that makes a knock-out of the best of the groups.
func final(v *view.V, m model.Model, d model.FinalDialog) app.UI {
	stepper := func(id string, label i18n.Text, value int, to func(n int) model.FinalSet) app.UI {
		return v.Stepper(view.Stepper{ID: id, Label: v.T(label), Value: value, Less: v.T(i18n.OptLess), More: v.T(i18n.OptMore),
			Down: v.Act(id+"-down", to(value-1)), Up: v.Act(id+"-up", to(value+1))})
	}
	body := []app.UI{
		stepper("first", i18n.FinalFirst, d.First, func(n int) model.FinalSet { return model.FinalSet{First: n, Best: d.Best} }),
		stepper("next-best", i18n.FinalBest, d.Best, func(n int) model.FinalSet { return model.FinalSet{First: d.First, Best: n} })}
	if d.Err != nil {
		n := model.Explain(v.Lang, d.Err)
		return v.Sheet(view.Sheet{Title: v.T(i18n.FinalMake), Close: closeAct(v),
			Body: append(body, v.Banner(view.Banner{Kind: "warn", Title: n.Title, Text: n.Text}))})
	}
	items := make([]app.UI, len(d.Seeds))
	for i, id := range d.Seeds {
		p, _ := m.Event.Ahead.Player(id)
		items[i] = app.Li().Body(app.Div().Class("item").Body(app.Span().Class("num").Text(strconv.Itoa(i+1)), app.Span().Class("name").Text(m.Name(p))))
	}
	body = append(body, app.H3().Text(v.N(i18n.FinalGoOn, len(d.Seeds))), app.Ol().Class("list").ID("qualified").Body(items...))
	if len(d.Drawn) > 0 {
		body = append(body, app.P().Class("mute").Text(v.T(i18n.FinalDrawn, names(v, m, d.Drawn), d.Seed.String())))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.FinalMake), Body: body, Close: closeAct(v),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.FinalMake), After: "next", Class: "btn--go btn--main", ID: "make-final", Act: v.Act("make-final", model.MakeFinal{})})}})
}

// consolation offers who lost early a section of their own.
func consolation(v *view.V, m model.Model) app.UI {
	list := m.Consolation()
	if len(list) == 0 || !m.Event.CanWrite() {
		return nil
	}
	key := func(id string, t i18n.Text, code string) app.UI {
		return v.Button(view.Button{Text: v.T(t), ID: id, Act: v.Act(id, model.MakeConsolation{Code: code})})
	}
	return app.Section().Class("sec", "stack").ID("consolation").Body(app.H2().Text(v.T(i18n.Consolation)), app.P().Text(v.N(i18n.ConsolationAs, len(list))),
		app.Div().Class("cluster").Body(key("consolation-swiss", i18n.ConsolationSwiss, journal.Dutch), key("consolation-cup", i18n.ConsolationCup, journal.Knockout)))
}

// ending is what comes when all rounds are played: after groups their final, else the end.
func ending(v *view.V, m model.Model) app.UI {
	finish := view.Button{Text: v.T(i18n.RoundFinish), After: "next", ID: "finish", Act: v.Act("finish", model.FinishEvent{})}
	if !m.CanMakeFinal() {
		return empty(v, i18n.RoundEnd, i18n.RoundEndText, finish)
	}
	final := view.Button{Text: v.T(i18n.FinalMake), Icon: "trophy", ID: "open-final", Act: v.Act("open-final", model.OpenFinal{})}
	text, main, other := i18n.FinalNext, final, finish
	if m.HasFinal() {
		text, main, other = i18n.RoundEndText, finish, final
	}
	main.Class = "btn--go btn--main"
	return app.Div().Class("empty").Body(app.H1().Text(v.T(i18n.RoundEnd)), app.P().Text(v.T(text)), v.Button(main), v.Button(other))
}
