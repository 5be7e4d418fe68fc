//go:build !js

package store

import (
	"context"
	"testing"
	"testing/synctest"
	"time"
)

// TestPatience, in synthetic time: a silent database is given up after ten seconds, one that answers now and then is not.
func TestPatience(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var p patience
		began := time.Now()
		ctx, done := p.wait(t.Context())
		defer done()
		<-ctx.Done()
		if waited := time.Since(began); waited != 10*time.Second || context.Cause(ctx) != context.DeadlineExceeded {
			t.Errorf("silent for %v: %v", waited, context.Cause(ctx))
		}
	})
	synctest.Test(t, func(t *testing.T) {
		var p patience
		ctx, done := p.wait(t.Context())
		defer done()
		for range 5 {
			time.Sleep(9500 * time.Millisecond)
			p.answered()
		}
		if ctx.Err() != nil {
			t.Errorf("given up though it answers: %v", context.Cause(ctx))
		}
		last := time.Now()
		<-ctx.Done()
		if waited := time.Since(last); waited < 10*time.Second || waited > 11*time.Second {
			t.Errorf("given up %v after the last answer", waited)
		}
	})
	synctest.Test(t, func(t *testing.T) {
		var p patience
		outer, end := context.WithCancel(t.Context())
		ctx, done := p.wait(outer)
		end()
		<-ctx.Done()
		done()
	})
}
