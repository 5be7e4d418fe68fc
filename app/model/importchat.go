package model

import (
	"slices"

	"wasit/app/journal"
	"wasit/app/roster"
)

// readChat understands the text as messages.
func (m Model) readChat(im Import, text string, env Env) Import {
	im.Chat = true
	im.Rows, im.Err = roster.Chat(text, env.Now.Year(), m.knownHere())
	if im.Err != nil {
		return im
	}
	return m.reviewed(im)
}

// reviewed finishes rows that were just read: who does not belong into the section is asked about.
func (m Model) reviewed(im Import) Import {
	im.Reviewed = len(im.Rows) > 0
	if !im.Reviewed {
		im.Err = &EmptyListError{}
	}
	born := m.bornHere()
	for i := range im.Rows {
		r := &im.Rows[i]
		asked := slices.ContainsFunc(r.Doubts, func(d roster.Doubt) bool { return d.Kind == roster.DoubtSameHere })
		if name, ok := born[bornKey(InfoOf(r.Entrant))]; ok && !r.Skip && !asked {
			r.Doubts = append(r.Doubts, roster.Doubt{Kind: roster.DoubtBornHere, Text: name})
		}
		m.doubtSection(r)
	}
	return im.ask()
}

// ImportAs reads the text as messages, or as a table.
type ImportAs struct{ Chat bool }

// Update implements Msg.
func (msg ImportAs) Update(m Model, env Env) (Model, []Cmd) {
	text, err := m.importText()
	if err != nil {
		return m.refuse(err)
	}
	m.More, m.Notice = 0, nil
	if msg.Chat {
		m.Import = m.readChat(m.Import, text, env)
	} else {
		m.Import = m.understand(m.Import, env)
	}
	return m, nil
}

// SectionFor is the section that a person of the list enters: the one in hand, unless another one, and only that, is for
// him.
func (m Model) SectionFor(info journal.PlayerInfo) journal.SectionID {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	if sec.Misfit(info) != journal.NoMisfit {
		if id, ok := m.Event.Ahead.HomeOf(info); ok {
			return id
		}
	}
	return m.Event.Section
}

// SectionOf is the section that a row enters: the one that was chosen for it, else the one that it is for.
func (m Model) SectionOf(r roster.Row) journal.SectionID {
	if r.Into != 0 {
		return journal.SectionID(r.Into)
	}
	return m.SectionFor(InfoOf(r.Entrant))
}

// Fitting are the sections that a row could enter as well as the one in hand, in which it is out of place.
func (m Model) Fitting(r roster.Row) []journal.Section {
	return slices.DeleteFunc(m.Event.Ahead.Sections(), func(s journal.Section) bool {
		return s.Round > 0 || s.ID == m.Event.Section || !s.Suits(InfoOf(r.Entrant))
	})
}

// doubtSection asks about a row whose person belongs neither into the section in hand nor, for certain, into another.
func (m Model) doubtSection(r *roster.Row) {
	r.Doubts = slices.DeleteFunc(slices.Clone(r.Doubts), func(d roster.Doubt) bool { return d.Kind == roster.DoubtSection })
	info := InfoOf(r.Entrant)
	sec, ok := m.Event.Ahead.Section(m.SectionOf(*r))
	if ok && !r.Skip && sec.Misfit(info) != journal.NoMisfit {
		r.Doubts = append(r.Doubts, roster.Doubt{Kind: roster.DoubtSection, Text: MisfitText(m.Lang(), sec.SectionConfig, info)})
	}
	if len(r.Doubts) == 0 {
		r.Doubts = nil
	}
}

// knownHere tells whether somebody of the same name is in the event already, whatever his club: the person decides.
func (m Model) knownHere() func(roster.Entrant) bool {
	known := map[string]bool{}
	for _, sec := range m.Event.Ahead.Sections() {
		for _, p := range m.Event.Ahead.Players(sec.ID) {
			known[roster.Sound(p.Name)] = true
		}
	}
	delete(known, "")
	return func(e roster.Entrant) bool { return known[roster.Sound(e.Name)] }
}

// bornHere names the players of the event by club and day of birth.
func (m Model) bornHere() map[string]string {
	born := map[string]string{}
	for _, sec := range m.Event.Ahead.Sections() {
		for _, p := range m.Event.Ahead.Players(sec.ID) {
			born[bornKey(p.PlayerInfo)] = p.Name
		}
	}
	delete(born, "")
	return born
}

// bornKey is what twins of one school share; empty where the day or the school is not known.
func bornKey(p journal.PlayerInfo) string {
	if p.Birth.Day == 0 || p.Club == "" {
		return ""
	}
	return p.Birth.String() + "|" + roster.Fold(p.Club)
}

// Known are the rows of the review that stand in the event already: the same name, and the same club or none. A school
// sends its list again and again, each time a little longer.
func (m Model) Known() []int {
	var list []int
	for i, r := range m.Import.Rows {
		if r.Skip || !slices.ContainsFunc(r.Doubts, func(d roster.Doubt) bool { return d.Kind == roster.DoubtSameHere }) {
			continue
		}
		if p, ok := m.SameHere(r.Entrant.Name); ok && (r.Entrant.Club == "" || roster.Fold(p.Club) == roster.Fold(r.Entrant.Club)) {
			list = append(list, i)
		}
	}
	return list
}

// SkipKnown leaves them all out.
type SkipKnown struct{}

// Update implements Msg.
func (SkipKnown) Update(m Model, _ Env) (Model, []Cmd) {
	for _, i := range m.Known() {
		m = m.row(i, func(r *roster.Row) { r.Skip = true })
	}
	return m, nil
}
