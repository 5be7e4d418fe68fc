package links

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"wasit/app/crew/link"
	"wasit/app/event/journal"
)

// A Peer is one end of a data channel to another device. What it answers comes on any goroutine.
type Peer interface {
	Offer(then func(sdp string, err error))
	Answer(offer string, then func(sdp string, err error))
	Accept(answer string, then func(error))
	Prepare(offer string, then func(sdp string, err error)) // nothing goes over the network before Begin
	Begin(then func(error))
	Send(piece []byte) error
	Buffered() int
	Close()
}

// Ears are the callbacks of a [Peer].
type Ears struct {
	Opened func()
	Heard  func(piece []byte)
	Sent   func() // most of what was handed over has left: there is room for more
	Failed func() // the channel is closed, or no way to the other was found; for good
}

// A Set holds the links of a device. Its methods belong to one goroutine, on which Then runs what comes from elsewhere.
type Set struct {
	Most    int // links at once
	NewPeer func(Ears) (Peer, error)
	Then    func(func())
	Clock   func() time.Duration        // since any fixed moment
	After   func(time.Duration, func()) // runs a function later, on any goroutine
	Awake   func() (sleep func())       // keeps the device awake while a link stands

	Code    func(id journal.DeviceID, turn int, code []byte, err error) // this side's code of a handshake, or why there is none
	Changed func(id journal.DeviceID, state link.State, err error)      // how a link is now
	Heard   func(id journal.DeviceID, message []byte)                   // over a link

	list    map[journal.DeviceID]*linked
	ticking bool
	wake    func() // lets the device sleep again; nil while no link stands
}

// linked is a link with a device.
type linked struct {
	id    journal.DeviceID
	first bool // this side showed the first code
	turn  int  // of who asked for it
	peer  Peer
	line  *link.Line // nil until the channel is open
	state link.State
	since time.Duration // when it was begun, the second code was known, or the channel was lost
	lost  bool          // the channel is gone for good; the spare one may still open
	spare *spare        // for the day when this one breaks, nil
}

// Start makes a set ready.
func (ls *Set) Start() { ls.list = map[journal.DeviceID]*linked{} }

// State says how the link with a device is.
func (ls *Set) State(id journal.DeviceID) link.State {
	if l := ls.list[id]; l != nil {
		return l.state
	}
	return link.Down
}

// IDs returns the devices with which there is a link, or is to be one.
func (ls *Set) IDs() []journal.DeviceID { return slices.Sorted(maps.Keys(ls.list)) }

// Drop ends the link with a device on purpose.
func (ls *Set) Drop(id journal.DeviceID) {
	if l := ls.list[id]; l != nil {
		ls.leaveLink(l)
	}
}

// newLink makes an end of a link in place of the one that was there.
func (ls *Set) newLink(id journal.DeviceID) (*linked, error) {
	if old := ls.list[id]; old != nil {
		ls.endLink(old, nil)
	}
	if len(ls.list) >= ls.Most {
		ls.dropOldest()
	}
	if len(ls.list) >= ls.Most {
		return nil, &link.FullError{Most: ls.Most}
	}
	l := &linked{id: id, since: ls.Clock()}
	p, err := ls.newEnd(l)
	if err != nil {
		return nil, err
	}
	l.peer = p
	ls.list[id] = l
	return l, nil
}

// dropOldest ends the oldest link whose first code was shown and that nobody has answered.
func (ls *Set) dropOldest() {
	var oldest *linked
	for _, l := range ls.list {
		if l.first && l.line == nil && l.state == link.Down &&
			(oldest == nil || cmp.Or(cmp.Compare(l.since, oldest.since), cmp.Compare(l.id, oldest.id)) < 0) {
			oldest = l
		}
	}
	if oldest != nil {
		ls.endLink(oldest, nil)
	}
}

// newEnd makes an end of a channel of a link. What is heard of it counts while the link is there.
func (ls *Set) newEnd(l *linked) (p Peer, err error) {
	here := func(f func()) {
		ls.Then(func() {
			if ls.list[l.id] == l {
				f()
			}
		})
	}
	p, err = ls.NewPeer(Ears{
		Opened: func() { here(func() { ls.linkOpened(l, p) }) },
		Heard:  func(piece []byte) { here(func() { ls.hearLink(l, p, piece) }) },
		Sent:   func() { here(func() { ls.pump(l) }) },
		Failed: func() { here(func() { ls.linkFailed(l, p) }) },
	})
	return p, err
}

// Offer makes this side's first code of a link.
func (ls *Set) Offer(id journal.DeviceID, turn int) {
	l, err := ls.newLink(id)
	if err != nil {
		ls.Code(id, turn, nil, err)
		return
	}
	l.first, l.turn = true, turn
	l.peer.Offer(func(sdp string, err error) { ls.Then(func() { ls.showLink(l, sdp, err) }) })
}

// Answer makes this side's code to the first one of the other side.
func (ls *Set) Answer(id journal.DeviceID, code []byte) {
	d, err := link.Unpack(code)
	if err != nil {
		ls.Code(id, 0, nil, err)
		return
	}
	l, err := ls.newLink(id)
	if err != nil {
		ls.Code(id, 0, nil, err)
		return
	}
	l.peer.Answer(d.SDP(false), func(sdp string, err error) {
		ls.Then(func() {
			ls.showLink(l, sdp, err)
			ls.awaitLink(l)
		})
	})
}

// showLink hands over this side's code.
func (ls *Set) showLink(l *linked, sdp string, err error) {
	if ls.list[l.id] != l {
		return
	}
	var code []byte
	if err == nil {
		var d link.Description
		if d, err = link.ParseSDP(sdp); err == nil && len(d.Candidates) == 0 {
			err = &link.HandshakeError{Want: "an address", Got: ""}
		}
		if err == nil {
			code, err = d.Pack()
		}
	}
	if err != nil {
		ls.endLink(l, nil)
	}
	ls.Code(l.id, l.turn, code, err)
}

// Complete takes the other side's code to the first one of this side.
func (ls *Set) Complete(id journal.DeviceID, code []byte) {
	l := ls.list[id]
	d, err := link.Unpack(code)
	if l == nil || l.line != nil || err != nil {
		if l == nil && err == nil {
			err = link.ErrNone
		}
		if err != nil {
			ls.Changed(id, link.Down, err)
		}
		return
	}
	ls.awaitLink(l)
	l.peer.Accept(d.SDP(true), func(err error) {
		ls.Then(func() {
			if err != nil && ls.list[id] == l {
				ls.endLink(l, err)
			}
		})
	})
}

// awaitLink waits for the browsers to find each other.
func (ls *Set) awaitLink(l *linked) {
	if ls.list[l.id] != l || l.line != nil {
		return
	}
	l.since = ls.Clock()
	ls.changeLink(l, link.Opens)
	ls.tickLinks()
}

func (ls *Set) changeLink(l *linked, state link.State) {
	if l.state != state {
		l.state = state
		ls.Changed(l.id, state, nil)
	}
}

// endLink ends a link for good.
func (ls *Set) endLink(l *linked, err error) {
	l.peer.Close()
	ls.forgetLink(l, err)
}

func (ls *Set) forgetLink(l *linked, err error) {
	delete(ls.list, l.id)
	ls.dropSpare(l)
	ls.Changed(l.id, link.Down, err)
	for _, other := range ls.list {
		if other.line != nil {
			return
		}
	}
	if ls.wake != nil {
		ls.wake()
		ls.wake = nil
	}
}
