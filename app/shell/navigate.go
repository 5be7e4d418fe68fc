package shell

import (
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/rooms/board"
	"wasit/app/rooms/calls"
	"wasit/app/rooms/checkin"
	"wasit/app/rooms/clock"
	"wasit/app/rooms/desk"
	"wasit/app/rooms/devices"
	"wasit/app/rooms/hall"
	"wasit/app/rooms/imports"
	"wasit/app/rooms/laws"
	"wasit/app/rooms/learn"
	"wasit/app/rooms/manual"
	"wasit/app/rooms/paper"
	"wasit/app/rooms/players"
	"wasit/app/rooms/ratings"
	"wasit/app/rooms/ready"
	"wasit/app/rooms/round"
	"wasit/app/rooms/scenarios"
	"wasit/app/rooms/seasons"
	"wasit/app/rooms/setup"
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
		e.Log = nil // the next page that shows it reads it anew
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
	var cmds []session.Cmd
	if to, ok := devices.Home(m.Session); ok {
		return m, []session.Cmd{session.Navigate{To: to, Replace: true}}
	}
	switch m.Route.Page {
	case session.PageDevices, session.PageJoin:
		m.Session, m.Devices, cmds = devices.Arrive(m.Session, m.Devices, env)
	case session.PageCalls:
		m.Session, m.Calls, cmds = calls.Arrive(m.Session, m.Calls, env)
	case session.PageHome:
		cmds = append([]session.Cmd{session.ListEvents{}}, clock.Peek(m.Clock)...)
	case session.PageWizard, session.PageOverview, session.PageRules:
		m.Session, m.Setup, cmds = setup.Arrive(m.Session, m.Setup, env)
	case session.PageReady:
		m.Session, m.Ready, cmds = ready.Arrive(m.Session, m.Ready, env)
	case session.PageSeason:
		m.Session, m.Seasons, cmds = seasons.Arrive(m.Session, m.Seasons, env)
	case session.PageLists, session.PageRatings:
		m.Session, m.Ratings, cmds = ratings.Arrive(m.Session, m.Ratings, env)
	case session.PageOpen:
		if !m.Event.IsDraft() {
			cmds = []session.Cmd{session.Navigate{Replace: true}}
		}
	case session.PageClock:
		cmds = clock.Arrive(m.Clock)
	case session.PageCertificate:
		cmds = []session.Cmd{session.ListEvents{}}
	case session.PageLaws:
		m.Session, m.Laws, cmds = laws.Arrive(m.Session, m.Laws, env)
	case session.PageManual:
		m.Session, m.Manual, cmds = manual.Arrive(m.Session, m.Manual, env)
	case session.PageLearn:
		m.Session, m.Learn, cmds = learn.Arrive(m.Session, m.Learn, env)
	case session.PageBoard:
		m.Session, m.Board, m.Clock, cmds = board.Arrive(m.Session, m.Board, m.Clock, env)
	case session.PageData:
		cmds = []session.Cmd{session.ListEvents{}, session.LoadLog{ID: m.Event.ID}}
	case session.PagePlayers:
		m.Session, m.Players, cmds = players.Arrive(m.Session, m.Players)
	case session.PagePlayer:
		m.Session, m.Players, cmds = players.Arrive(m.Session, m.Players)
		cmds = append(cmds, session.LoadLog{ID: m.Event.ID})
	case session.PageArbiter:
		m.Session, m.Desk, cmds = desk.Arrive(m.Session, m.Desk, m.Clock, env)
	case session.PageRound:
		m.Session, m.Round, cmds = round.Arrive(m.Session, m.Round, m.Pairing, env)
	case session.PageImport:
		m.Session, m.Imports, cmds = imports.Arrive(m.Session, m.Imports, env)
	case session.PagePrint:
		m.Session, m.Paper, cmds = paper.Arrive(m.Session, m.Paper, env)
	case session.PageScreen:
		m.Session, m.Wall, cmds = wall.Arrive(m.Session, m.Wall, env)
	}
	return m, cmds
}

// showsTable reports whether a page needs the standing.
func showsTable(p session.Page) bool {
	switch p {
	case session.PageStandings, session.PageCrosstable, session.PageSchools, session.PagePrizes, session.PagePlayer, session.PageOverview:
		return true
	}
	return false
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
	if e == nil || e.Loading || e.Failed != nil {
		return m
	}
	switch m.Route.Page {
	case session.PagePrint:
		m.Paper = paper.Refresh(m.Session, m.Paper)
		return m
	case session.PageScreen:
		m.Wall = wall.Refresh(m.Session, m.Wall)
		return m
	case session.PagePlayers:
		m.Players = players.Refresh(m.Session, m.Players)
		return m
	case session.PageCheckIn:
		m.CheckIn = checkin.Refresh(m.Session, m.CheckIn)
		return m
	case session.PageScenarios:
		m.Scenarios = scenarios.Refresh(m.Session, m.Scenarios)
		return m
	case session.PageRegistration:
		m.Players = players.RefreshRegistration(m.Session, m.Players)
		return m
	}
	if !showsTable(m.Route.Page) && !m.isPodium() {
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
	if e := m.Event; e == nil || e.Loading || e.Failed != nil || e.Table != nil || m.Route.Page != session.PageOverview {
		return m
	}
	return m.ranked()
}
