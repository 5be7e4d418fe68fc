package records

import (
	"wasit/app/event/journal"
	"wasit/app/session"
)

func (msg logLoaded) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Event == nil || m.Event.ID != msg.ID {
		return m, nil
	}
	e := *m.Event
	if e.Log = msg.Records; e.Log == nil {
		e.Log = []journal.Record{} // the page waits for it
	}
	m.Event = &e
	if msg.Err != nil {
		return session.Refuse(m, msg.Err)
	}
	return m, nil
}

// toggleCorrections lists all records of the log, or the corrections alone.
type toggleCorrections struct{ Only bool }

func (msg toggleCorrections) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Corrections = msg.Only
	return m, nil
}

func (msg backedUp) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Notice = &session.Notice{Kind: "ok", Title: m.Lang().T(textDataSaved), Text: m.Lang().T(textDataSavedText, msg.Name), Backup: true}
	if msg.Note != nil {
		m.Notice = &session.Notice{Kind: "info", Title: m.Lang().T(textDataThere), Text: m.Lang().T(textDataThereText, msg.Name), Backup: true,
			Way: m.Lang().T(textDataIsThere), Do: session.BackupKept{Note: *msg.Note}}
	}
	if msg.Damaged {
		m.Notice = session.Warn(m.Lang().T(textPartSaved), m.Lang().T(textPartSavedText, msg.Name))
	}
	return m, []session.Cmd{session.ListEvents{}}
}

// sureDialog asks once more before an act that cannot be undone.
type sureDialog struct{ For string } // "delete", "anonymise" or "end"

// askSure opens it.
type askSure struct{ For string }

func (msg askSure) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = sureDialog(msg)
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// sure performs the act that the dialog asked about.
type sure struct{}

func (sure) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(sureDialog)
	if !ok || m.Event == nil {
		return m, nil
	}
	if !m.Event.CanWrite() {
		return session.Refuse(m, &session.ReadOnlyError{})
	}
	m.Dialog = nil
	switch d.For {
	case "end":
		return session.EndEarly(m, env)
	case "anonymise":
		m.Undo = nil // nothing before it can be taken back
		return m, []session.Cmd{session.AnonymiseEvent{ID: m.Event.ID}}
	}
	return m, []session.Cmd{session.DeleteEvent{ID: m.Event.ID}}
}

func (msg eventDeleted) update(m page, _ session.Env) (page, []session.Cmd) {
	var cmds []session.Cmd
	if m.Event != nil && m.Event.ID == msg.ID {
		if !m.Event.Loading && m.Event.Failed == nil {
			m.Notice, m.Carry = &session.Notice{Kind: "ok", Title: m.Lang().T(textDataDeleted, m.Event.Kept.Event().Name)}, true
		}
		m.Event = nil
		cmds = append(cmds, session.CloseEvent(msg))
	}
	return m, append(cmds, session.Navigate{To: session.Route{Page: session.PageHome}, Replace: true})
}
