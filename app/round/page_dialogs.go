package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/hall"
	"wasit/app/i18n"
	"wasit/app/journal"
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

var (
	forfeits = []journal.Score{journal.BlackForfeits, journal.WhiteForfeits, journal.BothForfeit}
	unusual  = []journal.Score{journal.WhiteHalf, journal.BlackHalf, journal.BothLose, journal.BothForfeit, journal.Adjourned}
)

// scores offers the rarer results of the board in hand.
func scores(v *view.V, m page, d scoreDialog) app.UI {
	list := unusual
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.IsMatch() {
		list = unusual[:len(unusual)-1] // a match waits for its games, none is adjourned
	}
	if d.Forfeit {
		list = forfeits
	}
	var body []app.UI
	for i, s := range list {
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
	add := func(id, icon, class string, t i18n.Text, msg session.Msg) {
		body = append(body, v.Button(view.Button{Text: v.T(t), Icon: icon, Class: "btn--full " + class, ID: id, Act: v.Act(id, msg)}))
	}
	n, _ := m.Shown()
	r, ok := m.Event.Ahead.Round(m.Event.Section, n)
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	if ok && !sec.IsMatch() && d.Board <= len(r.Boards) && !r.Boards[d.Board-1].Score.IsZero() {
		add("clear", "x", "btn--bad", textResultClear, clearScore{Board: d.Board})
	}
	if d.Forfeit || !ok {
		return body
	}
	if !sec.IsMatch() {
		add("reverse", "swap", "", textReverse, reverseBoard{Board: d.Board})
	}
	add("offence", "scale", "", i18n.DeskRecordNew, session.AskArbiter{Board: d.Board})
	if m.capRule().Minutes > 0 {
		add("cap", "sand", "", textCapOpen, openCap{Board: d.Board})
	}
	add("why", "info", "btn--quiet", textWhyButton, pairing.OpenWhy{Round: n, Board: d.Board})
	missing := m.Event.Ahead.MissingBoards(m.Event.Section, n)
	if len(missing) > 0 {
		add("call", "call", "btn--quiet", i18n.Call, openCall{})
	}
	add("hall", "clock", "btn--quiet", i18n.Hall, hall.OpenHall{})
	if len(missing) == len(r.Boards) {
		add("unpublish", "eye", "btn--bad", i18n.RoundUnpublish, session.AskReason{For: "unpublish"})
	}
	return body
}
