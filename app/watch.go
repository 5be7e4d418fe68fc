package app

import (
	"runtime"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// alive says whether the program still answers: a panic ends it and starts it anew, but a handler that waits for ever would
// leave a page on which nothing moves.
type alive struct{ told, answered int }

// stuckTime is how long an act may go unanswered before it is looked at why.
const stuckTime = 1500 * time.Millisecond

// watch notes each act when the browser tells of it, on a goroutine of its own. The handlers note when they are done.
func (h *host) watch() {
	heard := app.FuncOf(func(app.Value, []app.Value) any {
		h.alive.told++
		n := h.alive.told
		time.AfterFunc(stuckTime, func() { h.look(n) })
		return nil
	})
	document := app.Window().Get("document")
	for _, kind := range []string{"click", "keydown"} {
		document.Call("addEventListener", kind, heard, true)
	}
}

// look ends a program that waits for ever; the page starts it again at the same place. One that is busy, or has no handler for
// the act, is left alone.
func (h *host) look(act int) {
	if h.alive.answered >= act {
		return
	}
	buf := make([]byte, 1<<14)
	if doing := mainDoes(string(buf[:runtime.Stack(buf, true)])); isStuck(doing) {
		panic("the page does not answer: " + doing)
	}
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
