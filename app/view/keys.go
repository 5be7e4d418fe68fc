package view

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// keyHelp is what some keys of the keyboard do; keys are separated by spaces.
type keyHelp struct {
	keys string
	does i18n.Text
}

// keyGroup are the keys of one task.
type keyGroup struct {
	title i18n.Text
	keys  []keyHelp
}

var keysAll = keyGroup{i18n.KeysAll, []keyHelp{{i18n.KeyTab, i18n.KeysNext}, {i18n.KeyEnter, i18n.KeysPress}, {i18n.KeyEsc, i18n.KeysClose}, {"G", i18n.KeysGo}, {"?", i18n.KeysThis}, {manualKey, i18n.ManualOf}}}

// keysOf returns the groups of keys that a page knows, its own before those of every page.
func keysOf(p session.Page) []keyGroup {
	switch p {
	case session.PageRound:
		return []keyGroup{{i18n.KeysRound, []keyHelp{{"1", i18n.KeysWhite}, {"0", i18n.KeysBlack}, {"5 =", i18n.Draw}, {"+ −", i18n.KeysForfeit},
			{"⌫", i18n.KeysUndo}, {"/", i18n.KeysNumber}, {"↑ ↓", i18n.KeysBoards}}}, keysAll}
	case session.PageBoard:
		return []keyGroup{{i18n.KeysGame, []keyHelp{{"← →", i18n.KeysMoves}, {i18n.KeyEnds, i18n.KeysEnds}, {"← ↑ ↓ →", i18n.KeysSquares}}}, keysAll}
	case session.PageScreen:
		return []keyGroup{{i18n.KeysWall, []keyHelp{{"← →", i18n.KeysPages}, {"␣", i18n.KeysHalt}, {i18n.KeyEsc, i18n.KeysLeave}}}, keysAll}
	case session.PagePlayers, session.PageCheckIn, session.PageLaws, session.PageManual:
		return []keyGroup{{keysAll.title, append([]keyHelp{{"/", i18n.KeysFind}}, keysAll.keys...)}}
	}
	return []keyGroup{keysAll}
}

// keySheet leads to the chapter of the manual for the page in hand, and lists its keys.
func (v *V) keySheet(m session.Session) app.UI {
	var body []app.UI
	if chapter := m.Chapter(); chapter != "" {
		body = append(body, v.Button(Button{Text: v.T(i18n.ManualOf), Icon: "help", After: "next", Href: session.ManualRoute(chapter, "").Path(), ID: "manual-chapter"}))
	}
	for _, g := range keysOf(m.Route.Page) {
		var rows []app.UI
		for _, k := range g.keys {
			var caps []app.UI
			for _, key := range strings.Fields(k.keys) {
				caps = append(caps, app.Kbd().Text(key))
			}
			rows = append(rows, app.Div().Body(app.Dt().Body(caps...), app.Dd().Text(v.T(k.does))))
		}
		body = append(body, app.Section().Body(app.H3().Text(v.T(g.title)), app.Dl().Class("keyhelp").Body(rows...)))
	}
	return v.Sheet(Sheet{Title: v.T(i18n.KeysTitle), Body: body, Close: v.Act("close-sheet", session.CloseDialog{})})
}
