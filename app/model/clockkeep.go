package model

import (
	"encoding/base64"
	"encoding/json"
	"fmt"

	"wasit/clock"
)

// LoadClock reads the clock's list; ClockLoaded comes back.
type LoadClock struct{}

// LoadClockGame reads the rows of a game; ClockGameLoaded comes back, or for a game of the past ClockPastLoaded.
type LoadClockGame struct {
	ID   string
	Past bool
}

// ClockTakeOver brings the clock from another tab into this one.
type ClockTakeOver struct{}

// KeepClock stores one row of a game in the same turn; ClockKept comes back where that takes long or fails.
type KeepClock struct {
	ID  string
	Seq int
	Row string
}

// KeepClockIndex stores the clock's list, without the games named in Gone.
type KeepClockIndex struct {
	Index string
	Gone  []string
}

// KeepClockSeen stores the sign of life of a running clock.
type KeepClockSeen struct{ Seen string }

// SignClock gives the signs of something that happened on the clock, each as far as its switch is on.
type SignClock struct {
	Sign    ClockSign
	Side    clock.Side
	Options ClockOptions
}

// WatchClock asks the device for what a clock needs: the screen kept on or not, full screen, battery.
type WatchClock struct {
	On     bool
	Screen bool // full screen
}

func (LoadClock) cmd()      {}
func (LoadClockGame) cmd()  {}
func (KeepClock) cmd()      {}
func (KeepClockIndex) cmd() {}
func (KeepClockSeen) cmd()  {}
func (SignClock) cmd()      {}
func (WatchClock) cmd()     {}
func (ClockTakeOver) cmd()  {}

// ClockSign is something that happened on the clock.
type ClockSign uint8

// The signs.
const (
	SignPress ClockSign = iota
	SignLow
	SignDelay
	SignPeriod
	SignFlag
	SignFixed
)

// maxClockGames is how many ended games are kept.
const maxClockGames = 200

// clockIndexVersion and clockGameVersion grow when older programs would misread what lies in the store.
const (
	clockIndexVersion = 1
	clockGameVersion  = 1
)

// ClockVersionError: a newer program wrote what this one would misread. Nothing is written over it.
type ClockVersionError struct{ Version int }

func (e *ClockVersionError) Error() string {
	return fmt.Sprintf("model: the clock's store has version %d", e.Version)
}

type clockIndex struct {
	Version int          `json:"v"`
	Options ClockOptions `json:"options"`
	Own     []OwnControl `json:"own,omitempty"`
	Games   []ClockEntry `json:"games,omitempty"`
	Current string       `json:"current,omitempty"`
}

// keepIndex stores the list as it is now.
func (m Model) keepClockIndex(gone ...string) []Cmd {
	if m.Clock.Failed != nil {
		return nil
	}
	x := clockIndex{Version: clockIndexVersion, Options: m.Clock.Options, Own: m.Clock.Own, Games: m.Clock.Games}
	if g := m.Clock.Game; g != nil && g.Result == "" {
		x.Current = g.ID
	}
	text, err := json.Marshal(x)
	if err != nil {
		return nil // plain values always encode
	}
	return []Cmd{KeepClockIndex{string(text), gone}}
}

type clockHead struct {
	Version   int    `json:"v"`
	Control   string `json:"c"` // clock.Control.MarshalBinary
	Text      string `json:"t"`
	BlackDraw bool   `json:"bd,omitempty"`
	Started   int64  `json:"at"`
}

type clockRow struct {
	Input  string      `json:"i,omitempty"` // clock.Input.MarshalBinary
	Wall   int64       `json:"w"`
	Why    FixReason   `json:"y,omitempty"`
	Far    *clock.Side `json:"f,omitempty"`
	Result string      `json:"r,omitempty"`
}

type seenRow struct {
	ID   string `json:"id"`
	At   int64  `json:"at"`
	Wall int64  `json:"wall"`
	Gap  int64  `json:"gap,omitempty"` // end of a gap that is being asked about
}

func (g *ClockGame) head() string {
	control, err := g.Control.MarshalBinary()
	if err != nil {
		return "" // a control of a game was checked
	}
	text, _ := json.Marshal(clockHead{clockGameVersion, base64.StdEncoding.EncodeToString(control), g.Text, g.BlackDraw, g.Started})
	return string(text)
}

func (s ClockStep) row() string {
	r := clockRow{Wall: s.Wall, Why: s.Why, Far: s.Far, Result: s.Result}
	if s.Input.Act != 0 {
		b, err := s.Input.MarshalBinary()
		if err != nil {
			return ""
		}
		r.Input = base64.StdEncoding.EncodeToString(b)
	}
	text, _ := json.Marshal(r)
	return string(text)
}

// readClockGame replays the rows of a game. On an error the game is the one up to the row at fault.
func readClockGame(id string, rows []string) (*ClockGame, error) {
	var head clockHead
	if len(rows) == 0 {
		return nil, &ClockRowError{0, nil}
	}
	if err := json.Unmarshal([]byte(rows[0]), &head); err != nil {
		return nil, &ClockRowError{0, err}
	}
	if head.Version > clockGameVersion {
		return nil, &ClockVersionError{head.Version}
	}
	b, err := base64.StdEncoding.DecodeString(head.Control)
	g := &ClockGame{ID: id, Text: head.Text, BlackDraw: head.BlackDraw, Started: head.Started, Far: clock.Black}
	if err == nil {
		err = g.Control.UnmarshalBinary(b)
	}
	if err == nil {
		g.State, err = clock.New(g.Control)
	}
	if err != nil {
		return nil, &ClockRowError{0, err}
	}
	for i, text := range rows[1:] {
		step, err := readClockRow(text)
		if err == nil {
			err = g.do(step)
		}
		if err != nil {
			return g, &ClockRowError{i + 1, err}
		}
	}
	return g, nil
}

// ClockRowError names a row of a clock's journal that cannot be read.
type ClockRowError struct {
	Row int
	Err error
}

func (e *ClockRowError) Error() string {
	return fmt.Sprintf("model: row %d of the clock's journal: %v", e.Row, e.Err)
}

// Unwrap returns what is wrong with the row.
func (e *ClockRowError) Unwrap() error { return e.Err }

func readClockRow(text string) (ClockStep, error) {
	var r clockRow
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		return ClockStep{}, err
	}
	s := ClockStep{Wall: r.Wall, Why: r.Why, Far: r.Far, Result: r.Result}
	if r.Far != nil && *r.Far > clock.Black {
		return s, &clock.SideError{Side: *r.Far}
	}
	if r.Input == "" {
		return s, nil
	}
	b, err := base64.StdEncoding.DecodeString(r.Input)
	if err == nil {
		err = s.Input.UnmarshalBinary(b)
	}
	return s, err
}

// do applies a step to the game, which nobody else holds.
func (g *ClockGame) do(step ClockStep) error {
	if step.Input.Act != 0 {
		next, err := g.State.Do(step.Input)
		if err != nil {
			return err
		}
		g.State = next
	}
	if step.Far != nil {
		g.Far = *step.Far
	}
	if step.Result != "" {
		g.Result = step.Result
	}
	g.Steps = append(g.Steps, step)
	return nil
}
