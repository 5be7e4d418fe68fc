package imports

import (
	"bytes"
	"errors"
	"slices"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss/lot"
)

// opened takes a file from the home page by what it holds: what a backup holds is shown, a tournament report is shown as the event
// that it would make, a list of players waits for the event that the wizard makes. Nothing is stored before a person says so.
func (m page) opened(env session.Env, name string, data []byte) (page, []session.Cmd) {
	switch head := bytes.TrimLeft(bytes.TrimPrefix(data[:min(len(data), 512)], []byte("\uFEFF")), " \t\r\n"); {
	case bytes.HasPrefix(head, []byte("{")):
		return m, []session.Cmd{session.ReadBackup{Data: data}}
	case bytes.HasPrefix(head, []byte("[Event ")):
		return session.Refuse(m, &session.GamesError{})
	}
	m.Notice = nil
	draft, err := m.drafted(env, journal.EventInfo{Name: m.Lang().T(i18n.Tournament)}, regulation.School(m.Lang()))
	if err != nil {
		return session.Refuse(m, err)
	}
	im := draft.readFile(Model{File: name, Data: data}, env)
	switch {
	case im.TRF != nil:
		return draft.openReport(env, im)
	case errors.Is(im.Err, roster.ErrBinary):
		return session.Refuse(m, im.Err)
	case im.Err != nil:
		draft.Model = im
		return draft, []session.Cmd{session.Navigate{To: session.Route{Page: session.PageOpen}}}
	}
	c := page{draft.Session, im}.Count()
	m.Waiting = &session.Waiting{File: name, Count: c}
	m.Model = Model{File: name, Data: data}
	return m, []session.Cmd{session.Navigate{To: session.Route{Page: session.PageWizard}}, session.Focus{ID: "main"}}
}

// openReport shows a tournament report as the event that it would make.
func (m page) openReport(env session.Env, im Model) (page, []session.Cmd) {
	d := im.TRF.Document
	l := m.Lang()
	c := im.TRF.Config(journal.SectionConfig{Name: l.T(i18n.SectionOpen), System: regulation.ReportSystem, Edition: d.Edition(), TieBreaks: slices.Clone(regulation.FideTieBreaks), TieRules: "2026"})
	if c.Rounds == 0 {
		c.Rounds = min(journal.MaxRounds, regulation.RoundsFor(len(d.Players), 1))
	}
	next, err := m.drafted(env, federation.Info(d, im.File, l.T(i18n.Tournament)), c)
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Model = im
	return next, []session.Cmd{session.Navigate{To: session.Route{Page: session.PageOpen}}, session.Focus{ID: "main"}}
}

// drafted holds an event of one section that is not stored: the first act recorded on it stores it whole.
func (m page) drafted(env session.Env, info journal.EventInfo, c journal.SectionConfig) (page, error) {
	info.ID, info.Language, info.Seed = session.NewID(env.Random), m.Lang().Tag(), lot.Seed(env.Lot)
	if slices.Contains(c.Order.Keys, journal.ByLot) {
		c.Order.Seed = lot.Lot(info.Seed, 1)
	}
	s, records, err := m.FoldNew(env, []journal.Command{journal.CreateEvent{EventInfo: info}, journal.AddSection{SectionConfig: c}})
	if err != nil {
		return m, err
	}
	m.Event = &session.Event{Kept: s, Ahead: s, Section: s.Sections()[0].ID, Writer: true, Draft: records}
	return m, nil
}

// leaveDraft drops what was opened from the home page and not entered, once its pages are left.
func (m page) leaveDraft(next session.Page) page {
	if m.Event.IsDraft() && next != session.PageOpen {
		m.Event = nil
	}
	if m.Event == nil && m.Owner == "" && next != session.PageOpen && next != session.PageWizard && next != session.PageImport {
		m.Model, m.Waiting = Model{}, nil
	}
	return m
}

// draftStored goes on in the event that was made of an opened file: at its next round, at the lines that still need an answer, or
// at its players.
type draftStored session.DraftStored

func (msg draftStored) update(m page, _ session.Env) (page, []session.Cmd) {
	id := msg.ID
	l, im, to := m.Lang(), m.Model, session.Route{Page: session.PagePlayers, Event: id}
	c, x := m.Count(), m.router()
	var left []roster.Row
	for i, r := range im.Rows {
		if !r.Skip && !x.isSure(i, r) {
			left = append(left, r)
		}
	}
	m.Event, m.Model, m.Carry = nil, Model{}, true
	switch {
	case im.TRF != nil && im.TRF.Whole:
		to.Page = session.PageRound
		m.Notice = page{m.Session, im}.taken()
	case len(left) > 0:
		to.Page = session.PageImport
		m.Model = Model{Owner: id, File: im.File, Rows: left, Reviewed: true, TRF: im.TRF, Asked: make([]bool, len(left))}
	default:
		m.Notice = &session.Notice{Kind: "ok", Title: l.N(textImportDone, c.Ready)}
	}
	return m, []session.Cmd{session.Navigate{To: to, Replace: true}, session.KeepStorage{}, session.Focus{ID: "main"}}
}
