package model

import (
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/swiss"
)

// Misplaced are the players of sections that have not begun who belong into another one (Moves), and those who do not
// belong where they are while nothing says where (Unclear).
type Misplaced struct {
	Moves   []journal.MovePlayer
	Unclear []journal.PlayerID
}

// Misplaced looks for them.
func (m Model) Misplaced() Misplaced {
	var out Misplaced
	s := m.Event.Ahead
	for _, sec := range s.Sections() {
		if sec.Round > 0 {
			continue
		}
		for _, p := range s.Players(sec.ID) {
			if sec.Misfit(p.PlayerInfo) == journal.NoMisfit {
				continue
			}
			if to, ok := s.HomeOf(p.PlayerInfo); ok {
				out.Moves = append(out.Moves, journal.MovePlayer{ID: p.ID, To: to})
			} else {
				out.Unclear = append(out.Unclear, p.ID)
			}
		}
	}
	return out
}

// SortPlayersOut moves everybody into the section he belongs into, as one act.
type SortPlayersOut struct{}

// Update implements Msg.
func (SortPlayersOut) Update(m Model, env Env) (Model, []Cmd) {
	moves := m.Misplaced().Moves
	list := make([]journal.Command, len(moves))
	for i, move := range moves {
		list[i] = move
	}
	return m.offered(env, m.Lang().N(i18n.SectionSorted, len(moves)), list...)
}

// offered records commands as one act and offers to undo it.
func (m Model) offered(env Env, text string, list ...journal.Command) (Model, []Cmd) {
	next, cmds, err := m.record(env, list...)
	if err != nil {
		return m.refuse(err)
	}
	next.Notice, next.Dialog = nil, nil
	if len(cmds) == 0 {
		return next, nil
	}
	next, after := next.offerUndo(text)
	return next.takeSection(), append(cmds, after)
}

// CanSplit reports whether the event has one section, for everybody, that has not begun.
func (m Model) CanSplit() bool {
	list := m.Event.Ahead.Sections()
	return len(list) == 1 && list[0].Round == 0 && list[0].Sex == 0
}

// SplitBySex makes two sections of the one: boys stay, girls move, as one act. Who has no sex recorded stays.
type SplitBySex struct{}

// Update implements Msg.
func (SplitBySex) Update(m Model, env Env) (Model, []Cmd) {
	if !m.CanSplit() {
		return m, nil
	}
	sec := m.Event.Ahead.Sections()[0]
	parts := bySex(m.Lang(), sec.SectionConfig)
	boys, girls := parts[0], parts[1]
	if girls.Order.Seed != 0 {
		girls.Order.Seed = m.lot(1)
	}
	list := []journal.Command{journal.ChangeSection{Section: sec.ID, SectionConfig: boys}, journal.AddSection{SectionConfig: girls}}
	for _, p := range m.Event.Ahead.Players(sec.ID) {
		if p.Sex == swiss.Female {
			list = append(list, journal.MovePlayer{ID: p.ID, To: sec.ID + 1})
		}
	}
	return m.offered(env, m.Lang().T(i18n.SectionSplitDone, boys.Name, girls.Name), list...)
}

// sections are the sections that the wizard makes.
func (w Wizard) sections(l i18n.Lang) []journal.SectionConfig {
	one := w.section(l)
	if !w.BySex {
		return []journal.SectionConfig{one}
	}
	return bySex(l, one)
}

// bySex makes two sections of one: boys and girls.
func bySex(l i18n.Lang, one journal.SectionConfig) []journal.SectionConfig {
	boys, girls := one, one
	boys.Name, boys.Sex = l.T(i18n.SectionBoys), swiss.Male
	girls.Name, girls.Sex = l.T(i18n.SectionGirls), swiss.Female
	return []journal.SectionConfig{boys, girls}
}

// SectionNames names the sections that the wizard makes.
func (w Wizard) SectionNames(l i18n.Lang) []string {
	var names []string
	for _, c := range w.sections(l) {
		names = append(names, c.Name)
	}
	return names
}
