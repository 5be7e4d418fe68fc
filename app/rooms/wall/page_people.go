package wall

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// namesGrid is a page of names: two columns, each down.
func namesGrid(v *view.V, m page, s slide) app.UI {
	rows := make([]app.UI, len(s.Names))
	for i, c := range s.Names {
		where := []app.UI{app.B().Class("num").Text("–"), app.Span().Class("wall__side").Text(v.T(textWallAway))}
		switch {
		case c.board > 0 && c.white:
			where = []app.UI{app.B().Class("num").Text(v.Int(c.board)), app.Span().Class("wall__side").Body(v.Disc(true), app.Text(v.T(i18n.White)))}
		case c.board > 0:
			where = []app.UI{app.B().Class("num").Text(v.Int(c.board)), app.Span().Class("wall__side").Body(v.Disc(false), app.Text(v.T(i18n.Black)))}
		case c.bye:
			where[1] = app.Span().Class("wall__side").Text(v.T(textWallBye))
		}
		who := []app.UI{app.Span().Class("wall__name").Text(c.listed)}
		if m.shared(s.Section, c.player) {
			who = append(who, app.Span().Class("wall__club").Text(c.player.Club))
		}
		rows[i] = app.Li().Class("wall__row", "wall__row--name").Body(append([]app.UI{app.Span().Class("wall__who").Body(who...)}, where...)...)
	}
	return app.Ol().Class("wall__grid", "wall__grid--names").ID("wall").Body(rows...)
}

// codesGrid is a page of codes for phones that follow a player.
func codesGrid(v *view.V, s slide) app.UI {
	items := make([]app.UI, len(s.Codes))
	for i, c := range s.Codes {
		items[i] = app.Li().Class("wall__code").Body(v.CodeOf("wall-code-"+strconv.Itoa(i), c.Address, c.Holds), app.B().Text(c.Holds))
	}
	return app.Ol().Class("wall__codes").ID("wall").Body(items...)
}

// awaitedGrid is a page of who is awaited, with section and school; one sentence when all are here.
func awaitedGrid(v *view.V, m page, s slide) app.UI {
	if len(s.Awaited) == 0 {
		return app.P().Class("wall__none").ID("nothing").Text(v.T(textWallAllHere))
	}
	sections := m.Event.Kept.Sections()
	rows := make([]app.UI, len(s.Awaited))
	for i, p := range s.Awaited {
		row := app.Li().Class("wall__row", "wall__row--await")
		cells := []app.UI{app.Span().Class("wall__name").Text(m.listed(p)), app.Span().Class("wall__club").Text(p.Club)}
		if at := slices.IndexFunc(sections, func(sec journal.Section) bool { return sec.ID == p.Section }); at >= 0 && len(sections) > 1 {
			row = row.Class("wall__row--of")
			cells = append([]app.UI{app.Span().Class("secchip", view.SectionColor(at)).Text(sections[at].Name)}, cells...)
		}
		rows[i] = row.Body(cells...)
	}
	return app.Ol().Class("wall__grid", "wall__grid--await").ID("wall").Body(rows...)
}

// firstStart is the hour of the next round, where the timetable has one.
func firstStart(v *view.V, m page) string {
	for _, sec := range m.Event.Kept.Sections() {
		if m.Model.Section != 0 && m.Model.Section != sec.ID {
			continue
		}
		if at, ok := regulation.Announced(m.Event.Kept, sec, m.Event.Kept.NextRound(sec.ID), m.Now); ok {
			return v.ClockOn(at, m.Now)
		}
	}
	return ""
}
