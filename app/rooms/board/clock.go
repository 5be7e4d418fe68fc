package board

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/notnil/chess"

	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/clock"
	"wasit/rules"
	"wasit/rules/notation"
)

// timesOf are what the clock of each side showed after each of its moves; a move without a press of its own is -1.
func timesOf(steps []clock.Step) (t [2][]time.Duration) {
	for _, s := range steps {
		for side := range t {
			if _, ok := s.TakenBack(clock.Side(side)); ok {
				t[side] = t[side][:min(len(t[side]), s.After[side].Presses)]
			}
		}
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
func (g *chessGame) LeftAfter(ply int) (left time.Duration, ok bool) {
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
func (g *chessGame) LeftAt(ply int, c chess.Color) (left time.Duration, ok bool) {
	for ; ply > 0; ply-- {
		if pos := g.game.PositionAt(ply - 1); pos.Turn() == c {
			return g.LeftAfter(ply)
		}
	}
	return 0, false
}

// gameClock is the clock that runs for the game on the board, nil for none.
func (m page) gameClock() *clockroom.Game {
	g, c := m.Game, m.Clock.Game
	if g == nil || c == nil || g.Head.Clock == "" || g.Head.Clock != c.ID {
		return nil
	}
	return c
}

// showsClock reports that the clock is shown beside the board.
func (m page) showsClock() bool {
	return m.Route.Page == session.PageBoard && m.Screen == screenTable && m.gameClock() != nil
}

// onClock is the step after something was done with the clock beside the board.
func (m page) onClock(s session.Session, c clockroom.Model, cmds []session.Cmd) (page, []session.Cmd) {
	m.Session, m.Clock = s, c
	return m, cmds
}

// clockDo applies steps to the clock beside the board, all or none.
func (m page) clockDo(env session.Env, steps ...clockroom.Step) (page, []session.Cmd, error) {
	s, c, cmds, err := clockroom.Do(m.Session, m.Clock, env, steps...)
	m.Session, m.Clock = s, c
	return m, cmds, err
}

// pressForMove presses the clock for the move that is about to be made on the board, and tells what it shows then. A press
// that was made on the clock itself is taken as it was: the move is only written down.
func (m page) pressForMove(env session.Env) (page, time.Duration, []session.Cmd) {
	c := m.gameClock()
	if c == nil || m.Clock.Gap != nil {
		return m, 0, nil
	}
	if s, c, asked, cmds := clockroom.AskGap(m.Session, m.Clock, env); asked {
		m.Session, m.Clock = s, c
		return m, 0, cmds
	}
	pos := m.Game.Position()
	side, n := clockSide(pos.Turn()), m.Game.game.MovesBy(pos.Turn())
	if list := timesOf(clockroom.StepsOf(c))[side]; n < len(list) {
		return m, max(list[n], 0), nil
	}
	at := c.At(env.Mono)
	var steps []clockroom.Step
	var cmds []session.Cmd
	if c.State.Phase(at) == clock.Ready && side == clock.White {
		steps = append(steps, clockroom.Step{Input: clock.Input{Act: clock.ActPress, Side: clock.Black, At: at}})
		cmds = append(cmds, session.WatchClock{On: true})
	}
	steps = append(steps, pressSteps(c.State.Phase(at), side, at, m.Clock.Locked)...)
	next, more, err := m.clockDo(env, steps...)
	if err != nil {
		return m, 0, nil // the clock stands, or the other side's runs: the move counts, its time is not known
	}
	left := next.Clock.Game.State.Values(side, at).Time
	return next, left, append(append(cmds, more...), clockroom.Sign(next.Clock, session.SignPress, side)...)
}

// pressSteps press the clock for a move. Where it stands and is not locked, it stands afterwards too, and the other side is next: what it
// counts keeps in step with the board.
func pressSteps(phase clock.Phase, side clock.Side, at time.Duration, locked bool) []clockroom.Step {
	press := clockroom.Step{Input: clock.Input{Act: clock.ActPress, Side: side, At: at}}
	if phase != clock.Paused || locked {
		return []clockroom.Step{press}
	}
	return []clockroom.Step{{Input: clock.Input{Act: clock.ActResume, At: at}}, press, {Input: clock.Input{Act: clock.ActPause, At: at}}}
}

// turnBack gives the clock beside the board back to the player whose move was taken back. The last press is undone as if it had not
// been; an earlier one by hand: its count and what it added go, the clock stands with that player's turn, and exact is false.
func (m page) turnBack(env session.Env, mover clock.Side, moves int) (next page, cmds []session.Cmd, exact bool) {
	c := m.gameClock()
	at := c.At(env.Mono)
	pressed := c.State.Values(mover, at).Presses > moves
	if by, ok := c.State.LastPress(); ok && by == mover && pressed {
		if next, cmds, err := m.clockDo(env, clockroom.Step{Input: clock.Input{Act: clock.ActTakeBackPress, At: at}}); err == nil {
			return next, cmds, true
		}
	}
	var steps []clockroom.Step
	do := func(in clock.Input) {
		in.At = at
		steps = append(steps, clockroom.Step{Input: in, Why: clockroom.FixOther})
	}
	if c.IsRunning(at) {
		do(clock.Input{Act: clock.ActPause})
	}
	if pressed {
		if c.State.Gained(mover) > 0 {
			do(clock.Input{Act: clock.ActTakeBackGain, Side: mover})
		}
		fix := [2]clock.Values{c.State.Values(clock.White, at), c.State.Values(clock.Black, at)}
		fix[mover].Time -= c.State.Gained(mover)
		fix[mover].Presses = moves
		do(clock.Input{Act: clock.ActCorrect, Fix: fix})
	}
	if c.State.Turn() != mover {
		do(clock.Input{Act: clock.ActResumeSide, Side: mover})
		do(clock.Input{Act: clock.ActPause})
	}
	next, cmds, err := m.clockDo(env, steps...)
	if err != nil {
		return m, nil, false
	}
	return next, cmds, false
}

// endClock ends the clock with the game on the board, or stops it where the arbiter decides.
func (m page) endClock(env session.Env) (page, []session.Cmd) {
	c, end := m.gameClock(), m.Game.End
	if c == nil || !end.Over() || m.Clock.Gap != nil {
		return m, nil
	}
	if end.Open {
		if c.State.Phase(c.At(env.Mono)) != clock.Running {
			return m, nil
		}
		return m.onClock(clockroom.Act(m.Session, m.Clock, env, clock.ActPause))
	}
	result := clockroom.NoResult
	switch end.Result.String() {
	case "1-0", "0-1":
		result = end.Result.String()
	case "1/2-1/2":
		result = "1/2"
	}
	m, cmds := m.onClock(clockroom.Update(m.Session, m.Clock, clockroom.Decide{Result: result}, env))
	return m, slices.DeleteFunc(cmds, func(c session.Cmd) bool { _, is := c.(session.Focus); return is })
}

// runClock starts, stops or goes on with the clock of the game on the board.
type runClock struct{}

func (runClock) update(m page, env session.Env) (page, []session.Cmd) {
	c := m.gameClock()
	if c == nil {
		return m, nil
	}
	switch c.State.Phase(c.At(env.Mono)) {
	case clock.Running:
		return m.onClock(clockroom.Update(m.Session, m.Clock, clockroom.Pause{}, env))
	case clock.Ready:
		m, cmds := m.onClock(clockroom.Act(m.Session, m.Clock, env, clock.ActStart))
		return m, append(cmds, session.WatchClock{On: true})
	}
	if m.Clock.Locked { // who locked it unlocks it, on the clock
		m.Notice = session.Warn(m.Lang().T(textPlayLocked), m.Lang().T(textPlayLockedDo))
		return m, nil
	}
	return m.onClock(clockroom.Update(m.Session, m.Clock, clockroom.Resume{}, env))
}

// linkPlay ties the game on the board to the clock, once both are there: to the clock on the table, else to the times of the
// game that has just ended. A game with moves stays as it is, and another begins.
func (m page) linkPlay(env session.Env) (page, []session.Cmd) {
	if !m.WantsClock || m.Route.Page != session.PageBoard || !m.Clock.Loaded || m.Game == nil {
		return m, nil
	}
	m.WantsClock = false
	head := gameHead{Number: -1, Letters: m.Game.Head.Letters}
	old := m.Game
	if len(old.Acts) == 0 {
		head = old.Head
	}
	switch past := m.Clock.Past; {
	case m.Clock.Game != nil:
		if m.gameClock() != nil {
			return m, nil
		}
		head.Clock, head.Times = m.Clock.Game.ID, [2][]time.Duration{}
		head.Tags, head.Class = timed(head.Tags, m.Clock.Game.Started, m.Clock.Game.Control), head.classBy(m.Clock.Game.Control)
		head = head.withPlayers(m.Clock.Game)
	case past != nil:
		head.Clock, head.Times = "", timesOf(past.Steps)
		c, _ := clock.ParseWritten(past.Entry.Text)
		head.Tags, head.Class = timed(head.Tags, past.Entry.Started, c), head.classBy(c)
	default:
		return m, nil
	}
	m, cmds := m.layGame(env, head)
	if len(old.Acts) > 0 && !old.End.Over() {
		l := m.Lang()
		m.Notice = &session.Notice{Kind: "info", Title: l.T(textPlayBegunAnew), Text: l.T(textPlayBegunAnewDo), Way: l.T(textPlayBegunBack), Do: openGame{old.ID}}
	}
	return m, cmds
}

// withPlayers takes over whose game the clock times, and where: its names, the board of the event, the Laws there.
func (h gameHead) withPlayers(c *clockroom.Game) gameHead {
	if c.Names != [2]string{} {
		h.White, h.Black = c.Names[0], c.Names[1]
	}
	if p := c.Place; c.Laws.Edition != "" && h.Place.Event == "" {
		h.Place, h.Edition, h.DrawFrom = eventPlace{p.Event, p.Section, p.Round, p.Board}, c.Laws.Edition, c.Laws.DrawFrom
		for class := rules.Standard; class <= rules.Blitz; class++ {
			if class.String() == c.Laws.Class {
				h.Class = class
			}
		}
	}
	return h
}

// layOrLink does what waited for the board to be read: it lays the game of an event's board, and ties the game to the clock. cmds
// come first.
func (m page) layOrLink(env session.Env, cmds []session.Cmd) (page, []session.Cmd) {
	m, wanted := m.layWanted(env)
	m, more := m.linkPlay(env)
	return m, append(append(cmds, wanted...), more...)
}

// classBy is the class of play that the clock makes; an event has its own.
func (h gameHead) classBy(c clock.Control) rules.Class {
	if class := c.Class(); class != clock.Unclassified && h.Place.Event == "" {
		return rules.Class(clock.Standard - class)
	}
	return h.Class
}

// timed are the tags of a game that the clock timed.
func timed(tags []notation.Tag, started int64, c clock.Control) []notation.Tag {
	tags = withTag(tags, notation.Tag{Name: "Date", Value: time.UnixMilli(started).Format("2006.01.02")})
	return withTag(tags, notation.Tag{Name: "TimeControl", Value: session.TimeControlTag(c)})
}

func withTag(tags []notation.Tag, t notation.Tag) []notation.Tag {
	tags = slices.DeleteFunc(slices.Clone(tags), func(old notation.Tag) bool { return old.Name == t.Name })
	if t.Value == "" {
		return tags
	}
	return append(tags, t)
}

// claimCosts gives the time that a false claim costs to the opponent on the clock of the game on the board (Art. 9.5.3 (E23)).
func (m page) claimCosts(env session.Env, r rules.Ruling) (page, []session.Cmd) {
	c := m.gameClock()
	if c == nil || m.Clock.Gap != nil {
		return m, nil
	}
	at := c.At(env.Mono)
	values := [2]clock.Values{c.State.Values(clock.White, at), c.State.Values(clock.Black, at)}
	was := values
	for _, p := range r.Penalties {
		if p.Kind == rules.TimeToOpponent {
			values[clockSide(p.Offender.Other())].Time += p.Time
		}
	}
	if values == was {
		return m, nil
	}
	next, cmds, err := m.clockDo(env, clockroom.Step{Input: clock.Input{Act: clock.ActCorrect, At: at, Fix: values}, Why: clockroom.FixClaim})
	if err != nil { // the clock is beyond its end: what the notice says is done by hand
		return m, nil
	}
	return next, cmds
}
