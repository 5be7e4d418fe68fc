package bridge

import (
	"errors"
	"syscall/js"
)

// TakeSeat asks to be the writer of name and reports every change of role. Without Web Locks (Chromium 69, Safari 15.4,
// Firefox 96; only over HTTPS or localhost) it is [ErrUnsupported]: then nothing stops a second tab from writing.
func TakeSeat(name string, changed func(Role)) (*Seat, error) {
	if !has(navigator, "locks", "request") {
		return nil, &MissingError{"navigator.locks"}
	}
	s := &Seat{name: name, changed: changed}
	s.request(map[string]any{"ifAvailable": true}) // answers at once, so that a reader knows that it is one
	return s, nil
}

// TakeOver makes this tab the writer at once; the other becomes reader and waits.
func (s *Seat) TakeOver() { s.request(map[string]any{"steal": true}) }

// Leave gives the seat back, for good.
func (s *Seat) Leave() {
	s.mu.Lock()
	s.left = true
	holding := s.holding
	s.holding = nil
	s.mu.Unlock()
	if holding != nil {
		holding()
	}
}

// wait stands in the queue, once.
func (s *Seat) wait() {
	s.mu.Lock()
	stand := !s.left && !s.waiting
	s.waiting = s.waiting || stand
	s.mu.Unlock()
	if stand {
		s.request(map[string]any{"mode": "exclusive"})
	}
}

// leaveTime is how long a closing page may hold its lock: a reload finds that of the page it replaces.
const leaveTime = 500 // ms

// follow makes this tab a reader unless the seat becomes free in a moment.
func (s *Seat) follow() {
	var late js.Func
	late = js.FuncOf(func(js.Value, []js.Value) any {
		late.Release()
		if s.Role() == Asking {
			s.become(Reader)
		}
		return nil
	})
	global.Call("setTimeout", late, leaveTime)
}

// request asks for the lock: if it is free now ("ifAvailable"), from its holder ("steal"), or in turn.
func (s *Seat) request(options map[string]any) {
	var granted, ended, lost js.Func
	release := func() { granted.Release(); ended.Release(); lost.Release() }
	granted = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if first(args).IsNull() { // not available
			s.wait()
			s.follow()
			return nil
		}
		if options["mode"] != nil {
			s.mu.Lock()
			s.waiting = false
			s.mu.Unlock()
		}
		return s.hold()
	})
	ended = js.FuncOf(func(js.Value, []js.Value) any { release(); return nil })
	lost = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		s.become(Reader)
		if errors.Is(asError(first(args)), ErrDismissed) { // AbortError: stolen
			s.wait()
		}
		return nil
	})
	navigator.Get("locks").Call("request", s.name, options, granted).Call("then", ended, lost)
}

// hold keeps the lock until the returned promise is resolved by Leave.
func (s *Seat) hold() any {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.left {
		return nil
	}
	executor := js.FuncOf(func(_ js.Value, args []js.Value) any {
		resolve := args[0]
		s.holding = func() { resolve.Invoke() }
		return nil
	})
	defer executor.Release()
	promise := global.Get("Promise").New(executor) // runs the executor at once
	if s.role != Writer {
		s.role = Writer
		post(func() { s.changed(Writer) })
	}
	return promise
}
