package desk

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// judge shows the ruling on the offence in hand, asks what it hangs on, and records it.
func judge(v *view.V, m page, r journal.Row) (body, act []app.UI) {
	d := m.Model
	out, err := m.Event.Ahead.PreviewRuling(m.Event.Section, d.Offence)
	if err != nil {
		n := session.Explain(v.Lang, err)
		return []app.UI{v.Banner(view.Banner{Kind: "bad", Title: n.Title, Text: n.Text})}, nil
	}
	laws := m.Section().Rules()
	cards := phrase.Cards(&laws, d.Offence.Offence)
	names := m.incidentNames(d.Offence)
	words := phrase.Of(v.Lang, &out, names)
	body = []app.UI{who(v, m, r), headline(v, m, &out, cards, words), lines(v, m.Section().Laws().Edition, words)}
	if len(out.Discretion) > 0 && out.Refusal == "" {
		body = append(body, ladder(v, m, &out))
	}
	if until, ok := i18n.Windows[string(out.Until)]; ok && len(out.MayRaise) > 0 {
		body = append(body, app.P().Class("mute").ID("raise").Text(v.T(textRaiseLine, phrase.Raise(v.Lang, &out), v.T(until))))
	}
	body = append(body, facts(v, m, &out, names)...)
	text := v.T(textDeskRecord)
	switch {
	case out.Refusal != "" || len(out.Discretion) > 0 && d.Penalty.Kind == 0:
		text = v.T(textDeskRecordNo)
	case out.Carded && cards > 0:
		text = v.N(textDeskRecordN, cards)
	}
	act = []app.UI{v.Button(view.Button{Text: v.T(i18n.Cancel), ID: "desk-cancel", Act: v.Act("desk-cancel", stepBack{})}),
		v.Button(view.Button{Text: text, Class: "btn--go btn--main", ID: "desk-record", Act: v.Act("desk-record", recordOffence{})})}
	return body, act
}

// headline is the offence with its cards or its count.
func headline(v *view.V, m page, out *ruling.Ruling, cards int, words phrase.Words) app.UI {
	name := v.T(i18n.Offences[string(m.Offence.Offence)])
	body := []app.UI{app.H1().ID("ruling").Text(name)}
	switch {
	case out.Refusal != "":
	case out.Carded && out.Cards.ToLose > 0:
		body = append(body, app.Div().Class("ru__c").Body(v.Cards(out.Cards.Cards, out.Cards.ToLose, cards),
			app.P().Body(app.B().Class("num").Text(strconv.Itoa(out.Cards.Cards)+" / "+strconv.Itoa(out.Cards.ToLose)), app.Span().Text(v.T(textDeskCards)))))
	case out.ToLose > 0:
		body = append(body, app.Div().Class("ru__c").Body(app.P().Body(app.B().Class("num").Text(strconv.Itoa(out.Count)+" / "+strconv.Itoa(out.ToLose)))))
	}
	if words.Next != "" {
		body = append(body, app.P().Class("ru__n").Text(words.Next))
	}
	return app.Section().Class("ru").Body(body...)
}

// lines are what to do, in order, each with its articles.
func lines(v *view.V, edition string, words phrase.Words) app.UI {
	items := make([]app.UI, len(words.Lines))
	for i, line := range words.Lines {
		items[i] = app.Li().Body(append([]app.UI{app.B().Text(line.Text)}, articles(v, edition, line.Articles)...)...)
	}
	return app.Ol().Class("do").ID("todo").Body(items...)
}

// articles are links to the text of the articles of the edition played.
func articles(v *view.V, edition string, list []string) []app.UI {
	var out []app.UI
	for _, a := range list {
		out = append(out, app.Text(" "), v.Article(edition, a))
	}
	return out
}

// facts are the questions on which the ruling hangs.
func facts(v *view.V, m page, out *ruling.Ruling, names phrase.Names) []app.UI {
	o := m.Offence
	tick := func(id string, t i18n.Text, f offenceFact, on bool) app.UI {
		return v.Check(id, v.T(t), setFact(v, id, f), on)
	}
	list := amounts(v, o, out)
	if o.Claimed || !slices.Equal(out.MayRaise, []ruling.Raiser{ruling.Arbiter}) {
		list = append(list, tick("claimed", textDeskClaimed, factClaimed, o.Claimed))
	}
	for _, f := range m.openFacts() {
		switch f {
		case factReplied:
			list = append(list, tick("replied", textDeskReplied, f, o.Replied))
		case factMended:
			list = append(list, tick("mended", textDeskMended, f, o.Mended))
		case factUnpressed:
			list = append(list, tick("unpressed", textDeskUnpress, f, o.Unpressed))
		case factSameMove:
			list = append(list, tick("same-move", textDeskSameMove, f, o.SameMove))
		case factShort:
			list = append(list, tick("short", textDeskShort, f, o.Short))
		case factIncrement:
			list = append(list, tick("increment", textDeskIncrement, f, o.Increment >= longIncrement))
		case factEnded:
			list = append(list, tick("ended", textDeskEnded, f, o.Ended))
		case factMate:
			list = append(list, mate(v, o.Mate, names.Opponent), onBoard(v, goToBoard{Question: ruling.AskMate, White: !m.isWhite(o)}))
		}
	}
	return append(list, v.Field(view.Field{ID: "note", Label: v.T(textDeskNote), Help: v.T(textDeskNoteHelp), Value: o.Note, Max: journal.MaxText,
		In: v.In("note", func(s string) session.Msg { return typeNote{Text: s} })}))
}

// amounts ask how late, how often, how long: what an offence is a number of.
func amounts(v *view.V, o ledger.Offence, out *ruling.Ruling) []app.UI {
	late := func(id string, label i18n.Text, seconds int, other bool) app.UI {
		return v.Stepper(view.Stepper{ID: id, Label: v.T(label), Value: seconds / 60, Most: maxLate / 60,
			To: func(n int) session.Msg { return changeLateness{Minutes: n, Other: other} }})
	}
	switch {
	case o.Offence == ruling.Late:
		return []app.UI{late("late", textDeskLate, o.LateBy, false)}
	case o.Offence == ruling.BothAbsent:
		return []app.UI{late("late", textDeskLateWhite, o.LateBy, false), late("late-black", textDeskLateBlack, o.OtherLateBy, true)}
	case o.Offence == ruling.ScoreAsked && out.Refusal != ruling.NoSuchRule:
		return []app.UI{v.Stepper(view.Stepper{ID: "request", Label: v.T(textDeskRequest), Value: o.Request, Least: 1, Most: maxRequest,
			To: func(n int) session.Msg { return countRequest{n} }})}
	case isKnock(o.Offence):
		list := knock(v, o.Offence)
		if _, pressed := knockIs(o.Offence); pressed && out.PutBack {
			list = append(list, v.Stepper(view.Stepper{ID: "ran", Label: v.T(textDeskRan), Value: o.Ran, Most: maxRan, Step: 5,
				To: func(n int) session.Msg { return changeRan{n} }}))
		}
		return list
	}
	return nil
}

func setFact(v *view.V, id string, f offenceFact) string {
	return v.In(id, func(value string) session.Msg { return tickFact{Fact: f, On: value == "true"} })
}

func knock(v *view.V, k ruling.Kind) []app.UI {
	pick := func(b bool) string { return strconv.FormatBool(b) }
	many, after := knockIs(k)
	return []app.UI{
		v.Seg("knock", v.T(textDeskKnockHow), pick(many), setFact(v, "knock", factManyKnocked),
			[]view.Option{{Key: "false", Text: v.T(textDeskKnockFew)}, {Key: "true", Text: v.T(textDeskKnockMany)}}),
		v.Seg("knocked", v.T(textDeskKnockWhen), pick(after), setFact(v, "knocked", factKnockPressed),
			[]view.Option{{Key: "false", Text: v.T(textDeskBefore)}, {Key: "true", Text: v.T(textDeskAfter)}}),
	}
}

// onBoard leads to the board, where a position is set up or the game entered. The way back finds everything as it was.
func onBoard(v *view.V, to goToBoard) app.UI {
	return v.Button(view.Button{Text: v.T(textClaimsBoard), Icon: "board", ID: "on-board", Act: v.Act("on-board", to)})
}

func mate(v *view.V, has, opponent string) app.UI {
	if has == "" {
		has = "open"
	}
	return v.Seg("mate", v.T(textDeskMate, opponent), has, v.In("mate", func(s string) session.Msg {
		if s == "open" {
			s = ""
		}
		return setMate{Can: s}
	}), []view.Option{{Key: "can", Text: v.T(textDeskMateYes)}, {Key: "cannot", Text: v.T(textDeskMateNo)}, {Key: "open", Text: v.T(textDeskMateOpen)}})
}

// ladder lets the arbiter choose a penalty of the edition, and how much of it.
func ladder(v *view.V, m page, out *ruling.Ruling) app.UI {
	p := m.Penalty
	var chips []app.UI
	for _, k := range out.Discretion {
		key := "penalty-" + strconv.Itoa(int(k))
		chips = append(chips, app.Button().Type("button").Class("chip").ID(key).Aria("pressed", strconv.FormatBool(p.Kind == k)).
			DataSet("act", v.Act(key, choosePenalty{Kind: k})).Text(v.T(i18n.Penalties[k-1])))
	}
	body := []app.UI{app.H2().Class("sh").Text(v.T(textDeskLadder)), app.Div().Class("cluster").Body(chips...)}
	if p.Kind != 0 {
		row := []app.UI{app.B().ID("penalty").Text(phrase.Penalty(v.Lang, p, m.incidentNames(m.Offence)))}
		if p.Seconds+p.Halves+p.Rounds > 0 {
			row = append(row, app.Div().Class("cluster").Body(
				v.Button(view.Button{Text: v.T(i18n.OptLess), Icon: "down", Only: true, ID: "penalty-less", Act: v.Act("penalty-less", changeAmount{By: -1})}),
				v.Button(view.Button{Text: v.T(i18n.OptMore), Icon: "up", Only: true, ID: "penalty-more", Act: v.Act("penalty-more", changeAmount{By: 1})})))
		}
		body = append(body, app.Div().Class("lead__row").Body(row...))
	}
	return app.Section().Class("stack-2").Aria("label", v.T(textDeskLadder)).Body(body...)
}

// recorded confirms the record, and leads on: to the result, to another board.
func recorded(v *view.V, m page, r journal.Row) (body, act []app.UI) {
	s, id := m.Event.Ahead, m.Event.Section
	var mine *ledger.Ruled
	list := s.Ledger(id)
	var log []app.UI
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].ID == m.Done {
			mine = &list[i]
		}
		if list[i].Round == m.shownRound() && list[i].Board == r.Number {
			log = append(log, incident(v, m, &list[i]))
		}
	}
	if mine == nil {
		return []app.UI{who(v, m, r)}, nil
	}
	laws := s.RulesUnder(id, mine.Under)
	cards := phrase.Cards(&laws, mine.Offence.Offence)
	words := phrase.On(v.Lang, mine, m.incidentNames(mine.Offence))
	body = []app.UI{done(v, m, mine.At, mine.By, r.Number),
		who(v, m, r), headline(v, m, &mine.Ruling, cards, words)}
	body = append(body, lines(v, mine.Laws.Edition, words))
	body = append(body, follows(v, mine)...)
	title := v.T(textDeskBoardLog, v.Int(m.BoardNo(r.Number)))
	return next(v, m, r, mine, append(body, app.Section().Aria("label", title).Body(app.H2().Class("sh").Text(title), app.Ul().Class("lg").Body(log...))))
}

// done says that the record is made; while the store has not confirmed it, a sand glass stands for the tick.
func done(v *view.V, m page, at int64, by string, board int) app.UI {
	sign := "check"
	if m.Event.IsPending() {
		sign = "sand"
	}
	when := v.ClockSeconds(m.at(at))
	if by != "" {
		when += " · " + by
	}
	return app.Section().Class("dn").Attr("role", "status").ID("recorded").Body(app.Span().Class("dn__m").Body(view.Icon(sign)),
		app.Div().Body(app.H1().Text(v.T(textDeskDone)), app.P().Class("mute").Text(v.T(textDeskDoneAt, when, v.Int(m.BoardNo(board))))))
}

// next leads on from a record: to the result that it gave, the clock, another board.
func next(v *view.V, m page, r journal.Row, mine *ledger.Ruled, body []app.UI) (all, act []app.UI) {
	class := "btn--go btn--main"
	for _, p := range m.Section().Proposals(m.shownRound()) {
		if p.Board == r.Number {
			body, class = append(body[:2:2], append([]app.UI{proposal(v, m, p, true)}, body[2:]...)...), "btn--main"
		}
	}
	if mine != nil && mine.Ruling.Open {
		body = append(body, undecided(v, m, r, mine))
	}
	if mine != nil {
		act = append(act, v.Button(view.Button{Text: v.T(textDeskClock), ID: "desk-clock", Act: v.Act("desk-clock", openClock{Incident: mine.ID})}))
	}
	return body, append(act, v.Button(view.Button{Text: v.T(textDeskOther), Class: class, ID: "desk-other", Act: v.Act("desk-other", startOffence{Claim: m.Hearing})}))
}

// follows says what is left to be done by hand after the penalties that the arbiter chose.
func follows(v *view.V, in *ledger.Ruled) []app.UI {
	var list []app.UI
	for _, p := range in.Penalties {
		if follow := phrase.Follow(v.Lang, p); follow != "" {
			list = append(list, app.P().Class("mute").Text(follow))
		}
	}
	return list
}

// undecided offers both results where nobody has proved whether the opponent can mate: neither is the usual one.
func undecided(v *view.V, m page, r journal.Row, in *ledger.Ruled) app.UI {
	lost := journal.WhiteWins
	if in.Ruling.Result == rules.BlackWins {
		lost = journal.BlackWins
	}
	key := func(id string, s journal.Score) app.UI {
		return v.Button(view.Button{Text: phrase.ScoreText(s), Class: "btn--full", ID: id, Act: v.Act(id, session.CorrectResult{Round: in.Round, Board: in.Board, Score: s})})
	}
	return app.Div().Class("cluster", "cluster--even").Body(key("open-lost", lost), key("open-draw", journal.Drawn))
}
