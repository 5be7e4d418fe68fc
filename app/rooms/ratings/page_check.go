package ratings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/ratinglist"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// RenderCheck draws the check of the section in hand against a rating list.
func RenderCheck(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	back := v.Button(view.Button{Text: v.T(i18n.Players), Icon: "back", Class: "btn--quiet btn--back", Href: m.Route.In(session.PagePlayers).Path(), ID: "back"})
	body := []app.UI{back, app.H1().Text(v.T(textCheckTitle)), app.P().Text(v.T(textCheckLead))}
	if which := counts(v, m); which != nil {
		body = append(body, which)
	}
	switch {
	case m.Lists.Err != nil:
		why := session.Explain(v.Lang, m.Lists.Err)
		body = append(body, v.Banner(view.Banner{Kind: "bad", ID: "no-lists", Title: why.Title, Text: why.Text}))
	case !m.Lists.Has():
		body = append(body, app.Div().Class("empty").ID("no-list").Body(app.H2().Text(v.T(textNone)), app.P().Text(v.T(textNoneText)),
			v.Button(view.Button{Text: v.T(i18n.RatingLists), Class: "btn--go btn--main", ID: "to-lists", Href: session.Route{Page: session.PageLists}.Path()})))
	default:
		body = append(append(body, current(v, m)...), keys(v, m))
		if m.Check != nil && !m.Check.Running && m.Check.Err == nil {
			body = append(body, found(v, m)...)
		}
	}
	return v.EventPage(m.Session, v.T(i18n.Players), view.Page{Main: []app.UI{app.Div().Class("stack").Body(body...)}})
}

// keys begin a check, one for each list.
func keys(v *view.V, m page) app.UI {
	var body []app.UI
	for _, l := range m.Lists.Kept {
		id := "check-" + string(l.Kind)
		b := view.Button{Text: v.T(textCheckDo, v.T(kindNames[l.Kind])), Icon: "check", ID: id, Act: v.Act(id, checkNow{l.Kind})}
		if m.Check == nil {
			b.Class = "btn--go btn--main"
		}
		if m.Check != nil && m.Check.Running {
			b.Blocked = v.T(textChecking)
		}
		body = append(body, v.Button(b))
	}
	if m.Check != nil && m.Check.Running {
		body = append(body, app.Span().Attr("role", "status").Text(v.T(textChecking)))
	}
	return app.Div().Class("cluster").Body(body...)
}

// found says what the list says otherwise, player by player.
func found(v *view.V, m page) []app.UI {
	r := m.result()
	sum := app.P().ID("checked").TabIndex(-1).Text(v.T(textSum, v.N(textAgree, r.agree), v.N(textDiffer, len(r.differ)), v.N(textUnlisted, len(r.unlisted)+len(r.ambiguous))))
	body := []app.UI{sum}
	if m.Check.Kind == ratinglist.FIDE {
		counts := []i18n.Text{i18n.FieldStandard, i18n.FieldRapid, i18n.FieldBlitz}[m.control()]
		body = append(body, app.P().Class("mute").ID("counts").Text(v.T(textCounts, v.T(counts))))
	}
	takable := 0
	for _, one := range r.differ {
		if one.canTake() {
			takable++
		}
	}
	if takable > 0 && !m.Event.Kept.IsFinished() {
		body = append(body, app.Div().Class("cluster").Body(v.Button(view.Button{Text: v.N(textTakeAll, takable), Icon: "check", ID: "take-all", Act: v.Act("take-all", takeAll{})})),
			app.P().Class("mute").Text(v.T(textTakeHelp)))
	}
	shown := min(len(r.differ), m.RowsShown())
	items := make([]app.UI, shown)
	for i, one := range r.differ[:shown] {
		items[i] = differing(v, m, one)
	}
	if len(items) > 0 {
		body = append(body, app.Ul().Class("list").ID("differ").Body(items...))
	}
	if left := len(r.differ) - shown; left > 0 {
		body = append(body, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return append(body, missing(v, m, "ambiguous", textAmbiguousTitle, r.ambiguous), missing(v, m, "unlisted", textUnlistedTitle, r.unlisted))
}

// differing is a player with a key for each thing that the list says otherwise.
func differing(v *view.V, m page, r row) app.UI {
	id := strconv.Itoa(int(r.player.ID))
	under := r.match.Entry.ID + " · " + r.match.Entry.Name
	if r.match.How == ratinglist.ByNameOf {
		under += " · " + v.T(textByName)
	}
	var parts, blank []app.UI
	var missing []string
	for _, d := range r.differences {
		if d.IsBlank && d.IsTakable() {
			missing = append(missing, v.T(partNames[d.Part])+" "+value(v, d.Part, d.There))
			continue
		}
		parts = append(parts, difference(v, m, id, r, d))
	}
	if len(missing) > 0 {
		blank = append(blank, app.Span().Class("under").Text(v.T(textBlank, v.JoinComma(missing))))
		if !m.Event.Kept.IsFinished() && len(missing) < len(r.differences) {
			parts = append(parts, app.Button().Type("button").Class("chip").ID("fill-"+id).DataSet("act", v.Act("fill-"+id, takePlayer{ID: r.player.ID, Blanks: true})).Text(v.T(textFill)))
		}
	}
	if r.canTake() && !m.Event.Kept.IsFinished() {
		parts = append([]app.UI{v.Button(view.Button{Text: v.T(textTake), Icon: "check", ID: "take-" + id, Act: v.Act("take-"+id, takePlayer{ID: r.player.ID})})}, parts...)
	}
	return app.Li().Class("item", "item--nolead").ID("differ-"+id).Body(
		app.Span().Body(append([]app.UI{app.Span().Class("name").Text(m.Name(r.player)), app.Span().Class("under").Text(under)}, blank...)...),
		app.Span().Class("item__wide", "chips").Body(parts...))
}

// difference is one thing: a key that takes it over, or words where there is nothing to take.
func difference(v *view.V, m page, id string, r row, d ratinglist.Difference) app.UI {
	text := v.T(partNames[d.Part])
	switch {
	case d.Part == ratinglist.PartInactive:
	case d.Part == ratinglist.PartName:
		text += ": " + d.There
	case d.IsBlank:
		text += ": " + value(v, d.Part, d.There)
	default:
		text += ": " + value(v, d.Part, d.Here) + " → " + value(v, d.Part, d.There)
	}
	if !d.IsTakable() || m.Event.Kept.IsFinished() {
		return view.Badge("", "", text)
	}
	key := "take-" + id + "-" + strconv.Itoa(int(d.Part))
	return app.Button().Type("button").Class("chip").ID(key).DataSet("act", v.Act(key, takePlayer{ID: r.player.ID, Part: d.Part})).Text(text)
}

// value is what stands for a value in a list; none is a dash.
func value(v *view.V, part ratinglist.Part, s string) string {
	switch {
	case s == "":
		return "–"
	case part == ratinglist.PartSex && s == "m":
		return v.T(i18n.FieldMale)
	case part == ratinglist.PartSex:
		return v.T(i18n.FieldFemale)
	}
	return s
}

// missing names who is not found; each name leads to the player, where the list can be searched by hand.
func missing(v *view.V, m page, id string, title i18n.Text, rows []row) app.UI {
	if len(rows) == 0 {
		return nil
	}
	items := make([]app.UI, len(rows))
	for i, r := range rows {
		to := m.Route.In(session.PagePlayer)
		to.Player = int(r.player.ID)
		under := []app.UI{app.Span().Class("name").Text(m.Name(r.player))}
		if number := r.player.FIDEID; m.Check.Kind == ratinglist.FIDE && number != "" {
			under = append(under, app.Span().Class("under").Text(v.T(i18n.FieldFIDE)+" "+number))
		}
		items[i] = app.Li().Body(app.A().Class("item", "item--nolead").Href(v.Href(to.Path())).Body(app.Span().Body(under...)))
	}
	return app.Section().Class("sec").ID(id).Aria("labelledby", id+"-title").Body(app.H2().ID(id+"-title").Text(v.T(title)), app.Ul().Class("list").Body(items...))
}
