package view

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// sectionChip switches between two sections, or opens the list of three and more; its sign says which: a list opens downwards,
// a switch goes back and forth. There is none while there is only one.
func (v *V) sectionChip(m session.Session) app.UI {
	sections := m.Event.Kept.Sections()
	if len(sections) < 2 {
		return nil
	}
	i := max(0, slices.IndexFunc(sections, func(s journal.Section) bool { return s.ID == m.Event.Section }))
	chip := app.Button().Type("button").ID("section").Class("secchip", SectionColor(i))
	if len(sections) > 2 {
		return chip.Body(app.Text(sections[i].Name+" "), Icon("down")).Aria("label", v.T(i18n.SectionOf, sections[i].Name)).Aria("haspopup", "dialog").DataSet("act", v.Act("section", session.ListSections{}))
	}
	next := sections[1-i]
	return chip.Body(app.Text(sections[i].Name+" "), Icon("swap")).Aria("label", v.T(i18n.SectionNow, sections[i].Name, next.Name)).DataSet("act", v.Act("section", session.ChooseSection{ID: next.ID}))
}

// sectionSheet lists the sections to choose from.
func (v *V) sectionSheet(m session.Session) app.UI {
	var rows []app.UI
	for i, sec := range m.Event.Kept.Sections() {
		key := "section-" + strconv.Itoa(int(sec.ID))
		b := app.Button().Type("button").Class("item", "item--key").ID("to-"+key).DataSet("act", v.Act("to-"+key, session.ChooseSection{ID: sec.ID})).Body(
			app.Span().Class("secchip", "secchip--s", SectionColor(i)).Text(sec.Name),
			app.Span().Body(app.Span().Class("name").Text(phrase.GroupText(v.Lang, sec.Group)),
				app.Span().Class("under").Text(v.SectionUnder(sec))))
		if sec.ID == m.Event.Section {
			b = b.Aria("current", "true")
		}
		rows = append(rows, app.Li().Body(b))
	}
	return v.Sheet(Sheet{Title: v.T(i18n.SectionPick), Close: v.Act("close-sheet", session.CloseDialog{}), Body: []app.UI{app.Ul().Class("list").Body(rows...)}})
}

// SectionColor is the class of the letters of section i of an event.
func SectionColor(i int) string { return "sec-" + string(rune('a'+i%5)) }

// SectionUnder says how far a section is: its players and its rounds.
func (v *V) SectionUnder(sec journal.Section) string {
	rounds := v.N(i18n.WizardRoundsN, sec.Rounds)
	if sec.Round > 0 {
		rounds = v.T(i18n.HomeRounds, v.Int(sec.Round), v.Int(sec.Rounds))
	}
	return phrase.Entrants(v.Lang, sec.System, sec.Players) + " · " + rounds
}

// practiceDoor marks a page as one of a practice, and leads to its tasks.
func (v *V) practiceDoor(m session.Session) app.UI {
	return app.A().Class("practice").ID("practice").Href(v.Href(m.Route.In(session.PagePractice).Path())).Text(v.T(i18n.PracticeMark))
}
