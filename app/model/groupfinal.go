package model

import (
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

// HasFinal reports whether the groups in hand have a final already.
func (m Model) HasFinal() bool {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return m.isTaken(m.Lang().T(i18n.FinalOf, sec.Name), 0)
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
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return m.newStage(env, journal.Knockout, m.Lang().T(i18n.FinalOf, sec.Name), d.Seeds)
}
