package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
	"wasit/app/view"
)

// Sheet draws the open sheet if it is one of the round's; nil otherwise. Other pages use it for corrections.
func Sheet(v *view.V, in session.Session, own Model, p pairing.Model) app.UI {
	m := page{in, own, p}
	switch d := m.Dialog.(type) {
	case scoreDialog:
		return scores(v, m, d)
	case publishedDialog:
		return publishedSheet(v, m)
	case correctDialog:
		return correctSheet(v, m, d)
	case lineupDialog:
		return lineup(v, m, d)
	case callDialog:
		return callSheet(v, m)
	case capDialog:
		return cappedSheet(v, m, d)
	}
	return nil
}

// scores offers the rarer results of the board in hand.
func scores(v *view.V, m page, d scoreDialog) app.UI {
	var body []app.UI
	if d.Forfeit {
		body = append(body, walkOver(v, m, d.Board))
	}
	if !d.Forfeit && !m.Section().IsMatch() {
		body = append(body, shortSwitch(v, d.Short))
	}
	for i, s := range m.rarer(d) {
		if d.Forfeit && s != journal.BothForfeit {
			continue // stands under the name of who came
		}
		id := "score-" + strconv.Itoa(i)
		body = append(body, app.Button().Type("button").Class("btn", "btn--full").ID(id).DataSet("act", v.Act(id, enterScore{Score: s})).
			Body(app.B().Class("num").Text(phrase.ScoreText(s)), app.Text(" "+phrase.ScoreName(v.Lang, s))))
	}
	if m.Check == "" {
		body = append(body, boardActs(v, m, d)...)
	}
	return v.Sheet(view.Sheet{Title: v.T(textKeysOf, v.Int(m.BoardNo(d.Board))), Body: []app.UI{app.Div().Class("stack-2").Body(body...)}, Close: view.CloseAct(v)})
}

// shortSwitch turns to the results of games in which a side made no move.
func shortSwitch(v *view.V, on bool) app.UI {
	return v.SwitchUnder("score-short", v.T(textShort), v.T(textShortUnder), v.In("score-short", func(s string) session.Msg { return shortScores{On: s == "true"} }), on)
}

// walkOver names both players of a board, White left, each over the key by which he wins because the other has not come: as the keys of
// the results stand.
func walkOver(v *view.V, m page, board int) app.UI {
	n, _ := m.Shown()
	rows, _ := m.rows(n)
	if board < 1 || board > len(rows) {
		return nil
	}
	r := rows[board-1]
	side := func(i int, white bool, p journal.Player) app.UI {
		id, s := "score-"+strconv.Itoa(i), forfeits[i]
		name := []app.UI{app.Span().Class("name").Text(m.Name(p))}
		if p.Club != "" {
			name = append(name, app.Span().Class("under").Text(p.Club))
		}
		return app.Div().Class("came").Body(app.Div().Class("now__side").ID(id+"-who").Body(v.Disc(white), app.Div().Body(name...)),
			app.Button().Type("button").Class("btn", "btn--full").ID(id).Aria("label", phrase.ScoreText(s)+" "+v.T(textCame)+": "+m.Name(p)).DataSet("act", v.Act(id, enterScore{Score: s})).
				Body(app.B().Class("num").Text(phrase.ScoreText(s)), app.Text(" "+v.T(textCame))))
	}
	return app.Div().Class("walkover").ID("walkover").Body(side(0, true, r.WhitePlayer), side(1, false, r.BlackPlayer))
}

// boardActs are what else can be done with the board in hand, and on a phone with the round.
func boardActs(v *view.V, m page, d scoreDialog) []app.UI {
	var body []app.UI
	for _, a := range m.boardActs(d) {
		body = append(body, v.Button(view.Button{Text: v.T(a.name), Icon: a.icon, Class: "btn--full " + a.class, ID: a.id, Act: v.Act(a.id, a.msg)}))
	}
	return body
}
