package setup

import (
	"slices"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/session"
	"wasit/swiss"
)

// sectionDialog adds a section, or changes name and group of one: of an event, or of the form of a new one.
type sectionDialog struct {
	ID     journal.SectionID // 0: a new one
	Part   int               // of a new event: which of its sections, from 1; 0: the event exists
	Name   string
	Sex    swiss.Sex
	Level  alike.Level
	Limits map[string]string // the ends of ranges as typed, by field: "from", "class-to"
	Faults []string
}

// sectionLimits are the fields of the form that hold the ends of ranges, those of one range side by side.
var sectionLimits = [...]struct {
	field       string
	least, most int
	of          func(*journal.Group) *int
}{
	{"from", 1900, 2200, func(g *journal.Group) *int { return &g.BornFrom }}, {"to", 1900, 2200, func(g *journal.Group) *int { return &g.BornTo }},
	{"class-from", 1, journal.MaxClass, func(g *journal.Group) *int { return &g.ClassFrom }}, {"class-to", 1, journal.MaxClass, func(g *journal.Group) *int { return &g.ClassTo }},
	{"rating-from", 1, journal.MaxRating, func(g *journal.Group) *int { return &g.RatingFrom }}, {"rating-to", 1, journal.MaxRating, func(g *journal.Group) *int { return &g.RatingTo }},
}

// openSection opens the form: for a new section, or for ID.
type openSection struct{ ID journal.SectionID }

func (msg openSection) update(m page, _ session.Env) (page, []session.Cmd) {
	d := sectionDialog{ID: msg.ID}
	if msg.ID != 0 {
		sec, ok := m.Event.Ahead.In(msg.ID)
		if !ok {
			return session.Refuse(m, &journal.UnknownError{Section: msg.ID})
		}
		d = d.filled(sec.Name, sec.Group)
	}
	m.Dialog, m.Notice = d, nil
	return m, []session.Cmd{session.Focus{ID: "sec-name"}}
}

// filled is the form with what a section is.
func (d sectionDialog) filled(name string, g journal.Group) sectionDialog {
	d.Name, d.Sex, d.Level, d.Limits = name, g.Sex, g.Level, map[string]string{}
	for _, f := range sectionLimits {
		d.Limits[f.field] = session.Number(*f.of(&g))
	}
	return d
}

// sectionSet changes a field of the open form: "name", "sex" ("m", "f" or empty), "level", or the end of a range.
type sectionSet struct{ Field, Value string }

func (msg sectionSet) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(sectionDialog)
	if !ok {
		return m, nil
	}
	switch msg.Field {
	case "name":
		d.Name = msg.Value
	case "sex":
		d.Sex = map[string]swiss.Sex{"m": swiss.Male, "f": swiss.Female}[msg.Value]
	case "level":
		d.Level = alike.Level(msg.Value)
	default:
		limits := map[string]string{msg.Field: msg.Value}
		for field, text := range d.Limits {
			if field != msg.Field {
				limits[field] = text
			}
		}
		d.Limits = limits
	}
	d.Faults = slices.DeleteFunc(slices.Clone(d.Faults), func(f string) bool { return f == msg.Field })
	m.Dialog = d
	return m, nil
}

// group reads the form.
func (d sectionDialog) group() (g journal.Group, faults []string) {
	g.Sex, g.Level = d.Sex, d.Level
	for i, f := range sectionLimits {
		text := journal.Clean(d.Limits[f.field])
		if text == "" {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < f.least || n > f.most {
			faults = append(faults, f.field)
			continue
		}
		*f.of(&g) = n
		if i%2 == 1 && n < *sectionLimits[i-1].of(&g) {
			faults = append(faults, f.field)
		}
	}
	return g, faults
}

// saveSection records the open form. A new section plays by the regulations of the section in hand.
type saveSection struct{}

func (saveSection) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(sectionDialog)
	if !ok {
		return m, nil
	}
	group, faults := d.group()
	name := journal.Clean(d.Name)
	if name == "" || d.Part == 0 && m.IsTaken(name, d.ID) || d.Part != 0 && m.isPart(name, d.Part-1) {
		faults = append([]string{"name"}, faults...)
	}
	if len(faults) > 0 {
		d.Faults = faults
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "sec-" + faults[0]}}
	}
	if d.Part != 0 {
		return m.savePart(d, name, group), []session.Cmd{session.Focus{ID: "parts"}}
	}
	like, text := d.ID, textSectionChanged
	if like == 0 {
		like, text = m.Event.Section, textSectionAdded
	}
	sec, ok := m.Event.Ahead.In(like)
	if !ok {
		return session.Refuse(m, &journal.UnknownError{Section: like})
	}
	config := sec.SectionConfig
	config.Name, config.Group = name, group
	if d.ID == 0 {
		if slices.Contains(config.Order.Keys, journal.ByLot) {
			config.Order.Seed = m.Lot(1)
		}
		list := []journal.Command{journal.AddSection{SectionConfig: config}}
		return session.Offered(m, env, m.Lang().T(text, name), append(list, lawsOf(m.Event.Ahead, sec.Section, m.Event.Ahead.NextSection())...)...)
	}
	return session.Undoable(m, env, journal.ChangeSection{Section: d.ID, SectionConfig: config}, m.Lang().T(text, name))
}

// removeSection takes a section without players away.
type removeSection struct{ ID journal.SectionID }

func (msg removeSection) update(m page, env session.Env) (page, []session.Cmd) {
	sec, _ := m.Event.Ahead.In(msg.ID)
	m, cmds := session.Undoable(m, env, journal.RemoveSection{Section: msg.ID}, m.Lang().T(textSectionRemoved, sec.Name))
	return session.TakeSection(m), cmds
}
