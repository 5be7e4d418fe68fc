package shell

import (
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/rooms/board"
	"wasit/app/rooms/clock"
	"wasit/app/rooms/devices"
	"wasit/app/rooms/hall"
	"wasit/app/rooms/imports"
	"wasit/app/rooms/wall"
	"wasit/app/session"
)

// Navigated says that the address changed.
type Navigated struct{ Path string }

func (m Model) navigated(msg Navigated, env session.Env) (Model, []session.Cmd) {
	next := session.ParseRoute(msg.Path)
	if m.holdsClock(next, env) {
		return m, []session.Cmd{session.Navigate{To: session.Route{Page: m.Route.Page}}} // nobody leaves a running clock, above all not by a swipe
	}
	var cmds []session.Cmd
	m.Dialog, m.More = nil, 0
	if !m.Carry {
		m.Notice = nil
		if m.Undo != nil && (m.Undo.Until == "" || m.Undo.Until != next.Event) {
			m.Undo = nil
		}
	}
	m.Carry = false
	if m.Event != nil && m.Event.ID != next.Event {
		cmds = append(cmds, session.CloseEvent{ID: m.Event.ID})
		m.Event = nil
	}
	m.Session, m.Imports = imports.LeaveDraft(m.Session, m.Imports, next.Page)
	m.Laws = m.Laws.Left(m.Route, next)
	m.Manual = m.Manual.Left(m.Route, next)
	if m.Camera.Wanted { // the page that asked for it is left
		var more []session.Cmd
		m.Session, more = m.EndScan()
		cmds = append(cmds, more...)
	}
	if next.Page != session.PageScreen {
		var more []session.Cmd
		m.Wall, more = wall.Leave(m.Wall)
		cmds = append(cmds, more...)
	}
	if m.Event != nil && next.Page != m.Route.Page {
		e := *m.Event
		e.Log = nil // the next page that shows it reads it again
		m.Event = &e
	}
	m.Route = next
	if next.Page != session.PageBoard && next.Page != session.PageArbiter && next.Page != session.PageLaws {
		m.DeskCheck = nil
	}
	if next.Event != "" && m.Event == nil {
		m.Event = &session.Event{ID: next.Event, Loading: true}
		return m, append(cmds, session.OpenEvent{ID: next.Event})
	}
	m, more := m.arrived(env)
	return m, append(cmds, more...)
}

// holdsClock reports that a clock runs on the screen, from which next would lead away.
func (m Model) holdsClock(next session.Route, env session.Env) bool {
	if !clock.IsLive(m.Session, m.Clock) && !board.HasLiveClock(m.Session, m.Board, m.Clock) || next.Page == session.PageClock {
		return false
	}
	if next.Page == session.PageBoard && board.Clock(m.Board, m.Clock) != nil {
		return false
	}
	g := m.Clock.Game
	return g.IsRunning(g.At(env.Mono))
}

// arrived prepares the page that the route names, once its event is open.
func (m Model) arrived(env session.Env) (Model, []session.Cmd) {
	if m.Event != nil && (m.Event.Loading || m.Event.Failed != nil) {
		return m, nil
	}
	m.Session = m.TakeSection()
	if m.Changed.Forget {
		m.Changed.Forget = false
		m = m.forgotten()
	}
	var timers, cmds, given []session.Cmd
	m.Session, m.Hall, timers = hall.Await(m.Session, m.Hall, env)
	m, cmds = m.arrivedAt(env)
	m.Session, m.Board, given = board.Give(m.Session, m.Board, env)
	return m, append(append(timers, cmds...), given...)
}

// arrivedAt prepares the page itself.
func (m Model) arrivedAt(env session.Env) (Model, []session.Cmd) {
	if to, ok := devices.Home(m.Session); ok {
		return m, []session.Cmd{session.Navigate{To: to, Replace: true}}
	}
	if arrive := pages[m.Route.Page].arrive; arrive != nil {
		return arrive(m, env)
	}
	return m, nil
}

// isPodium reports that the page of the round shows who won the section.
func (m Model) isPodium() bool {
	step := m.Event.Kept.Next(m.Event.Section).Step
	return m.Route.Page == session.PageRound && m.Route.Round == 0 && (step == journal.StepFinish || step == journal.StepDone)
}

// refresh computes what the page shows and the model does not hold yet. It runs after every message, is pure, and costs
// nothing while the journal stands still.
func (m Model) refresh() Model {
	e := m.Event
	if !m.isOpen() {
		return m
	}
	p := pages[m.Route.Page]
	if p.refresh != nil {
		return p.refresh(m)
	}
	if !p.table && !m.isPodium() {
		return m
	}
	switch t := e.Table; {
	case t != nil && t.Of == e.Kept.ID() && t.Section == e.Section:
	case t == nil && m.Route.Page == session.PageOverview:
		return m // see [restDue]
	default:
		m = m.ranked()
	}
	if m.Route.Page == session.PageSchools && m.Route.Sheet != session.SheetOwn {
		m = m.rankedOthers()
	}
	return m
}

// ranked computes the standing of the section in hand.
func (m Model) ranked() Model {
	e := *m.Event
	e.Table, e.Open = ranking.AtHand(e.Kept, e.Section, e.Others...), nil
	m.Event = &e
	return m
}

// rankedOthers computes those of the other sections.
func (m Model) rankedOthers() Model {
	e := *m.Event
	hand := e.Others
	e.Others = nil
	for _, sec := range e.Kept.Sections() {
		if sec.ID != e.Section {
			e.Others = append(e.Others, ranking.AtHand(e.Kept, sec.ID, hand...))
		}
	}
	m.Event = &e
	return m
}

// restDue says that what the screen shows first is painted, and that the rest of the page is drawn next. Who opens an event does not wait
// for the standing, whose first places stand further down.
type restDue struct{}

func (m Model) restDue() Model {
	if !m.isOpen() || m.Event.Table != nil || m.Route.Page != session.PageOverview {
		return m
	}
	return m.ranked()
}
