package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/session"
	"wasit/app/view"
)

// lanes shows the event that runs in several sections: a lane each, with what is missing there. The one act goes to the
// section that waits for the fewest boards, because it can go on first.
func lanes(v *view.V, e session.EventEntry) app.UI {
	next := -1
	var body []app.UI
	for i, s := range e.Sections {
		if s.Missing > 0 && (next < 0 || s.Missing < e.Sections[next].Missing) {
			next = i
		}
	}
	for i, s := range e.Sections {
		lane := []app.UI{app.Div().Class("lead__row").Body(app.Span().Class("cluster").Body(
			app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).Text(s.Name), app.Span().Text(rounds(v, s))),
			app.Span().Class("mute").Text(v.N(i18n.NPlayers, s.Players)))}
		if s.Missing > 0 {
			asked := []app.UI{app.P().Class("lead__q").Text(v.N(i18n.HomeMissing, s.Missing))}
			if i != next { // the section that can go on first has the one filled key
				at := session.Route{Page: session.PageRound, Event: e.ID}
				if i > 0 {
					at.Section = s.ID
				}
				asked = append(asked, v.Button(view.Button{Text: v.T(textHomeEnter) + ": " + s.Name, After: "next", Href: at.Path(), ID: "continue-" + v.Int(i)}))
			}
			lane = append(lane, app.Div().Class("lead__row").Body(asked...))
		}
		body = append(body, app.Div().Class("lane").Body(lane...))
	}
	text, at := textHomeOpen, session.Route{Page: session.PageOverview, Event: e.ID}
	if next >= 0 {
		text, at.Page = textHomeEnter, session.PageRound
		if next > 0 {
			at.Section = e.Sections[next].ID
		}
	}
	do := v.T(text)
	if next >= 0 {
		do += ": " + e.Sections[next].Name
	}
	body = append(body, app.Div().Class("lead__row").Body(app.Span().Class("mute").Text(v.N(i18n.NPlayers, e.Players)),
		v.Button(view.Button{Text: do, After: "next", Class: "btn--go btn--main", Href: at.Path(), ID: "continue"})))
	return app.Section().Class("lead").Aria("labelledby", "running").Body(
		append([]app.UI{app.Div().Class("lead__row").Body(app.H2().ID("running").Text(e.Name), view.Badge("ink", "", v.T(textHomeRunning)))}, body...)...)
}

func rounds(v *view.V, s session.SectionStatus) string {
	if s.Round == 0 {
		return v.T(i18n.HomePreparing)
	}
	return v.T(i18n.HomeRounds, v.Int(s.Round), v.Int(s.Rounds))
}

// players counts the players of an event, by section where it has several.
func players(v *view.V, e session.EventEntry) string {
	text := v.N(i18n.NPlayers, e.Players)
	if len(e.Sections) < 2 {
		return text
	}
	for _, s := range e.Sections {
		text += " · " + s.Name + " " + v.Int(s.Players)
	}
	return text
}

// parted takes the practices out of a list of events.
func parted(list []session.EventEntry) (own, practices []session.EventEntry) {
	for _, e := range list {
		if e.Practice {
			practices = append(practices, e)
		} else {
			own = append(own, e)
		}
	}
	return own, practices
}

// practiceList is where practices stand, apart from tournaments.
func practiceList(v *view.V, list []session.EventEntry) app.UI {
	if len(list) == 0 {
		return nil
	}
	items := make([]app.UI, len(list))
	for i, e := range list {
		items[i] = item(v, e, hasTwin(list, e))
	}
	return app.Section().Class("sec").Aria("labelledby", "practices-title").Body(
		app.Div().Class("head").Body(app.Div().Body(app.H2().ID("practices-title").Text(v.T(textPracticeList)), app.P().Text(v.T(i18n.PracticeText)))),
		app.Ul().Class("list").ID("practices").Body(items...))
}
