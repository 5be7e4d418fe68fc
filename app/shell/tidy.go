package shell

import (
	"runtime"
	"time"

	"wasit/app/shell/paint"
)

// tidyLater has garbage collected while nobody waits. Left to itself the runtime begins when the heap has grown, which is in the middle of
// a drawing: on a slow device one act in thirty would take twice as long.
func (l *loop) tidyLater() {
	if l.tidy == nil {
		l.tidy = time.AfterFunc(paint.QuietTime, tidy)
		return
	}
	l.tidy.Reset(paint.QuietTime)
}

func tidy() {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	if isUntidy(m.HeapAlloc, m.NextGC) {
		runtime.GC()
	}
}

// isUntidy reports that the garbage in a heap of that size is half of what the runtime bears, which begins at next: half of that was in
// use when it collected last.
func isUntidy(heap, next uint64) bool { return heap > next/4*3 }
