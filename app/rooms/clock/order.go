package clock

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/clock"
)

// A clock that is asked for by a board of a round, or by a link, is laid on the table in one touch; where a game is in hand, the players
// say first what becomes of it.
func (msg layOrder) update(m page, env session.Env) (page, []session.Cmd) {
	order := session.LayClock(msg)
	order.Names = [2]string{cleanName(order.Names[0]), cleanName(order.Names[1])}
	m.Order = &order
	if !m.Loaded {
		return m, []session.Cmd{session.OpenBook{Book: session.ClockBook}}
	}
	return m.layOrdered(env)
}

// layOrdered lays the clock that was asked for. Without a time control one is chosen first.
func (m page) layOrdered(env session.Env) (page, []session.Cmd) {
	o := m.Order
	if o == nil || m.Gap != nil {
		return m, nil
	}
	var cmds []session.Cmd
	if g := m.Game; g != nil {
		if o.Place.Event != "" && g.Place.Is(o.Place) {
			m.Order, m.Screen = nil, screenTable // it lies there already
			return m, nil
		}
		if g.State.Phase(g.At(env.Mono)) != clock.Ready {
			m.Screen, m.Dialog = screenTable, orderDialog{}
			return m, []session.Cmd{session.Focus{ID: "sheet"}}
		}
		m, cmds = m.shelve()
	}
	if o.Text == "" {
		m.Screen = ScreenPick
		return m, cmds
	}
	control, err := clock.ParseWritten(o.Text)
	if err != nil {
		m.Screen = ScreenPick
		m, more := session.Refuse(m, err)
		return m, append(cmds, more...)
	}
	if o.Claim {
		control = claimed(control)
	}
	m, laid := m.layClock(env, Game{Text: o.Text, Control: control, Names: o.Names, Place: o.Place, Laws: o.Laws})
	return m, append(cmds, laid...)
}

// dropOrder keeps the game in hand, or chooses a time control for no board.
type dropOrder struct{}

func (dropOrder) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Order, m.Dialog = nil, nil
	return m, nil
}

// takeOrder ends the game in hand without a result and lays the clock that was asked for.
type takeOrder struct{}

func (takeOrder) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil || m.Order == nil || m.Gap != nil {
		return m, nil
	}
	order := m.Order
	m.Locked = false
	m, cmds := Decide{Result: NoResult}.update(m, env)
	if m.Game != nil {
		return m, cmds // it could not be ended, and that is said
	}
	m.Order = order
	m, more := m.layOrdered(env)
	return m, append(cmds, more...)
}

// OpenLink opens what the code of a board says (see [session.ClockLink]): on the device that has the event its board there, on any other a
// clock with the names.
type OpenLink struct{ Fragment string }

func (msg OpenLink) update(m page, env session.Env) (page, []session.Cmd) {
	order, err := session.ReadClockLink(msg.Fragment)
	if err != nil {
		m.Notice = session.Warn(m.Lang().T(textLinkBad), m.Lang().T(textLinkBadDo))
		return m, nil
	}
	m.Order = &order
	m.AwaitsIndex = true
	return m, []session.Cmd{session.ListEvents{}}
}

// The list of the events on this device was read: it says where a link leads.
func (indexRead) update(m page, env session.Env) (page, []session.Cmd) {
	o := m.Order
	if o == nil {
		return m, nil
	}
	if p := o.Place; slices.ContainsFunc(m.Index.Events, func(e session.EventEntry) bool { return e.ID == p.Event }) {
		m.Order, m.AtBoard = nil, p
		return m, []session.Cmd{session.Navigate{To: p.RoundRoute(), Replace: true}}
	}
	order := *o
	order.Place = session.BoardPlace{Number: o.Place.Shown()} // to be held up
	return layOrder(order).update(m, env)
}

// result is what the clock of a board of an event says of its game; ok is false without a place or a result.
func (e historyEntry) result() (r session.ClockResult, ok bool) {
	score, ok := map[string]journal.Score{"1-0": journal.WhiteWins, "1/2": journal.Drawn, "0-1": journal.BlackWins}[e.counts()]
	return session.ClockResult{Place: e.Place, Score: score, Flag: e.Flag}, ok && e.Place.Event != ""
}

// counts is the result that a game counts as: with draw odds a drawn one is Black's win.
func (e historyEntry) counts() string {
	if e.BlackDraw && e.Result == "1/2" {
		return "0-1"
	}
	return e.Result
}

// giveResult takes the result of a game to its round, where it is entered with one touch.
type giveResult struct{}

func (giveResult) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Past == nil {
		return m, nil
	}
	r, ok := m.Past.Entry.result()
	if !ok {
		return m, nil
	}
	m.AtBoard, m.GivesResult = r.Place, true
	var cmds []session.Cmd
	m.Session, cmds = m.Session.WithClockResult(r)
	return m, append(cmds, session.Navigate{To: r.Place.RoundRoute()})
}

// toRound goes back to the round of the board that the clock was laid for; the clock stays on the table.
type toRound struct{}

func (toRound) update(m page, _ session.Env) (page, []session.Cmd) {
	var place session.BoardPlace
	switch {
	case m.Game != nil:
		place = m.Game.Place
	case m.Past != nil:
		place = m.Past.Entry.Place
	}
	if place.Event == "" {
		return m, nil
	}
	m.Dialog, m.AtBoard, m.GivesResult = nil, place, false
	return m, []session.Cmd{session.Navigate{To: place.RoundRoute()}}
}

// The results that clocks proposed before the page was loaded are offered again.
func (msg resultsRead) update(m page, _ session.Env) (page, []session.Cmd) {
	var cmds []session.Cmd
	m.Session, cmds = m.Session.ReadClockResults(msg.Data)
	return m, cmds
}
