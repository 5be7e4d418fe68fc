package gesture

// Reach tells that a finger comes down at c. What the finger before it meant is done first: [Machine.Down] follows when it is, for what
// lies under the finger may then mean something else. It is false for a finger beside one that carries something: that means nothing.
func (m *Machine) Reach(c Contact) (r Result, means bool) {
	if m.state == carrying && c.Pointer != m.last.Pointer {
		return r, false
	}
	if m.state == awaits {
		m.settle(&r) // this finger was faster than the click of the last one
	}
	r.do(HideHeld{})
	if m.state == pressed && m.last.Pointer != c.Pointer && m.last.acts() {
		if m.earlier != nil {
			m.pass(&r)
		}
		before := m.last
		m.earlier = &before // of two thumbs the second came before the first was lifted
	}
	m.passed = NoPointer
	return r, true
}

// Down tells what lies under the finger that [Machine.Reach] told of. The second touch of a double one means nothing where the first has
// brought something else under the finger: closing a check-in twice would answer the question that is asked then.
func (m *Machine) Down(c Contact, t Target) (r Result) {
	m.turn++
	if m.last.doubles(c, t) {
		m.last, m.state, m.opened, m.lifted = finger{c, m.last.spent()}, acted, false, false
		return r
	}
	m.last, m.state, m.opened, m.lifted = finger{c, t}, pressed, false, false
	if t.Hold == nil {
		return r
	}
	wait := t.HoldFor
	if wait <= 0 {
		wait = HoldTime
	}
	r.do(ShowHeld{}, Wait{wait, Tick{m.turn, holding}})
	return r
}

// Elsewhere tells that a touch begins which is no press of anything on the page, such as one of the clock.
func (m *Machine) Elsewhere() (r Result) {
	if m.state == awaits {
		m.settle(&r)
	}
	m.turn++
	m.last, m.earlier, m.state, m.opened, m.lifted = finger{Contact: Contact{Pointer: NoPointer}}, nil, idle, false, false
	return r
}

// Spend tells that something else has made use of the last finger, such as the piece that it carries: no click of it is a touch.
func (m *Machine) Spend() {
	m.last.Target = m.last.spent()
	if m.IsDown() {
		m.state = acted
	} else {
		m.state = settled
	}
}

// MayCarry reports that the finger which moved to c slid far enough to carry what it went down on, or carries it already.
func (m *Machine) MayCarry(c Contact) bool {
	return c.Pointer == m.last.Pointer && (m.state == carrying || m.state == pressed && !m.last.rests(c))
}

// Carry tells that the last finger carries what it went down on.
func (m *Machine) Carry() { m.state = carrying }

// A Tick is a moment for which the machine asked by [Wait].
type Tick struct {
	turn int
	what moment
}

type moment int

const (
	holding  moment = iota // the key was held long enough, unless its release waits behind a long task
	heldLong               // it was
	clicking               // the click of a finger that was lifted has had its time
)

// Tick tells that the moment has come. One after which another finger came or went is late.
func (m *Machine) Tick(t Tick) (r Result) {
	if t.turn != m.turn {
		return r
	}
	switch {
	case t.what == holding:
		r.do(Wait{SettleTime, Tick{m.turn, heldLong}})
	case t.what == heldLong && m.state == pressed:
		m.state, m.opened = acted, m.last.Opens
		r.act(Send{Msg: m.last.Hold})
	case t.what == clicking && m.state == awaits:
		m.settle(&r)
	}
	return r
}
