package session

import (
	"slices"

	"wasit/app/journal"
)

// TakeSection takes the section in hand that the address names; on the page of a player it is the one he is in. An
// address without a section, or with one that is gone, means the first.
func (m Session) TakeSection() Session {
	e := m.Event
	if e == nil || e.Loading || e.Failed != nil {
		return m
	}
	id := m.Route.Section
	if p, ok := e.Ahead.Player(journal.PlayerID(m.Route.Player)); ok && m.Route.Page == PagePlayer {
		id = p.Section
	}
	sections := e.Ahead.Sections()
	if len(sections) > 0 && !slices.ContainsFunc(sections, func(s journal.Section) bool { return s.ID == id }) {
		id = sections[0].ID
	}
	m.Route.Section = m.AddressOf(id)
	if e.Section == id {
		return m
	}
	c := *e
	c.Section = id
	m.Event, m.Changed.Forget = &c, true
	return m
}

// AddressOf is how an address names a section: 0 for the first.
func (m Session) AddressOf(id journal.SectionID) journal.SectionID {
	if sections := m.Event.Ahead.Sections(); len(sections) > 0 && sections[0].ID == id {
		return 0
	}
	return id
}

// ChooseSection shows the page in hand of another section.
type ChooseSection struct{ ID journal.SectionID }

func (msg ChooseSection) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event == nil {
		return m, nil
	}
	to := m.Route
	to.Section, to.Round = m.AddressOf(msg.ID), 0 // another section is at another round
	if to.Page == PagePlayer {
		to = to.In(PagePlayers)
	}
	m.Dialog = nil
	return m, []Cmd{Navigate{To: to, Replace: true}, Focus{"section"}}
}

// GoSection takes a section in hand and goes to a page of it.
type GoSection struct {
	Section journal.SectionID
	To      Page
}

func (msg GoSection) Update(m Session, _ Env) (Session, []Cmd) {
	if m.Event == nil {
		return m, nil
	}
	to := m.Route.In(msg.To)
	to.Section = m.AddressOf(msg.Section)
	m.Dialog = nil
	return m, []Cmd{Navigate{To: to}}
}

// SectionList chooses among three and more sections.
type SectionList struct{}

// ListSections opens it.
type ListSections struct{}

func (ListSections) Update(m Session, _ Env) (Session, []Cmd) {
	m.Dialog, m.Notice = SectionList{}, nil
	return m, []Cmd{Focus{"sheet"}}
}

// IsTaken reports whether another section has the name.
func (m Session) IsTaken(name string, own journal.SectionID) bool {
	return slices.ContainsFunc(m.Event.Ahead.Sections(), func(s journal.Section) bool {
		return s.ID != own && journal.FoldName(s.Name) == journal.FoldName(name)
	})
}
