package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/swiss"
)

// verify is the second pass over the results of a round: entered again without seeing the first entry, or read back.
func verify(v *view.V, m page, r journal.Round) app.UI {
	p, title := m.pass(r.Number), v.T(textCheckTitle, v.Int(r.Number))
	k := look{Label: title, selected: max(m.Board, 1), checked: p.checked,
		act: func(row journal.Row) session.Msg { return selectBoard{Board: row.Number} }}
	if m.Board == 0 {
		k.selected = len(r.Boards) + 1
	}
	keys(v, m)
	body := []app.UI{echoOf(v, m)}
	if b := m.Board; b >= 1 && b <= len(p.rows) {
		body = append(body, secondOpinion(v, m, p.rows[b-1])...)
	}
	body = append(body, checked(v, m, r.Number)...)
	body = append(body, v.Button(view.Button{Text: v.T(textCheckStop), Icon: "back", Class: "btn--full btn--quiet", ID: "check-stop", Act: v.Act("check-stop", stopCheck{})}))
	return frame(v, m, title, view.Page{
		Focus: true, Rail: true, Flush: true, Flow: true,
		Bar: view.Bar{Stats: []app.UI{app.Span().Class("stat", "stat--main").ID("left").Text(p.left)}},
		Main: []app.UI{app.H1().Class("vh").Text(title),
			flow(nil, boards(v, m, p.rows, k), handOf(m, title, body))},
	})
}

// secondOpinion is the board in hand: its result to be confirmed, or the keys to enter it again.
func secondOpinion(v *view.V, m page, r journal.Row) []app.UI {
	if m.Check == journal.CheckRead {
		score := phrase.ScoreText(r.Score)
		if now, ok := m.matchOn(r.Number); ok {
			score = sheet.MatchScore(v.Lang, now, r.Score)
		}
		return []app.UI{readBackPart(v, m, r, score)}
	}
	list := []app.UI{now(v, m, r, nil), pad(v, m, r), small(v, m)}
	if m.Numbers {
		list = append(list, digits(v, m))
	}
	return list
}

// readBackPart is one result, large, to be confirmed.
func readBackPart(v *view.V, m page, r journal.Row, score string) app.UI {
	who := func(p journal.Player, white bool) app.UI {
		name := app.Span().Class("name").Text(m.Name(p))
		if r.Score.Winner() == swiss.White && white || r.Score.Winner() == swiss.Black && !white {
			name = app.Span().Class("name", "is-win").Text(m.Name(p))
		}
		return app.Div().Class("now__side").Body(v.Disc(white), app.Div().Body(name, app.Span().Class("under").Text(phrase.Beside(p.PlayerInfo))))
	}
	yes := readBack{Board: r.Number, OK: true}
	v.Key("ArrowRight", yes)
	return app.Div().Class("readback").DataSet("swipe", v.Act("check-swipe", yes)).Body(
		app.Div().Class("now").ID("now").Body(
			app.H2().Class("now__no").Text(m.BoardName(r.Number)), who(r.WhitePlayer, true), who(r.BlackPlayer, false)),
		app.P().Class("big", "num").ID("read-score").Text(score),
		app.P().Class("mute").Text(phrase.ScoreName(v.Lang, r.Score)+". "+v.T(textCheckReadHelp)),
		app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(textCheckNo), Icon: "x", ID: "read-no", Act: v.Act("read-no", readBack{Board: r.Number})}),
			v.Button(view.Button{Text: v.T(textCheckYes), After: "next", Class: "btn--go btn--main", ID: "read-yes", Act: v.Act("read-yes", yes)})))
}

// checked says how far the verification is, and settles the boards on which two entries differ.
func checked(v *view.V, m page, round int) []app.UI {
	c := m.Section().Checked(round)
	switch {
	case c.IsWhole():
		return []app.UI{app.H2().Class("now__no").ID("check-whole").Text(v.T(textCheckWhole)), closeButton(v)}
	case len(c.Left) > 0:
		return []app.UI{app.H3().Text(v.N(textCheckLeft, len(c.Left)))}
	}
	parts := []app.UI{app.H2().Class("now__no").ID("check-differ").Text(v.N(textCheckDiffer, len(c.Differ)))}
	for _, d := range m.differences(round) {
		key := strconv.Itoa(d.board)
		parts = append(parts, app.Div().Class("differ").ID("differ-"+key).Body(
			app.P().Text(d.title),
			v.Button(view.Button{Text: d.first, ID: "first-" + key, Class: "btn--full", Act: v.Act("first-"+key, settleCheck{Board: d.board})}),
			v.Button(view.Button{Text: d.second, ID: "second-" + key, Class: "btn--full", Act: v.Act("second-"+key, settleCheck{Board: d.board, Second: true})})))
	}
	return parts
}

func closeButton(v *view.V) app.UI {
	return v.Button(view.Button{Text: v.T(textRoundClose), After: "next", Class: "btn--main btn--go btn--full", ID: "close", Act: v.Act("close", closeRound{})})
}

// verifyActs are the ways on from a round whose results are all in.
func verifyActs(v *view.V, m page, n int) []app.UI {
	if m.Section().Checked(n).IsWhole() {
		return []app.UI{app.P().ID("check-whole").Body(view.Icon("check"), app.Text(" "+v.T(textCheckWhole))),
			closeButton(v), app.P().Class("mute").Text(v.T(textRoundCloseHelp))}
	}
	read := view.Button{Text: v.T(textCheckRead), ID: "check-read", Act: v.Act("check-read", startCheck{How: journal.CheckRead})}
	var first app.UI
	switch text := m.secondEntry(n); text {
	case "": // of a match of several games, which is read back alone
		read.Class = "btn--go btn--main"
	default:
		first = v.Button(view.Button{Text: text, After: "next", Class: "btn--go btn--main btn--full", ID: "check-blind", Act: v.Act("check-blind", startCheck{How: journal.CheckBlind})})
	}
	return []app.UI{first, app.Div().Class("halves").Body(
		v.Button(read),
		v.Button(view.Button{Text: v.T(textCheckSkip), ID: "close", Act: v.Act("close", closeRound{})})),
		app.P().Class("mute").Text(v.T(textCheckHelp))}
}
