package clock

import (
	"time"

	"wasit/app/session"
	"wasit/clock"
)

// Model is the chess clock of this device. It belongs to no event.
type Model struct {
	session.Shelf[historyEntry] // games that have ended; where the book failed the clock works, and nothing is kept

	Options session.ClockOptions
	Own     []ownControl
	Game    *Game // on the table
	Screen  screen
	Group   controlFilter // of the time controls shown
	Maker   maker
	Gap     *sleepGap // the question after a sleep
	Fix     *FixSheet // the open sheet of the arbiter
	Past    *pastGame
	Left    bool // its chart shows the time left
	Device  session.ClockDevice
	Locked  bool              // paused, and nothing but holding the key opens it
	Learns  learning          // which lever waits for its key
	Typed   [2]string         // the players' names in the open settings
	Order   *session.LayClock // a clock that was asked for while a game is on the table, or the book is not read yet
	Hint    heldTool          // was tapped shortly, and says that it must be held
	seen    lastSeen
}

// screen says what the clock's page shows.
type screen uint8

// The screens.
const (
	ScreenPick    screen = iota // time controls
	screenTable                 // the clock itself
	screenSummary               // a game that has ended
	screenLog                   // its log
	screenHistory
	screenHelp
	screenMaker // a time control is made
)

// controlFilter says which time controls are shown: all, the own ones, or those of one group after filterGroups.
type controlFilter uint8

// The filters.
const (
	filterAll controlFilter = iota
	filterOwn
	filterGroups // + clock.PresetGroup
)

// showGroup filters the time controls.
type showGroup struct{ Group controlFilter }

func (msg showGroup) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Group = msg.Group
	return m, nil
}

// ownControl is a time control of this device's user.
type ownControl struct {
	Name, Text string
	BlackDraw  bool `json:",omitempty"` // Armageddon
}

// Game is the game on the table. Its rows in the store are its head and its steps.
type Game struct {
	ID        string
	Text      string // of the control, as picked
	BlackDraw bool   // Armageddon
	Control   clock.Control
	Started   int64 // Unix milliseconds
	Steps     []Step
	State     clock.State
	Far       clock.Side         // whose half is the far or right one
	Offset    time.Duration      // from [session.Env.Mono] to instants of the clock
	Unsaved   error              // why the last step is not in the store
	Names     [2]string          // of the players, by side; "" for none
	Place     session.BoardPlace // in an event
	Laws      session.BoardLaws  // there
	Result    string
	facts     signFacts
	verdict   clock.Verdict // on a claim, where that was the last step
}

// Step is one line of the game's journal: an act on the clock, or what stands beside it.
type Step struct {
	Input  clock.Input // of act 0 where the step is none
	Wall   int64       // Unix milliseconds
	Why    fixReason   // of a correction
	Far    *clock.Side // the halves were exchanged
	Result string      // the game ended so; "" is none
	Names  *[2]string  // the players were named
	touch  bool        // a press by touch, which is refused when it bounces; one that was accepted is stored as any press
}

// fixReason says why an arbiter changed a clock. The numbers are written into journals and never change.
type fixReason uint8

// The reasons.
const (
	FixIllegal fixReason = iota + 1
	FixClaim
	fixDisturbance
	fixSetting
	fixDefect
	FixOther
)

// historyEntry is a line of the history.
type historyEntry struct {
	ID, Text     string
	Started      int64
	Result       string
	BlackDraw    bool `json:",omitempty"` // Armageddon
	Moves        int
	White, Black int64              // left, in milliseconds
	Names        [2]string          `json:",omitzero"`
	Place        session.BoardPlace `json:",omitzero"`
	Flag         string             `json:",omitempty"` // whose flag fell first: "white", "black"
}

// GameID names the game of the line.
func (e historyEntry) GameID() string { return e.ID }

// sleepGap is a stretch in which the app did not run while a clock did.
type sleepGap struct{ From, At time.Duration }

// FixSheet is the arbiter's sheet before it is applied.
type FixSheet struct {
	Values [2]clock.Values
	Sel    clock.Side
	Turn   clock.Side
	Why    fixReason
	Gain   bool // take back what the last press of Sel added
	Swap   bool // exchange the colours
	Err    error
}

// pastGame is an ended game as its journal tells it.
type pastGame struct {
	Entry   historyEntry
	Control clock.Control
	Far     clock.Side // whose half was the far one at the end
	Steps   []clock.Step
	Why     []fixReason // beside Steps
	Walls   []int64
}

// lastSeen is the last instant at which the app surely ran.
type lastSeen struct {
	mono, at time.Duration
	wall     int64
}

// signFacts are what a sign is given for when it changes.
type signFacts struct {
	phase  clock.Phase
	low    [2]bool
	fallen [2]bool
	period [2]int
	byo    [2]int
	delay  bool
}

// At is the instant of the clock at an instant of the page.
func (g *Game) At(mono time.Duration) time.Duration { return max(mono+g.Offset, g.State.Last()) }

// Instant is what the clock on the table shows: while a gap is asked about, it stands at the last instant surely seen.
func (c Model) Instant(mono time.Duration) time.Duration {
	if c.Gap != nil {
		return c.Gap.From
	}
	return c.Game.At(mono)
}

func (g *Game) factsAt(at time.Duration) signFacts {
	f := signFacts{phase: g.State.Phase(at)}
	white, black := g.State.Faces(at)
	for side, face := range [...]clock.Face{white, black} {
		f.low[side], f.fallen[side], f.period[side], f.byo[side] = face.Low, face.Fallen, face.Period, face.Byo
		if face.Running && face.Method == clock.USDelay && face.Delay > 0 {
			f.delay = true
		}
	}
	return f
}

// IsRunning reports that somebody's time runs.
func (g *Game) IsRunning(at time.Duration) bool { return g.State.Phase(at) == clock.Running }

func (g *Game) isPaused(at time.Duration) bool { return g.State.Phase(at) == clock.Paused }

// entry is the line of the history.
func (g *Game) entry() historyEntry {
	at := g.State.Last()
	e := historyEntry{ID: g.ID, Text: g.Text, Started: g.Started, Result: g.Result, BlackDraw: g.BlackDraw, Moves: g.State.Values(clock.White, at).Presses,
		White: g.State.Remaining(clock.White, at).Milliseconds(), Black: g.State.Remaining(clock.Black, at).Milliseconds(), Names: g.Names, Place: g.Place}
	if side, fell := g.State.FirstFlag(at); fell {
		e.Flag = side.String()
	}
	return e
}

// Changed reports that something happened on the clock by itself that the room has not seen yet.
func (g *Game) Changed(at time.Duration) bool { return g.factsAt(at) != g.facts }

// Beat is how often a clock that runs gives a sign of life, whether its digits change or not.
const Beat = time.Second

// NextLook is how long after at the screen must be looked at again: at the next change of a digit, or the next sign of life. A clock
// that stands waits for fingers alone: it wakes nobody.
func (c Model) NextLook(at time.Duration) (wait time.Duration, ok bool) {
	if c.Gap != nil || !c.Game.IsRunning(at) {
		return 0, false
	}
	next, ok := c.Game.State.NextChange(at, !c.Options.Whole)
	if !ok {
		return Beat, true
	}
	return min(Beat, max(next-at, time.Millisecond)), true
}

// Full is what a full bar of a side's period stands for.
func (g *Game) Full(side clock.Side, period int) time.Duration {
	p := g.Control.Side(side).Periods[period-1]
	return max(p.Main, p.Add)
}
