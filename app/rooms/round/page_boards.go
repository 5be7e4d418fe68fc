package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// look says how a list of boards behaves.
type look struct {
	Label    string
	draft    bool                          // no result column
	virtual  regulation.Accelerated        // points that count for the pairing alone (C.04.7)
	selected int                           // board in hand, 0 for none
	act      func(journal.Row) session.Msg // what touching a row sends; nil: nothing
	name     func(journal.Row) string      // says it, where a row is to be a key
	swap     bool                          // each player is a key of his own
	first    journal.PlayerID              // the player touched first
	Only     func(journal.Row) bool        // nil: all rows
	matches  []regulation.MatchStatus      // by board, where a board is a match of several games
	cards    map[journal.PlayerID]ledger.GameCards
	checked  map[int]bool // a verification: boards with a second opinion; results are not shown
	capped   map[int]bool // boards that the cap decided
	Still    bool         // rows are only read: no names for the browser
}

// boards draws the table of a round.
func boards(v *view.V, m page, rows []journal.Row, k look) app.UI {
	n, _ := m.Shown()
	k.capped = m.capped(n)
	k.cards = m.Event.Ahead.CardsInRound(m.Event.Section, n)
	games := m.matchGames(n)
	list, before, behind := part(v, m, rows, k)
	items := make([]app.UI, 0, len(list))
	for _, r := range list {
		items = append(items, board(v, m, r, k))
		if played := games[r.Number]; len(played) > 0 {
			items = append(items, matchGames(r.Number, played))
		}
	}
	table := app.Ol().Class("boards").Aria("label", k.Label).Body(items...)
	if !k.Still {
		table = table.ID("boards")
	}
	if k.selected > 0 {
		table = table.Attr("role", "listbox").TabIndex(0)
		if k.selected <= len(rows) {
			table = table.Aria("activedescendant", "b"+strconv.Itoa(k.selected))
		}
	}
	number, white, black := i18n.Board, i18n.White, i18n.Black
	if regulation.SystemOf(m.Section().System).Teams {
		number, white, black = textMatchHead, textTeamHead, textRivalHead
	}
	head := app.Div().Class("boards__head").Aria("hidden", "true").Body(
		app.Span().Text(v.T(number)), app.Span().Text(v.T(white)), middle(v, k), app.Span().Text(v.T(black)))
	frame := app.Div().Class("boards", "boardlist")
	if k.draft {
		frame = frame.Class("boards--draft")
	}
	if k.swap {
		frame = frame.Class("boards--swap")
	}
	return frame.Body(head, before, table, behind)
}

func middle(v *view.V, k look) app.UI {
	if k.draft {
		return app.Span()
	}
	return app.Span().Text(v.T(i18n.Result))
}

// board is one row; a match of several games is drawn with the page, for its result is no text.
func board(v *view.V, m page, r journal.Row, k look) app.UI {
	l := lineOf(v, m, r, k)
	if k.checked == nil && !k.draft && r.Number <= len(k.matches) {
		return l.draw(matchResult(v, k.matches[r.Number-1], r.Score))
	}
	return &row{Line: l}
}
