package pairing

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// finalDialog makes the final that groups lead to, a knock-out or everybody against everybody: how many go on, and who that is.
type finalDialog struct {
	First, Best int  // of each group, and of the next place over all groups
	Table       bool // everybody meets everybody
	Second      bool // of a table: the next places play a final of their own
	Fresh       bool // of a table: games of the groups are played again
	Seed        lot.Seed
	Seeds       []journal.PlayerID // in the order of the bracket's seeds
	Next        []journal.PlayerID // of the second final
	Drawn       []swiss.TPN        // decided by lot
	Err         error
}

// CanMakeFinal reports whether the groups of the section in hand are played to the end.
func CanMakeFinal(m session.Session) bool {
	sec := m.Section()
	return regulation.SystemOf(sec.System).Grouped && sec.Round == sec.Rounds && sec.Phase == journal.Closed
}

// HasFinal reports whether the groups in hand have a final already.
func HasFinal(m session.Session) bool {
	sec := m.Section()
	return m.IsTaken(m.Lang().T(textFinalOf, sec.Name), 0) || m.IsTaken(m.Lang().T(textFinalA, sec.Name), 0)
}

// OpenFinal opens it: the first two of each group go on.
type OpenFinal struct{}

func (OpenFinal) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = m.qualified(finalDialog{First: 2, Seed: lot.Lot(m.Event.Ahead.Event().Seed, 100+int(m.Event.Section))})
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

func (m page) qualified(d finalDialog) finalDialog {
	d.Seeds, d.Drawn, _, d.Err = regulation.Qualified(m.Event.Ahead, m.Event.Section, d.First, d.Best, d.Seed)
	if d.Next = nil; d.Err == nil && d.Table && d.Second {
		var drawn []swiss.TPN
		if d.Next, drawn, d.Err = regulation.NextPlaces(m.Event.Ahead, m.Event.Section, d.First, d.Seeds, d.Seed); d.Err == nil {
			d.Drawn = append(d.Drawn, drawn...)
		}
	}
	return d
}

// finalSet changes how many go on.
type finalSet struct{ First, Best int }

// maxOfGroup bounds how many of a group go on.
const maxOfGroup = 16

func (msg finalSet) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(finalDialog); ok {
		d.First, d.Best = max(1, min(msg.First, maxOfGroup)), max(0, min(msg.Best, maxOfGroup))
		m.Dialog = m.qualified(d)
	}
	return m, nil
}

// finalKind chooses between a knock-out and a table, whether there are two of these, and whether games of the groups are played again.
type finalKind struct{ Table, Second, Fresh bool }

func (msg finalKind) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(finalDialog); ok {
		d.Table, d.Second, d.Fresh = msg.Table, msg.Table && msg.Second, msg.Fresh
		m.Dialog = m.qualified(d)
	}
	return m, nil
}

// makeFinal adds the final as a section of its own, with the players in the order of their seeds; with a second one two sections.
type makeFinal struct{}

func (makeFinal) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(finalDialog)
	if !ok || d.Err != nil {
		return m, nil
	}
	sec := m.Section()
	l := m.Lang()
	switch {
	case !d.Table:
		return m.newStage(env, stage{code: regulation.StageCup, name: l.T(textFinalOf, sec.Name), players: d.Seeds, note: m.lotText(d)})
	case len(d.Next) < 2:
		x := m.table(d, l.T(textFinalOf, sec.Name), d.Seeds)
		x.note = m.lotText(d)
		return m.newStage(env, x)
	}
	next, cmds := m.newStage(env, m.table(d, l.T(textFinalB, sec.Name), d.Next))
	if len(cmds) == 0 {
		return next, cmds
	}
	x := m.table(d, l.T(textFinalA, sec.Name), d.Seeds)
	x.note = m.lotText(d)
	next, more := next.newStage(env, x)
	return next, append(cmds[:len(cmds)-1], more...) // to final A alone
}

// lotText says whom a lot brought into the finals, or kept out of them, and by which seed; empty where none was drawn. The log keeps it.
func (m page) lotText(d finalDialog) string {
	if len(d.Drawn) == 0 {
		return ""
	}
	list := make([]string, len(d.Drawn))
	for i, tpn := range d.Drawn {
		p, _ := m.Section().ByNumber(tpn)
		list[i] = m.Name(p)
	}
	return m.Lang().T(textFinalDrawn, m.Lang().List(list), d.Seed.String())
}

// canCarry reports whether games of the groups can count in their final: a pair met there.
func (m page) canCarry(d finalDialog) bool {
	return slices.ContainsFunc(m.byGroup(d.Seeds), func(group []journal.PlayerID) bool { return len(group) > 1 })
}

// table is a final in which everybody meets everybody, with the games of the groups where they count.
func (m page) table(d finalDialog, name string, players []journal.PlayerID) stage {
	x := stage{code: regulation.StageTable, name: name, players: players}
	if groups := m.byGroup(players); !d.Fresh && m.canCarry(d) {
		sec := m.Section()
		x.carried, x.cycles = groups, sec.Options.Cycles // who met twice in a group meets the others twice
	}
	return x
}

// byGroup divides players by the group that they come from, in their order.
func (m page) byGroup(players []journal.PlayerID) [][]journal.PlayerID {
	var list [][]journal.PlayerID
	for _, members := range regulation.Groups(m.Event.Ahead, m.Event.Section) {
		var group []journal.PlayerID
		for _, id := range players {
			if p, _ := m.Event.Ahead.Player(id); slices.Contains(members, p.TPN) {
				group = append(group, id)
			}
		}
		if group != nil {
			list = append(list, group)
		}
	}
	return list
}
