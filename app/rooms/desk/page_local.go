package desk

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// local lets an organiser make rules of his own: cards and minutes for offences, in each class, and how many cards lose.
func local(v *view.V, m page) app.UI {
	d := m.Local
	set := func(id string, field localField) string {
		return v.In(id, func(s string) session.Msg { return localSet{Field: field, Value: s} })
	}
	options := make([]view.Option, 3)
	for c := rules.Standard; c <= rules.Blitz; c++ {
		options[c] = view.Option{Key: c.String(), Text: className(v.Lang, c.String())}
	}
	form := []app.UI{
		app.Div().Class("cluster").Body(v.Button(view.Button{Text: v.T(textLocalO2SN), ID: "local-o2sn", Act: v.Act("local-o2sn", localBegin{O2SN: true})}),
			v.Button(view.Button{Text: v.T(textLocalEmpty), ID: "local-empty", Act: v.Act("local-empty", localBegin{})})),
		v.Field(view.Field{ID: "local-name", Label: v.T(textLocalName), Help: v.T(textLocalNameAs), Value: d.Rules.Name, Max: 20,
			In: set("local-name", localName)}),
		v.Seg("local-class", v.T(i18n.LawsClass), d.Class.String(), set("local-class", localClass), options),
		v.Stepper(view.Stepper{ID: "lose", Label: v.T(textLocalToLose), Value: d.Rules.ToLose[d.Class], Most: maxLocalCards,
			To: func(n int) session.Msg { return localToLose{n} }}),
		v.Switch("local-claim", v.T(textLocalClaim), set("local-claim", localFlagByClaim), d.Rules.FlagByClaim),
		v.Switch("local-flags", v.T(textLocalFlags), set("local-flags", localBothFlagsDraw), d.Rules.BothFlagsDraw),
		v.Switch("local-check", v.T(textLocalSayCheck), set("local-check", localSayCheck), d.Rules.SayCheck),
		v.Seg("local-brings", v.T(textLocalBrings), string(d.Rules.Brings), set("local-brings", localBrings), []view.Option{
			{Key: string(ledger.BringsUnsaid), Text: v.T(textLocalUnsaid)}, {Key: string(ledger.BringsOrganiser), Text: v.T(textLocalOrganiser)},
			{Key: string(ledger.BringsPlayers), Text: v.T(textLocalPlayers)}, {Key: string(ledger.BringsWhite), Text: v.T(i18n.White)},
			{Key: string(ledger.BringsBlack), Text: v.T(i18n.Black)}}),
		v.Field(view.Field{ID: "local-deposit", Label: v.T(textLocalDeposit), Help: v.T(textLocalDepositAs), Value: d.Rules.Deposit, Max: journal.MaxDeposit,
			In: set("local-deposit", localDeposit)}),
	}
	var rows []app.UI
	for _, k := range ruling.Kinds() {
		rows = append(rows, localRow(v, d, d.Offence(k)))
	}
	main := []app.UI{app.H1().Text(v.T(textLocalTitle)), app.Form().Class("form", "form--under").Body(form...),
		app.Section().Class("sec").Aria("label", v.T(textLocalCards)).Body(app.H2().Class("sh").Text(v.T(textLocalCards)), app.Ul().Class("ofs").ID("local").Body(rows...))}
	back := m.Route.In(session.PageArbiter)
	back.Sheet = "laws"
	return v.EventPage(m.Session, v.T(textLocalTitle), view.Page{Read: true, Main: main, Focus: true,
		Bar: view.Bar{Back: &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Href: back.Path()}},
		Act: []app.UI{v.Button(view.Button{Text: v.T(textLocalSave), Class: "btn--go btn--main", ID: "local-save", Act: v.Act("local-save", localSave{})})}})
}

// localRow is one offence with its cards in the class that is shown; what else there is to choose comes with the first card.
func localRow(v *view.V, d localDraft, x ledger.LocalOffence) app.UI {
	id := "local-" + string(x.Offence)
	body := []app.UI{v.Stepper(view.Stepper{ID: id, Label: v.T(i18n.Offences[string(x.Offence)]), Value: x.Cards[d.Class], Most: maxLocalCards,
		To: func(n int) session.Msg { return localCards{Offence: x.Offence, Cards: n} }}),
		v.Stepper(view.Stepper{ID: id + "-min", Label: v.T(textLocalMinutes), Value: x.Minutes[d.Class], Most: rules.MaxMinutes,
			To: func(n int) session.Msg { return localMinutes{Offence: x.Offence, Minutes: n} }}),
		v.Check(id+"-out", v.T(textLocalSitOut), v.In(id+"-out", func(s string) session.Msg {
			return localSitOut{Offence: x.Offence, On: s == "true"}
		}), x.SitOut)}
	if x.Minutes != [3]int{} {
		body = append(body, v.Seg(id+"-time", v.T(textLocalTime), strconv.FormatBool(x.TimeOff), v.In(id+"-time", func(s string) session.Msg {
			return localTimeOff{Offence: x.Offence, Off: s == "true"}
		}), []view.Option{{Key: "false", Text: v.T(textLocalGiven)}, {Key: "true", Text: v.T(textLocalTaken)}}))
	}
	if costs(x) {
		raise := "both"
		switch {
		case x.Arbiter && !x.Opponent:
			raise = "arbiter"
		case x.Opponent && !x.Arbiter:
			raise = "opponent"
		}
		body = append(body, v.Seg(id+"-who", v.T(textLocalWho), raise, v.In(id+"-who", func(s string) session.Msg {
			return localBy{Offence: x.Offence, Arbiter: s != "opponent", Opponent: s != "arbiter"}
		}), []view.Option{{Key: "both", Text: v.T(textLocalBoth)}, {Key: "arbiter", Text: v.T(textLocalArbiter)}, {Key: "opponent", Text: v.T(textLocalOpp)}}))
	}
	return app.Li().Class("local").Body(body...)
}
