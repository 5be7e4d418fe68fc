package links

import (
	"time"

	"wasit/app/crew/link"
	"wasit/app/event/journal"
)

// What goes over a link that stands: opening, messages, heartbeat, and what breaks it.

func (ls *Set) linkOpened(l *linked, p Peer) {
	if !ls.tookSpare(l, p) && p != l.peer {
		return
	}
	l.line, l.lost = link.NewLine(ls.Clock()), false
	if ls.wake == nil {
		ls.wake = ls.Awake()
	}
	ls.changeLink(l, link.Up)
	ls.tickLinks()
	ls.offerSpare(l)
}

// linkFailed takes what no longer carries anything: a link with a spare channel waits for that.
func (ls *Set) linkFailed(l *linked, p Peer) {
	switch {
	case l.spare != nil && p == l.spare.peer:
		ls.dropSpare(l)
		if l.lost {
			ls.endLink(l, link.ErrNone)
		}
	case p != l.peer || l.lost:
	case l.line != nil && l.spare.isReady():
		l.lost, l.since = true, ls.Clock()
		l.peer.Close()
		ls.changeLink(l, link.Silent)
		ls.beginSpare(l)
	default:
		ls.endLink(l, link.ErrNone)
	}
}

func (ls *Set) hearLink(l *linked, p Peer, piece []byte) {
	if l.line == nil || p != l.peer {
		return
	}
	message, about, err := l.line.Hear(ls.Clock(), piece)
	if err != nil {
		ls.endLink(l, err)
		return
	}
	ls.changeLink(l, link.Up)
	if about != nil {
		ls.hearSpare(l, about)
	}
	if message != nil {
		ls.Heard(l.id, message)
	}
}

// Send says a message over a link.
func (ls *Set) Send(id journal.DeviceID, data []byte) {
	l := ls.list[id]
	if l == nil || l.line == nil {
		ls.Changed(id, link.Down, link.ErrNone)
		return
	}
	if l.lost {
		return // it is said to be silent; when it is up again, all is said again
	}
	if err := l.line.Say(data); err != nil {
		ls.endLink(l, err)
		return
	}
	ls.pump(l)
}

// pump hands pieces to the browser while it takes them; it says when it takes more.
func (ls *Set) pump(l *linked) {
	for l.line != nil {
		piece := l.line.Next(ls.Clock(), l.peer.Buffered())
		if piece == nil {
			return
		}
		if err := l.peer.Send(piece); err != nil {
			ls.linkFailed(l, l.peer)
			return
		}
	}
}

// OpenTime is how long two browsers look for each other once both codes are known on this side; the other side may still be
// turning its camera to this one.
const OpenTime = 3 * time.Minute

// tickLinks looks after all links once a second while there are any.
func (ls *Set) tickLinks() {
	if ls.ticking {
		return
	}
	ls.ticking = true
	ls.After(time.Second, func() {
		ls.Then(func() {
			ls.ticking = false
			for _, l := range ls.list {
				ls.tickLink(l)
			}
			if len(ls.list) > 0 {
				ls.tickLinks()
			}
		})
	})
}

func (ls *Set) tickLink(l *linked) {
	now := ls.Clock()
	switch {
	case l.line == nil && l.state == link.Opens && now-l.since > OpenTime:
		ls.endLink(l, link.ErrNone)
	case l.lost && now-l.since > spareTime:
		ls.endLink(l, link.ErrNone)
	case l.line != nil && !l.lost:
		if !l.line.Tick(now) {
			ls.changeLink(l, link.Silent)
			ls.beginSpare(l)
		}
		ls.pump(l) // also to who is silent: it may come back
	}
}
