package keeper

import (
	"context"
	"time"

	"wasit/app/device/bridge"
	"wasit/app/session"
)

// traceKeeper knows whether tournaments have gone since the last visit. It belongs to the queue of writes.
type traceKeeper struct {
	compared bool         // with the trace of the last visit
	lost     session.Lost // until there are tournaments again
}

// compareTrace tells tournaments that have gone since the last visit, all at once and not by this program: a browser has emptied the store,
// to have room or since it found its files damaged. Where nothing has gone a new trace is left.
func (k *Keeper) compareTrace(lines []session.EventEntry) session.Lost {
	own := 0
	for _, e := range lines {
		if !e.Practice && !e.Copy {
			own++
		}
	}
	t := &k.trace
	if before := k.browser.trace(); !t.compared && own == 0 && before.Events > 0 {
		t.lost = session.Lost(before)
	}
	t.compared = true
	if own > 0 {
		t.lost = session.Lost{}
	}
	if t.lost.Events == 0 {
		k.leaveTrace(own)
	}
	return t.lost
}

// leaveTrace remembers how many tournaments there are. Without local storage a store that was emptied looks like a new device, as ever.
func (k *Keeper) leaveTrace(own int) {
	t := bridge.Trace{Events: own, Day: time.Now().Format(time.DateOnly)}
	if k.browser.trace() != t {
		_ = k.browser.leaveTrace(t)
	}
}

// traceNew leaves a trace of a tournament that was made on a page without the list of them all.
func (k *Keeper) traceNew(ctx context.Context) {
	entries, err := k.store.List(ctx)
	if lines := homeLines(entries); err == nil && k.noteCopies(ctx, entries, lines) == nil {
		k.compareTrace(lines)
	}
}
