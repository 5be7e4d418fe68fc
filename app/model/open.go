package model

import (
	"bytes"
	"errors"
	"slices"

	"wasit/app/federation"
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
	"wasit/swiss/lot"
)

// GamesError says that a file holds games, which the board page opens.
type GamesError struct{}

func (*GamesError) Error() string { return "model: the file holds games" }

// opened takes a file from the home page by what it holds: what a backup holds is shown, a tournament report is shown as the event
// that it would make, a list of players waits for the event that the wizard makes. Nothing is stored before a person says so.
func (m Model) opened(env Env, name string, data []byte) (Model, []Cmd) {
	switch head := bytes.TrimLeft(bytes.TrimPrefix(data[:min(len(data), 512)], []byte("\uFEFF")), " \t\r\n"); {
	case bytes.HasPrefix(head, []byte("{")):
		return m, []Cmd{ReadBackup{data}}
	case bytes.HasPrefix(head, []byte("[Event ")):
		return m.refuse(&GamesError{})
	}
	m.Notice = nil
	draft, err := m.drafted(env, journal.EventInfo{Name: m.Lang().T(i18n.Tournament)}, startWizard(m.Lang(), env.Now).section(m.Lang()))
	if err != nil {
		return m.refuse(err)
	}
	im := draft.readFile(Import{File: name, Data: data}, env)
	switch {
	case im.TRF != nil:
		return draft.openReport(env, im)
	case errors.Is(im.Err, roster.ErrBinary):
		return m.refuse(im.Err)
	case im.Err != nil:
		draft.Import = im
		return draft, []Cmd{Navigate{To: Route{Page: PageOpen}}}
	}
	c := im.Count()
	m.Wizard = startWizard(m.Lang(), env.Now)
	m.Wizard.List, m.Wizard.File, m.Wizard.Expected = &c, name, max(2, min(journal.MaxPlayers, c.Ready+c.Open))
	m.Import = Import{File: name, Data: data}
	return m, []Cmd{Navigate{To: Route{Page: PageWizard}}, Focus{"main"}}
}

// openReport shows a tournament report as the event that it would make.
func (m Model) openReport(env Env, im Import) (Model, []Cmd) {
	d := im.TRF.Document
	l := m.Lang()
	c := im.TRF.Config(journal.SectionConfig{Name: l.T(i18n.SectionOpen), System: journal.Dutch, Edition: d.Edition(), TieBreaks: slices.Clone(fideTieBreaks), TieRules: "2026"})
	if c.Rounds == 0 {
		c.Rounds = min(journal.MaxRounds, RoundsFor(len(d.Players), 1))
	}
	next, err := m.drafted(env, federation.Info(d, im.File, l.T(i18n.Tournament)), c)
	if err != nil {
		return m.refuse(err)
	}
	next.Import = im
	return next, []Cmd{Navigate{To: Route{Page: PageOpen}}, Focus{"main"}}
}

// drafted holds an event of one section that is not stored: the first act recorded on it stores it whole.
func (m Model) drafted(env Env, info journal.EventInfo, c journal.SectionConfig) (Model, error) {
	info.ID, info.Language, info.Seed = NewID(env.Random), m.Lang().Tag(), lot.Seed(env.Random)
	if slices.Contains(c.Order.Keys, journal.ByLot) {
		c.Order.Seed = lot.Lot(info.Seed, 1)
	}
	s, records, err := m.folded(env, []journal.Command{journal.CreateEvent{EventInfo: info}, journal.AddSection{SectionConfig: c}})
	if err != nil {
		return m, err
	}
	m.Event = &Event{Kept: s, Ahead: s, Section: s.Sections()[0].ID, Writer: true, draft: records}
	return m, nil
}

// IsDraft reports whether the event is only looked at: a file opened from the home page that nobody has entered yet.
func (e *Event) IsDraft() bool { return e != nil && len(e.draft) > 0 }

// leaveDraft drops what was opened from the home page and not entered, once its pages are left.
func (m Model) leaveDraft(next Page) Model {
	if m.Event.IsDraft() && next != PageOpen {
		m.Event = nil
	}
	if m.Event == nil && m.Import.Event == "" && next != PageOpen && next != PageWizard && next != PageImport {
		m.Import, m.Wizard.List = Import{}, nil
	}
	return m
}

// stored goes on in the event that was made of an opened file: at its next round, at the lines that still need an answer, or
// at its players.
func (m Model) stored(id string) (Model, []Cmd) {
	l, im, to := m.Lang(), m.Import, Route{Page: PagePlayers, Event: id}
	m.Event, m.Import, m.Carry = nil, Import{}, true
	left := slices.DeleteFunc(slices.Clone(im.Rows), func(r roster.Row) bool { return r.Skip || len(r.Doubts) == 0 })
	switch {
	case im.TRF != nil && im.TRF.Whole:
		to.Page = PageRound
		m.Notice = &Notice{Kind: "ok", Title: l.T(i18n.TakeDone, l.Int(len(im.Rows)), l.Int(im.TRF.Played)), Text: l.T(i18n.TakeDoneText)}
	case len(left) > 0:
		to.Page = PageImport
		m.Import = Import{Event: id, File: im.File, Rows: left, Reviewed: true, TRF: im.TRF}.ask()
	default:
		m.Notice = &Notice{Kind: "ok", Title: l.N(i18n.ImportDone, im.Count().Ready)}
	}
	return m, []Cmd{Navigate{To: to, Replace: true}, KeepStorage{}, Focus{"main"}}
}
