package rated

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/swiss/trf"
)

// form is what a federation asks for, as typed.
type form struct {
	Place, Start, End, Federation, Organizer, Contact string
	People                                            []official // the chief arbiter, then the deputies
	List, Code                                        string
}

// official is an arbiter.
type official struct{ Name, Title, ID string }

// set changes a field of the form; I is the official, from 0.
type set struct {
	Field string
	I     int
	Value string
}

func (msg set) update(m page, _ session.Env) (page, []session.Cmd) {
	f := m.form()
	f.People = slices.Clone(f.People)
	if field := f.field(msg.Field, msg.I); field != nil {
		*field = msg.Value
	}
	m = m.with(f)
	m.Typed = m.Mend(fieldID(msg.Field, msg.I))
	return m, nil
}

// fieldID names a control: the fields of officials by their place.
func fieldID(field string, i int) string {
	switch field {
	case "name", "title", "id":
		return field + "-" + strconv.Itoa(i+1)
	}
	return field
}

// field is where a field of the form is kept; nil where there is none such.
func (f *form) field(name string, i int) *string {
	switch name {
	case "place":
		return &f.Place
	case "start":
		return &f.Start
	case "end":
		return &f.End
	case "federation":
		return &f.Federation
	case "organizer":
		return &f.Organizer
	case "contact":
		return &f.Contact
	case "list":
		return &f.List
	case "code":
		return &f.Code
	}
	if i >= 0 && i < len(f.People) {
		o := &f.People[i]
		if field := map[string]*string{"name": &o.Name, "title": &o.Title, "id": &o.ID}[name]; field != nil {
			return field
		}
	}
	return nil
}

// addDeputy makes room for another deputy.
type addDeputy struct{}

func (addDeputy) update(m page, _ session.Env) (page, []session.Cmd) {
	f := m.form()
	if len(f.People) > journal.MaxDeputies {
		return session.Refuse(m, &journal.LimitError{What: "deputies", Limit: journal.MaxDeputies, Got: len(f.People)})
	}
	f.People = append(slices.Clone(f.People), official{})
	return m.with(f), []session.Cmd{session.Focus{ID: fieldID("name", len(f.People)-1)}}
}

// dropDeputy takes deputy I out of the form.
type dropDeputy struct{ I int }

func (msg dropDeputy) update(m page, _ session.Env) (page, []session.Cmd) {
	f := m.form()
	if msg.I < 1 || msg.I >= len(f.People) {
		return m, nil
	}
	f.People = slices.Delete(slices.Clone(f.People), msg.I, msg.I+1)
	m = m.with(f)
	m.Faults = nil
	return m, []session.Cmd{session.Focus{ID: "add-deputy"}}
}

// save records the form.
type save struct{}

func (save) update(m page, env session.Env) (page, []session.Cmd) {
	f := m.form()
	info, faults := f.info(m.Event.Ahead.Event())
	m = m.with(f)
	if m.Faults = faults; len(m.Faults) > 0 {
		return m, []session.Cmd{session.Focus{ID: m.Faults[0]}}
	}
	id := m.Event.Section
	sec, _ := m.Event.Ahead.In(id)
	next, cmds := session.Offered(m, env, m.Lang().T(textSaved), journal.FilePapers{Info: info},
		journal.DeclareRating{Section: id, Rating: journal.Rating{List: f.List, Code: f.Code, Counts: sec.Rating.Counts, Periods: sec.Rating.Periods}})
	if next.Notice == nil {
		next.Model = Model{}
	}
	return next, cmds
}

// info is the event with the papers of the form, and the fields that cannot stand.
func (f form) info(info journal.EventInfo) (_ journal.EventInfo, faults []string) {
	info.Place, info.Organizer, info.Papers.Contact = f.Place, f.Organizer, f.Contact
	info.Federation = journal.Clean(f.Federation)
	if code, ok := trf.FederationCode(info.Federation); ok {
		info.Federation = code
	} else if info.Federation != "" {
		faults = append(faults, "federation")
	}
	for _, d := range []struct {
		field, text string
		date        *journal.Date
	}{{"start", f.Start, &info.Start}, {"end", f.End, &info.End}} {
		if d.date.UnmarshalText([]byte(d.text)) != nil {
			faults = append(faults, d.field)
		}
	}
	if f.End != "" && (f.Start == "" || f.End < f.Start) && !slices.Contains(faults, "end") { // 2026-11-20
		faults = append(faults, "end")
	}
	info.Deputies, info.Papers.Deputies = nil, nil
	for i, o := range f.People {
		o.Name, o.Title, o.ID = journal.Clean(o.Name), journal.Clean(o.Title), journal.Clean(o.ID)
		faults = append(faults, o.faults(i)...)
		licence := journal.License{Title: o.Title, FIDEID: o.ID}
		if i == 0 {
			info.Arbiter, info.Papers.Arbiter = o.Name, licence
			continue
		}
		info.Deputies, info.Papers.Deputies = append(info.Deputies, o.Name), append(info.Papers.Deputies, licence)
	}
	return info, faults
}

// faults are the fields of official i that cannot stand.
func (o official) faults(i int) (faults []string) {
	if o.Name == "" && (o.Title != "" || o.ID != "") {
		faults = append(faults, fieldID("name", i))
	}
	if len(o.ID) > journal.MaxFIDEID || strings.Trim(o.ID, "0123456789") != "" {
		faults = append(faults, fieldID("id", i))
	}
	return faults
}
