package roster

import (
	"slices"
	"strings"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// place proposes the section of a row: the only one that nothing known of the player speaks against, where what is not known
// cannot lead him elsewhere. The group in which he stands, or that he asks for, decides among several; one that his facts
// speak against is asked.
func (r *Row) place(o Options) {
	r.Section = ""
	fit := r.fitting(o)
	wish, wished := o.named(r.Entrant.Group)
	switch {
	case r.doubts(DoubtSection) || r.doubts(DoubtSex) && o.bySex():
	case wished && wish.admits(r.Entrant, o.Today):
		r.Section = wish.Name
	case wished && len(fit) == 1 && r.isMoved():
		r.Section = fit[0].Name
	case wished && len(fit) > 1 && r.isMoved():
		r.Entrant.Group = "" // the heading holds no longer; what is not known of him decides
	case wished:
		r.askWish(wish, o)
	case r.isOfOtherLevel() && len(o.Sections) > 1:
		r.Doubts = append(slices.Clone(r.Doubts), Doubt{Kind: DoubtSection, Text: r.Entrant.Group})
	case len(fit) == 1:
		r.Section = fit[0].Name
	}
}

// isOfOtherLevel reports whether the group of a row is the name of a level that is not that of its school or class.
func (r *Row) isOfOtherLevel() bool {
	group, own := alike.LevelOf(r.Entrant.Group+" X"), levelIn(r.Entrant)
	return r.Entrant.Group != "" && group != AnyLevel && own != AnyLevel && !admits(group, own)
}

// isMoved reports whether a later line corrected the year or the class by which a player stood in his group: the change is shown, and
// the correction leads him on.
func (r *Row) isMoved() bool {
	return slices.ContainsFunc(r.Changes, func(c Change) bool { return c.Line > 0 && c.Line != r.Line && (c.Field == Birth || c.Field == Class) })
}

// askWish asks about a group that the facts of a player speak against: about his sex, where nothing else does.
func (r *Row) askWish(wish Section, o Options) {
	e := r.Entrant
	e.Sex = 0
	if wish.admits(e, o.Today) {
		r.Entrant.Sex = 0
		r.Doubts = append(slices.Clone(r.Doubts), Doubt{Kind: DoubtSex, Text: e.Group})
		return
	}
	r.Doubts = append(slices.Clone(r.Doubts), Doubt{Kind: DoubtSection, Text: e.Group})
}

// named finds the section that a group or category names.
func (o Options) named(group string) (Section, bool) {
	want := groupKey(group)
	if want == "" {
		return Section{}, false
	}
	for _, s := range o.Sections {
		if groupKey(s.Name) == want {
			return s, true
		}
	}
	sex, level, ok := kindOf(group)
	var found []Section
	for _, s := range o.Sections {
		if ok && s.Sex == sex && s.Level == level && s.ClassFrom+s.ClassTo+s.BirthFrom+s.BirthTo+s.RatingFrom+s.RatingTo == 0 {
			found = append(found, s)
		}
	}
	if len(found) != 1 {
		return Section{}, false
	}
	return found[0], true
}

// kindOf is the sex and the level that the name of a group says in any order, and nothing else: "Pa SMP", "SD/MI - Putri".
func kindOf(group string) (sex swiss.Sex, level Level, ok bool) {
	e, ok := (&story{}).groupOf(group)
	return e.Sex, e.Level, ok && e.Sex != 0 && e.Level != AnyLevel
}

// groupKey is the name of a group as it is compared.
func groupKey(name string) string { return strings.TrimPrefix(lexicon.Fold(name), "kelompok") }

// bySex reports whether the sections part boys and girls.
func (o Options) bySex() bool {
	return len(o.Sections) == 0 || slices.ContainsFunc(o.Sections, func(s Section) bool { return s.Sex != 0 })
}

// byClass reports whether a class or the kind of school leads to a section.
func (o Options) byClass() bool {
	return len(o.Sections) == 0 || slices.ContainsFunc(o.Sections, func(s Section) bool { return s.Level != AnyLevel || s.ClassFrom+s.ClassTo > 0 })
}

// byBirth reports whether a year of birth leads to a section.
func (o Options) byBirth() bool {
	return len(o.Sections) == 0 || slices.ContainsFunc(o.Sections, func(s Section) bool { return s.BirthFrom+s.BirthTo > 0 })
}

// fitting are the sections that nothing known of a player speaks against.
func (r *Row) fitting(o Options) []Section {
	var list []Section
	for _, s := range o.Sections {
		if s.admits(r.Entrant, o.Today) {
			list = append(list, s)
		}
	}
	return list
}

// admits reports whether nothing known of a player speaks against a section. Who is said to be of an age was born in one of
// two years.
func (s Section) admits(e Entrant, today swiss.Date) bool {
	year := e.Birth.Year
	switch {
	case s.Sex != 0 && e.Sex != 0 && s.Sex != e.Sex,
		!within(year, s.BirthFrom, s.BirthTo),
		year == 0 && e.Age > 0 && !within(today.Year-e.Age, s.BirthFrom, s.BirthTo) && !within(today.Year-e.Age-1, s.BirthFrom, s.BirthTo),
		!within(e.Class, s.ClassFrom, s.ClassTo),
		!within(e.Rating, s.RatingFrom, s.RatingTo):
		return false
	}
	if s.ClassFrom+s.ClassTo > 0 && e.Class > 0 {
		return true // the class says more than the kind of school
	}
	return admits(s.Level, levelIn(e))
}

// within reports whether a number is unknown or lies between two bounds, of which 0 is open.
func within(n, from, to int) bool {
	return n == 0 || (from == 0 || n >= from) && (to == 0 || n <= to)
}

// admits reports whether a pupil of a level may enter a section for another.
func admits(l, pupil Level) bool {
	switch {
	case l == AnyLevel || pupil == AnyLevel || l == pupil:
		return true
	case l == Primary:
		return pupil == SD || pupil == SMP
	case l == Secondary:
		return pupil == SMA || pupil == SMP
	}
	return false
}

// levelIn is the level of a player: of the kind of his school, else of his class in Indonesia's schools.
func levelIn(e Entrant) Level {
	if l := alike.LevelOf(e.Club); l != AnyLevel {
		return l
	}
	if e.Level != AnyLevel {
		return e.Level
	}
	switch {
	case e.Class == 0:
		return AnyLevel
	case e.Class <= 6:
		return SD
	case e.Class <= 9:
		return SMP
	}
	return SMA
}

// ask gathers the questions of the rows, one for all that share an answer. What leads to no section and is no fact that anybody
// keeps is not asked.
func (d *Document) ask(o Options) {
	for i := range d.Rows {
		r := &d.Rows[i]
		if r.Skip {
			continue
		}
		for _, doubt := range r.Doubts {
			about := aboutOf(doubt.Kind)
			if about == AboutSex && !o.bySex() || about == AboutClass && !o.byClass() {
				continue
			}
			d.add(i, about, doubt.Kind, doubt.Text, nil)
		}
		if len(o.Sections) > 0 && r.Section == "" && r.Into == 0 && !d.asked(i) {
			d.askSection(i, o)
		}
	}
}

// asked reports whether a question about a row is open that may decide its section.
func (d *Document) asked(row int) bool {
	return slices.ContainsFunc(d.Questions, func(q Question) bool {
		return slices.Contains(q.Rows, row) && (q.About == AboutSex || q.About == AboutClass || q.About == AboutSection || q.About == AboutPlaying || q.About == AboutBirth)
	})
}

// askSection asks what the section of a row hangs on: the fact in which those that fit differ.
func (d *Document) askSection(i int, o Options) {
	r := &d.Rows[i]
	fit := r.fitting(o)
	about := AboutSection
	if len(fit) > 1 {
		about = r.missing(fit)
	}
	names := make([]string, len(fit))
	for k, s := range fit {
		names[k] = s.Name
	}
	text := r.Entrant.Club
	if about == AboutSex && !slices.ContainsFunc(d.Rows, func(r Row) bool { return !r.Skip && r.Entrant.Sex != 0 }) {
		text = "" // the list says nobody's sex: that is one question, whatever the school
	}
	d.add(i, about, 0, text, names)
}

// missing is the fact that parts the sections that fit a player.
func (r *Row) missing(fit []Section) About {
	e := r.Entrant
	differ := func(f func(Section) [2]int) bool {
		return slices.ContainsFunc(fit, func(s Section) bool { return f(s) != f(fit[0]) })
	}
	switch {
	case e.Sex == 0 && differ(func(s Section) [2]int { return [2]int{int(s.Sex)} }):
		return AboutSex
	case e.Birth.Year == 0 && differ(func(s Section) [2]int { return [2]int{s.BirthFrom, s.BirthTo} }):
		return AboutBirth
	case e.Class == 0 && differ(func(s Section) [2]int { return [2]int{s.ClassFrom, s.ClassTo} }):
		return AboutClass
	case levelIn(e) == AnyLevel && differ(func(s Section) [2]int { return [2]int{slices.Index(alike.Levels, s.Level)} }):
		return AboutClass
	}
	return AboutSection
}

// add adds a doubt of a row to the question that it shares, or as a new one.
func (d *Document) add(row int, about About, kind DoubtKind, text string, sections []string) {
	for k := range d.Questions {
		q := &d.Questions[k]
		if q.About != about {
			continue
		}
		if about == AboutSex && kind == 0 && len(q.Kinds) == 0 && q.Text == text && !slices.Contains(q.Rows, row) {
			q.Rows = append(q.Rows, row) // boy or girl: the year and the class lead on from there
			for _, name := range sections {
				if !slices.Contains(q.Sections, name) {
					q.Sections = append(slices.Clone(q.Sections), name)
				}
			}
			return
		}
		if slices.Contains(q.Rows, row) || q.Text == text && slices.Equal(q.Sections, sections) && (kind == 0 && len(q.Kinds) == 0 || kind == DoubtName || kind == DoubtForm || kind == DoubtPlaying || kind == DoubtSplit || kind >= DoubtSaidSex) {
			if !slices.Contains(q.Rows, row) {
				q.Rows = append(q.Rows, row)
			}
			if kind != 0 && !slices.Contains(q.Kinds, kind) {
				q.Kinds = append(q.Kinds, kind)
			}
			return
		}
	}
	q := Question{About: about, Rows: []int{row}, Text: text, Line: d.Rows[row].Line, Sections: sections}
	if kind != 0 {
		q.Kinds = []DoubtKind{kind}
	}
	d.Questions = append(d.Questions, q)
}

// aboutOf is what a doubt asks about.
func aboutOf(k DoubtKind) About {
	switch k {
	case DoubtName, DoubtLongName, DoubtForm, DoubtShortName, DoubtOddName, DoubtUnread:
		return AboutName
	case DoubtSex, DoubtSaidSex, DoubtNoSex:
		return AboutSex
	case DoubtDate, DoubtYear, DoubtDay, DoubtSaidBirth, DoubtNoBirth:
		return AboutBirth
	case DoubtClass, DoubtAge, DoubtSaidClass, DoubtNoClass:
		return AboutClass
	case DoubtClub, DoubtReference, DoubtSaidClub, DoubtNoClub, DoubtOddClub:
		return AboutSchool
	case DoubtSection:
		return AboutSection
	case DoubtRating, DoubtTitle, DoubtFIDE, DoubtFederation, DoubtSaidRating:
		return AboutRating
	case DoubtTeam, DoubtSameBoard, DoubtLineUp:
		return AboutTeam
	case DoubtGone, DoubtPlaying, DoubtHidden:
		return AboutPlaying
	case DoubtWhich:
		return AboutWhich
	case DoubtSplit:
		return AboutSplit
	case DoubtSameInList, DoubtSameHere, DoubtSameBirth, DoubtBornHere:
		return AboutDuplicate
	}
	return AboutNote
}
