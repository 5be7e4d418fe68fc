package view

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Due reminds of the postponed games of the section in hand whose day has come; nil where there is none.
func (v *V) Due(m session.Session) app.UI {
	today := dayOf(m.Now)
	for _, g := range m.KeptSection().Postponed() {
		if g.IsDue(today) {
			return v.Banner(Banner{Kind: "warn", ID: "due", Title: v.T(i18n.PostponedDue), Text: v.Postponed(m, g),
				Button: &Button{Text: v.T(i18n.PostponedTitle), ID: "to-postponed", Href: m.Route.In(session.PageDates).Path()}})
		}
	}
	return nil
}

// Postponed names a game that is put off, and when it is to be played.
func (v *V) Postponed(m session.Session, g journal.Postponed) string {
	when := phrase.Day(v.Lang, g.Day)
	if when == "" {
		when = v.T(i18n.PostponedNoDay)
	}
	return v.T(i18n.PostponedOf, v.Int(g.Round), v.Int(m.BoardNo(g.Board)), m.Names(g.White), m.Names(g.Black)) + " · " + when
}

// dayOf is the day of an instant.
func dayOf(t time.Time) journal.Date {
	return journal.Date{Year: t.Year(), Month: int(t.Month()), Day: t.Day()}
}
