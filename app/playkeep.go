package app

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/bridge"
	"wasit/app/model"
	"wasit/rules/mate"
)

// playDesk is what the host holds for the board.
type playDesk struct {
	seat *bridge.Seat
	// stuck is the first row of the game on the board that the store refused: none behind it is offered before it is in.
	stuck   int
	stuckOf string
	asking  context.CancelFunc // of a running search for a mate
	timer   *time.Timer        // of the clock beside the board
}

// keepPlay performs what the board asks of the store and of the search.
func (h *host) keepPlay(c model.Cmd) {
	switch c := c.(type) {
	case model.AskMate:
		h.askMate(c)
		return
	case model.StopMate:
		if h.board.asking != nil {
			h.board.asking()
		}
		return
	}
	if h.store == nil {
		if _, ok := c.(model.LoadPlay); ok {
			h.Send(model.PlayLoaded{Err: h.m.Device.StoreError})
		}
		return
	}
	switch c := c.(type) {
	case model.LoadPlay:
		h.sit("wasit:board", &h.board.seat, model.PlayElsewhere{}, func() {
			h.queue(func(ctx context.Context) {
				index, err := h.store.PlayIndex(ctx)
				h.post(model.PlayLoaded{Index: index, Err: words(err)})
			})
		})
	case model.PlayTakeOver:
		if h.board.seat != nil {
			h.board.seat.TakeOver()
		}
	case model.LoadPlayGame:
		h.queue(func(ctx context.Context) {
			rows, err := h.store.PlayGame(ctx, c.ID)
			h.post(model.PlayGameLoaded{ID: c.ID, Rows: rows, Err: words(err)})
		})
	case model.KeepPlay:
		h.keepPlayRows(c)
	case model.KeepPlayIndex:
		h.queue(func(ctx context.Context) {
			if err := h.store.SavePlayIndex(ctx, c.Index, c.Gone...); err != nil {
				h.post(model.Failed{Err: words(err)})
			}
		})
	}
}

// keepPlayRows stores rows in the order in which they were played: behind one that was refused none is stored.
func (h *host) keepPlayRows(c model.KeepPlay) {
	h.queue(func(ctx context.Context) {
		if b := &h.board; b.stuckOf == c.ID && c.Seq > b.stuck {
			return // the model knows, and offers all of them again
		}
		err := h.store.AppendPlay(ctx, c.ID, c.Seq, c.Rows...)
		h.board.stuckOf = ""
		if err != nil {
			h.board.stuckOf, h.board.stuck = c.ID, c.Seq
		}
		h.post(model.PlayKept{ID: c.ID, Seq: c.Seq + len(c.Rows) - 1, Err: words(err)})
	})
}

// boardLater has the clock beside the board drawn again at its next second.
func (h *host) boardLater() {
	if h.board.timer != nil {
		h.board.timer.Stop()
	}
	if !h.m.PlayLive() {
		return
	}
	at := h.clockAt()
	if next, ok := h.m.Clock.Game.State.NextChange(at, false); ok && h.m.Clock.Gap == nil {
		h.board.timer = time.AfterFunc(min(max(next-at, time.Millisecond), model.ClockBeat), func() { h.post(model.ClockLife{}) })
	}
}

// askMate looks for a mate beside the screen. Another question ends the one before.
func (h *host) askMate(c model.AskMate) {
	if h.board.asking != nil {
		h.board.asking()
	}
	ctx, cancel := context.WithCancel(context.Background())
	h.board.asking = cancel
	go func() {
		defer cancel()
		last := time.Now()
		yield := func() {
			if time.Since(last) > yieldEvery {
				time.Sleep(time.Millisecond) // lets the browser's own events in
				last = time.Now()
			}
		}
		answer := mate.CanMate(ctx, &c.Position, c.Side, mate.Budget{Positions: c.Budget, Yield: yield})
		h.post(model.PlayMate{N: c.N, Answer: answer})
	}()
}

// sit asks to be the one tab that has a thing, and reads it then. Other tabs say where it is.
func (h *host) sit(name string, seat **bridge.Seat, away model.Msg, read func()) {
	if *seat != nil {
		return // the answer came, or is on its way
	}
	s, err := bridge.TakeSeat(name, func(role bridge.Role) {
		h.ctx.Dispatch(func(app.Context) {
			if role == bridge.Writer {
				read()
				return
			}
			h.Send(away)
		})
	})
	if err != nil {
		read() // a browser without locks: a row once written is never replaced, whoever wrote it
		return
	}
	*seat = s
}
