package clock

import "time"

// A Phase is what the clock as a whole does.
type Phase uint8

const (
	Ready   Phase = iota // set, not started
	Running              // one side's time runs
	Paused               // stopped, by the arbiter or by a claim
	Frozen               // stopped by a fallen flag
	Ended                // stopped for good, until a resume or a reset
	phases
)

func (p Phase) String() string {
	return [...]string{"ready", "running", "paused", "frozen", "ended", "unknown"}[min(p, phases)]
}

const (
	ms         = time.Millisecond
	steadyTime = 5 * 60 * 1000 // the flag of a period ended by time, ms
	maxInstant = int64(1) << 40
	maxLeft    = int64(1) << 41 // a counter holds no more, so that nothing overflows
)

// MaxInstant is the last instant a clock knows, some 34 years on.
const MaxInstant = time.Duration(maxInstant) * ms

// A State is a clock at an instant, made by [New]. It is a plain value: states may be copied and compared.
type State struct {
	rules  [2]rules
	freeze bool
	flags  FlagMode
	low    int64

	sides  [2]counter
	phase  Phase
	turn   Side  // whose clock runs, or would after a resume
	anchor int64 // everything up to here is in sides
	first  fallOrder

	steady      bool
	steadySide  Side
	steadyUntil int64

	touched   bool // a press was accepted
	lastTouch int64
	undo      undo
}

// rules are a checked SideControl in milliseconds.
type rules struct {
	periods [MaxPeriods]period
	last    int8 // index of the last period
	credit  FirstCredit
	from    int32
}

type period struct {
	main, add       int64
	moves, count    int32
	method          Method
	counter, manual bool
}

// A counter is what the clock knows of one side.
type counter struct {
	main   int64 // main time left; of Bronstein with its credit
	over   int64 // left of the running byo-yomi period, block or move, used once main is over
	up     int64 // counted up
	delay  int64 // US delay left of this turn
	used   int64 // thinking time of this turn
	spent  int64 // thinking time of the game
	gained int64 // what the last press added and no take-back took

	presses, base int32 // all presses, and those before this period
	byo, block    int32 // byo-yomi periods left with the running one, presses due in the block
	period        int8
	ruled         int8 // the period whose method and amount rule this turn
	mainOver      bool
	fallen        bool
	low           bool // the low-time alert has fired and is not armed again
}

// fallOrder says who passed the limit first and whether the other followed.
type fallOrder struct {
	known, both bool
	side        Side
}

// New returns the clock set to c and not yet started, or a [*ControlError].
func New(c Control) (State, error) {
	if err := c.Check(); err != nil {
		return State{}, err
	}
	s := State{freeze: c.Freeze, flags: c.Flags, low: c.Low.Milliseconds()}
	for _, side := range []Side{White, Black} {
		s.rules[side] = compile(c.Side(side))
		s.sides[side] = s.rules[side].begin()
		s.updateLow(side)
	}
	return s, nil
}

func compile(c SideControl) rules {
	r := rules{last: int8(len(c.Periods) - 1), credit: c.FirstCredit, from: int32(max(c.FromMove, 1))}
	for i, p := range c.Periods {
		r.periods[i] = period{p.Main.Milliseconds(), p.Add.Milliseconds(), int32(p.Moves), int32(p.Count), p.Method, p.ByCounter, p.Manual}
	}
	return r
}

// begin returns the counter of a side before its first move.
func (r *rules) begin() counter {
	var c counter
	p := r.periods[0]
	c.main = p.main + p.creditInAdvance()
	c.startOvertime(p)
	if p.method == Fischer && r.credit == BeforeMove1 && r.from <= 1 {
		c.main += p.add
		c.gained = p.add
	}
	c.delay = p.delay()
	return c
}

// startOvertime lays ready what follows the main time of a period just entered.
func (c *counter) startOvertime(p period) {
	c.over, c.byo, c.block = 0, 0, 0
	switch p.method {
	case ByoYomi:
		c.over, c.byo = p.add, p.count
	case Canadian:
		c.over, c.block = p.add, p.count
	case PerMove:
		c.over = p.add
	}
	c.mainOver = c.main == 0 && p.hasAfterMain()
}

// hasAfterMain reports whether the clock runs on after the main time of the period.
func (p period) hasAfterMain() bool { return p.method.hasOvertime() || p.method == CountUp }

// creditInAdvance is the part of Bronstein's counter that is not main time.
func (p period) creditInAdvance() int64 {
	if p.method == Bronstein {
		return p.add
	}
	return 0
}

func (p period) delay() int64 {
	if p.method == USDelay {
		return p.add
	}
	return 0
}

// Control returns what the clock was set to.
func (s State) Control() Control {
	c := Control{Freeze: s.freeze, Flags: s.flags, Low: time.Duration(s.low) * ms}
	c.White, c.Black = s.rules[White].control(), s.rules[Black].control()
	return c
}

func (r *rules) control() SideControl {
	c := SideControl{FirstCredit: r.credit, FromMove: int(r.from)}
	for _, p := range r.periods[:r.last+1] {
		c.Periods = append(c.Periods, Period{
			Main: time.Duration(p.main) * ms, Method: p.method, Add: time.Duration(p.add) * ms,
			Moves: int(p.moves), ByCounter: p.counter, Count: int(p.count), Manual: p.manual,
		})
	}
	return c
}

// Phase returns what the clock does at an instant; a flag that has fallen by then has frozen it where flags do.
func (s State) Phase(at time.Duration) Phase {
	s.settle(s.clamp(at))
	return s.phase
}

// Turn returns whose clock runs, or would run after a resume.
func (s State) Turn() Side { return s.turn }

// Last returns the instant of the last act; later acts may not lie before it.
func (s State) Last() time.Duration { return time.Duration(s.anchor) * ms }

// instant cuts an instant to whole milliseconds and checks that it does not go back.
func (s *State) instant(at time.Duration) (int64, error) {
	now := at.Milliseconds()
	if at < 0 || now > maxInstant || now < s.anchor {
		return 0, &InstantError{at, s.Last()}
	}
	return now, nil
}

// clamp makes an instant for a question, which may come late but never fails.
func (s *State) clamp(at time.Duration) int64 {
	return min(max(at.Milliseconds(), s.anchor), maxInstant)
}

func (s *State) current(side Side) *period {
	return &s.rules[side].periods[s.sides[side].period]
}

func (s *State) isLast(side Side) bool { return s.sides[side].period == s.rules[side].last }
