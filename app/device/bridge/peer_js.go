package bridge

import (
	"context"
	"syscall/js"
	"time"
)

// A Peer is one end of a data channel to another browser, without any server: what both must know of each other is in the two session
// descriptions.
type Peer struct {
	connection, channel js.Value
	prepared            js.Value // the answer of [Peer.Prepare]
	stop                []func()
}

// lowWater is how many bytes that the browser has not sent yet count as few.
const lowWater = 256 << 10

// NewPeer prepares a channel that keeps the order and loses nothing.
func NewPeer(ears PeerEars) (*Peer, error) {
	if !has(global, "RTCPeerConnection") {
		return nil, &MissingError{"RTCPeerConnection"}
	}
	p := &Peer{}
	var err error
	p.connection, err = try(func() js.Value {
		return global.Get("RTCPeerConnection").New(map[string]any{"iceServers": []any{}})
	})
	if err != nil {
		return nil, err
	}
	// both ends name the channel, so that neither waits for the other's
	p.channel, err = try(func() js.Value {
		return p.connection.Call("createDataChannel", "wasit", map[string]any{"negotiated": true, "id": 0, "ordered": true})
	})
	if err != nil {
		p.connection.Call("close")
		return nil, err
	}
	p.channel.Set("binaryType", "arraybuffer")
	p.channel.Set("bufferedAmountLowThreshold", lowWater)
	p.hear(p.channel, "open", func(js.Value) { post(ears.Opened) })
	p.hear(p.channel, "bufferedamountlow", func(js.Value) { post(ears.Sent) })
	p.hear(p.channel, "close", func(js.Value) { post(ears.Failed) })
	p.hear(p.channel, "message", func(event js.Value) {
		data := event.Get("data")
		if data.Type() != js.TypeObject {
			return // a text is none of ours
		}
		bytes := global.Get("Uint8Array").New(data)
		piece := make([]byte, bytes.Length())
		js.CopyBytesToGo(piece, bytes)
		post(func() { ears.Heard(piece) })
	})
	p.hear(p.connection, "connectionstatechange", func(js.Value) {
		if state := p.connection.Get("connectionState").String(); state == "failed" || state == "closed" {
			post(ears.Failed)
		}
	})
	return p, nil
}

func (p *Peer) hear(target js.Value, kind string, f func(event js.Value)) {
	p.stop = append(p.stop, listen(target, kind, f, nil))
}

// Offer returns this end's session description, for an answer.
func (p *Peer) Offer() *Promise[string] { return p.describe("createOffer") }

// Answer takes the other end's offer and returns this end's session description.
func (p *Peer) Answer(offer string) *Promise[string] {
	out := newPromise[string]()
	p.remote("offer", offer).Then(func(_ Nothing, err error) {
		if err != nil {
			out.settle("", err)
			return
		}
		p.describe("createAnswer").Then(out.settle)
	})
	return out
}

// Prepare takes the other end's offer and returns this end's session description, without addresses. Nothing goes over the network before
// [Peer.Begin], which may come much later.
func (p *Peer) Prepare(offer string) *Promise[string] {
	out := newPromise[string]()
	p.remote("offer", offer).Then(func(_ Nothing, err error) {
		if err != nil {
			out.settle("", err)
			return
		}
		later(func() js.Value { return p.connection.Call("createAnswer") }, func(v js.Value) (string, error) {
			p.prepared = v
			return v.Get("sdp").String(), nil
		}).Then(out.settle)
	})
	return out
}

// Begin looks for the way to the other end after [Peer.Prepare].
func (p *Peer) Begin() *Promise[Nothing] {
	return later(func() js.Value { return p.connection.Call("setLocalDescription", p.prepared) }, nothing)
}

// Accept takes the answer to this end's offer; the channel opens when a way is found.
func (p *Peer) Accept(answer string) *Promise[Nothing] { return p.remote("answer", answer) }

func (p *Peer) remote(kind, sdp string) *Promise[Nothing] {
	return later(func() js.Value {
		return p.connection.Call("setRemoteDescription", map[string]any{"type": kind, "sdp": sdp})
	}, nothing)
}

// gatherTime is how long to wait for addresses; the connection uses those found by then.
const gatherTime = 3 * time.Second

// describe makes this end's description and waits until its addresses stand in it.
func (p *Peer) describe(create string) *Promise[string] {
	out := newPromise[string]()
	gathered := make(chan struct{})
	complete := func() bool { return p.connection.Get("iceGatheringState").String() == "complete" }
	stop := listen(p.connection, "icegatheringstatechange", func(js.Value) {
		if complete() {
			select {
			case <-gathered:
			default:
				close(gathered)
			}
		}
	}, nil)
	go func() {
		defer stop()
		description, err := later(func() js.Value { return p.connection.Call(create) },
			func(v js.Value) (js.Value, error) { return v, nil }).Wait(context.Background())
		if err == nil {
			_, err = later(func() js.Value { return p.connection.Call("setLocalDescription", description) }, nothing).Wait(context.Background())
		}
		if err != nil {
			out.settle("", err)
			return
		}
		if !complete() {
			select {
			case <-gathered:
			case <-time.After(gatherTime):
			}
		}
		out.settle(p.connection.Get("localDescription").Get("sdp").String(), nil)
	}()
	return out
}

// Send hands a piece to the browser. An error: the channel is not open.
func (p *Peer) Send(piece []byte) error {
	bytes := global.Get("Uint8Array").New(len(piece))
	js.CopyBytesToJS(bytes, piece)
	_, err := try(func() js.Value { return p.channel.Call("send", bytes) })
	return err
}

// Buffered is how many bytes of what was handed over the browser has not sent yet.
func (p *Peer) Buffered() int { return p.channel.Get("bufferedAmount").Int() }

// Close ends the channel; nothing is heard of it any more.
func (p *Peer) Close() {
	for _, stop := range p.stop {
		stop()
	}
	p.stop = nil
	p.channel.Call("close")
	p.connection.Call("close")
}
