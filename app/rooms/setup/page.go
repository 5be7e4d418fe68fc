// Package setup is the form of a new event, and of its sections and their regulations later on.
package setup

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the step that the wizard is at.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	w := m.Model
	p := view.Page{Focus: true, Read: true, Bar: view.Bar{Title: v.T(i18n.HomeNew),
		Back: &view.Button{Text: v.T(i18n.WizardLeave), Icon: "x", Only: true, Class: "btn--quiet", Href: "/"}}}
	p.Main = []app.UI{steps(v, w.Step)}
	if w.Found && w.Step == 0 {
		p.Main = append(p.Main, v.Banner(view.Banner{Kind: "info", ID: "begun", Title: v.T(textWizardFound), Text: v.T(textWizardFoundText),
			Button: &view.Button{Text: v.T(textWizardAgain), ID: "begin-again", Act: v.Act("begin-again", beginAgain{})}}))
	}
	if m.Waiting != nil {
		p.Main = append(p.Main, brought(v, *m.Waiting))
	}
	switch w.Step {
	case 0:
		p.Main = append(append(p.Main, event(v, w)...), earlier(v, m))
	case 1:
		p.Main = append(p.Main, rulesStep(v, w)...)
	default:
		p.Main = append(p.Main, check(v, m)...)
	}
	p.Act = acts(v, w)
	if d, ok := m.Dialog.(sectionDialog); ok {
		p.Sheet = sectionForm(v, m, d)
	}
	return v.Page(m.Session, p)
}

// earlier lets a new event be made of one that is on this device, with its regulations and players.
func earlier(v *view.V, m page) app.UI {
	const most = 8
	var items []app.UI
	for _, e := range m.Index.Events {
		if e.Practice || len(items) == most || m.Waiting != nil {
			continue
		}
		items = append(items, app.Li().Body(app.Button().Type("button").Class("item").ID("like-"+e.ID).DataSet("act", v.Act("like-"+e.ID, copyFrom{ID: e.ID})).
			Body(view.Mark("", "copy"), app.Span().Body(app.Span().Class("name").Text(e.Name), app.Span().Class("under").Text(phrase.Entrants(v.Lang, e.System(), e.Players))))))
	}
	if len(items) == 0 {
		return nil
	}
	return app.Section().Class("sec").Aria("labelledby", "earlier").Body(
		app.Div().Class("head").Body(app.Div().Body(app.H2().ID("earlier").Text(v.T(textWizardEarlier)), app.P().Text(v.T(i18n.CopyUnder)))),
		app.Ul().Class("list").Body(items...))
}

// brought says which list of players waits for the event.
func brought(v *view.V, w session.Waiting) app.UI {
	list := w.Count
	text := v.N(i18n.NPlayers, list.Ready+list.Open)
	for _, part := range []struct {
		n int
		t i18n.Text
	}{{list.Male, i18n.ImportMale}, {list.Female, i18n.ImportFemale}, {list.Open, i18n.ImportOpenN}, {list.Skipped, i18n.ImportSkipped}} {
		if part.n > 0 {
			text += " · " + v.Int(part.n) + " " + v.T(part.t)
		}
	}
	return v.Banner(view.Banner{Kind: "info", ID: "brought", Title: w.File, Text: v.T(textOpenListText, text)})
}

// Edit draws the same form for an event that exists.
func Edit(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	w := m.Model
	main := append(event(v, w), rulesStep(v, w)...)
	return v.EventPage(m.Session, v.T(i18n.WizardEditRules), view.Page{Read: true, Main: main, Act: []app.UI{
		v.Button(view.Button{Text: v.T(i18n.Cancel), Icon: "x", Short: true, Href: m.Route.In(session.PageOverview).Path()}),
		v.Button(view.Button{Text: v.T(textWizardSave), Icon: "check", Class: "btn--main btn--go", ID: "save", Act: v.Act("save", wizardSave{})})}})
}

func acts(v *view.V, w Model) []app.UI {
	var list []app.UI
	if w.Step > 0 {
		list = append(list, v.Button(view.Button{Text: v.T(i18n.Back), Icon: "back", Short: true, ID: "back", Act: v.Act("back", wizardStep{To: w.Step - 1})}))
	}
	if w.Step < 2 {
		return append(list, v.Button(view.Button{Text: v.T(textContinue), After: "next", Class: "btn--main btn--go", ID: "next", Act: v.Act("next", wizardStep{To: w.Step + 1})}))
	}
	return append(list, v.Button(view.Button{Text: v.T(textWizardCreate), After: "next", Class: "btn--main btn--go", ID: "create", Act: v.Act("create", wizardCreate{})}))
}

func steps(v *view.V, at int) app.UI {
	var items []app.UI
	for i, t := range []i18n.Text{textWizardEvent, i18n.WizardRules, textWizardCheck} {
		name := app.Span().Text(v.T(t))
		switch {
		case i == at:
			items = append(items, app.Li().Aria("current", "step").Body(name))
		case i < at:
			items = append(items, app.Li().Class("is-done").DataSet("act", v.Act("step-"+strconv.Itoa(i), wizardStep{To: i})).Body(name))
		default:
			items = append(items, app.Li().Body(name))
		}
	}
	return app.Ol().Class("steps").Aria("label", v.T(textWizardSteps)).Body(items...)
}

func set(v *view.V, field string) string {
	return v.In(field, func(value string) session.Msg { return wizardSet{Field: field, Value: value} })
}

func act(v *view.V, field, value string) string {
	return v.Act(field+"-"+value, wizardSet{Field: field, Value: value})
}

func event(v *view.V, w Model) []app.UI {
	options := make([]view.Option, len(templates))
	for i, t := range templates {
		options[i] = view.Option{Key: t.Code, Text: v.T(t.Name), Under: v.T(t.About)}
	}
	fault := ""
	if w.NoName {
		fault = v.T(textWizardNameError)
	}
	title := v.T(textWizardWhat)
	templates := v.Choices("template", v.T(textWizardTemplate), w.Template, set(v, "template"), options)
	if w.Edit != "" {
		title, templates = v.T(textWizardEvent), nil
	} else {
		templates = app.Div().Class("form").Body(templates, parts(v, w))
	}
	return []app.UI{app.H1().Text(title), app.Form().Class("form", "form--under").Body(
		templates,
		v.Field(view.Field{ID: "name", Label: v.T(i18n.WizardName), Help: v.T(textWizardNameHelp), Error: fault, Value: w.Name, In: set(v, "name"), Max: journal.MaxName}),
		days(v, w),
		v.Field(view.Field{ID: "place", Label: v.T(i18n.WizardPlace), Value: w.Place, In: set(v, "place"), Max: journal.MaxName}),
		v.Field(view.Field{ID: "arbiter", Label: v.T(i18n.WizardArbiter), Value: w.Arbiter, In: set(v, "arbiter"), Max: journal.MaxName}),
		v.Field(view.Field{ID: "organizer", Label: v.T(i18n.RatedOrganizer), Value: w.Organizer, In: set(v, "organizer"), Max: journal.MaxName}),
		v.Switch("rated", v.T(i18n.RatedSwitch), set(v, "rated"), w.Rated),
		app.Span().Class("field__help").Text(v.T(textWizardRatedHelp)),
	)}
}

func rulesStep(v *view.V, w Model) []app.UI {
	form := []app.UI{app.Div().Class("fields").Body(expected(v, w), howMany(v, w))}
	if !w.Published {
		form = append(form, suggestion(v, w.Choice, w.perSection()))
	}
	form = append(append(form, times(v, w)...), defaultTime(v, w), cards(v, w))
	if w.Published {
		fault := ""
		if w.NoReason {
			fault = v.T(i18n.ReasonMissing)
		}
		form = append(form, v.Field(view.Field{ID: "reason", Label: v.T(textWizardReason), Value: w.Reason, Error: fault, Max: journal.MaxText, In: set(v, "reason")}))
	} else {
		rest := system(v, w.Choice, w.perSection())
		rest = append(append(append(rest, points(v, w)...), byes(v, w)...), order(v, w)...)
		form = append(form, theRest(v, w, rest))
	}
	return []app.UI{heading(v, w), app.Form().Class("form", "form--under").Body(form...)}
}

// theRest is what the template has decided already, said in one line, and changed where somebody asks for it.
func theRest(v *view.V, w Model, fields []app.UI) app.UI {
	said := []string{w.Choice.SystemText(v.Lang), v.T(textWizardOrder) + ": " + v.T(orderNames[w.Order]), w.PointsText(v.Lang)}
	if ties := tieNames(v.Lang, w.TieBreaks); len(ties) > 0 && regulation.SystemOf(w.Choice.Code).Suggested != nil {
		said = append(said, v.T(i18n.WizardTieBreaks)+": "+v.JoinComma(ties))
	}
	said = slices.DeleteFunc(said, func(s string) bool { return s == "" })
	return app.Details().ID("more-rules").Class("rest").Open(w.Edit != "" || w.Choice.Code != journal.Dutch).Body(
		app.Summary().Body(app.B().Text(v.T(textMoreRules)), app.Span().Class("under").ID("rules-said").Text(strings.Join(said, " · ")),
			app.Span().Class("btn").Body(view.Icon("edit"), app.Text(" "+v.T(textMoreChange)))),
		app.Div().Class("form").Body(fields...))
}

// orderNames are the ways to number the players.
var orderNames = map[string]i18n.Text{"rating": textOrderRating, "lot": textOrderLot, "age": textOrderAge, "alphabet": textOrderAlphabet, "varma": textOrderVarma, "entry": textOrderEntry}

// tieNames are tie-breaks in words.
func tieNames(l i18n.Lang, codes []string) []string {
	names := make([]string, len(codes))
	for i, code := range codes {
		names[i] = l.T(regulation.TieBreakOf(code).Name)
	}
	return names
}

// howMany asks for the number of rounds where the system leaves it open.
func howMany(v *view.V, w Model) app.UI {
	if w.Choice.Rounds(w.perSection()) > 0 {
		return nil
	}
	help := ""
	if regulation.IsSwiss(w.Choice.Code) {
		help = advice(v.Lang, w.perSection(), w.Rounds)
		if w.perSection() != w.Expected {
			help = v.T(textPerSection, help)
		}
	}
	return v.Stepper(view.Stepper{ID: "rounds", Label: v.T(i18n.WizardRounds), Help: help, Value: w.Rounds, Least: 1, Most: journal.MaxRounds,
		To: func(n int) session.Msg { return wizardSet{Field: "rounds", Value: strconv.Itoa(n)} }})
}

func heading(v *view.V, w Model) app.UI {
	if w.Edit != "" {
		return app.H2().Text(v.T(i18n.WizardRules))
	}
	return app.H1().Text(v.T(i18n.WizardRules))
}

// expected asks for the number of players, which an event that exists knows.
func expected(v *view.V, w Model) app.UI {
	if w.Edit != "" {
		return nil
	}
	label := textWizardExpected
	if w.Choice.Code == journal.Team {
		label = textTeamsExpected
	}
	return v.Field(view.Field{ID: "expected", Label: v.T(label), Numeric: true, Max: 5, Least: 2, Most: journal.MaxPlayers, Value: strconv.Itoa(w.Expected), In: set(v, "expected")})
}

// order chooses the initial order and the tie-breaks, until round 1 is public.
func order(v *view.V, w Model) []app.UI {
	orders := []view.Option{{Key: "rating", Text: v.T(textOrderRating)}, {Key: "lot", Text: v.T(textOrderLot)},
		{Key: "age", Text: v.T(textOrderAge)}, {Key: "alphabet", Text: v.T(textOrderAlphabet)}, {Key: "entry", Text: v.T(textOrderEntry)}}
	help := textOrderHelp
	if w.Order == "entry" {
		help = textOrderEntryAs
	}
	if w.Choice.Code == journal.RoundRobin {
		orders = append(orders, view.Option{Key: "varma", Text: v.T(textOrderVarma)})
		if w.Order == "lot" {
			help = textOrderDrawn
		}
		if w.Order == "varma" {
			help = textOrderVarmaAs
		}
	}
	list := []app.UI{v.Seg("order", v.T(textWizardOrder), w.Order, set(v, "order"), orders),
		app.Span().Class("field__help").Text(v.T(help))}
	if w.Choice.Suggested() == nil {
		return list // places come from the bracket or the Keizer points
	}
	return append(list, v.TieBreakOrder(view.TieBreaks{Codes: w.TieBreaks, Of: journal.SectionConfig{System: w.Choice.Code, Options: w.Choice.Options}, Country: regulation.TieCountry(v.Lang, ""), Setting: w.ties(),
		Add:  func(code string) session.Msg { return wizardSet{Field: "tie-break", Value: code} },
		Move: func(i, by int) session.Msg { return wizardTieBreak{I: i, By: by} },
		Vary: func(i int, code string) session.Msg { return wizardTieBreak{I: i, Vary: code} },
		Use:  func(codes string) session.Msg { return wizardSet{Field: "tie-list", Value: codes} }}))
}

// advice says what a number of rounds decides for n players (formats.md 8.4).
func advice(l i18n.Lang, n, rounds int) string {
	one, three := regulation.RoundsFor(n, 1), regulation.RoundsFor(n, 3)
	count, in := l.N(i18n.NPlayers, n), func(rounds int) string { return l.N(i18n.WizardRoundsN, rounds) }
	switch {
	case rounds > n-1:
		return l.T(i18n.RoundsTooMany, count)
	case rounds < one:
		return l.T(textRoundsFew, count, in(one), in(rounds))
	case rounds < three:
		return l.T(textRoundsWinner, count, in(one), in(three))
	}
	return l.T(textRoundsEnough, count, in(three))
}

func check(v *view.V, m page) []app.UI {
	w := m.Model
	ties := tieNames(v.Lang, w.TieBreaks)
	return append([]app.UI{
		app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(textWizardRight)), app.P().Text(v.T(textWizardRightText)))),
		part(v, w.Name, v.T(textWizardEditEvent), 0, [][2]string{{v.T(i18n.WizardDate), daysText(v, w)}, {v.T(i18n.WizardPlace), w.Place}, {v.T(i18n.WizardArbiter), w.Arbiter}, {v.T(i18n.RatedOrganizer), w.Organizer}, {v.T(i18n.RatedTitle), ratedText(v, w)}}),
		part(v, v.T(i18n.WizardRules), v.T(i18n.WizardEditRules), 1, [][2]string{{v.T(textWizardSections), v.JoinComma(w.SectionNames(v.Lang))},
			{v.T(i18n.WizardSystem), w.Choice.SystemText(v.Lang) + ", " + v.N(i18n.WizardRoundsN, w.Rounds)}, {v.T(i18n.WizardTime), w.TimeText(v.Lang)}, {v.T(i18n.OptLadder), ladderText(v, w.Choice)}, {v.T(i18n.OptThird), thirdText(v, w.Choice)}, {v.T(textDefault), w.DefaultText(v.Lang)}, {v.T(textCards), w.CardsText(v.Lang)},
			{v.T(textWizardPoints), w.PointsText(v.Lang)}, {v.T(textByes), w.byesText(v.Lang)}, {v.T(textWizardOrder), v.T(orderNames[w.Order])}, {v.T(i18n.WizardTieBreaks), v.JoinComma(ties)}}),
	}, v.DeviceBanners(m.Session)...)
}

// ratedText says that the event is to be rated; empty where it is not.
func ratedText(v *view.V, w Model) string {
	if !w.Rated {
		return ""
	}
	return v.T(i18n.RatedSwitch)
}

// ladderText is how a drawn match of a knock-out goes on; empty for another system.
func ladderText(v *view.V, c regulation.SystemChoice) string {
	if !c.IsBracket() {
		return ""
	}
	if c.Options.Cup {
		return v.T(i18n.MatchTies[c.Options.MatchTie])
	}
	return v.T(map[string]i18n.Text{"": i18n.OptLadderRapid, journal.LadderCup: i18n.OptLadderCup, journal.LadderSchool: i18n.OptLadderSchool,
		journal.LadderNoClock: i18n.OptLadderNoClock}[c.Options.Ladder])
}

// thirdText says whether a knock-out plays for third place; empty for another system.
func thirdText(v *view.V, c regulation.SystemChoice) string {
	switch {
	case !c.IsBracket():
		return ""
	case c.Options.SharedThird:
		return v.T(textThirdNone)
	}
	return v.T(textThirdPlayed)
}

func part(v *view.V, title, edit string, step int, rows [][2]string) app.UI {
	rows = slices.DeleteFunc(rows, func(r [2]string) bool { return r[1] == "" })
	items := make([]app.UI, len(rows))
	for i, r := range rows {
		items[i] = app.Div().Body(app.Dt().Text(r[0]), app.Dd().Text(r[1]))
	}
	return app.Section().Class("sec", "stack").Body(
		app.Div().Class("head").Body(app.H2().Text(title),
			v.Button(view.Button{Text: edit, Icon: "edit", Class: "btn--quiet", Act: v.Act("edit-"+strconv.Itoa(step), wizardStep{To: step})})),
		app.Dl().Class("kv", "kv--row").Body(items...))
}
