package home

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// The results and the position that stand beside the doors: pictures of the thing itself.
var firstScores = []string{"1–0", "½", "0–1", "1–0", "–", "1–0"}

const (
	firstPosition = "r4rk1/pp1q1p1p/6p1/3N4/8/6Q1/PP3PPP/R5K1 w - - 0 1"
	knightOnD5    = 35
	forkOnF6      = 45
)

// first is the page of a device on which no tournament stands yet: three doors, each with the thing itself beside it, one filled key, and
// the other ways as quiet lines.
func first(v *view.V, m session.Session, clock app.UI) []app.UI {
	_, practices := parted(m.Index.Events)
	return []app.UI{app.Div().Class("first1").Body(lost(v, m.Index.Lost), clock,
		app.Div().Class("hello").ID("empty").Body(app.H1().Text(v.T(textFirstWhere)), app.P().Text(v.T(textFirstHere))),
		app.Div().Class("fdoors").Body(
			fdoor(i18n.Tournament, textFirstEventText, v, boardsPicture(v),
				v.Button(view.Button{Text: v.T(i18n.HomeNew), Icon: "plus", Class: "btn--go", ID: "new", Href: "/new"}),
				app.Button().Type("button").Class("fdoor__to").ID("start-practice").DataSet("act", v.Act("start-practice", session.StartPractice{})).
					Title(v.T(textPracticeUnder)).Text(v.T(textPracticeTool))),
			fdoor(i18n.ClockTitle, textFirstClockText, v, app.Span().Class("mclock").Aria("hidden", "true").Body(app.Span().Text("8:17"), app.Span().Text("9:02")),
				doorTo(v, session.PageClock, textFirstClockGo)),
			fdoor(i18n.LearnShort, textFirstLearnText, v, v.Board(view.Board{Cells: phrase.CellsOf(firstPosition), Label: v.T(textFirstBoard), Selected: knightOnD5, Targets: []int{forkOnF6}}),
				doorTo(v, session.PageLearn, textFirstLearnGo))),
		app.Div().Class("stack").Body(v.DeviceBanners(m)...),
		app.Nav().Class("falso").Aria("label", v.T(i18n.More)).Body(
			app.A().ID("join").Href(v.Href(session.Route{Page: session.PageJoin}.Path())).Body(quiet("phone", v.T(i18n.HelpEvent))...),
			app.Button().Type("button").ID("open-backup").DataSet("act", v.Act("open-backup", session.Ask{Cmd: session.PickFile{Purpose: session.FileAny}})).
				Title(v.T(textOpenUnder)).Body(quiet("data", v.T(textOpenFile))...),
			app.A().ID("ready").Href(v.Href("/ready")).Title(v.T(textReadyUnder)).Body(quiet("check", v.T(i18n.ReadyTitle))...),
			app.A().ID("season").Href(v.Href(session.Route{Page: session.PageSeason}.Path())).Title(v.T(textSeasonUnder)).Body(quiet("trophy", v.T(i18n.Seasons))...),
			app.A().ID("first-laws").Href(v.Href(session.Route{Page: session.PageLaws}.Path())).Body(quiet("scale", v.T(textFirstLaws))...),
			app.A().ID("first-language").Href(v.Href(session.Route{Page: session.PageSettings}.Path())).Body(quiet("globe", v.Lang.Name())...)),
		practiceList(v, practices))}
}

// quiet is a line that leads on.
func quiet(icon, text string) []app.UI {
	return []app.UI{view.Icon(icon), app.Span().Text(text), view.Icon("next")}
}

// fdoor is one door: the words, its keys, and the thing itself.
func fdoor(title, text i18n.Text, v *view.V, picture app.UI, keys ...app.UI) app.UI {
	door := app.Section().Class("fdoor")
	if len(keys) > 1 { // a phone has no room for them beside the picture
		door = door.Class("fdoor--keys")
	}
	return door.Body(app.Div().Class("fdoor__w").Body(app.H2().Text(v.T(title)), app.P().Text(v.T(text)), app.Div().Class("fdoor__k").Body(keys...)),
		app.Div().Class("fdoor__pic").Body(picture))
}

func doorTo(v *view.V, to session.Page, text i18n.Text) app.UI {
	return app.A().Class("fdoor__to").Href(v.Href(session.Route{Page: to}.Path())).Body(app.Text(v.T(text)+" "), view.Icon("next"))
}

// boardsPicture shows boards of a round with their results.
func boardsPicture(v *view.V) app.UI {
	names := strings.Fields(v.T(textFirstNames))
	rows := make([]app.UI, min(len(names), len(firstScores)))
	for i := range rows {
		rows[i] = app.Span().Body(app.B().Class("num").Text(v.Int(i+1)), app.Span().Body(app.Span().Class("disc"), app.Text(" "+names[i])), app.B().Class("num").Text(firstScores[i]))
	}
	return app.Span().Class("mboards").Aria("hidden", "true").Body(rows...)
}
