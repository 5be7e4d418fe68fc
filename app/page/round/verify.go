package round

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/sheet"
	"wasit/app/view"
	"wasit/swiss"
)

// verify is the second pass over the results of a round: entered again without seeing the first entry, or read back.
func verify(v *view.V, m model.Model, r journal.Round) app.UI {
	c := m.Event.Ahead.Checked(m.Event.Section, r.Number)
	k := look{label: v.T(i18n.CheckTitle, v.Int(r.Number)), selected: max(m.Entry.Board, 1), checked: map[int]bool{},
		act: func(row journal.Row) model.Msg { return model.SelectBoard{Board: row.Number} }}
	for _, list := range [][]journal.Check{c.Done, c.Differ} {
		for _, d := range list {
			k.checked[d.Board] = true
		}
	}
	if m.Entry.Board == 0 {
		k.selected = len(r.Boards) + 1
	}
	rows := m.Event.Ahead.Rows(m.Event.Section, r.Number)
	unseen := slices.Clone(rows)
	for i := range unseen {
		unseen[i].Score, unseen[i].Corrected = journal.Score{}, false // not even by the weight of a name
	}
	if m.Entry.Check == journal.CheckRead {
		unseen = rows
	}
	keys(v, m)
	body := []app.UI{echo(v, m)}
	switch b := m.Entry.Board; {
	case b >= 1 && b <= len(rows) && m.Entry.Check == journal.CheckRead:
		score := model.ScoreText(rows[b-1].Score)
		if now, ok := m.MatchOn(b); ok {
			score = sheet.MatchScore(v.Lang, now, rows[b-1].Score)
		}
		body = append(body, readBack(v, m, rows[b-1], score))
	case b >= 1 && b <= len(rows):
		body = append(body, now(v, m, unseen[b-1], nil), pad(v, m, unseen[b-1]), small(v, m))
		if m.Entry.Numbers {
			body = append(body, digits(v, m))
		}
	}
	body = append(body, checked(v, m, c)...)
	body = append(body, v.Button(view.Button{Text: v.T(i18n.CheckStop), Icon: "back", Class: "btn--full btn--quiet", ID: "check-stop", Act: v.Act("check-stop", model.StopCheck{})}))
	left := v.N(i18n.CheckLeft, len(c.Left))
	if c.IsWhole() {
		left = v.T(i18n.CheckWhole)
	} else if len(c.Left) == 0 {
		left = v.N(i18n.CheckDiffer, len(c.Differ))
	}
	return page(v, m, v.T(i18n.CheckTitle, v.Int(r.Number)), view.Page{
		Focus: true, Rail: true, Flush: true,
		Bar: view.Bar{Stats: []app.UI{app.Span().Class("stat", "stat--main").ID("left").Text(left)}},
		Main: []app.UI{app.H1().Class("vh").Text(v.T(i18n.CheckTitle, v.Int(r.Number))),
			app.Div().Class("entry").Body(boards(v, m, unseen, k), app.Section().Class("hand").Aria("label", v.T(i18n.CheckTitle, v.Int(r.Number))).Body(body...))},
	})
}

// readBack is one result, large, to be confirmed.
func readBack(v *view.V, m model.Model, r journal.Row, score string) app.UI {
	who := func(p journal.Player, white bool) app.UI {
		name := app.Span().Class("name").Text(m.Name(p))
		if r.Score.Winner() == swiss.White && white || r.Score.Winner() == swiss.Black && !white {
			name = app.Span().Class("name", "is-win").Text(m.Name(p))
		}
		return app.Div().Class("now__side").Body(v.Disc(white), app.Div().Body(name, app.Span().Class("under").Text(p.Club)))
	}
	yes := model.ReadBack{Board: r.Number, OK: true}
	v.Key("ArrowRight", yes)
	return app.Div().Class("readback").DataSet("swipe", v.Act("check-swipe", yes)).Body(
		app.Div().Class("now").ID("now").Body(
			app.H2().Class("now__no").Text(v.T(i18n.EchoBoard, v.Int(r.Number))), who(r.WhitePlayer, true), who(r.BlackPlayer, false)),
		app.P().Class("big", "num").ID("read-score").Text(score),
		app.P().Class("mute").Text(model.ScoreName(v.Lang, r.Score)+". "+v.T(i18n.CheckReadHelp)),
		app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(i18n.CheckNo), Icon: "x", ID: "read-no", Act: v.Act("read-no", model.ReadBack{Board: r.Number})}),
			v.Button(view.Button{Text: v.T(i18n.CheckYes), After: "next", Class: "btn--go btn--main", ID: "read-yes", Act: v.Act("read-yes", yes)})))
}

// checked says how far the verification is, and settles the boards on which two entries differ.
func checked(v *view.V, m model.Model, c journal.Checked) []app.UI {
	if len(c.Left) > 0 {
		return []app.UI{app.H3().Text(v.N(i18n.CheckLeft, len(c.Left)))}
	}
	if len(c.Differ) == 0 {
		return []app.UI{app.H2().Class("now__no").ID("check-whole").Text(v.T(i18n.CheckWhole)), closeButton(v)}
	}
	n, _ := m.Shown()
	r, _ := m.Event.Ahead.Round(m.Event.Section, n)
	parts := []app.UI{app.H2().Class("now__no").ID("check-differ").Text(v.N(i18n.CheckDiffer, len(c.Differ)))}
	for _, d := range c.Differ {
		b := r.Boards[d.Board-1]
		white, _ := m.Event.Ahead.Player(b.White)
		black, _ := m.Event.Ahead.Player(b.Black)
		key := strconv.Itoa(d.Board)
		parts = append(parts, app.Div().Class("differ").ID("differ-"+key).Body(
			app.P().Text(v.T(i18n.CheckSettle, key, m.Name(white)+" – "+m.Name(black))),
			v.Button(view.Button{Text: v.T(i18n.CheckFirst, model.ScoreInText(b.Score)), ID: "first-" + key, Class: "btn--full", Act: v.Act("first-"+key, model.SettleCheck{Board: d.Board})}),
			v.Button(view.Button{Text: v.T(i18n.CheckSecond, model.ScoreInText(d.Score)), ID: "second-" + key, Class: "btn--full", Act: v.Act("second-"+key, model.SettleCheck{Board: d.Board, Second: true})})))
	}
	return parts
}

func closeButton(v *view.V) app.UI {
	return v.Button(view.Button{Text: v.T(i18n.RoundClose), After: "next", Class: "btn--main btn--go btn--full", ID: "close", Act: v.Act("close", model.CloseRound{})})
}

// verifyActs are the ways on from a round whose results are all in.
func verifyActs(v *view.V, m model.Model, n int) []app.UI {
	c := m.Event.Ahead.Checked(m.Event.Section, n)
	if c.IsWhole() {
		return []app.UI{app.P().ID("check-whole").Body(view.Icon("check"), app.Text(" "+v.T(i18n.CheckWhole))),
			closeButton(v), app.P().Class("mute").Text(v.T(i18n.RoundCloseHelp))}
	}
	blind := view.Button{Text: v.T(i18n.CheckBlind), After: "next", Class: "btn--go btn--main btn--full", ID: "check-blind", Act: v.Act("check-blind", model.StartCheck{How: journal.CheckBlind})}
	if len(c.Left) < len(c.Left)+len(c.Done)+len(c.Differ) {
		blind.Text = v.N(i18n.CheckGoOn, len(c.Left)+len(c.Differ))
	}
	first := v.Button(blind)
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.IsMatch() {
		first = nil // a match of several games is read back as a whole
	}
	return []app.UI{first, app.Div().Class("halves").Body(
		v.Button(view.Button{Text: v.T(i18n.CheckRead), ID: "check-read", Act: v.Act("check-read", model.StartCheck{How: journal.CheckRead})}),
		v.Button(view.Button{Text: v.T(i18n.CheckSkip), ID: "close", Act: v.Act("close", model.CloseRound{})})),
		app.P().Class("mute").Text(v.T(i18n.CheckHelp))}
}
