package session

import (
	"slices"

	"wasit/app/journal"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// Lot returns the seed of the next lot of the event (formats: lot k starts at output k of the event's generator); offset
// is 1 for the next, 2 for the one after it.
func (m Session) Lot(offset int) lot.Seed {
	drawn := 0
	for _, sec := range m.Event.Ahead.Sections() {
		drawn += len(sec.Lots)
		if slices.Contains(sec.Order.Keys, journal.ByLot) {
			drawn++
		}
		if sec.ColorSeed != 0 {
			drawn++
		}
	}
	return lot.Lot(m.Event.Ahead.Event().Seed, drawn+offset)
}

// PairingProgress says how far the engine is.
type PairingProgress struct{ Done, Total int }

// RoundComputed brings the engine's pairing.
type RoundComputed struct {
	ID      string
	Section journal.SectionID
	Pairing swiss.Pairing
	Engine  string
	Apart   journal.Apart
}

// PairingFailed says why there is no pairing.
type PairingFailed struct {
	ID    string
	Err   error
	Asked PairRound
}

// PairingStopped says that the person stopped the engine.
type PairingStopped struct{}
