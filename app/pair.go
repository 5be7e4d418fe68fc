package app

import (
	"context"
	"errors"
	"strings"
	"time"

	"wasit/app/model"
	"wasit/swiss"
)

// yieldEvery is how often a long pairing gives the screen its turn.
const yieldEvery = 20 * time.Millisecond

// pair runs the engine beside the screen: it yields, tells its progress and can be stopped.
func (h *host) pair(c model.PairRound) {
	h.compute(c.System, c.Tournament, c.Round, func(p *swiss.Pairing, err error) model.Msg {
		switch {
		case errors.Is(err, context.Canceled):
			return model.PairingStopped{}
		case err != nil:
			return model.PairingFailed{ID: c.ID, Err: err, Asked: c}
		}
		return model.RoundComputed{ID: c.ID, Section: c.Section, Pairing: *p, Engine: strings.TrimSpace("wasit " + version()), Apart: c.Apart}
	})
}

// explain runs the engine again, to learn why.
func (h *host) explain(c model.ExplainRound) {
	h.compute(c.System, c.Tournament, c.Round, func(p *swiss.Pairing, err error) model.Msg {
		return model.RoundExplained{Asked: c, Pairing: p, Err: err}
	})
}

// compare runs the engine on a result that is to be corrected.
func (h *host) compare(c model.CompareRound) {
	h.compute(c.System, c.Tournament, c.Round, func(p *swiss.Pairing, err error) model.Msg {
		return model.RoundCompared{Asked: c, Pairing: p, Err: err}
	})
}

// compute runs system beside the screen and posts what done makes of its answer.
func (h *host) compute(system swiss.System, t *swiss.Tournament, round int, done func(*swiss.Pairing, error) model.Msg) {
	ctx, cancel := context.WithCancel(context.Background())
	h.pairing = cancel
	go func() {
		defer cancel()
		last := time.Now()
		watch := swiss.Watch{
			Yield: func() {
				if time.Since(last) > yieldEvery {
					time.Sleep(time.Millisecond) // lets the browser's own events in
					last = time.Now()
				}
			},
			Progress: func(done, total int) { h.post(model.PairingProgress{Done: done, Total: total}) },
		}
		pairing, err := system.Pair(ctx, t, round, watch)
		h.post(done(pairing, err))
	}()
}
