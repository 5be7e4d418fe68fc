package desk

import (
	"strconv"
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/clock"
	"wasit/rules"
)

// clockForm works out the times to set on a clock after a ruling.
type clockForm struct {
	Started  bool
	Texts    [2]string // the times on the clock as typed: White, Black
	Offender clock.Side
	Give     int    // minutes to the opponent
	Back     int    // seconds taken from the offender: the increment of a press that does not count
	Restore  [2]int // seconds given back to a side: time that ran unjustly
	Again    bool   // the offender's move was taken back: he is to move again
	Guide    string // which clock it is: "dgt", "leap", "other"
}

// Times returns what stands on the clock and what to set; ok is false for a side whose time cannot be read.
func (c clockForm) Times() (was, now [2]time.Duration, ok [2]bool) {
	for s := range was {
		was[s], ok[s] = readClock(c.Texts[s])
		now[s] = was[s] + time.Duration(c.Restore[s])*time.Second
		if clock.Side(s) == c.Offender {
			now[s] -= time.Duration(c.Back) * time.Second
		} else {
			now[s] += time.Duration(c.Give) * time.Minute
		}
		now[s] = max(now[s], 0)
	}
	return was, now, ok
}

// readClock reads "1:23:45", "23:45" or "23" (minutes); a dot does for a colon.
func readClock(text string) (time.Duration, bool) {
	parts := strings.Split(strings.ReplaceAll(strings.TrimSpace(text), ".", ":"), ":")
	if len(parts) > 3 {
		return 0, false
	}
	if len(parts) == 1 {
		parts = append(parts, "0")
	}
	sum := 0
	for i, p := range parts {
		n, err := strconv.Atoi(strings.TrimSpace(p))
		if err != nil || n < 0 || n > 999 || i > 0 && n > 59 {
			return 0, false
		}
		sum = sum*60 + n
	}
	d := time.Duration(sum) * time.Second
	return d, d < 100*time.Hour
}

// openClock begins a correction: for an incident with what its ruling gives, else empty.
type openClock struct{ Incident journal.IncidentID }

func (msg openClock) update(m page, _ session.Env) (page, []session.Cmd) {
	c := clockForm{Started: true, Guide: "dgt"}
	if old := m.DeskClock.Guide; old != "" {
		c.Guide = old
	}
	for _, in := range m.Event.Ahead.Ledger(m.Event.Section) {
		if in.ID != msg.Incident || in.Err != nil {
			continue
		}
		if !m.isWhite(in.Offence) {
			c.Offender = clock.Black
		}
		for _, p := range in.Ruling.Penalties {
			switch p.Kind {
			case rules.TimeToOpponent:
				c.Give = int(p.Time / time.Minute)
			case rules.TimeOff:
				c.Back += int(p.Time / time.Second)
			}
		}
		back := int(in.Ruling.GivesBack / time.Second)
		c.Restore[c.Offender.Other()] += back
		c.Back += back
		for _, p := range in.Penalties {
			switch p.Kind {
			case rules.TimeToOpponent:
				c.Restore[c.Offender.Other()] += p.Seconds
			case rules.TimeOff:
				c.Back += p.Seconds
			}
		}
		if in.Ruling.Restore && !in.Unpressed {
			sec := m.Section()
			c.Back += ledger.IncrementOf(sec.TimeCode)
			c.Again = true
		}
	}
	m.DeskClock, m.Undo = c, nil
	to := m.Route.In(session.PageArbiter)
	to.Sheet = "clock"
	return m, []session.Cmd{session.Navigate{To: to}}
}

// What is entered for the correction in hand. Each message changes it as it is by then.
type (
	typeTime struct { // the time that a clock shows, as typed
		Side clock.Side
		Text string
	}
	chooseOffender struct{ Side clock.Side }
	giveTime       struct{ Minutes int }
	putBackTime    struct{ Seconds int }
	restoreTime    struct {
		Side    clock.Side
		Seconds int
	}
	chooseGuide struct{ Guide string }
)

func (msg typeTime) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskClock.Texts[msg.Side] = msg.Text
	return m, nil
}

func (msg chooseOffender) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskClock.Offender = msg.Side
	return m, nil
}

// What the sheet of the clock can give or put back.
const (
	maxGive    = 60   // minutes
	maxBack    = 3600 // seconds
	maxRestore = 7200 // seconds
)

func (msg giveTime) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskClock.Give = min(max(msg.Minutes, 0), maxGive)
	return m, nil
}

func (msg putBackTime) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskClock.Back = min(max(msg.Seconds, 0), maxBack)
	return m, nil
}

func (msg restoreTime) update(m page, _ session.Env) (page, []session.Cmd) {
	m.DeskClock.Restore[msg.Side] = min(max(msg.Seconds, 0), maxRestore)
	return m, nil
}

func (msg chooseGuide) update(m page, _ session.Env) (page, []session.Cmd) {
	if _, ok := i18n.DeskClockKeys[msg.Guide]; ok {
		m.DeskClock.Guide = msg.Guide
	}
	return m, nil
}

// standingClock is the clock of this device if it stands, so that its times may be read and set.
func (m page) standingClock(mono time.Duration) (g *clockroom.Game, at time.Duration, ok bool) {
	g = m.Clock.Game
	if g == nil || m.Clock.Gap != nil {
		return nil, 0, false
	}
	at = g.At(mono)
	phase := g.State.Phase(at)
	return g, at, phase == clock.Paused || phase == clock.Frozen
}

// readDeviceClock reads the times from the clock of this device.
type readDeviceClock struct{}

func (readDeviceClock) update(m page, env session.Env) (page, []session.Cmd) {
	g, at, ok := m.standingClock(env.Mono)
	if !ok {
		return m.refuseIdleClock()
	}
	for s := range m.DeskClock.Texts {
		m.DeskClock.Texts[s] = m.Lang().LongDuration(g.State.Values(clock.Side(s), at).Time + time.Second - 1) // rounded up, as its face is
	}
	m.Notice = nil
	return m, nil
}

// refuseIdleClock says that the clock of this device is not paused in a game.
func (m page) refuseIdleClock() (page, []session.Cmd) {
	m.Notice = session.Warn(m.Lang().T(textDeskClockIdle), m.Lang().T(textDeskClockIdleDo))
	return m, []session.Cmd{session.Reveal{ID: "notice"}}
}

// applyClock sets the clock of this device to the new times.
type applyClock struct{}

func (applyClock) update(m page, env session.Env) (page, []session.Cmd) {
	g, at, ok := m.standingClock(env.Mono)
	_, now, read := m.DeskClock.Times()
	switch {
	case !read[0] || !read[1]:
		return m, nil
	case !ok:
		return m.refuseIdleClock()
	}
	f := clockroom.FixSheet{Values: [2]clock.Values{g.State.Values(clock.White, at), g.State.Values(clock.Black, at)}, Sel: m.DeskClock.Offender,
		Turn: g.State.Turn(), Why: clockroom.FixIllegal}
	for s := range now {
		f.Values[s].Time = now[s]
	}
	if c := m.DeskClock; c.Again { // the press of the move that was taken back does not count
		f.Turn = c.Offender
		f.Values[c.Offender].Presses = max(f.Values[c.Offender].Presses-1, 0)
	}
	m.Clock.Fix = &f
	var cmds []session.Cmd
	m.Session, m.Clock, cmds = clockroom.Update(m.Session, m.Clock, clockroom.ApplyFix{}, env)
	return m, append(cmds, session.Navigate{To: session.Route{Page: session.PageClock}})
}
