package arbiter

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/verdict"
	"wasit/app/view"
	"wasit/rules"
	"wasit/rules/ruling"
)

// judge shows the ruling on the offence in hand, asks what it hangs on, and records it.
func judge(v *view.V, m model.Model, r journal.Row) (body, act []app.UI) {
	d := m.Desk
	out, err := m.Event.Ahead.PreviewRuling(m.Event.Section, d.Offence)
	if err != nil {
		n := model.Explain(v.Lang, err)
		return []app.UI{v.Banner(view.Banner{Kind: "bad", Title: n.Title, Text: n.Text})}, nil
	}
	laws := m.Event.Ahead.Rules(m.Event.Section)
	cards := verdict.Cards(&laws, d.Offence.Offence)
	names := m.IncidentNames(d.Offence)
	words := verdict.Of(v.Lang, &out, names)
	body = []app.UI{who(v, m, r), headline(v, m, &out, cards, words), lines(v, m, words)}
	if len(out.Discretion) > 0 && out.Refusal == "" {
		body = append(body, ladder(v, m, &out))
	}
	if until, ok := i18n.Windows[string(out.Until)]; ok && len(out.MayRaise) > 0 {
		body = append(body, app.P().Class("mute").ID("raise").Text(v.T(i18n.RaiseLine, verdict.Raise(v.Lang, &out), v.T(until))))
	}
	body = append(body, facts(v, m, names)...)
	text := v.T(i18n.DeskRecord)
	switch {
	case out.Refusal != "" || len(out.Discretion) > 0 && d.Penalty.Kind == 0:
		text = v.T(i18n.DeskRecordNo)
	case out.Carded && cards > 0:
		text = v.N(i18n.DeskRecordN, cards)
	}
	act = []app.UI{v.Button(view.Button{Text: v.T(i18n.Cancel), ID: "desk-cancel", Act: v.Act("desk-cancel", model.DeskBack{})}),
		v.Button(view.Button{Text: text, Class: "btn--go btn--main", ID: "desk-record", Act: v.Act("desk-record", model.DeskRecord{})})}
	return body, act
}

// headline is the offence with its cards or its count.
func headline(v *view.V, m model.Model, out *ruling.Ruling, cards int, words verdict.Words) app.UI {
	name := v.T(i18n.Offences[string(m.Desk.Offence.Offence)])
	body := []app.UI{app.H1().ID("ruling").Text(name)}
	switch {
	case out.Refusal != "":
	case out.Carded && out.Cards.ToLose > 0:
		body = append(body, app.Div().Class("ru__c").Body(v.Cards(out.Cards.Cards, out.Cards.ToLose, cards),
			app.P().Body(app.B().Class("num").Text(strconv.Itoa(out.Cards.Cards)+" / "+strconv.Itoa(out.Cards.ToLose)), app.Span().Text(v.T(i18n.DeskCards)))))
	case out.ToLose > 0:
		body = append(body, app.Div().Class("ru__c").Body(app.P().Body(app.B().Class("num").Text(strconv.Itoa(out.Count)+" / "+strconv.Itoa(out.ToLose)))))
	}
	if words.Next != "" {
		body = append(body, app.P().Class("ru__n").Text(words.Next))
	}
	return app.Section().Class("ru").Body(body...)
}

// lines are what to do, in order, each with its articles.
func lines(v *view.V, m model.Model, words verdict.Words) app.UI {
	items := make([]app.UI, len(words.Lines))
	for i, line := range words.Lines {
		items[i] = app.Li().Body(append([]app.UI{app.B().Text(line.Text)}, articles(v, m, line.Articles)...)...)
	}
	return app.Ol().Class("do").ID("todo").Body(items...)
}

// articles are links to the text of the articles of the edition played.
func articles(v *view.V, m model.Model, list []string) []app.UI {
	edition := m.Event.Ahead.Laws(m.Event.Section).Edition
	var out []app.UI
	for _, a := range list {
		out = append(out, app.Text(" "), v.Article(edition, a))
	}
	return out
}

// facts are the questions on which the ruling hangs.
func facts(v *view.V, m model.Model, names verdict.Names) []app.UI {
	o := m.Desk.Offence
	tick := func(id string, t i18n.Text, on bool, set func(*journal.Offence, bool)) app.UI {
		return v.Check(id, v.T(t), v.In(id, func(value string) model.Msg {
			return model.DeskEdit{Change: func(o *journal.Offence) { set(o, value == "true") }}
		}), on)
	}
	var list []app.UI
	if model.IsKnock(o.Offence) {
		list = append(list, knock(v, o.Offence)...)
	}
	if o.Offence == ruling.Late {
		by := func(n int) string {
			return v.Act("late"+strconv.Itoa(n), model.DeskEdit{Change: func(o *journal.Offence) { o.LateBy += 60 * n }})
		}
		list = append(list, v.Stepper(view.Stepper{ID: "late", Label: v.T(i18n.DeskLate), Less: v.T(i18n.DeskLess), More: v.T(i18n.DeskMore), Value: o.LateBy / 60, Down: by(-1), Up: by(1)}))
	}
	list = append(list, tick("claimed", i18n.DeskClaimed, o.Claimed, func(o *journal.Offence, on bool) { o.Claimed = on }))
	for _, f := range m.DeskFacts() {
		switch f {
		case model.FactReplied:
			list = append(list, tick("replied", i18n.DeskReplied, o.Replied, func(o *journal.Offence, on bool) { o.Replied = on }))
		case model.FactUnpressed:
			list = append(list, tick("unpressed", i18n.DeskUnpress, o.Unpressed, func(o *journal.Offence, on bool) { o.Unpressed = on }))
		case model.FactSameMove:
			list = append(list, tick("same-move", i18n.DeskSameMove, o.SameMove, func(o *journal.Offence, on bool) { o.SameMove = on }))
		case model.FactMate:
			list = append(list, mate(v, o.Mate, names.Opponent), onBoard(v, model.DeskToBoard{Question: ruling.AskMate, White: !m.IsWhite(o)}))
		}
	}
	return append(list, v.Field(view.Field{ID: "note", Label: v.T(i18n.DeskNote), Help: v.T(i18n.DeskNoteHelp), Value: o.Note, Max: journal.MaxText,
		In: v.In("note", func(s string) model.Msg { return model.DeskEdit{Change: func(o *journal.Offence) { o.Note = s }} })}))
}

func knock(v *view.V, k ruling.Kind) []app.UI {
	pick := func(b bool) string { return strconv.FormatBool(b) }
	many, after := model.KnockIs(k)
	set := func(change func(many, after *bool)) model.Msg {
		return model.DeskEdit{Change: func(o *journal.Offence) {
			many, after := model.KnockIs(o.Offence)
			change(&many, &after)
			o.Offence = model.KnockOf(many, after)
		}}
	}
	return []app.UI{
		v.Seg("knock", v.T(i18n.DeskKnockHow), pick(many), v.In("knock", func(s string) model.Msg { return set(func(many, _ *bool) { *many = s == "true" }) }),
			[]view.Option{{Key: "false", Text: v.T(i18n.DeskKnockFew)}, {Key: "true", Text: v.T(i18n.DeskKnockMany)}}),
		v.Seg("knocked", v.T(i18n.DeskKnockWhen), pick(after), v.In("knocked", func(s string) model.Msg { return set(func(_, after *bool) { *after = s == "true" }) }),
			[]view.Option{{Key: "false", Text: v.T(i18n.DeskBefore)}, {Key: "true", Text: v.T(i18n.DeskAfter)}}),
	}
}

// onBoard leads to the board, where a position is set up or the game entered. The way back finds everything as it was.
func onBoard(v *view.V, to model.DeskToBoard) app.UI {
	return v.Button(view.Button{Text: v.T(i18n.ClaimsBoard), Icon: "board", ID: "on-board", Act: v.Act("on-board", to)})
}

func mate(v *view.V, has, opponent string) app.UI {
	if has == "" {
		has = "open"
	}
	return v.Seg("mate", v.T(i18n.DeskMate, opponent), has, v.In("mate", func(s string) model.Msg {
		return model.DeskEdit{Change: func(o *journal.Offence) {
			if o.Mate = s; s == "open" {
				o.Mate = ""
			}
		}}
	}), []view.Option{{Key: "can", Text: v.T(i18n.DeskMateYes)}, {Key: "cannot", Text: v.T(i18n.DeskMateNo)}, {Key: "open", Text: v.T(i18n.DeskMateOpen)}})
}

// ladder lets the arbiter choose a penalty of the edition, and how much of it.
func ladder(v *view.V, m model.Model, out *ruling.Ruling) app.UI {
	p := m.Desk.Penalty
	var chips []app.UI
	for _, k := range out.Discretion {
		key := "penalty-" + strconv.Itoa(int(k))
		chips = append(chips, app.Button().Type("button").Class("chip").ID(key).Aria("pressed", strconv.FormatBool(p.Kind == k)).
			DataSet("act", v.Act(key, model.DeskPenalty{Kind: k})).Text(v.T(i18n.Penalties[k-1])))
	}
	body := []app.UI{app.H2().Class("sh").Text(v.T(i18n.DeskLadder)), app.Div().Class("cluster").Body(chips...)}
	if p.Kind != 0 {
		row := []app.UI{app.B().ID("penalty").Text(verdict.Penalty(v.Lang, p, m.IncidentNames(m.Desk.Offence)))}
		if p.Seconds+p.Halves+p.Rounds > 0 {
			row = append(row, app.Div().Class("cluster").Body(
				v.Button(view.Button{Text: v.T(i18n.DeskLess), Icon: "down", Only: true, ID: "penalty-less", Act: v.Act("penalty-less", model.DeskAmount{By: -1})}),
				v.Button(view.Button{Text: v.T(i18n.DeskMore), Icon: "up", Only: true, ID: "penalty-more", Act: v.Act("penalty-more", model.DeskAmount{By: 1})})))
		}
		body = append(body, app.Div().Class("lead__row").Body(row...))
	}
	return app.Section().Class("stack-2").Aria("label", v.T(i18n.DeskLadder)).Body(body...)
}

// recorded confirms the record, and leads on: to the result, to another board.
func recorded(v *view.V, m model.Model, r journal.Row) (body, act []app.UI) {
	s, id := m.Event.Ahead, m.Event.Section
	var mine *journal.Ruled
	list := s.Ledger(id)
	var log []app.UI
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].ID == m.Desk.Done {
			mine = &list[i]
		}
		if list[i].Round == m.DeskRound() && list[i].Board == r.Number {
			log = append(log, incident(v, m, &list[i]))
		}
	}
	if mine == nil {
		return []app.UI{who(v, m, r)}, nil
	}
	laws := s.Rules(id)
	cards := verdict.Cards(&laws, mine.Offence.Offence)
	words := verdict.On(v.Lang, mine, m.IncidentNames(mine.Offence))
	body = []app.UI{done(v, m, mine.At, mine.By, r.Number),
		who(v, m, r), headline(v, m, &mine.Ruling, cards, words)}
	body = append(body, lines(v, m, words))
	body = append(body, follows(v, mine)...)
	title := v.T(i18n.DeskBoardLog, v.Int(r.Number))
	return next(v, m, r, mine, append(body, app.Section().Aria("label", title).Body(app.H2().Class("sh").Text(title), app.Ul().Class("lg").Body(log...))))
}

// done says that the record is made; while the store has not confirmed it, a sand glass stands for the tick.
func done(v *view.V, m model.Model, at int64, by string, board int) app.UI {
	sign := "check"
	if m.Event.IsPending() {
		sign = "sand"
	}
	when := v.ClockSeconds(m.At(at))
	if by != "" {
		when += " · " + by
	}
	return app.Section().Class("dn").Attr("role", "status").ID("recorded").Body(app.Span().Class("dn__m").Body(view.Icon(sign)),
		app.Div().Body(app.H1().Text(v.T(i18n.DeskDone)), app.P().Class("mute").Text(v.T(i18n.DeskDoneAt, when, v.Int(board)))))
}

// next leads on from a record: to the result that it gave, the clock, another board.
func next(v *view.V, m model.Model, r journal.Row, mine *journal.Ruled, body []app.UI) (all, act []app.UI) {
	class := "btn--go btn--main"
	for _, p := range m.Event.Ahead.Proposals(m.Event.Section, m.DeskRound()) {
		if p.Board == r.Number {
			body, class = append(body[:2:2], append([]app.UI{proposal(v, p, true)}, body[2:]...)...), "btn--main"
		}
	}
	if mine != nil && mine.Ruling.Open {
		body = append(body, undecided(v, m, r, mine))
	}
	if mine != nil {
		act = append(act, v.Button(view.Button{Text: v.T(i18n.DeskClock), ID: "desk-clock", Act: v.Act("desk-clock", model.DeskClockOpen{Incident: mine.ID})}))
	}
	return body, append(act, v.Button(view.Button{Text: v.T(i18n.DeskOther), Class: class, ID: "desk-other", Act: v.Act("desk-other", model.DeskStart{Claim: m.Desk.Hearing})}))
}

// follows says what is left to be done by hand after the penalties that the arbiter chose.
func follows(v *view.V, in *journal.Ruled) []app.UI {
	var list []app.UI
	for _, p := range in.Penalties {
		if follow := verdict.Follow(v.Lang, p); follow != "" {
			list = append(list, app.P().Class("mute").Text(follow))
		}
	}
	return list
}

// undecided offers both results where nobody has proved whether the opponent can mate: neither is the usual one.
func undecided(v *view.V, m model.Model, r journal.Row, in *journal.Ruled) app.UI {
	lost := journal.WhiteWins
	if in.Ruling.Result == rules.BlackWins {
		lost = journal.BlackWins
	}
	key := func(id string, s journal.Score) app.UI {
		return v.Button(view.Button{Text: model.ScoreText(s), Class: "btn--full", ID: id, Act: v.Act(id, model.DeskResult{Round: in.Round, Board: in.Board, Score: s})})
	}
	return app.Div().Class("cluster", "cluster--even").Body(key("open-lost", lost), key("open-draw", journal.Drawn))
}
