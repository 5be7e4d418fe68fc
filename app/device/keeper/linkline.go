package keeper

import (
	"time"

	"wasit/app/crew/link"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// What goes over a link that stands: opening, messages, heartbeat, and what breaks it.

func (k *Keeper) linkOpened(l *linked, p peer) {
	if !k.tookSpare(l, p) && p != l.peer {
		return
	}
	l.line, l.lost = link.NewLine(k.linkNow()), false
	if k.links.wake == nil {
		k.links.wake = k.browser.keepAwake()
	}
	k.changeLink(l, session.LinkUp)
	k.tickLinks()
	k.offerSpare(l)
}

// linkFailed takes what no longer carries anything: a link with a spare channel waits for that.
func (k *Keeper) linkFailed(l *linked, p peer) {
	switch {
	case l.spare != nil && p == l.spare.peer:
		k.dropSpare(l)
		if l.lost {
			k.endLink(l, session.ErrNoLink)
		}
	case p != l.peer || l.lost:
	case l.line != nil && l.spare.isReady():
		l.lost, l.since = true, k.linkNow()
		l.peer.Close()
		k.changeLink(l, session.LinkSilent)
		k.beginSpare(l)
	default:
		k.endLink(l, session.ErrNoLink)
	}
}

func (k *Keeper) hearLink(l *linked, p peer, piece []byte) {
	if l.line == nil || p != l.peer {
		return
	}
	message, about, err := l.line.Hear(k.linkNow(), piece)
	if err != nil {
		k.endLink(l, err)
		return
	}
	k.changeLink(l, session.LinkUp)
	if about != nil {
		k.hearSpare(l, about)
	}
	if message != nil {
		k.loop.Send(session.LinkHeard{Peer: l.id, Data: message})
	}
}

func (k *Keeper) sendLink(id journal.DeviceID, data []byte) {
	l := k.links.list[id]
	if l == nil || l.line == nil {
		k.loop.Send(session.LinkChanged{Peer: id, State: session.LinkDown, Err: session.ErrNoLink})
		return
	}
	if l.lost {
		return // it is said to be silent; when it is up again, all is said anew
	}
	if err := l.line.Say(data); err != nil {
		k.endLink(l, err)
		return
	}
	k.pump(l)
}

// pump hands pieces to the browser while it takes them; it says when it takes more.
func (k *Keeper) pump(l *linked) {
	for l.line != nil {
		piece := l.line.Next(k.linkNow(), l.peer.Buffered())
		if piece == nil {
			return
		}
		if err := l.peer.Send(piece); err != nil {
			k.linkFailed(l, l.peer)
			return
		}
	}
}

// openTime is how long two browsers look for each other once both codes are known on this side; the other side may still be
// turning its camera to this one.
const openTime = 3 * time.Minute

// tickLinks looks after all links once a second while there are any.
func (k *Keeper) tickLinks() {
	if k.links.ticking {
		return
	}
	k.links.ticking = true
	time.AfterFunc(time.Second, func() {
		k.loop.Then(func() {
			k.links.ticking = false
			for _, l := range k.links.list {
				k.tickLink(l)
			}
			if len(k.links.list) > 0 {
				k.tickLinks()
			}
		})
	})
}

func (k *Keeper) tickLink(l *linked) {
	now := k.linkNow()
	switch {
	case l.line == nil && l.state == session.LinkOpens && now-l.since > openTime:
		k.endLink(l, session.ErrNoLink)
	case l.lost && now-l.since > spareTime:
		k.endLink(l, session.ErrNoLink)
	case l.line != nil && !l.lost:
		if !l.line.Tick(now) {
			k.changeLink(l, session.LinkSilent)
			k.beginSpare(l)
		}
		k.pump(l) // also to who is silent: it may come back
	}
}
