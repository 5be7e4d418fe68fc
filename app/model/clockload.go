package model

import (
	"encoding/json"
	"time"
)

// ClockLoaded brings the clock's list and the last sign of life.
type ClockLoaded struct {
	Index, Seen string
	Err         error
}

// Update implements Msg.
func (msg ClockLoaded) Update(m Model, env Env) (Model, []Cmd) {
	c := Clock{Loaded: true, Failed: msg.Err, Options: ClockOptions{Low: true, Vibrate: true}, Device: m.Clock.Device}
	var x clockIndex
	if msg.Index != "" && c.Failed == nil {
		if err := json.Unmarshal([]byte(msg.Index), &x); err != nil {
			c.Failed = err
		} else if x.Version > clockIndexVersion {
			c.Failed = &ClockVersionError{x.Version}
		} else {
			c.Options, c.Own, c.Games = x.Options, x.Own, x.Games
		}
	}
	var seen seenRow
	if msg.Seen != "" && json.Unmarshal([]byte(msg.Seen), &seen) == nil && seen.ID == x.Current {
		c.seen = clockSeen{at: time.Duration(seen.At) * time.Millisecond, wall: seen.Wall}
		if seen.Gap > seen.At {
			c.Gap = &ClockGap{c.seen.at, time.Duration(seen.Gap) * time.Millisecond}
		}
	}
	m.Clock = c
	if x.Current != "" && c.Failed == nil {
		return m, []Cmd{LoadClockGame{ID: x.Current}}
	}
	return m.andLink(env, nil)
}

// ClockGameLoaded brings the rows of the game that was on the table.
type ClockGameLoaded struct {
	ID   string
	Rows []string
	Err  error
}

// Update implements Msg.
func (msg ClockGameLoaded) Update(m Model, env Env) (Model, []Cmd) {
	if m.Clock.Game != nil {
		return m, nil
	}
	err := msg.Err
	var g *ClockGame
	if err == nil {
		g, err = readClockGame(msg.ID, msg.Rows)
	}
	if err != nil {
		m, _ = m.refuse(err)
	}
	if g == nil {
		m.Clock.Gap = nil
		return m, nil
	}
	var cmds []Cmd
	if err != nil { // the rows at fault stay; what could be read goes on as a game of its own
		g.ID = NewID(env.Random)
		cmds = append(cmds, KeepClock{g.ID, 1, g.head()})
		for i, s := range g.Steps {
			cmds = append(cmds, KeepClock{g.ID, i + 2, s.row()})
		}
	}
	m.Clock.Game, m.Clock.Screen = g, ClockTable
	m = m.clockAwake(env)
	if err != nil {
		cmds = append(cmds, m.keepClockIndex()...)
	}
	running := g.isRunning(m.Clock.Instant(env.Mono))
	return m.andLink(env, append(append(cmds, WatchClock{On: running}), m.keepSeen()...))
}

// clockAwake places a game just read on the page's own clock: what ran while no app did is asked about.
func (m Model) clockAwake(env Env) Model {
	g, seen := m.Clock.Game, m.Clock.seen
	from, wall := seen.at, seen.wall
	if last := g.State.Last(); last >= from || wall == 0 {
		from, wall = last, g.Started
		for i := len(g.Steps) - 1; i >= 0; i-- {
			if g.Steps[i].Input.Act != 0 {
				wall = g.Steps[i].Wall
				break
			}
		}
	}
	at := from + max(0, time.Duration(env.Now.UnixMilli()-wall)*time.Millisecond)
	if asked := m.Clock.Gap; asked != nil && asked.From >= g.State.Last() {
		from, at = asked.From, asked.At
	}
	m.Clock.Gap = nil
	if at-from > gapAgrees && g.isRunning(from) {
		m.Clock.Gap = &ClockGap{from, at}
	}
	next := *g
	next.Offset = at - env.Mono
	next.facts = next.factsAt(from)
	m.Clock.Game = &next
	m.Clock.seen = clockSeen{env.Mono, at, env.Now.UnixMilli()}
	return m
}

// keepSeen stores the sign of life.
func (m Model) keepSeen() []Cmd {
	if m.Clock.Failed != nil {
		return nil
	}
	r := seenRow{ID: m.Clock.Game.ID, At: m.Clock.seen.at.Milliseconds(), Wall: m.Clock.seen.wall}
	if gap := m.Clock.Gap; gap != nil {
		r.At, r.Gap = gap.From.Milliseconds(), gap.At.Milliseconds()
	}
	text, _ := json.Marshal(r)
	return []Cmd{KeepClockSeen{string(text)}}
}

// ClockKept says that rows of a game are not in the store, or with no error that all of them are now.
type ClockKept struct {
	ID  string
	Err error
}

// Update implements Msg.
func (msg ClockKept) Update(m Model, _ Env) (Model, []Cmd) {
	if g := m.Clock.Game; g != nil && g.ID == msg.ID {
		next := *g
		next.Unsaved = msg.Err
		m.Clock.Game = &next
	}
	return m, nil
}

// ClockElsewhere says that another tab has the clock: this one shows where it is, and keeps nothing.
type ClockElsewhere struct{}

// Update implements Msg.
func (ClockElsewhere) Update(m Model, _ Env) (Model, []Cmd) {
	m.Clock = Clock{Loaded: true, Elsewhere: true, Device: m.Clock.Device}
	m.Dialog = nil
	return m, []Cmd{WatchClock{}}
}
