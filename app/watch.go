package app

import (
	"runtime"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// alive says whether the program still answers: a panic ends it and starts it anew, but a handler that waits for ever would
// leave a page on which nothing moves.
type alive struct {
	done, seen int  // handlers that are done, now and at the last look
	stuck      bool // at the last look
}

// stuckTime is how far apart two looks are that must find nothing done and the program waiting.
const stuckTime = 600 * time.Millisecond

// watch has the page tell, a while after an act, that there was one: a listener of ours would be in the way of each.
func (h *host) watch() {
	app.Window().Call("wasitActs", int(stuckTime.Milliseconds()), app.FuncOf(func(app.Value, []app.Value) any {
		h.look()
		return nil
	}))
}

// look ends a program that waits for ever; the page starts it again at the same place. One that is busy, or has no handler for
// the act, is left alone.
func (h *host) look() {
	switch {
	case h.alive.done != h.alive.seen:
		h.alive.seen, h.alive.stuck = h.alive.done, false
	default:
		buf := make([]byte, 1<<14)
		doing := mainDoes(string(buf[:runtime.Stack(buf, true)]))
		if !isStuck(doing) {
			h.alive.stuck = false
			return
		}
		if h.alive.stuck {
			panic("the page does not answer: " + doing)
		}
		h.alive.stuck = true
	}
	time.AfterFunc(stuckTime, h.look)
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
