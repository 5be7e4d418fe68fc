package players

import (
	"encoding/json"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// formDraft is what was typed into the form of a player and not saved.
type formDraft struct {
	Event   string
	ID      journal.PlayerID // 0: a new one
	Form    playerForm
	Section journal.SectionID
	From    int
	Missed  journal.ByeKind
}

// typed returns m with what is typed in the open form kept, until it is saved or closed.
func (m page) typed(d playerDialog) (page, []session.Cmd) {
	if d.Row != session.NewRow {
		return m, nil // of a list, whose review is kept
	}
	m.Draft = &formDraft{Event: m.Event.ID, ID: d.ID, Form: d.Form, Section: d.Section, From: d.From, Missed: d.Missed}
	data, err := json.Marshal(m.Draft)
	if err != nil || !m.Event.CanWrite() {
		return m, nil
	}
	return m, []session.Cmd{session.KeepDraft{Kind: session.DraftPlayer, Data: data}}
}

// forgotten returns m without what was typed.
func (m page) forgotten() (page, []session.Cmd) {
	if m.Draft == nil {
		return m, nil
	}
	m.Draft = nil
	return m, []session.Cmd{session.KeepDraft{Kind: session.DraftPlayer}}
}

// retyped fills an open form with what was typed into it before, if it is the same one.
func (m page) retyped(d playerDialog) playerDialog {
	t := m.Draft
	if t == nil || t.Event != m.Event.ID || t.ID != d.ID || d.Row != session.NewRow {
		return d
	}
	d.Form, d.Section = t.Form, t.Section
	if d.Late && t.From > 0 {
		d.From, d.Missed = t.From, t.Missed
	}
	d.Similar = m.similar(d)
	return d
}

// closePlayer closes the form without saving: what was typed is not wanted. A step back closes it too, and keeps what was typed.
type closePlayer struct{}

func (closePlayer) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	return m.forgotten()
}

// StepBack is what a step back sends in its place.
func (closePlayer) StepBack() session.Msg { return session.LeaveDialog{} }

// draftLoaded brings what was typed when the page was left or the browser ended: the form opens again on the pages from which it
// was opened.
type draftLoaded session.DraftLoaded

func (msg draftLoaded) update(m page, env session.Env) (page, []session.Cmd) {
	var t formDraft
	if m.Event == nil || m.Dialog != nil || m.Draft != nil || len(msg.Data) == 0 || json.Unmarshal(msg.Data, &t) != nil || t.Event != m.Event.ID {
		return m, nil
	}
	p, known := m.Event.Ahead.Player(t.ID)
	if t.ID != 0 && (!known || m.Route.Page != session.PagePlayer || journal.PlayerID(m.Route.Player) != p.ID) || t.ID == 0 && m.Route.Page != session.PagePlayers {
		return m, nil
	}
	m.Draft = &t
	return openPlayer{ID: t.ID}.update(m, env)
}

// Arrive prepares the pages of players: once in a run of the program it asks what was typed and not saved, and whenever there is another
// rating list, what it says of the players.
func Arrive(s session.Session, m Model) (session.Session, Model, []session.Cmd) {
	if s.Route.Page == session.PagePlayers {
		m.Search = "" // who comes back looks for somebody else, and must see the whole list
	}
	var cmds []session.Cmd
	if checksLists(s) {
		s, cmds = s.CheckByItself()
	}
	if m.Asked {
		return s, m, cmds
	}
	m.Asked = true
	return s, m, append(cmds, session.LoadDraft{Kind: session.DraftPlayer})
}
