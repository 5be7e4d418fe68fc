package browsertest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"sync"
	"time"

	"github.com/gobwas/ws"
	"github.com/gobwas/ws/wsutil"
)

// bidi is a session of WebDriver BiDi (W3C), commands and events over one WebSocket.
type bidi struct {
	conn net.Conn
	out  sync.Mutex // one frame at a time

	mu      sync.Mutex
	last    int
	waiting map[int]chan bidiMessage
	heard   func(event string, params json.RawMessage)
	dead    chan struct{} // closed when the browser is gone
}

// bidiMessage is whatever the browser says: the answer to a command, or an event.
type bidiMessage struct {
	Type    string // success, error, event
	ID      int
	Result  json.RawMessage
	Error   string
	Message string
	Method  string
	Params  json.RawMessage
}

var errGone = errors.New("the browser is gone")

func dialBiDi(address string, heard func(string, json.RawMessage)) (*bidi, error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	conn, early, _, err := ws.Dial(ctx, address)
	if err != nil {
		return nil, err
	}
	if early != nil {
		ws.PutReader(early) // no server speaks before it is asked
	}
	b := &bidi{conn: conn, waiting: map[int]chan bidiMessage{}, heard: heard, dead: make(chan struct{})}
	go b.listen()
	return b, nil
}

func (b *bidi) listen() {
	defer close(b.dead)
	for {
		data, err := wsutil.ReadServerText(b.conn)
		if err != nil {
			return
		}
		var m bidiMessage
		if json.Unmarshal(data, &m) != nil {
			continue
		}
		if m.Type == "event" {
			b.heard(m.Method, m.Params)
			continue
		}
		b.mu.Lock()
		answer := b.waiting[m.ID]
		delete(b.waiting, m.ID)
		b.mu.Unlock()
		if answer != nil {
			answer <- m
		}
	}
}

// call sends a command and waits for its answer; result may be nil.
func (b *bidi) call(method string, params, result any) error {
	answer := make(chan bidiMessage, 1)
	b.mu.Lock()
	b.last++
	id := b.last
	b.waiting[id] = answer
	b.mu.Unlock()
	data, err := json.Marshal(map[string]any{"id": id, "method": method, "params": params})
	if err != nil {
		return err
	}
	b.out.Lock()
	err = wsutil.WriteClientText(b.conn, data)
	b.out.Unlock()
	if err != nil {
		return errors.Join(errGone, err)
	}
	select {
	case m := <-answer:
		if m.Type == "error" {
			return fmt.Errorf("%s: %s: %s", method, m.Error, m.Message)
		}
		if result == nil {
			return nil
		}
		return json.Unmarshal(m.Result, result)
	case <-b.dead:
		return errGone
	case <-time.After(silence):
		return fmt.Errorf("%s: no answer in %v", method, silence)
	}
}

func (b *bidi) alive() bool {
	select {
	case <-b.dead:
		return false
	default:
		return true
	}
}
