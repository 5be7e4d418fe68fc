package scenarios

import (
	"wasit/app/event/journal"
	"wasit/app/event/scenario"
	"wasit/app/session"
)

// Model is what the page remembers: where the organiser had it shown, and which player is asked about.
type Model struct {
	On     session.RoundKey // event and section
	Player journal.PlayerID // 0: none

	seen seen
}

// seen is the scene of a state, by points: a page is drawn more often than a result comes in.
type seen struct {
	of      journal.StateID
	section journal.SectionID
	scene   scenario.Scene
	err     error
}

func (k seen) isOf(e *session.Event) bool {
	return k.of != nil && k.of == e.Ahead.ID() && k.section == e.Section
}

// Refresh computes the scene that the page shows and the room does not hold yet.
func Refresh(s session.Session, m Model) Model {
	if m.seen.isOf(s.Event) {
		return m
	}
	m.seen = seen{of: s.Event.Ahead.ID(), section: s.Event.Section}
	m.seen.scene, m.seen.err = scenario.Of(s.Event.Ahead, s.Event.Section)
	return m
}

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
}

// With returns p with another session.
func (p page) With(s session.Session) page {
	p.Session = s
	return p
}

// A Msg is something that a person did in this room.
type Msg interface {
	update(page, session.Env) (page, []session.Cmd)
}

// Update returns session and room after msg, and the effects that it wants.
func Update(s session.Session, m Model, msg Msg, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m}, env)
	return p.Session, p.Model, cmds
}

func (m page) key() session.RoundKey {
	return session.RoundKey{Event: m.Event.ID, Section: m.Event.Section}
}

func (m page) isShown() bool { return m.On == m.key() }

// scene is the newest one of the section in hand: exact where all outcomes were ranked.
func (m page) scene() (scenario.Scene, error) {
	if r, ok := m.Event.RankedScene(); ok && r.Exact != nil && r.Exact.Section == m.Event.Section {
		return *r.Exact, nil
	}
	k := Refresh(m.Session, m.Model).seen
	return k.scene, k.err
}

// show has the page show it: an organiser decides that.
type show struct{}

func (show) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model = Model{On: m.key(), seen: m.seen}
	return m, nil
}

// choose asks about a player.
type choose struct{ Player journal.PlayerID }

func (msg choose) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Player = msg.Player
	return m, nil
}

// rank ranks all outcomes of the open boards.
type rank struct{}

func (rank) update(m page, _ session.Env) (page, []session.Cmd) {
	c, err := m.scene()
	if err != nil || !c.CanBeExact() {
		return m, nil
	}
	e := *m.Event
	e.Ranking = session.Ranking{Of: c.Of, Total: 1}
	m.Event = &e
	return m, []session.Cmd{session.RankScene{Scene: c}}
}

// stop stops that.
type stop struct{}

func (stop) update(m page, _ session.Env) (page, []session.Cmd) {
	return m, []session.Cmd{session.StopScene{}}
}

// tell offers what is said of a player, or of the first place, as a text to send.
type tell struct{}

func (tell) update(m page, _ session.Env) (page, []session.Cmd) {
	c, err := m.scene()
	if err != nil || !m.isShown() {
		return m, nil
	}
	return m, []session.Cmd{session.ShareText{Title: m.title(c), Text: m.text(c)}}
}
