package desk

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// laws sets by which Laws the section plays. Each choice is recorded at once.
func laws(v *view.V, m page) app.UI {
	chosen := m.Event.Ahead.LawsChosen(m.Event.Section)
	set := func(key string, field lawsField) string { return setsLaws(v, key, field) }
	own := m.Route.In(session.PageArbiter)
	own.Sheet = "local"
	form := []app.UI{
		v.Seg("overlay", v.T(textLawsLocal), none(chosen.Overlay), set("overlay", lawsOverlay),
			[]view.Option{{Key: "none", Text: v.T(textLawsLocalNo)}, {Key: rules.O2SN2013().ID, Text: v.T(textLawsO2SN)}, {Key: ledger.OwnRules, Text: v.T(i18n.LawsOwn)}}),
		v.Button(view.Button{Text: v.T(textLawsOwnEdit), Icon: "edit", ID: "own-rules", Href: own.Path()}),
		v.Seg("edition", v.T(textLawsEdition), none(chosen.Edition), set("edition", lawsEdition), editions(v, m)),
		v.Seg("class", v.T(i18n.LawsClass), none(chosen.Class), set("class", lawsClass), classes(v, m)),
	}
	form = append(form, doubt(v, m, chosen)...)
	form = append(form, announced(v, m, chosen)...)
	form = append(form, readings(v, m, chosen))
	main := []app.UI{app.H1().Text(v.T(i18n.LawsInForce)), app.P().ID("laws-line").Text(m.lawsLine())}
	if len(m.Event.Ahead.Incidents(m.Event.Section)) > 0 {
		main = append(main, v.Banner(view.Banner{Kind: "info", Title: v.T(textLawsChanged)}))
	}
	main = append(main, app.Form().Class("form", "form--under").ID("laws").Body(form...))
	return v.EventPage(m.Session, v.T(i18n.LawsInForce), view.Page{Read: true, Main: main, Bar: view.Bar{Back: backButton(v, m)}})
}

// readings are the points that these Laws leave open: each is read as usual until it is switched.
func readings(v *view.V, m page, chosen ledger.Laws) app.UI {
	var body []app.UI
	for _, one := range m.Event.Ahead.OpenReadings(m.Event.Section).List() {
		if one != rules.LimitOutside || m.Event.Ahead.ClassDoubt(m.Event.Section) != rules.AtLimit {
			body = append(body, reading(v, m, chosen, one))
		}
	}
	return app.Details().Class("fold").ID("readings").Body(app.Summary().Text(v.T(textLawsOpen)), app.Div().Class("form").Body(body...))
}

func reading(v *view.V, m page, chosen ledger.Laws, one rules.Readings) app.UI {
	id := "reads-" + one.String()
	in := v.In(id, func(value string) session.Msg { return setReading{Reading: one, On: value == "true"} })
	play := m.Section().Rules()
	return v.Switch(id, v.T(i18n.Readings[one.String()], play.Edition.Article(rules.RuleTwoHands)), in, chosen.Readings.Has(one))
}

func backButton(v *view.V, m page) *view.Button {
	return &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Href: m.Route.In(session.PageArbiter).Path()}
}

func editions(v *view.V, m page) []view.Option {
	list := []view.Option{{Key: "none", Text: v.T(textLawsByDate, editionName(v.Lang, m.Event.Ahead.LawsUnset(m.Event.Section).Edition))}}
	for _, e := range rules.Editions() {
		list = append(list, view.Option{Key: e.ID, Text: strconv.Itoa(e.Since.Year)})
	}
	return list
}

func classes(v *view.V, m page) []view.Option {
	list := []view.Option{{Key: "none", Text: v.T(textLawsByTime, className(v.Lang, m.Event.Ahead.LawsUnset(m.Event.Section).Class))}}
	for _, c := range []rules.Class{rules.Standard, rules.Rapid, rules.Blitz} {
		list = append(list, view.Option{Key: c.String(), Text: className(v.Lang, c.String())})
	}
	return list
}
