package setup

import (
	"slices"
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// sectionPart is a section that the form of a new event makes: its name and whom it is for. All play by the same regulations.
type sectionPart struct {
	Name  string
	Group journal.Group
}

// partsKind is how a template divides the players.
type partsKind uint8

const (
	partsNone   partsKind = iota // one section for everybody
	partsSex                     // boys and girls
	partsLevels                  // boys and girls of two levels of schools
	partsAges                    // by year of birth, every second one
	partsYouth                   // everybody, and two groups of the young beside them
)

// parts are the sections of the form: as its template has them, until somebody changes them.
func (w Model) parts(l i18n.Lang) []sectionPart {
	if w.Sections != nil {
		return w.Sections
	}
	t, _ := templateOf(w.Template)
	switch t.Parts {
	case partsSex:
		return sexParts(l, alike.AnyLevel)
	case partsLevels:
		levels := levelsOf(l)[:2]
		return append(sexParts(l, levels[0]), sexParts(l, levels[1])...)
	case partsAges:
		return ageParts(l, w.year())
	case partsYouth:
		return append([]sectionPart{{Name: l.T(i18n.SectionOpen)}}, youthParts(l, w.year())...)
	}
	return []sectionPart{{Name: l.T(i18n.SectionOpen)}}
}

// levelsOf are the levels of schools where a language is spoken.
func levelsOf(l i18n.Lang) []alike.Level {
	if l == i18n.ID {
		return []alike.Level{alike.SD, alike.SMP, alike.SMA}
	}
	return []alike.Level{alike.Primary, alike.Secondary}
}

// levelShort names a level of schools in the name of a section.
var levelShort = map[alike.Level]i18n.Text{alike.SD: textLevelSD, alike.SMP: textLevelSMP, alike.SMA: textLevelSMA, alike.Primary: textLevelPrimary, alike.Secondary: textLevelSecondary}

// sexParts are the boys and the girls of a level.
func sexParts(l i18n.Lang, level alike.Level) []sectionPart {
	name := func(sex i18n.Text) string {
		if short, ok := levelShort[level]; ok {
			return l.T(textSectionOfLevel, l.T(short), l.T(sex))
		}
		return l.T(sex)
	}
	boys, girls := textSectionBoys, textSectionGirls
	if level != alike.AnyLevel {
		boys, girls = textSectionBoysOf, textSectionGirlsOf
	}
	return []sectionPart{{name(boys), journal.Group{Sex: swiss.Male, Level: level}}, {name(girls), journal.Group{Sex: swiss.Female, Level: level}}}
}

// ageParts are age groups as FIDE counts them: in U11 of a year nobody turned 11 before its first day.
func ageParts(l i18n.Lang, year int) []sectionPart {
	var list []sectionPart
	from := 0 // who is younger than the first limit plays there too
	for _, age := range []int{9, 11, 13, 15} {
		g := journal.Group{BornFrom: year - age}
		if from != 0 {
			g.BornTo = from - 1
		}
		from = g.BornFrom
		list = append(list, sectionPart{l.T(textSectionAge, strconv.Itoa(age)), g})
	}
	return list
}

// youthParts are the two groups of the young of a rapid open: up to 16 and up to 12 years in the year of the event.
func youthParts(l i18n.Lang, year int) []sectionPart {
	return []sectionPart{{l.T(textSectionAge, "16"), journal.Group{BornFrom: year - 16, BornTo: year - 13}}, {l.T(textSectionAge, "12"), journal.Group{BornFrom: year - 12}}}
}

// perSection is how many players a section will have, if they are divided evenly.
func (w Model) perSection() int {
	if w.Edit != "" {
		return w.Expected // of the section in hand
	}
	n := len(w.parts(i18n.EN))
	return max(2, (w.Expected+n-1)/n)
}

// year is that of the event, by which age groups are counted.
func (w Model) year() int {
	start, _ := w.Days()
	if start.Year == 0 {
		return w.Year
	}
	return start.Year
}

// sections are the sections that the wizard makes.
func (w Model) sections(l i18n.Lang) []journal.SectionConfig {
	parts := w.parts(l)
	list := make([]journal.SectionConfig, len(parts))
	for i, part := range parts {
		list[i] = w.Section(l)
		list[i].Name, list[i].Group = part.Name, part.Group
	}
	return list
}

// SectionNames names the sections that the wizard makes.
func (w Model) SectionNames(l i18n.Lang) []string {
	var names []string
	for _, part := range w.parts(l) {
		names = append(names, part.Name)
	}
	return names
}

// openPart opens the form for section I of the new event; len for one more.
type openPart struct{ I int }

func (msg openPart) update(m page, _ session.Env) (page, []session.Cmd) {
	parts := m.parts(m.Lang())
	if msg.I < 0 || msg.I > len(parts) {
		return m, nil
	}
	d := sectionDialog{Part: msg.I + 1}
	if msg.I < len(parts) {
		d = d.filled(parts[msg.I].Name, parts[msg.I].Group)
	}
	m.Dialog, m.Notice = d, nil
	return m, []session.Cmd{session.Focus{ID: "sec-name"}}
}

// savePart takes the open form over into the sections of the new event.
func (m page) savePart(d sectionDialog, name string, g journal.Group) page {
	parts := slices.Clone(m.parts(m.Lang()))
	if i := d.Part - 1; i < len(parts) {
		parts[i] = sectionPart{name, g}
	} else {
		parts = append(parts, sectionPart{name, g})
	}
	m.Sections, m.Dialog = parts, nil
	return m
}

// isPart reports whether another section of the new event has the name.
func (m page) isPart(name string, except int) bool {
	for i, part := range m.parts(m.Lang()) {
		if i != except && journal.FoldName(part.Name) == journal.FoldName(name) {
			return true
		}
	}
	return false
}

// removePart takes a section out of the new event; one always stays.
type removePart struct{ I int }

func (msg removePart) update(m page, _ session.Env) (page, []session.Cmd) {
	parts := m.parts(m.Lang())
	if len(parts) < 2 || msg.I < 0 || msg.I >= len(parts) {
		return m, nil
	}
	m.Sections = slices.Delete(slices.Clone(parts), msg.I, msg.I+1)
	return m, []session.Cmd{session.Focus{ID: "parts"}}
}
