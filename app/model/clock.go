package model

import (
	"time"

	"wasit/clock"
)

// Clock is the chess clock of this device. It belongs to no event.
type Clock struct {
	Loaded    bool
	Elsewhere bool  // another tab has the clock
	Failed    error // the store cannot be used, or what it holds cannot be read: the clock works, and nothing is kept
	Options   ClockOptions
	Own       []OwnControl
	Games     []ClockEntry // games ended, newest first
	Game      *ClockGame   // on the table
	Screen    ClockScreen
	Group     ClockFilter // of the time controls shown
	Draft     ClockDraft
	Gap       *ClockGap // the question after a sleep
	Fix       *ClockFix // the open sheet of the arbiter
	Past      *ClockPast
	Device    ClockDevice
	Locked    bool // paused and locked against being run again by accident
	seen      clockSeen
}

// ClockScreen says what the clock's page shows.
type ClockScreen uint8

// The screens.
const (
	ClockPick    ClockScreen = iota // time controls
	ClockTable                      // the clock itself
	ClockSummary                    // a game that has ended
	ClockLog                        // its log
	ClockHistory
	ClockHelp
)

// ClockFilter says which time controls are shown: all, the own ones, or those of one group behind ClockGroups.
type ClockFilter uint8

// The filters.
const (
	ClockAll ClockFilter = iota
	ClockOwn
	ClockGroups // + clock.PresetGroup
)

// ClockShowGroup filters the time controls.
type ClockShowGroup struct{ Group ClockFilter }

// Update implements Msg.
func (msg ClockShowGroup) Update(m Model, _ Env) (Model, []Cmd) {
	m.Clock.Group = msg.Group
	return m, nil
}

// ClockOptions are kept on this device.
type ClockOptions struct {
	Face    bool // face to face also on a screen wider than high
	Hold    bool // the pause needs 0.4 s
	Sound   bool
	Vibrate bool
	Flash   bool
	Speak   bool
	Volume  Volume // of what is spoken
	Low     bool   // one alert at low time
	Whole   bool   // no tenths
	Window  bool   // never in full screen
	Claim   bool   // the next games are silent until a claim (O2SN 2013)
}

// Volume is how loud the device speaks.
type Volume uint8

const (
	Loud Volume = iota
	Middling
	Soft
)

// Level is the volume from 0 to 1.
func (v Volume) Level() float64 { return [...]float64{1, 0.5, 0.2}[min(v, Soft)] }

// OwnControl is a time control of this device's user.
type OwnControl struct{ Name, Text string }

// ClockDraft is an own time control being typed.
type ClockDraft struct {
	Open       bool
	Name, Text string
	Err        error
}

// ClockGame is the game on the table. Its rows in the store are its head and its steps.
type ClockGame struct {
	ID        string
	Text      string // of the control, as picked
	BlackDraw bool   // Armageddon
	Control   clock.Control
	Started   int64 // Unix milliseconds
	Steps     []ClockStep
	State     clock.State
	Far       clock.Side    // whose half is the far or right one
	Offset    time.Duration // from [Env.Mono] to instants of the clock
	Unsaved   error         // why the last step is not in the store
	Result    string
	facts     clockFacts
}

// ClockStep is one line of the game's journal: an act on the clock, or what stands beside it.
type ClockStep struct {
	Input  clock.Input // of act 0 where the step is none
	Wall   int64       // Unix milliseconds
	Why    FixReason   // of a correction
	Far    *clock.Side // the halves were exchanged
	Result string      // the game ended so; "" is none
}

// FixReason says why an arbiter changed a clock. The numbers are written into journals and never change.
type FixReason uint8

// The reasons.
const (
	FixIllegal FixReason = iota + 1
	FixClaim
	FixDisturbance
	FixSetting
	FixDefect
	FixOther
)

// ClockEntry is a line of the history.
type ClockEntry struct {
	ID, Text     string
	Started      int64
	Result       string
	BlackDraw    bool `json:",omitempty"` // Armageddon
	Moves        int
	White, Black int64 // left, in milliseconds
}

// ClockGap is a stretch in which the app did not run while a clock did.
type ClockGap struct{ From, At time.Duration }

// ClockFix is the arbiter's sheet before it is applied.
type ClockFix struct {
	Values [2]clock.Values
	Sel    clock.Side
	Turn   clock.Side
	Why    FixReason
	Gain   bool // take back what the last press of Sel added
	Swap   bool // exchange the colours
	Err    error
}

// ClockPast is an ended game as its journal tells it.
type ClockPast struct {
	Entry ClockEntry
	Steps []clock.Step
	Why   []FixReason // beside Steps
	Walls []int64
}

// ClockDevice is what the device cannot do, as far as it was found out.
type ClockDevice struct {
	NoWake    bool // the screen may go dark
	NoVibrate bool
	NoVoice   bool
	NoScreen  bool // no full screen
	Battery   int  // per cent, 0: not told
	Charging  bool
}

// clockSeen is the last instant at which the app surely ran.
type clockSeen struct {
	mono, at time.Duration
	wall     int64
}

// clockFacts are what a sign is given for when it changes.
type clockFacts struct {
	phase  clock.Phase
	low    [2]bool
	fallen [2]bool
	period [2]int
	byo    [2]int
	delay  bool
}

// At is the instant of the clock at an instant of the page.
func (g *ClockGame) At(mono time.Duration) time.Duration { return max(mono+g.Offset, g.State.Last()) }

// Instant is what the clock on the table shows: while a gap is asked about, it stands at the last instant surely seen.
func (c Clock) Instant(mono time.Duration) time.Duration {
	if c.Gap != nil {
		return c.Gap.From
	}
	return c.Game.At(mono)
}

// ClockLive reports that a clock is on the table and shown.
func (m Model) ClockLive() bool {
	return m.Route.Page == PageClock && m.Clock.Screen == ClockTable && m.Clock.Game != nil
}

func (g *ClockGame) factsAt(at time.Duration) clockFacts {
	f := clockFacts{phase: g.State.Phase(at)}
	white, black := g.State.Faces(at)
	for side, face := range [...]clock.Face{white, black} {
		f.low[side], f.fallen[side], f.period[side], f.byo[side] = face.Low, face.Fallen, face.Period, face.Byo
		if face.Running && face.Method == clock.USDelay && face.Delay > 0 {
			f.delay = true
		}
	}
	return f
}

// isRunning reports that somebody's time runs.
func (g *ClockGame) isRunning(at time.Duration) bool { return g.State.Phase(at) == clock.Running }

// entry is the line of the history.
func (g *ClockGame) entry() ClockEntry {
	at := g.State.Last()
	return ClockEntry{ID: g.ID, Text: g.Text, Started: g.Started, Result: g.Result, BlackDraw: g.BlackDraw, Moves: g.State.Values(clock.White, at).Presses,
		White: g.State.Remaining(clock.White, at).Milliseconds(), Black: g.State.Remaining(clock.Black, at).Milliseconds()}
}

// Changed reports that something happened on the clock by itself that the model has not seen yet.
func (g *ClockGame) Changed(at time.Duration) bool { return g.factsAt(at) != g.facts }

// ClockBeat is how often a clock on the table gives a sign of life, whether its digits change or not.
const ClockBeat = time.Second

// NextLook is how long after at the screen must be looked at again: at the next change of a digit, or the next sign of life.
func (c Clock) NextLook(at time.Duration) time.Duration {
	if c.Gap != nil {
		return ClockBeat
	}
	next, ok := c.Game.State.NextChange(at, !c.Options.Whole)
	if !ok {
		return ClockBeat
	}
	return min(ClockBeat, max(next-at, time.Millisecond))
}

// Full is what a full bar of a side's period stands for.
func (g *ClockGame) Full(side clock.Side, period int) time.Duration {
	p := g.Control.Side(side).Periods[period-1]
	return max(p.Main, p.Add)
}
