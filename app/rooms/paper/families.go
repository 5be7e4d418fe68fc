package paper

import (
	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
)

// familyDialog tells what codes for families are, and makes them; with Anew it asks whether those before are to count no longer.
type familyDialog struct{ Anew bool }

// openFamilies opens it.
type openFamilies struct{ Anew bool }

func (msg openFamilies) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = familyDialog(msg)
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// makeFamilies makes the codes.
type makeFamilies struct{}

func (makeFamilies) update(m page, env session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	return session.Act(m, env, journal.MakeFamilyCodes{Secret: [journal.FamilySecretSize]byte(env.Secret[:])})
}

// hasFamilies reports whether the event has codes for families.
func (m page) hasFamilies() bool {
	secret, _ := m.Event.Kept.FamilyCodes()
	return secret != nil
}

// mayMakeFamilies reports whether this device may make them: the desk alone.
func (m page) mayMakeFamilies() bool { return m.Event.IsDesk() && !m.Event.OnlyReads() }

// familyChats are the texts with the codes of each school, over all sections.
func (m page) familyChats() []sheet.Chat {
	var sources []sheet.Source
	for _, sec := range m.Event.Kept.Sections() {
		s := m.Source
		s.Section = sec.ID
		sources = append(sources, s)
	}
	return sheet.FamilyChats(sources)
}
