package clock

import (
	"encoding/base64"
	"encoding/json"
	"strconv"

	"wasit/app/session"
	"wasit/clock"
)

// shelf is what this room knows of its book.
type shelf = session.Shelf[historyEntry]

// indexVersion and gameVersion grow when older programs would misread what lies in the store.
const (
	indexVersion = 1
	gameVersion  = 1
)

type storedIndex struct {
	Version int                  `json:"v"`
	Options session.ClockOptions `json:"options"`
	Own     []ownControl         `json:"own,omitempty"`
	Games   []historyEntry       `json:"games,omitempty"`
	Current string               `json:"current,omitempty"`
	Locked  bool                 `json:"locked,omitempty"` // the current game is
}

// keepClockIndex stores the list as it is now.
func (m page) keepClockIndex(gone ...string) []session.Cmd {
	if m.Failed != nil {
		return nil
	}
	x := storedIndex{Version: indexVersion, Options: m.Options, Own: m.Own, Games: m.Games}
	if g := m.Game; g != nil && g.Result == "" {
		x.Current, x.Locked = g.ID, m.Locked
	}
	text, err := json.Marshal(x)
	if err != nil {
		return nil // plain values always encode
	}
	return []session.Cmd{session.KeepIndex{Book: session.ClockBook, Index: string(text), Gone: gone}}
}

type gameHead struct {
	Version   int    `json:"v"`
	Control   string `json:"c"` // clock.Control.MarshalBinary
	Text      string `json:"t"`
	BlackDraw bool   `json:"bd,omitempty"`
	Started   int64  `json:"at"`

	Names [2]string          `json:"n,omitzero"`
	Place session.BoardPlace `json:"p,omitzero"`
	Laws  session.BoardLaws  `json:"l,omitzero"`
}

type storedRow struct {
	Input  string      `json:"i,omitempty"` // clock.Input.MarshalBinary
	Wall   int64       `json:"w"`
	Why    fixReason   `json:"y,omitempty"`
	Far    *clock.Side `json:"f,omitempty"`
	Result string      `json:"r,omitempty"`
	Names  *[2]string  `json:"n,omitempty"`
}

type seenRow struct {
	ID   string `json:"id"`
	At   int64  `json:"at"`
	Wall int64  `json:"wall"`
	Gap  int64  `json:"gap,omitempty"` // end of a gap that is being asked about
}

func (g *Game) head() string {
	control, err := g.Control.MarshalBinary()
	if err != nil {
		return "" // a control of a game was checked
	}
	text, _ := json.Marshal(gameHead{gameVersion, base64.StdEncoding.EncodeToString(control), g.Text, g.BlackDraw, g.Started, g.Names, g.Place, g.Laws})
	return string(text)
}

func (s Step) row() string {
	r := storedRow{Wall: s.Wall, Why: s.Why, Far: s.Far, Result: s.Result, Names: s.Names}
	if s.Input.Act != 0 {
		b, err := s.Input.MarshalBinary()
		if err != nil {
			return ""
		}
		r.Input = base64.StdEncoding.EncodeToString(b)
	}
	if r.Input != "" && r == (storedRow{Input: r.Input, Wall: r.Wall}) { // a press: somebody waits for it, and the encoder takes its time
		return `{"i":"` + r.Input + `","w":` + strconv.FormatInt(r.Wall, 10) + `}`
	}
	text, _ := json.Marshal(r)
	return string(text)
}

// readClockGame replays the rows of a game. On an error the game is the one up to the row at fault.
func readClockGame(id string, rows []string) (*Game, error) {
	var head gameHead
	if len(rows) == 0 {
		return nil, &session.RowError{Book: session.ClockBook, Row: 0, Err: nil}
	}
	if err := json.Unmarshal([]byte(rows[0]), &head); err != nil {
		return nil, &session.RowError{Book: session.ClockBook, Row: 0, Err: err}
	}
	if head.Version > gameVersion {
		return nil, &session.BookVersionError{Book: session.ClockBook, Version: strconv.Itoa(head.Version)}
	}
	b, err := base64.StdEncoding.DecodeString(head.Control)
	g := &Game{ID: id, Text: head.Text, BlackDraw: head.BlackDraw, Started: head.Started, Far: clock.Black, Names: head.Names, Place: head.Place, Laws: head.Laws}
	if err == nil {
		err = g.Control.UnmarshalBinary(b)
	}
	if err == nil {
		g.State, err = clock.New(g.Control)
	}
	if err != nil {
		return nil, &session.RowError{Book: session.ClockBook, Row: 0, Err: err}
	}
	for i, text := range rows[1:] {
		step, err := readClockRow(text)
		if err == nil {
			err = g.do(step)
		}
		if err != nil {
			return g, &session.RowError{Book: session.ClockBook, Row: i + 1, Err: err}
		}
	}
	return g, nil
}

func readClockRow(text string) (Step, error) {
	var r storedRow
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		return Step{}, err
	}
	s := Step{Wall: r.Wall, Why: r.Why, Far: r.Far, Result: r.Result, Names: r.Names}
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
func (g *Game) do(step Step) error {
	if step.Input.Act != 0 {
		next, verdict, err := decideStep(g.State, step)
		if err != nil {
			return err
		}
		g.State, g.verdict = next, verdict
		if step.Input.Act == clock.ActSwapColors { // each player keeps his half, his time and his name
			g.Far, g.Names[0], g.Names[1] = g.Far.Other(), g.Names[1], g.Names[0]
		}
	}
	if step.Names != nil {
		g.Names = *step.Names
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

// decideStep returns the clock after a step that it accepts, and the verdict on a claim. Nothing else in the room asks the clock to
// act, so that a press is decided once.
func decideStep(s clock.State, step Step) (clock.State, clock.Verdict, error) {
	in := step.Input
	var err error
	switch {
	case step.touch:
		s, err = s.Tap(in.Side, in.At)
	case in.Act == clock.ActClaim:
		return s.Claim(in.Side, in.At)
	default:
		s, err = s.Do(in)
	}
	return s, clock.Rejected, err
}
