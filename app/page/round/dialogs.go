package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/view"
	"wasit/swiss"
)

// Dialog draws the open sheet if it is one of the round's; nil otherwise. Other pages use it for corrections.
func Dialog(v *view.V, m model.Model) app.UI {
	switch d := m.Dialog.(type) {
	case model.ScoreDialog:
		return scores(v, m, d)
	case model.CorrectDialog:
		return correct(v, m, d)
	case model.DrawDialog:
		return draw(v, d)
	case model.ReasonDialog:
		return reason(v, d)
	case model.LineupDialog:
		return lineup(v, m, d)
	case model.FinalDialog:
		return final(v, m, d)
	case model.WhyDialog:
		return why(v, m, d)
	case model.CallDialog:
		return call(v, m)
	case model.CapDialog:
		return capped(v, m, d)
	case model.HallDialog:
		return hall(v, m, d)
	}
	return nil
}

func closeAct(v *view.V) string { return v.Act("close-sheet", model.CloseDialog{}) }

var (
	forfeits = []journal.Score{journal.BlackForfeits, journal.WhiteForfeits, journal.BothForfeit}
	unusual  = []journal.Score{journal.WhiteHalf, journal.BlackHalf, journal.BothLose, journal.BothForfeit, journal.Adjourned}
)

// scores offers the rarer results of the board in hand.
func scores(v *view.V, m model.Model, d model.ScoreDialog) app.UI {
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
		body = append(body, app.Button().Type("button").Class("btn", "btn--full").ID(id).DataSet("act", v.Act(id, model.EnterScore{Score: s})).
			Body(app.B().Class("num").Text(model.ScoreText(s)), app.Text(" "+model.ScoreName(v.Lang, s))))
	}
	if m.Entry.Check == "" {
		body = append(body, boardActs(v, m, d)...)
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.KeysOf, v.Int(d.Board)), Body: []app.UI{app.Div().Class("stack-2").Body(body...)}, Close: closeAct(v)})
}

// boardActs are what else can be done with the board in hand, and on a phone with the round.
func boardActs(v *view.V, m model.Model, d model.ScoreDialog) []app.UI {
	var body []app.UI
	add := func(id, icon, class string, t i18n.Text, msg model.Msg) {
		body = append(body, v.Button(view.Button{Text: v.T(t), Icon: icon, Class: "btn--full " + class, ID: id, Act: v.Act(id, msg)}))
	}
	n, _ := m.Shown()
	r, ok := m.Event.Ahead.Round(m.Event.Section, n)
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	if ok && !sec.IsMatch() && d.Board <= len(r.Boards) && !r.Boards[d.Board-1].Score.IsZero() {
		add("clear", "x", "btn--bad", i18n.ResultClear, model.ClearScore{Board: d.Board})
	}
	if d.Forfeit || !ok {
		return body
	}
	if !sec.IsMatch() {
		add("reverse", "swap", "", i18n.Reverse, model.ReverseBoard{Board: d.Board})
	}
	add("offence", "scale", "", i18n.DeskRecordNew, model.DeskStart{Board: d.Board})
	if m.CapRule().Minutes > 0 {
		add("cap", "sand", "", i18n.CapOpen, model.OpenCap{Board: d.Board})
	}
	add("why", "info", "btn--quiet", i18n.WhyButton, model.OpenWhy{Round: n, Board: d.Board})
	missing := m.Event.Ahead.MissingBoards(m.Event.Section, n)
	if len(missing) > 0 {
		add("call", "call", "btn--quiet", i18n.Call, model.OpenCall{})
	}
	add("hall", "clock", "btn--quiet", i18n.Hall, model.OpenHall{})
	if len(missing) == len(r.Boards) {
		add("unpublish", "eye", "btn--bad", i18n.RoundUnpublish, model.AskReason{For: "unpublish"})
	}
	return body
}

// draw is the draw of lots before round 1; the seed is shown before the result.
func draw(v *view.V, d model.DrawDialog) app.UI {
	var body []app.UI
	if d.OrderSeed != 0 {
		body = append(body, app.P().Text(v.T(i18n.DrawOrder, d.OrderSeed.String())))
	}
	if d.Varma {
		body = append(body, app.P().ID("varma").Text(v.T(i18n.DrawVarma)))
		if d.Late > 0 {
			body = append(body, v.Banner(view.Banner{Kind: "warn", ID: "varma-late", Title: v.N(i18n.DrawVarmaLate, d.Late)}))
		}
	}
	if d.Rounds > 0 {
		body = append(body, app.P().ID("draw-rounds").Text(v.T(i18n.DrawRounds, v.Int(d.Players), v.Int(d.Rounds))))
	}
	foot := []app.UI{v.Button(view.Button{Text: v.T(i18n.DrawNow), After: "next", Class: "btn--go btn--main", ID: "draw", Act: v.Act("draw", model.Draw{})})}
	switch {
	case d.ColorSeed == 0:
		body = append(body, app.P().Text(v.T(i18n.DrawTable)))
		return v.Sheet(view.Sheet{Title: v.T(i18n.DrawTitle), Body: body, Close: closeAct(v), Foot: foot})
	case d.Coins:
		body = append(body, app.P().ID("seed").Text(v.T(i18n.DrawCoins, d.ColorSeed.String())), app.P().Class("mute").Text(v.T(i18n.DrawSeed)))
		return v.Sheet(view.Sheet{Title: v.T(i18n.DrawTitle), Body: body, Close: closeAct(v), Foot: foot})
	}
	body = append(body, app.P().ID("seed").Text(v.T(i18n.DrawColor, d.ColorSeed.String())), app.P().Class("mute").Text(v.T(i18n.DrawSeed)),
		app.P().Text(v.T(i18n.DrawByHand)), app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(i18n.DrawWhite), ID: "coin-white", Act: v.Act("coin-white", model.Draw{Color: swiss.White})}),
			v.Button(view.Button{Text: v.T(i18n.DrawBlack), ID: "coin-black", Act: v.Act("coin-black", model.Draw{Color: swiss.Black})})))
	return v.Sheet(view.Sheet{Title: v.T(i18n.DrawTitle), Body: body, Close: closeAct(v),
		Foot: foot})
}

// reason asks why, before an act that is recorded with its reason.
func reason(v *view.V, d model.ReasonDialog) app.UI {
	title := map[string]i18n.Text{"unpublish": i18n.RoundUnpublish, "reopen": i18n.RoundReopen, "reopen-event": i18n.DataReopen, "annul-lot": i18n.LotAnnulDo}[d.For]
	fault := ""
	if d.Needed {
		fault = v.T(i18n.ReasonMissing)
	}
	return v.Sheet(view.Sheet{Title: v.T(title), Close: closeAct(v),
		Body: []app.UI{v.Field(view.Field{ID: "reason", Label: v.T(i18n.Reason), Value: d.Reason, Error: fault, Max: journal.MaxText,
			In: v.In("reason", func(s string) model.Msg { return model.TypeReason{Text: s} })})},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.ReasonDo), Class: "btn--go btn--main", ID: "give-reason", Act: v.Act("give-reason", model.GiveReason{})})}})
}
