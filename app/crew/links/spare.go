package links

import (
	"time"

	"wasit/app/crew/link"
)

// A spare is a second channel to the same device, agreed on over the first while that stands and begun when it breaks: a phone that
// was in a pocket is back without showing codes again.
type spare struct {
	peer   Peer
	answer *link.Description // of the other side; on the side that offered
	ready  bool              // both know what they need
	begun  bool
}

// spareTime is how long a broken link waits for its spare channel.
const spareTime = 30 * time.Minute

// The first byte of what is said aside.
const (
	spareOffer  = 1
	spareAnswer = 2
	goodbye     = 3 // the link ends on purpose: nobody waits for a spare channel
)

// leaveTime lets the goodbye go before the channel is closed.
const leaveTime = 300 * time.Millisecond

// leaveLink ends a link on purpose.
func (ls *Set) leaveLink(l *linked) {
	if l.line == nil || l.lost {
		ls.endLink(l, nil)
		return
	}
	l.line.Aside([]byte{goodbye})
	if ls.pump(l); ls.list[l.id] != l {
		return // it broke over it
	}
	ls.After(leaveTime, func() { ls.Then(l.peer.Close) })
	ls.forgetLink(l, nil)
}

func (s *spare) isReady() bool { return s != nil && s.ready }

// offerSpare prepares a spare channel of a link that just opened. A device that cannot has a link without one.
func (ls *Set) offerSpare(l *linked) {
	if !l.first {
		return
	}
	p, err := ls.newEnd(l)
	if err != nil {
		return
	}
	s := &spare{peer: p}
	l.spare = s
	p.Offer(func(sdp string, err error) { ls.Then(func() { ls.sayAside(l, s, spareOffer, sdp, err) }) })
}

// sayAside tells the other side what this one's spare channel is.
func (ls *Set) sayAside(l *linked, s *spare, kind byte, sdp string, err error) {
	if ls.list[l.id] != l || l.spare != s || l.lost {
		return
	}
	var code []byte
	if err == nil {
		var d link.Description
		if d, err = link.ParseSDP(sdp); err == nil {
			code, err = d.Pack()
		}
	}
	if err != nil {
		ls.dropSpare(l)
		return
	}
	s.ready = kind == spareAnswer
	l.line.Aside(append([]byte{kind}, code...))
	ls.pump(l)
}

// hearSpare takes what the other side says of its spare channel. What makes no sense leaves the link without one.
func (ls *Set) hearSpare(l *linked, about []byte) {
	if about[0] == goodbye {
		ls.endLink(l, link.ErrNone)
		return
	}
	d, err := link.Unpack(about[1:])
	switch {
	case err != nil:
	case about[0] == spareOffer && !l.first:
		ls.dropSpare(l)
		p, err := ls.newEnd(l)
		if err != nil {
			return
		}
		s := &spare{peer: p}
		l.spare = s
		p.Prepare(d.SDP(false), func(sdp string, err error) {
			ls.Then(func() { ls.sayAside(l, s, spareAnswer, sdp, err) })
		})
	case about[0] == spareAnswer && l.first && l.spare != nil && !l.spare.begun:
		l.spare.answer, l.spare.ready = &d, true
	}
}

// beginSpare has both sides look for each other over the spare channel, each when it notices that the first is silent.
func (ls *Set) beginSpare(l *linked) {
	s := l.spare
	if !s.isReady() || s.begun {
		return
	}
	s.begun = true
	then := func(err error) {
		ls.Then(func() {
			if err != nil && ls.list[l.id] == l && l.spare == s {
				ls.linkFailed(l, s.peer)
			}
		})
	}
	if s.answer != nil {
		s.peer.Accept(s.answer.SDP(true), then)
	} else {
		s.peer.Begin(then)
	}
}

// tookSpare puts the spare channel in place of the first where it is the one that opened. What was on its way over the first may be lost: the
// link counts as new.
func (ls *Set) tookSpare(l *linked, p Peer) bool {
	if l.spare == nil || p != l.spare.peer {
		return false
	}
	l.peer.Close()
	l.peer, l.spare, l.state = p, nil, link.Silent
	return true
}

func (ls *Set) dropSpare(l *linked) {
	if l.spare != nil {
		s := l.spare
		l.spare = nil
		s.peer.Close()
	}
}
