package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/pairing"
	"wasit/app/phrase"
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
	for i, s := range m.rarer(d) {
		id := "score-" + strconv.Itoa(i)
		body = append(body, app.Button().Type("button").Class("btn", "btn--full").ID(id).DataSet("act", v.Act(id, enterScore{Score: s})).
			Body(app.B().Class("num").Text(phrase.ScoreText(s)), app.Text(" "+phrase.ScoreName(v.Lang, s))))
	}
	if m.Check == "" {
		body = append(body, boardActs(v, m, d)...)
	}
	return v.Sheet(view.Sheet{Title: v.T(textKeysOf, v.Int(d.Board)), Body: []app.UI{app.Div().Class("stack-2").Body(body...)}, Close: view.CloseAct(v)})
}

// boardActs are what else can be done with the board in hand, and on a phone with the round.
func boardActs(v *view.V, m page, d scoreDialog) []app.UI {
	var body []app.UI
	for _, a := range m.boardActs(d) {
		body = append(body, v.Button(view.Button{Text: v.T(a.name), Icon: a.icon, Class: "btn--full " + a.class, ID: a.id, Act: v.Act(a.id, a.msg)}))
	}
	return body
}
