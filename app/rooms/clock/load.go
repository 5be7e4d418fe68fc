package clock

import (
	"encoding/json"
	"strconv"
	"time"

	"wasit/app/session"
	"wasit/clock"
)

func (msg bookOpened) update(m page, env session.Env) (page, []session.Cmd) {
	c := Model{Shelf: shelf{Loaded: true, Failed: msg.Err}, Options: session.ClockOptions{Low: true, Vibrate: true}, Device: m.Model.Device, Order: m.Order}
	var x storedIndex
	if msg.Index != "" && c.Failed == nil {
		if err := json.Unmarshal([]byte(msg.Index), &x); err != nil {
			c.Failed = err
		} else if x.Version > indexVersion {
			c.Failed = &session.BookVersionError{Book: session.ClockBook, Version: strconv.Itoa(x.Version)}
		} else {
			c.Options, c.Own, c.Games, c.Locked = x.Options, x.Own, x.Games, x.Locked
		}
	}
	var seen seenRow
	if msg.Seen != "" && json.Unmarshal([]byte(msg.Seen), &seen) == nil && seen.ID == x.Current {
		c.seen = lastSeen{at: time.Duration(seen.At) * time.Millisecond, wall: seen.Wall}
		if seen.Gap > seen.At {
			c.Gap = &sleepGap{c.seen.at, time.Duration(seen.Gap) * time.Millisecond}
		}
	}
	m.Model = c
	if x.Current != "" && c.Failed == nil {
		return m, []session.Cmd{session.OpenGame{Book: session.ClockBook, ID: x.Current}}
	}
	m, cmds := m.layOrdered(env)
	return m, append(cmds, session.Tell{Msg: session.ClockReady{}})
}

// The book is taken only where a game stands on its clock: another tab may want it else.
func (msg bookPeeked) update(m page, _ session.Env) (page, []session.Cmd) {
	var x storedIndex
	if m.Loaded || json.Unmarshal([]byte(msg.Index), &x) != nil || x.Current == "" {
		return m, nil
	}
	return m, []session.Cmd{session.OpenBook{Book: session.ClockBook}}
}

// A game of the past is looked at; any other is laid on the table.
func (msg gameOpened) update(m page, env session.Env) (page, []session.Cmd) {
	err := msg.Err
	var g *Game
	if err == nil {
		g, err = readClockGame(msg.ID, msg.Rows)
	}
	if msg.Past {
		return m.showPast(g, err)
	}
	if m.Game != nil {
		return m, nil
	}
	if err != nil {
		m, _ = session.Refuse(m, err)
	}
	if g == nil {
		m.Gap = nil
		m, cmds := m.layOrdered(env)
		return m, append(cmds, session.Tell{Msg: session.ClockReady{}})
	}
	var cmds []session.Cmd
	if err != nil { // the rows at fault stay; what could be read goes on as a game of its own
		g.ID = session.NewID(env.Random)
		cmds = append(cmds, session.KeepClock{ID: g.ID, Seq: 1, Row: g.head()})
		for i, s := range g.Steps {
			cmds = append(cmds, session.KeepClock{ID: g.ID, Seq: i + 2, Row: s.row()})
		}
	}
	m.Game, m.Screen = g, screenTable
	asked := m.Gap != nil
	m = m.placeOnClock(env)
	if err != nil {
		cmds = append(cmds, m.keepClockIndex()...)
	}
	if !asked {
		var counted []session.Cmd
		m, counted = m.countShort(env)
		cmds = append(cmds, counted...)
	}
	m, ordered := m.layOrdered(env)
	if m.Game != nil && m.Game.ID != g.ID {
		return m, append(append(cmds, ordered...), session.Tell{Msg: session.ClockReady{}})
	}
	cmds = append(cmds, ordered...)
	running := g.IsRunning(m.Instant(env.Mono))
	return m, append(append(append(cmds, session.WatchClock{On: running}), m.keepSeen()...), session.Tell{Msg: session.ClockReady{}})
}

// A gap that is not asked about: a sign of life is stored each second, so that less than that says nothing; and a page that was loaded
// anew came back by itself.
const (
	gapBetween = time.Second
	gapReload  = 5 * time.Second
)

// countShort counts a gap in which nothing is to be decided, and says so in the log: the clock runs on as it ran.
func (m page) countShort(env session.Env) (page, []session.Cmd) {
	gap, g := m.Gap, m.Game
	if gap == nil {
		return m, nil
	}
	most := gapBetween
	if m.Session.Device.Reloaded {
		most = gapReload
	}
	if gap.At-gap.From > most || g.factsAt(gap.At).fallen != g.factsAt(gap.From).fallen {
		return m, nil
	}
	m.Gap = nil
	m, cmds, err := m.applySteps(env, Step{Input: clock.Input{Act: clock.ActWake, From: gap.From, At: gap.At, Count: true}})
	if err != nil {
		return session.Refuse(m, err)
	}
	return m, cmds
}

// placeOnClock places a game just read on the page's own clock: what ran while no app did is asked about.
func (m page) placeOnClock(env session.Env) page {
	g, seen := m.Game, m.seen
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
	if asked := m.Gap; asked != nil && asked.From >= g.State.Last() {
		from, at = asked.From, asked.At
	}
	m.Gap = nil
	if at-from > gapAgrees && g.IsRunning(from) {
		m.Gap = &sleepGap{from, at}
	}
	next := *g
	next.Offset = at - env.Mono
	next.facts = next.factsAt(from)
	m.Game = &next
	m.seen = lastSeen{env.Mono, at, env.Now.UnixMilli()}
	return m
}

// keepSeen stores the sign of life.
func (m page) keepSeen() []session.Cmd {
	if m.Failed != nil {
		return nil
	}
	r := seenRow{ID: m.Game.ID, At: m.seen.at.Milliseconds(), Wall: m.seen.wall}
	if gap := m.Gap; gap != nil {
		r.At, r.Gap = gap.From.Milliseconds(), gap.At.Milliseconds()
	}
	text, _ := json.Marshal(r)
	return []session.Cmd{session.KeepClockSeen{Seen: string(text)}}
}

func (msg bookKept) update(m page, _ session.Env) (page, []session.Cmd) {
	if g := m.Game; g != nil && g.ID == msg.ID {
		next := *g
		next.Unsaved = msg.Err
		m.Game = &next
	}
	return m, nil
}

func (bookElsewhere) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model = Model{Shelf: shelf{Loaded: true, Elsewhere: true}, Device: m.Model.Device, Order: m.Order}
	m.Dialog = nil
	return m, []session.Cmd{session.WatchClock{}, session.Tell{Msg: session.ClockReady{}}}
}
