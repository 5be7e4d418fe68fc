package desk

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// setsLaws is the control of a choice of the Laws.
func setsLaws(v *view.V, key string, field lawsField) string {
	return v.In(key, func(value string) session.Msg { return setLaws{Field: field, Value: value} })
}

// announced are the choices that the event makes beside edition and class, each where the edition knows it, with its article.
func announced(v *view.V, m page, chosen ledger.Laws) []app.UI {
	play := m.Section().Rules()
	e := &play.Edition
	var form []app.UI
	named := func(id string, t i18n.Text, rule rules.Rule, is bool, field lawsField) {
		if a := e.Article(rule); a != "" {
			form = append(form, v.Switch(id, v.T(t, a), setsLaws(v, id, field), is))
		}
	}
	if full := map[rules.Class]rules.Rule{rules.Rapid: rules.RuleRapidFull, rules.Blitz: rules.RuleBlitzFull}[play.Class]; full != "" {
		named("full", i18n.LawsFull, full, chosen.Supervised, lawsSupervised)
		form = append(form, app.Span().Class("field__help").Text(v.T(textLawsFullHelp)))
	}
	form = append(form, defaultTime(v, m, chosen)...)
	form = append(form, minutes(v, "appeal", textLawsAppeal, chosen.AppealMinutes, chosen.AppealMinutes > 0, []int{10, 15, 30, 60}, setsLaws(v, "appeal", lawsAppeal)))
	form = append(form, drawFrom(v, m, e, chosen)...)
	named("quickplay", i18n.LawsQuick, rules.RuleQuickplayAnnounced, chosen.Quickplay, lawsQuickplay)
	named("milder", textLawsDevice, rules.RuleDevice, chosen.DeviceMilder, lawsMilder)
	if e.DeviceMaySleep {
		named("off", i18n.LawsOffBanned, rules.RuleDeviceBan, chosen.DeviceOffBanned, lawsOffBanned)
	}
	named("bag", i18n.LawsBag, rules.RuleDeviceBag, chosen.BagAllowed, lawsBag)
	named("leaving", i18n.LawsLeaving, rules.RuleReportLeaving, chosen.ReportLeaving, lawsLeaving)
	return append(form, v.Switch("chess960", v.T(i18n.Laws960), setsLaws(v, "chess960", laws960), chosen.Chess960))
}

// doubt warns where the class of play that local rules make of the time control is not plain, with the choice of how to read it.
func doubt(v *view.V, m page, chosen ledger.Laws) []app.UI {
	warning := doubtBanner(v, m)
	if warning == nil {
		return nil
	}
	list := []app.UI{v.Banner(*warning)}
	if m.Event.Ahead.ClassDoubt(m.Event.Section) == rules.AtLimit {
		list = append(list, reading(v, m, chosen, rules.LimitOutside))
	}
	return list
}

// doubtBanner is that warning, nil where there is none.
func doubtBanner(v *view.V, m page) *view.Banner {
	text, ok := i18n.ClassDoubts[string(m.Event.Ahead.ClassDoubt(m.Event.Section))]
	if !ok {
		return nil
	}
	laws := m.Section().Laws()
	return &view.Banner{Kind: "warn", ID: "class-doubt", Title: v.T(text, m.overlayName(laws)), Text: v.T(textDoubtClass, className(v.Lang, laws.Class))}
}

// defaultTime is how late a player may come: a usual time, none stated, or a number of one's own.
func defaultTime(v *view.V, m page, chosen ledger.Laws) []app.UI {
	return []app.UI{minutes(v, "default", textLawsDefault, chosen.DefaultMinutes, chosen.DefaultSet, []int{0, 10, 15, 30, 60}, setsLaws(v, "default", lawsDefault)),
		ownNumber(v, m, lawsDefault, v.T(textLawsDefaultOwn))}
}

// drawFrom is from which move players may agree a draw without the arbiter (Art. 9.1.1).
func drawFrom(v *view.V, m page, e *rules.Edition, chosen ledger.Laws) []app.UI {
	options := []view.Option{{Key: "none", Text: v.T(textLawsLocalNo)}}
	for _, n := range withNumber([]int{20, 30, 40}, chosen.DrawFrom, chosen.DrawFrom > 0) {
		options = append(options, view.Option{Key: strconv.Itoa(n), Text: v.Int(n)})
	}
	options = append(options, view.Option{Key: drawNever, Text: v.T(textLawsDrawNever)})
	has := strconv.Itoa(chosen.DrawFrom)
	switch chosen.DrawFrom {
	case 0:
		has = "none"
	case rules.NoAgreement:
		has = drawNever
	}
	return []app.UI{v.Seg("draw", v.T(textLawsDraw, e.Article(rules.RuleDrawRestricted)), has, setsLaws(v, "draw", lawsDrawFrom), options),
		ownNumber(v, m, lawsDrawFrom, v.T(textLawsDrawOwn))}
}

// minutes offers a few usual times, or none; another one that was chosen stands among them.
func minutes(v *view.V, name string, legend i18n.Text, has int, set bool, list []int, in string) app.UI {
	options := []view.Option{{Key: "none", Text: v.T(textLawsLocalNo)}}
	chosen := "none"
	if set {
		chosen = strconv.Itoa(has)
	}
	for _, n := range withNumber(list, has, set) {
		options = append(options, view.Option{Key: strconv.Itoa(n), Text: v.Int(n)})
	}
	return v.Seg(name, v.T(legend), chosen, in, options)
}

// withNumber puts a number that was chosen among those offered, in order.
func withNumber(list []int, has int, set bool) []int {
	if at, found := slices.BinarySearch(list, has); set && !found {
		return slices.Insert(slices.Clone(list), at, has)
	}
	return list
}

// ownNumber takes a number that is none of those offered: typed, then chosen.
func ownNumber(v *view.V, m page, field lawsField, label string) app.UI {
	id, typed := lawsNumberID(field), m.LawsTyped[field]
	f := view.Field{ID: id, Label: label, Value: typed.Text, Numeric: true, Max: 4, In: v.In(id, func(text string) session.Msg { return typeLaws{field, text} })}
	if typed.Bad {
		f.Error = v.T(textLawsNumberBad, v.Int(numbered[field][0]), v.Int(numbered[field][1]))
	}
	return app.Div().Class("own").Body(v.Field(f), v.Button(view.Button{Text: v.T(textLawsNumberSet), ID: id + "-set", Act: v.Act(id+"-set", setTyped{field})}))
}
