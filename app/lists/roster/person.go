package roster

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// person is one child of a line with the facts that are his.
type person struct {
	run      nameRun
	facts    []int // of the line
	entrant  Entrant
	doubts   []Doubt
	same     []int // places of "ditto" among the facts
	maybeSex bool  // the name ends with "Putra" or "Putri"
	letter   bool  // the sex is a letter that ends the line, or a number is taken for a class: the list decides
	bare     bool
	inherits bool // of several in a line, joined by a word: it was asked already
	ownClub  bool
	formed   string // the case in which the name stood, where another is proposed
	gone     bool
}

func (p *person) doubt(k DoubtKind, text string) {
	for _, d := range p.doubts {
		if d.Kind == k && d.Text == text {
			return
		}
	}
	p.doubts = append(p.doubts, Doubt{Kind: k, Text: text})
}

// people makes persons of the runs of a line and gives each its facts.
func (l *line) people(list []nameRun) []*person {
	list = l.sorted(l.surnames(list))
	list = l.choices(list)
	list = l.withoutPlaces(l.withoutAdults(list))
	people := make([]*person, len(list))
	for i, r := range list {
		people[i] = &person{run: r, doubts: slices.Clone(r.doubts)}
		if !r.labelled {
			l.takeName(r)
		}
	}
	l.share(people)
	l.askSplit(people)
	for _, p := range people {
		l.fill(p)
	}
	return people
}

// takeName gives the words of a name their role; what stands in brackets inside it keeps its own.
func (l *line) takeName(r nameRun) {
	l.facts = append(l.facts, fact{role: lexicon.RoleName, from: r.from, to: r.to, text: r.text})
	for i := r.from; i < r.to; i++ {
		t := &l.toks[i]
		if t.Role == lexicon.RoleUnknown || t.Role == lexicon.RoleName || t.Role == lexicon.RoleMark && !lexicon.IsOneOf(t.Fold, "( ) [ ]") {
			t.Role, t.Fact = lexicon.RoleName, len(l.facts)
		}
	}
}

// surnames gives the words behind "prezime" or "surname" to all names of the line.
func (l *line) surnames(list []nameRun) []nameRun {
	var out []nameRun
	surname := ""
	for _, r := range list {
		k := r.from - 1
		if l.is(k, ":") {
			k--
		}
		if k >= 0 && lexicon.IsOneOf(l.toks[k].Fold, "prezime prezimena surname marga lastname") && !r.labelled && (len(out) > 0 || l.headsNames(r, list)) {
			surname = r.text
			l.take(fact{role: lexicon.RoleName, from: r.from, to: r.to, text: r.text})
			l.set(k, k+1, lexicon.RoleLabel)
			continue
		}
		out = append(out, r)
	}
	if surname != "" {
		for i := range out {
			if !strings.Contains(out[i].text, " ") {
				out[i].text += " " + surname
			}
			out[i].doubts = append(out[i].doubts, Doubt{Kind: DoubtSplit, Text: out[i].text})
		}
	}
	return out
}

// headsNames reports whether a name before a colon leads to others of one word each: "unuci, prezime Škarica: Ante 2012. i Luce 2015."
func (l *line) headsNames(r nameRun, list []nameRun) bool {
	return l.is(r.to, ":") && len(list) > 1 && !slices.ContainsFunc(list, func(o nameRun) bool { return o.from > r.to && !isIncomplete(o.text) })
}

// sorted joins "Horvat, Ivan" where stronger signs than commas part the fields, and the parts of a form's name.
func (l *line) sorted(list []nameRun) []nameRun {
	strong := false
	for i, t := range l.toks {
		strong = strong || t.Kind == lexicon.Sign && lexicon.IsOneOf(t.Fold, "; | /") && l.parts(i) || t.Fold == "\t"
	}
	var out []nameRun
	for _, r := range list {
		n := len(out)
		if n > 0 && r.labelled && out[n-1].labelled && l.isGiven(out[n-1]) != l.isGiven(r) && (l.isGiven(r) || l.isSurname(r)) {
			given, surname := out[n-1].text, r.text
			if l.isSurname(out[n-1]) {
				given, surname = surname, given
			}
			out[n-1].text, out[n-1].sort, out[n-1].to = given+" "+surname, surname+", "+given, max(out[n-1].to, r.to)
			continue
		}
		if n == 1 && len(list) == 2 && l.isSurnameFirst(out[0], r) {
			title, surname := "", out[0].text
			if m := leadingTitle().FindString(surname); m != "" {
				title, surname = m, surname[len(m):] // "Dr. Winkelmann, Ulf"
			}
			out[0].text, out[0].sort, out[0].to = title+r.text+" "+surname, surname+", "+r.text, r.to
			continue
		}
		if n == 1 && len(list) == 2 && !l.headed(out[0].from) && strong && !r.labelled && r.from == out[0].to+1 && l.is(out[0].to, ",") && !strings.Contains(r.text, " ") && l.edge(r.to) && !l.is(r.to, ",") {
			surname := out[0].text
			out[0].text, out[0].sort, out[0].to = r.text+" "+surname, surname+", "+r.text, r.to
			continue
		}
		out = append(out, r)
	}
	return out
}

// leadingTitle is an academic title before a surname.
var leadingTitle = lexicon.Pattern(`^(?:(?:Dr|Prof|Drs|Ir|Mag|Ing)\.?\s+)+`)

// isSurnameFirst reports whether the two words of an entry with one rating are a surname, a comma and a given name: "McAllister, Fergus 1777".
func (l *line) isSurnameFirst(a, b nameRun) bool {
	plain := func(r nameRun) bool { return !r.labelled && r.nick == "" && len(r.doubts) == 0 && !r.weak }
	surname := leadingTitle().ReplaceAllString(a.text, "")
	behind := b.to >= len(l.toks) || l.parts(b.to) || l.toks[b.to].Role == lexicon.RoleRating || l.toks[b.to].Role == lexicon.RoleAside
	return l.rated && l.listed && l.ratings() == 1 && plain(a) && plain(b) && l.opens(a.from) && b.from == a.to+1 && l.is(a.to, ",") && isIncomplete(surname) && isIncomplete(b.text) && behind
}

func (l *line) isGiven(r nameRun) bool   { return l.labelOf(r) == GivenName }
func (l *line) isSurname(r nameRun) bool { return l.labelOf(r) == Surname }

// labelOf is the label of a name of a form.
func (l *line) labelOf(r nameRun) Field {
	if f := l.toks[r.from].Fact; f > 0 {
		return Field(l.facts[f-1].n)
	}
	return Ignored
}

// choices makes one doubtful name of two between which somebody has not chosen: "Tea ili Thea Rončević", "Kevin / Calvin".
func (l *line) choices(list []nameRun) []nameRun {
	var out []nameRun
	for i, r := range list {
		if n := len(out); n > 0 && !r.labelled {
			a := &out[n-1]
			word := r.from == a.to+1 && l.toks[a.to].Sense&lexicon.OrWord != 0
			if word && countWords(a.text) > 1 && countWords(r.text) > 1 {
				a.doubts = append(a.doubts, Doubt{Kind: DoubtPlaying, Text: l.span(a.from, r.to)})
				r.doubts = append(r.doubts, Doubt{Kind: DoubtPlaying, Text: l.span(a.from, r.to)})
				out = append(out, r) // "Agus Salmon atau Agus Rohim": one of two
				continue
			}
			slash := len(list) == 2 && r.from == a.to+1 && l.is(a.to, "/") && l.toks[a.to].Spaced && !strings.Contains(a.text+r.text, " ") && i == 1 && !l.headed(a.from) && l.singular(r.to)
			if word && countWords(a.text) > 1 && countWords(r.text) > 1 && !isRespelt(a.text, r.text) && l.listed {
				d := Doubt{Kind: DoubtPlaying, Text: l.span(a.from, r.to)} // "Agus Salmon atau Agus Rohim": one of two
				a.doubts, r.doubts = append(a.doubts, d), append(r.doubts, d)
				out = append(out, r)
				continue
			}
			if word || slash {
				a.to = r.to
				a.text = cut(l.nameText(a.from, a.to))
				a.doubts = append(a.doubts, Doubt{Kind: DoubtRest, Text: a.text})
				if word {
					l.toks[r.from-1].Role = lexicon.RoleName
				}
				continue
			}
		}
		out = append(out, r)
	}
	return out
}

// singular reports whether what stands behind two names is about one child: a remark, and one letter for a sex.
func (l *line) singular(i int) bool {
	for k := i; k < len(l.toks); k++ {
		if f := l.toks[k].Fact; f > 0 && l.facts[f-1].many {
			return false
		}
	}
	return !l.is(i, "/")
}

// headed reports whether a colon parts a heading from what stands at i.
func (l *line) headed(i int) bool {
	for k := i - 1; k >= 0; k-- {
		if l.is(k, ":") || l.is(k, "=") {
			return true
		}
		if l.isWord(k) {
			return false
		}
	}
	return false
}

// withoutAdults drops those called Pak or Bu where children stand in the line too.
func (l *line) withoutAdults(list []nameRun) []nameRun {
	children := 0
	for i := range list {
		r := &list[i]
		if t := l.toks[r.from]; r.to == r.from+1 && t.Sense&lexicon.Honorific != 0 && t.Sense&lexicon.AlsoName == 0 && t.Runes() > 3 && !r.labelled {
			r.adult = true // "Ustadzah, …": who is spoken to
		}
		if r.adult = r.adult && !l.isOwnEntry(*r); !r.adult {
			children++
		}
	}
	if children == 0 {
		return list
	}
	return slices.DeleteFunc(list, func(r nameRun) bool {
		if r.adult && !r.labelled {
			l.set(r.from, r.to, lexicon.RoleAside)
		}
		return r.adult && !r.labelled
	})
}

// withoutPlaces drops places of birth: words behind "lahir di", and words between a comma and the day of birth where a
// school or a label of birth stands before.
func (l *line) withoutPlaces(list []nameRun) []nameRun {
	return slices.DeleteFunc(list, func(r nameRun) bool {
		if r.labelled {
			return false
		}
		before := l.placeLabel(r.from)
		after := r.to
		if l.is(after, ",") || l.is(after, "/") || l.has(after, lexicon.BirthLabel) || after < len(l.toks) && l.toks[after].Role == lexicon.RoleLabel {
			after++
		}
		dated := after < len(l.toks) && l.toks[after].Role == lexicon.RoleBirth || after+1 < len(l.toks) && l.is(after, ":") && l.toks[after+1].Role == lexicon.RoleBirth
		first := r.from == list[0].from || l.toks[r.from-1].Sense&lexicon.AndWord != 0 && l.toks[r.from-1].Kind == lexicon.Word // "Iva Jukić, 2015., i Jakov Kralj, 2016."
		if l.isBirthplace(list, r, after) {
			l.set(r.from, r.to, lexicon.RoleAside)
			return true
		}
		if before || dated && !first && after > r.to && l.hasFact(lexicon.RoleClub) && l.toks[r.from-1].Role != lexicon.RoleNumber && l.clubBefore(r.from) {
			l.set(r.from, r.to, lexicon.RoleAside)
			return true
		}
		return false
	})
}

// isBirthplace reports whether a name between a comma and a whole day of birth is the place of it: "01) Adnan Fauzi, Cibeureum 3 Mei
// 2015", in an entry that begins with another name and has one day alone.
func (l *line) isBirthplace(list []nameRun, r nameRun, after int) bool {
	k := r.from - 1
	if len(list) < 2 || r.from != list[1].from || !l.is(k, ",") && !l.is(k, "/") && !l.is(k, ";") && !l.is(k, "|") || after >= len(l.toks) || l.toks[after].Role != lexicon.RoleBirth {
		return false
	}
	days := 0
	for i := range l.facts {
		if l.facts[i].role == lexicon.RoleBirth {
			days++
		}
	}
	whole := l.facts[l.toks[after].Fact-1].date.Day > 0 || len(l.facts[l.toks[after].Fact-1].doubts) > 0
	between := l.onlyFacts(list[0].to, k)
	return days == 1 && whole && (l.numbered || l.listed && between || after == r.to && list[0].to-list[0].from > 1) && (l.clings(list[0].to, k) || between)
}

// onlyFacts reports whether nothing but facts of a player and the signs between them stands from one token to another, and one at least.
func (l *line) onlyFacts(from, to int) bool {
	facts := false
	for k := from; k < to; k++ {
		switch t := l.toks[k]; {
		case t.Role.IsFact() && t.Role != lexicon.RoleName, t.Role == lexicon.RoleLabel:
			facts = true
		case t.Kind == lexicon.Sign:
		default:
			return false
		}
	}
	return facts
}

// clubBefore reports whether a school stands before token i.
func (l *line) clubBefore(i int) bool {
	for k := range l.facts {
		if l.facts[k].role == lexicon.RoleClub && l.facts[k].to <= i {
			return true
		}
	}
	return false
}

// placeLabel reports whether the words before i say that a place of birth follows: "lahir di", "ttl:", "rođen u", "born in".
func (l *line) placeLabel(i int) bool {
	k := i - 1
	for k >= 0 && (l.is(k, ":") || l.is(k, ",") && k == i-1 && l.toks[max(k-1, 0)].Role == lexicon.RoleLabel || l.is(k, ".") || lexicon.IsOneOf(l.toks[k].Fold, "di u in at kota") && l.toks[k].Kind == lexicon.Word) {
		k--
	}
	if k < 0 || k == i-1 && !lexicon.IsOneOf(l.toks[k].Fold, "ttl lahir lhr ttgl") {
		return false
	}
	return l.toks[k].Sense&lexicon.BirthLabel != 0 && lexicon.IsOneOf(l.toks[k].Fold, "ttl lahir lhr ttgl kelahiran dilahirkan rođen rodena roden rod born tempat")
}

// fill takes over the facts of a person.
func (l *line) fill(p *person) {
	e := &p.entrant
	e.Name, e.SortName, e.Nickname = cut(p.run.text), cut(p.run.sort), cut(p.run.nick)
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleNickname && e.Nickname == "" && len(l.children) < 2 {
			e.Nickname = cut(f.text)
		}
	}
	for _, i := range p.facts {
		f := &l.facts[i]
		for _, d := range f.doubts {
			p.doubts = append(p.doubts, d)
			p.gone = p.gone || d.Kind == DoubtGone
		}
		l.fillFact(p, i)
	}
	last := ""
	for w := range fieldsOf(e.Name) {
		last = w
	}
	p.maybeSex = e.Sex == 0 && strings.Contains(e.Name, " ") && lexicon.Lexicons()[""][last]&(lexicon.MaleName|lexicon.FemaleName) != 0 && len(last) > 2 && !p.run.labelled
}

// fillFact takes over one fact. A second of a kind that says otherwise is asked, and neither is taken.
func (l *line) fillFact(p *person, i int) {
	e, f := &p.entrant, &l.facts[i]
	switch f.role {
	case lexicon.RoleSex:
		if f.sex != 0 && e.Sex != 0 && e.Sex != f.sex {
			p.doubt(DoubtSex, l.span(f.from, f.to))
			e.Sex = 0
			return
		}
		e.Sex = max(e.Sex, f.sex)
		p.letter = p.letter || f.guess
	case lexicon.RoleBirth:
		l.fillBirth(p, f)
	case lexicon.RoleClass:
		if e.Class != 0 && f.n != 0 && e.Class != f.n {
			p.doubt(DoubtClass, strconv.Itoa(e.Class)+", "+strconv.Itoa(f.n))
			e.Class, e.ClassText = 0, ""
			return
		}
		e.Class, e.ClassText = max(e.Class, f.n), longer(e.ClassText, f.text)
		p.bare = p.bare || f.guess
	case lexicon.RoleClub:
		if e.Club != "" && lexicon.Fold(e.Club) != lexicon.Fold(f.text) {
			p.doubt(DoubtClub, f.text)
			return
		}
		e.Club, p.ownClub = f.text, true
		if f.guess {
			p.doubt(DoubtSplit, e.Name)
		}
	case lexicon.RoleGroup:
		e.Group = longer(e.Group, f.text)
	case lexicon.RoleRating:
		e.Rating = max(e.Rating, f.n)
	case lexicon.RoleFIDE:
		e.FIDEID = f.text
	case lexicon.RoleTitle:
		if t, ok := swiss.ParseTitle(f.text); ok {
			e.Title = t
		}
	case lexicon.RoleSame:
		p.same = append(p.same, i)
	}
}

func longer(a, b string) string {
	if len(b) > len(a) {
		return b
	}
	return a
}

// fillBirth takes over a date; two that differ are asked.
func (l *line) fillBirth(p *person, f *fact) {
	e := &p.entrant
	switch {
	case e.Birth.IsZero():
		e.Birth = f.date
	case f.date.IsZero() || f.date == e.Birth || f.date.Day == 0 && f.date.Month == 0 && f.date.Year == e.Birth.Year:
	case e.Birth.Day == 0 && e.Birth.Year == f.date.Year:
		e.Birth = f.date
	default:
		p.doubts = append(p.doubts, Doubt{Kind: DoubtDate, Text: l.span(f.from, f.to), Dates: []swiss.Date{e.Birth, f.date}})
	}
}
