package model

// Navigated says that the address changed.
type Navigated struct{ Path string }

// Update implements Msg.
func (msg Navigated) Update(m Model, env Env) (Model, []Cmd) {
	next := ParseRoute(msg.Path)
	if g := m.Clock.Game; (m.ClockLive() || m.PlayLive()) && next.Page != PageClock && !(next.Page == PageBoard && m.PlayClock() != nil) && g.isRunning(g.At(env.Mono)) {
		return m, []Cmd{Navigate{To: Route{Page: m.Route.Page}}} // nobody leaves a running clock, above all not by a swipe
	}
	var cmds []Cmd
	m.Dialog, m.More = nil, 0
	if !m.Carry {
		m.Notice, m.Undo = nil, nil
	}
	m.Carry = false
	if m.Event != nil && m.Event.ID != next.Event {
		cmds = append(cmds, CloseEvent{m.Event.ID})
		m.Event = nil
	}
	m = m.leaveDraft(next.Page)
	m.Laws = m.Laws.from(m.Route, next)
	if m.Wall.On && next.Page != PageScreen {
		var more []Cmd
		m, more = m.leftScreen()
		cmds = append(cmds, more...)
	}
	if m.Event != nil && next.Page != m.Route.Page {
		e := *m.Event
		e.Log = nil // the next page that shows it reads it anew
		m.Event = &e
	}
	m.Route = next
	if next.Page != PageBoard && next.Page != PageArbiter && next.Page != PageLaws {
		m.DeskCheck = nil
	}
	if next.Event != "" && m.Event == nil {
		m.Event = &Event{ID: next.Event, Loading: true}
		return m, append(cmds, OpenEvent{next.Event})
	}
	m, more := m.arrived(env)
	return m, append(cmds, more...)
}

// arrived prepares the page that the route names, once its event is open.
func (m Model) arrived(env Env) (Model, []Cmd) {
	if m.Event != nil && (m.Event.Loading || m.Event.Failed != nil) {
		return m, nil
	}
	m = m.takeSection()
	m, timers := m.awaitHall(env)
	m, cmds := m.arrivedAt(env)
	m, given := m.given(env)
	return m, append(append(timers, cmds...), given...)
}

// arrivedAt prepares the page itself.
func (m Model) arrivedAt(env Env) (Model, []Cmd) {
	switch m.Route.Page {
	case PageHome:
		return m, []Cmd{ListEvents{}}
	case PageWizard:
		if !m.Wizard.Started || m.Wizard.Edit != "" {
			m.Wizard = startWizard(m.Lang(), env.Now)
		}
		return m, []Cmd{ListEvents{}} // an earlier one can be the model
	case PageOverview:
		if m.Copying != "" {
			copied := m.Copying == m.Event.ID
			if m.Copying = ""; copied {
				return OpenCopy{}.Update(m, env)
			}
		}
	case PageReady:
		return m.arrivedAtReady()
	case PageOpen:
		if !m.Event.IsDraft() {
			return m, []Cmd{Navigate{Replace: true}}
		}
	case PageRules:
		m.Wizard = m.editWizard()
	case PageClock:
		if !m.Clock.Loaded {
			return m, []Cmd{LoadClock{}}
		}
	case PageLaws:
		return m.arrivedAtLaws()
	case PageBoard:
		return m.arrivedAtPlay(env)
	case PageData:
		return m, []Cmd{ListEvents{}, LoadLog{m.Event.ID}}
	case PagePlayer:
		return m, []Cmd{LoadLog{m.Event.ID}}
	case PageArbiter:
		return m.arrivedAtDesk()
	case PageRound:
		return m.arrivedAtRound()
	case PageImport:
		return m.arrivedAtImport(env)
	case PagePrint:
		return m.arrivedAtPrint(env)
	case PageScreen:
		return m.arrivedAtScreen()
	}
	return m, nil
}

// Go goes to another page.
type Go struct{ To Route }

// Update implements Msg.
func (msg Go) Update(m Model, _ Env) (Model, []Cmd) { return m, []Cmd{Navigate{To: msg.To}} }
