package keeper

import (
	"cmp"
	"time"

	"wasit/app/crew/link"
	"wasit/app/device/bridge"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// A peer is one end of a data channel to another browser; see [bridge.Peer].
type peer interface {
	Offer(then func(sdp string, err error))
	Answer(offer string, then func(sdp string, err error))
	Accept(answer string, then func(error))
	Prepare(offer string, then func(sdp string, err error))
	Begin(then func(error))
	Send(piece []byte) error
	Buffered() int
	Close()
}

// mostLinks is how many devices a desk holds links with: more would wake a tablet too often.
const mostLinks = 8

// linkKeeper holds the links of this device.
type linkKeeper struct {
	list    map[journal.DeviceID]*linked
	began   time.Time
	ticking bool
	wake    func() // lets the screen go dark again; nil while no link stands
}

// linked is a link with a device.
type linked struct {
	id    journal.DeviceID
	first bool // this side showed the first code
	turn  int  // of who asked for it
	peer  peer
	line  *link.Line // nil until the channel is open
	state session.LinkState
	since time.Duration // when it was begun, the second code was known, or the channel was lost
	lost  bool          // the channel is gone for good; the spare one may still open
	spare *spare        // for the day when this one breaks, nil
}

// keepLinks performs what concerns links.
func (k *Keeper) keepLinks(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.OfferLink:
		k.offerLink(c.Peer, c.Turn)
	case session.AnswerLink:
		k.answerLink(c.Peer, c.Code)
	case session.CompleteLink:
		k.completeLink(c.Peer, c.Code)
	case session.SendLink:
		k.sendLink(c.Peer, c.Data)
	case session.DropLink:
		for id, l := range k.links.list {
			if c.Peer == 0 || c.Peer == id {
				k.leaveLink(l)
			}
		}
	default:
		return false
	}
	return true
}

func (k *Keeper) linkNow() time.Duration { return time.Since(k.links.began) }

// newLink makes an end of a link in place of the one that was there.
func (k *Keeper) newLink(id journal.DeviceID) (*linked, error) {
	if old := k.links.list[id]; old != nil {
		k.endLink(old, nil)
	}
	if len(k.links.list) >= mostLinks {
		k.dropOldest()
	}
	if len(k.links.list) >= mostLinks {
		return nil, &session.LinkFullError{Most: mostLinks}
	}
	l := &linked{id: id, since: k.linkNow()}
	p, err := k.newEnd(l)
	if err != nil {
		return nil, err
	}
	l.peer = p
	k.links.list[id] = l
	return l, nil
}

// dropOldest ends the oldest link whose first code was shown and that nobody has answered.
func (k *Keeper) dropOldest() {
	var oldest *linked
	for _, l := range k.links.list {
		if l.first && l.line == nil && l.state == session.LinkDown &&
			(oldest == nil || cmp.Or(cmp.Compare(l.since, oldest.since), cmp.Compare(l.id, oldest.id)) < 0) {
			oldest = l
		}
	}
	if oldest != nil {
		k.endLink(oldest, nil)
	}
}

// newEnd makes an end of a channel of a link. What is heard of it counts while the link is there.
func (k *Keeper) newEnd(l *linked) (p peer, err error) {
	here := func(f func()) {
		k.loop.Then(func() {
			if k.links.list[l.id] == l {
				f()
			}
		})
	}
	p, err = k.browser.newPeer(bridge.PeerEars{
		Opened: func() { here(func() { k.linkOpened(l, p) }) },
		Heard:  func(piece []byte) { here(func() { k.hearLink(l, p, piece) }) },
		Sent:   func() { here(func() { k.pump(l) }) },
		Failed: func() { here(func() { k.linkFailed(l, p) }) },
	})
	return p, asModelError(err)
}

func (k *Keeper) offerLink(id journal.DeviceID, turn int) {
	l, err := k.newLink(id)
	if err != nil {
		k.loop.Send(session.LinkCode{Peer: id, Turn: turn, Err: err})
		return
	}
	l.first, l.turn = true, turn
	l.peer.Offer(func(sdp string, err error) { k.loop.Then(func() { k.showLink(l, sdp, err) }) })
}

func (k *Keeper) answerLink(id journal.DeviceID, code []byte) {
	d, err := link.Unpack(code)
	if err != nil {
		k.loop.Send(session.LinkCode{Peer: id, Err: err})
		return
	}
	l, err := k.newLink(id)
	if err != nil {
		k.loop.Send(session.LinkCode{Peer: id, Err: err})
		return
	}
	l.peer.Answer(d.SDP(false), func(sdp string, err error) {
		k.loop.Then(func() {
			k.showLink(l, sdp, err)
			k.awaitLink(l)
		})
	})
}

// showLink hands over this side's code.
func (k *Keeper) showLink(l *linked, sdp string, err error) {
	if k.links.list[l.id] != l {
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
		k.endLink(l, nil)
	}
	k.loop.Send(session.LinkCode{Peer: l.id, Turn: l.turn, Code: code, Err: asModelError(err)})
}

func (k *Keeper) completeLink(id journal.DeviceID, code []byte) {
	l := k.links.list[id]
	d, err := link.Unpack(code)
	if l == nil || l.line != nil || err != nil {
		if l == nil && err == nil {
			err = session.ErrNoLink
		}
		if err != nil {
			k.loop.Send(session.LinkChanged{Peer: id, State: session.LinkDown, Err: err})
		}
		return
	}
	k.awaitLink(l)
	l.peer.Accept(d.SDP(true), func(err error) {
		k.loop.Then(func() {
			if err != nil && k.links.list[id] == l {
				k.endLink(l, asModelError(err))
			}
		})
	})
}

// awaitLink waits for the browsers to find each other.
func (k *Keeper) awaitLink(l *linked) {
	if k.links.list[l.id] != l || l.line != nil {
		return
	}
	l.since = k.linkNow()
	k.changeLink(l, session.LinkOpens)
	k.tickLinks()
}

func (k *Keeper) changeLink(l *linked, state session.LinkState) {
	if l.state != state {
		l.state = state
		k.loop.Send(session.LinkChanged{Peer: l.id, State: state})
	}
}

// endLink ends a link for good.
func (k *Keeper) endLink(l *linked, err error) {
	l.peer.Close()
	k.forgetLink(l, err)
}

func (k *Keeper) forgetLink(l *linked, err error) {
	delete(k.links.list, l.id)
	k.dropSpare(l)
	k.loop.Send(session.LinkChanged{Peer: l.id, State: session.LinkDown, Err: err})
	for _, other := range k.links.list {
		if other.line != nil {
			return
		}
	}
	if k.links.wake != nil {
		k.links.wake()
		k.links.wake = nil
	}
}
