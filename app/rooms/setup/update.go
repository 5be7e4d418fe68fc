package setup

import (
	"wasit/app/event/journal"
	"wasit/app/session"
)

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
}

// With returns p with another session.
func (p page) With(s session.Session) page {
	p.Session = s
	return p
}

// A Msg is something that a person did in this room, or an answer to it.
type Msg interface {
	update(page, session.Env) (page, []session.Cmd)
}

// Update returns session and room after msg, and the effects that it wants.
func Update(s session.Session, m Model, msg Msg, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m}, env)
	return p.Session, p.Model, append(cmds, p.kept(m)...)
}

// Answer returns what the keeper brought back as a message of this room, nil where it is for another.
func Answer(msg session.Msg) Msg {
	switch msg := msg.(type) {
	case session.OpenCopy:
		return openCopy(msg)
	case session.EventCreated:
		return eventCreated(msg)
	case session.DraftLoaded:
		if msg.Kind == session.DraftWizard {
			return draftLoaded(msg)
		}
	}
	return nil
}

type (
	eventCreated session.EventCreated
)

// Arrive prepares the wizard, the form of an event, or the copy of one that was asked for.
func Arrive(s session.Session, m Model, env session.Env) (session.Session, Model, []session.Cmd) {
	p := page{s, m}
	switch s.Route.Page {
	case session.PageWizard:
		cmds := []session.Cmd{session.ListEvents{}} // an earlier one can be the model
		if !m.Started || m.Edit != "" || s.Waiting != nil && s.Waiting != m.Brought {
			p.Model = startWizard(env.Now)
			p.Brought, p.Asking = s.Waiting, true
			cmds = append(cmds, session.LoadDraft{Kind: session.DraftWizard})
			if s.Waiting != nil {
				p.Expected = max(2, min(journal.MaxPlayers, s.Waiting.Count.Ready+s.Waiting.Count.Open))
			}
		}
		if !p.Asking {
			p = p.atStep()
		}
		return s, p.Model, cmds
	case session.PageOverview:
		if m.Copying != "" {
			copied := m.Copying == s.Event.ID
			if p.Copying = ""; copied {
				p, cmds := openCopy{}.update(p, env)
				return p.Session, p.Model, cmds
			}
		}
	case session.PageRules:
		p.Model = p.editWizard()
	}
	return p.Session, p.Model, nil
}
