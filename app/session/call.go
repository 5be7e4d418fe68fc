package session

import (
	"strconv"

	"wasit/app/event/journal"
)

// A BoardCall is a call for the arbiter on its way from a clock to the page of its board.
type BoardCall struct {
	Place BoardPlace
	Side  journal.CallSide
	Clock journal.CallClock
}

// CallRoute is the page on which a board calls the arbiter.
func (p BoardPlace) CallRoute() Route {
	return Route{Page: PageCalls, Event: p.Event, Section: p.Section, Sheet: strconv.Itoa(p.Board)}
}

// HearsCalls reports that this device answers the boards that call: the desk, and those of arbiters.
func (e *Event) HearsCalls() bool {
	if e == nil || e.Loading || e.Failed != nil || e.Crew.Backup {
		return false
	}
	d, helps := e.Duty()
	return e.IsDesk() || helps && (d.Duty == journal.DutyArbiter || d.Duty == journal.DutyFloor)
}
