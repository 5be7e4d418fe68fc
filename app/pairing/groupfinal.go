package pairing

import (
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/app/session"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// finalDialog makes the knock-out that groups lead to: how many go on, and who that is.
type finalDialog struct {
	First, Best int // of each group, and of the next place over all groups
	Seed        lot.Seed
	Seeds       []journal.PlayerID // in the order of the bracket's seeds
	Drawn       []swiss.TPN        // decided by lot
	Err         error
}

// CanMakeFinal reports whether the groups of the section in hand are played to the end.
func CanMakeFinal(m session.Session) bool {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return sec.System == journal.Groups && sec.Round == sec.Rounds && sec.Phase == journal.Closed
}

// HasFinal reports whether the groups in hand have a final already.
func HasFinal(m session.Session) bool {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return m.IsTaken(m.Lang().T(textFinalOf, sec.Name), 0)
}

// OpenFinal opens it: the first two of each group go on.
type OpenFinal struct{}

func (OpenFinal) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = m.qualified(finalDialog{First: 2, Seed: lot.Lot(m.Event.Ahead.Event().Seed, 100+int(m.Event.Section))})
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

func (m page) qualified(d finalDialog) finalDialog {
	d.Seeds, d.Drawn, _, d.Err = regulation.Qualified(m.Event.Ahead, m.Event.Section, d.First, d.Best, d.Seed)
	return d
}

// finalSet changes how many go on.
type finalSet struct{ First, Best int }

func (msg finalSet) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(finalDialog); ok {
		d.First, d.Best = max(1, min(msg.First, 16)), max(0, min(msg.Best, 16))
		m.Dialog = m.qualified(d)
	}
	return m, nil
}

// makeFinal adds the knock-out as a section of its own, with the players in the order of their seeds.
type makeFinal struct{}

func (makeFinal) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(finalDialog)
	if !ok || d.Err != nil {
		return m, nil
	}
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return m.newStage(env, journal.Knockout, m.Lang().T(textFinalOf, sec.Name), d.Seeds)
}
