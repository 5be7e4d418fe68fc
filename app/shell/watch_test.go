package shell

import (
	"runtime"
	"strings"
	"testing"
)

// TestStuck: what waits for the next act, or works, is not stuck; what waits for something else is.
func TestStuck(t *testing.T) {
	for doing, want := range map[string]bool{"select": false, "runnable": false, "running": false, "GC assist wait": false, "": false,
		"chan receive": true, "chan receive (nil chan)": true, "sync.Mutex.Lock": true, "select (no cases)": true, "semacquire": true, "chan send": true} {
		stacks := "goroutine 34 [running]:\nmain.f()\n\ngoroutine 1 [" + doing + ", 3 minutes]:\nmain.g()\n\ngoroutine 12 [select]:\n"
		if got := mainDoes(stacks); got != doing || isStuck(got) != want {
			t.Errorf("%q: read as %q, stuck %t", doing, got, isStuck(got))
		}
	}
	buf := make([]byte, 1<<14)
	if doing := mainDoes(string(buf[:runtime.Stack(buf, true)])); !strings.HasPrefix(doing, "chan receive") {
		t.Errorf("the first goroutine of a test waits for its tests, it is read as %q", doing)
	}
}
