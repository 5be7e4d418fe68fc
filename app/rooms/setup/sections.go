package setup

import (
	"slices"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/swiss"
)

// sectionDialog adds a section, or changes name and group of one.
type sectionDialog struct {
	ID       journal.SectionID // 0: a new one
	Name     string
	Sex      swiss.Sex
	From, To string // years of birth as typed
	Faults   []string
}

// openSection opens the form: for a new section, or for ID.
type openSection struct{ ID journal.SectionID }

func (msg openSection) update(m page, _ session.Env) (page, []session.Cmd) {
	d := sectionDialog{ID: msg.ID}
	if msg.ID != 0 {
		sec, ok := m.Event.Ahead.Section(msg.ID)
		if !ok {
			return session.Refuse(m, &journal.UnknownError{Section: msg.ID})
		}
		d.Name, d.Sex, d.From, d.To = sec.Name, sec.Sex, session.Number(sec.BornFrom), session.Number(sec.BornTo)
	}
	m.Dialog, m.Notice = d, nil
	return m, []session.Cmd{session.Focus{ID: "sec-name"}}
}

// sectionSet changes a field of the open form: "name", "sex" ("m", "f" or empty), "from" or "to".
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
	case "from":
		d.From = msg.Value
	case "to":
		d.To = msg.Value
	}
	d.Faults = slices.DeleteFunc(slices.Clone(d.Faults), func(f string) bool { return f == msg.Field })
	m.Dialog = d
	return m, nil
}

// group reads the form.
func (d sectionDialog) group() (g journal.Group, faults []string) {
	g.Sex = d.Sex
	for _, f := range []struct {
		name, text string
		year       *int
	}{{"from", d.From, &g.BornFrom}, {"to", d.To, &g.BornTo}} {
		text := journal.Clean(f.text)
		if text == "" {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 1900 || n > 2200 {
			faults = append(faults, f.name)
		}
		*f.year = n
	}
	if len(faults) == 0 && g.BornTo != 0 && g.BornFrom > g.BornTo {
		faults = append(faults, "to")
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
	if name == "" || m.IsTaken(name, d.ID) {
		faults = append([]string{"name"}, faults...)
	}
	if len(faults) > 0 {
		d.Faults = faults
		m.Dialog = d
		return m, []session.Cmd{session.Focus{ID: "sec-" + faults[0]}}
	}
	like, text := d.ID, textSectionChanged
	if like == 0 {
		like, text = m.Event.Section, textSectionAdded
	}
	sec, ok := m.Event.Ahead.Section(like)
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
		return session.Offered(m, env, m.Lang().T(text, name), append(list, lawsOf(m.Event.Ahead, sec, m.Event.Ahead.NextSection())...)...)
	}
	return session.Undoable(m, env, journal.ChangeSection{Section: d.ID, SectionConfig: config}, m.Lang().T(text, name))
}

// removeSection takes a section without players away.
type removeSection struct{ ID journal.SectionID }

func (msg removeSection) update(m page, env session.Env) (page, []session.Cmd) {
	sec, _ := m.Event.Ahead.Section(msg.ID)
	m, cmds := session.Undoable(m, env, journal.RemoveSection{Section: msg.ID}, m.Lang().T(textSectionRemoved, sec.Name))
	return session.TakeSection(m), cmds
}
