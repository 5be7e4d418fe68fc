package imports

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/swiss"
)

// openSections are the sections that a list can still enter.
func (m page) openSections() []journal.Section {
	return slices.DeleteFunc(m.Event.Ahead.Sections(), func(s journal.Section) bool { return s.Round > 0 })
}

// options are what a list is read for: the open sections, where any of them is not for everybody. Else all enter the one in hand.
func (m page) options(env session.Env) roster.Options {
	o := roster.Options{Today: swiss.Date{Year: env.Now.Year(), Month: int(env.Now.Month()), Day: env.Now.Day()}, Here: m.knownHere()}
	o.Sections = m.sections()
	return o
}

// sections describes the open sections to the reader; nil where none is for a part of the players.
func (m page) sections() []roster.Section {
	var list []roster.Section
	parted := false
	for _, s := range m.openSections() {
		teams := regulation.SystemOf(s.System).Teams
		parted = parted || teams || s.Group != (journal.Group{})
		part := roster.Section{Name: s.Name, Sex: s.Sex, Level: s.Level, BirthFrom: s.BornFrom, BirthTo: s.BornTo, ClassFrom: s.ClassFrom, ClassTo: s.ClassTo,
			RatingFrom: s.RatingFrom, RatingTo: s.RatingTo, Teams: teams}
		if teams {
			part.Boards = s.Options.Boards
		}
		list = append(list, part)
	}
	if !parted {
		return nil
	}
	return list
}

// askedAnew gathers what must be asked after the rows have changed. The players of a report that is taken over whole are asked nothing
// about their section.
func (m page) askedAnew() page {
	if !m.Reviewed {
		m.Questions = nil
		return m.inOrder()
	}
	o := roster.Options{Sections: m.sections(), Today: m.Today}
	if m.TRF != nil && m.TRF.Whole {
		o.Sections = nil
	}
	doc := roster.Document{Rows: m.Rows, Teams: m.Teams}.Ask(o)
	m.Rows, m.Questions = doc.Rows, doc.Questions
	return m.inOrder()
}

// A router tells which section a row enters. It is made once for many rows.
type router struct {
	of     map[string]journal.SectionID // by name
	parted bool                         // sections are for parts of the players
	inHand journal.SectionID
	asked  map[int]bool // the rows that a question is about
}

func (m page) router() router {
	x := router{of: map[string]journal.SectionID{}, asked: map[int]bool{}, inHand: m.Event.Section, parted: m.sections() != nil && !(m.TRF != nil && m.TRF.Whole)}
	for _, s := range m.Event.Ahead.Sections() {
		x.of[s.Name] = s.ID
	}
	for _, q := range m.Questions {
		for _, i := range q.Rows {
			x.asked[i] = true
		}
	}
	return x
}

// section is the one that a row enters: the one that was chosen for it, else the one that it is for; where no section is for a part of
// the players, the one in hand. 0: it must be asked.
func (x router) section(r roster.Row) journal.SectionID {
	switch {
	case r.Into != 0:
		return journal.SectionID(r.Into)
	case !x.parted:
		return x.inHand
	}
	return x.of[r.Section]
}

// isSure reports whether row i can enter as it stands: nothing about it is open. What is in doubt and makes no difference, as the sex
// where all play together, is not asked.
func (x router) isSure(i int, r roster.Row) bool {
	return !r.Skip && !x.asked[i] && !isChanged(r) && x.section(r) != 0
}

func (m page) sectionOf(r roster.Row) journal.SectionID { return m.router().section(r) }

// isChanged reports whether a later line changed what an earlier one said of a player, and nobody has confirmed it.
func isChanged(r roster.Row) bool {
	return !r.Skip && slices.ContainsFunc(r.Changes, func(c roster.Change) bool { return c.Line > 0 })
}

// isTidied reports whether a rule wrote the name of a row with other capitals than the list.
func isTidied(r roster.Row) bool {
	return !r.Skip && slices.ContainsFunc(r.Changes, func(c roster.Change) bool { return c.Line == 0 })
}
