package model

import (
	"wasit/app/federation"
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// LogLoaded brings the records of the open event, or says why there are none to show.
type LogLoaded struct {
	ID      string
	Records []journal.Record
	Err     error
}

// Update implements Msg.
func (msg LogLoaded) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Event == nil || m.Event.ID != msg.ID {
		return m, nil
	}
	e := *m.Event
	if e.Log = msg.Records; e.Log == nil {
		e.Log = []journal.Record{} // the page waits for it
	}
	m.Event = &e
	if msg.Err != nil {
		return m.refuse(msg.Err)
	}
	return m, nil
}

// ToggleCorrections lists all records of the log, or the corrections alone.
type ToggleCorrections struct{ Only bool }

// Update implements Msg.
func (msg ToggleCorrections) Update(m Model, _ Env) (Model, []Cmd) {
	m.Corrections = msg.Only
	return m, nil
}

// BackedUp says that a backup file was handed over.
type BackedUp struct{ Name string }

// Update implements Msg.
func (msg BackedUp) Update(m Model, _ Env) (Model, []Cmd) {
	m.Notice = &Notice{Kind: "ok", Title: m.Lang().T(i18n.DataSaved), Text: m.Lang().T(i18n.DataSavedText, msg.Name), Backup: true}
	return m, []Cmd{ListEvents{}}
}

// SureDialog asks once more before an act that cannot be undone.
type SureDialog struct{ For string } // "delete", "anonymise" or "end"

// AskSure opens it.
type AskSure struct{ For string }

// Update implements Msg.
func (msg AskSure) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = SureDialog(msg)
	return m, []Cmd{Focus{"sheet"}}
}

// Sure performs the act that the dialog asked about.
type Sure struct{}

// Update implements Msg.
func (Sure) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(SureDialog)
	if !ok || m.Event == nil {
		return m, nil
	}
	if !m.Event.CanWrite() {
		return m.refuse(&ReadOnlyError{})
	}
	m.Dialog = nil
	switch d.For {
	case "end":
		return m.endEarly(env)
	case "anonymise":
		m.Undo = nil // nothing before it can be taken back
		return m, []Cmd{AnonymiseEvent{m.Event.ID}}
	}
	return m, []Cmd{DeleteEvent{m.Event.ID}}
}

// EventDeleted says that an event is gone from this device.
type EventDeleted struct{ ID string }

// Update implements Msg.
func (msg EventDeleted) Update(m Model, _ Env) (Model, []Cmd) {
	var cmds []Cmd
	if m.Event != nil && m.Event.ID == msg.ID {
		if !m.Event.Loading && m.Event.Failed == nil {
			m.Notice, m.Carry = &Notice{Kind: "ok", Title: m.Lang().T(i18n.DataDeleted, m.Event.Kept.Event().Name)}, true
		}
		m.Event = nil
		cmds = append(cmds, CloseEvent(msg))
	}
	return m, append(cmds, Navigate{To: Route{Page: PageHome}, Replace: true})
}

// Failed says that an effect did not work; the words are those of the refusal.
type Failed struct{ Err error }

// Update implements Msg.
func (msg Failed) Update(m Model, _ Env) (Model, []Cmd) {
	m.Creating = false
	return m.refuse(msg.Err)
}

// ExportTRF hands the section over as a tournament report file (TRF26); ASCII writes letters without accents, for receivers that
// count bytes.
type ExportTRF struct{ ASCII bool }

// Update implements Msg.
func (msg ExportTRF) Update(m Model, _ Env) (Model, []Cmd) {
	if m.IsPractice() {
		return m.refuse(&PracticeError{})
	}
	s, id := m.Event.Kept, m.Event.Section
	sec, _ := s.Section(id)
	doc, err := federation.Report(s, id, federation.Papers{}, m.ranks())
	if err != nil {
		return m.refuse(err)
	}
	data, _ := doc.Encode(trf.WriteOptions{Format: trf.TRF26, ASCII: msg.ASCII})
	return m, []Cmd{SaveFile{Name: fileName(s.Event().Name, sec.Name, len(s.Sections()) > 1) + ".trf", Type: "text/plain;charset=utf-8", Data: data}}
}

// ranks are the places after the last complete round.
func (m Model) ranks() map[swiss.TPN]int {
	t := standings(m.Event.Kept, m.Event.Section)
	ranks := map[swiss.TPN]int{}
	for _, r := range t.Rows {
		ranks[r.TPN] = r.Rank
	}
	return ranks
}

// fileName makes a name that every system takes out of an event's name.
func fileName(event, section string, sections bool) string {
	if !sections {
		section = ""
	}
	return federation.FileName(event, section)
}
