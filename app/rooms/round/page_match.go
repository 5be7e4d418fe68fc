package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/event/sheet"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// matchResult is the result column of a match: its score, and while it is open the game that comes.
func matchResult(v *view.V, now regulation.MatchStatus, decided journal.Score) app.UI {
	score := sheet.MatchScore(v.Lang, now, decided)
	switch {
	case now.Over:
		return app.Span().Class("res", "res--match", "num").Text(score)
	case now.Games == 0:
		return app.Span().Class("res", "res--miss").Text(v.T(i18n.ResultMissing))
	}
	return app.Span().Class("res", "res--miss", "res--match", "num").Text(score)
}

// matchGames are the games of a match below its board.
func matchGames(board int, games []string) app.UI {
	lines := make([]app.UI, len(games))
	for i, g := range games {
		lines[i] = app.Span().Text(g)
	}
	return app.Li().Class("board__games", "mute").ID("games-"+strconv.Itoa(board)).Attr("role", "presentation").Body(lines...)
}

// keysOf are the keys of the board in hand: results, or before an Armageddon game the choice of colours.
func keysOf(v *view.V, m page, r journal.Row, match *regulation.MatchStatus) app.UI {
	if match == nil || match.Over || match.White != 0 || match.Chooser == 0 {
		return pad(v, m, r)
	}
	winner, _ := m.Event.Ahead.Player(match.Chooser)
	key := func(id string, p journal.Player) app.UI {
		return v.Button(view.Button{Text: v.T(textMatchTakes, m.Name(p)), ID: id, Class: "btn--full",
			Act: v.Act(id, chooseColor{Board: r.Number, White: p.ID})})
	}
	return app.Div().Class("stack-2").ID("choose").Body(app.P().Text(v.T(textMatchChoose, m.Name(winner))),
		key("choose-a", r.WhitePlayer), key("choose-b", r.BlackPlayer))
}
