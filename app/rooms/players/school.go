package players

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/session"
)

// schoolDialog gives a school another name in all its players, or joins it to another school.
type schoolDialog struct {
	From  string // the name by which it was shown
	Form  string // as typed
	Fault bool   // nothing was typed
}

// openSchool opens it.
type openSchool struct{ Name string }

func (msg openSchool) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog, m.Notice = schoolDialog{From: msg.Name, Form: msg.Name}, nil
	s, cmds := m.AskSchools()
	return m.With(s), append(cmds, session.Focus{ID: "school-name"})
}

// schoolSet changes the name in the open dialog.
type schoolSet struct{ Name string }

func (msg schoolSet) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(schoolDialog); ok {
		d.Form, d.Fault = msg.Name, false
		m.Dialog = d
	}
	return m, nil
}

// joins returns the other school of the event with which the one in the dialog becomes one by its new name.
func (m page) joins(d schoolDialog) (journal.SchoolName, bool) {
	key := m.Event.Ahead.SchoolKeys()
	for _, s := range m.Event.Ahead.Schools() {
		if s.Key == key(d.Form) && s.Key != key(d.From) {
			return s, true
		}
	}
	return journal.SchoolName{}, false
}

// saveSchool records the open dialog as one act.
type saveSchool struct{}

func (saveSchool) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(schoolDialog)
	if !ok {
		return m, nil
	}
	to := journal.Clean(d.Form)
	if to == "" {
		d.Fault = true
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "school-name"}}
	}
	text := m.Lang().T(textSchoolRenamed, d.From, to)
	if other, joins := m.joins(d); joins {
		to = other.Name // one school has one spelling
		text = m.Lang().T(textSchoolJoined, d.From, to)
	}
	return session.Offered(m, env, text, journal.RenameSchool{From: d.From, To: to})
}

// partSchool takes back that a spelling means the school in the dialog. Its players keep the name that they have.
type partSchool struct{ Key, Name string }

func (msg partSchool) update(m page, env session.Env) (page, []session.Cmd) {
	return session.Offered(m, env, m.Lang().T(textSchoolParted, msg.Key, msg.Name), journal.CompareSchools{A: msg.Key, B: msg.Name})
}

// joined are the spellings that somebody said to mean the school of a name.
func (m page) joined(name string) []string {
	d := m.Event.Ahead.SchoolDecisions()
	var keys []string
	for _, o := range d {
		if o.Same && d.Key(o.A) == d.Key(name) && o.A != alike.SchoolKey(name) {
			keys = append(keys, o.A)
		}
	}
	return keys
}

// compareSchools answers whether two names mean one school. Where they do the players of the second get the name of the first.
type compareSchools struct {
	A, B string
	Same bool
}

func (msg compareSchools) update(m page, env session.Env) (page, []session.Cmd) {
	if msg.Same {
		return session.Offered(m, env, m.Lang().T(textSchoolJoined, msg.B, msg.A), journal.RenameSchool{From: msg.B, To: msg.A})
	}
	return session.Offered(m, env, m.Lang().T(textSchoolParted, msg.B, msg.A), journal.CompareSchools{A: msg.B, B: msg.A})
}

// schoolQuestion asks about a school that is typed: whether it is one of the event that is written alike.
func (m page) schoolQuestion(typed string) (alike.Question, bool) {
	s := m.Event.Ahead
	key := s.SchoolKeys()
	var names []string
	for _, school := range s.Schools() {
		if school.Key == key(typed) {
			return alike.Question{}, false
		}
		names = append(names, school.Name)
	}
	for _, q := range s.SchoolDecisions().Questions(append(names, typed), m.Schools.Decisions) {
		if q.B == typed {
			return q, true
		}
	}
	return alike.Question{}, false
}

// chips are how many names of schools are offered below the field.
const chips = 4

// suggested are the schools that somebody may mean who has typed so much; before the first letter, those entered last.
func (m page) suggested(typed string) []string {
	if journal.Clean(typed) == "" {
		return m.lastSchools()
	}
	s := m.Event.Ahead
	list := s.SchoolDecisions().Suggest(typed, m.SchoolNames(), chips)
	return slices.DeleteFunc(list, func(name string) bool { return name == strings.TrimSpace(typed) })
}

// lastSchools are the schools of the players who were entered last; of a section that has begun only those of its level, for nobody
// can be sent from there into another one.
func (m page) lastSchools() []string {
	s := m.Event.Ahead
	sec, _ := s.In(m.Event.Section)
	fits := func(name string) bool { return !m.HasBegun() || sec.Level.Takes(name, 0) != alike.Different }
	names, key := s.SchoolNames(), s.SchoolKeys()
	var all []journal.Player
	for _, sec := range s.Sections() {
		all = append(all, s.Players(sec.ID)...)
	}
	slices.SortFunc(all, func(a, b journal.Player) int { return int(b.ID - a.ID) })
	var list []string
	for _, p := range all {
		if name := names[key(p.Club)]; name != "" && fits(name) && !slices.Contains(list, name) && len(list) < chips {
			list = append(list, name)
		}
	}
	return list
}
