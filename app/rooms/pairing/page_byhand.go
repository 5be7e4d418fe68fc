package pairing

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Benches are the players without a board, to be touched too while players change places: the bye, and who stays away.
func Benches(v *view.V, in session.Session, own Model, r journal.Round) []app.UI {
	m := page{in, own}
	key := func(id journal.PlayerID, what i18n.Text) app.UI {
		p, _ := m.Event.Ahead.Player(id)
		k := "swap-" + strconv.Itoa(int(id))
		return app.Button().Type("button").Class("side", "side--key").ID(k).Aria("pressed", strconv.FormatBool(m.First == id)).
			DataSet("act", v.Act(k, SwapTouch{Player: id})).Body(view.Badge("", "", v.T(what)),
			app.Span().Class("side__n").Body(app.Span().Class("name").Text(m.Name(p)), app.Span().Class("under").Text(phrase.Numbered(v.Lang, p))), app.Span().Class("grip").Aria("hidden", "true"))
	}
	var list []app.UI
	if r.PAB != 0 {
		list = append(list, key(r.PAB, textSwapBye))
	}
	for _, a := range r.Absent {
		if p, ok := m.Event.Ahead.Player(a.Player); ok && !p.IsOut(r.Number) && p.HasEntered(r.Number) {
			what := textSwapAway
			if a.Bye == journal.Free {
				what = i18n.AwayFree
			}
			list = append(list, key(a.Player, what))
		}
	}
	return list
}

// Departures compare a draft that was changed by hand with what the engine made.
func Departures(v *view.V, m session.Session, r journal.Round) app.UI {
	list := departures(r)
	if len(list) == 0 {
		return nil
	}
	var rows []app.UI
	for _, d := range list {
		white, _ := m.Event.Ahead.Player(d.Pair.White())
		black, _ := m.Event.Ahead.Player(d.Pair.Black())
		pair := m.Name(white) + " – " + m.Name(black)
		if d.Engine {
			rows = append(rows, app.Li().Class("mute").Text(v.T(textByHandEngine, pair)))
		} else {
			rows = append(rows, app.Li().Text(v.T(textByHandNow, v.Int(m.BoardNo(d.Board)), pair)))
		}
	}
	return app.Div().Class("stack-2").ID("by-hand").Body(app.H2().Text(v.T(textByHandTitle)), app.Ul().Class("plain").Body(rows...),
		app.P().Class("mute").Text(v.T(i18n.ByHandAs)))
}

// ApartNote says that schools were kept apart, and of which that was too much.
func ApartNote(v *view.V, m session.Session, a journal.Apart) app.UI {
	if a == (journal.Apart{}) {
		return nil
	}
	return app.Li().Body(v.Banner(view.Banner{Kind: "info", ID: "apart", Title: v.T(m.Kin(i18n.WishApart)), Text: phrase.ApartText(v.Lang, a) + " " + v.T(i18n.ApartDoneAs)}))
}
