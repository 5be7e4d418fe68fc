package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/rooms/hall"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// results is the entry of results: the list of boards and the hand. One touch a board, next missing board by itself.
func results(v *view.V, m page, r journal.Round) app.UI {
	s, id := m.Event.Ahead, m.Event.Section
	missing := s.MissingBoards(id, r.Number)
	k := look{Label: v.T(textBoardsOf, v.Int(r.Number)), selected: max(m.Board, 1),
		act: func(row journal.Row) session.Msg { return selectBoard{Board: row.Number} }}
	if m.Board == 0 {
		k.selected = len(r.Boards) + 1 // none in hand, still a list to choose from
	}
	if m.Missing {
		k.Only = func(row journal.Row) bool { return row.Score.IsZero() || row.Number == m.Board }
	}
	rows, matches := m.rows(r.Number)
	var list []journal.Row
	list, k.matches = m.listed(r.Number)
	keys(v, m)
	stat := app.Span().Class("stat", "stat--main").ID("left").Body(app.Text(v.N(m.left(), len(missing))))
	if len(missing) == 0 {
		stat = app.Span().Class("stat", "stat--main").ID("left").Body(view.Icon("check"), app.Text(v.N(textResultAllIn, len(r.Boards))))
	}
	return frame(v, m, subtitle(v, m, r.Number, i18n.RoundOf), view.Page{
		Focus: true, Rail: true, Flush: true, Flow: true, Bar: view.Bar{Start: earlier(v, m, r.Number), Stats: []app.UI{stat}},
		Main: []app.UI{app.H1().Class("vh").Text(v.T(textResultsOf, v.Int(r.Number))),
			flow(tools(v, m, rows, missing), boards(v, m, list, k), v.First(hand(v, m, r, rows, matches, missing)))},
	})
}

// IsFront reports that what changed since before is a result and what becomes of it, in a round that lacks others: a thumb that enters one
// behind the other waits for the hand, and the list and the bar may follow.
func IsFront(in session.Session, own, before Model, p pairing.Model) bool {
	m := page{in, own, p}
	n, _ := m.Shown()
	return m.screen() == screenResults && own.Board > 0 && before.Board > 0 && len(in.Event.Ahead.MissingBoards(in.Event.Section, n)) > 0 &&
		own.Round == before.Round && own.Missing == before.Missing && own.Find == before.Find && own.Numbers == before.Numbers &&
		own.Check == before.Check
}

// Front draws the hand of [IsFront].
func Front(v *view.V, in session.Session, own Model, p pairing.Model) app.UI {
	m := page{in, own, p}
	n, _ := m.Shown()
	r, _ := m.Section().RoundAt(n)
	rows, matches := m.rows(n)
	return hand(v, m, r, rows, matches, m.Section().Missing(n))
}

// flow is a list of boards with what is done to one of them: the hand stands below the list on an upright screen, beside it on
// one that lies. Tools may be nil.
func flow(tools, list, hand app.UI) app.HTMLDiv {
	return app.Div().Class("flow").Body(tools, app.Div().Class("flow__list").Body(list), hand)
}

// tools stand above the list of a tablet: how far the round is, and what finds a board in it. A phone has them in the hand and
// in the sheet of rarer results.
func tools(v *view.V, m page, rows []journal.Row, missing []int) app.UI {
	body := []app.UI{app.P().Class("flow__left").Aria("hidden", "true").Text(v.N(m.left(), len(missing))), strip(rows),
		only(v, m, "only-wide", len(missing)), find(v, m)}
	if len(missing) > 0 {
		body = append(body, v.Button(view.Button{Text: v.T(i18n.Call), Icon: "call", Short: true, ID: "call-wide", Act: v.Act("call-wide", openCall{})}))
	}
	return app.Div().Class("flow__tools").Body(append(body,
		v.Button(view.Button{Text: v.T(i18n.Hall), Icon: "clock", Only: true, ID: "hall-wide", Act: v.Act("hall-wide", hall.OpenHall{})}))...)
}

// strip is a cell a board, hollow while its result is missing; many boards have none.
func strip(rows []journal.Row) app.UI {
	if len(rows) > jumpsMost {
		return nil
	}
	cells := make([]app.UI, len(rows))
	for i, r := range rows {
		cells[i] = app.Elem("i")
		if r.Score.IsZero() {
			cells[i] = app.Elem("i").Class("o")
		}
	}
	return app.Span().Class("strip").Aria("hidden", "true").Body(cells...)
}

// find looks for a board by its number, a player or a school.
func find(v *view.V, m page) app.UI {
	return app.Label().Class("field--search").Body(view.Hidden(v.T(textFindBoard)), view.Icon("search"),
		app.Input().ID("find").Class("input").Type("search").Placeholder(v.T(textFindBoard)).Value(m.Find).Attr("autocomplete", "off").
			DataSet("in", v.In("find", func(s string) session.Msg { return findBoard{Text: s} })))
}

// only filters the list to the boards that are still open.
func only(v *view.V, m page, id string, missing int) app.UI {
	return app.Button().Type("button").Class("chip").ID(id).Aria("pressed", strconv.FormatBool(m.Missing)).
		DataSet("act", v.Act(id, toggleMissing{})).Body(app.Text(v.T(textResultOnly)+" "), app.B().Class("num").Text(v.Int(missing)))
}

// hand is the half of the page under the thumb.
func hand(v *view.V, m page, r journal.Round, rows []journal.Row, matches []regulation.MatchStatus, missing []int) app.UI {
	body := []app.UI{echoOf(v, m), stable(hint(v, m)), stable(struck(v, m, missing)), app.Div().Class("contents").Body(fromClocks(v, m, r.Number)...)}
	if r.Started == 0 && (m.Echo == nil || m.Echo.IsUndone()) && len(missing) == len(rows) && len(missing) > 0 {
		body[0] = hall.Start(v, m.Session)
	}
	if b := m.Board; b >= 1 && b <= len(rows) {
		var match *regulation.MatchStatus
		if b <= len(matches) {
			match = &matches[b-1]
		}
		body = append(body, now(v, m, rows[b-1], match), thumb(v, m, rows[b-1], match))
	}
	if len(missing) == 0 {
		body = append(body, done(v, m, r)...)
		if m.Board == 0 { // else the key stands with the board in hand
			body = append(body, v.Button(view.Button{Text: v.T(textResultUndo), Icon: "undo", Class: "btn--quiet btn--full", ID: "undo-last", Act: v.Act("undo-last", undoResult{})}))
		}
	} else {
		body = append(body, todo(v, m, rows, missing))
	}
	return handOf(m, v.T(textResultsOf, v.Int(r.Number)), body)
}

// thumb holds all that a thumb drums on. Beside the list it stands at the foot of the hand: whatever comes, grows or goes stands above
// it, so that no key moves while one types.
func thumb(v *view.V, m page, r journal.Row, match *regulation.MatchStatus) app.UI {
	return app.Div().Class("hand__keys").Body(stable(digits(v, m)), keysOf(v, m, r, match), small(v, m))
}

// stable keeps the place of what may be missing: else all that follows would take the elements of its neighbours, and a finger or the focus
// on a key would be on another one.
func stable(ui app.UI) app.UI {
	if ui == nil {
		return app.Elem("i").Attr("hidden", true)
	}
	return ui
}

// handOf is the frame of a hand; one with figures stays lower, and so does one beside which players change places.
func handOf(m page, label string, body []app.UI) app.UI {
	hand := app.Section().Class("hand")
	if m.Numbers {
		hand = hand.Class("hand--digits")
	}
	if m.Pairing.Swap {
		hand = hand.Class("hand--swap")
	}
	return hand.Aria("label", label).Body(body...)
}

// echoOf repeats the last result; its place is kept while it is empty.
func echoOf(v *view.V, m page) app.UI {
	e := app.Div().Class("echo").ID("echo").Attr("role", "status").Aria("live", "assertive")
	if m.Echo == nil {
		return e.Class("echo--quiet")
	}
	if m.Echo.Quiet {
		e = e.Class("echo--quiet")
	}
	x, sign := m.echoLines(*m.Echo), v.Mark(m.Event.IsPending())
	if m.Echo.IsUndone() {
		sign = view.Icon("undo")
	}
	lines := []app.UI{app.Span().Class("echo__k").Body(sign, app.Text(" "+x.board)), app.Span().Class("echo__n").Text(x.says)}
	if x.under != "" {
		lines = append(lines, app.Span().Class("echo__s").Body(v.Disc(x.white), app.Text(" "+x.under)))
	}
	return e.Body(lines...)
}

// hint stands in the place of the echo before there is one: what a touch and a key do.
func hint(v *view.V, m page) app.UI {
	if m.Board == 0 || m.Echo != nil {
		return nil
	}
	var keys []app.UI
	for _, k := range []struct {
		key  string
		does i18n.Text
	}{{"1", i18n.KeysWhite}, {"5", i18n.Draw}, {"0", i18n.KeysBlack}, {"?", textHintKeys}} {
		keys = append(keys, app.Kbd().Text(k.key), app.Text(" "+v.T(k.does)+"  "))
	}
	return app.Div().Class("hint").Body(app.B().Text(v.T(textHint)), app.Span().Text(v.T(textHintNext)), app.Span().Class("hint__keys", "under").Body(keys...))
}

// now is the board in hand.
func now(v *view.V, m page, r journal.Row, match *regulation.MatchStatus) app.UI {
	x := m.inHand(r, match)
	var line app.UI
	if x.match != "" {
		line = app.P().Class("now__match").Text(x.match)
	}
	return app.Div().Class("now", "now--"+strconv.Itoa(r.Number%2)).ID("now").Aria("live", "polite").Aria("atomic", "true").Body(
		app.H2().Class("now__no").Body(app.Text(m.BoardName(r.Number)+" "), app.Small().Text(x.result), clockKey(v, m, r.Number)), line,
		x.sides[0].draw(v, true), x.sides[1].draw(v, false), lineupKey(v, m, r.Number))
}

func (s handSide) draw(v *view.V, white bool) app.UI {
	lines := []app.UI{app.Span().Class("name").Text(s.name)}
	if s.under != "" {
		lines = append(lines, app.Span().Class("under").Text(s.under))
	}
	lines = append(lines, app.Span().Class("under", "wide").Text(s.points))
	return app.Div().Class("now__side").Body(v.Disc(white), app.Div().Body(lines...))
}

// todo names the boards that are still to come, at the foot of the hand of a screen that lies; others do not show it.
func todo(v *view.V, m page, rows []journal.Row, missing []int) app.UI {
	foot := app.Div().Class("todo")
	if v.Later() {
		return foot
	}
	jump := func(b int) app.UI {
		key := app.Button().Type("button").Class("jump__b", "num").DataSet("act", v.Act("jump-"+strconv.Itoa(b), selectBoard{Board: b})).
			Aria("label", m.BoardName(b)).Text(v.Int(m.BoardNo(b)))
		if b == m.Board {
			key = key.Aria("current", "true")
		}
		return key
	}
	near := make([]app.UI, 0, len(rows))
	for _, b := range jumps(rows, missing, m.Board) {
		if b > 0 {
			near = append(near, jump(b))
		} else {
			near = append(near, app.Elem("i").Attr("hidden", true))
		}
	}
	return foot.Body(app.H3().Text(v.N(m.left(), len(missing))), app.P().Class("jump").Body(near...), hall.Times(v, m.Session))
}

// done stands where every result is in: the totals to compare with the slips.
func done(v *view.V, m page, r journal.Round) []app.UI {
	var cells []app.UI
	for _, c := range tally(m.Event.Ahead.Tally(m.Event.Section, r.Number), len(r.Boards), m.ofTeams()) {
		cells = append(cells, app.Span().Body(app.B().Class("num").Text(v.Int(c.n)), app.Text(v.T(c.name))))
	}
	return append([]app.UI{
		app.H2().Class("now__no").ID("all-in").Text(v.N(textResultAllIn, len(r.Boards))),
		app.Div().Class("tally").ID("tally").Attr("role", "group").Aria("label", v.T(textTallyLabel)).Body(cells...),
	}, append(append([]app.UI{hall.Times(v, m.Session)}, contradictions(v, m, r.Number)...), verifyActs(v, m, r.Number)...)...)
}

// contradictions are the boards whose result is not the one that a ruling gave.
func contradictions(v *view.V, m page, n int) []app.UI {
	var list []app.UI
	for _, p := range m.Section().Proposals(n) {
		key := "ruled-" + strconv.Itoa(p.Board)
		list = append(list, v.Banner(view.Banner{Kind: "warn", ID: key, Title: v.T(textRuledOther, v.Int(m.BoardNo(p.Board)), phrase.ScoreInText(p.Score), phrase.ScoreInText(p.Has)),
			Button: &view.Button{Text: m.BoardName(p.Board), After: "next", ID: key + "-to", Act: v.Act(key+"-to", selectBoard{Board: p.Board})}}))
	}
	return list
}

// closed is a round that is over: touch a board to correct it. A copy that only reads shows the round in work so too.
func closed(v *view.V, m page, r journal.Round) app.UI {
	k := look{Label: v.T(textBoardsOf, v.Int(r.Number)),
		act: func(row journal.Row) session.Msg { return openCorrect{Round: r.Number, Board: row.Number} }}
	rows, matches := m.rows(r.Number)
	k.name = func(row journal.Row) string {
		return v.T(textCorrectTitle, v.Int(m.BoardNo(row.Number)), v.Int(r.Number))
	}
	help := textCorrectHelp
	if k.matches = matches; matches != nil {
		k.act, help = nil, i18n.RefuseMatchDo
	}
	if m.Event.Ahead.IsFinished() {
		k.act, help = nil, i18n.RefusedFinishedDo
	}
	var can app.UI = app.P().Text(v.T(help))
	if m.Event.OnlyReads() {
		k.act, k.name, can = nil, nil, nil
	}
	main := append(fromClocks(v, m, r.Number), rounds(v, m, r.Number), app.Div().Class("head").Body(app.Div().Body(
		app.H1().Text(v.T(textResultsOf, v.Int(r.Number))), can)), boards(v, m, rows, k))
	if r.PAB != 0 || len(r.Absent) > 0 {
		main = append(main, unpaired(v, m, r))
	}
	stands := app.Span().Class("stat").ID("stands").Body(view.Icon("check"), app.Text(v.N(textResultAllIn, len(r.Boards))))
	if missing := m.Section().Missing(r.Number); len(missing) > 0 {
		stands = app.Span().Class("stat").ID("stands").Text(v.N(m.left(), len(missing)))
	}
	if c, ok := m.HallNow(); ok && !c.Over && !(c.Started.IsZero() && c.Planned.IsZero()) {
		stands = stands.Class("stat--wide") // the bar of a phone has room for the time of the round that is played, or for this
	}
	return frame(v, m, subtitle(v, m, r.Number, i18n.RoundOf), view.Page{Main: main, Bar: view.Bar{Stats: []app.UI{stands}}})
}

// unpaired lists the bye and who stayed away.
func unpaired(v *view.V, m page, r journal.Round) app.UI {
	x := m.unpaired(r)
	var body []app.UI
	if x.bye != "" {
		body = append(body, app.P().Body(app.B().Text(x.bye)))
	}
	if x.away != "" {
		body = append(body, app.P().Class("mute").Text(x.away))
	}
	if x.free != "" {
		body = append(body, app.P().Class("mute").ID("free").Text(x.free))
	}
	return app.Section().Class("sec", "stack").Body(body...)
}
