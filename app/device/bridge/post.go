package bridge

import "sync"

// callbacks wait here for the goroutine that runs them in order, outside the browser's event.
var callbacks struct {
	sync.Mutex
	waiting []func()
	running bool
}

// post never blocks, however many callbacks wait.
func post(f func()) {
	callbacks.Lock()
	defer callbacks.Unlock()
	callbacks.waiting = append(callbacks.waiting, f)
	if !callbacks.running {
		callbacks.running = true
		go runCallbacks()
	}
}

func runCallbacks() {
	for {
		callbacks.Lock()
		if len(callbacks.waiting) == 0 {
			callbacks.running = false
			callbacks.Unlock()
			return
		}
		f := callbacks.waiting[0]
		callbacks.waiting = callbacks.waiting[1:]
		callbacks.Unlock()
		f()
	}
}
