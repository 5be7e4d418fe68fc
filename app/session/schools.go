package session

import (
	"slices"

	"wasit/app/lists/alike"
)

// LoadSchools reads the schools and clubs of the last events of this device but one; SchoolsLoaded comes back.
type LoadSchools struct{ Except string }

func (LoadSchools) cmd() {}

// Schools is what earlier events of this device know of schools: the names, the newest event first, and what was said of
// spellings.
type Schools struct {
	Except    string // the event in hand, for which they were asked
	Names     []string
	Decisions alike.Decisions
}

// SchoolsLoaded brings them. What cannot be read is left out: it is a help for typing and nothing else.
type SchoolsLoaded struct{ Schools }

// Update is part of [Own].
func (msg SchoolsLoaded) Update(m Session, _ Env) (Session, []Cmd) {
	m.Schools = msg.Schools
	m.Changed.Arrive = m.Route.Page == PageImport // its review asks about schools
	return m, nil
}

// AskSchools asks for the schools of earlier events, once for each event that is opened.
func (m Session) AskSchools() (Session, []Cmd) {
	if m.Event == nil || m.Schools.Except == m.Event.ID {
		return m, nil
	}
	m.Schools = Schools{Except: m.Event.ID}
	return m, []Cmd{LoadSchools{Except: m.Event.ID}}
}

// SchoolNames are the names of schools that somebody may mean who types one: those of the event, then those of earlier events.
func (m Session) SchoolNames() []string {
	var names []string
	for _, s := range m.Event.Ahead.Schools() {
		names = append(names, s.Name)
	}
	return slices.Concat(names, m.Schools.Names)
}
