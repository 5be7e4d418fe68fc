// Package wizard is the new-event form: event, regulations, check.
package wizard

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/view"
)

// Render draws the step that the wizard is at.
func Render(v *view.V, m model.Model) app.UI {
	w := m.Wizard
	p := view.Page{Focus: true, Read: true, Bar: view.Bar{Title: v.T(i18n.HomeNew),
		Back: &view.Button{Text: v.T(i18n.WizardLeave), Icon: "x", Only: true, Class: "btn--quiet", Href: "/"}}}
	p.Main = []app.UI{steps(v, w.Step)}
	if w.List != nil {
		p.Main = append(p.Main, brought(v, w))
	}
	switch w.Step {
	case 0:
		p.Main = append(append(p.Main, event(v, w)...), earlier(v, m))
	case 1:
		p.Main = append(p.Main, rules(v, w)...)
	default:
		p.Main = append(p.Main, check(v, m)...)
	}
	p.Act = acts(v, w)
	return v.Page(m, p)
}

// earlier lets a new event be made of one that is on this device, with its regulations and players.
func earlier(v *view.V, m model.Model) app.UI {
	const most = 8
	var items []app.UI
	for _, e := range m.Home.Events {
		if e.Practice || len(items) == most || m.Wizard.List != nil {
			continue
		}
		items = append(items, app.Li().Body(app.Button().Type("button").Class("item").ID("like-"+e.ID).DataSet("act", v.Act("like-"+e.ID, model.CopyFrom{ID: e.ID})).
			Body(view.Mark("", "copy"), app.Span().Body(app.Span().Class("name").Text(e.Name), app.Span().Class("under").Text(v.N(i18n.NPlayers, e.Players))))))
	}
	if len(items) == 0 {
		return nil
	}
	return app.Section().Class("sec").Aria("labelledby", "earlier").Body(
		app.Div().Class("head").Body(app.Div().Body(app.H2().ID("earlier").Text(v.T(i18n.WizardEarlier)), app.P().Text(v.T(i18n.CopyUnder)))),
		app.Ul().Class("list").Body(items...))
}

// brought says which list of players waits for the event.
func brought(v *view.V, w model.Wizard) app.UI {
	text := v.N(i18n.NPlayers, w.List.Ready+w.List.Open)
	for _, part := range []struct {
		n int
		t i18n.Text
	}{{w.List.Male, i18n.ImportMale}, {w.List.Female, i18n.ImportFemale}, {w.List.Open, i18n.ImportOpenN}, {w.List.Skipped, i18n.ImportSkipped}} {
		if part.n > 0 {
			text += " · " + v.Int(part.n) + " " + v.T(part.t)
		}
	}
	return v.Banner(view.Banner{Kind: "info", ID: "brought", Title: w.File, Text: v.T(i18n.OpenListText, text)})
}

// Edit draws the same form for an event that exists.
func Edit(v *view.V, m model.Model) app.UI {
	w := m.Wizard
	main := append(event(v, w), rules(v, w)...)
	return v.EventPage(m, v.T(i18n.WizardEditRules), view.Page{Read: true, Main: main, Act: []app.UI{
		v.Button(view.Button{Text: v.T(i18n.Cancel), Icon: "x", Short: true, Href: m.Route.In(model.PageOverview).Path()}),
		v.Button(view.Button{Text: v.T(i18n.WizardSave), Icon: "check", Class: "btn--main btn--go", ID: "save", Act: v.Act("save", model.WizardSave{})})}})
}

func acts(v *view.V, w model.Wizard) []app.UI {
	var list []app.UI
	if w.Step > 0 {
		list = append(list, v.Button(view.Button{Text: v.T(i18n.Back), Icon: "back", Short: true, ID: "back", Act: v.Act("back", model.WizardStep{To: w.Step - 1})}))
	}
	if w.Step < 2 {
		return append(list, v.Button(view.Button{Text: v.T(i18n.Continue), After: "next", Class: "btn--main btn--go", ID: "next", Act: v.Act("next", model.WizardStep{To: w.Step + 1})}))
	}
	return append(list, v.Button(view.Button{Text: v.T(i18n.WizardCreate), After: "next", Class: "btn--main btn--go", ID: "create", Act: v.Act("create", model.WizardCreate{})}))
}

func steps(v *view.V, at int) app.UI {
	var items []app.UI
	for i, t := range []i18n.Text{i18n.WizardEvent, i18n.WizardRules, i18n.WizardCheck} {
		name := app.Span().Text(v.T(t))
		switch {
		case i == at:
			items = append(items, app.Li().Aria("current", "step").Body(name))
		case i < at:
			items = append(items, app.Li().Class("is-done").DataSet("act", v.Act("step-"+strconv.Itoa(i), model.WizardStep{To: i})).Body(name))
		default:
			items = append(items, app.Li().Body(name))
		}
	}
	return app.Ol().Class("steps").Aria("label", v.T(i18n.WizardSteps)).Body(items...)
}

func set(v *view.V, field string) string {
	return v.In(field, func(value string) model.Msg { return model.WizardSet{Field: field, Value: value} })
}

func event(v *view.V, w model.Wizard) []app.UI {
	options := make([]view.Option, len(model.Templates))
	for i, t := range model.Templates {
		options[i] = view.Option{Key: t.Code, Text: v.T(t.Name), Under: v.T(t.About)}
	}
	fault := ""
	if w.NoName {
		fault = v.T(i18n.WizardNameError)
	}
	title := v.T(i18n.WizardWhat)
	templates := v.Choices("template", v.T(i18n.WizardTemplate), w.Template, set(v, "template"), options)
	if w.Edit != "" {
		title, templates = v.T(i18n.WizardEvent), nil
	}
	return []app.UI{app.H1().Text(title), app.Form().Class("form", "form--under").Body(
		templates,
		v.Field(view.Field{ID: "name", Label: v.T(i18n.WizardName), Help: v.T(i18n.WizardNameHelp), Error: fault, Value: w.Name, In: set(v, "name"), Max: journal.MaxName}),
		days(v, w),
		v.Field(view.Field{ID: "place", Label: v.T(i18n.WizardPlace), Value: w.Place, In: set(v, "place"), Max: journal.MaxName}),
		v.Field(view.Field{ID: "arbiter", Label: v.T(i18n.WizardArbiter), Value: w.Arbiter, In: set(v, "arbiter"), Max: journal.MaxName}),
	)}
}

func rules(v *view.V, w model.Wizard) []app.UI {
	form := []app.UI{app.Div().Class("fields").Body(expected(v, w), howMany(v, w))}
	if !w.Published {
		form = append(form, System(v, w.Choice, w.Expected, func(field string) string { return set(v, field) }, func(field, value string) string {
			return v.Act(field+"-"+value, model.WizardSet{Field: field, Value: value})
		})...)
	}
	form = append(form, times(v, w)...)
	if w.Published {
		fault := ""
		if w.NoReason {
			fault = v.T(i18n.ReasonMissing)
		}
		form = append(form, v.Field(view.Field{ID: "reason", Label: v.T(i18n.WizardReason), Value: w.Reason, Error: fault, Max: journal.MaxText, In: set(v, "reason")}))
	} else {
		form = append(append(form, points(v, w)...), order(v, w)...)
	}
	return []app.UI{heading(v, w), app.Form().Class("form", "form--under").Body(form...)}
}

// howMany asks for the number of rounds where the system leaves it open.
func howMany(v *view.V, w model.Wizard) app.UI {
	if w.Choice.Rounds(w.Expected) > 0 {
		return nil
	}
	help := ""
	if model.IsSwiss(w.Choice.Code) {
		help = Advice(v.Lang, w.Expected, w.Rounds)
	}
	return v.Stepper(view.Stepper{ID: "rounds", Label: v.T(i18n.WizardRounds), Help: help, Value: w.Rounds,
		Less: v.T(i18n.WizardFewer), More: v.T(i18n.WizardMore),
		Down: v.Act("rounds-down", model.WizardSet{Field: "rounds", Value: w.RoundsText(-1)}),
		Up:   v.Act("rounds-up", model.WizardSet{Field: "rounds", Value: w.RoundsText(1)})})
}

func heading(v *view.V, w model.Wizard) app.UI {
	if w.Edit != "" {
		return app.H2().Text(v.T(i18n.WizardRules))
	}
	return app.H1().Text(v.T(i18n.WizardRules))
}

// expected asks for the number of players, which an event that exists knows.
func expected(v *view.V, w model.Wizard) app.UI {
	if w.Edit != "" {
		return nil
	}
	label := i18n.WizardExpected
	if w.Choice.Code == journal.Team {
		label = i18n.TeamsExpected
	}
	return v.Field(view.Field{ID: "expected", Label: v.T(label), Type: "number", Numeric: true, Value: strconv.Itoa(w.Expected), In: set(v, "expected")})
}

// order chooses the initial order and the tie-breaks, until round 1 is public.
func order(v *view.V, w model.Wizard) []app.UI {
	orders := []view.Option{{Key: "rating", Text: v.T(i18n.OrderRating)}, {Key: "lot", Text: v.T(i18n.OrderLot)},
		{Key: "age", Text: v.T(i18n.OrderAge)}, {Key: "alphabet", Text: v.T(i18n.OrderAlphabet)}}
	help := i18n.OrderHelp
	if w.Choice.Code == journal.RoundRobin {
		orders = append(orders, view.Option{Key: "varma", Text: v.T(i18n.OrderVarma)})
		if w.Order == "lot" {
			help = i18n.OrderDrawn
		}
		if w.Order == "varma" {
			help = i18n.OrderVarmaAs
		}
	}
	list := []app.UI{v.Seg("order", v.T(i18n.WizardOrder), w.Order, set(v, "order"), orders),
		app.Span().Class("field__help").Text(v.T(help))}
	if model.SystemOf(w.Choice.Code).Suggested == nil {
		return list // places come from the bracket or the Keizer points
	}
	return append(list, v.TieBreakOrder(w.TieBreaks, set(v, "tie-break"), func(i, by int) model.Msg { return model.WizardTieBreak{I: i, By: by} }))
}

// Advice says what a number of rounds decides for n players (formats.md 8.4).
func Advice(l i18n.Lang, n, rounds int) string {
	one, three := model.RoundsFor(n, 1), model.RoundsFor(n, 3)
	count := l.Int(n)
	switch {
	case rounds > n-1:
		return l.T(i18n.RoundsTooMany, count, l.Int(n-1))
	case rounds < one:
		return l.T(i18n.RoundsFew, count, l.Int(one), l.Int(rounds))
	case rounds < three:
		return l.T(i18n.RoundsWinner, count, l.Int(one), l.Int(three))
	}
	return l.T(i18n.RoundsEnough, count, l.Int(three))
}

func check(v *view.V, m model.Model) []app.UI {
	w := m.Wizard
	ties := make([]string, len(w.TieBreaks))
	for i, code := range w.TieBreaks {
		ties[i] = model.TieBreakOf(code).Short
	}
	order := map[string]i18n.Text{"rating": i18n.OrderRating, "lot": i18n.OrderLot, "age": i18n.OrderAge, "alphabet": i18n.OrderAlphabet, "varma": i18n.OrderVarma}[w.Order]
	return append([]app.UI{
		app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.WizardRight)), app.P().Text(v.T(i18n.WizardRightText)))),
		part(v, w.Name, v.T(i18n.WizardEditEvent), 0, [][2]string{{v.T(i18n.WizardDate), daysText(v, w)}, {v.T(i18n.WizardPlace), w.Place}, {v.T(i18n.WizardArbiter), w.Arbiter}}),
		part(v, v.T(i18n.WizardRules), v.T(i18n.WizardEditRules), 1, [][2]string{{v.T(i18n.WizardSections), v.JoinComma(w.SectionNames(v.Lang))},
			{v.T(i18n.WizardSystem), v.T(model.SystemOf(w.Choice.Code).Name) + ", " + v.N(i18n.WizardRoundsN, w.Rounds)}, {v.T(i18n.WizardTime), w.TimeText(v.Lang)},
			{v.T(i18n.WizardPoints), w.PointsText(v.Lang)}, {v.T(i18n.WizardOrder), v.T(order)}, {v.T(i18n.WizardTieBreaks), v.JoinComma(ties)}}),
	}, v.DeviceBanners(m)...)
}

func part(v *view.V, title, edit string, step int, rows [][2]string) app.UI {
	rows = slices.DeleteFunc(rows, func(r [2]string) bool { return r[1] == "" })
	items := make([]app.UI, len(rows))
	for i, r := range rows {
		items[i] = app.Div().Body(app.Dt().Text(r[0]), app.Dd().Text(r[1]))
	}
	return app.Section().Class("sec", "stack").Body(
		app.Div().Class("head").Body(app.H2().Text(title),
			v.Button(view.Button{Text: edit, Icon: "edit", Class: "btn--quiet", Act: v.Act("edit-"+strconv.Itoa(step), model.WizardStep{To: step})})),
		app.Dl().Class("kv", "kv--row").Body(items...))
}
