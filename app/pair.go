package app

import (
	"context"
	"errors"
	"strings"
	"time"

	"wasit/app/model"
	"wasit/swiss"
	"wasit/swiss/dutch"
)

// systems are the pairing systems by the name that a section carries: system and edition.
var systems = map[string]swiss.System{
	"dutch-2026": dutch.System{Edition: dutch.Edition2026()},
	"dutch-2017": dutch.System{Edition: dutch.Edition2017()},
}

// UnknownSystemError: a section asks for a system that this version does not have.
type UnknownSystemError struct{ Code string }

func (e *UnknownSystemError) Error() string { return "app: no pairing system " + e.Code }

// yieldEvery is how often a long pairing gives the screen its turn.
const yieldEvery = 20 * time.Millisecond

// pair runs the engine beside the screen: it yields, tells its progress and can be stopped.
func (h *host) pair(c model.PairRound) {
	system, ok := systems[c.System]
	if !ok {
		h.Send(model.PairingFailed{ID: c.ID, Err: &UnknownSystemError{c.System}})
		return
	}
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
		pairing, err := system.Pair(ctx, c.Tournament, c.Round, watch)
		switch {
		case errors.Is(err, context.Canceled):
			h.post(model.PairingStopped{})
		case err != nil:
			h.post(model.PairingFailed{ID: c.ID, Err: err})
		default:
			h.post(model.RoundComputed{ID: c.ID, Section: c.Section, Pairing: *pairing, Engine: strings.TrimSpace("wasit " + version())})
		}
	}()
}
