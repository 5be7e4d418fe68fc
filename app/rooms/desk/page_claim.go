package desk

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/ruling"
)

// whichClaim asks what the player claims.
func whichClaim(v *view.V, m page, r journal.Row) []app.UI {
	var items []app.UI
	for _, c := range ruling.Claims() {
		key := "claim-" + string(c)
		items = append(items, app.Li().Body(app.Button().Type("button").Class("of").ID(key).DataSet("act", v.Act(key, hearClaim{Claim: c})).Body(
			app.Span().Body(app.B().Text(v.T(i18n.Claims[string(c)]))), app.Span(), view.Icon("next"))))
	}
	return []app.UI{who(v, m, r), app.H1().Class("ar__q").Text(v.T(textClaimsWhat)), app.Ul().Class("ofs").Body(items...)}
}

// hear asks the questions of a claim one by one, and shows how it ends.
func hear(v *view.V, m page, r journal.Row) (body, act []app.UI) {
	c := m.Claim
	body = []app.UI{who(v, m, r)}
	step, err := m.claimStep()
	if err != nil {
		n := session.Explain(v.Lang, err)
		return append(body, v.Banner(view.Banner{Kind: "bad", Title: n.Title, Text: n.Text})), nil
	}
	if step.Question != "" {
		return append(body, append(question(v, m, step), answeredItem(v, m, c, true)...)...), nil
	}
	var out *ruling.Ruling
	if o, ok := m.Event.Ahead.OffenceOf(m.Event.Section, c, step); ok {
		if preview, err := m.Event.Ahead.PreviewRuling(m.Event.Section, o); err == nil {
			out = &preview
		}
	}
	body = append(body, ended(v, m, c, step, out)...)
	body = append(body, answeredItem(v, m, c, true)...)
	body = append(body, v.Field(view.Field{ID: "note", Label: v.T(textDeskNote), Help: v.T(textDeskNoteHelp), Value: c.Note, Max: journal.MaxText,
		In: v.In("note", func(s string) session.Msg { return typeNote{Text: s} })}))
	act = []app.UI{v.Button(view.Button{Text: v.T(i18n.Cancel), ID: "desk-cancel", Act: v.Act("desk-cancel", stepBack{})}),
		v.Button(view.Button{Text: v.T(textClaimsRecord), Class: "btn--go btn--main", ID: "desk-record", Act: v.Act("desk-record", recordOffence{})})}
	return body, act
}

// question is the one that stands, with an answer a key. None is the usual one.
func question(v *view.V, m page, step ruling.Step) []app.UI {
	var keys []app.UI
	for _, a := range step.Answers {
		id := "answer-" + string(a)
		keys = append(keys, v.Button(view.Button{Text: phrase.AnswerText(v.Lang, a), Class: "btn--full", ID: id,
			Act: v.Act(string(step.Question)+"-"+string(a), answerQuestion{Question: step.Question, Answer: a})}))
	}
	play := m.Section().Rules()
	head := []app.UI{app.H1().Class("ar__q", "ar__q--long").ID("question").Text(phrase.QuestionText(v.Lang, step.Question, &play))}
	if len(m.Claim.Answers) == 0 {
		head = append(head, app.P().Class("mute").Text(v.T(textClaimsStop)))
	}
	if step.Article != "" {
		head = append(head, app.P().Body(v.Article(m.Section().Laws().Edition, step.Article)))
	}
	switch step.Question {
	case ruling.AskMate:
		keys = append(keys, onBoard(v, goToBoard{Question: step.Question, White: step.Mater == ruling.Side(true)}))
	case ruling.AskThree, ruling.AskFifty:
		keys = append(keys, onBoard(v, goToBoard{Question: step.Question}))
	}
	return append(head, app.Div().Class("stack-2").Body(keys...))
}

// answeredItem lists the answers so far; touching one goes back to its question.
func answeredItem(v *view.V, m page, c ledger.Claim, back bool) []app.UI {
	list := m.answeredIn(c)
	if len(list) == 0 {
		return nil
	}
	play := m.Section().Rules()
	var items []app.UI
	for i, a := range list {
		text := []app.UI{app.Span().Body(app.Span().Text(phrase.QuestionText(v.Lang, a.Question, &play)), app.B().Text(phrase.AnswerText(v.Lang, a.Answer)))}
		if !back {
			items = append(items, app.Li().Body(app.Div().Class("of").Body(text...)))
			continue
		}
		key := "again-" + strconv.Itoa(i)
		items = append(items, app.Li().Body(app.Button().Type("button").Class("of").ID(key).DataSet("act", v.Act(key, takeBackAnswer{N: i})).
			Body(append(text, app.Span(), view.Icon("edit"))...)))
	}
	return []app.UI{app.Section().Aria("label", v.T(textClaimsAsked)).Body(app.H2().Class("sh").Text(v.T(textClaimsAsked)), app.Ul().Class("ofs").Body(items...))}
}

// decisionClass shows a decision: the claim holds, it does not, or only the arbiter can say.
func decisionClass(step ruling.Step) (class, icon string) {
	switch step.Decision {
	case ruling.Granted, ruling.Penalty, ruling.MustMove, ruling.MustTake, ruling.MustBoth, ruling.MustRook, ruling.MustKing, ruling.MustGo,
		ruling.NewGame, ruling.Transfer, ruling.GoBack, ruling.FixClock, ruling.Resigned:
		return "vd--ok", "check"
	case ruling.ByArbiter:
		return "vd--un", "scale"
	}
	return "vd--no", "x"
}

// ended says how a claim ends, and what to do: out is what follows from the offence that it brought to light, nil for none.
func ended(v *view.V, m page, c ledger.Claim, step ruling.Step, out *ruling.Ruling) []app.UI {
	class, icon := decisionClass(step)
	play := m.Section().Rules()
	says := phrase.DecisionText(v.Lang, step.Decision, &play)
	if o, ok := m.Event.Ahead.OffenceOf(m.Event.Section, c, step); ok && o.Player == c.Player {
		class, icon, says = "vd--no", "x", v.T(i18n.ClaimsNo)
	}
	edition := m.Section().Laws().Edition
	text := []app.UI{app.B().ID("ruling").Text(v.T(i18n.Claims[string(c.Claim)])), app.Span().ID("decision").Text(says)}
	if step.Article != "" && step.Case == nil {
		text = append(text, app.Text(" "), v.Article(edition, step.Article))
	}
	body := []app.UI{app.Section().Class("vd", class).Attr("role", "status").Body(app.Span().Class("vd__m").Body(view.Icon(icon)), app.Div().Body(text...))}
	if x := step.Castling; x != nil {
		text := textClaimsCastling
		if x.Rook {
			text = textClaimsCastlingRook
		}
		body = append(body, app.P().ID("castling").Text(v.T(text)), v.Button(view.Button{Text: v.T(textClaimsCastlingDo), Icon: "board", ID: "castling-board",
			Act: v.Act("castling-board", checkCastling{})}))
	}
	o, ok := m.Event.Ahead.OffenceOf(m.Event.Section, c, step)
	if !ok || out == nil {
		return body
	}
	words := phrase.Of(v.Lang, out, m.incidentNames(o))
	body = append(body, lines(v, edition, words))
	if words.Next != "" {
		body = append(body, app.P().Class("ru__n").Text(words.Next))
	}
	return body
}

// heard confirms a claim that was recorded, and leads on to the result or another board.
func heard(v *view.V, m page, r journal.Row) (body, act []app.UI) {
	c := m.Claim
	step, err := m.Event.Ahead.HeardStep(m.Event.Section, ledger.HeardClaim{ID: m.Done, Claim: c})
	if err != nil {
		return []app.UI{who(v, m, r)}, nil
	}
	var mine *ledger.Ruled
	for _, in := range m.Event.Ahead.Ledger(m.Event.Section) {
		if in.ID == m.Done+1 {
			mine = &in
		}
	}
	body = []app.UI{done(v, m, m.Event.Ahead.At(), m.Settings.Person, r.Number), who(v, m, r)}
	var out *ruling.Ruling
	if mine != nil {
		out = &mine.Ruling
	}
	body = append(body, ended(v, m, c, step, out)...)
	return next(v, m, r, mine, append(body, answeredItem(v, m, c, false)...))
}

// claimItem is one line of the list of what happened: who claimed what, and how it ended.
func claimItem(v *view.V, m page, c *ledger.HeardClaim) app.UI {
	text, article := phrase.Claim(v.Lang, m.Event.Shown(), m.Event.Section, *c)
	if article != "" {
		article = " · " + article
	}
	o := ledger.Offence{Round: c.Round, Board: c.Board, Player: c.Player}
	return app.Li().ID("claim-"+strconv.Itoa(int(c.ID))).Body(app.Span().Class("num").Text(v.Clock(m.at(c.At))), v.Disc(m.isWhite(o)),
		app.Span().Body(app.B().Text(v.T(i18n.Claims[string(c.Claim.Claim)])), app.Span().Text(m.incidentNames(o).Offender+" · "+v.T(i18n.EchoBoard, v.Int(m.BoardNo(c.Board)))+article+" · "+text)), app.Span())
}
