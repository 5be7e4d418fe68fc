// Package calls is where boards call the arbiter: at a board's clock or its scorer's phone the call and what became of it, at the desk and
// on arbiters' devices the boards that wait.
package calls

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page of the address.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	if m.board() > 0 {
		return board(v, m)
	}
	return waiting(v, m)
}

// callText says which board calls, and for what.
func (m page) callText(c journal.Call) string {
	l := m.Lang()
	text := l.T(i18n.EchoBoard, l.Int(m.Event.Kept.BoardNumber(c.Section, c.Board))) + ": " + l.T(i18n.CallSides[string(c.Side)])
	if c.Why != "" {
		text += " · " + l.T(i18n.CallWhys[string(c.Why)])
	}
	return text
}

// comes says who is on the way.
func comes(v *view.V, c journal.Call) string {
	who := c.By
	if who == "" {
		who = c.Device
	}
	if who == "" {
		who = v.T(textArbiter)
	}
	return v.T(textComes, who)
}

// waiting shows one call in the largest type, and the others below it.
func waiting(v *view.V, m page) app.UI {
	list := m.Event.Ahead.Calls()
	p := view.Page{Read: true}
	if len(list) == 0 {
		p.Main = []app.UI{app.Div().Class("empty").ID("nobody").Body(app.H1().Text(v.T(textNobody)), app.P().Text(v.T(textNobodyDo)))}
		return v.EventPage(m.Session, v.T(i18n.CallsTitle), p)
	}
	i := max(0, slices.IndexFunc(list, func(c journal.Call) bool { return c.Seq == m.Chosen || m.Chosen == 0 && c.Taken == 0 }))
	c := list[i]
	p.Main = append(shown(v, m, c), others(v, m, slices.Delete(slices.Clone(list), i, i+1)))
	if m.Event.HearsCalls() {
		p.Act = keys(v, c)
	}
	return v.EventPage(m.Session, v.T(i18n.CallsTitle), p)
}

func keys(v *view.V, c journal.Call) []app.UI {
	if c.Taken == 0 {
		return []app.UI{v.Button(view.Button{Text: v.T(textOnMyWay), After: "next", Class: "btn--go btn--main", ID: "on-my-way", Act: v.Act("on-my-way", answer{c.Section, c.Seq, false})})}
	}
	return []app.UI{v.Button(view.Button{Text: v.T(textPass), ID: "pass", Act: v.Act("pass", answer{c.Section, c.Seq, true})}),
		v.Button(view.Button{Text: v.T(textIAmHere), Icon: "check", Class: "btn--go btn--main", ID: "i-am-here", Act: v.Act("i-am-here", arrive{c})})}
}

// shown is a call with its board, who plays there, both times and what happened there before.
func shown(v *view.V, m page, c journal.Call) []app.UI {
	number := v.Int(m.Event.Kept.BoardNumber(c.Section, c.Board))
	about := []string{v.T(textAt, v.ClockSeconds(time.UnixMilli(c.At)))}
	if c.Clock != (journal.CallClock{}) {
		if c.Clock.Stopped {
			about = append(about, v.T(textStopped))
		}
		about = append(about, v.T(textMove, v.Int(c.Clock.Move)))
	}
	title := []app.UI{app.Strong().Text(v.T(i18n.CallSides[string(c.Side)])), app.Text(strings.Join(about, ", "))}
	if c.Why != "" {
		title = append(title, app.B().ID("call-why").Text(v.T(i18n.CallWhys[string(c.Why)])))
	}
	state := v.T(textWaits)
	if c.Taken != 0 {
		state = comes(v, c)
	}
	title = append(title, app.Em().ID("call-state").Text(state))
	if sec, ok := m.Event.Kept.In(c.Section); ok && len(m.Event.Kept.Sections()) > 1 {
		title = append(title, app.Span().Text(sec.Name))
	}
	rows := m.Event.Kept.Rows(c.Section, c.Round)
	if c.Board > len(rows) {
		return nil
	}
	r := rows[c.Board-1]
	return []app.UI{app.H1().Class("vh").Text(m.callText(c)),
		app.Div().Class("callp__n").ID("call").TabIndex(-1).Body(app.B().Class("num").Aria("label", v.T(i18n.EchoBoard, number)).Text(number), app.Span().Body(title...)),
		app.Ul().Class("callpl").Body(player(v, m, c, r.WhitePlayer, true), player(v, m, c, r.BlackPlayer, false))}
}

// player is one of the two with the time that is left and the offences of this game.
func player(v *view.V, m page, c journal.Call, p journal.Player, white bool) app.UI {
	side, left := journal.CallBlack, c.Clock.Black
	if white {
		side, left = journal.CallWhite, c.Clock.White
	}
	name := []app.UI{app.Text(m.Name(p) + " ")}
	if c.Side == side {
		name = append(name, app.Span().Class("caller").Text(v.T(textCalls)))
	}
	clock := app.B().Class("t", "num")
	if c.Clock != (journal.CallClock{}) {
		clock = clock.Text(v.Duration(time.Duration(left) * time.Millisecond))
	}
	return app.Li().Body(v.Disc(white), app.Span().Class("name").Body(name...), clock, app.Span().Class("of").Body(offences(v, m, c, p.ID)...))
}

func offences(v *view.V, m page, c journal.Call, id journal.PlayerID) []app.UI {
	var names []string
	for _, in := range m.Event.Kept.Incidents(c.Section) {
		if in.Round == c.Round && in.Player == id {
			names = append(names, v.T(i18n.Offences[string(in.Offence.Offence)]))
		}
	}
	if len(names) == 0 {
		return []app.UI{app.Text(v.T(textNone))}
	}
	return []app.UI{view.Icon("warn"), app.Text(strings.Join(names, "; "))}
}

// others are the boards that wait beside the one shown.
func others(v *view.V, m page, list []journal.Call) app.UI {
	if len(list) == 0 {
		return nil
	}
	rows := make([]app.UI, len(list))
	for i, c := range list {
		state := v.T(textWaits)
		if c.Taken != 0 {
			state = comes(v, c)
		}
		id := "look-" + strconv.Itoa(c.Seq)
		rows[i] = app.Li().Class("callwait").Body(app.B().Class("num").Text(v.Int(m.Event.Kept.BoardNumber(c.Section, c.Board))),
			app.Span().Body(app.Text(v.T(i18n.CallSides[string(c.Side)])+", "+v.T(textAt, v.ClockSeconds(time.UnixMilli(c.At)))), app.Span().Class("mute").Text(state)),
			v.Button(view.Button{Text: v.T(textTake), ID: id, Act: v.Act(id, look{c.Seq})}))
	}
	return app.Section().ID("also").Body(app.H2().Text(v.T(textAlso)), app.Ul().Class("callpl").Body(rows...))
}

// board is the page of one board: it calls, is heard, or holds its number up.
func board(v *view.V, m page) app.UI {
	c, calls, atDesk := m.here()
	if m.showsSign() {
		return sign(v, m, c, atDesk)
	}
	number := m.BoardNo(m.board())
	p := view.Page{Read: true}
	p.Bar.Back = back(v, m, c, calls)
	title := app.H1().Text(v.T(i18n.EchoBoard, v.Int(number)))
	if !calls {
		p.Main = []app.UI{app.Div().Class("head").Body(app.Div().Body(title, app.P().Text(v.T(textWhy)))), whys(v, m), app.P().Class("mute").Text(v.T(textRunning))}
		p.Act = []app.UI{v.Button(view.Button{Text: v.T(i18n.CallGo), Icon: "raise", Class: "btn--go btn--main", ID: "call", Act: v.Act("call", call{Board: m.board()})})}
		return v.EventPage(m.Session, v.T(i18n.CallGo), p)
	}
	state, kind := v.T(textCalling), "info"
	switch {
	case c.Taken != 0 && atDesk:
		state, kind = comes(v, c), "ok"
	case atDesk:
		state, kind = v.T(textAtDesk), "ok"
	}
	p.Main = append([]app.UI{v.Banner(view.Banner{Kind: kind, ID: "call-is", Title: state})}, shown(v, m, c)...)
	if c.Why == "" {
		p.Main = append(p.Main, app.P().Text(v.T(textWhy)), whys(v, m))
	}
	p.Main = append(p.Main, app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(textShow), Icon: "raise", ID: "show-sign", Act: v.Act("show-sign", showSign{true})}),
		v.Button(view.Button{Text: v.T(textBack), Icon: "x", ID: "take-call-back", Act: v.Act("take-call-back", end{true})})))
	p.Act = []app.UI{v.Button(view.Button{Text: v.T(i18n.CallArrived), Icon: "check", Class: "btn--go btn--main", ID: "arbiter-here", Act: v.Act("arbiter-here", end{})})}
	return v.EventPage(m.Session, v.T(i18n.CallGo), p)
}

// back leads to the clock where the call came from it, else to where the device works.
func back(v *view.V, m page, c journal.Call, calls bool) *view.Button {
	if calls && c.Clock != (journal.CallClock{}) {
		return &view.Button{Text: v.T(textToClock), Icon: "clock", Only: true, Class: "btn--quiet", Href: session.Route{Page: session.PageClock}.Path(), ID: "to-clock"}
	}
	return &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Href: m.Route.In(session.PageDevices).Path(), ID: "back"}
}

// whys are the reasons that can be given: each calls at once.
func whys(v *view.V, m page) app.UI {
	list := make([]app.UI, len(journal.CallWhys))
	for i, why := range journal.CallWhys {
		id := "why-" + string(why)
		list[i] = v.Button(view.Button{Text: v.T(i18n.CallWhys[string(why)]), ID: id, Act: v.Act(id, call{Board: m.board(), Why: why})})
	}
	return app.Div().Class("cluster").ID("whys").Attr("role", "group").Aria("label", v.T(textWhy)).Body(list...)
}

// sign is the number of the board over the whole screen, to be held up.
func sign(v *view.V, m page, c journal.Call, atDesk bool) app.UI {
	s := view.Sign{Number: m.BoardNo(m.board()), Title: v.T(i18n.CallPlease), Who: v.T(i18n.CallSides[string(c.Side)])}
	if c.Clock != (journal.CallClock{}) {
		s.Times = v.Duration(time.Duration(c.Clock.White)*time.Millisecond) + " · " + v.Duration(time.Duration(c.Clock.Black)*time.Millisecond)
	}
	if !atDesk {
		s.Note = v.T(textUnheard)
	}
	s.Keys = []app.UI{v.Button(view.Button{Text: v.T(i18n.CallArrived), ID: "arbiter-here", Act: v.Act("arbiter-here", end{})}),
		v.Button(view.Button{Text: v.T(textHideSign), ID: "hide-sign", Act: v.Act("hide-sign", showSign{false})})}
	return v.Sign(s)
}
