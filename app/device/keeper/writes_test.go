package keeper

import (
	"runtime"
	"slices"
	"testing"
	"testing/synctest"
)

// TestWritesNeverBlock: while a database is silent the screen hands over write after write and goes on; all are done in order once it
// answers.
func TestWritesNeverBlock(t *testing.T) {
	for _, n := range []int{0, 1, 257, 5000} {
		synctest.Test(t, func(t *testing.T) {
			q, silent := newWriteQueue(), make(chan struct{})
			go q.run()
			q.add(func() { <-silent })
			var done, want []int
			for i := range n {
				want = append(want, i)
				q.add(func() { done = append(done, i) })
			}
			synctest.Wait()
			if len(done) > 0 {
				t.Errorf("%d: a write overtakes one that waits", n)
			}
			q.add(runtime.Goexit)
			close(silent)
			synctest.Wait()
			if !slices.Equal(done, want) {
				t.Errorf("%d: %d were done", n, len(done))
			}
		})
	}
}
