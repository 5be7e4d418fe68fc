package board

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// printer is the key that prints the page.
func printer(v *view.V) app.UI {
	return v.Button(view.Button{Text: v.T(i18n.Print), Icon: "print", Only: true, Class: "btn--quiet", Act: v.Act("print", session.Ask{Cmd: session.PrintPage{}}), ID: "print"})
}

// heading stands above the game on paper alone: event and place, round and board, day.
func heading(v *view.V, g *chessGame) app.UI {
	tag := func(name string) string {
		for _, t := range g.Head.Tags {
			if t.Name == name && t.Value != "?" {
				return t.Value
			}
		}
		return ""
	}
	title, round := tag("Event"), tag("Round")
	if title == "" {
		title = v.T(i18n.PlaySheet)
	}
	if r, b, ok := strings.Cut(round, "."); ok && tag("Board") == b {
		round = v.T(textPlayAt, r, b)
	} else if round != "" && round != "-" {
		round = v.T(i18n.RoundN, round)
	}
	day := time.UnixMilli(g.Head.Started)
	if at, err := time.ParseInLocation("2006.01.02", tag("Date"), day.Location()); err == nil {
		day = at
	}
	return app.Div().Class("onpaper", "bp__h").ID("paper-head").Body(app.P().Class("bp__t").Text(title),
		app.P().Text(joined(tag("Site"), round, v.Day(day), start(v, g))))
}

func joined(parts ...string) string {
	text := ""
	for _, p := range parts {
		if p != "" && text != "" {
			text += " · "
		}
		text += p
	}
	return text
}

// caption says on paper which position the diagram shows.
func caption(v *view.V, p Model) app.UI {
	pos, ply := p.Shown(), p.ShownPly()
	text := v.T(textPlayPastStart)
	switch {
	case p.Line.On():
		text = lineTitle(v, p)
	case ply > 0:
		text = v.T(i18n.PlayPastNote, numbered(p.Game, ply))
	}
	if p.Past || !p.Game.End.Over() {
		text += " · " + v.T(textPlayTurnOf, v.T(sideName(pos.Turn())))
	}
	return app.P().Class("onpaper", "bp__f").Text(text)
}

// setUp says on paper what the position of the editor is: who is to move, and its text.
func setUp(v *view.V, e positionEditor) app.UI {
	turn := i18n.White
	if e.Black {
		turn = i18n.Black
	}
	return app.Div().Class("onpaper", "bp__f").Body(app.P().Body(app.B().Text(v.T(textPlayTurnOf, v.T(turn)))), app.P().Text(e.FEN))
}
