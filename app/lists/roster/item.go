package roster

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
)

// The signs of an entry whose class is told by its place alone: the mark before it, what parts a name from a class, a class, and what may
// stand behind it.
const (
	itemLead   = `^(\s*(?:[^\p{L}\p{N}\s(\[]+\s*)?(?:[(\[]?(?:\d{1,3}|[a-z])(?:[.):/\]-]+\s*|\s*[.)]\s*))?(?:[^\p{L}\p{N}\s(\[]+\s+)?)`
	itemName   = `(\p{L}[\p{L}'’.\- ]*?[\p{L}.])`
	itemSign   = `(\s*(?:\.{2,}|…+|_{2,}|[-–—|/;:,=>→·•»~\t]+)\s*[(\[{]?|\s*[(\[{]\s*|\s+)`
	itemClass  = `((?i:kelas|kls|kl|klas|razred|raz|klasse|year|yr|grade|class)?\b\.?\s*)(\d{1,2}|[IVX]{1,4})([-./\s]?[A-K]\b|[-./]\d{1,2}\b)?`
	itemStream = `(\s[A-Z][A-Za-z]{1,6}(?:[ -]?\d{1,2})?)?\b`
	itemShout  = `(\s[A-Z][A-Z]{1,6}(?:[ -]?\d{1,2})?)?\b` // before a name, which begins large too
	itemRest   = `\s*[)\]}]?(\s*[.;,]?\s*(?:\*+\)?|[(\[–,;*-].*|[/|]\s*\p{L}{1,9})?)$`
)

var (
	classBehind = lexicon.Pattern(itemLead + itemName + itemSign + itemClass + itemStream + itemRest)
	classAhead  = lexicon.Pattern(itemLead + `([(\[{]?)` + itemClass + itemShout + `([)\]}]?\s*[-–—|/;:,=>→·•»\t]*\s*)` + itemName + itemRest)
)

// romanFirst is a Roman number where a name should begin.
var romanFirst = lexicon.Pattern(`^[IVX]+\b`)

// shapedItem is an entry whose class its shape tells: where that and the name stand in the line.
type shapedItem struct {
	shape    string
	name, to int // bytes of the name,
	class    span
	n        int
	text     string
	numbered bool
}

// shapesIn finds entries that are all of one shape, a name and a class with the same sign between them, and tells their classes by it: "Budi
// Santoso / 5A", "a. Citra ..... VI", "1. [4] Dewi". No word says there what the number is; that all rows have one does.
func shapesIn(lines []string) map[int]shapedItem {
	of, shapes := map[string][]int{}, map[int]shapedItem{}
	for i, line := range lines {
		if len(line) > maxLine {
			continue
		}
		if item, ok := shapeOf(line); ok {
			of[item.shape], shapes[i+1] = append(of[item.shape], i+1), item
		}
	}
	const few = 4
	for _, at := range of {
		counts := 0
		for k, number := range at {
			if n := shapes[number].n; k > 0 && n == shapes[at[k-1]].n+1 || n == 1 {
				counts++
			}
		}
		if len(at) < few || counts*3 > len(at)*2 { // they count the rows
			for _, number := range at {
				delete(shapes, number)
			}
		}
	}
	return shapes
}

// shapeOf reads a line that is a name and a class, and nothing else but a remark behind them.
func shapeOf(line string) (item shapedItem, ok bool) {
	part := func(m []int, k int) string { return line[max(m[2*k], 0):max(m[2*k+1], 0)] }
	signs := func(s string) string {
		return strings.Join(slices.Compact(strings.Split(strings.Join(strings.Fields(s), ""), "")), "")
	}
	if m := classBehind().FindStringSubmatchIndex(line); m != nil && !romanFirst().MatchString(line[m[4]:]) {
		item = shapedItem{name: m[4], to: m[5], class: span{m[8], max(m[11], m[13], m[15])}, numbered: strings.ContainsFunc(part(m, 1), isAlphanumeric)}
		item.shape = "name" + signs(part(m, 3))
		ok = item.setClass(part(m, 5), part(m, 6), part(m, 7))
	} else if m := classAhead().FindStringSubmatchIndex(line); m != nil {
		item = shapedItem{name: m[14], to: m[15], class: span{m[6], max(m[9], m[11], m[13])}, numbered: strings.ContainsFunc(part(m, 1), isAlphanumeric)}
		item.shape = "class" + part(m, 2) + signs(part(m, 7))
		ok = item.setClass(part(m, 4), part(m, 5), part(m, 6)) && strings.TrimSpace(part(m, 1)+part(m, 2)) != ""
	}
	name := line[item.name:item.to]
	return item, ok && countWords(name) <= 6 && isEvenlyWritten(name) && !isSchoolName(name) && alike.LevelOf(name) == alike.AnyLevel
}

func isAlphanumeric(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// isEvenlyWritten reports whether all words of a text begin large, or all small, particles aside.
func isEvenlyWritten(text string) bool {
	large, small := 0, 0
	for _, t := range lexicon.Tokens(text, 0, "") {
		switch {
		case t.IsCapital():
			large++
		case t.Kind == lexicon.Word && t.Sense&lexicon.Particle == 0 && t.Runes() > 1:
			small++
		}
	}
	return large == 0 || small == 0
}

// setClass keeps a class of a number, a letter and a stream.
func (item *shapedItem) setClass(number, letter, stream string) bool {
	n, err := strconv.Atoi(number)
	if err != nil {
		n = lexicon.Romans[lexicon.Fold(number)]
	}
	letter = strings.TrimSpace(letter)
	if isDigits(strings.TrimLeft(letter, "-./")) == false {
		letter = strings.TrimLeft(letter, "-./ ")
	}
	item.n, item.text = n, strconv.Itoa(n)+letter+strings.TrimRight(" "+strings.TrimSpace(stream), " ")
	_, sex := lexicon.ParseSex(strings.TrimSpace(stream))
	return n > 0 && n <= maxClass && (stream == "" || n >= 10 && !sex)
}

// shaped gives a line the class that its shape tells.
func (l *line) shaped(item shapedItem) {
	first := l.source[:item.name] // the mark of the entry
	if item.class.from < item.name {
		first = l.source[:item.class.from]
	}
	from, to := min(item.to, item.class.to), max(item.name, item.class.from)
	l.toks = slices.DeleteFunc(l.toks, func(t lexicon.Token) bool { return t.Kind == lexicon.Sign && t.At >= from && t.At < to })
	at, end := -1, 0
	for i, t := range l.toks {
		switch {
		case t.At < len(first):
			l.toks[i].Role = lexicon.RoleNumber
		case t.At >= item.class.from && t.At < item.class.to:
			if at < 0 {
				at = i
			}
			end = i + 1
		}
	}
	if at < 0 {
		return
	}
	l.listed, l.numbered, l.ofShape = true, item.numbered, true
	l.take(fact{role: lexicon.RoleClass, from: at, to: end, n: item.n, text: item.text})
}

// marks finds the number, letter or bullet that lists put before an entry, the numbers of several entries in one line, and
// numbers of boards.
func (l *line) marks() {
	if l.ofShape {
		return
	}
	i := 0
	for i < len(l.toks) && (l.toks[i].Kind == lexicon.Pict || l.toks[i].Kind == lexicon.Sign && lexicon.IsOneOf(l.toks[i].Fold, "- • · > → # ▪ , ; |")) {
		l.listed = l.listed || l.toks[i].Fold != ">" && l.toks[i].Kind == lexicon.Sign
		i++
	}
	if to := l.mark(i); to > i {
		l.listed = l.listed || !l.toks[i].IsCapital() || l.toks[i].Fold == "no"
		l.numbered = true
		l.set(i, to, lexicon.RoleNumber)
	}
	l.innerNumbers()
	for k := range l.toks {
		*l.steps++
		if lexicon.IsOneOf(l.toks[k].Fold, "player pemain peserta igrac igracica siswa atlet") && l.free(k) && k+2 < len(l.toks) && l.toks[k+1].Kind == lexicon.Digits && (l.is(k+2, ":") || l.is(k+2, ".") || l.is(k+2, ")")) {
			l.set(k, k+3, lexicon.RoleNumber)
			l.listed = true
		}
		if l.has(k, lexicon.Board) && k+1 < len(l.toks) && l.toks[k+1].Kind == lexicon.Digits {
			l.set(k, k+2, lexicon.RoleNumber)
			l.listed = true
		}
	}
}

// mark returns the end of the number or letter of an entry that begins at i.
func (l *line) mark(i int) int {
	if i >= len(l.toks) {
		return i
	}
	k := i
	if l.isWord(k) && l.toks[k].Fold == "no" && (l.is(k+1, ".") || k+1 < len(l.toks) && l.toks[k+1].Kind == lexicon.Digits) {
		k++
		if l.is(k, ".") {
			k++
		}
	}
	bracket := l.is(k, "(")
	if bracket {
		k++
	}
	switch {
	case k >= len(l.toks):
		return i
	case l.toks[k].Kind == lexicon.Digits && len(l.toks[k].Text) <= 3:
		return l.numberMark(i, k, bracket)
	case l.letterMark(k):
		return k + 2
	}
	return i
}

// numberMark returns the end of a number of an entry that stands at k; i where it is the beginning of a date or a class.
func (l *line) numberMark(i, k int, bracket bool) int {
	to := k + 1
	for to < len(l.toks) && (l.toks[to].Kind == lexicon.Pict || l.toks[to].Kind == lexicon.Sign && lexicon.IsOneOf(l.toks[to].Fold, ". ) - : / ] º °")) && to < k+4 {
		to++
	}
	signed := to > k+1
	switch {
	case to >= len(l.toks):
		if signed {
			return to
		}
		return i
	case bracket && !l.is(k+1, ")"):
		return i
	}
	if !bracket {
		if w, ok := l.dateAt(k); ok && !w.bare && (w.date.Year != 0 || len(w.doubts) > 0) {
			return i
		}
		if _, ok := l.classBefore(k); ok {
			return i
		}
		if _, ok := l.classWithLetter(k); ok && !(signed && l.toks[to].Spaced) {
			return i
		}
		if l.age(k) > k || l.sum(k) > k || l.time(k) > k {
			return i
		}
	}
	next := l.toks[to]
	switch {
	case next.Kind == lexicon.Digits:
		_, date := l.dateAt(to)
		_, class := l.classWithLetter(to)
		_, before := l.classBefore(to)
		if (date || class || before) && signed && next.Spaced {
			return to
		}
		return i
	case next.Kind == lexicon.Sign && next.Fold != "(" && next.Fold != "\"" && next.Fold != "„" && next.Fold != "“" && next.Fold != "”" && next.Fold != "«" && next.Fold != "_" && next.Fold != "+" && next.Fold != "," && next.Fold != "\t" && next.Fold != "|" && next.Fold != ";":
		return i
	case !signed && next.Kind == lexicon.Word && (next.Sense&(lexicon.Count|lexicon.AgeUnit|lexicon.ClassAfter|lexicon.Level|lexicon.Payment|lexicon.Weekday|lexicon.Talk|lexicon.Polite) != 0 && !next.IsCapital() || !next.Spaced):
		return i
	case !signed && next.Kind == lexicon.Sign && next.Fold != "\t" && next.Fold != "|" && next.Fold != ";" && next.Fold != "," && next.Fold != "_" && next.Fold != "+" && next.Fold != "\"" && next.Fold != "„" && next.Fold != "“" && next.Fold != "”":
		return i
	}
	return to
}

// letterMark reports whether a small letter with a dot or bracket stands at k, or a capital or Roman number before a heading.
func (l *line) letterMark(k int) bool {
	t := l.toks[k]
	if t.Kind != lexicon.Word || !(l.is(k+1, ".") || l.is(k+1, ")")) || k+2 >= len(l.toks) || l.toks[k+1].Spaced {
		return false
	}
	next := l.toks[k+2]
	switch {
	case t.Runes() == 1 && !t.IsCapital():
		return next.Spaced && (next.IsCapital() || !l.hasCapitals())
	case t.IsShouted() && (t.Runes() == 1 || lexicon.Romans[t.Fold] > 0) && l.isWord(k+2):
		return next.Sense&(lexicon.MaleName|lexicon.FemaleName|lexicon.Male|lexicon.Female|lexicon.Category) != 0 && (k+3 >= len(l.toks) || l.parts(k+3) || next.Sense&lexicon.Category != 0) || l.startsClub(k+2) && lexicon.Romans[t.Fold] > 0 && next.Fold != "gimnazija" ||
			l.startsClub(k+2) && l.is(k+1, ".") && !l.hasCapitals()
	}
	return false
}

// innerNumbers finds 1. 2. 3. before several entries of one line.
func (l *line) innerNumbers() {
	var at []int
	next := 1
	for i := range l.toks {
		*l.steps++
		v, ok := l.num(i, 2)
		if !ok && l.toks[i].Role == lexicon.RoleNumber && l.toks[i].Text == "1" {
			v, ok = 1, true
		}
		if _, to := l.phraseAt(i+2, lexicon.Polite|lexicon.Closing); ok && i+2 < len(l.toks) && to > i+2 {
			continue // "SDN Tapos 2. Terima kasih"
		}
		if ok && v == next && !(l.has(i-1, lexicon.ClassLabel|lexicon.BirthLabel|lexicon.AgeLabel) && l.toks[i-1].Runes() > 1) && (l.is(i+1, ".") || l.is(i+1, ")")) && i+2 < len(l.toks) && l.toks[i+2].Kind == lexicon.Word && (l.toks[i+2].IsCapital() || !l.hasCapitals()) && !l.toks[i+1].Spaced && (l.toks[i].Spaced || l.parts(i-1)) &&
			(l.toks[i+2].Runes() > 1 || l.toks[i+2].IsCapital() && i+3 < len(l.toks) && (l.is(i+3, ".") || l.toks[i+3].IsCapital())) && (l.toks[i+2].Sense&lexicon.ClassAfter == 0 || l.toks[i+2].IsCapital()) {
			at = append(at, i)
			next++
		}
	}
	if len(at) < 2 {
		return
	}
	for _, i := range at {
		l.set(i, i+1, lexicon.RoleNumber)
		l.toks[i+1].Role = lexicon.RoleNumber
	}
	l.listed = true
}

// bareClasses takes numbers that nothing explains as classes: in a field of their own, or behind a name, which is a guess.
func (l *line) bareClasses() {
	if l.hasFact(lexicon.RoleClass) {
		return
	}
	for i := range l.toks {
		*l.steps++
		v, ok := l.num(i, 2)
		if !ok || v < 1 || v > maxClass || !l.edge(i-1) && !l.isWord(i-1) && !(i > 0 && l.toks[i-1].Role > lexicon.RoleMark) || !l.edge(i+1) && !l.isSexLetter(i+1) || l.glued(i+1) && !l.parts(i+1) {
			continue
		}
		if l.is(i-1, "+") || l.is(i+1, ")") && !l.is(i-1, "(") || l.glued(i) && l.is(i-1, "/") && i > 1 && l.toks[i-2].Kind == lexicon.Digits || l.glued(i+1) && l.is(i+1, "/") && i+2 < len(l.toks) && l.toks[i+2].Kind == lexicon.Digits {
			continue
		}
		if i > 0 && lexicon.IsOneOf(l.toks[i-1].Fold, "tgl tanggal") {
			continue // "bukan tgl 5"
		}
		if l.isRound(i) || l.rated && l.numbered && l.is(i-1, "(") && l.is(i+1, ")") { // an age, in a club's list
			continue
		}
		own := l.parts(i-1) && l.parts(i+1) && i > 0 && i+1 < len(l.toks) || l.parts(i-1) && i > 0 && i+1 == len(l.toks) && !l.is(i-1, "/")
		f := fact{role: lexicon.RoleClass, from: i, to: i + 1, n: v, text: l.toks[i].Text, guess: !own}
		if !l.fitsLevel(v) {
			f.guess = true
		}
		l.take(f)
		if f.guess && !l.numbersNames() && (i == 0 || l.toks[i-1].Role != lexicon.RoleSex) && (i+1 == len(l.toks) || l.toks[i+1].Role != lexicon.RoleSex && l.toks[i+1].Role != lexicon.RoleNumber && !l.isSexLetter(i+1)) { // "Adi putra 5, Ani 4 putri" goes on
			return
		}
	}
}

// numbersNames reports whether names and numbers take turns in the fields of a line, twice and more: "Archie Rowbotham 5, Bilal Sharif 6, …".
func (l *line) numbersNames() bool {
	n := 0
	for i := range l.toks {
		if t := l.toks[i]; t.Kind == lexicon.Digits && len(t.Text) < 3 && i > 0 && l.toks[i-1].Kind == lexicon.Word && l.toks[i-1].IsCapital() && l.parts(i+1) && (t.Role == lexicon.RoleUnknown || t.Role == lexicon.RoleClass) {
			n++
		}
	}
	return n > 1
}

// isSexLetter reports whether one letter for a sex ends the field at i: "hafidz maulana 6 l".
func (l *line) isSexLetter(i int) bool {
	return l.isWord(i) && l.toks[i].Runes() == 1 && sexLetters[l.toks[i].Fold] != 0 && l.speaks(l.toks[i].Fold, i) && l.edge(i+1)
}

// isRound reports whether the number at i is that of a round: "from round 3", "od 3. kola".
func (l *line) isRound(i int) bool {
	const rounds = "round rounds rd rds rnd kolo kola kolu runde runda ronde babak putaran"
	next := i + 1
	for next < len(l.toks) && l.toks[next].Kind == lexicon.Sign && l.glued(next) {
		next++
	}
	return i > 0 && lexicon.IsOneOf(l.toks[i-1].Fold, rounds) || next < len(l.toks) && lexicon.IsOneOf(l.toks[next].Fold, rounds)
}

// hasFact reports whether the line says something of a role.
func (l *line) hasFact(r lexicon.Role) bool {
	for i := range l.facts {
		if l.facts[i].role == r {
			return true
		}
	}
	return false
}

// fitsLevel reports whether the school of the line has the class.
func (l *line) fitsLevel(n int) bool {
	for i := range l.facts {
		if l.facts[i].role == lexicon.RoleClub {
			low, high := levelOf(l.facts[i].text)
			return n >= low && n <= high
		}
	}
	return true
}

// levelOf returns the classes that a school of a kind has.
func levelOf(club string) (low, high int) {
	for w := range fieldsOf(club) {
		switch {
		case lexicon.IsOneOf(w, "sd sdn sds sdit sdi sdk mi min mis"):
			return 1, 6
		case lexicon.IsOneOf(w, "smp smpn smpit smps smpk mts mtsn mtss"):
			return 7, 9
		case lexicon.IsOneOf(w, "sma sman smas smait smak smk smkn ma man"):
			return 10, 12
		case w == "os" || w == "osnovna":
			return 1, 8
		case w == "ss" || w == "gimnazija":
			return 1, 4
		}
		break
	}
	return 1, maxClass
}
