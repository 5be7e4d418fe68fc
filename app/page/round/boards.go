package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/regulation"
	"wasit/app/view"
	"wasit/swiss"
)

// look says how a list of boards behaves.
type look struct {
	label    string
	draft    bool                        // no result column
	selected int                         // board in hand, 0 for none
	act      func(journal.Row) model.Msg // what touching a row sends; nil: nothing
	swap     bool                        // each player is a key of his own
	first    journal.PlayerID            // the player touched first
	only     func(journal.Row) bool      // nil: all rows
	matches  []regulation.Now            // by board, where a board is a match of several games
	trays    map[journal.PlayerID]journal.Tray
	checked  map[int]bool // a verification: boards with a second opinion; results are not shown
	capped   map[int]bool // boards that the cap decided
	still    bool         // rows are only read: no names for the browser
}

// boards draws the table of a round.
func boards(v *view.V, m model.Model, rows []journal.Row, k look) app.UI {
	n, _ := m.Shown()
	k.capped = m.Capped(n)
	k.trays = m.Event.Ahead.Trays(m.Event.Section, n)
	games := m.MatchGames(n)
	list, before, behind := part(v, m, rows, k)
	items := make([]app.UI, 0, len(list))
	for _, r := range list {
		items = append(items, board(v, m, r, k))
		if played := games[r.Number]; len(played) > 0 {
			items = append(items, matchGames(r.Number, played))
		}
	}
	table := app.Ol().Class("boards").Aria("label", k.label).Body(items...)
	if !k.still {
		table = table.ID("boards")
	}
	if k.selected > 0 {
		table = table.Attr("role", "listbox")
	}
	head := app.Div().Class("boards__head").Aria("hidden", "true").Body(
		app.Span().Text(v.T(i18n.Board)), app.Span().Text(v.T(i18n.White)), middle(v, k), app.Span().Text(v.T(i18n.Black)))
	frame := app.Div().Class("boards")
	if k.draft {
		frame = frame.Class("boards--draft")
	}
	return frame.Body(head, before, table, behind)
}

func middle(v *view.V, k look) app.UI {
	if k.draft {
		return app.Span()
	}
	return app.Span().Text(v.T(i18n.Result))
}

func board(v *view.V, m model.Model, r journal.Row, k look) app.UI {
	id := "b" + strconv.Itoa(r.Number)
	li := app.Li().Class("board")
	if !k.still {
		li = li.ID(id)
	}
	if k.selected > 0 {
		li = li.Attr("role", "option").Aria("selected", strconv.FormatBool(k.selected == r.Number)).TabIndex(-1)
	}
	if k.act != nil {
		li = li.DataSet("act", v.Act(id, k.act(r)))
	}
	winner := r.Score.Winner()
	return li.Body(
		app.Span().Class("board__no", "num").Text(strconv.Itoa(r.Number)),
		app.Span().Class("board__w").Body(side(v, m, r.WhitePlayer, r.WhitePoints, true, winner, k)),
		app.Span().Class("board__r").Body(result(v, r, k)),
		app.Span().Class("board__b").Body(side(v, m, r.BlackPlayer, r.BlackPoints, false, winner, k)))
}

func side(v *view.V, m model.Model, p journal.Player, points swiss.Points, white bool, winner swiss.Color, k look) app.UI {
	name := []app.UI{app.Span().Class("name").Text(m.Name(p)), v.Tray(k.trays[p.ID])}
	if p.Club != "" {
		name = append(name, app.Span().Class("under").Text(p.Club))
	}
	body := []app.UI{v.Disc(white), app.Span().Class("side__n").Body(name...), app.Span().Class("side__p", "num").Text(v.Tenths(int(points)))}
	if k.swap {
		return app.Button().Type("button").Class("side", "side--key").Aria("pressed", strconv.FormatBool(k.first == p.ID)).
			DataSet("act", v.Act("swap-"+strconv.Itoa(int(p.ID)), model.SwapTouch{Player: p.ID})).Body(body...)
	}
	s := app.Span().Class("side")
	switch {
	case winner == 0:
	case winner == swiss.White == white:
		s = s.Class("is-win")
	default:
		s = s.Class("is-loss")
	}
	return s.Body(body...)
}

func result(v *view.V, r journal.Row, k look) app.UI {
	switch {
	case k.draft:
		return app.Span().Class("res").Aria("hidden", "true").Text("–")
	case k.checked != nil && k.checked[r.Number]:
		return app.Span().Class("res").Body(view.Icon("check"), view.Hidden(v.T(i18n.CheckDone)))
	case k.checked != nil:
		return app.Span().Class("res", "res--miss").Text(v.T(i18n.ResultMissing))
	case r.Number <= len(k.matches):
		return matchResult(v, k.matches[r.Number-1])
	case r.Score.IsZero():
		return app.Span().Class("res", "res--miss").Text(v.T(i18n.ResultMissing))
	}
	text := model.ScoreText(r.Score)
	if k.capped[r.Number] {
		text += " c" // decided when the cap struck (formats 7.9)
	}
	res := app.Span().Class("res", "num").Text(text)
	if r.Corrected {
		res = res.Class("res--changed")
	}
	return res
}
