package keeper

import (
	"time"

	"wasit/app/crew/link"
	"wasit/app/device/bridge"
	"wasit/app/session"
)

// A spare is a second channel to the same device, agreed on over the first while that stands and begun when it breaks: a phone that
// was in a pocket is back without showing codes again.
type spare struct {
	peer   peer
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
func (k *Keeper) leaveLink(l *linked) {
	if l.line == nil || l.lost {
		k.endLink(l, nil)
		return
	}
	l.line.Aside([]byte{goodbye})
	if k.pump(l); k.links.list[l.id] != l {
		return // it broke over it
	}
	time.AfterFunc(leaveTime, func() { k.loop.Then(l.peer.Close) })
	k.forgetLink(l, nil)
}

func (s *spare) isReady() bool { return s != nil && s.ready }

// offerSpare prepares a spare channel of a link that just opened. A device that cannot has a link without one.
func (k *Keeper) offerSpare(l *linked) {
	if !l.first {
		return
	}
	p, err := k.newEnd(l)
	if err != nil {
		return
	}
	s := &spare{peer: p}
	l.spare = s
	p.Offer(func(sdp string, err error) { k.loop.Then(func() { k.sayAside(l, s, spareOffer, sdp, err) }) })
}

// sayAside tells the other side what this one's spare channel is.
func (k *Keeper) sayAside(l *linked, s *spare, kind byte, sdp string, err error) {
	if k.links.list[l.id] != l || l.spare != s || l.lost {
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
		k.dropSpare(l)
		return
	}
	s.ready = kind == spareAnswer
	l.line.Aside(append([]byte{kind}, code...))
	k.pump(l)
}

// hearSpare takes what the other side says of its spare channel. What makes no sense leaves the link without one.
func (k *Keeper) hearSpare(l *linked, about []byte) {
	if about[0] == goodbye {
		k.endLink(l, session.ErrNoLink)
		return
	}
	d, err := link.Unpack(about[1:])
	switch {
	case err != nil:
	case about[0] == spareOffer && !l.first:
		k.dropSpare(l)
		p, err := k.newEnd(l)
		if err != nil {
			return
		}
		s := &spare{peer: p}
		l.spare = s
		p.Prepare(d.SDP(false), func(sdp string, err error) {
			k.loop.Then(func() { k.sayAside(l, s, spareAnswer, sdp, err) })
		})
	case about[0] == spareAnswer && l.first && l.spare != nil && !l.spare.begun:
		l.spare.answer, l.spare.ready = &d, true
	}
}

// beginSpare has both sides look for each other over the spare channel, each when it notices that the first is silent.
func (k *Keeper) beginSpare(l *linked) {
	s := l.spare
	if !s.isReady() || s.begun {
		return
	}
	s.begun = true
	then := func(err error) {
		k.loop.Then(func() {
			if err != nil && k.links.list[l.id] == l && l.spare == s {
				k.linkFailed(l, s.peer)
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
func (k *Keeper) tookSpare(l *linked, p peer) bool {
	if l.spare == nil || p != l.spare.peer {
		return false
	}
	l.peer.Close()
	l.peer, l.spare, l.state = p, nil, session.LinkSilent
	return true
}

func (k *Keeper) dropSpare(l *linked) {
	if l.spare != nil {
		s := l.spare
		l.spare = nil
		s.peer.Close()
	}
}

// browserPeer is an end in the browser that the program runs in.
type browserPeer struct{ *bridge.Peer }

func newPeer(ears bridge.PeerEars) (peer, error) {
	p, err := bridge.NewPeer(ears)
	if err != nil {
		return nil, err
	}
	return browserPeer{p}, nil
}

func (p browserPeer) Offer(then func(string, error)) { p.Peer.Offer().Then(then) }

func (p browserPeer) Answer(offer string, then func(string, error)) { p.Peer.Answer(offer).Then(then) }

func (p browserPeer) Prepare(offer string, then func(string, error)) {
	p.Peer.Prepare(offer).Then(then)
}

func (p browserPeer) Accept(answer string, then func(error)) {
	p.Peer.Accept(answer).Then(func(_ bridge.Nothing, err error) { then(err) })
}

func (p browserPeer) Begin(then func(error)) {
	p.Peer.Begin().Then(func(_ bridge.Nothing, err error) { then(err) })
}
