package roster

import (
	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// when is a date as it was found: what of it is known, and how sure that is.
type when struct {
	date   swiss.Date
	to     int // the token behind it
	doubts []Doubt
	bare   bool // a year alone, or a day and month alone: it needs a label or a place of its own
}

// births finds all dates of the line.
func (l *line) births() {
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) {
			continue
		}
		w, ok := l.dateAt(i)
		if !ok {
			continue
		}
		from := l.birthLabel(i)
		if w.bare && from == i && !l.ownField(i, w.to) {
			continue
		}
		to := l.birthAfter(w.to)
		f := l.take(fact{role: lexicon.RoleBirth, from: i, to: w.to, date: w.date, doubts: w.doubts, labelled: from < i || to > w.to})
		l.judgeBirth(f)
		l.set(from, i, lexicon.RoleLabel)
		l.set(w.to, to, lexicon.RoleLabel)
		i = to - 1
	}
}

// ownField reports whether a year alone stands where nothing else could be meant by it.
func (l *line) ownField(i, to int) bool {
	if l.has(i-1, lexicon.RatingMark) || l.has(to, lexicon.RatingMark|lexicon.Payment|lexicon.Count) || l.has(i-1, lexicon.Payment) || l.isWord(i-1) && l.toks[i-1].Fold == "id" {
		return false
	}
	return true
}

// judgeBirth doubts a date that no player can have.
func (l *line) judgeBirth(f *fact) {
	if y := f.date.Year; y != 0 && (y > l.year-3 || y < l.year-110) {
		f.doubts = append(f.doubts, Doubt{Kind: DoubtYear, Text: l.span(f.from, f.to), Dates: []swiss.Date{f.date}})
		f.date = swiss.Date{}
	}
}

// birthLabel walks back over the words that say that a date follows, and over the place of birth between them and the date.
func (l *line) birthLabel(i int) int {
	at := i
	for k := i - 1; k >= 0 && i-k < 12; k-- {
		*l.steps++
		t := l.toks[k]
		switch {
		case t.Fold == "b" && !(l.is(k+1, ".") && !l.glued(k)):
			return at // the letter of a class
		case l.has(k, lexicon.Weekday) && t.IsCapital() && t.Spaced && l.isNameWord(k-1):
			return at // "Jan Petak"
		case l.has(k, lexicon.BirthLabel|lexicon.Weekday) || l.free(k) && (t.Fold == "hari" || t.Fold == "tahun" || t.Fold == "pada" || t.Fold == "in" || t.Fold == "on" || t.Fold == "godine" || t.Fold == "u" || t.Fold == "th"):
			at = k
		case l.is(k, ":") || l.is(k, ".") || l.is(k, ",") && k == i-1 && l.has(k-1, lexicon.Weekday) || l.is(k, "="):
		case l.placeWord(k):
			if from := l.placeFrom(k); from < k {
				return from
			}
			return at
		default:
			return at
		}
	}
	return at
}

// placeWord reports whether token k may belong to the name of a place, or lead to one.
func (l *line) placeWord(k int) bool {
	return l.isWord(k) && (l.toks[k].IsCapital() || lexicon.IsOneOf(l.toks[k].Fold, "di u in at kota kab") || !l.hasCapitals() || l.isWord(k-1) && lexicon.IsOneOf(l.toks[k-1].Fold, "di u in at kota"))
}

// placeFrom walks back from a place to the word that says somebody was born there: "lahir di Kota Lama", "ttl: Depok". It
// returns k where there is none.
func (l *line) placeFrom(k int) int {
	for j := k; j >= 0 && k-j < 7; j-- {
		switch {
		case l.isWord(j) && lexicon.IsOneOf(l.toks[j].Fold, "ttl lahir lhr ttgl kelahiran dilahirkan roden rodena rod born"):
			return j
		case l.placeWord(j) || l.is(j, ":") || l.is(j, ".") || l.is(j, ","):
		default:
			return k
		}
	}
	return k
}

// birthAfter walks over the words that end a date: "godište", "god.", a dot.
func (l *line) birthAfter(i int) int {
	k := i
	if l.is(k, ".") && !l.toks[k].Spaced {
		k++
	}
	if l.isWord(k) && lexicon.IsOneOf(l.toks[k].Fold, "god godiste g godine godina born lahir rod roden rodena") {
		k++
		if l.is(k, ".") && !l.toks[k].Spaced && (k+1 >= len(l.toks) || l.toks[k+1].Spaced) {
			k++
		}
		return k
	}
	if to := l.placeAfter(k); to > k {
		return to
	}
	return i
}

// placeAfter walks over a place behind a day of birth: "u Puli", "di Bogor".
func (l *line) placeAfter(i int) int {
	if !l.isWord(i) || !lexicon.IsOneOf(l.toks[i].Fold, "u di in") || !l.isNameWord(i+1) || l.startsClub(i+1) {
		return i
	}
	k := i + 1
	for l.isNameWord(k) {
		k++
	}
	if !l.edge(k) {
		return i
	}
	return k
}

// dateAt reads a date that begins at token i.
func (l *line) dateAt(i int) (when, bool) {
	if l.toks[i].Kind == lexicon.Digits && l.glued(i) && l.toks[i-1].Kind == lexicon.Word && l.toks[i-1].Role == lexicon.RoleUnknown {
		return when{}, false
	}
	for _, read := range []func(int) (when, bool){l.dayFirst, l.yearFirst, l.monthFirst, l.inOneRun, l.monthAndYear, l.dayAndMonth, l.shortYear, l.yearAlone} {
		if w, ok := read(i); ok {
			return w, true
		}
	}
	return when{}, false
}

// join walks over what may stand between the parts of a date and tells which sign it was: '.', '/', '-', ',' or ' '.
func (l *line) join(i int) (to int, s byte) {
	s = ' '
	for n := 0; i < len(l.toks) && n < 3; n++ {
		t := l.toks[i]
		switch {
		case t.Kind == lexicon.Sign && (t.Fold == "." || t.Fold == "/" || t.Fold == "-" || t.Fold == ",") && t.Role == lexicon.RoleMark:
			if s != ' ' && s != '.' {
				return i, s
			}
			s = t.Fold[0]
		case t.Kind == lexicon.Sign && lexicon.IsApostrophe([]rune(t.Text)[0]):
		case l.free(i) && lexicon.IsOneOf(t.Fold, "of st nd rd th bulan bln tahun thn godine i"):
			if t.Fold == "i" || t.Fold == "th" && t.Spaced {
				return i, s
			}
		default:
			return i, s
		}
		i++
	}
	return i, s
}

// month reads a month at token i: a number, a word or a Roman number.
func (l *line) month(i int) (m int, named, ok bool) {
	if v, ok := l.num(i, 2); ok {
		return v, false, v >= 1 && v <= 31
	}
	if !l.isWord(i) {
		return 0, false, false
	}
	t := l.toks[i]
	if m := lexicon.MonthNames()[t.Fold]; m > 0 && t.Runes() >= 3 {
		return m, true, true
	}
	if m := lexicon.Romans[t.Fold]; m > 0 && t.IsShouted() {
		return m, true, true
	}
	return 0, false, false
}

// fullYearAt reads a year of four digits, or of two where the parts before are joined by signs.
func (l *line) fullYearAt(i int, two bool) (int, bool) {
	if !l.free(i) || l.toks[i].Kind != lexicon.Digits {
		return 0, false
	}
	text := l.toks[i].Text
	v, _ := l.num(i, 4)
	switch {
	case len(text) == 4 && v >= 1900 && v < 2100:
		return v, true
	case len(text) == 2 && two:
		if v <= (l.year-3)%100 || v <= l.year%100+1 {
			return 2000 + v, true
		}
		return 1900 + v, true
	}
	return 0, false
}

// dayFirst reads "12-3-2014", "12. IV. 2011.", "24 Des 15", "5 bulan 3 tahun 2016", "1st of September 1990".
func (l *line) dayFirst(i int) (when, bool) {
	d, ok := l.num(i, 2)
	if !ok || d == 0 {
		return when{}, false
	}
	k, s1 := l.join(i + 1)
	m, named, ok := l.month(k)
	if !ok {
		return when{}, false
	}
	j, s2 := l.join(k + 1)
	two := named || s1 != ' ' && s1 == s2
	y, ok := l.fullYearAt(j, two && (named || j > k+1))
	if !ok || !named && (s1 == ',' || s1 != s2) || j+1 < len(l.toks) && l.glued(j+1) && l.toks[j+1].Kind == lexicon.Word && l.toks[j+1].Fold != "g" && l.toks[j+1].Fold != "god" {
		return when{}, false
	}
	return l.judged(y, m, d, i, j+1, !named), true
}

// judged makes a date of its parts, or says why there is none.
func (l *line) judged(y, m, d, from, to int, numbers bool) when {
	w := when{to: to}
	date, ok := lexicon.Checked(y, m, d)
	other, both := lexicon.Checked(y, d, m)
	if order := l.days.of(l.span(from, to)); numbers && both && len(l.toks[from].Text) < 3 && (order == monthFirst || order == unclear && ok && d != m) {
		if order == monthFirst {
			w.date = other
			return w
		}
		w.doubts = []Doubt{{Kind: DoubtDay, Text: l.span(from, to), Dates: []swiss.Date{date, other}}}
		return w
	}
	if ok {
		w.date = date
		return w
	}
	doubt := Doubt{Kind: DoubtDate, Text: l.span(from, to)}
	if date, ok := lexicon.Checked(y, d, m); ok && numbers && m > 12 {
		doubt.Dates = []swiss.Date{date}
	}
	w.doubts = []Doubt{doubt}
	return w
}

// yearFirst reads "2014-03-12".
func (l *line) yearFirst(i int) (when, bool) {
	y, ok := l.fullYearAt(i, false)
	if !ok {
		return when{}, false
	}
	k, s1 := l.join(i + 1)
	m, named, ok := l.month(k)
	if !ok || s1 == ' ' && !named || s1 == ',' {
		return when{}, false
	}
	j, s2 := l.join(k + 1)
	d, ok := l.num(j, 2)
	if !ok || d == 0 || s2 != s1 {
		return when{}, false
	}
	return l.judged(y, m, d, i, j+1, !named), true
}

// monthFirst reads "March 12th, 2014".
func (l *line) monthFirst(i int) (when, bool) {
	m, named, ok := l.month(i)
	if !ok || !named || lexicon.Romans[l.toks[i].Fold] > 0 && l.toks[i].IsShouted() || l.isPersonalMonth(i) {
		return when{}, false
	}
	k, _ := l.join(i + 1)
	d, ok := l.num(k, 2)
	if !ok || d == 0 || d > 31 {
		return when{}, false
	}
	j, _ := l.join(k + 1)
	y, ok := l.fullYearAt(j, false)
	if !ok {
		return when{}, false
	}
	return l.judged(y, m, d, i, j+1, false), true
}

// inOneRun reads "12032014" and "120314".
func (l *line) inOneRun(i int) (when, bool) {
	t := l.toks[i]
	if t.Kind != lexicon.Digits || l.glued(i+1) && l.toks[i+1].Kind != lexicon.Sign {
		return when{}, false
	}
	if d, ok := lexicon.Run(t.Text); ok {
		return when{date: d, to: i + 1}, true
	}
	if len(t.Text) != 6 || l.has(i-1, lexicon.Contact|lexicon.RatingMark|lexicon.Aside) {
		return when{}, false
	}
	n, _ := l.num(i, 6)
	y := n % 100
	if y <= l.year%100 {
		y += 2000
	} else {
		y += 1900
	}
	d, ok := lexicon.Checked(y, n/100%100, n/10000)
	return when{date: d, to: i + 1}, ok
}

// isPersonalMonth reports whether the month at i is somebody's name: it opens the line, and no other name is in it.
func (l *line) isPersonalMonth(i int) bool {
	return l.toks[i].Sense&lexicon.AlsoName != 0 && l.opens(i) && !l.otherName(i, i+1)
}

// monthAndYear reads "Okt 2015", "ožujak 2016.", behind something: a month at the beginning of a field is a name.
func (l *line) monthAndYear(i int) (when, bool) {
	m, named, ok := l.month(i)
	roman := lexicon.Romans[l.toks[i].Fold] > 0
	if !ok || !named || roman && !(l.is(i+1, ".") && l.glued(i+1) && l.glued(i+2)) { // "XI.2013."
		return when{}, false
	}
	k, _ := l.join(i + 1)
	y, ok := l.fullYearAt(k, false)
	if !ok || l.isPersonalMonth(i) || l.toks[i].Sense&lexicon.AlsoName != 0 && l.birthLabel(i) == i && (i == 0 || !l.toks[i-1].Role.IsFact()) {
		return when{}, false
	}
	return when{date: swiss.Date{Year: y, Month: m}, to: k + 1}, true
}

// dayAndMonth reads "8. listopada" and, behind a label, "8/5": a day without its year is asked for.
func (l *line) dayAndMonth(i int) (when, bool) {
	d, ok := l.num(i, 2)
	if !ok || d == 0 || d > 31 {
		return when{}, false
	}
	k, s := l.join(i + 1)
	m, named, ok := l.month(k)
	switch {
	case !ok || m > 12 || l.glued(k+1) && l.toks[k+1].Kind != lexicon.Sign:
		return when{}, false
	case named && (lexicon.Romans[l.toks[k].Fold] > 0 || l.opens(i) && !l.isBirth(i) || l.toks[k].Runes() < 4 && l.toks[k].Fold != "mei" && l.toks[k].Fold != "may" && !l.isBirth(i)):
		return when{}, false
	case s == ',' || l.has(i-1, lexicon.ClassLabel|lexicon.Board), named && l.toks[k].Sense&lexicon.AlsoName != 0 && l.isNameWord(k+1):
		return when{}, false
	case !named && (s == ' ' || s == ',' || !l.isBirth(i)):
		return when{}, false
	}
	return when{to: k + 1, doubts: []Doubt{{Kind: DoubtDate, Text: l.span(i, k+1)}}}, true
}

// isBirth reports whether a word before token i says that a day of birth follows; "tgl" alone may be any day.
func (l *line) isBirth(i int) bool {
	for k := i - 1; k >= 0 && i-k < 6; k-- {
		if l.has(k, lexicon.BirthLabel) {
			return l.toks[k].Fold != "tgl" && l.toks[k].Fold != "tanggal" && l.toks[k].Fold != "datum"
		}
		if l.toks[k].Fold == "god" && len(l.toks[i].Text) == 4 {
			return true // "god. 2013"
		}
		if !l.is(k, ":") && !l.is(k, ".") && !l.has(k, lexicon.Weekday|lexicon.Talk|lexicon.Polite) {
			return false
		}
	}
	return false
}

// yearAlone reads a year of birth.
func (l *line) yearAlone(i int) (when, bool) {
	y, ok := l.fullYearAt(i, false)
	if l.rated && !l.isYear(i) {
		return when{}, false
	}
	if !ok || y < 1915 || y > l.year || l.glued(i+1) && l.toks[i+1].Kind == lexicon.Word && !lexicon.IsOneOf(l.toks[i+1].Fold, "g god godiste") {
		return when{}, false
	}
	if l.glued(i+1) && l.is(i+1, "/") || l.glued(i) && l.is(i-1, "/") && i > 1 && l.toks[i-2].Kind == lexicon.Digits {
		return when{}, false // a school year
	}
	return when{date: swiss.Date{Year: y}, to: i + 1, bare: true}, true
}

// shortYear reads "'13", a year whose century an apostrophe stands for.
func (l *line) shortYear(i int) (when, bool) {
	apostrophe := l.is(i-1, "'") || l.is(i-1, "’") || l.is(i-1, "‘") || l.is(i-1, "`")
	if !apostrophe || !l.glued(i) || l.glued(i-1) && l.toks[i-2].Kind == lexicon.Word || l.glued(i+1) && l.toks[i+1].Kind != lexicon.Sign {
		return when{}, false
	}
	y, ok := l.fullYearAt(i, true)
	return when{date: swiss.Date{Year: y}, to: i + 1}, ok && len(l.toks[i].Text) == 2
}

// isYear reports whether a word beside a number of four digits says that it is a year of birth.
func (l *line) isYear(i int) bool {
	k := i + 1
	if l.is(k, ".") && l.glued(k) {
		k++
	}
	born := l.is(i-1, ".") && i > 1 && lexicon.IsOneOf(l.toks[i-2].Fold, "r rod ro g") && (l.parts(i-3) || i == 2)
	return born || l.isBirth(i) || l.birthAfter(i+1) > i+1 || l.has(i-1, lexicon.BirthLabel) || l.isWord(k) && lexicon.IsOneOf(l.toks[k].Fold, "god godiste godine g born")
}
