package calls

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// Model is what the room remembers that is no fact of the event.
type Model struct {
	Of     string // the event whose calls were looked for
	Looked int    // the last record of it in which this device looked for calls
	Late   bool   // the desk did not say in time that it has the call
	Chosen int    // the call that an arbiter looks at; 0: the oldest that nobody took
	Sign   bool   // the number is shown though the desk has the call
	Awake  bool   // the screen is kept on, for the number is held up
}

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
}

// With returns p with another session.
func (p page) With(s session.Session) page {
	p.Session = s
	return p
}

// A Msg is something that a person did in this room, or an answer to it.
type Msg interface {
	update(page, session.Env) (page, []session.Cmd)
}

// Update returns session and room after msg, and the effects that it wants.
func Update(s session.Session, m Model, msg Msg, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m}, env)
	return p.Session, p.Model, cmds
}

// Arrive prepares the page of a board, and makes the call that its clock asked for.
func Arrive(s session.Session, m Model, env session.Env) (session.Session, Model, []session.Cmd) {
	p := page{s, m}
	c := p.Calling
	p.Calling = nil
	at := session.BoardPlace{Event: s.Event.ID, Section: s.Event.Section, Round: p.round(), Board: p.board()} // an address without a section means the only one
	if c == nil || !c.Place.Is(at) {
		return p.Session, p.Model, nil
	}
	p, cmds := call{Board: c.Place.Board, Side: c.Side, Clock: c.Clock}.update(p, env)
	return p.Session, p.Model, cmds
}

// round is the round whose boards may call.
func (m page) round() int { return m.Section().Round }

// board is the board of the address; 0 for the page of those who answer.
func (m page) board() int {
	n, _ := strconv.Atoi(m.Route.Sheet)
	return n
}

// here is the call of the board of the address, as this device shows it; atDesk says that the desk has it.
func (m page) here() (c journal.Call, ok, atDesk bool) {
	c, ok = m.Event.Ahead.CallAt(m.Event.Section, m.round(), m.board())
	if kept, there := m.Event.Kept.CallAt(m.Event.Section, m.round(), m.board()); ok && there {
		return kept, true, true
	}
	return c, ok, false
}

// call calls the arbiter to a board.
type call struct {
	Board int
	Side  journal.CallSide
	Why   journal.CallWhy
	Clock journal.CallClock
}

// patience is how long the desk may take to say that it has a call, in milliseconds: then the number is held up.
const patience = 2000

func (msg call) update(m page, env session.Env) (page, []session.Cmd) {
	next, cmds, err := session.Record(m, env, journal.CallArbiter{Section: m.Event.Section, Round: m.round(), Board: msg.Board, Side: msg.Side, Why: msg.Why, Clock: msg.Clock})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice, next.Late, next.Sign = nil, false, false
	return next, append(cmds, session.After{Millis: patience, Msg: unheard{m.Event.ID, m.Event.Section, msg.Board}})
}

// unheard says that the patience with the desk is over.
type unheard struct {
	Event   string
	Section journal.SectionID
	Board   int
}

func (msg unheard) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Event == nil || m.Event.Loading || m.Event.Failed != nil || m.Event.ID != msg.Event || m.Route.Page != session.PageCalls ||
		m.Event.Section != msg.Section || m.board() != msg.Board {
		return m, nil
	}
	if _, calls, atDesk := m.here(); calls && !atDesk {
		m.Late = true
	}
	return m, nil
}

// showSign holds the number up, or puts it away.
type showSign struct{ On bool }

func (msg showSign) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Sign, m.Late = msg.On, false
	return m, nil
}

// end ends the call of the board of the address: the arbiter is there, or it is taken back.
type end struct{ Withdrawn bool }

func (msg end) update(m page, env session.Env) (page, []session.Cmd) {
	next, cmds, err := session.Record(m, env, journal.EndCall{Section: m.Event.Section, Round: m.round(), Board: m.board(), Withdrawn: msg.Withdrawn})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice, next.Late, next.Sign = nil, false, false
	return next, cmds
}

// look shows one of the calls.
type look struct{ Call int }

func (msg look) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Chosen = msg.Call
	return m, []session.Cmd{session.Focus{ID: "call"}}
}

// answer says that the person of this device goes to a board, or leaves it to others.
type answer struct {
	Section journal.SectionID
	Call    int
	Pass    bool
}

func (msg answer) update(m page, env session.Env) (page, []session.Cmd) {
	next, cmds, err := session.Record(m, env, journal.AnswerCall{Section: msg.Section, Call: msg.Call, Pass: msg.Pass})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice, next.Chosen = nil, msg.Call
	if msg.Pass {
		next.Chosen = 0
	}
	return next, cmds
}

// arrive ends a call at the board.
type arrive struct{ Call journal.Call }

func (msg arrive) update(m page, env session.Env) (page, []session.Cmd) {
	c := msg.Call
	next, cmds, err := session.Record(m, env, journal.EndCall{Section: c.Section, Round: c.Round, Board: c.Board, Call: c.Seq})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice, next.Chosen = nil, 0
	return next, cmds
}

// Hear rings for new calls, and keeps the screen on for as long as a number is held up. It is asked after every message.
func Hear(s session.Session, m Model) (Model, []session.Cmd) {
	m, cmds := ring(s, m)
	shows := page{s, m}.showsSign()
	if shows == m.Awake {
		return m, cmds
	}
	m.Awake = shows
	if !shows && s.Route.Page == session.PageScreen {
		return m, cmds // the wall keeps it on
	}
	return m, append(cmds, session.KeepAwake{On: shows})
}

// showsSign reports whether the number of the board is held up.
func (m page) showsSign() bool {
	if m.Route.Page != session.PageCalls || m.board() == 0 || m.Event == nil || m.Event.Loading || m.Event.Failed != nil {
		return false
	}
	_, calls, atDesk := m.here()
	return calls && (m.Sign || m.Late && !atDesk)
}

// ring rings at the desk and on arbiters' devices for the calls that came since it looked last. A page that is opened while a board calls
// shows it and does not ring.
func ring(s session.Session, m Model) (Model, []session.Cmd) {
	if !s.Event.HearsCalls() || m.Of == s.Event.ID && m.Looked == s.Event.Kept.Seq() {
		return m, nil
	}
	since, known := m.Looked, m.Of == s.Event.ID
	m.Of, m.Looked = s.Event.ID, s.Event.Kept.Seq()
	if !known {
		return m, nil
	}
	p := page{s, m}
	var cmds []session.Cmd
	for _, c := range s.Event.Kept.Calls() {
		if c.Seq <= since || c.Taken != 0 {
			continue
		}
		cmds = append(cmds, session.SignClock{Sign: session.SignCall, Options: session.ClockOptions{Vibrate: s.Settings.Vibrate, Sound: !s.Settings.NoRing}})
		if s.Settings.Speak {
			cmds = append(cmds, session.Speak{Text: p.callText(c)})
		}
	}
	return m, cmds
}
