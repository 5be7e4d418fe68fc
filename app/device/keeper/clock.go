package keeper

import (
	"context"
	"errors"
	"time"
	"wasit/app/device/store"
	"wasit/app/session"
)

// A row of the clock is offered to the store again and again: soon at first, then with patience. The screen says so once it
// is late.
const (
	clockTries = 3
	clockSoon  = 100 * time.Millisecond
	clockAgain = 5 * time.Second
	clockLate  = 2 * time.Second
)

// clockKeeper is what the keeper remembers for the clock.
type clockKeeper struct {
	late int // rows that are not in the store though they should be
}

// keepClock stores rows of the clock. They do not wait in the queue of the events: each begins its own transaction in the turn of
// the press.
func (k *Keeper) keepClock(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.KeepClock:
		if k.store != nil {
			go k.keepClockRow(c)
		}
	case session.KeepClockSeen:
		if k.store != nil {
			go k.keepClockSeen(c)
		}
	default:
		return false
	}
	return true
}

func (k *Keeper) keepClockSeen(c session.KeepClockSeen) {
	_ = k.store.SaveClockSeen(context.Background(), c.Seen) // the next second brings another
}

func (k *Keeper) keepClockRow(c session.KeepClock) {
	late := time.AfterFunc(clockLate, func() { k.clockLate(c, &session.NoStoreError{Why: string(store.Silent)}) })
	for try := 1; ; try++ {
		err := k.store.AppendClock(context.Background(), c.ID, c.Seq, c.Row)
		if err == nil {
			break
		}
		if late.Stop() {
			k.clockLate(c, asModelError(err))
		}
		var broken *store.WriteError
		if errors.As(err, &broken) && try >= clockTries {
			return // such a row is there already, or the store is damaged: it stays said that this one is not kept
		}
		if try < clockTries {
			time.Sleep(clockSoon)
		} else {
			time.Sleep(clockAgain)
		}
	}
	if late.Stop() {
		k.loop.RowKept(c.ID, c.Seq)
		return
	}
	k.loop.Then(func() {
		if k.clock.late--; k.clock.late == 0 {
			k.loop.Send(session.ClockKept{ID: c.ID})
		}
		k.loop.RowKept(c.ID, c.Seq)
	})
}

// clockLate says that a row is not in the store yet.
func (k *Keeper) clockLate(c session.KeepClock, err error) {
	k.loop.Then(func() {
		k.clock.late++
		k.loop.Send(session.ClockKept{ID: c.ID, Err: err})
	})
}
