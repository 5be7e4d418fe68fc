package clock

import (
	"slices"
	"time"
)

// A Side is White or Black.
type Side uint8

const (
	White Side = iota
	Black
)

// Other returns the opponent.
func (s Side) Other() Side { return s ^ 1 }

func (s Side) String() string {
	if s == White {
		return "white"
	}
	return "black"
}

// A Method says what the amount per move does. Its zero value is sudden death.
type Method uint8

const (
	None      Method = iota // Add is not used
	Fischer                 // Add is added at each press and accumulates
	Bronstein               // the time used, up to Add, comes back at the press; the clock shows main time + credit
	USDelay                 // Add runs down before the main time does
	Hourglass               // what one side uses the other gains
	ByoYomi                 // after the main time Count periods of Add, each whole again at a press within it
	Canadian                // after the main time blocks of Add for Count moves each
	CountUp                 // after the main time the clock counts up and never falls
	PerMove                 // Add for each move, the rest is lost
	Capped                  // Fischer, but never above the main time; casual only
	Refund                  // Bronstein without the credit in advance; casual only, never under Bronstein's name
	methods                 // how many there are
)

// FirstCredit says when Fischer's amount is given first.
type FirstCredit uint8

const (
	BeforeMove1 FirstCredit = iota // FIDE: the amount for a move is on the clock before it
	AfterMove1                     // the first amount comes with the first press
)

// FlagMode says who tells of a fallen flag.
type FlagMode uint8

const (
	Normal FlagMode = iota // the clock shows it to all
	Claim                  // the clock is silent until a player claims (O2SN 2013)
)

// Limits of a control and of what a correction may set.
const (
	MaxPeriods = 5
	MaxTime    = 1000 * time.Hour // of a main time, and of what a correction sets
	MaxAdd     = 24 * time.Hour
	MaxMoves   = 999    // moves of a period, moves of a block, byo-yomi periods, FromMove
	MaxPresses = 100000 // a press counter an arbiter may set
)

// A Period is one time control of a side. Times are whole milliseconds.
type Period struct {
	Main      time.Duration
	Method    Method
	Add       time.Duration // A; B of byo-yomi and Canadian
	Moves     int           // moves to complete in the period; 0: not stated
	ByCounter bool          // the press number Moves ends the period; otherwise its time does
	Count     int           // byo-yomi periods, moves of a Canadian block
	Manual    bool          // Canadian: a new block only by [State.ReloadBlock]
}

// A SideControl is what one side gets.
type SideControl struct {
	Periods     []Period
	FirstCredit FirstCredit // Fischer, capped
	FromMove    int         // Fischer, capped: the first move with an amount; 0 and 1 mean all
}

// A Control is a whole time control. It may be wrong: [Control.Check] and [New] say how.
type Control struct {
	White, Black SideControl
	Freeze       bool // both clocks stop at a flag fall
	Flags        FlagMode
	Low          time.Duration // low-time alert; 0: one eighth of the main time, between 10 s and 60 s
}

// Even returns a control with the same periods for both sides, and freezing as it is usual for them.
func Even(periods ...Period) Control {
	side := SideControl{Periods: periods}
	c := Control{White: side, Black: SideControl{Periods: slices.Clone(periods)}}
	c.Freeze = c.FreezeByDefault()
	return c
}

// Side returns the part of one side.
func (c Control) Side(s Side) SideControl {
	if s == White {
		return c.White
	}
	return c.Black
}

// Swapped returns the control with the sides exchanged: colours change and the values stay with the players.
func (c Control) Swapped() Control {
	c.White, c.Black = c.Black, c.White
	return c
}

// FreezeByDefault reports whether clocks with this control usually freeze: whenever there is an amount per move.
func (c Control) FreezeByDefault() bool {
	if c.Flags == Claim {
		return false
	}
	for _, side := range []SideControl{c.White, c.Black} {
		for _, p := range side.Periods {
			if p.Method != None && p.Method != CountUp {
				return true
			}
		}
	}
	return false
}

// Equal reports whether two controls are the same.
func (c Control) Equal(d Control) bool {
	return c.Freeze == d.Freeze && c.Flags == d.Flags && c.Low == d.Low && c.White.Equal(d.White) && c.Black.Equal(d.Black)
}

// Equal reports whether two sides get the same.
func (s SideControl) Equal(t SideControl) bool {
	return s.FirstCredit == t.FirstCredit && max(s.FromMove, 1) == max(t.FromMove, 1) && slices.Equal(s.Periods, t.Periods)
}

// hasOvertime reports whether the method goes on after the main time.
func (m Method) hasOvertime() bool { return m == ByoYomi || m == Canadian || m == PerMove }

// alwaysFreezes reports whether a fall stops both clocks whatever the setting: the texts say nothing of going on.
func (m Method) alwaysFreezes() bool { return m.hasOvertime() || m == Hourglass }
