package keeper

import (
	"context"
	"errors"
	"time"
	"wasit/app/bridge"
	"wasit/app/session"
	"wasit/app/store"
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
	lock *bridge.Seat
	late int // rows that are not in the store though they should be
}

// keepClock performs what the clock asks of the store. Rows of the clock do not wait in the queue of the events: each begins
// its own transaction in the turn of the press.
func (k *Keeper) keepClock(c session.Cmd) (done bool) {
	switch c.(type) {
	case session.LoadClock, session.LoadClockGame, session.KeepClock, session.KeepClockIndex, session.KeepClockSeen, session.ClockTakeOver:
	default:
		return false
	}
	if k.store != nil {
		k.keepTimes(c)
		return true
	}
	switch c.(type) {
	case session.LoadClock:
		k.loop.Send(session.ClockLoaded{Err: k.loop.Session().Device.StoreError})
	case session.LoadClockGame:
		k.loop.Send(session.Failed{Err: k.loop.Session().Device.StoreError})
	}
	return true
}

func (k *Keeper) keepTimes(c session.Cmd) {
	switch c := c.(type) {
	case session.LoadClock:
		k.sitAtClock()
	case session.ClockTakeOver:
		if k.clock.lock != nil {
			k.clock.lock.TakeOver()
		}
	case session.LoadClockGame:
		k.queue(func(ctx context.Context) {
			rows, err := k.store.ClockGame(ctx, c.ID)
			if c.Past {
				k.loop.Post(session.ClockPastLoaded{ID: c.ID, Rows: rows, Err: asModelError(err)})
				return
			}
			k.loop.Post(session.ClockGameLoaded{ID: c.ID, Rows: rows, Err: asModelError(err)})
		})
	case session.KeepClock:
		go k.keepClockRow(c)
	case session.KeepClockIndex:
		go k.clockStored(func(ctx context.Context) error { return k.store.SaveClockIndex(ctx, c.Index, c.Gone...) })
	case session.KeepClockSeen:
		go func() {
			ctx, cancel := context.WithTimeout(context.Background(), storeTime)
			defer cancel()
			_ = k.store.SaveClockSeen(ctx, c.Seen) // the next second brings another
		}()
	}
}

func (k *Keeper) keepClockRow(c session.KeepClock) {
	late := time.AfterFunc(clockLate, func() { k.clockLate(c, &session.NoStoreError{Why: string(store.Silent)}) })
	for try := 1; ; try++ {
		err := k.store.AppendClock(context.Background(), c.ID, c.Seq, c.Row) // the store's own patience bounds it
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

func (k *Keeper) clockStored(do func(context.Context) error) {
	ctx, cancel := context.WithTimeout(context.Background(), storeTime)
	defer cancel()
	if err := do(ctx); err != nil {
		k.loop.Post(session.Failed{Err: asModelError(err)})
	}
}

// sitAtClock asks to be the one tab that has the clock.
func (k *Keeper) sitAtClock() {
	k.lockTab("wasit:clock", &k.clock.lock, session.ClockElsewhere{}, func() {
		k.queue(func(ctx context.Context) {
			index, seen, err := k.store.ClockIndex(ctx)
			k.loop.Post(session.ClockLoaded{Index: index, Seen: seen, Err: asModelError(err)})
		})
	})
}
