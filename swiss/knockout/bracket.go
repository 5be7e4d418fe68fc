package knockout

import (
	"fmt"
	"math/bits"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// Bracket is the first round by slots: slots 2k-1 and 2k form match k, 0 is a bye. Its length is a power of two.
type Bracket []swiss.TPN

// Size returns the number of slots for n players: the smallest power of two that holds them, at least 2.
func Size(n int) int {
	if n <= 2 {
		return 2
	}
	return 1 << bits.Len(uint(n-1))
}

// Order returns the seed number of each slot of a bracket of size slots, a power of two: 1 8 4 5 2 7 3 6 for 8. Seeds
// 1 to 2^k so stand in different 2^k-ths.
func Order(size int) []int {
	order := []int{1}
	for len(order) < size {
		next := make([]int, 0, 2*len(order))
		for _, s := range order {
			next = append(next, s, 2*len(order)+1-s)
		}
		order = next
	}
	return order
}

// Standard seeds everybody by the initial order given; slots without a player are byes, opposite the best.
func Standard(order []swiss.TPN) Bracket {
	seeds := Order(Size(len(order)))
	b := make(Bracket, len(seeds))
	for slot, s := range seeds {
		if s <= len(order) {
			b[slot] = order[s-1]
		}
	}
	return b
}

// DefaultSeeds returns how many players are seeded in a drawn bracket of n: the largest power of two up to n/4, at least 2.
func DefaultSeeds(n int) int {
	s := 2
	for 2*s <= n/4 {
		s *= 2
	}
	return min(s, n)
}

// A SeedsError reports a number of seeds that is not 0 or a power of two from 2 to the number of players.
type SeedsError struct{ Seeds, Players int }

func (e *SeedsError) Error() string {
	return fmt.Sprintf("knockout: %d seeds for %d players: expected 0, 2, 4, 8, … up to the number of players", e.Seeds, e.Players)
}

func checkSeeds(seeds, n int) error {
	if seeds != 0 && (seeds < 2 || seeds > n || seeds&(seeds-1) != 0) {
		return &SeedsError{seeds, n}
	}
	return nil
}

// Drawn places the first seeds players of order on their slots and draws the others: one shuffle in initial order, filled
// in from the top. Byes stand on the slots numbered above the number of players.
func Drawn(order []swiss.TPN, seeds int, seed lot.Seed) (Bracket, error) {
	if err := checkSeeds(seeds, len(order)); err != nil {
		return nil, err
	}
	b, free := seeded(order, seeds)
	rest := slices.Clone(order[seeds:])
	lot.Shuffle(lot.New(seed), rest)
	for k, slot := range free {
		b[slot] = rest[k]
	}
	return b, nil
}

// seeded returns the bracket with its seeds alone, and the slots left for the others, from the top.
func seeded(order []swiss.TPN, seeds int) (b Bracket, free []int) {
	numbers := Order(Size(len(order)))
	b = make(Bracket, len(numbers))
	for slot, s := range numbers {
		switch {
		case s <= seeds:
			b[slot] = order[s-1]
		case s <= len(order):
			free = append(free, slot)
		}
	}
	return b, free
}

// A BracketError reports a bracket placed by hand that cannot be played. Slot counts from 1; TPN is 0 for the bracket as a
// whole.
type BracketError struct {
	Slot int
	TPN  swiss.TPN
	Want string
}

func (e *BracketError) Error() string {
	return fmt.Sprintf("knockout: slot %d, player %d: expected %s", e.Slot, e.TPN, e.Want)
}

// Check reports what keeps a bracket from being played: its length, a player placed twice, a match without player.
func (b Bracket) Check() error {
	if len(b) < 2 || len(b)&(len(b)-1) != 0 || len(b) > 2*swiss.MaxPlayers {
		return &BracketError{Want: "a power of two slots"}
	}
	seen := map[swiss.TPN]bool{}
	for slot, tpn := range b {
		if tpn != 0 && seen[tpn] {
			return &BracketError{slot + 1, tpn, "each player once"}
		}
		seen[tpn] = true
		if slot%2 == 1 && tpn == 0 && b[slot-1] == 0 {
			return &BracketError{slot + 1, 0, "a player in each match of round 1"}
		}
	}
	return nil
}

// Replace gives the slot of old to new; 0 leaves a bye. For players who withdraw before the first game.
func (b Bracket) Replace(old, new swiss.TPN) (Bracket, error) {
	slot := slices.Index(b, old)
	if slot < 0 || old == 0 {
		return nil, &BracketError{TPN: old, Want: "a player of the bracket"}
	}
	out := slices.Clone(b)
	out[slot] = new
	return out, out.Check()
}
