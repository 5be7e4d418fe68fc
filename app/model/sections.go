package model

import (
	"slices"
	"strconv"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/swiss"
)

// takeSection takes the section in hand that the address names; on the page of a player it is the one he is in. An
// address without a section, or with one that is gone, means the first.
func (m Model) takeSection() Model {
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
	m.Route.Section = m.addressOf(id)
	if e.Section == id {
		return m
	}
	c := *e
	c.Section = id
	m.Event, m.Entry = &c, Entry{}
	if m.Import.Reviewed {
		rows := slices.Clone(m.Import.Rows)
		for i := range rows {
			m.doubtSection(&rows[i]) // the list is for another section now
		}
		m.Import.Rows = rows
	}
	return m
}

// addressOf is how an address names a section: 0 for the first.
func (m Model) addressOf(id journal.SectionID) journal.SectionID {
	if sections := m.Event.Ahead.Sections(); len(sections) > 0 && sections[0].ID == id {
		return 0
	}
	return id
}

// ChooseSection shows the page in hand of another section.
type ChooseSection struct{ ID journal.SectionID }

// Update implements Msg.
func (msg ChooseSection) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Event == nil {
		return m, nil
	}
	to := m.Route
	to.Section, to.Round = m.addressOf(msg.ID), 0 // another section is at another round
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

// Update implements Msg.
func (msg GoSection) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Event == nil {
		return m, nil
	}
	to := m.Route.In(msg.To)
	to.Section = m.addressOf(msg.Section)
	m.Dialog = nil
	return m, []Cmd{Navigate{To: to}}
}

// SectionList chooses among three and more sections.
type SectionList struct{}

// ListSections opens it.
type ListSections struct{}

// Update implements Msg.
func (ListSections) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog, m.Notice = SectionList{}, nil
	return m, []Cmd{Focus{"sheet"}}
}

// SectionDialog adds a section, or changes name and group of one.
type SectionDialog struct {
	ID       journal.SectionID // 0: a new one
	Name     string
	Sex      swiss.Sex
	From, To string // years of birth as typed
	Faults   []string
}

// OpenSection opens the form: for a new section, or for ID.
type OpenSection struct{ ID journal.SectionID }

// Update implements Msg.
func (msg OpenSection) Update(m Model, _ Env) (Model, []Cmd) {
	d := SectionDialog{ID: msg.ID}
	if msg.ID != 0 {
		sec, ok := m.Event.Ahead.Section(msg.ID)
		if !ok {
			return m.refuse(&journal.UnknownError{Section: msg.ID})
		}
		d.Name, d.Sex, d.From, d.To = sec.Name, sec.Sex, number(sec.BornFrom), number(sec.BornTo)
	}
	m.Dialog, m.Notice = d, nil
	return m, []Cmd{Focus{"sec-name"}}
}

// SectionSet changes a field of the open form: "name", "sex" ("m", "f" or empty), "from" or "to".
type SectionSet struct{ Field, Value string }

// Update implements Msg.
func (msg SectionSet) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(SectionDialog)
	if !ok {
		return m, nil
	}
	switch msg.Field {
	case "name":
		d.Name = msg.Value
	case "sex":
		d.Sex = map[string]swiss.Sex{"m": swiss.Male, "f": swiss.Female}[msg.Value]
	case "from":
		d.From = msg.Value
	case "to":
		d.To = msg.Value
	}
	d.Faults = slices.DeleteFunc(slices.Clone(d.Faults), func(f string) bool { return f == msg.Field })
	m.Dialog = d
	return m, nil
}

// group reads the form.
func (d SectionDialog) group() (g journal.Group, faults []string) {
	g.Sex = d.Sex
	for _, f := range []struct {
		name, text string
		year       *int
	}{{"from", d.From, &g.BornFrom}, {"to", d.To, &g.BornTo}} {
		text := journal.Clean(f.text)
		if text == "" {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 1900 || n > 2200 {
			faults = append(faults, f.name)
		}
		*f.year = n
	}
	if len(faults) == 0 && g.BornTo != 0 && g.BornFrom > g.BornTo {
		faults = append(faults, "to")
	}
	return g, faults
}

// SaveSection records the open form. A new section plays by the regulations of the section in hand.
type SaveSection struct{}

// Update implements Msg.
func (SaveSection) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(SectionDialog)
	if !ok {
		return m, nil
	}
	group, faults := d.group()
	name := journal.Clean(d.Name)
	if name == "" || m.isTaken(name, d.ID) {
		faults = append([]string{"name"}, faults...)
	}
	if len(faults) > 0 {
		d.Faults = faults
		m.Dialog = d
		return m, []Cmd{Focus{"sec-" + faults[0]}}
	}
	like, text := d.ID, i18n.SectionChanged
	if like == 0 {
		like, text = m.Event.Section, i18n.SectionAdded
	}
	sec, ok := m.Event.Ahead.Section(like)
	if !ok {
		return m.refuse(&journal.UnknownError{Section: like})
	}
	config := sec.SectionConfig
	config.Name, config.Group = name, group
	if d.ID == 0 {
		if slices.Contains(config.Order.Keys, journal.ByLot) {
			config.Order.Seed = m.lot(1)
		}
		return m.undoable(env, journal.AddSection{SectionConfig: config}, m.Lang().T(text, name))
	}
	return m.undoable(env, journal.ChangeSection{Section: d.ID, SectionConfig: config}, m.Lang().T(text, name))
}

// isTaken reports whether another section has the name.
func (m Model) isTaken(name string, own journal.SectionID) bool {
	return slices.ContainsFunc(m.Event.Ahead.Sections(), func(s journal.Section) bool {
		return s.ID != own && journal.FoldName(s.Name) == journal.FoldName(name)
	})
}

// RemoveSection takes a section without players away.
type RemoveSection struct{ ID journal.SectionID }

// Update implements Msg.
func (msg RemoveSection) Update(m Model, env Env) (Model, []Cmd) {
	sec, _ := m.Event.Ahead.Section(msg.ID)
	m, cmds := m.undoable(env, journal.RemoveSection{Section: msg.ID}, m.Lang().T(i18n.SectionRemoved, sec.Name))
	return m.takeSection(), cmds
}
