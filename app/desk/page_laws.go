package desk

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal/ledger"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/rules"
)

// laws sets by which Laws the section plays. Each choice is recorded at once.
func laws(v *view.V, m page) app.UI {
	chosen, l := m.Event.Ahead.LawsChosen(m.Event.Section), m.Event.Ahead.Laws(m.Event.Section)
	set := func(key string, change func(*ledger.Laws, string)) string {
		return v.In(key, func(value string) session.Msg {
			return setLaws{Change: func(l *ledger.Laws) { change(l, value) }}
		})
	}
	on := func(id string, t i18n.Text, is bool, change func(*ledger.Laws, bool)) app.UI {
		return v.Switch(id, v.T(t), set(id, func(l *ledger.Laws, s string) { change(l, s == "true") }), is)
	}
	own := m.Route.In(session.PageArbiter)
	own.Sheet = "local"
	form := []app.UI{
		v.Seg("overlay", v.T(textLawsLocal), none(chosen.Overlay), set("overlay", func(l *ledger.Laws, s string) { l.Overlay = some(s) }),
			[]view.Option{{Key: "none", Text: v.T(textLawsLocalNo)}, {Key: rules.O2SN2013().ID, Text: v.T(textLawsO2SN)}, {Key: ledger.OwnRules, Text: v.T(i18n.LawsOwn)}}),
		v.Button(view.Button{Text: v.T(textLawsOwnEdit), Icon: "edit", ID: "own-rules", Href: own.Path()}),
		v.Seg("edition", v.T(textLawsEdition), none(chosen.Edition), set("edition", func(l *ledger.Laws, s string) { l.Edition = some(s) }), editions(v, m)),
		v.Seg("class", v.T(i18n.LawsClass), none(chosen.Class), set("class", func(l *ledger.Laws, s string) { l.Class = some(s) }), classes(v, m)),
	}
	if l.Class != rules.Standard.String() {
		form = append(form, on("full", i18n.LawsFull, chosen.Supervised, func(l *ledger.Laws, b bool) { l.Supervised = b }),
			app.Span().Class("field__help").Text(v.T(textLawsFullHelp)))
	}
	form = append(form,
		minutes(v, "default", textLawsDefault, chosen.DefaultMinutes, chosen.DefaultSet, []int{0, 15, 30, 60}, set("default", func(l *ledger.Laws, s string) {
			n, err := strconv.Atoi(s)
			l.DefaultSet, l.DefaultMinutes = err == nil, max(n, 0)
		})),
		minutes(v, "appeal", textLawsAppeal, chosen.AppealMinutes, chosen.AppealMinutes > 0, []int{10, 15, 30, 60}, set("appeal", func(l *ledger.Laws, s string) {
			l.AppealMinutes, _ = strconv.Atoi(s)
		})),
		on("quickplay", i18n.LawsQuick, chosen.Quickplay, func(l *ledger.Laws, b bool) { l.Quickplay = b }),
		on("milder", textLawsDevice, chosen.DeviceMilder, func(l *ledger.Laws, b bool) { l.DeviceMilder = b }))
	form = append(form, readings(v, m, chosen, on))
	main := []app.UI{app.H1().Text(v.T(textLawsTitle)), app.P().ID("laws-line").Text(m.lawsLine())}
	if len(m.Event.Ahead.Incidents(m.Event.Section)) > 0 {
		main = append(main, v.Banner(view.Banner{Kind: "info", Title: v.T(textLawsChanged)}))
	}
	main = append(main, app.Form().Class("form", "form--under").ID("laws").Body(form...))
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return v.EventPage(m.Session, sec.Name, view.Page{Read: true, Main: main, Bar: view.Bar{Back: deskButton(v, m)}})
}

// readings are the points that these Laws leave open: each is read as usual until it is switched.
func readings(v *view.V, m page, chosen ledger.Laws, on func(string, i18n.Text, bool, func(*ledger.Laws, bool)) app.UI) app.UI {
	var body []app.UI
	for _, one := range m.Event.Ahead.OpenReadings(m.Event.Section).List() {
		body = append(body, on("reads-"+one.String(), i18n.Readings[one.String()], chosen.Readings.Has(one), func(l *ledger.Laws, b bool) {
			if l.Readings &^= one; b {
				l.Readings |= one
			}
		}))
	}
	return app.Details().Class("fold").ID("readings").Body(app.Summary().Text(v.T(textLawsOpen)), app.Div().Class("form").Body(body...))
}

func deskButton(v *view.V, m page) *view.Button {
	return &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Href: m.Route.In(session.PageArbiter).Path()}
}

// none and some carry an empty choice through a form.
func none(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

func some(s string) string {
	if s == "none" {
		return ""
	}
	return s
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

// minutes offers a few usual times, or none.
func minutes(v *view.V, name string, legend i18n.Text, has int, set bool, list []int, in string) app.UI {
	options := []view.Option{{Key: "none", Text: v.T(textLawsLocalNo)}}
	chosen := "none"
	if set {
		chosen = strconv.Itoa(has)
	}
	for _, n := range list {
		options = append(options, view.Option{Key: strconv.Itoa(n), Text: v.Int(n)})
	}
	return v.Seg(name, v.T(legend), chosen, in, options)
}
