package home

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// running shows the event that is played: a lane for each section with what it waits for in the largest type, and one filled key, that
// of the section which can go on first.
func running(v *view.V, e session.EventEntry) app.UI {
	next := nextLane(e.Sections)
	body := []app.UI{app.Div().Class("run__head").Body(app.H2().ID("running").Text(e.Name), app.Span().Class("mute").Text(dayAndPlace(v, e)))}
	if e.Unsaved == 0 && !e.Copy { // else a banner tells of it
		body = append(body, app.P().Class("mute").ID("backed-up").Text(v.NewestBackup(e)))
	}
	for i, s := range e.Sections {
		body = append(body, runLane(v, e, i, s, i == next))
	}
	return app.Section().Class("lead", "run").Aria("labelledby", "running").Body(body...)
}

// runLane is what one section waits for.
func runLane(v *view.V, e session.EventEntry, i int, s session.SectionStatus, next bool) app.UI {
	w := waiting(v.Lang, s)
	var where []app.UI
	if len(e.Sections) > 1 {
		where = append(where, app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).Text(s.Name))
	}
	where = append(where, app.Span().Text(rounds(v, s)), app.Span().Class("mute").Text(phrase.Entrants(v.Lang, s.System, s.Players)))
	lane := []app.UI{app.P().Class("run__where").Body(where...), app.P().Class("lead__q", "run__q").Text(w.question)}
	if cells := boardStrip(s); cells != nil {
		lane = append(lane, cells)
	}
	if w.boards != "" {
		lane = append(lane, app.P().Class("run__note", "mute").Text(w.boards))
	}
	at := session.Route{Page: w.to, Event: e.ID}
	if i > 0 {
		at.Section = s.ID
	}
	key := view.Button{Text: w.act, After: "next", Href: at.Path(), ID: "continue-" + v.Int(i)}
	if e.Reads { // the event's own pages say how this device becomes the desk
		key.Text = v.T(textHomeOpen)
	}
	if len(e.Sections) > 1 {
		key.Text += ": " + s.Name
	}
	class := "run__lane"
	if next {
		key.Class, key.ID, class = "btn--go btn--main", "continue", "run__lane run__lane--now"
	}
	return app.Div().Class("lane").Class(class).Body(append(lane, v.Button(key))...)
}

// boardStrip is a cell a board, hollow while its result is missing; many boards have none.
func boardStrip(s session.SectionStatus) app.UI {
	if s.Missing == 0 || s.Boards == 0 || s.Boards > stripMost {
		return nil
	}
	cells := make([]app.UI, s.Boards)
	for i := range cells {
		cells[i] = app.Elem("i")
		if slices.Contains(s.Open, s.First+i) {
			cells[i] = app.Elem("i").Class("o")
		}
	}
	return app.Span().Class("strip").Aria("hidden", "true").Body(cells...)
}

// dayAndPlace says when and where an event is.
func dayAndPlace(v *view.V, e session.EventEntry) string {
	text := ""
	var d journal.Date
	if d.UnmarshalText([]byte(e.Start)) == nil && !d.IsZero() {
		text = v.Date(d.Year, d.Month, d.Day)
	}
	if e.Place == "" || text == "" {
		return text + e.Place
	}
	return text + ", " + e.Place
}

func rounds(v *view.V, s session.SectionStatus) string {
	if s.Round == 0 {
		return v.T(i18n.HomePreparing)
	}
	return v.T(i18n.HomeRounds, v.Int(s.Round), v.Int(s.Rounds))
}

// players counts the players of an event, by section where it has several.
func players(v *view.V, e session.EventEntry) string {
	text := phrase.Entrants(v.Lang, e.System(), e.Players)
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
