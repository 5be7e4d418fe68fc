//go:build !js

package relay

import "sync"

// A loop runs functions one after the other, in the order in which they came. Who hands one over never waits.
type loop struct {
	mu    sync.Mutex
	some  *sync.Cond
	queue []func()
	ended bool
}

func newLoop() *loop {
	l := &loop{}
	l.some = sync.NewCond(&l.mu)
	return l
}

// then runs a function after all that came before; after the end it is dropped.
func (l *loop) then(f func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.ended {
		l.queue = append(l.queue, f)
		l.some.Signal()
	}
}

// run works until the end; idle is called whenever nothing waits.
func (l *loop) run(idle func()) {
	for {
		l.mu.Lock()
		if len(l.queue) == 0 && !l.ended {
			l.mu.Unlock()
			idle()
			l.mu.Lock()
		}
		for len(l.queue) == 0 && !l.ended {
			l.some.Wait()
		}
		if l.ended {
			l.mu.Unlock()
			return
		}
		f := l.queue[0]
		l.queue = l.queue[1:]
		l.mu.Unlock()
		f()
	}
}

func (l *loop) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.ended, l.queue = true, nil
	l.some.Broadcast()
}
