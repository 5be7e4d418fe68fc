package players

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// listed are the fields of what federations list of a player: numbers, and the ratings beside the one that counts.
func listed(v *view.V, m page, d playerDialog, field func(name string, label i18n.Text, value string, f view.Field) app.UI) app.UI {
	f, rating := d.Form, view.Field{Numeric: true, Max: 4}
	return app.Details().Class("fold").ID("listed").Open(m.showsListed(d)).Body(app.Summary().Text(v.T(textListed)), app.Div().Class("form").Body(
		find(v, m, d),
		app.Div().Class("fields").Body(
			field("federation", i18n.FieldFederation, f.Federation, view.Field{Max: 3}),
			field("fideID", i18n.FieldFIDE, f.FIDEID, view.Field{Numeric: true, Max: 12})),
		app.Div().Class("fields").Body(
			field("natID", i18n.FieldNationalID, f.NationalID, view.Field{Max: 20}),
			field("national", i18n.FieldNational, f.National, rating)),
		app.Div().Class("fields").Body(
			field("standard", i18n.FieldStandard, f.Standard, rating),
			field("rapid", i18n.FieldRapid, f.Rapid, rating)),
		app.Div().Class("fields").Body(
			field("blitz", i18n.FieldBlitz, f.Blitz, rating),
			field("k", i18n.FieldK, f.K, view.Field{Numeric: true, Max: 2})),
		app.P().Class("mute").Text(v.T(textListedHelp))))
}

// find is the search of the rating lists of this device, or the way to them.
func find(v *view.V, m page, d playerDialog) app.UI {
	switch {
	case !m.Lists.Has() && (m.Lists.Err != nil || !m.Lists.Asked):
		return nil
	case !m.Lists.Has():
		return app.P().Class("mute").ID("no-list").Body(app.Text(v.T(textFindNone)+" "), app.A().Href(v.Href(session.Route{Page: session.PageLists}.Path())).Text(v.T(i18n.RatingLists)))
	}
	body := []app.UI{v.Field(view.Field{ID: "p-find", Label: v.T(textFind), Help: v.T(textFindHelp), Value: d.Find, Type: "search", Max: journal.MaxName,
		In: v.In("p-find", func(s string) session.Msg { return findSet{s} })})}
	if d.Find == "" && d.Took == "" && len(d.Form.Name) >= findLetters {
		body = append(body, app.Div().Class("cluster").Body(v.Button(view.Button{Text: v.T(textFindName), Icon: "search", ID: "find-name", Act: v.Act("find-name", findName{})})))
	}
	if d.Took != "" {
		body = append(body, app.P().Class("added").ID("took").TabIndex(-1).Attr("role", "status").Body(view.Icon("check"), app.Text(" "+v.T(textFindTook, d.Took))))
	}
	return app.Div().Class("stack").Body(append(body, hits(v, d)...)...)
}

// hits are the players who are found; touching one fills the form.
func hits(v *view.V, d playerDialog) []app.UI {
	f := d.Found
	if d.Find == "" || f.Text != d.Find {
		return nil
	}
	switch {
	case f.Err != nil:
		why := session.Explain(v.Lang, f.Err)
		return []app.UI{v.Banner(view.Banner{Kind: "warn", ID: "find-failed", Title: why.Title, Text: why.Text})}
	case len(f.Hits) == 0:
		return []app.UI{app.P().ID("nobody-listed").Attr("role", "status").Text(v.T(textFindNobody))}
	}
	items := make([]app.UI, len(f.Hits))
	for i, h := range f.Hits {
		key := "hit-" + strconv.Itoa(i)
		items[i] = app.Li().Body(app.Button().Type("button").Class("item", "item--nolead").ID(key).DataSet("act", v.Act(key, takeListed{i})).Body(
			app.Span().Body(app.Span().Class("name").Text(h.Entry.Name), app.Span().Class("under").Text(hitText(v, h)))))
	}
	body := []app.UI{app.Ul().Class("list").ID("hits").Aria("label", v.T(textFind)).Body(items...)}
	if f.More {
		body = append(body, app.P().Class("mute").Text(v.T(textFindMore)))
	}
	return body
}

// ratingsOf are the ratings of a player of a list, with the letters of the lists that FIDE keeps.
func ratingsOf(v *view.V, h session.ListHit) string {
	if h.Kind == ratinglist.National {
		return session.Number(h.Entry.Rating[0])
	}
	var parts []string
	for i, name := range [...]i18n.Text{i18n.RatedStandard, i18n.RatedRapid, i18n.RatedBlitz} {
		if n := h.Entry.Rating[i]; n > 0 {
			parts = append(parts, v.T(name)+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(parts, ", ")
}

// hitText tells one player of a list from another.
func hitText(v *view.V, h session.ListHit) string {
	parts := []string{h.Entry.ID}
	if h.Kind == ratinglist.National {
		parts[0] = v.T(i18n.FieldNationalID) + " " + h.Entry.ID
	}
	add := func(s string) {
		if s != "" {
			parts = append(parts, s)
		}
	}
	add(h.Entry.Federation)
	if h.Entry.Title != swiss.NoTitle {
		add(h.Entry.Title.String())
	}
	add(ratingsOf(v, h))
	if h.Entry.Born > 0 {
		add(strconv.Itoa(h.Entry.Born))
	}
	text := parts[0]
	for _, p := range parts[1:] {
		text += " · " + p
	}
	return text
}
