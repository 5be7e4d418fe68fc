package desk

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// elsewhere says what the same incident would cost under the other editions and under O2SN, earlier ones counted by them too.
func elsewhere(v *view.V, m page, in *ledger.Ruled) app.UI {
	var items []app.UI
	now := m.KeptSection().Laws()
	add := func(name string, l ledger.Laws) {
		r, err := m.Event.Kept.RulingUnder(m.Event.Section, in.ID, l)
		if err != nil {
			return
		}
		short := phrase.Short(v.Lang, &r, 0)
		switch {
		case r.Refusal != "":
			short = v.T(i18n.Refusals[string(r.Refusal)])
		case r.Carded && r.Cards.ToLose > 0:
			short = v.T(i18n.DeskCardsOf, v.Int(r.Cards.Cards), v.Int(r.Cards.ToLose))
			if r.Ends() {
				short += ": " + phrase.Short(v.Lang, &r, 0)
			}
		case r.ToLose > 0:
			short += " (" + v.Int(r.Count) + "/" + v.Int(r.ToLose) + ")"
		}
		var what app.UI = app.Span().Text(short)
		if l.Edition == now.Edition && l.Overlay == now.Overlay {
			what = app.B().Text(short)
		}
		items = append(items, app.Li().Body(app.B().Text(name+" "), view.Icon("next"), app.Text(" "), what, app.Text(" "), v.Article(l.Edition, r.Article)))
	}
	for _, e := range rules.Editions() {
		l := now
		l.Edition, l.Overlay = e.ID, ""
		add(editionName(v.Lang, e.ID), l)
	}
	l := now
	if l.Overlay == "" {
		l.Edition, l.Overlay = rules.O2SN2013().Base, rules.O2SN2013().ID
	}
	add(m.overlayName(l), l)
	return app.Details().Class("fold").ID("elsewhere").Body(app.Summary().Text(v.T(textElsewhereTitle)), app.Ul().Class("plain", "form").Body(items...))
}
