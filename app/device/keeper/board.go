package keeper

import (
	"context"
	"wasit/app/session"
	"wasit/rules/mate"
)

// boardKeeper is what the keeper remembers for the board.
type boardKeeper struct {
	// stuck is the first row of a game that the store refused: none after it is offered before it is in.
	stuck  map[string]int
	asking context.CancelFunc // of a running search for a mate
}

// keepBoard performs what the board asks of the store and of the search.
func (k *Keeper) keepBoard(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.AskMate:
		k.askMate(c)
	case session.StopMate:
		if k.board.asking != nil {
			k.board.asking()
		}
	case session.KeepPlay:
		if k.store != nil {
			k.keepPlayRows(c)
		}
	default:
		return false
	}
	return true
}

// keepPlayRows stores rows in the order in which they were played: after one that was refused none is stored.
func (k *Keeper) keepPlayRows(c session.KeepPlay) {
	k.queue(func(ctx context.Context) {
		if first, ok := k.board.stuck[c.ID]; ok && c.Seq > first {
			return // the model knows, and offers all of them again
		}
		err := k.store.AppendPlay(ctx, c.ID, c.Seq, c.Rows...)
		if delete(k.board.stuck, c.ID); err != nil {
			k.board.stuck[c.ID] = c.Seq
		}
		k.loop.Post(session.PlayKept{ID: c.ID, Seq: c.Seq + len(c.Rows) - 1, Err: asModelError(err)})
	})
}

// askMate looks for a mate beside the screen. Another question ends the one before.
func (k *Keeper) askMate(c session.AskMate) {
	if k.board.asking != nil {
		k.board.asking()
	}
	ctx, cancel := context.WithCancel(context.Background())
	k.board.asking = cancel
	go func() {
		defer cancel()
		answer := mate.CanMate(ctx, &c.Position, c.Side, mate.Budget{Positions: c.Budget, Yield: yielding()})
		k.loop.Post(session.PlayMate{N: c.N, Answer: answer})
	}()
}
