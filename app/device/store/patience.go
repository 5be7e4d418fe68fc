package store

import (
	"context"
	"math"
	"sync/atomic"
	"time"
)

// A database that gives no answer is given up after so many steps of patience in a row, which are ten seconds. A step is a second,
// and a turn in which the browser could have told its answer: on a device that is busy with touches the answers of its database come late,
// and a page that was put aside receives nothing at all. A clock on the wall would give up acts there that are stored a moment later.
const (
	patienceStep  = time.Second
	patienceSteps = 10
)

// patience waits for the answers of one database.
type patience struct{ answers atomic.Int64 }

// answered is to be called with each answer: a database that works through much is not a silent one.
func (p *patience) answered() { p.answers.Add(1) }

// wait returns a context that ends with ctx, or when the database was silent for too long; the function that ends it is to be called.
func (p *patience) wait(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(ctx)
	heard, left := p.answers.Load(), patienceSteps
	var timer *time.Timer
	step := func() {
		if now := p.answers.Load(); now != heard {
			heard, left = now, patienceSteps
		} else {
			left--
		}
		if left == 0 {
			cancel(context.DeadlineExceeded)
		} else if ctx.Err() == nil {
			timer.Reset(patienceStep)
		}
	}
	timer = time.AfterFunc(math.MaxInt64, func() { inTurn(step) }) // begins with Reset, when timer is known
	timer.Reset(patienceStep)
	return ctx, func() {
		timer.Stop()
		cancel(context.Canceled)
	}
}
