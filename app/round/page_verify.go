package round

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/phrase"
	"wasit/app/session"
	"wasit/app/sheet"
	"wasit/app/view"
	"wasit/swiss"
)

// verify is the second pass over the results of a round: entered again without seeing the first entry, or read back.
func verify(v *view.V, m page, r journal.Round) app.UI {
	c := m.Event.Ahead.Checked(m.Event.Section, r.Number)
	k := look{Label: v.T(textCheckTitle, v.Int(r.Number)), selected: max(m.Board, 1), checked: map[int]bool{},
		act: func(row journal.Row) session.Msg { return selectBoard{Board: row.Number} }}
	for _, list := range [][]journal.Check{c.Done, c.Differ} {
		for _, d := range list {
			k.checked[d.Board] = true
		}
	}
	if m.Board == 0 {
		k.selected = len(r.Boards) + 1
	}
	rows := m.Event.Ahead.Rows(m.Event.Section, r.Number)
	unseen := slices.Clone(rows)
	for i := range unseen {
		unseen[i].Score, unseen[i].Corrected = journal.Score{}, false // not even by the weight of a name
	}
	if m.Check == journal.CheckRead {
		unseen = rows
	}
	keys(v, m)
	body := []app.UI{echoOf(v, m)}
	switch b := m.Board; {
	case b >= 1 && b <= len(rows) && m.Check == journal.CheckRead:
		score := phrase.ScoreText(rows[b-1].Score)
		if now, ok := m.matchOn(b); ok {
			score = sheet.MatchScore(v.Lang, now, rows[b-1].Score)
		}
		body = append(body, readBackPart(v, m, rows[b-1], score))
	case b >= 1 && b <= len(rows):
		body = append(body, now(v, m, unseen[b-1], nil), pad(v, m, unseen[b-1]), small(v, m))
		if m.Numbers {
			body = append(body, digits(v, m))
		}
	}
	body = append(body, checked(v, m, c)...)
	body = append(body, v.Button(view.Button{Text: v.T(textCheckStop), Icon: "back", Class: "btn--full btn--quiet", ID: "check-stop", Act: v.Act("check-stop", stopCheck{})}))
	left := v.N(textCheckLeft, len(c.Left))
	if c.IsWhole() {
		left = v.T(textCheckWhole)
	} else if len(c.Left) == 0 {
		left = v.N(textCheckDiffer, len(c.Differ))
	}
	return frame(v, m, v.T(textCheckTitle, v.Int(r.Number)), view.Page{
		Focus: true, Rail: true, Flush: true,
		Bar: view.Bar{Stats: []app.UI{app.Span().Class("stat", "stat--main").ID("left").Text(left)}},
		Main: []app.UI{app.H1().Class("vh").Text(v.T(textCheckTitle, v.Int(r.Number))),
			app.Div().Class("entry").Body(boards(v, m, unseen, k), app.Section().Class("hand").Aria("label", v.T(textCheckTitle, v.Int(r.Number))).Body(body...))},
	})
}

// readBackPart is one result, large, to be confirmed.
func readBackPart(v *view.V, m page, r journal.Row, score string) app.UI {
	who := func(p journal.Player, white bool) app.UI {
		name := app.Span().Class("name").Text(m.Name(p))
		if r.Score.Winner() == swiss.White && white || r.Score.Winner() == swiss.Black && !white {
			name = app.Span().Class("name", "is-win").Text(m.Name(p))
		}
		return app.Div().Class("now__side").Body(v.Disc(white), app.Div().Body(name, app.Span().Class("under").Text(p.Club)))
	}
	yes := readBack{Board: r.Number, OK: true}
	v.Key("ArrowRight", yes)
	return app.Div().Class("readback").DataSet("swipe", v.Act("check-swipe", yes)).Body(
		app.Div().Class("now").ID("now").Body(
			app.H2().Class("now__no").Text(v.T(i18n.EchoBoard, v.Int(r.Number))), who(r.WhitePlayer, true), who(r.BlackPlayer, false)),
		app.P().Class("big", "num").ID("read-score").Text(score),
		app.P().Class("mute").Text(phrase.ScoreName(v.Lang, r.Score)+". "+v.T(textCheckReadHelp)),
		app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(textCheckNo), Icon: "x", ID: "read-no", Act: v.Act("read-no", readBack{Board: r.Number})}),
			v.Button(view.Button{Text: v.T(textCheckYes), After: "next", Class: "btn--go btn--main", ID: "read-yes", Act: v.Act("read-yes", yes)})))
}

// checked says how far the verification is, and settles the boards on which two entries differ.
func checked(v *view.V, m page, c journal.Checked) []app.UI {
	if len(c.Left) > 0 {
		return []app.UI{app.H3().Text(v.N(textCheckLeft, len(c.Left)))}
	}
	if len(c.Differ) == 0 {
		return []app.UI{app.H2().Class("now__no").ID("check-whole").Text(v.T(textCheckWhole)), closeButton(v)}
	}
	n, _ := m.Shown()
	r, _ := m.Event.Ahead.Round(m.Event.Section, n)
	parts := []app.UI{app.H2().Class("now__no").ID("check-differ").Text(v.N(textCheckDiffer, len(c.Differ)))}
	for _, d := range c.Differ {
		b := r.Boards[d.Board-1]
		white, _ := m.Event.Ahead.Player(b.White)
		black, _ := m.Event.Ahead.Player(b.Black)
		key := strconv.Itoa(d.Board)
		parts = append(parts, app.Div().Class("differ").ID("differ-"+key).Body(
			app.P().Text(v.T(textCheckSettle, key, m.Name(white)+" – "+m.Name(black))),
			v.Button(view.Button{Text: v.T(textCheckFirst, phrase.ScoreInText(b.Score)), ID: "first-" + key, Class: "btn--full", Act: v.Act("first-"+key, settleCheck{Board: d.Board})}),
			v.Button(view.Button{Text: v.T(textCheckSecond, phrase.ScoreInText(d.Score)), ID: "second-" + key, Class: "btn--full", Act: v.Act("second-"+key, settleCheck{Board: d.Board, Second: true})})))
	}
	return parts
}

func closeButton(v *view.V) app.UI {
	return v.Button(view.Button{Text: v.T(textRoundClose), After: "next", Class: "btn--main btn--go btn--full", ID: "close", Act: v.Act("close", closeRound{})})
}

// verifyActs are the ways on from a round whose results are all in.
func verifyActs(v *view.V, m page, n int) []app.UI {
	c := m.Event.Ahead.Checked(m.Event.Section, n)
	if c.IsWhole() {
		return []app.UI{app.P().ID("check-whole").Body(view.Icon("check"), app.Text(" "+v.T(textCheckWhole))),
			closeButton(v), app.P().Class("mute").Text(v.T(textRoundCloseHelp))}
	}
	blind := view.Button{Text: v.T(textCheckBlind), After: "next", Class: "btn--go btn--main btn--full", ID: "check-blind", Act: v.Act("check-blind", startCheck{How: journal.CheckBlind})}
	if len(c.Left) < len(c.Left)+len(c.Done)+len(c.Differ) {
		blind.Text = v.N(textCheckGoOn, len(c.Left)+len(c.Differ))
	}
	first := v.Button(blind)
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.IsMatch() {
		first = nil // a match of several games is read back as a whole
	}
	return []app.UI{first, app.Div().Class("halves").Body(
		v.Button(view.Button{Text: v.T(textCheckRead), ID: "check-read", Act: v.Act("check-read", startCheck{How: journal.CheckRead})}),
		v.Button(view.Button{Text: v.T(textCheckSkip), ID: "close", Act: v.Act("close", closeRound{})})),
		app.P().Class("mute").Text(v.T(textCheckHelp))}
}
