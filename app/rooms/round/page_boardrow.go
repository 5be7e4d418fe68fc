package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/rooms/pairing"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// row is a board in the list, as a component of its own: one touch changes two of forty rows, and the others, which are
// equal to what stands there, are not drawn again.
type row struct {
	app.Compo

	Line line
}

// Render draws the row.
func (r *row) Render() app.UI { return r.Line.draw(nil) }

// line is all that a row shows. Equal lines look the same.
type line struct {
	Lang    i18n.Lang
	Number  int    // of the board in the hall
	ID, Act string // empty: none
	Key     string // what touching the row does, where a keyboard has no other way to it
	Choice  choice
	Result  string
	Class   string // of the result, with spaces
	Seen    bool   // the result is a tick: the board has been verified
	Between bool   // the boards of a draft have no result
	White   seat
	Black   seat
	Winner  swiss.Color
	Lost    bool // by both: nobody came, or both lost
}

// choice says whether a row is one of a list to choose from, and whether it is in hand.
type choice uint8

const (
	choiceNone choice = iota
	choiceOther
	choiceHand
)

// seat is a player at a board.
type seat struct {
	Name, Under, Points string
	GameCards           ledger.GameCards
	Act                 string // of a player who is a key of his own
	First               bool   // touched first
}

// lineOf is the row of a board; what it does is registered here, with every drawing of the page.
func lineOf(v *view.V, m page, r journal.Row, k look) line {
	id := "b" + strconv.Itoa(r.Number)
	l := line{Lang: v.Lang, Number: m.BoardNo(r.Number), Winner: r.Score.Winner(), Lost: r.Score == journal.BothForfeit || r.Score == journal.BothLose,
		White: seatOfRow(v, m, r.WhitePlayer, r.WhitePoints, k), Black: seatOfRow(v, m, r.BlackPlayer, r.BlackPoints, k)}
	if !k.Still {
		l.ID = id
	}
	switch {
	case k.selected == r.Number:
		l.Choice = choiceHand
	case k.selected > 0:
		l.Choice = choiceOther
	}
	if k.act != nil {
		l.Act = v.Act(id, k.act(r))
		if k.name != nil {
			l.Key = k.name(r)
		}
	}
	missing := func() { l.Result, l.Class = v.T(i18n.ResultMissing), "res--miss" }
	switch {
	case k.draft:
		l.Between = true
	case k.checked != nil && k.checked[r.Number]:
		l.Seen = true
	case k.checked != nil, r.Score.IsZero():
		missing()
	default:
		l.Result, l.Class = phrase.ScoreText(r.Score), "num"
		if k.capped[r.Number] {
			l.Result += " c" // decided when the cap struck (formats 7.9)
		}
		if r.Corrected {
			l.Class = "num res--changed"
		}
	}
	return l
}

func seatOfRow(v *view.V, m page, p journal.Player, points swiss.Points, k look) seat {
	s := seat{Name: m.Name(p), Under: phrase.Beside(p.PlayerInfo), Points: v.Tenths(int(points)), GameCards: k.cards[p.ID]}
	if k.draft {
		s.Under = phrase.Numbered(v.Lang, p)
	}
	if k.virtual.Points > 0 && p.TPN > 0 && p.TPN <= k.virtual.Last {
		s.Points += " + " + v.Tenths(int(k.virtual.Points))
	}
	if k.swap {
		s.Act, s.First = v.Act("swap-"+strconv.Itoa(int(p.ID)), pairing.SwapTouch{Player: p.ID}), k.first == p.ID
	}
	return s
}

// draw draws the row; a match of several games brings its own result.
func (l line) draw(result app.UI) app.UI {
	v := &view.V{Lang: l.Lang}
	li := app.Li().Class("board")
	if l.ID != "" {
		li = li.ID(l.ID)
	}
	if l.Choice != choiceNone {
		li = li.Attr("role", "option").Aria("selected", strconv.FormatBool(l.Choice == choiceHand)).TabIndex(-1)
	}
	if l.Act != "" {
		li = li.DataSet("act", l.Act)
	}
	if result == nil {
		result = l.result(v)
	}
	var key app.UI
	if l.Key != "" {
		key = app.Button().Type("button").Class("board__key").ID(l.ID+"-key").Aria("label", l.Key) // lies above the row, whose act it does
	}
	return li.Body(
		app.Span().Class("board__no", "num").Text(strconv.Itoa(l.Number)),
		app.Span().Class("board__w").Body(l.White.draw(v, l.standing(swiss.White), true)),
		app.Span().Class("board__r").Body(result),
		app.Span().Class("board__b").Body(l.Black.draw(v, l.standing(swiss.Black), false)), key)
}

func (l line) result(v *view.V) app.UI {
	res := app.Span().Class("res")
	switch {
	case l.Between:
		return res.Aria("hidden", "true").Text("–")
	case l.Seen:
		return res.Body(view.Icon("check"), view.Hidden(v.T(textCheckDone)))
	}
	return res.Class(l.Class).Text(l.Result)
}

// standing is the class of a side: won, lost, or neither. Who did not come has not won, though his opponent lost too.
func (l line) standing(c swiss.Color) string {
	switch {
	case l.Lost, l.Winner != 0 && l.Winner != c:
		return "is-loss"
	case l.Winner == c:
		return "is-win"
	}
	return ""
}

func (s seat) draw(v *view.V, standing string, white bool) app.UI {
	name := []app.UI{app.Span().Class("name").Text(s.Name), v.GameCards(s.GameCards)}
	name = append(name, app.Span().Class("side__pt", "num").Aria("hidden", "true").Text(s.Points)) // where their column has no room
	if s.Under != "" {
		name = append(name, app.Span().Class("under").Text(s.Under))
	}
	body := []app.UI{v.Disc(white), app.Span().Class("side__n").Body(name...), app.Span().Class("side__p", "num").Text(s.Points)}
	if s.Act != "" {
		body = append(body, app.Span().Class("grip").Aria("hidden", "true"))
		return app.Button().Type("button").Class("side", "side--key").Aria("pressed", strconv.FormatBool(s.First)).DataSet("act", s.Act).Body(body...)
	}
	side := app.Span().Class("side")
	if standing != "" {
		side = side.Class(standing)
	}
	return side.Body(body...)
}
