package roster

// marks finds the number, letter or bullet that lists put before an entry, the numbers of several entries in one line, and
// numbers of boards.
func (l *line) marks() {
	i := 0
	for i < len(l.toks) && (l.toks[i].kind == pict || l.toks[i].kind == sign && isOneOf(l.toks[i].fold, "- • · > → # ▪ , ; |")) {
		l.listed = l.listed || l.toks[i].fold != ">" && l.toks[i].kind == sign
		i++
	}
	if to := l.mark(i); to > i {
		l.listed = l.listed || !l.toks[i].isCapital() || l.toks[i].fold == "no"
		l.numbered = true
		l.set(i, to, RoleNumber)
	}
	l.innerNumbers()
	for k := range l.toks {
		*l.steps++
		if isOneOf(l.toks[k].fold, "player pemain peserta igrac igracica siswa atlet") && l.free(k) && k+2 < len(l.toks) && l.toks[k+1].kind == digits && (l.is(k+2, ":") || l.is(k+2, ".") || l.is(k+2, ")")) {
			l.set(k, k+3, RoleNumber)
			l.listed = true
		}
		if l.has(k, board) && k+1 < len(l.toks) && l.toks[k+1].kind == digits {
			l.set(k, k+2, RoleNumber)
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
	if l.isWord(k) && l.toks[k].fold == "no" && (l.is(k+1, ".") || k+1 < len(l.toks) && l.toks[k+1].kind == digits) {
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
	case l.toks[k].kind == digits && len(l.toks[k].text) <= 3:
		return l.numberMark(i, k, bracket)
	case l.letterMark(k):
		return k + 2
	}
	return i
}

// numberMark returns the end of a number of an entry that stands at k; i where it is the beginning of a date or a class.
func (l *line) numberMark(i, k int, bracket bool) int {
	to := k + 1
	for to < len(l.toks) && (l.toks[to].kind == pict || l.toks[to].kind == sign && isOneOf(l.toks[to].fold, ". ) - : / ] º °")) && to < k+4 {
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
		if _, ok := l.classWithLetter(k); ok && !(signed && l.toks[to].spaced) {
			return i
		}
		if l.age(k) > k || l.sum(k) > k || l.time(k) > k {
			return i
		}
	}
	next := l.toks[to]
	switch {
	case next.kind == digits:
		_, date := l.dateAt(to)
		_, class := l.classWithLetter(to)
		_, before := l.classBefore(to)
		if (date || class || before) && signed && next.spaced {
			return to
		}
		return i
	case next.kind == sign && next.fold != "(" && next.fold != "\"" && next.fold != "_" && next.fold != "," && next.fold != "\t" && next.fold != "|" && next.fold != ";":
		return i
	case !signed && next.kind == word && (next.sense&(count|ageUnit|classAfter|level|payment|weekday|talk|polite) != 0 && !next.isCapital() || !next.spaced):
		return i
	case !signed && next.kind == sign && next.fold != "\t" && next.fold != "|" && next.fold != ";" && next.fold != "," && next.fold != "_":
		return i
	}
	return to
}

// letterMark reports whether a small letter with a dot or bracket stands at k, or a capital or Roman number before a heading.
func (l *line) letterMark(k int) bool {
	t := l.toks[k]
	if t.kind != word || !(l.is(k+1, ".") || l.is(k+1, ")")) || k+2 >= len(l.toks) || l.toks[k+1].spaced {
		return false
	}
	next := l.toks[k+2]
	switch {
	case t.runes() == 1 && !t.isCapital():
		return next.spaced && (next.isCapital() || !l.hasCapitals())
	case t.isShouted() && (t.runes() == 1 || romans[t.fold] > 0) && l.isWord(k+2):
		return next.sense&(maleName|femaleName|male|female|category) != 0 && (k+3 >= len(l.toks) || l.parts(k+3) || next.sense&category != 0) || l.startsClub(k+2) && romans[t.fold] > 0 && next.fold != "gimnazija" ||
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
		if !ok && l.toks[i].role == RoleNumber && l.toks[i].text == "1" {
			v, ok = 1, true
		}
		if _, to := l.phraseAt(i+2, polite|closing); ok && i+2 < len(l.toks) && to > i+2 {
			continue // "SDN Tapos 2. Terima kasih"
		}
		if ok && v == next && !(l.has(i-1, classLabel|birthLabel|ageLabel) && l.toks[i-1].runes() > 1) && (l.is(i+1, ".") || l.is(i+1, ")")) && i+2 < len(l.toks) && l.toks[i+2].kind == word && (l.toks[i+2].isCapital() || !l.hasCapitals()) && !l.toks[i+1].spaced && (l.toks[i].spaced || l.parts(i-1)) &&
			(l.toks[i+2].runes() > 1 || l.toks[i+2].isCapital() && i+3 < len(l.toks) && (l.is(i+3, ".") || l.toks[i+3].isCapital())) && (l.toks[i+2].sense&classAfter == 0 || l.toks[i+2].isCapital()) {
			at = append(at, i)
			next++
		}
	}
	if len(at) < 2 {
		return
	}
	for _, i := range at {
		l.set(i, i+1, RoleNumber)
		l.toks[i+1].role = RoleNumber
	}
	l.listed = true
}

// bareClasses takes numbers that nothing explains as classes: in a field of their own, or behind a name, which is a guess.
func (l *line) bareClasses() {
	if l.hasFact(RoleClass) {
		return
	}
	for i := range l.toks {
		*l.steps++
		v, ok := l.num(i, 2)
		if !ok || v < 1 || v > maxClass || !l.edge(i-1) && !l.isWord(i-1) && !(i > 0 && l.toks[i-1].role > RoleMark) || !l.edge(i+1) || l.glued(i+1) && !l.parts(i+1) {
			continue
		}
		if l.is(i-1, "+") || l.is(i+1, ")") && !l.is(i-1, "(") || l.glued(i) && l.is(i-1, "/") && i > 1 && l.toks[i-2].kind == digits || l.glued(i+1) && l.is(i+1, "/") && i+2 < len(l.toks) && l.toks[i+2].kind == digits {
			continue
		}
		if l.isRound(i) || l.rated && l.numbered && l.is(i-1, "(") && l.is(i+1, ")") { // an age, in a club's list
			continue
		}
		own := l.parts(i-1) && l.parts(i+1) && i > 0 && i+1 < len(l.toks) || l.parts(i-1) && i > 0 && i+1 == len(l.toks) && !l.is(i-1, "/")
		f := fact{role: RoleClass, from: i, to: i + 1, n: v, text: l.toks[i].text, guess: !own}
		if !l.fitsLevel(v) {
			f.guess = true
		}
		l.take(f)
		if f.guess && (i == 0 || l.toks[i-1].role != RoleSex) { // "putra 5 / Ani putri 4" goes on
			return
		}
	}
}

// isRound reports whether the number at i is that of a round: "from round 3", "od 3. kola".
func (l *line) isRound(i int) bool {
	const rounds = "round rounds rd rds rnd kolo kola kolu runde runda ronde babak putaran"
	next := i + 1
	for next < len(l.toks) && l.toks[next].kind == sign && l.glued(next) {
		next++
	}
	return i > 0 && isOneOf(l.toks[i-1].fold, rounds) || next < len(l.toks) && isOneOf(l.toks[next].fold, rounds)
}

// hasFact reports whether the line says something of a role.
func (l *line) hasFact(r Role) bool {
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
		if l.facts[i].role == RoleClub {
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
		case isOneOf(w, "sd sdn sds sdit sdi sdk mi min mis"):
			return 1, 6
		case isOneOf(w, "smp smpn smpit smps smpk mts mtsn mtss"):
			return 7, 9
		case isOneOf(w, "sma sman smas smait smak smk smkn ma man"):
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
