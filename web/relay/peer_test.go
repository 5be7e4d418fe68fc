//go:build !js

package relay

import (
	"bytes"
	"testing"
	"time"

	"wasit/app/crew/link"
	"wasit/app/crew/links"
	"wasit/app/event/journal"
)

// ended has a test fail after a time at which everything would long have happened.
const ended = time.Minute

// side is a set of links on a loop of its own, with what it heard.
type side struct {
	loop    *loop
	set     *links.Set
	codes   chan []byte
	heard   chan []byte
	changed chan link.State

	ends     []*watched
	prepared chan bool // a spare channel was
}

func newSide(t *testing.T, n *Network, most int) *side {
	t.Helper()
	s := &side{loop: newLoop(), codes: make(chan []byte, 8), heard: make(chan []byte, 256), changed: make(chan link.State, 64), prepared: make(chan bool, 1)}
	s.set = &links.Set{Most: most, NewPeer: s.watch(n), Then: s.loop.then, Clock: since(time.Now()), After: after, Awake: func() func() { return func() {} },
		Code: func(_ journal.DeviceID, _ int, code []byte, err error) {
			if err != nil {
				t.Error(err)
			}
			s.codes <- code
		},
		Changed: func(_ journal.DeviceID, state link.State, _ error) { s.changed <- state },
		Heard:   func(_ journal.DeviceID, message []byte) { s.heard <- message },
	}
	s.set.Start()
	go s.loop.run(func() {})
	t.Cleanup(s.loop.end)
	return s
}

func network(t *testing.T) *Network {
	t.Helper()
	n, err := Listen(0, nil, true)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = n.Close() })
	return n
}

func await[T any](t *testing.T, c <-chan T, what string) (v T) {
	t.Helper()
	select {
	case v = <-c:
	case <-time.After(ended):
		t.Fatal("nothing came: ", what)
	}
	return v
}

func (s *side) until(t *testing.T, want link.State) {
	t.Helper()
	for await(t, s.changed, "a change of the link") != want {
	}
}

// watched is an end that its test sees.
type watched struct {
	*end
	prepared chan<- bool
}

// Prepare tells the test when what the other side needs to know of a spare channel is on its way.
func (w *watched) Prepare(offer string, then func(string, error)) {
	w.end.Prepare(offer, func(sdp string, err error) {
		then(sdp, err)
		select {
		case w.prepared <- true:
		default: // nobody waits for it
		}
	})
}

// watch keeps the ends that a network makes for a side.
func (s *side) watch(n *Network) func(links.Ears) (links.Peer, error) {
	return func(ears links.Ears) (links.Peer, error) {
		p, err := n.NewPeer(ears)
		if err != nil {
			return nil, err
		}
		w := &watched{p.(*end), s.prepared}
		s.ends = append(s.ends, w)
		return w, nil
	}
}

// TestEnds: two ends find each other by their two codes; a long message comes whole either way; when the channel breaks without a word, the
// spare one takes its place.
func TestEnds(t *testing.T) {
	a, b := newSide(t, network(t), 8), newSide(t, network(t), 8)
	a.loop.then(func() { a.set.Offer(7, 1) })
	offer := await(t, a.codes, "an offer")
	b.loop.then(func() { b.set.Answer(0, offer) })
	answer := await(t, b.codes, "an answer")
	a.loop.then(func() { a.set.Complete(7, answer) })
	a.until(t, link.Up)
	b.until(t, link.Up)
	message := bytes.Repeat([]byte{1, 2, 3}, 300_000)
	a.loop.then(func() { a.set.Send(7, message) })
	if got := await(t, b.heard, "the message"); !bytes.Equal(got, message) {
		t.Errorf("%d bytes", len(got))
	}
	b.loop.then(func() { b.set.Send(0, message[:70_000]) })
	if got := await(t, a.heard, "the message back"); !bytes.Equal(got, message[:70_000]) {
		t.Errorf("%d bytes", len(got))
	}
	await(t, b.prepared, "a spare channel")
	b.loop.then(func() { b.set.Send(0, message[:1]) })
	await(t, a.heard, "what was said after the spare channel was agreed on")
	a.loop.then(func() { _ = a.ends[0].pc.Close() }) // as when a phone was in a pocket for long
	a.until(t, link.Up)
	b.until(t, link.Up)
	b.loop.then(func() { b.set.Send(0, []byte("again")) })
	if got := await(t, a.heard, "what is said over the spare channel"); string(got) != "again" {
		t.Errorf("%q", got)
	}
}
