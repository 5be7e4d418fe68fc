package rated

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/app/journal"
	"wasit/app/session"
	"wasit/swiss/trf"
)

// form is what a federation asks for, as typed.
type form struct {
	Place, Start, End, Federation, Organizer, Contact string
	People                                            []official // the chief arbiter, then the deputies
	List, Code                                        string
	Days                                              []roundTime // of round i+1
}

// official is an arbiter.
type official struct{ Name, Title, ID string }

// roundTime is when a round is played: "2026-11-20" and "17:00".
type roundTime struct{ Date, Time string }

func timeOf(d journal.RoundDay) roundTime {
	t := roundTime{Date: d.Date.String()}
	if d.Start > 0 {
		t.Time = fmt.Sprintf("%02d:%02d", d.Start/60, d.Start%60)
	}
	return t
}

// set changes a field of the form; I is the official or the round, from 0.
type set struct {
	Field string
	I     int
	Value string
}

func (msg set) update(m page, _ session.Env) (page, []session.Cmd) {
	f := m.form()
	f.People, f.Days = slices.Clone(f.People), slices.Clone(f.Days)
	if field := f.field(msg.Field, msg.I); field != nil {
		*field = msg.Value
	}
	id := fieldID(msg.Field, msg.I)
	m = m.with(f)
	m.Faults = slices.DeleteFunc(slices.Clone(m.Faults), func(fault string) bool { return fault == id })
	return m, nil
}

// fieldID names a control: the fields of officials and rounds by their place.
func fieldID(field string, i int) string {
	switch field {
	case "name", "title", "id", "day", "time":
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
	if i >= 0 && i < len(f.Days) {
		return map[string]*string{"day": &f.Days[i].Date, "time": &f.Days[i].Time}[name]
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

// spread gives the rounds their days: as evenly as they go over the days of the event, the earlier days the fuller ones. Hours stay.
type spread struct{}

func (spread) update(m page, _ session.Env) (page, []session.Cmd) {
	f := m.form()
	first, err := time.Parse(time.DateOnly, f.Start)
	if err != nil {
		m = m.with(f)
		m.Faults = append(slices.Clone(m.Faults), "start")
		return m, []session.Cmd{session.Focus{ID: "start"}}
	}
	days := 1
	if last, err := time.Parse(time.DateOnly, f.End); err == nil && last.After(first) {
		days = int(last.Sub(first).Hours())/24 + 1
	}
	list := slices.Clone(f.Days)
	for i := range list {
		list[i].Date = first.AddDate(0, 0, min(i*days/max(len(list), 1), days-1)).Format(time.DateOnly)
	}
	f.Days = list
	return m.with(f), nil
}

// save records the form.
type save struct{}

func (save) update(m page, env session.Env) (page, []session.Cmd) {
	f := m.form()
	info, faults := f.info(m.Event.Ahead.Event())
	days, more := f.days()
	m = m.with(f)
	if m.Faults = append(faults, more...); len(m.Faults) > 0 {
		return m, []session.Cmd{session.Focus{ID: m.Faults[0]}}
	}
	id := m.Event.Section
	next, cmds := session.Offered(m, env, m.Lang().T(textSaved), journal.FilePapers{Info: info},
		journal.DeclareRating{Section: id, Rating: journal.Rating{List: f.List, Code: f.Code}}, journal.DateRounds{Section: id, Days: days})
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

// days are the days of the rounds, and the fields that cannot stand.
func (f form) days() (days []journal.RoundDay, faults []string) {
	for i, t := range f.Days {
		var d journal.RoundDay
		if d.Date.UnmarshalText([]byte(t.Date)) != nil {
			faults = append(faults, fieldID("day", i))
		}
		if text := journal.Clean(t.Time); text != "" {
			clock, err := time.Parse("15:04", strings.ReplaceAll(text, ".", ":"))
			if err != nil {
				faults = append(faults, fieldID("time", i))
			}
			d.Start = 60*clock.Hour() + clock.Minute()
		}
		days = append(days, d)
	}
	return days, faults
}
