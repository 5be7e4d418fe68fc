package imports

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/view"
)

// isTalk reports whether a line of a message was read as talk.
func isTalk(r roster.Row) bool {
	return r.Entrant.Name == "" && len(r.Doubts) == 1 && r.Doubts[0].Kind == roster.DoubtName
}

// talk is a line that was read as no player: what it says, and a way to take it in.
func talk(v *view.V, key string, i int, r roster.Row) app.UI {
	return app.Li().Class("review").ID(key).Body(view.Mark("", "chat"),
		app.Div().Class("review__out").Body(app.Span().Class("mute").Text(bounded(r.Source))),
		v.Button(view.Button{Text: v.T(textImportTalkIn), Class: "btn--quiet", ID: key + "-unskip", Act: v.Act(key+"-unskip", skipRow{Row: i})}))
}

// isTwice reports whether a doubt asks if two are one person.
func isTwice(k roster.DoubtKind) bool {
	return k == roster.DoubtSameInList || k == roster.DoubtSameHere || k == roster.DoubtSameBirth || k == roster.DoubtBornHere
}

// destination is the chip of the section that a row goes into, where it is another than the one in hand.
func destination(v *view.V, m page, r roster.Row) app.UI {
	if r.Skip {
		return nil
	}
	id := m.sectionOf(r)
	sections := m.Event.Ahead.Sections()
	i := slices.IndexFunc(sections, func(s journal.Section) bool { return s.ID == id })
	if id == m.Event.Section || i < 0 {
		return nil
	}
	return app.Span().Class("cluster").Body(app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).
		Aria("label", v.T(textImportWhere, sections[i].Name)).Text(sections[i].Name))
}

// parted says how many rows go into which section, where they do not all go into the one in hand.
func parted(v *view.V, m page, im Model) app.UI {
	sections := m.Event.Ahead.Sections()
	count := make([]int, len(sections))
	other := false
	for _, r := range im.Rows {
		if r.Skip {
			continue
		}
		id := m.sectionOf(r)
		if i := slices.IndexFunc(sections, func(s journal.Section) bool { return s.ID == id }); i >= 0 {
			count[i]++
			other = other || id != m.Event.Section
		}
	}
	if !other {
		return nil
	}
	body := []app.UI{app.Span().Text(v.T(textImportParted) + ":")}
	for i, n := range count {
		if n > 0 {
			body = append(body, app.Span().Body(app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).Text(sections[i].Name), app.B().Class("num").Text(" "+v.Int(n))))
		}
	}
	return app.P().Class("cluster", "table--under").ID("parted").Body(body...)
}

// kind lets the text be read as messages or as a table.
func kind(v *view.V, im Model) app.UI {
	return app.Div().Body(v.Seg("kind", v.T(textReadKind), strconv.FormatBool(im.Chat),
		v.In("kind", func(s string) session.Msg { return importAs{Chat: s == "true"} }),
		[]view.Option{{Key: "true", Text: v.T(textReadMessages)}, {Key: "false", Text: v.T(textReadTable)}}),
		app.Span().Class("field__help").Text(v.T(textReadKindHelp)))
}
