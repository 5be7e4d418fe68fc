package keeper

import (
	"time"

	"wasit/app/crew/link"
	"wasit/app/crew/links"
	"wasit/app/device/bridge"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// mostLinks is how many devices a desk holds links with: more would wake a tablet too often.
const mostLinks = 8

// newLinks returns the links of this device, which tell the loop what becomes of them.
func (k *Keeper) newLinks() *links.Set {
	began := time.Now()
	ls := &links.Set{
		Most: mostLinks,
		Then: k.loop.Then,
		NewPeer: func(ears links.Ears) (links.Peer, error) {
			p, err := k.browser.newPeer(bridge.PeerEars(ears))
			return p, asModelError(err)
		},
		Clock: func() time.Duration { return time.Since(began) },
		After: func(d time.Duration, f func()) { time.AfterFunc(d, f) },
		Awake: func() func() { return k.browser.keepAwake() },
		Code: func(id journal.DeviceID, turn int, code []byte, err error) {
			k.loop.Send(session.LinkCode{Peer: id, Turn: turn, Code: code, Err: asModelError(err)})
		},
		Changed: func(id journal.DeviceID, state link.State, err error) {
			k.loop.Send(session.LinkChanged{Peer: id, State: state, Err: asModelError(err)})
		},
		Heard: func(id journal.DeviceID, message []byte) {
			k.loop.Send(session.LinkHeard{Peer: id, Data: message})
		},
	}
	ls.Start()
	return ls
}

// keepLinks performs what concerns links.
func (k *Keeper) keepLinks(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.OfferLink:
		k.links.Offer(c.Peer, c.Turn)
	case session.AnswerLink:
		k.links.Answer(c.Peer, c.Code)
	case session.CompleteLink:
		k.links.Complete(c.Peer, c.Code)
	case session.SendLink:
		k.links.Send(c.Peer, c.Data)
	case session.DropLink:
		for _, id := range k.links.IDs() {
			if c.Peer == 0 || c.Peer == id {
				k.links.Drop(id)
			}
		}
	default:
		return false
	}
	return true
}

// browserPeer is an end in the browser that the program runs in.
type browserPeer struct{ *bridge.Peer }

func newPeer(ears bridge.PeerEars) (links.Peer, error) {
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
