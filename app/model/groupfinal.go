package model

import (
	"slices"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// FinalDialog makes the knock-out that groups lead to: how many go on, and who that is.
type FinalDialog struct {
	First, Best int // of each group, and of the next place over all groups
	Seed        lot.Seed
	Seeds       []journal.PlayerID // in the order of the bracket's seeds
	Drawn       []swiss.TPN        // decided by lot
	Err         error
}

// CanMakeFinal reports whether the groups of the section in hand are played to the end.
func (m Model) CanMakeFinal() bool {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return sec.System == journal.Groups && sec.Round == sec.Rounds && sec.Phase == journal.Closed
}

// OpenFinal opens it: the first two of each group go on.
type OpenFinal struct{}

// Update implements Msg.
func (OpenFinal) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = m.qualified(FinalDialog{First: 2, Seed: lot.Lot(m.Event.Ahead.Event().Seed, 100+int(m.Event.Section))})
	return m, []Cmd{Focus{"sheet"}}
}

func (m Model) qualified(d FinalDialog) FinalDialog {
	d.Seeds, d.Drawn, _, d.Err = regulation.Qualified(m.Event.Ahead, m.Event.Section, d.First, d.Best, d.Seed)
	return d
}

// FinalSet changes how many go on.
type FinalSet struct{ First, Best int }

// Update implements Msg.
func (msg FinalSet) Update(m Model, _ Env) (Model, []Cmd) {
	if d, ok := m.Dialog.(FinalDialog); ok {
		d.First, d.Best = max(1, min(msg.First, 16)), max(0, min(msg.Best, 16))
		m.Dialog = m.qualified(d)
	}
	return m, nil
}

// MakeFinal adds the knock-out as a section of its own, with the players in the order of their seeds.
type MakeFinal struct{}

// Update implements Msg.
func (MakeFinal) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(FinalDialog)
	if !ok || d.Err != nil {
		return m, nil
	}
	m.Dialog = nil
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	c := sec.SectionConfig
	c.Name = m.Lang().T(i18n.FinalOf, sec.Name)
	c.TieBreaks, c.Order = nil, journal.Order{}
	SystemChoice{Code: journal.Knockout}.put(&c, len(d.Seeds))
	list := make([]journal.PlayerInfo, len(d.Seeds))
	for i, id := range d.Seeds {
		p, _ := m.Event.Ahead.Player(id)
		list[i] = p.PlayerInfo
	}
	next, cmds, err := m.record(env, journal.AddSection{SectionConfig: c})
	if err != nil {
		return m.refuse(err)
	}
	sections := next.Event.Ahead.Sections()
	id := sections[len(sections)-1].ID
	next, more, err := next.record(env, journal.ImportPlayers{Section: id, Source: sec.Name, Players: list})
	if err != nil {
		return m.refuse(err)
	}
	cmds = append(cmds, more...)
	order := make([]journal.PlayerID, 0, len(list))
	for _, p := range next.Event.Ahead.Players(id) {
		order = append(order, p.ID)
	}
	slices.Sort(order)
	next, more, err = next.record(env, journal.FixOrder{Section: id, Players: order})
	if err != nil {
		return m.refuse(err)
	}
	cmds = append(cmds, more...)
	to := next.Route.In(PageRound)
	to.Section = next.addressOf(id)
	return next, append(cmds, Navigate{To: to})
}
