package berger

import (
	"fmt"
	"slices"

	"wasit/swiss"
)

// Seats says who has which number of the table: Seats[k-1] has number k. 0 is an empty seat: whoever would meet it is
// free. Methods return new seats and leave the old as they are.
type Seats []swiss.TPN

// Exchange swaps the numbers of two players, a late change of a drawn lot by the arbiter.
func (s Seats) Exchange(a, b swiss.TPN) (Seats, error) {
	i, j := slices.Index(s, a), slices.Index(s, b)
	if i < 0 || j < 0 || a == 0 || b == 0 {
		return nil, &SeatError{Kind: SeatUnknown, TPN: missing(i, a, b)}
	}
	out := slices.Clone(s)
	out[i], out[j] = b, a
	return out, nil
}

func missing(i int, a, b swiss.TPN) swiss.TPN {
	if i < 0 {
		return a
	}
	return b
}

// Substitute gives the number of old to new, who has none yet. The announced pairings stay (C.05).
func (s Seats) Substitute(old, new swiss.TPN) (Seats, error) {
	i := slices.Index(s, old)
	if i < 0 || old == 0 {
		return nil, &SeatError{Kind: SeatUnknown, TPN: old}
	}
	if slices.Contains(s, new) {
		return nil, &SeatError{Kind: SeatTwice, TPN: new}
	}
	out := slices.Clone(s)
	out[i] = new
	return out, nil
}

// Vacate empties the seat of a player who leaves before his first game: his opponents are free in those rounds. The other
// pairings stay as announced (C.05).
func (s Seats) Vacate(tpn swiss.TPN) (Seats, error) {
	i := slices.Index(s, tpn)
	if i < 0 || tpn == 0 {
		return nil, &SeatError{Kind: SeatUnknown, TPN: tpn}
	}
	out := slices.Clone(s)
	out[i] = 0
	return out, nil
}

// Enter seats an additional player without changing an announced pairing: on the lowest empty seat, or as number n+1 of
// an odd field, whose opponents were free. A full even table answers *SeatError (SeatFull); it must be drawn again (C.05).
func (s Seats) Enter(tpn swiss.TPN) (Seats, error) {
	if slices.Contains(s, tpn) {
		return nil, &SeatError{Kind: SeatTwice, TPN: tpn}
	}
	out := slices.Clone(s)
	if i := slices.Index(out, 0); i >= 0 {
		out[i] = tpn
		return out, nil
	}
	if len(out)%2 == 1 {
		return append(out, tpn), nil
	}
	return nil, &SeatError{Kind: SeatFull, TPN: tpn}
}

// check reports the first seat that does not fit the players of t.
func (s Seats) check(t *swiss.Tournament) error {
	seen := make(map[swiss.TPN]bool, len(s))
	for _, tpn := range s {
		switch {
		case tpn == 0:
		case !t.Has(tpn):
			return &SeatError{Kind: SeatUnknown, TPN: tpn}
		case seen[tpn]:
			return &SeatError{Kind: SeatTwice, TPN: tpn}
		default:
			seen[tpn] = true
		}
	}
	for _, tpn := range t.TPNs() {
		if !seen[tpn] {
			return &SeatError{Kind: SeatMissing, TPN: tpn}
		}
	}
	return nil
}

// SeatErrorKind says what is wrong with a seat.
type SeatErrorKind string

// The kinds.
const (
	SeatUnknown SeatErrorKind = "unknown" // no such player, or without seat
	SeatTwice   SeatErrorKind = "twice"   // two seats for one player
	SeatMissing SeatErrorKind = "missing" // a player of the event without seat
	SeatFull    SeatErrorKind = "full"    // no empty seat is left
)

// A SeatError reports a player whose seat is wrong; the seats are unchanged.
type SeatError struct {
	Kind SeatErrorKind
	TPN  swiss.TPN
}

func (e *SeatError) Error() string {
	return fmt.Sprintf("berger: seat of player %d: %s", e.TPN, e.Kind)
}
