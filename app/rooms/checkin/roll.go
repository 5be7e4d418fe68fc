package checkin

import (
	"cmp"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// roll is the listed players who have not left, school by school, prepared once for a state of the event: each letter typed in the search
// goes through it.
type roll struct {
	of      rollOf
	schools []rollSchool // by the alphabet, those without a school last
	total   attendance
}

// rollSchool is a school, its players by the alphabet.
type rollSchool struct {
	schoolCount
	sought string   // its folded name
	names  []string // of each player, folded, and of his school as he wrote it
}

// rollOf names what a roll was made from.
type rollOf struct {
	ahead   journal.StateID
	section journal.SectionID
	all     bool // of all sections
	lang    i18n.Lang
}

// Refresh prepares the list again where what it shows has changed.
func Refresh(s session.Session, m Model) Model {
	m.roll = page{s, m}.rollNow()
	return m
}

// rollNow returns the players as they are now: those prepared before, or new.
func (m page) rollNow() *roll {
	of := rollOf{m.Event.Ahead.ID(), m.Event.Section, m.listsAll(), m.Lang()}
	if m.roll != nil && m.roll.of == of {
		return m.roll
	}
	r := &roll{of: of}
	places, names, keyOf := map[string]int{}, m.Event.Ahead.SchoolNames(), m.Event.Ahead.SchoolKeys()
	for _, p := range m.expected() {
		key := keyOf(p.Club)
		i, known := places[key]
		if !known {
			i = len(r.schools)
			places[key] = i
			r.schools = append(r.schools, rollSchool{schoolCount: schoolCount{Name: names[key]}, sought: journal.FoldName(names[key])})
		}
		s := &r.schools[i]
		s.Players = append(s.Players, p)
		s.count(p)
		r.total.count(p)
	}
	alphabet := letters.Of(of.lang.Tag())
	slices.SortFunc(r.schools, func(a, b rollSchool) int {
		if (a.Name == "") != (b.Name == "") {
			return cmp.Compare(b.Name, a.Name)
		}
		return alphabet.Compare(a.Name, b.Name)
	})
	for i := range r.schools {
		s := &r.schools[i]
		journal.SortByName(alphabet, s.Players)
		s.names = make([]string, len(s.Players))
		for k, p := range s.Players {
			s.names[k] = journal.FoldName(p.Name) + "\n" + journal.FoldName(p.Club)
		}
	}
	return r
}
