package players

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/roster"
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
		v.Button(view.Button{Text: v.T(i18n.ImportTalkIn), Class: "btn--quiet", ID: key + "-unskip", Act: v.Act(key+"-unskip", model.SkipRow{Row: i})}))
}

// isTwice reports whether a doubt asks if two are one person.
func isTwice(k roster.DoubtKind) bool {
	return k == roster.DoubtSameInList || k == roster.DoubtSameHere || k == roster.DoubtSameBirth || k == roster.DoubtBornHere
}

// destination is the chip of the section that a row goes into, where it is another than the one in hand.
func destination(v *view.V, m model.Model, r roster.Row) app.UI {
	if r.Skip {
		return nil
	}
	id := m.SectionOf(r)
	sections := m.Event.Ahead.Sections()
	i := slices.IndexFunc(sections, func(s journal.Section) bool { return s.ID == id })
	if id == m.Event.Section || i < 0 {
		return nil
	}
	return app.Span().Class("cluster").Body(app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).
		Aria("label", v.T(i18n.ImportWhere, sections[i].Name)).Text(sections[i].Name))
}

// parted says how many rows go into which section, where they do not all go into the one in hand.
func parted(v *view.V, m model.Model, im model.Import) app.UI {
	sections := m.Event.Ahead.Sections()
	count := make([]int, len(sections))
	other := false
	for _, r := range im.Rows {
		if r.Skip {
			continue
		}
		id := m.SectionOf(r)
		if i := slices.IndexFunc(sections, func(s journal.Section) bool { return s.ID == id }); i >= 0 {
			count[i]++
			other = other || id != m.Event.Section
		}
	}
	if !other {
		return nil
	}
	body := []app.UI{app.Span().Text(v.T(i18n.ImportParted) + ":")}
	for i, n := range count {
		if n > 0 {
			body = append(body, app.Span().Body(app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).Text(sections[i].Name), app.B().Class("num").Text(" "+v.Int(n))))
		}
	}
	return app.P().Class("cluster", "table--under").ID("parted").Body(body...)
}

// kind lets the text be read as messages or as a table.
func kind(v *view.V, im model.Import) app.UI {
	return app.Div().Body(v.Seg("kind", v.T(i18n.ReadKind), strconv.FormatBool(im.Chat),
		v.In("kind", func(s string) model.Msg { return model.ImportAs{Chat: s == "true"} }),
		[]view.Option{{Key: "true", Text: v.T(i18n.ReadMessages)}, {Key: "false", Text: v.T(i18n.ReadTable)}}),
		app.Span().Class("field__help").Text(v.T(i18n.ReadKindHelp)))
}
