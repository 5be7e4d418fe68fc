package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// Ruleset asks by which Laws a question is answered: edition, kind of play, and for rapid and blitz how many arbiters there are. Set is
// the room's message for another choice.
func (v *V) Ruleset(r session.Ruleset, set func(session.Ruleset) session.Msg) []app.UI {
	var editions, classes []Option
	for _, e := range rules.Editions() {
		editions = append(editions, Option{Key: e.ID, Text: strconv.Itoa(e.Since.Year)})
	}
	for c, text := range []i18n.Text{rules.Standard: i18n.ClockStandard, rules.Rapid: i18n.ClockRapid, rules.Blitz: i18n.ClockBlitz} {
		classes = append(classes, Option{Key: rules.Class(c).String(), Text: v.T(text)})
	}
	edition := func(id string) session.Msg {
		r := r
		r.Edition = id
		return set(r)
	}
	class := func(name string) session.Msg { return set(r.WithClass(name)) }
	full := func(on string) session.Msg {
		r := r
		r.Supervised = on == "true"
		return set(r)
	}
	form := []app.UI{v.Seg("edition", v.T(i18n.LawsEdition), r.Chosen().ID, v.In("edition", edition), editions),
		v.Seg("class", v.T(i18n.LawsClass), r.Class.String(), v.In("class", class), classes)}
	if r.Class != rules.Standard {
		rule := rules.RuleRapidFull
		if r.Class == rules.Blitz {
			rule = rules.RuleBlitzFull
		}
		e := r.Chosen()
		form = append(form, v.Switch("full", v.T(i18n.LawsFull, e.Article(rule)), v.In("full", full), r.Supervised))
	}
	return form
}

// Article leads to an article of the Laws as a ruling cites it ("7.5.1", "O2SN 8") in an edition such as E23, "" for the
// newest.
func (v *V) Article(edition, article string) app.UI {
	if article == preface {
		return app.A().Class("num").Href(v.Href(session.LawRoute(article, edition).Path())).Aria("label", v.T(i18n.Preface)).Text("§")
	}
	return app.A().Class("num").Href(v.Href(session.LawRoute(article, edition).Path())).Text(article)
}

// preface is the part of the Laws that has no number.
const preface = "Preface"
