package keeper

import (
	"context"
	"errors"
	"strings"
	"time"
	"wasit/app/session"
	"wasit/swiss"
)

// yieldEvery is how often a long pairing gives the screen its turn.
const yieldEvery = 20 * time.Millisecond

// compute performs what concerns the pairing engines.
func (k *Keeper) compute(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.PairRound:
		k.pair(c)
	case session.ExplainRound:
		k.explain(c)
	case session.CompareRound:
		k.compare(c)
	case session.RankScene:
		k.rankScene(c)
	case session.StopScene:
		if k.ranking != nil {
			k.ranking()
		}
	case session.StopPairing:
		if k.pairing != nil {
			k.pairing()
		}
	default:
		return false
	}
	return true
}

// pair runs the engine beside the screen: it yields, tells its progress and can be stopped.
func (k *Keeper) pair(c session.PairRound) {
	ctx, cancel := context.WithCancel(context.Background())
	k.pairing = cancel
	k.runEngine(ctx, c.System, c.Tournament, c.Round, func(p *swiss.Pairing, err error) session.Msg {
		cancel()
		switch {
		case errors.Is(err, context.Canceled):
			return session.PairingStopped{}
		case err != nil:
			return session.PairingFailed{ID: c.ID, Err: err, Asked: c}
		}
		return session.RoundComputed{ID: c.ID, Section: c.Section, Pairing: *p, Engine: strings.TrimSpace("wasit " + k.loop.Version), Apart: c.Apart}
	})
}

// explain runs the engine again, to learn why.
func (k *Keeper) explain(c session.ExplainRound) {
	k.runEngine(context.Background(), c.System, c.Tournament, c.Round, func(p *swiss.Pairing, err error) session.Msg {
		return session.RoundExplained{Asked: c, Pairing: p, Err: err}
	})
}

// compare runs the engine on a result that is to be corrected.
func (k *Keeper) compare(c session.CompareRound) {
	k.runEngine(context.Background(), c.System, c.Tournament, c.Round, func(p *swiss.Pairing, err error) session.Msg {
		return session.RoundCompared{Asked: c, Pairing: p, Err: err}
	})
}

// rankEvery is the number of ranked outcomes between two reports of progress to the page.
const rankEvery = 9

// rankScene ranks all outcomes of the last boards beside the screen; an older ranking ends.
func (k *Keeper) rankScene(c session.RankScene) {
	if k.ranking != nil {
		k.ranking()
	}
	ctx, cancel := context.WithCancel(context.Background())
	k.ranking = cancel
	go func() {
		defer cancel()
		exact, err := c.Scene.Exactly(ctx, swiss.Watch{Yield: yielding(), Progress: func(done, total int) {
			if done%rankEvery == 0 {
				k.loop.Post(session.SceneProgress{Of: c.Scene.Of, Done: done, Total: total})
			}
		}})
		k.loop.Post(session.SceneRanked{Of: c.Scene.Of, Scene: exact, Err: err})
	}()
}

// runEngine runs system beside the screen and posts what done makes of its answer.
func (k *Keeper) runEngine(ctx context.Context, system swiss.System, t *swiss.Tournament, round int, done func(*swiss.Pairing, error) session.Msg) {
	go func() {
		watch := swiss.Watch{
			Yield:    yielding(),
			Progress: func(done, total int) { k.loop.Post(session.PairingProgress{Done: done, Total: total}) },
		}
		pairing, err := system.Pair(ctx, t, round, watch)
		k.loop.Post(done(pairing, err))
	}()
}
