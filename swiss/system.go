package swiss

import (
	"context"
	"fmt"
)

// A System pairs one round. swiss/dutch and its siblings implement it.
type System interface {
	// Code names system and edition, such as "dutch-2026".
	Code() string
	// Pair pairs round of t, looking only at the rounds before it and at the requested byes recorded for round. It
	// answers *NoPairingError where no legal pairing exists, *RequestError where t lacks what pairing needs, or the
	// error of ctx.
	Pair(ctx context.Context, t *Tournament, round int, w Watch) (*Pairing, error)
}

// Watch lets a long computation show progress and give the screen its turn. The zero value is silent.
type Watch struct {
	Progress func(done, total int) // called with growing done
	Yield    func()                // called at least every few milliseconds of work
}

// Pairing is a paired round: boards in order, and the player with the pairing-allocated bye.
type Pairing struct {
	System string // code of the system that paired
	Round  int
	Pairs  []Pair
	PAB    TPN   // 0: nobody
	Rest   []TPN // free by the schedule of a table, without points; a Swiss has none
	Why    *Explanation
}

// A RequestError reports that a round cannot be paired for want of data: what to supply is in Need.
type RequestError struct {
	Round int
	Need  Need
}

// Need names what pairing lacks.
type Need string

// What a system may need.
const (
	NeedTotalRounds  Need = "total-rounds"  // the declared number of rounds (C.04.1 1)
	NeedInitialColor Need = "initial-color" // the colour drawn before round 1
	NeedEarlierRound Need = "earlier-round" // the rounds before this one have results to come
	NeedRoundInEvent Need = "round-in-event"
	NeedPlayers      Need = "players" // a player present; two where the system knows no bye
	NeedRatings      Need = "ratings" // every player needs a rating (C.04.4.1 1.1)
)

func (e *RequestError) Error() string {
	return fmt.Sprintf("swiss: round %d cannot be paired: missing %s", e.Round, e.Need)
}

// A NoPairingError reports that the absolute rules leave no pairing of the round; the arbiter decides (C.04.3 1.9.3).
type NoPairingError struct {
	Round  int
	Reason NoPairingReason
	// Players are the smallest known set that cannot be paired, ascending; empty where none was singled out. With NoBye
	// they are those who may have the bye but are needed, each of them, as opponents.
	Players []TPN
}

// NoPairingReason says what stands in the way.
type NoPairingReason string

// The reasons.
const (
	NoBye      NoPairingReason = "no-bye"      // nobody may get the bye [C2], or nobody who may can be spared
	NoOpponent NoPairingReason = "no-opponent" // some players have met or may not meet all others
	NoMatching NoPairingReason = "no-matching" // each could be paired, but not all together
)

func (e *NoPairingError) Error() string {
	return fmt.Sprintf("swiss: round %d has no valid pairing (%s)", e.Round, e.Reason)
}
