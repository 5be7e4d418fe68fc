package model

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/notnil/chess"

	"wasit/clock"
	"wasit/rules"
	"wasit/rules/notation"
)

// timesOf are what the clock of each side showed after each of its moves; a move without a press of its own is -1.
func timesOf(steps []clock.Step) (t [2][]time.Duration) {
	for _, s := range steps {
		if s.Input.Act != clock.ActPress || s.Move == 0 || s.Input.Side > clock.Black {
			continue
		}
		list := t[s.Input.Side]
		for len(list) < s.Move {
			list = append(list, -1)
		}
		list[s.Move-1] = s.After[s.Input.Side].Time
		t[s.Input.Side] = list
	}
	return t
}

// timesText writes times for the head of a game, White's before Black's; readTimes reads them.
func timesText(t [2][]time.Duration) string {
	var b strings.Builder
	for side, list := range t {
		if side == 1 {
			b.WriteByte('/')
		}
		for i, d := range list {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(strconv.FormatInt(d.Milliseconds(), 10))
		}
	}
	return b.String()
}

func readTimes(text string) (t [2][]time.Duration) {
	white, black, _ := strings.Cut(text, "/")
	for side, list := range [...]string{white, black} {
		for _, f := range strings.Fields(list) {
			n, err := strconv.ParseInt(f, 10, 64)
			if err != nil {
				n = -1
			}
			t[side] = append(t[side], time.Duration(n)*time.Millisecond)
		}
	}
	return t
}

func clockSide(c chess.Color) clock.Side {
	if c == chess.Black {
		return clock.Black
	}
	return clock.White
}

// LeftAfter is what the mover's clock showed after half-move ply.
func (g *PlayGame) LeftAfter(ply int) (left time.Duration, ok bool) {
	_, note := g.game.MoveAt(ply)
	if note.HasClock {
		return note.Clock, true
	}
	before := g.game.PositionAt(ply - 1)
	first := g.game.PositionAt(0)
	n := (ply - 1) / 2 // of the mover's moves, from 0
	if before.Turn() != first.Turn() {
		n = (ply - 2) / 2
	}
	if list := g.Head.Times[clockSide(before.Turn())]; n < len(list) && list[n] >= 0 {
		return list[n], true
	}
	return 0, false
}

// LeftAt is what the clock of a side showed at the position after ply half-moves, as far as that was recorded.
func (g *PlayGame) LeftAt(ply int, c chess.Color) (left time.Duration, ok bool) {
	for ; ply > 0; ply-- {
		if pos := g.game.PositionAt(ply - 1); pos.Turn() == c {
			return g.LeftAfter(ply)
		}
	}
	return 0, false
}

// PlayClock is the clock that runs for the game on the board, nil for none.
func (m Model) PlayClock() *ClockGame {
	g, c := m.Play.Game, m.Clock.Game
	if g == nil || c == nil || g.Head.Clock == "" || g.Head.Clock != c.ID {
		return nil
	}
	return c
}

// PlayLive reports that the clock is shown beside the board.
func (m Model) PlayLive() bool {
	return m.Route.Page == PageBoard && m.Play.Screen == PlayTable && m.PlayClock() != nil
}

// pressForMove presses the clock for the move that is about to be made on the board, and tells what it shows then. A press
// that was made on the clock itself is taken as it was: the move is only written down.
func (m Model) pressForMove(env Env) (Model, time.Duration, []Cmd) {
	c := m.PlayClock()
	if c == nil || m.Clock.Gap != nil {
		return m, 0, nil
	}
	if m, asked := m.clockGap(env); asked {
		return m, 0, m.keepSeen()
	}
	pos := m.Play.Game.Position()
	side, n := clockSide(pos.Turn()), m.Play.Game.game.MovesBy(pos.Turn())
	if list := timesOf(m.pastOf(c).Steps)[side]; n < len(list) {
		return m, max(list[n], 0), nil
	}
	at := c.At(env.Mono)
	var steps []ClockStep
	var cmds []Cmd
	if c.State.Phase(at) == clock.Ready && side == clock.White {
		steps = append(steps, ClockStep{Input: clock.Input{Act: clock.ActPress, Side: clock.Black, At: at}})
		cmds = append(cmds, WatchClock{On: true})
	}
	steps = append(steps, ClockStep{Input: clock.Input{Act: clock.ActPress, Side: side, At: at}})
	next, more, err := m.clockDo(env, steps...)
	if err != nil {
		return m, 0, nil // the clock stands, or the other side's runs: the move counts, its time is not known
	}
	left := next.Clock.Game.State.Values(side, at).Time
	return next, left, append(append(cmds, more...), next.sign(SignPress, side)...)
}

// clockAfter ends the clock with the game on the board, or stops it where the arbiter decides.
func (m Model) clockAfter(env Env) (Model, []Cmd) {
	c, end := m.PlayClock(), m.Play.Game.End
	if c == nil || !end.Over() || m.Clock.Gap != nil {
		return m, nil
	}
	if end.Open {
		if c.State.Phase(c.At(env.Mono)) != clock.Running {
			return m, nil
		}
		return m.clockAct(env, clock.ActPause)
	}
	result := NoResult
	switch end.Result.String() {
	case "1-0", "0-1":
		result = end.Result.String()
	case "1/2-1/2":
		result = "1/2"
	}
	m, cmds := ClockDecide{Result: result}.Update(m, env)
	return m, slices.DeleteFunc(cmds, func(c Cmd) bool { _, is := c.(Focus); return is })
}

// PlayClockRun starts, stops or goes on with the clock of the game on the board.
type PlayClockRun struct{}

// Update implements Msg.
func (PlayClockRun) Update(m Model, env Env) (Model, []Cmd) {
	c := m.PlayClock()
	if c == nil {
		return m, nil
	}
	switch c.State.Phase(c.At(env.Mono)) {
	case clock.Running:
		return ClockPause{}.Update(m, env)
	case clock.Ready:
		m, cmds := m.clockAct(env, clock.ActStart)
		return m, append(cmds, WatchClock{On: true})
	}
	m.Clock.Locked = false
	return ClockResume{}.Update(m, env)
}

// PlayWithClock leads to the choice of a time control, and from there back to the board; a clock that stands on the table is
// tied to the game at once.
type PlayWithClock struct{}

// Update implements Msg.
func (PlayWithClock) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = nil
	to := Route{Page: PageClock}
	if m.Clock.Game != nil && m.PlayClock() == nil {
		to = Route{Page: PageBoard, Sheet: "clock"}
	} else if m.Clock.Game == nil {
		m.Play.Link, m.Clock.Screen = true, ClockPick
	}
	return m, []Cmd{Navigate{To: to}}
}

// linkPlay ties the game on the board to the clock, once both are there: to the clock on the table, else to the times of the
// game that has just ended. A game with moves stays as it is, and another begins.
func (m Model) linkPlay(env Env) (Model, []Cmd) {
	if !m.Play.Link || m.Route.Page != PageBoard || !m.Clock.Loaded || m.Play.Game == nil {
		return m, nil
	}
	m.Play.Link = false
	head := PlayHead{Number: -1, Letters: m.Play.Game.Head.Letters}
	if old := m.Play.Game; len(old.Acts) == 0 {
		head = old.Head
	}
	switch past := m.Clock.Past; {
	case m.Clock.Game != nil:
		if m.PlayClock() != nil {
			return m, nil
		}
		head.Clock, head.Times = m.Clock.Game.ID, [2][]time.Duration{}
		head.Tags, head.Class = timed(head.Tags, m.Clock.Game.Started, m.Clock.Game.Control), head.classBy(m.Clock.Game.Control)
	case past != nil:
		head.Clock, head.Times = "", timesOf(past.Steps)
		c, _ := clock.Parse(past.Entry.Text)
		head.Tags, head.Class = timed(head.Tags, past.Entry.Started, c), head.classBy(c)
	default:
		return m, nil
	}
	return m.layPlay(env, head)
}

func (m Model) andLink(env Env, cmds []Cmd) (Model, []Cmd) {
	m, wanted := m.wantPlay(env)
	m, more := m.linkPlay(env)
	return m, append(append(cmds, wanted...), more...)
}

// classBy is the class of play that the clock makes; an event has its own.
func (h PlayHead) classBy(c clock.Control) rules.Class {
	if class := c.Class(); class != clock.Unclassified && h.Place.Event == "" {
		return rules.Class(clock.Standard - class)
	}
	return h.Class
}

// timed are the tags of a game that the clock timed.
func timed(tags []notation.Tag, started int64, c clock.Control) []notation.Tag {
	tags = withTag(tags, notation.Tag{Name: "Date", Value: time.UnixMilli(started).Format("2006.01.02")})
	return withTag(tags, notation.Tag{Name: "TimeControl", Value: timeControlTag(c)})
}

func withTag(tags []notation.Tag, t notation.Tag) []notation.Tag {
	tags = slices.DeleteFunc(slices.Clone(tags), func(old notation.Tag) bool { return old.Name == t.Name })
	if t.Value == "" {
		return tags
	}
	return append(tags, t)
}

// timeControlTag writes White's time for the PGN tag TimeControl: "40/5400+30:1800+30". What PGN has no sign for is "?".
func timeControlTag(c clock.Control) string {
	text := ""
	for i, p := range c.White.Periods {
		if i > 0 {
			text += ":"
		}
		if p.Moves > 0 {
			text += strconv.Itoa(p.Moves) + "/"
		}
		text += strconv.Itoa(int(p.Main / time.Second))
		switch {
		case p.Add == 0:
		case p.Method == clock.Fischer:
			text += "+" + strconv.Itoa(int(p.Add/time.Second))
		default:
			return "?"
		}
	}
	return text
}
