package app

import (
	"context"
	"errors"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/bridge"
	"wasit/app/model"
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

// keepClock performs what the clock asks of the store. Rows of the clock do not wait in the queue of the events: each begins
// its own transaction in the turn of the press.
func (h *host) keepClock(c model.Cmd) {
	if h.store == nil {
		switch c.(type) {
		case model.LoadClock:
			h.Send(model.ClockLoaded{Err: h.m.Device.StoreError})
		case model.LoadClockGame:
			h.Send(model.Failed{Err: h.m.Device.StoreError})
		}
		return
	}
	switch c := c.(type) {
	case model.LoadClock:
		h.sitAtClock()
	case model.ClockTakeOver:
		if h.clock.seat != nil {
			h.clock.seat.TakeOver()
		}
	case model.LoadClockGame:
		h.queue(func(ctx context.Context) {
			rows, err := h.store.ClockGame(ctx, c.ID)
			if c.Past {
				h.post(model.ClockPastLoaded{ID: c.ID, Rows: rows, Err: words(err)})
				return
			}
			h.post(model.ClockGameLoaded{ID: c.ID, Rows: rows, Err: words(err)})
		})
	case model.KeepClock:
		go h.keepClockRow(c)
	case model.KeepClockIndex:
		go h.clockStored(func(ctx context.Context) error { return h.store.SaveClockIndex(ctx, c.Index, c.Gone...) })
	case model.KeepClockSeen:
		go func() {
			ctx, cancel := context.WithTimeout(context.Background(), storeTime)
			defer cancel()
			_ = h.store.SaveClockSeen(ctx, c.Seen) // the next second brings another
		}()
	}
}

func (h *host) keepClockRow(c model.KeepClock) {
	late := time.AfterFunc(clockLate, func() { h.clockLate(c, &model.NoStoreError{Why: string(store.Silent)}) })
	for try := 1; ; try++ {
		err := h.store.AppendClock(context.Background(), c.ID, c.Seq, c.Row) // the store's own patience bounds it
		if err == nil {
			break
		}
		if late.Stop() {
			h.clockLate(c, words(err))
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
		h.clockKept(c)
		return
	}
	h.ctx.Dispatch(func(app.Context) {
		if h.clock.late--; h.clock.late == 0 {
			h.Send(model.ClockKept{ID: c.ID})
		}
		h.clockKept(c)
	})
}

// clockLate says that a row is not in the store yet.
func (h *host) clockLate(c model.KeepClock, err error) {
	h.ctx.Dispatch(func(app.Context) {
		h.clock.late++
		h.Send(model.ClockKept{ID: c.ID, Err: err})
	})
}

// clockKept tells the page how much of the game on the table is on the disk.
func (h *host) clockKept(c model.KeepClock) {
	if g := h.m.Clock.Game; g != nil && g.ID == c.ID && h.clock.root != nil {
		h.clock.root.SetData("kept", bridge.NewBox(strconv.Itoa(c.Seq)))
	}
}

func (h *host) clockStored(do func(context.Context) error) {
	ctx, cancel := context.WithTimeout(context.Background(), storeTime)
	defer cancel()
	if err := do(ctx); err != nil {
		h.post(model.Failed{Err: words(err)})
	}
}

// sitAtClock asks to be the one tab that has the clock.
func (h *host) sitAtClock() {
	h.sit("wasit:clock", &h.clock.seat, model.ClockElsewhere{}, func() {
		h.queue(func(ctx context.Context) {
			index, seen, err := h.store.ClockIndex(ctx)
			h.post(model.ClockLoaded{Index: index, Seen: seen, Err: words(err)})
		})
	})
}
