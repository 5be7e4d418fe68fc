package setup

import (
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// misplaced are the players of sections that have not begun who belong into another one (Moves), and those who do not
// belong where they are while nothing says where (Unclear).
type misplaced struct {
	Moves   []journal.MovePlayer
	Unclear []journal.PlayerID
}

// misplaced looks for them.
func (m page) misplaced() misplaced {
	var out misplaced
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

// sortPlayersOut moves everybody into the section he belongs into, as one act.
type sortPlayersOut struct{}

func (sortPlayersOut) update(m page, env session.Env) (page, []session.Cmd) {
	moves := m.misplaced().Moves
	list := make([]journal.Command, len(moves))
	for i, move := range moves {
		list[i] = move
	}
	return session.Offered(m, env, m.Lang().N(textSectionSorted, len(moves)), list...)
}

// canSplit reports whether the event has one section, for everybody, that has not begun.
func (m page) canSplit() bool {
	list := m.Event.Ahead.Sections()
	return len(list) == 1 && list[0].Round == 0 && list[0].Sex == 0
}

// splitBySex makes two sections of the one: boys stay, girls move, as one act. Who has no sex recorded stays.
type splitBySex struct{}

func (splitBySex) update(m page, env session.Env) (page, []session.Cmd) {
	if !m.canSplit() {
		return m, nil
	}
	sec := m.Event.Ahead.Sections()[0]
	parts := bySex(m.Lang(), sec.SectionConfig)
	boys, girls := parts[0], parts[1]
	if girls.Order.Seed != 0 {
		girls.Order.Seed = m.Lot(1)
	}
	list := []journal.Command{journal.ChangeSection{Section: sec.ID, SectionConfig: boys}, journal.AddSection{SectionConfig: girls}}
	list = append(list, lawsOf(m.Event.Ahead, sec, m.Event.Ahead.NextSection())...)
	for _, p := range m.Event.Ahead.Players(sec.ID) {
		if p.Sex == swiss.Female {
			list = append(list, journal.MovePlayer{ID: p.ID, To: sec.ID + 1})
		}
	}
	return session.Offered(m, env, m.Lang().T(textSectionSplitDone, boys.Name, girls.Name), list...)
}

// bySex makes two sections of one: boys and girls.
func bySex(l i18n.Lang, one journal.SectionConfig) []journal.SectionConfig {
	list := []journal.SectionConfig{one, one}
	for i, part := range sexParts(l, one.Level) {
		list[i].Name, list[i].Sex = part.Name, part.Group.Sex
	}
	return list
}
