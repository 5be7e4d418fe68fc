package bridge

import "sync"

// A Seat is this tab's place in the queue for being the one writer of something (Web Locks).
//
// The first tab is writer at once. When it closes or dies, the tab that has waited longest becomes writer within
// milliseconds. Read the journal again before the first write as a new writer.
type Seat struct {
	name    string
	changed func(Role)

	mu      sync.Mutex
	role    Role
	left    bool
	waiting bool   // stands in the queue
	holding func() // gives the lock back
}

// Role is what this tab may do now.
func (s *Seat) Role() Role {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.role
}

// become tells the owner of the seat about a new role, in order.
func (s *Seat) become(r Role) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.role == r || s.left {
		return
	}
	s.role = r
	post(func() { s.changed(r) })
}
