package shell

import (
	"runtime"
	"strings"
	"time"
	"wasit/app/device/touch"
)

// watch says whether the program still answers: a panic ends it and restarts it, but a handler that waits for ever would
// leave a page on which nothing moves.
type watch struct {
	seen  int  // handlers that were done at the last look
	stuck bool // at the last look
}

// stuckTime is how far apart two looks are that must find nothing done and the program waiting.
const stuckTime = 600 * time.Millisecond

// watchActs has the page tell, a while after an act, that there was one: a listener of ours would be in the way of each.
func (l *loop) watchActs() {
	touch.WatchActs(stuckTime, l.look)
}

// look ends a program that waits for ever; the page starts it again at the same place. One that is busy, or has no handler for
// the act, is left alone.
func (l *loop) look() {
	switch {
	case l.touch.Done() != l.watch.seen:
		l.watch.seen, l.watch.stuck = l.touch.Done(), false
	default:
		buf := make([]byte, 1<<14)
		doing := mainDoes(string(buf[:runtime.Stack(buf, true)]))
		if !isStuck(doing) {
			l.watch.stuck = false
			return
		}
		if l.watch.stuck {
			panic("the page does not answer: " + doing)
		}
		l.watch.stuck = true
	}
	time.AfterFunc(stuckTime, l.look)
}

// mainDoes finds in a list of all stacks what the first goroutine, which handles acts and draws the page, is doing.
func mainDoes(stacks string) string {
	_, rest, _ := strings.Cut(stacks, "goroutine 1 [")
	doing, _, _ := strings.Cut(rest, "]:")
	doing, _, _ = strings.Cut(doing, ", ")
	return doing
}

// isStuck reports that a goroutine neither works nor waits for the next act.
func isStuck(doing string) bool {
	switch doing {
	case "", "select", "running", "runnable", "sleep":
		return false
	}
	return !strings.HasPrefix(doing, "GC ")
}
