package pairing

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// finalSheet is the sheet that makes a final of the best of the groups.
func finalSheet(v *view.V, m page, d finalDialog) app.UI {
	body := []app.UI{
		v.Stepper(view.Stepper{ID: "first", Label: v.T(textFinalFirst), Value: d.First, Least: 1, Most: maxOfGroup,
			To: func(n int) session.Msg { return finalSet{First: n, Best: d.Best} }}),
		v.Stepper(view.Stepper{ID: "next-best", Label: v.T(textFinalBest), Value: d.Best, Most: maxOfGroup,
			To: func(n int) session.Msg { return finalSet{First: d.First, Best: n} }})}
	kind := map[bool]string{true: "table"}[d.Table]
	body = append(body, v.Seg("final-kind", v.T(textFinalKind), kind, v.In("final-kind", func(value string) session.Msg {
		return finalKind{Table: value == "table", Second: d.Second, Fresh: d.Fresh}
	}),
		[]view.Option{{Key: "", Text: v.T(textFinalCup)}, {Key: "table", Text: v.T(textFinalTable)}}))
	if d.Table {
		body = append(body, v.Switch("final-second", v.T(textFinalSecond), v.In("final-second", func(value string) session.Msg {
			return finalKind{Table: true, Second: value == "true", Fresh: d.Fresh}
		}), d.Second))
		if m.canCarry(d) {
			body = append(body, v.Switch("final-carry", v.T(textFinalCarry), v.In("final-carry", func(value string) session.Msg {
				return finalKind{Table: true, Second: d.Second, Fresh: value != "true"}
			}), !d.Fresh), app.P().Class("mute").Text(carryText(v, m, d)))
		} else {
			body = append(body, app.P().Class("mute").Text(v.T(textFinalFresh)))
		}
	}
	if d.Err != nil {
		n := session.Explain(v.Lang, d.Err)
		return v.Sheet(view.Sheet{Title: v.T(i18n.FinalMake), Close: view.CloseAct(v),
			Body: append(body, v.Banner(view.Banner{Kind: "warn", Title: n.Title, Text: n.Text}))})
	}
	body = append(body, app.H3().Text(v.N(textFinalGoOn, len(d.Seeds))), finalists(m, "qualified", d.Seeds))
	if len(d.Next) > 0 {
		body = append(body, app.H3().Text(v.T(textFinalNext)), finalists(m, "next-final", d.Next))
	}
	if text := m.lotText(d); text != "" {
		body = append(body, app.P().Class("mute").ID("by-lot").Text(text))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.FinalMake), Body: body, Close: view.CloseAct(v),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.FinalMake), After: "next", Class: "btn--go btn--main", ID: "make-final", Act: v.Act("make-final", makeFinal{})})}})
}

// finalists lists who plays in a final, in the order of the seeds.
func finalists(m page, id string, list []journal.PlayerID) app.UI {
	items := make([]app.UI, len(list))
	for i, who := range list {
		p, _ := m.Event.Ahead.Player(who)
		items[i] = app.Li().Body(app.Div().Class("item").Body(app.Span().Class("num").Text(strconv.Itoa(i+1)), app.Span().Class("name").Text(m.Name(p))))
	}
	return app.Ol().Class("list").ID(id).Body(items...)
}

// Consolation offers who lost early a section of their own.
func Consolation(v *view.V, in session.Session) app.UI {
	m := page{Session: in}
	list := m.consolation()
	if len(list) == 0 || !m.Event.CanWrite() {
		return nil
	}
	key := func(id string, t i18n.Text, code string) app.UI {
		return v.Button(view.Button{Text: v.T(t), ID: id, Act: v.Act(id, makeConsolation{Code: code})})
	}
	return app.Section().Class("sec", "stack").ID("consolation").Body(app.H2().Text(v.T(textConsolation)), app.P().Text(v.N(textConsolationAs, len(list))),
		app.Div().Class("cluster").Body(key("consolation-swiss", textConsolationSwiss, regulation.StageSwiss), key("consolation-cup", textConsolationCup, regulation.StageCup)))
}

// carryText says what is not played again, and how often the others meet.
func carryText(v *view.V, m page, d finalDialog) string {
	text := v.T(textFinalCarryAs)
	if sec := m.Section(); sec.Options.Cycles > 1 && !d.Fresh {
		text += " " + v.T(textFinalCycles, v.Int(sec.Options.Cycles))
	}
	return text
}
