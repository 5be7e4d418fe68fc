package keeper

import "sync"

// A writeQueue holds what is to be written, and runs it in order on a goroutine of its own. Who hands something over never waits: the
// screen goes on while a database is silent.
type writeQueue struct {
	mu   sync.Mutex
	some *sync.Cond
	list []func()
}

func newWriteQueue() *writeQueue {
	q := &writeQueue{}
	q.some = sync.NewCond(&q.mu)
	return q
}

// add puts a write after all others.
func (q *writeQueue) add(write func()) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.list = append(q.list, write)
	q.some.Signal()
}

// run writes for as long as the program runs.
func (q *writeQueue) run() {
	for {
		q.next()()
	}
}

// next waits for the next write.
func (q *writeQueue) next() func() {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.list) == 0 {
		q.some.Wait()
	}
	write := q.list[0]
	q.list = q.list[1:]
	return write
}
