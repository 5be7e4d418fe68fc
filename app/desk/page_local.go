package desk

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal/ledger"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/rules"
	"wasit/rules/ruling"
)

// local lets an organiser make rules of his own: cards for offences, in each class, and how many of them lose.
func local(v *view.V, m page) app.UI {
	d := m.Local
	edit := func(change func(*localDraft)) session.Msg { return localEdit{Change: change} }
	options := make([]view.Option, 3)
	for c := rules.Standard; c <= rules.Blitz; c++ {
		options[c] = view.Option{Key: c.String(), Text: className(v.Lang, c.String())}
	}
	by := func(n int) string {
		return v.Act("lose"+strconv.Itoa(n), edit(func(d *localDraft) { d.Rules.ToLose[d.Class] += n }))
	}
	form := []app.UI{
		app.Div().Class("cluster").Body(v.Button(view.Button{Text: v.T(textLocalO2SN), ID: "local-o2sn", Act: v.Act("local-o2sn", localBegin{O2SN: true})}),
			v.Button(view.Button{Text: v.T(textLocalEmpty), ID: "local-empty", Act: v.Act("local-empty", localBegin{})})),
		v.Field(view.Field{ID: "local-name", Label: v.T(textLocalName), Help: v.T(textLocalNameAs), Value: d.Rules.Name, Max: 20,
			In: v.In("local-name", func(s string) session.Msg { return edit(func(d *localDraft) { d.Rules.Name = s }) })}),
		v.Seg("local-class", v.T(i18n.LawsClass), d.Class.String(), v.In("local-class", func(s string) session.Msg {
			return edit(func(d *localDraft) {
				for c := rules.Standard; c <= rules.Blitz; c++ {
					if c.String() == s {
						d.Class = c
					}
				}
			})
		}), options),
		v.Stepper(view.Stepper{ID: "lose", Label: v.T(textLocalToLose), Less: v.T(textDeskLess), More: v.T(textDeskMore), Value: d.Rules.ToLose[d.Class], Down: by(-1), Up: by(1)}),
		v.Switch("local-claim", v.T(textLocalClaim), v.In("local-claim", func(s string) session.Msg {
			return edit(func(d *localDraft) { d.Rules.FlagByClaim = s == "true" })
		}), d.Rules.FlagByClaim),
		v.Switch("local-flags", v.T(textLocalFlags), v.In("local-flags", func(s string) session.Msg {
			return edit(func(d *localDraft) { d.Rules.BothFlagsDraw = s == "true" })
		}), d.Rules.BothFlagsDraw),
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
	set := func(change func(*ledger.LocalOffence, *localDraft)) session.Msg {
		return localEdit{Change: func(d *localDraft) {
			x := d.Offence(x.Offence)
			change(&x, d)
			d.Set(x)
		}}
	}
	by := func(n int) string {
		return v.Act(id+strconv.Itoa(n), set(func(x *ledger.LocalOffence, d *localDraft) { x.Cards[d.Class] += n }))
	}
	body := []app.UI{v.Stepper(view.Stepper{ID: id, Label: v.T(i18n.Offences[string(x.Offence)]), Less: v.T(textDeskLess), More: v.T(textDeskMore), Value: x.Cards[d.Class], Down: by(-1), Up: by(1)}),
		v.Check(id+"-out", v.T(textLocalSitOut), v.In(id+"-out", func(s string) session.Msg {
			return set(func(x *ledger.LocalOffence, _ *localDraft) { x.SitOut = s == "true" })
		}), x.SitOut)}
	if x.Cards != [3]int{} || x.SitOut {
		raise := "both"
		switch {
		case x.Arbiter && !x.Opponent:
			raise = "arbiter"
		case x.Opponent && !x.Arbiter:
			raise = "opponent"
		}
		body = append(body, v.Seg(id+"-who", v.T(textLocalWho), raise, v.In(id+"-who", func(s string) session.Msg {
			return set(func(x *ledger.LocalOffence, _ *localDraft) {
				x.Arbiter, x.Opponent = s != "opponent", s != "arbiter"
			})
		}), []view.Option{{Key: "both", Text: v.T(textLocalBoth)}, {Key: "arbiter", Text: v.T(textLocalArbiter)}, {Key: "opponent", Text: v.T(textLocalOpp)}}))
	}
	return app.Li().Class("local").Body(body...)
}
