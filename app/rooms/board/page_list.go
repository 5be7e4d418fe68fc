package board

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// searchFrom is how many games a list has before it can be searched: fewer are seen at a glance.
const searchFrom = 6

// list shows the games of this device.
func list(v *view.V, m page) app.UI {
	main := []app.UI{app.H1().Text(v.T(textPlayGames))}
	if len(m.Games) >= searchFrom {
		main = append(main, v.Field(view.Field{ID: "search", Type: "search", Label: v.T(textListSearch), Value: m.Search, Max: 80,
			In: v.In("search", func(text string) session.Msg { return typeSearch{Text: text} })}))
	}
	found := found(m.Games, m.Search)
	rows := make([]app.UI, len(found))
	for i, e := range found {
		if g := m.Game; g != nil && g.ID == e.ID {
			e = g.entry() // the list is stored when the game is left
		}
		rows[i] = listed(v, e)
	}
	if len(found) == 0 {
		main = append(main, app.P().Class("mute").ID("none-found").Text(v.T(textListNone)))
	}
	main = append(main, app.Ul().Class("list").ID("games").Body(rows...))
	if len(found) > 1 {
		main = append(main, v.Button(view.Button{Text: v.N(textListSave, len(found)), Icon: "save", Act: v.Act("save-games", saveGames{}), ID: "save-games"}))
	}
	main = append(main, pasting(v, m))
	return v.Page(m.Session, view.Page{Bar: view.Bar{Back: back(v, screenTable), Title: v.T(i18n.PlayTitle)}, Focus: true, Read: true,
		Main: main, Sheet: dialog(v, m)})
}

// listed is a game in the list: the row opens it, the key after it asks what else to do.
func listed(v *view.V, e listEntry) app.UI {
	return app.Li().Class("cluster", "gl").Body(
		app.Button().Type("button").Class("item", "item--key").ID("game-"+e.ID).DataSet("act", v.Act("game-"+e.ID, openGame{ID: e.ID})).Body(
			view.Mark("", "board"), app.Span().Body(app.Span().Class("name").Text(entryName(v, e)),
				app.Span().Class("under").Text(playedOn(v.Lang, e)+" · "+v.N(textPlayPlies, (e.Plies+1)/2))),
			app.Span().Class("item__end").Body(view.Badge("", "", score(e.Result)))),
		v.Button(view.Button{Text: v.T(textListMore, entryName(v, e)), Icon: "more", Only: true, Class: "btn--quiet", ID: "more-" + e.ID,
			Act: v.Act("more-"+e.ID, showDialog{Dialog: gameDialog{Entry: e}})}))
}

// playedOn is when a game was played: begun on this device, or on the day that its file names, as far as it does.
func playedOn(l i18n.Lang, e listEntry) string {
	if e.Day != "" {
		day, ok := rules.ReadDate(e.Day)
		switch {
		case !ok:
			return l.T(textListUndated)
		case day.Month == 0 || day.Day == 0:
			return strconv.Itoa(day.Year)
		}
		return l.Date(day.Year, day.Month, day.Day)
	}
	at := time.UnixMilli(e.Started)
	when := l.Day(at)
	if at.Hour()+at.Minute()+at.Second() > 0 { // of older programs: a file names the day alone
		when += ", " + l.Clock(at)
	}
	return when
}

// entryName is who plays, or the colours where no name is written.
func entryName(v *view.V, e listEntry) string {
	white, black := e.White, e.Black
	if white == "" {
		white = v.T(i18n.White)
	}
	if black == "" {
		black = v.T(i18n.Black)
	}
	return white + " – " + black
}

// gameSheet is what can be done with a game that does not lie on the board.
func gameSheet(v *view.V, d gameDialog) app.UI {
	return v.Sheet(view.Sheet{Title: entryName(v, d.Entry), Close: v.Act("close", closeDialog{}), Body: []app.UI{
		app.P().Class("mute").Text(v.T(textListGone)),
		v.Button(view.Button{Text: v.T(textListDelete), Icon: "trash", Class: "btn--bad", ID: "delete-game", Act: v.Act("delete-game", deleteGame{ID: d.Entry.ID})})}})
}

// pasting is where games or a position are pasted from elsewhere.
func pasting(v *view.V, m page) app.UI {
	return app.Div().Class("stack", "pasting").ID("pasting").Body(
		v.Field(view.Field{ID: "paste", Label: v.T(textListPaste), Value: m.Pasted, Rows: 3, Max: maxPGNBytes,
			In: v.In("paste", func(text string) session.Msg { return typePasted{Text: text} })}),
		v.Button(view.Button{Text: v.T(textListRead), Act: v.Act("read-pasted", readPasted{}), ID: "read-pasted"}))
}
