package roster

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/alike"
	"wasit/app/lists/cases"
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// field reads a line of a form, "Kelas : 5". A name begins a player, every other label says something of him.
func (s *story) field(l *line) bool {
	if l.labels == 0 {
		return false
	}
	named := false
	for i := range l.facts {
		named = named || l.facts[i].role == lexicon.RoleName && l.facts[i].labelled
	}
	if part := l.partOfName(); part != nil && s.form != nil && s.formPart != Ignored && part.n != int(s.formPart) {
		r := s.row(s.form)
		name := r.Entrant.Name + " " + part.text
		if s.formPart == Surname {
			name = part.text + " " + r.Entrant.Name
		}
		r.Entrant.Name, r.Doubts = name, r.without(DoubtName)
		s.note(s.form, l)
		s.formPart = Ignored
		return true
	}
	if named {
		s.formPart = Ignored
		if part := l.partOfName(); part != nil {
			s.formPart = Field(part.n)
		}
		for _, p := range l.people(s.runs(l)) {
			if p.run.labelled {
				s.form = s.admit(l, p)
			}
		}
		return true
	}
	if s.form == nil {
		return false
	}
	s.tell(s.form, s.factsOf(l), l)
	return true
}

// partOfName is the given name or the surname that is all of a name on a line of a form: "Ime: Mateo".
func (l *line) partOfName() *fact {
	var found *fact
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleName && f.labelled {
			if found != nil || Field(f.n) != GivenName && Field(f.n) != Surname {
				return nil
			}
			found = f
		}
	}
	return found
}

// factsOf are the facts of a line that names nobody; "ditto" is what the player above has.
func (s *story) factsOf(l *line) Entrant {
	p := &person{}
	for i := range l.facts {
		if f := &l.facts[i]; f.role != lexicon.RoleName && !(f.role == lexicon.RoleClass && f.guess && l.rated) { // "papan rusak 3"
			l.fillFact(p, i)
		}
	}
	if len(p.same) > 0 && p.entrant.Club == "" || isSame(p.entrant.Club) || lexicon.Fold(p.entrant.Club) == "sama" {
		p.entrant.Club = s.clubAbove()
	}
	if p.entrant.Birth.IsZero() {
		p.entrant.Age = ageIn(l.source[l.toks[0].At:])
	}
	return p.entrant
}

// clubAbove is the school of the last player of who writes that has one.
func (s *story) clubAbove() string {
	for i := len(s.known) - 1; i >= 0; i-- {
		if c := s.known[i]; c.author == s.author && c != s.form && s.row(c).Entrant.Club != "" {
			return s.row(c).Entrant.Club
		}
	}
	return ""
}

// agePattern is an age as it is told of one player.
var agePattern = lexicon.Pattern(`(?i)(?:\b(?:he'?s|she'?s|he is|she is|umur|usia|aged?|star|stara|ima)\s+(\d{1,2})\b|\b(\d{1,2})\s*(?:godina|godine|god\.|g\.\)|tahun|thn\b|th\b|years?\s*old|yo\b|yrs\b))`)

// ageIn reads an age in a text; 0 for none.
func ageIn(text string) int {
	m := agePattern().FindStringSubmatch(text)
	if m == nil {
		return 0
	}
	n, _ := strconv.Atoi(m[1] + m[2])
	return n
}

// entry reads a line of a list: its players, or what it adds to known ones.
func (s *story) entry(l *line, runs []nameRun) {
	if m := s.mentions(l); l.requestEnd() > 0 && !l.listed || l.listed && len(m) > 0 && s.isRemarkOn(l, m[0], runs) {
		s.sentence(l)
		return
	}
	if l.endsAsking() && l.opensAsking() && !l.signedUp && !s.tellsNew(l, runs) {
		return
	}
	if m := s.mentions(l); len(m) > 0 && (!l.listed && !s.isOfAnotherSchool(l, m[0].c) || s.isShortOf(l, m[0], runs) || m[0].from == 0 && isPossessed(l.toks[m[0].to-1].Text) || s.changes(l) || s.mending || s.notes || s.says(l, lexicon.FullName) || s.says(l, lexicon.SurnameIs) || s.says(l, lexicon.Spelled)) || s.othersAt(l) >= 0 || l.saysNumber() && s.isAboutWriting(l) {
		s.sentence(l)
		return
	}
	doubted := l.numbered && s.rated && len(runs) > 0 && l.opens(runs[0].from) && !l.opensAsking() && !l.endsAsking() // "10. Pichler (first name?)"
	if l.isTitle() || l.hasQuestion() && !doubted && (!l.describesOne() || l.opensAsking() && !s.tellsNew(l, runs)) || !l.listed && l.hasTitle() && !l.describesOne() {
		return
	}
	if s.foot || s.notes && !s.says(l, lexicon.Additional) {
		return
	}
	s.clubsAround(l, &runs)
	people := s.people(l, runs, nil)
	entered := s.subject[:0:0]
	for k, p := range people {
		joined := k+1 < len(people) && (l.joinedBy(p, people[k+1]) || s.isListedWith(l, p, people[k+1])) && isHard(people[k+1]) && !p.run.weak // as the one behind him
		if !l.listed && (!isHard(p) && !joined && !s.isAlone(l, p) && !l.isOnlyName(p) || s.near(l, p)) || s.isNobody(l, p) {
			continue
		}
		if doubted && l.hasQuestion() {
			p.doubt(DoubtName, s.words(l))
		}
		entered = append(entered, s.completedOrNew(l, p))
	}
	if len(entered) == 0 {
		return
	}
	s.subject = entered
	s.keep(l, entered, true)
	s.applyNotices(l, nil)
}

// tellsNew reports whether a line says a certain class or day of birth of somebody by his whole name, whom nobody knows.
func (s *story) tellsNew(l *line, runs []nameRun) bool {
	return slices.ContainsFunc(runs, func(r nameRun) bool {
		return !r.weak && !r.adult && countWords(r.text) > 1 && s.isTold(l, r.to) && !s.isNamedIn(r.text)
	})
}

// isListedWith reports whether nothing but a comma stands between two whole names of a line that has a school: "St Mark's: Leo Bright, Mia Chan (Y5)".
func (s *story) isListedWith(l *line, a, b *person) bool {
	whole := countWords(a.run.text) > 1 && countWords(b.run.text) > 1 && !a.run.adult
	return s.author != "" && whole && (l.hasFact(lexicon.RoleClub) || len(s.heads) > 0) && b.run.from == a.run.to+1 && l.is(a.run.to, ",")
}

// isAlone reports whether a message is one player and his age, "Ines Farkas from Oak School, she is 9", or his school right behind his name: "Ines
// Farkas, Oak School".
func (s *story) isAlone(l *line, p *person) bool {
	if s.author == "" || len(l.children) != 1 || countWords(p.run.text) < 2 || p.run.weak || p.run.from > 0 && !l.opens(p.run.from) {
		return false
	}
	if ageIn(l.source[l.toks[p.run.from].At:]) > 0 {
		return true
	}
	behind := p.run.to + 1
	return behind < len(l.toks) && l.toks[behind].Role == lexicon.RoleClub && l.parts(behind-1) && l.count(lexicon.RoleUnknown)+l.count(lexicon.RoleAside) == 0
}

// isRemarkOn reports whether an item only says something of a known player whom it calls by a part of his name, in small words and without a fact:
// "c. Nimas alergi kacang, mohon dicatat".
func (s *story) isRemarkOn(l *line, m mention, runs []nameRun) bool {
	return len(runs) == 1 && m.from == runs[0].from && !m.several && countWords(runs[0].text) < countWords(s.row(m.c).Entrant.Name) && !l.hasFacts() && !l.hasFact(lexicon.RoleRating) && l.smallWords(runs) > 0 && !s.rated
}

// isShortOf reports whether a line without a number begins with a part of the name of a known player and nothing more of one: "Yu-na 12 Des
// 2014" is about Choi Yu-na.
func (s *story) isShortOf(l *line, m mention, runs []nameRun) bool {
	return !l.numbered && len(runs) > 0 && m.from == runs[0].from && m.to >= runs[0].to && !m.several &&
		len(s.wordsOf(runs[0].text)) < len(s.wordsOf(s.row(m.c).Entrant.Name)) && countWords(runs[0].text) == 1
}

// opensAsking reports whether the first word of a line is one that begins a question, "2. Does Poppy need a clock?", or the second asks: "Dobiva li
// Nora nagradu?", "Bolehkah Andi terlambat?"
func (l *line) opensAsking() bool {
	for i, t := range l.toks {
		if t.Kind != lexicon.Word || t.Role == lexicon.RoleNumber || t.Runes() == 1 && l.parts(i+1) {
			continue
		}
		li := i+1 < len(l.toks) && l.toks[i+1].Text == "li" && l.lang == "hr"
		return li || openQuestions.Has(t.Fold) || l.lang == "id" && strings.HasSuffix(t.Fold, "kah") && t.Runes() > 4
	}
	return false
}

// openQuestions begin questions.
var openQuestions = lexicon.Set("can could does do is are will would may should has have what where how whose apakah apa bagaimana gimana berapa kapan dimana treba moze smije hoce li jel koliko kada gdje kako zasto darf kann braucht muss gibt bekommt wie was wo wann")

// hasQuestion reports whether a question mark stands in a line that is not about a number: "1290?".
func (l *line) hasQuestion() bool {
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool { return strings.Contains(t.Text, "?") && !t.Role.IsFact() })
}

// isOfAnotherSchool reports whether a line that begins with the name of a known player names another school than his: two children
// of one name.
func (s *story) isOfAnotherSchool(l *line, c *character) bool {
	known := s.row(c).Entrant.Club
	return known != "" && slices.ContainsFunc(l.facts, func(f fact) bool {
		return f.role == lexicon.RoleClub && alike.Schools(l.text(f.from, f.to), known) == alike.Different
	})
}

// changes reports whether a line withdraws, replaces or mends somebody.
func (s *story) changes(l *line) bool {
	for i := range l.toks {
		if _, to := lexicon.NoticeAt(l.toks, i, lexicon.ReplacedBy, lexicon.InPlaceOf, lexicon.Successor, lexicon.Withdrawn, lexicon.Mended, lexicon.Denied, lexicon.Perhaps, lexicon.Comes, lexicon.Reserve); to > i {
			return true
		}
	}
	return false
}

// isHard reports whether something certain is said of a person.
//
// A number alone may be a class, and is not certain.
func isHard(p *person) bool {
	e := p.entrant
	return e.Class > 0 && !p.bare || !e.Birth.IsZero() || e.Sex != 0 || e.Rating > 0 || e.Age > 0 || e.Group != "" || e.Title != 0 || e.FIDEID != ""
}

// isOnlyName reports whether a line is a name and nothing else.
func (l *line) isOnlyName(p *person) bool {
	for i, t := range l.toks {
		if (t.Kind == lexicon.Word || t.Kind == lexicon.Digits) && (i < p.run.from || i >= p.run.to) || t.Role == lexicon.RoleAside {
			return false
		}
	}
	return true
}

// sectionsNamed are the sections that a line names.
func (s *story) sectionsNamed(l *line) map[string]bool {
	found := map[string]bool{}
	for i := range l.toks {
		for k := i + 1; k <= min(len(l.toks), i+4); k++ {
			sec, ok := s.named(l.text(i, k))
			if !ok {
				continue
			}
			found[sec.Name] = true
			if k+1 < len(l.toks) && k > i+1 && (l.toks[k].Sense&lexicon.OrWord != 0 || l.is(k, "/")) { // "Level A atau B"
				if other, ok := s.named(l.text(i, k-1) + " " + l.toks[k+1].Text); ok {
					found[other.Name] = true
				}
			}
		}
	}
	return found
}

// isNobody reports whether what looks like a name in an entry is none: words of a form, a place kept open.
func (s *story) isNobody(l *line, p *person) bool {
	if s.says(l, lexicon.Unreadable) && (p.run.weak || !l.numbered) {
		return true
	}
	if p.run.adult && !l.isOwnEntry(p.run) || l.endsInOffice() || lexicon.IsNotice(p.run.text, lexicon.Total, lexicon.Example, lexicon.Test) || s.authors[p.run.text] && !isHard(p) {
		return true
	}
	if l.is(p.run.to, ":") && isIncomplete(p.run.text) && p.run.to+1 < len(l.toks) && l.toks[p.run.to+1].Sense&lexicon.Honorific != 0 {
		return true // "Driver: Pak Man"
	}
	if l.isToBeAsked(p) || l.isStatement(p) || s.isSomebody(l) {
		return true
	}
	first := l.toks[p.run.from]
	return l.is(p.run.from-1, "(") && !l.opens(p.run.from) && first.Sense != 0 && !isHard(p) || p.run.weak && !isHard(p) && !s.says(l, lexicon.OpenName)
}

// isSomebody reports whether an entry of a rated list begins with a word for somebody whose name is not known, and tells no fact: "18. još jedan
// Mađar, Tibor će ga dovesti". Names behind a colon are those of players.
func (s *story) isSomebody(l *line) bool {
	if !s.rated || !l.numbered || l.hasFacts() || l.hasFact(lexicon.RoleRating) || slices.ContainsFunc(l.toks, func(t lexicon.Token) bool { return t.Text == ":" }) {
		return false
	}
	for _, t := range l.toks {
		if t.Kind == lexicon.Word && t.Role != lexicon.RoleNumber {
			return indefinite.Has(t.Fold)
		}
	}
	return false
}

// indefinite words lead to somebody without a name.
var indefinite = lexicon.Set("još jos neki neka neko netko nekakav jedan jedna onaj ona taj ta gost gošća gosca some somebody someone another a an the one that guest seorang seseorang orang tamu teman jemand ein eine einer noch irgendein")

// isStatement reports whether an item is a sentence, whose first word alone has a capital: "3. Konsumsi ditanggung masing-masing sekolah".
func (l *line) isStatement(p *person) bool {
	if p.run.to != p.run.from+1 || p.run.labelled || isHard(p) || !l.opens(p.run.from) {
		return false
	}
	small := 0
	for k, t := range l.toks[p.run.to:] {
		switch {
		case t.Kind == lexicon.Digits, t.Kind == lexicon.Sign && t.Fold != "." && l.parts(p.run.to+k), t.Kind == lexicon.Word && (t.IsCapital() || t.Role.IsFact()):
			return false
		case t.Kind == lexicon.Word:
			small++
		}
	}
	return small > 2
}

// isFree reports whether somebody else stands first in an entry, and nothing is said of this one.
func (l *line) isFree(p *person) bool {
	return p != l.children[0] && isHard(l.children[0]) && !isHard(p)
}

// isToBeAsked reports whether a word behind a verb in small letters, within an entry, is somebody else who knows more: "Kovačec, ime pitati
// Božu".
func (l *line) isToBeAsked(p *person) bool {
	k := p.run.from - 1
	if len(l.children) > 1 && p == l.children[0] && !slices.ContainsFunc(l.children, func(o *person) bool { return !isIncomplete(o.run.text) }) && l.smallBefore(p.run.from) {
		return false // "vatrogasci Sedmak, Tomašić i Uremović"
	}
	if !l.listed || k < 1 || l.opens(p.run.from) || p.run.to != p.run.from+1 || p.run.labelled || isHard(p) {
		return false
	}
	for back := k; back > 0 && l.toks[back].Kind == lexicon.Word && !l.toks[back].IsCapital(); back-- {
		if l.toks[back].Sense&lexicon.AndWord != 0 {
			return false // "and his lad Toby"
		}
	}
	const joins = lexicon.AndWord | lexicon.PlusWord | lexicon.OrWord | lexicon.Kin | lexicon.Male | lexicon.Female | lexicon.NickMark
	t := l.toks[k]
	return t.Kind == lexicon.Word && !t.IsCapital() && (t.Role == lexicon.RoleUnknown || l.isFree(p)) && t.Sense&joins == 0 && !kinWords.Has(t.Fold)
}

// smallBefore reports whether nothing but small words and the number of an entry stands before token i.
func (l *line) smallBefore(i int) bool {
	return !slices.ContainsFunc(l.toks[:i], func(t lexicon.Token) bool {
		return t.Role != lexicon.RoleNumber && (t.Kind != lexicon.Word || t.IsCapital()) && t.Kind != lexicon.Sign
	})
}

// admit makes a player of a person, or adds what is said to the known one whom his name means.
func (s *story) admit(l *line, p *person) *character {
	s.tidy(l, p)
	c, relation := s.find(p.entrant.Name, l.listed)
	if relation == stranger {
		return s.enter(l, p)
	}
	if another, asked := s.isAnother(c, relation, l, p); another {
		if asked {
			p.doubts = append(p.doubts, Doubt{Kind: DoubtSameInList, Text: p.entrant.Name, Other: s.row(c).Line})
		}
		entered := s.enter(l, p)
		s.row(entered).Apart = asked
		return entered
	}
	if relation == longerThan {
		s.row(c).rename(p.entrant.Name, l.number, s.words(l))
	}
	s.tell(c, p.entrant, l)
	return c
}

// isAnother reports whether an entry is somebody else than the known player of that name: of another school, or with a number of his
// own in the same list. Children share names; where the whole name is the same it is asked, and never are two made one in silence.
func (s *story) isAnother(c *character, relation relation, l *line, p *person) (another, asked bool) {
	if relation != sameAs {
		return false, false
	}
	e := p.entrant
	s.under(&e)
	known := s.row(c).Entrant
	whole := countWords(e.Name) > 1
	switch {
	case known.toldApart(e):
		return true, false
	case e.Club != "" && known.Club != "" && alike.Schools(s.ownClub(e.Club), known.Club) == alike.Different:
		return true, whole
	case l.listed && slices.Contains(s.current, c):
		return true, true
	}
	return false, false
}

// words is the text of a line that belongs to its message.
func (s *story) words(l *line) string { return bounded(l.source[l.toks[0].At:]) }

// tell adds what a line says to a known player.
func (s *story) tell(c *character, e Entrant, l *line) {
	e.Name = ""
	if known := s.row(c).Entrant.Birth; known.Day > 0 && e.Birth.Year > 0 && e.Birth.Day == 0 && e.Birth.Year != known.Year {
		e.Birth.Month, e.Birth.Day = known.Month, known.Day // only the year was wrong
	}
	if known := s.row(c).Entrant.Birth; e.Birth.IsZero() && known.Day > 0 {
		if d, m, ok := l.dayAlone(); ok {
			e.Birth = swiss.Date{Year: known.Year, Month: m, Day: d}
		} else if right := l.insteadOf(known); right != known {
			e.Birth = right
		}
	}
	s.row(c).update(e, l.number, s.words(l))
	s.used[l.number] = true
}

// insteadOf is a birthday with the day or month that a line puts in the place of another one, "tgl 19 bukan 9", "bulan 10 bukan 11".
func (l *line) insteadOf(known swiss.Date) swiss.Date {
	m := partDenied().FindStringSubmatch(l.source[l.toks[0].At:])
	if m == nil || !l.saysBirth() {
		return known
	}
	right, _ := strconv.Atoi(m[2])
	wrong, _ := strconv.Atoi(m[3])
	switch month := m[1] != ""; {
	case month && wrong == known.Month && right >= 1 && right <= 12:
		known.Month = right
	case !month && wrong == known.Day && right >= 1 && right <= 31:
		known.Day = right
	}
	return known
}

// partsOfDays takes the numbers by which a day or month is corrected for nothing else.
func (l *line) partsOfDays() {
	if len(l.toks) == 0 || !l.saysBirth() {
		return
	}
	start := l.toks[0].At
	m := partDenied().FindStringIndex(l.source[start:])
	if m == nil {
		return
	}
	for i := range l.facts {
		if f := &l.facts[i]; f.role != lexicon.RoleBirth && l.toks[f.from].At >= start+m[0] && l.toks[f.to-1].End <= start+m[1] {
			f.role = lexicon.RoleAside
			l.set(f.from, f.to, lexicon.RoleAside)
		}
	}
	for i := range l.toks {
		if t := l.toks[i]; t.Role == lexicon.RoleUnknown && t.At >= start+m[0] && t.End <= start+m[1] {
			l.set(i, i+1, lexicon.RoleAside)
		}
	}
}

// partDenied is the number of a day, or behind its word of a month, in the place of another one.
var partDenied = lexicon.Pattern(`(?i)(\b(?:bulan|bln|month|mjesec|mjeseca)\s+)?\b(\d{1,2})(?:st|nd|rd|th|\.)?,? (?:bukan|bkn|not|nije|a ne|ne) (?:tgl |tanggal |bulan |bln |the )?(\d{1,2})\b`)

// saysBirth reports whether a word of the line is a label of birthdays.
func (l *line) saysBirth() bool {
	return slices.ContainsFunc(l.toks, func(t lexicon.Token) bool { return t.Sense&lexicon.BirthLabel != 0 })
}

// dayAlone finds the first day and month of a line that says birthday and names no year: "Harpreet's birthday is the 12th of
// September".
func (l *line) dayAlone() (day, month int, ok bool) {
	if !l.saysBirth() || slices.ContainsFunc(l.facts, func(f fact) bool { return f.role == lexicon.RoleBirth && !f.date.IsZero() }) {
		return 0, 0, false
	}
	for i := range l.toks {
		d, err := strconv.Atoi(l.toks[i].Text)
		if l.toks[i].Kind != lexicon.Digits || err != nil || d < 1 || d > 31 {
			continue
		}
		k := i + 1
		for k < len(l.toks) && (lexicon.IsOneOf(l.toks[k].Fold, "st nd rd th of") || l.is(k, ".")) {
			k++
		}
		if k < len(l.toks) {
			if m := lexicon.MonthNames()[l.toks[k].Fold]; m > 0 && l.toks[k].Kind == lexicon.Word {
				return d, m, true
			}
		}
	}
	return 0, 0, false
}

// tidy settles what the reading of a line by itself leaves open about a person.
func (s *story) tidy(l *line, p *person) {
	e := &p.entrant
	for _, i := range p.same {
		f := &l.facts[i]
		switch what := Field(f.n); {
		case f.labelled && what == Club, !f.labelled && e.Club == "":
			e.Club = s.sameClub()
		case f.labelled && what == Class && len(s.known) > 0:
			last := s.row(s.known[len(s.known)-1]).Entrant
			e.Class, e.ClassText = last.Class, last.ClassText
		}
	}
	if e.Club == "" && l.hasFact(lexicon.RoleSame) && len(p.same) == 0 || isSame(e.Club) || lexicon.Fold(e.Club) == "sama" {
		e.Club = s.sameClub()
	}
	if e.Birth.IsZero() && len(s.known) > 0 && sameYear().MatchString(l.source[l.toks[0].At:]) {
		e.Birth.Year = s.row(s.known[len(s.known)-1]).Entrant.Birth.Year
	}
	if e.Birth.IsZero() && len(l.children) == 1 {
		e.Age = ageIn(l.source[l.toks[0].At:])
	}
	if named := s.sectionsNamed(l); len(named) == 1 && len(l.children) == 1 && e.Group == "" && len(s.o.Sections) > 1 && len(l.toks) > p.run.to-p.run.from {
		for name := range named {
			e.Group = name
			if sec, ok := s.named(name); ok && e.Sex == 0 {
				e.Sex = sec.Sex
			}
		}
	} else if len(named) > 1 && len(l.children) == 1 {
		e.Group = ""
		p.doubt(DoubtSection, s.words(l))
	}
	s.friendSex(l, p)
	if sex := s.pronounSex(l); p.entrant.Sex == 0 && len(l.children) == 1 {
		p.entrant.Sex = sex
	}
	if k := p.run.from - 1; e.Sex == 0 && l.rated && l.listed {
		if l.is(k, ".") {
			k--
		}
		if k >= 0 && l.beginsName(p.run.from) {
			e.Sex = honorificSexes[l.toks[k].Fold]
		}
	}
	s.generations(l, p)
	s.familyName(l, p)
	s.shortNames(l, p)
	s.nominative(l, p)
	p.doubts = slices.DeleteFunc(p.doubts, func(d Doubt) bool {
		return d.Kind == DoubtRest || d.Kind == DoubtSplit || d.Kind == DoubtNote || d.Kind == DoubtReference || d.Kind == DoubtGone || d.Kind == DoubtClub || d.Kind == DoubtForm ||
			d.Kind == DoubtSex && e.Sex != 0
	})
	if s.form == nil && (isIncomplete(e.Name) || endsInInitial(e.Name)) && (s.lang != "id" && s.hasFullNames(l) || s.rated && l.isSurnames() && (s.hasFullNames(l) || l.headed(l.children[0].run.from))) {
		kind := DoubtShortName
		if s.rated && l.isSurnames() {
			kind = DoubtName
		}
		p.doubt(kind, s.words(l))
	}
	if s.says(l, lexicon.OpenName) || s.says(l, lexicon.Unreadable) || l.leavesNameOpen() {
		p.doubt(DoubtName, s.words(l))
	}
	if p.formed != "" {
		p.doubt(DoubtForm, s.words(l))
	}
}

// friendSex takes the sex that a Croatian or German word for a friend or neighbour says right before a name, where the sections ask for it.
func (s *story) friendSex(l *line, p *person) {
	if p.entrant.Sex != 0 || !s.o.bySex() || len(s.o.Sections) == 0 {
		return
	}
	for k := p.run.from - 1; k >= 0 && p.run.from-k < 6 && (l.toks[k].Kind == lexicon.Word && !l.toks[k].IsCapital() || l.is(k, ",")); k-- {
		switch f := l.toks[k].Fold; {
		case lexicon.IsOneOf(f, "prijatelj prijatelja kolega kolegu susjed susjeda rodak rodaka bratic bratica freund schulfreund cousin"):
			p.entrant.Sex = maleSex
			return
		case lexicon.IsOneOf(f, "prijateljica prijateljicu kolegica kolegicu susjedu rodakinja rodakinju rodica rodicu sestricna sestricnu freundin schulfreundin cousine"):
			p.entrant.Sex = femaleSex
			return
		}
	}
}

// pronounSex is the sex that "he" or "she" says of the one player of whom an English sentence speaks, where the sections ask for it. Of a
// grown-up beside him it may speak as well.
func (s *story) pronounSex(l *line) swiss.Sex {
	if s.lang != "en" || !s.o.bySex() || len(s.o.Sections) == 0 {
		return 0
	}
	var sex swiss.Sex
	for _, t := range l.toks {
		said := swiss.Sex(0)
		switch {
		case parentWords.Has(t.Fold) || t.Sense&(lexicon.GrownUp|lexicon.Kin) != 0 || kinWords.Has(t.Fold):
			return 0
		case lexicon.IsOneOf(t.Fold, "he hes"):
			said = maleSex
		case lexicon.IsOneOf(t.Fold, "she shes"):
			said = femaleSex
		}
		if said != 0 && sex != 0 && said != sex {
			return 0
		}
		sex = max(sex, said)
	}
	return sex
}

// honorificSexes are the sexes that a form of address before the player of an entry says.
var honorificSexes = map[string]swiss.Sex{"frau": femaleSex, "mbak": femaleSex, "bu": femaleSex, "ibu": femaleSex, "mrs": femaleSex, "ms": femaleSex, "miss": femaleSex, "gda": femaleSex, "gospoda": femaleSex,
	"herr": maleSex}

// leavesNameOpen reports whether a line says of a name that it will be told, asked or found later: "surname to follow", "Nachname frag ich
// noch", "tengah semak nama penuh", "surname begins with T".
func (l *line) leavesNameOpen() bool {
	for i, t := range l.toks {
		if !partsOfNames.Has(t.Fold) || i > 0 && l.toks[i-1].Fold == "by" {
			continue
		}
		for k := max(0, i-3); k < min(len(l.toks), i+5); k++ {
			if openWords.Has(l.toks[k].Fold) && l.onlyWords(min(i, k), max(i, k)) {
				return true
			}
		}
	}
	return false
}

// onlyWords reports whether nothing but words stands from one token to another.
func (l *line) onlyWords(from, to int) bool {
	return !slices.ContainsFunc(l.toks[from:to], func(t lexicon.Token) bool { return t.Kind != lexicon.Word })
}

// partsOfNames are words for a name or a part of one, and openWords say of it that it is not known yet.
var (
	partsOfNames = lexicon.Set("surname lastname forename nachname nachnamen familienname vorname vornamen prezime imena prezimena marga nama namanya nachnamens firstname")
	openWords    = lexicon.Set("follow follows later unknown tbc ask asking check checking forgot forgotten missing begins starts lupa menyusul tanya semak cek dicari frag fragen fehlt folgt noch nachfragen vergessen pitat pitati saznat saznati saznam provjerit provjeriti zaboravih naknadno")
)

// sameYear says that a player was born in the year of the one before him.
var sameYear = lexicon.Pattern(`(?i)\b(?:isto godište|ista godina|same (?:birth )?year|same year of birth|born the same year|seumuran|lahir tahun yang sama|gleicher jahrgang)\b`)

func cmpOr(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

// sameClub is the school to which "same school" points: of who was withdrawn last, of the one player of whom the sentence before spoke, or of the last
// one who has a school.
func (s *story) sameClub() string {
	if s.gone == nil && len(s.subject) == 1 && s.row(s.subject[0]).Entrant.Club != "" {
		return s.row(s.subject[0]).Entrant.Club
	}
	return cmpOr(s.goneClub(), s.clubAbove())
}

// goneClub is the school of who was withdrawn last.
func (s *story) goneClub() string {
	if s.gone == nil {
		return ""
	}
	return s.row(s.gone).Entrant.Club
}

// isIncomplete reports whether a name is one word.
func isIncomplete(name string) bool { return !strings.Contains(name, " ") }

// endsInInitial reports whether nothing but a letter is left of a surname: "Nigel P.".
func endsInInitial(name string) bool {
	list := strings.Fields(name)
	return len(list) == 2 && countLetters(list[1]) == 1
}

// isSurnames reports whether a line names three and more by one word each: "sama seperti tahun lalu: Sirait, Manurung, Tobing".
func (l *line) isSurnames() bool {
	return len(l.children) > 2 && !slices.ContainsFunc(l.children, func(p *person) bool { return !isIncomplete(p.run.text) })
}

// hasFullNames reports whether those entered above a line have surnames.
func (s *story) hasFullNames(l *line) bool {
	full, all := 0, 0
	for _, r := range s.rows {
		if r.Line == l.number {
			continue
		}
		all++
		if !isIncomplete(r.Entrant.Name) {
			full++
		}
	}
	return full > 3 && full*10 >= all*7
}

// generations keeps "ml.", "jun." behind a name: it tells father and son apart.
func (s *story) generations(l *line, p *person) {
	k := p.run.to
	if l.isWord(k) || k < len(l.toks) && l.toks[k].Kind == lexicon.Word {
		if lexicon.IsOneOf(l.toks[k].Fold, "ml st jun sen jr sr jnr snr mladi stariji junior senior") && !l.toks[k].IsCapital() || lexicon.IsOneOf(l.toks[k].Fold, "jr sr jnr snr") {
			text := l.toks[k].Text
			if l.is(k+1, ".") && l.glued(k+1) {
				text += "."
			}
			p.entrant.Name += " " + text
			p.run.to = k + 1
		}
	}
}

// shortNames takes a name in brackets behind its short form for the name: "Ljubo (Ljubomir) Šafarek".
func (s *story) shortNames(l *line, p *person) {
	e := &p.entrant
	first, rest, _ := strings.Cut(e.Name, " ")
	if nick := e.Nickname; nick != "" && countLetters(nick) > countLetters(first)+1 && countLetters(first) < 5 && rest != "" && !strings.Contains(nick, " ") && strings.Contains(l.source, first+" ("+nick+") ") && !resembles(first, nick) && !resembles(nick, first) {
		e.Name, e.Nickname = nick+" "+rest, first // "Bill (William) Ashby"
		p.doubt(DoubtName, s.words(l))
	} else if nick != "" && len(nick) > len(first) && len(first) > 3 && strings.Contains(l.source, first+" ("+nick+")") && len(lexicon.Fold(first)) > 2 && strings.Contains(lexicon.Fold(nick), lexicon.Fold(first)[:3]) && !strings.Contains(nick, " ") && rest != "" {
		e.Name, e.Nickname = nick+" "+rest, first
	} else if nick != "" && len(nick) > 3 && rest != "" && !strings.HasPrefix(lexicon.Fold(first), lexicon.Fold(nick)) && strings.Contains(l.source, first+" ("+nick+") ") && len(lexicon.Fold(nick)) > 1 && strings.HasPrefix(lexicon.Fold(first), lexicon.Fold(nick)[:2]) {
		p.doubt(DoubtName, s.words(l)) // "Perica (Petar) Perković": which is the name?
	}
}

// nominative proposes the first case of a name that a Croatian verb puts into the fourth, "prijavljujem Tonija Kraljića", and
// keeps that it is a guess.
func (s *story) nominative(l *line, p *person) {
	name := p.entrant.Name
	if s.lang != "hr" || name == "" {
		return
	}
	if k := p.run.from - 2; k >= 0 && lexicon.IsOneOf(l.toks[k].Fold, "s sa") {
		if first, ok := cases.Instrumental(name); ok {
			p.entrant.Name, p.formed = first, name // "s rođakom Franom Gavranom"
			return
		}
	}
	first, _, full := strings.Cut(name, " ")
	oblique, boy := cases.IsOblique(name)
	inU := strings.HasSuffix(first, "u") && len(first) > 2 // no name of the first case ends so
	spoken := !l.listed && (inU || oblique && !l.isSomebodys(p))
	if !l.governed(p.run.from) && !spoken || !full && !inU && !strings.HasSuffix(first, "a") || strings.HasSuffix(first, "a") && (p.entrant.Sex == femaleSex || l.isAboutGirl(p)) {
		return
	}
	boy = boy || strings.HasSuffix(first, "a") || l.isAboutBoy(p)
	if !inU && !strings.HasSuffix(first, "a") {
		return
	}
	if p.entrant.Name = cases.Nominative(name, boy); p.entrant.Name != name {
		p.formed = name
	}
}

// childGroups are several children of whom the names behind a comma say who they are.
var childGroups = lexicon.Set("klince djecu decu cure curice dečke djevojčice sinove kćeri kćerke unuke blizance blizanke učenike nećake")

// isSomebodys reports whether a name stands in the second case behind a word whose person it is: "sin Marka Markovića", "kod Petra Perića".
func (l *line) isSomebodys(p *person) bool {
	k := p.run.from - 1
	return k >= 0 && l.toks[k].Kind == lexicon.Word && lexicon.IsOneOf(l.toks[k].Fold, "sin kci kcerka brat sestra unuk djed baka otac mama majka tata ucenik ucenica od kod iz trener kapetan prijatelj")
}

// isAboutGirl reports whether a line says that its player is a girl, or a word for one stands right before the name.
func (l *line) isAboutGirl(p *person) bool {
	if p.entrant.Sex == femaleSex {
		return true // "moje dvije cure, Tena i Tisa"
	}
	k := p.run.from - 1
	if k > 0 && lexicon.IsOneOf(l.toks[k-1].Fold, "svog svoga mog moga mojeg mojega naseg nasega njegovog njezinog njenog jednog tog ovog") {
		return false // "svog unuka Dominika"
	}
	return k >= 0 && lexicon.IsOneOf(l.toks[k].Fold, "kci kcer kcerka unuka sestra necakinja ucenica djevojcica curica")
}

// isAboutBoy reports whether a word of the line says that its player is a boy.
func (l *line) isAboutBoy(p *person) bool {
	near := l.toks[max(0, p.run.from-3):min(len(l.toks), p.run.to+4)]
	return p.entrant.Sex == maleSex || slices.ContainsFunc(near, func(t lexicon.Token) bool {
		return lexicon.IsOneOf(t.Fold, "sina unuka brata necaka rodaka ucenika roden rodenog igraca prijatelja")
	})
}

// hasAccusative reports whether a name behind token k ends as none of the first case does: "Doru Mihalić".
func (l *line) hasAccusative(k int) bool {
	for i := k + 1; i+1 < len(l.toks); i++ {
		if t := l.toks[i]; t.Role == lexicon.RoleName && t.IsCapital() && len(t.Fold) > 3 && strings.HasSuffix(t.Fold, "u") && l.toks[i+1].IsCapital() {
			return true
		}
	}
	return false
}

// governed reports whether a verb before token i puts a Croatian name into another case. Behind a colon names stand by
// themselves, unless one of them is in that case.
func (l *line) governed(i int) bool {
	for k := i - 1; k >= 0; k-- {
		switch {
		case l.is(k, ":"), l.is(k, ",") && slices.ContainsFunc(l.toks[max(0, k-3):k], func(t lexicon.Token) bool { return childGroups.Has(t.Fold) }):
			return l.hasAccusative(k) // "stavi i klince moga brata, Matija Novosel i Nika Novosel"
		case l.toks[k].Kind == lexicon.Word && lexicon.IsOneOf(l.toks[k].Fold, "ide igra dolazi nastupa dolaze idu igraju"):
			return false // who comes is the subject
		case k > 0 && l.toks[k].Kind == lexicon.Word && lexicon.IsOneOf(l.toks[k].Fold, "njega nje njih") && lexicon.IsOneOf(l.toks[k-1].Fold, "umjesto mjesto"):
			return false // so is who comes "umjesto njega"
		case l.toks[k].Kind == lexicon.Word && k > 0 && lexicon.IsOneOf(l.toks[k-1].Fold, "moja njezina njegova nasa njihova") && strings.HasSuffix(l.toks[k].Fold, "a"):
			return false // "moja unuka Lana" comes
		case l.toks[k].Kind == lexicon.Word && lexicon.IsOneOf(l.toks[k].Fold, "sestru sina kcer kci unuka unuku brata necaka necakinju rodaka rodakinju sestricnu ucenika ucenicu prijatelja prijateljicu") && i-k <= 2:
			return !slices.ContainsFunc(l.toks[:k], func(t lexicon.Token) bool { // "Unuk Rafo Sorić i unuka Tonka Sorić"
				return lexicon.IsOneOf(t.Fold, "unuk necak sin brat rodak prijatelj ucenik")
			})
		case l.toks[k].Kind == lexicon.Word && governs.Has(l.toks[k].Fold):
			return true
		}
	}
	return false
}

// people makes persons of the names of a line. Of several that are known each has what stands behind his name.
func (s *story) people(l *line, runs []nameRun, mentions []mention) []*person {
	people := l.people(runs)
	l.children = people
	known := 0
	for _, p := range people {
		if overlapping(mentions, p.run).c != nil {
			known++
		}
	}
	if known > 1 || known == 1 && len(people) > 1 && !s.replaces(l) {
		l.shareBehind(people)
	}
	if len(people) == 1 && len(mentions) > 1 && !s.replaces(l) {
		l.shareAmong(people[0], mentions)
	}
	people = s.surnames(l, people)
	s.zip(l, people)
	l.numberedSexes(people)
	for k := 1; k < len(people); k++ { // "Ella 7 Juli 2018, Emma sama"
		if p := people[k]; len(p.same) > 0 && p.entrant.Birth.IsZero() && p.entrant.Class == 0 {
			p.entrant.Birth, p.entrant.Class, p.entrant.ClassText = people[k-1].entrant.Birth, people[k-1].entrant.Class, people[k-1].entrant.ClassText
		}
	}
	s.companions(l, &people)
	return people
}

// numberedSexes gives a sex behind the number of an entry of the same line to that entry alone: "1. Kevin 2. Lesti, no 1 cowok".
func (l *line) numberedSexes(people []*person) {
	for i := range l.facts {
		f := &l.facts[i]
		if f.role != lexicon.RoleSex || f.from < 2 || len(people) < 2 || !numberWords.Has(l.toks[f.from-2].Fold) {
			continue
		}
		n, err := strconv.Atoi(l.toks[f.from-1].Text)
		if err != nil || n < 1 || n > len(people) {
			continue
		}
		for k, p := range people {
			if p.entrant.Sex = 0; k == n-1 {
				p.entrant.Sex = f.sex
			}
		}
	}
}

// replaces reports whether somebody goes in a line, or comes in his place.
func (s *story) replaces(l *line) bool {
	return s.says(l, lexicon.ReplacedBy) || s.says(l, lexicon.InPlaceOf) || s.says(l, lexicon.Successor) || s.says(l, lexicon.Withdrawn)
}

// shareAmong leaves a person the facts behind his own name, where others are named too that look like common words: "Gabriel was born 1
// May 2015, Hope 27 July 2016". What stands before the first name is his.
func (l *line) shareAmong(p *person, mentions []mention) {
	own := overlapping(mentions, p.run)
	if own.c == nil || !slices.ContainsFunc(mentions, func(m mention) bool { return m.c != own.c }) {
		return
	}
	name, sort, nick := p.entrant.Name, p.entrant.SortName, p.entrant.Nickname
	p.facts, p.doubts, p.same, p.entrant = nil, nil, nil, Entrant{Name: name, SortName: sort, Nickname: nick}
	for i := range l.facts {
		f, owner := &l.facts[i], mentions[0]
		for _, m := range mentions {
			if m.from <= f.from {
				owner = m
			}
		}
		if owner.c == own.c && (f.role.IsFact() || f.role == lexicon.RoleSame) && f.role != lexicon.RoleName && f.role != lexicon.RoleNickname {
			p.facts = append(p.facts, i)
			l.fillFact(p, i)
		}
	}
}

// shareBehind gives each fact to the name before it; what stands before the first name is his.
func (l *line) shareBehind(people []*person) {
	for k, p := range people {
		p.facts, p.doubts, p.same = nil, nil, nil
		name, sort, nick := p.entrant.Name, p.entrant.SortName, p.entrant.Nickname
		p.entrant = Entrant{Name: name, SortName: sort, Nickname: nick}
		for i := range l.facts {
			f := &l.facts[i]
			if !f.role.IsFact() && f.role != lexicon.RoleSame || f.role == lexicon.RoleName || f.role == lexicon.RoleNickname {
				continue
			}
			if (f.from >= p.run.from || k == 0) && (f.from < l.reach(people, k) || f.role == lexicon.RoleSex && f.from < l.reachOfSex(people, k)) && !(k+1 < len(people) && len(people) > 2 && l.bracketOf(people[len(people)-1].run.to) > f.from && f.from > people[len(people)-1].run.to) {
				p.facts = append(p.facts, i)
				l.fillFact(p, i)
			}
		}
	}
}

// reach is the token up to which facts are those of the k-th name: the next name, or the one behind it where a word joins them
// and nothing is said between: "Umar dan Wawan L, Vina P".
func (l *line) reach(people []*person, k int) int {
	for k++; k < len(people); k++ {
		own := slices.ContainsFunc(l.facts, func(f fact) bool {
			return f.role.IsFact() && f.from >= people[k-1].run.to && f.to <= people[k].run.from
		})
		if own || !l.joinedBy(people[k-1], people[k]) {
			return people[k].run.from
		}
	}
	return len(l.toks)
}

// reachOfSex is the token up to which a sex is said of the k-th name: those of a list that only commas and joining words part share one, "Nathanael,
// Patrick, Rafael cowok".
func (l *line) reachOfSex(people []*person, k int) int {
	for k++; k < len(people); k++ {
		if !l.onlyJoins(people[k-1].run.to, people[k].run.from) || l.hasFact(lexicon.RoleClass) || l.hasFact(lexicon.RoleBirth) {
			return people[k].run.from
		}
	}
	return len(l.toks)
}

// surnames gives the surname that stands once behind the last of several joined names to all of them, and the one behind a word
// for brothers and sisters to those who follow: "Emil i Franka Lovreković", "braća Rukavina, Stipe i Šime".
func (s *story) surnames(l *line, people []*person) []*person {
	people = s.surnameOfAll(l, people)
	if len(people) < 2 || s.lang == "id" && !s.isFamily(people[len(people)-1]) {
		return people
	}
	k := people[0].run.to
	behind := k + 1
	for behind < len(l.toks) && l.toks[behind].Kind == lexicon.Word && l.toks[behind].Sense&lexicon.Polite != 0 && !l.toks[behind].IsCapital() {
		behind++ // "the Okonkwo twins please, Chidi and Adaeze"
	}
	if k < len(l.toks) && siblings.Has(l.toks[k].Fold) && (l.is(behind, ",") || l.is(behind, ":") || l.is(behind, "-")) && isIncomplete(people[0].entrant.Name) && isIncomplete(people[1].entrant.Name) {
		for _, p := range people[1:] {
			if isIncomplete(p.entrant.Name) {
				p.entrant.Name += " " + people[0].entrant.Name // "the Quilter sisters, Hetty & Maud"
				p.entrant.Sex = max(p.entrant.Sex, people[0].entrant.Sex)
			}
		}
		return people[1:]
	}
	if j := l.familyAt(people); j >= 0 {
		for _, p := range people[j+1:] {
			if isIncomplete(p.entrant.Name) {
				p.entrant.Name += " " + people[j].entrant.Name
				p.entrant.Sex = max(p.entrant.Sex, kinSexes[l.toks[people[j].run.from-1].Fold])
			}
		}
		return slices.Delete(people, j, j+1)
	}
	shared := false // by the names behind
	for k := len(people) - 2; k >= 0; k-- {
		a, b := people[k], people[k+1]
		joined := l.joinedBy(a, b)
		if countWords(a.entrant.Name) != 1 || countWords(b.entrant.Name) < 2 || !joined && !(shared && l.onlyFactsOrSigns(a.run.to, b.run.from)) {
			shared = false
			continue
		}
		_, surname, _ := strings.Cut(b.entrant.Name, " ")
		a.entrant.Name += " " + surname
		shared = true
	}
	return people
}

// isFamily reports whether the last word of a name is that of who writes: only then do Indonesian children share it.
func (s *story) isFamily(p *person) bool {
	return !isIncomplete(p.entrant.Name) && strings.HasSuffix(lexicon.Fold(s.author), lexicon.Fold(afterLast(p.entrant.Name, " "))) && s.author != ""
}

// surnameOfAll gives a surname that a sentence says of all to those who are named by one word each: "Lucija (2011.) i Nika (2017.), obje
// Radočaj", "Three Chaudhrys: Adeel, Sana and Bilqis".
func (s *story) surnameOfAll(l *line, people []*person) []*person {
	for k, p := range people {
		surname, of := p.entrant.Name, people[:k]
		number, counted, two := strings.Cut(surname, " ")
		if !two && p.run.from > 0 {
			number, counted = l.toks[p.run.from-1].Text, surname
		}
		switch {
		case l.isSaidOfAll(p.run) && k > 1:
		case k == 0 && len(people) > 2 && cardinals.Has(lexicon.Fold(number)) && strings.HasSuffix(counted, "s"):
			surname, of = strings.TrimSuffix(counted, "s"), people[1:]
		default:
			continue
		}
		if slices.ContainsFunc(of, func(o *person) bool { return !isIncomplete(o.entrant.Name) }) {
			continue
		}
		for _, o := range of {
			o.entrant.Name += " " + surname
		}
		return slices.Delete(slices.Clone(people), k, k+1)
	}
	return people
}

// isSaidOfAll reports whether a word for all stands before one that is a field together with it: ", sve Radočaj,".
func (l *line) isSaidOfAll(r nameRun) bool {
	at := r.from - 1
	if at < 0 || r.to != r.from+1 || !l.parts(at-1) || !l.parts(r.to) {
		return false
	}
	_, to := lexicon.NoticeAt(l.toks, at, lexicon.Everybody)
	return to == r.from
}

// familyAt is the first of the people of a line that is the surname of those behind him, since a word for several of a family heads it; -1
// where none is.
func (l *line) familyAt(people []*person) int {
	for j := range people[:len(people)-1] {
		k := people[j].run.from - 1
		if k >= 0 && (siblings.Has(l.toks[k].Fold) || l.isPairOfKin(k)) && isIncomplete(people[j].entrant.Name) && isIncomplete(people[j+1].entrant.Name) && !l.joinedBy(people[j], people[j+1]) {
			return j
		}
	}
	return -1
}

// siblings head the surname that children behind it share: "braća Rukavina, Stipe i Šime".
var siblings = lexicon.Set(`braca bracu sestre blizanci blizance blizanke bratići bratiće sestrične rođaci rođake rođakinje nećaci nećake nećakinje unuci unuke unučad kćeri kćerke sinovi sinove djeca djecu klinci
	brothers sisters siblings twins cousins nephews nieces grandsons granddaughters grandchildren sons daughters kids children lads
	obitelj geschwister zwillinge brüder schwestern familie vettern kusinen kembar bersaudara sepupu keponakan cucu`)

// kinSexes are the sexes of children whom a word for several of a family heads.
var kinSexes = map[string]swiss.Sex{"braca": maleSex, "bracu": maleSex, "bratici": maleSex, "bratice": maleSex, "necaci": maleSex, "necake": maleSex, "sinovi": maleSex, "sinove": maleSex, "brothers": maleSex, "nephews": maleSex, "grandsons": maleSex,
	"sons": maleSex, "lads": maleSex, "bruder": maleSex, "sestre": femaleSex, "sestricne": femaleSex, "rodakinje": femaleSex, "necakinje": femaleSex, "kceri": femaleSex, "kcerke": femaleSex, "curice": femaleSex, "sisters": femaleSex, "nieces": femaleSex,
	"granddaughters": femaleSex, "daughters": femaleSex, "schwestern": femaleSex, "blizanke": femaleSex}

// isPairOfKin reports whether token k ends two words for kin with "and" between them: "brata i sestru Host, Iva i Luka".
func (l *line) isPairOfKin(k int) bool {
	isKin := func(i int) bool { return l.toks[i].Sense&(lexicon.Male|lexicon.Female|lexicon.Kin) != 0 }
	return k > 1 && isKin(k) && l.toks[k-1].Sense&lexicon.AndWord != 0 && isKin(k-2)
}

// onlyFactsOrSigns reports whether nothing but facts and signs stands from one token to another.
func (l *line) onlyFactsOrSigns(from, to int) bool {
	for k := from; k < to; k++ {
		if t := l.toks[k]; t.Kind != lexicon.Sign && !t.Role.IsFact() {
			return false
		}
	}
	return true
}

// joinedBy reports whether a joining word stands right before the second of two names.
func (l *line) joinedBy(a, b *person) bool {
	k := b.run.from - 1
	return k > 0 && k >= a.run.to && (l.toks[k].Sense&lexicon.AndWord != 0 && l.toks[k].Kind == lexicon.Word || l.is(k, "&") || l.is(k, "+") || l.is(k, "/") && l.rated && l.ratings() > 1 || l.is(k, ".") && k > a.run.to && lexicon.IsOneOf(l.toks[k-1].Fold, "u bzw"))
}

// zip gives facts that stand behind several names in their order to each: "Petra i Pavle Hladnik, 5.b i 3.a", "braća Goran i Hrvoje
// Starešinić (2010., 2012.) te Iva Jaković 2015."
func (s *story) zip(l *line, people []*person) {
	l.zipGroup(people, len(l.toks))
	for from := 0; from < len(people); {
		to := from + 1
		for to < len(people) && l.joinedBy(people[to-1], people[to]) && !l.saysBetween(people[to-1], people[to]) {
			to++
		}
		if to-from > 1 && to < len(people) {
			l.zipGroup(people[from:to], people[to].run.from)
		}
		from = to
	}
}

// saysBetween reports whether a fact stands between two names.
func (l *line) saysBetween(a, b *person) bool {
	return slices.ContainsFunc(l.facts, func(f fact) bool { return f.role.IsFact() && f.from >= a.run.to && f.to <= b.run.from })
}

// zipGroup gives facts behind the last of some names, up to a token, to each of them, where there are as many.
func (l *line) zipGroup(people []*person, end int) {
	n := len(people)
	if n < 2 {
		return
	}
	for _, role := range []lexicon.Role{lexicon.RoleClass, lexicon.RoleBirth, lexicon.RoleSex, lexicon.RoleRating} {
		var at []int
		for i := range l.facts {
			if f := &l.facts[i]; f.role == role && f.from >= people[n-1].run.to && f.to <= end {
				at = append(at, i)
			}
		}
		slices.SortFunc(at, func(a, b int) int { return l.facts[a].from - l.facts[b].from })
		if role == lexicon.RoleSex && n == 2 && len(at) == 1 {
			l.zipSexes(at[0], people)
			continue
		}
		group := people
		if len(at) < n && len(at) > 1 && l.isGroup(people[n-len(at):]) {
			group = people[n-len(at):] // "Povest ću i Dujinu djecu, Marka i Petru Perak (4.c i 2.a)"
		}
		if len(at) != len(group) {
			continue
		}
		for k, p := range group {
			l.giveFact(p, at[k])
		}
	}
}

// isGroup reports whether nothing but joining words and signs stands between some names.
func (l *line) isGroup(people []*person) bool {
	for k := range people[1:] {
		if !l.onlyJoins(people[k].run.to, people[k+1].run.from) {
			return false
		}
	}
	return true
}

// giveFact gives a person one fact in place of what he has of its kind.
func (l *line) giveFact(p *person, i int) {
	q := &person{}
	l.fillFact(q, i)
	switch l.facts[i].role {
	case lexicon.RoleClass:
		p.entrant.Class, p.entrant.ClassText = q.entrant.Class, q.entrant.ClassText
	case lexicon.RoleBirth:
		p.entrant.Birth = q.entrant.Birth
	case lexicon.RoleSex:
		p.entrant.Sex = q.entrant.Sex
	case lexicon.RoleRating:
		p.entrant.Rating = q.entrant.Rating
	}
	p.doubts = slices.DeleteFunc(p.doubts, func(d Doubt) bool { return d.Kind == DoubtClass || d.Kind == DoubtDate || d.Kind == DoubtSex })
}

// zipSexes gives two sexes that stand with a stroke between them to two names: "Bence & Boglárka Kiss (m/w)".
func (l *line) zipSexes(i int, people []*person) {
	f := &l.facts[i]
	if f.to-f.from != 3 || len(f.doubts) == 0 || !l.is(f.from+1, "/") {
		return
	}
	sexAt := func(t lexicon.Token) swiss.Sex {
		if sex, ok := lexicon.ParseSex(t.Text); ok {
			return sex
		}
		return sexLetters[t.Fold]
	}
	first, second := sexAt(l.toks[f.from]), sexAt(l.toks[f.to-1])
	if first == 0 || second == 0 || first == second {
		return
	}
	f.doubts = nil
	for k, p := range people {
		p.entrant.Sex = []swiss.Sex{first, second}[k]
		p.doubts = slices.DeleteFunc(p.doubts, func(d Doubt) bool { return d.Kind == DoubtSex })
	}
}

// familyName gives a child of one name, in a list of mother or father, the surname that all others of it have and who writes has too.
func (s *story) familyName(l *line, p *person) {
	if !l.listed || s.lang == "id" || !isIncomplete(p.entrant.Name) || len(s.current) == 0 || s.author == "" {
		return
	}
	_, surname, _ := strings.Cut(s.row(s.current[0]).Entrant.Name, " ")
	for _, c := range s.current {
		if _, other, _ := strings.Cut(s.row(c).Entrant.Name, " "); other != surname || other == "" {
			return
		}
	}
	if strings.HasSuffix(lexicon.Fold(s.author), lexicon.Fold(surname)) {
		p.entrant.Name += " " + surname
	}
}

// companions makes a player of who comes with another, "+ sin Karlo": of his family name, where the other has one.
func (s *story) companions(l *line, people *[]*person) {
	list := *people
	for k := 1; k < len(list); k++ {
		i := list[k].run.from - 1
		if i < 1 || l.toks[i].Sense&(lexicon.Male|lexicon.Female|lexicon.Kin) == 0 || !l.is(i-1, "+") && l.toks[i-1].Sense&lexicon.AndWord == 0 {
			continue
		}
		if _, surname, ok := strings.Cut(list[k-1].entrant.Name, " "); ok && isIncomplete(list[k].entrant.Name) && s.lang != "id" {
			list[k].entrant.Name += " " + surname
		}
		if list[k].entrant.Sex == 0 && l.is(i-1, "+") && childWords.Has(l.toks[i].Fold) {
			list[k].entrant.Sex = l.toks[i].Sex() // "+ sin Karlo"
		}
	}
}

// clubsAround takes names for schools where they stand as such: behind "at", in the brackets of a class, behind the class at
// the end of an entry, or before a dash and names with facts.
func (s *story) clubsAround(l *line, runs *[]nameRun) {
	list := *runs
	var kept []nameRun
	taken := 0 // up to this token by a school
	for k, r := range list {
		if r.from < taken {
			continue
		}
		if !r.labelled && s.isClubRun(l, list, k) {
			dashed := k == 1 && (l.isDashedField(list, r) || l.isBehindClassField(list, r)) && !s.isKnownClub(r.text)
			r = l.wholeClub(r)
			taken = r.to
			l.take(fact{role: lexicon.RoleClub, from: r.from, to: r.to, text: cut(s.fullClub(r.text)), dashed: dashed})
			continue
		}
		kept = append(kept, r)
	}
	*runs = kept
}

// isClubRun reports whether the k-th name of a line is a school or club.
func (s *story) isClubRun(l *line, list []nameRun, k int) bool {
	r := list[k]
	switch {
	case k > 0 && l.isBirthplace(list, r, r.to):
		return false
	case k > 0 && s.repeated[lexicon.Fold(r.text)]:
		return true
	case (k > 0 || l.isPlace(r)) && s.isKnownClub(r.text) && !s.isPlayer(r.text):
		return true
	case r.from > 0 && l.toks[r.from-1].Fold == "at" && !l.toks[r.from-1].IsCapital():
		return true
	case k == 0 && len(list) > 1 && r.from > 0 && l.toks[r.from-1].Sense&lexicon.FromWord != 0 && l.is(r.to, ":") && !l.hasFact(lexicon.RoleClub):
		return true // "Three from Kingsmead: Farid Zaman …"
	case k == 0 && len(list) > 1 && s.author != "" && s.sends(l, list):
		return true
	case k > 0 && l.isBehindClass(r) && slices.ContainsFunc(list, func(o nameRun) bool { return o.from != r.from && l.isBehindClass(o) }):
		return true // "Jasper Quill Y3 Oakham Hse, Kitty Ramsbottom Y6 Oakham Hse"
	case k > 0 && l.inBracketOfClass(r), k == 1 && (l.isDashedField(list, r) || l.isBehindClassField(list, r)):
		return true
	case k == 0 && !l.hasFact(lexicon.RoleClub) && l.opens(r.from) && !l.listed && l.is(r.to, "-") && l.parts(r.to) && len(list) > 2:
		return true
	}
	return false
}

// sends reports whether a sentence begins with a name of which a verb says that it sends those behind it, each of whom has a fact of his own or all
// of whom share one: "Holy Rood RC would like to send Eamon Duffy yr6 and Niamh Duffy yr4".
func (s *story) sends(l *line, list []nameRun) bool {
	r := list[0]
	if l.listed || l.hasFact(lexicon.RoleClub) || !l.opens(r.from) || r.adult || !s.isUnknown(r.text) || !s.isNoWord(r.text) || s.isOfAuthor(r.text) || list[1].from-r.to > 8 || l.certainFacts() == 0 {
		return false
	}
	verb := false
	for k := r.to; k < list[1].from; k++ {
		t := l.toks[k]
		if t.Kind == lexicon.Word && (t.IsCapital() || t.Role == lexicon.RoleClass || t.Role == lexicon.RoleBirth) {
			return false // he has a fact of his own
		}
		verb = verb || sendWords.Has(t.Fold)
	}
	return verb
}

// sendWords are verbs by which a school enters its pupils.
var sendWords = lexicon.Set("send sends sending enter enters entering register registers registering nominate nominates field fields submit submits has have šalje šalju prijavljuje prijavljuju upućuje upućuju javlja javljaju mengirim mengirimkan kirim kirimkan ngirim mendaftarkan daftarkan mengutus mengikutkan mengikutsertakan mendelegasikan menurunkan schickt meldet")

// isDashedField reports whether a name is a whole field of an entry whose fields dashes part, where another field says a class, a day or a
// rating: "Noah Pruitt — 8th grade — Jefferson — 1502".
func (l *line) isDashedField(list []nameRun, r nameRun) bool {
	if !l.listed || len(list) != 2 || l.hasFact(lexicon.RoleClub) || !l.opens(list[0].from) || !l.is(list[0].to, "-") || !l.is(r.from-1, "-") || r.to < len(l.toks) && !l.is(r.to, "-") {
		return false
	}
	dashes := 0
	for k := range l.toks {
		if l.is(k, "-") && l.parts(k) && k > list[0].from {
			dashes++
		}
	}
	return dashes >= 2 && (l.describesOne() || l.hasFact(lexicon.RoleRating))
}

// wholeOf is the end of a name with what "of" ties to it: "Highfield Church of England".
func (l *line) wholeOf(r nameRun) int {
	to := r.to
	for to+1 < len(l.toks) && lexicon.IsOneOf(l.toks[to].Text, "of na and the") && l.toks[to+1].IsCapital() {
		to += 2
	}
	return to
}

// isBehindClassField reports whether a name is the field behind that of the class of the only one named before it, and the last thing said:
// "Lidia Sobczak, Y4, Saint Anselm Lodge".
func (l *line) isBehindClassField(list []nameRun, r nameRun) bool {
	whole := l.wholeOf(r)
	if len(list) < 2 || list[len(list)-1].from >= whole || l.hasFact(lexicon.RoleClub) || r.from < 3 || countWords(list[0].text) < 2 || !l.parts(r.from-1) || l.is(r.from-1, "(") || !l.endsField(whole) && !l.is(whole, ".") || l.toks[r.from-2].Role != lexicon.RoleClass {
		return false
	}
	f := &l.facts[l.toks[r.from-2].Fact-1]
	apart := l.parts(f.from-1) && list[0].to == f.from-1
	if f.guess || !apart && !(list[0].to == f.from && l.is(r.from-1, "-")) || whole+1 < len(l.toks) && l.toks[whole+1].Role.IsFact() {
		return false
	}
	words := nameWordsOf(list[0].text)
	return !slices.ContainsFunc(nameWordsOf(r.text), func(w string) bool { return slices.Contains(words, w) }) // a brother
}

// isBehindClass reports whether a name stands right behind the class of another, and ends the field.
func (l *line) isBehindClass(r nameRun) bool {
	f := l.toks[max(0, r.from-1)].Fact
	return r.from > 1 && f > 0 && l.facts[f-1].role == lexicon.RoleClass && l.facts[f-1].labelled && l.isNameWord(l.facts[f-1].from-1) && l.edge(r.to)
}

// wholeClub takes a word for a group behind a name to the name of a school: "Moorfield Junior".
func (l *line) wholeClub(r nameRun) nameRun {
	for r.to < len(l.toks) && l.toks[r.to].Kind == lexicon.Word && l.toks[r.to].IsCapital() && (l.toks[r.to].Role == lexicon.RoleGroup || l.free(r.to)) {
		l.drop(r.to)
		r.to++
		r.text = l.text(r.from, r.to)
	}
	if to := l.wholeOf(r); to > r.to {
		r.to, r.text = to, l.text(r.from, to) // "Highfield C of E"
	}
	return r
}

// isPlayer reports whether somebody of that name is entered.
func (s *story) isPlayer(name string) bool {
	c, _ := s.find(name, false)
	return c != nil
}

// inBracketOfClass reports whether a name stands in brackets with a class and nothing else: "(Y6, Hillcrest)".
func (l *line) inBracketOfClass(r nameRun) bool {
	open := r.from - 1
	for open >= 0 && !l.is(open, "(") && !l.is(open, ")") {
		open--
	}
	if !l.is(open, "(") || !l.is(l.wholeTo(r.to), ")") {
		return false
	}
	for i := range l.facts {
		if f := &l.facts[i]; f.role == lexicon.RoleClass && f.from > open && f.to <= r.from {
			return true
		}
	}
	return false
}

// wholeTo walks over words for a group behind a name.
func (l *line) wholeTo(k int) int {
	for k < len(l.toks) && l.toks[k].Kind == lexicon.Word && l.toks[k].IsCapital() && l.toks[k].Role == lexicon.RoleGroup {
		k++
	}
	return k
}

// isKnownClub reports whether a name is the school of somebody entered before, or its last words.
func (s *story) isKnownClub(name string) bool {
	want := foldWords(name)
	for _, r := range s.rows {
		if club := s.clubKey(r.Entrant.Club); r.Entrant.Club != "" && (strings.HasSuffix(club, want) || strings.HasPrefix(club, want)) {
			return true
		}
	}
	return false
}

// clubKey is a school as it is compared; many players share one.
func (s *story) clubKey(club string) string {
	key, ok := s.clubKeys[club]
	if !ok {
		if s.clubKeys == nil {
			s.clubKeys = map[string]string{}
		}
		key = foldWords(club)
		s.clubKeys[club] = key
	}
	return key
}

// fullClub is the whole name of a school that is named by its last words.
func (s *story) fullClub(name string) string {
	want := foldWords(name)
	for _, r := range s.rows {
		if club := s.clubKey(r.Entrant.Club); r.Entrant.Club != "" && (strings.HasSuffix(club, want) || strings.HasPrefix(club, want)) {
			return r.Entrant.Club
		}
	}
	return name
}
