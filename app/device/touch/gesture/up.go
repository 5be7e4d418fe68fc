package gesture

// Up tells that a finger was lifted at c; swipe is the message of what it slid over, if that can be swiped, else nil.
func (m *Machine) Up(c Contact, swipe any) (r Result) {
	switch first := m.earlier; {
	case first != nil && first.Pointer == c.Pointer:
		if first.rests(c) {
			m.pass(&r)
		}
		m.earlier = nil
		return r
	case m.last.Pointer != c.Pointer:
		return r // of a finger that meant nothing
	case first != nil && m.last.At-first.At < HoldTime:
		m.pass(&r) // in the order in which they went down
	}
	m.earlier = nil // a hand that rests on a key is no touch of it
	m.turn++
	r.do(HideHeld{})
	switch {
	case m.state == carrying:
		m.last.Target, m.state = m.last.spent(), settled
		r.act(Drop{})
	case swipe != nil && m.last.swipes(c):
		m.last.Target, m.state = m.last.spent(), settled
		r.act(Send{Msg: swipe})
	default:
		m.release(&r, c)
	}
	return r
}

// release ends a press that was neither carried nor swiped.
func (m *Machine) release(r *Result, c Contact) {
	spent := m.spent()
	if m.opened && c.At-m.last.At < HoldTime {
		m.opened, spent = false, false // a short touch after all: its end had to wait longer than a hold takes
		r.act(CloseSheet{})
	}
	switch {
	case spent:
		m.state = settled
	case !m.last.acts():
		m.state = idle
	case !m.last.rests(c):
		m.state = slid
	case m.last.Prompt:
		m.state, m.lifted = awaits, true
		m.settle(r)
	default:
		m.state = awaits
		r.do(Wait{SettleTime, Tick{m.turn, clicking}})
	}
}

// Cancel tells that the browser took a finger away: its touch became a scroll, or it left the page, which every finger does that is lifted.
func (m *Machine) Cancel(pointer int) (r Result) {
	if m.earlier != nil && m.earlier.Pointer == pointer {
		m.earlier = nil
		return r
	}
	if m.last.Pointer != pointer || m.state == awaits {
		return r
	}
	r.do(LetGo{}, HideHeld{})
	m.turn++
	m.last.Target = m.last.spent()
	if m.spent() {
		m.state = settled
	} else {
		m.state = idle
	}
	return r
}

// Click tells of a click by a pointer; link is where the browser would lead. c is when it came and of which pointer.
func (m *Machine) Click(c Contact, link string) (r Result) {
	if c.At < m.last.At || m.passed != NoPointer && c.Pointer == m.passed {
		return r // of the finger before: the next one, which settled its act, was faster
	}
	if !m.spent() && !m.last.acts() {
		r.act(Hit{})
		return r
	}
	m.lifted = false // of a mouse
	if m.last.Act == nil || link != m.last.Link {
		r.do(Swallow{}) // a link that moved below the finger must not be followed
	}
	m.settle(&r)
	return r
}
