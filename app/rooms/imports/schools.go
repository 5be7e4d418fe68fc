package imports

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/lists/roster"
	"wasit/app/session"
)

// withQuestions asks again which schools may be one, after the rows have changed.
func (m page) withQuestions() page {
	m.Alike = nil
	if m.Reviewed && m.TRF == nil {
		m.Alike = m.decisions().Questions(m.schoolNames(), m.Session.Schools.Decisions)
	}
	return m.askedAnew()
}

// decisions are what was said in the event and in this review.
func (m page) decisions() alike.Decisions {
	d := m.Event.Ahead.SchoolDecisions()
	for _, c := range m.Compared {
		d = d.Decide(c.A, c.B, c.Same)
	}
	return d
}

// schoolNames are the schools of the event and those of the rows that are players, in that order.
func (m page) schoolNames() []string {
	var names []string
	for _, s := range m.Event.Ahead.Schools() {
		names = append(names, s.Name)
	}
	return append(names, m.clubs()...)
}

// clubs are the schools of the rows that are players, one for each of these.
func (im Model) clubs() []string {
	var names []string
	for _, r := range im.Rows {
		if !r.Skip && r.Entrant.Club != "" {
			names = append(names, r.Entrant.Club)
		}
	}
	return names
}

// compareSchools answers whether two names mean one school. Where they do the rows of the second get the name of the first.
type compareSchools struct {
	A, B string
	Same bool
}

func (msg compareSchools) update(m page, _ session.Env) (page, []session.Cmd) {
	key := m.decisions()
	if key.Key(msg.A) == "" || key.Key(msg.A) == key.Key(msg.B) {
		return m, nil
	}
	return m.remembered().compared(msg).withQuestions(), nil
}

// compared is the review with the answer.
func (m page) compared(msg compareSchools) page {
	m.Compared = append(slices.Clone(m.Compared), journal.CompareSchools{A: msg.B, B: msg.A, Same: msg.Same})
	if msg.Same {
		m.Rows = oneSpelling(m.Rows, m.decisions(), m.Event.Ahead.SchoolNames())
	}
	return m
}

// oneSpelling writes the school of all rows in one way: as in the event, else as most rows do.
func oneSpelling(rows []roster.Row, d alike.Decisions, inEvent map[string]string) []roster.Row {
	written := map[string][]string{}
	keys := make([]string, len(rows))
	for i, r := range rows {
		if keys[i] = d.Key(r.Entrant.Club); keys[i] != "" {
			written[keys[i]] = append(written[keys[i]], r.Entrant.Club)
		}
	}
	names := map[string]string{}
	for key, list := range written {
		if names[key] = inEvent[key]; names[key] == "" {
			names[key] = alike.Spelling(list)
		}
	}
	rows = slices.Clone(rows)
	for i := range rows {
		if name := names[keys[i]]; name != "" {
			rows[i].Entrant.Club = name
		}
	}
	return rows
}

// kinHere tells who of the event may be the person of a row, though the name is written otherwise: it is alike, and the school
// is the same.
func (m page) kinHere() func(roster.Entrant) (journal.Player, bool) {
	of, d := map[string][]journal.Player{}, m.decisions()
	for _, sec := range m.Event.Ahead.Sections() {
		for _, p := range m.Event.Ahead.Players(sec.ID) {
			key := d.Key(p.Club)
			of[key] = append(of[key], p)
		}
	}
	return func(e roster.Entrant) (journal.Player, bool) {
		for _, p := range of[d.Key(e.Club)] {
			if alike.Persons(e.Name, p.Name) != alike.Different {
				return p, true
			}
		}
		return journal.Player{}, false
	}
}

// doubtKin asks about a row whose person may be in the event already under a name that is written otherwise.
func doubtKin(r *roster.Row, kin func(roster.Entrant) (journal.Player, bool)) {
	if r.Skip || slices.ContainsFunc(r.Doubts, func(d roster.Doubt) bool { return d.Kind == roster.DoubtSameHere }) {
		return
	}
	if p, ok := kin(r.Entrant); ok {
		r.Doubts = append(slices.Clone(r.Doubts), roster.Doubt{Kind: roster.DoubtSameHere, Text: p.Name})
	}
}
