package roster

// sayings finds greetings, thanks and the verbs of signing up, which say nothing of a player, and what a person must read:
// withdrawals, corrections, replacements, remarks. What follows a closing phrase is a signature.
func (l *line) sayings() {
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) {
			continue
		}
		if to := l.closes(i); to > i {
			l.set(i, len(l.toks), RoleAside)
			return
		}
		switch p, to := l.phraseAt(i, gone|ask|replaces|remark|nickMark|polite|signUp|payment|plusWord|title|aside); {
		case to > i && p.sense&nickMark != 0:
			i = to - 1 // names come later
		case to > i && p.sense&replaces != 0:
			i = l.replaced(i, to) - 1
		case to > i && p.sense&plusWord != 0 && l.isNameWord(to):
		case to > i && p.sense&plusWord != 0:
			l.note(i, to, DoubtNote)
			i = to - 1
		case to > i && p.sense&gone != 0:
			i = l.note(i, to, DoubtGone) - 1
		case to > i && p.sense&ask == 0:
			l.setSaying(i, to, p.sense)
			i = to - 1
		case to == i:
			i = l.singleWord(i)
		}
	}
}

// degree returns the end of an academic degree behind a comma: ", S.Pd", ", M.Pd.".
func (l *line) degree(i int) int {
	t := l.toks[i]
	if !l.is(i-1, ",") || !t.isCapital() {
		return i
	}
	to := i
	switch {
	case isOneOf(t.fold, "s m a") && l.is(i+1, ".") && l.glued(i+1) && l.isWord(i+2) && l.glued(i+2) && isOneOf(l.toks[i+2].fold, "pd pdi kom ag si h e t sos hum psi kep or m i ak farm sn md"):
		to = i + 3
	case isOneOf(t.fold, "spd mpd skom sag ssi se st sh mm sos spdi") && t.runes() > 1 && l.parts(i+1):
		to = i + 1
	}
	if to > i && l.is(to, ".") {
		to++
	}
	return to
}

// closes returns the end of a closing phrase at i; i where what follows is more than a signature.
func (l *line) closes(i int) int {
	_, to := l.phraseAt(i, closing)
	if to == i && l.has(i, closing) {
		to = i + 1
	}
	if to > i && l.isClosing(i, to) {
		return to
	}
	return i
}

// sames finds the words that point to the line above: "sda", "ista škola".
func (l *line) sames() {
	for i := range l.toks {
		if !l.free(i) {
			continue
		}
		_, to := l.phraseAt(i, same)
		if to == i && l.has(i, same) && (l.toks[i].fold != "sdm" || l.edge(i-1)) {
			to = i + 1
		}
		if to > i && l.toks[i].fold == "same" && to == i+1 && !l.edge(to) {
			continue
		}
		if to > i {
			l.take(fact{role: RoleSame, from: i, to: to})
		}
	}
	for i := range l.toks { // -"-
		if l.is(i, "\"") && l.is(i-1, "-") && l.is(i+1, "-") {
			l.take(fact{role: RoleSame, from: i - 1, to: i + 2})
		}
	}
}

// companions finds "+1", "+ sin" before their words are taken for something else.
func (l *line) companions() {
	for i := range l.toks {
		if l.is(i, "+") && i > 0 && i+1 < len(l.toks) {
			l.companion(i)
		}
	}
}

func (l *line) setSaying(i, to int, s sense) {
	if s&signUp != 0 {
		l.signedUp = true
	}
	r := RoleAside
	if s&remark != 0 {
		l.note(i, to, DoubtNote)
		return
	}
	if s&title != 0 && s&polite == 0 {
		r = RoleLabel
	}
	l.set(i, to, r)
}

// note keeps words that a person must read.
func (l *line) note(from, to int, k DoubtKind) int {
	l.take(fact{role: RoleNote, from: from, to: to, doubts: []Doubt{{Kind: k, Text: l.span(from, to)}}})
	return to
}

// isClosing reports whether a closing phrase ends what the line says: behind it stands a name at most, and before it something.
func (l *line) isClosing(i, to int) bool {
	if l.begins(i) || !l.opensField(i) && !isOneOf(l.toks[i].fold, "hvala terima makasih thank thanks") {
		return false
	}
	for k := to; k < len(l.toks); k++ {
		t := l.toks[k]
		if t.role > RoleMark && t.role != RoleAside || t.kind == digits || t.kind == word && t.role == RoleUnknown && !t.isCapital() && t.sense&(polite|honorific|grownUp|kin) == 0 {
			return false
		}
	}
	return true
}

// begins reports whether nothing but signs, the mark of a list and greetings stands before token i.
func (l *line) begins(i int) bool {
	for k := 0; k < i; k++ {
		if t := l.toks[k]; t.role != RoleMark && t.role != RoleNumber && t.role != RoleAside && t.sense&polite == 0 {
			return false
		}
	}
	return true
}

// opensField reports whether a field begins at i.
func (l *line) opensField(i int) bool { return l.edge(i - 1) }

// replaced reads "umjesto Paška Šodana": who is named there does not play.
func (l *line) replaced(i, to int) int {
	for to < len(l.toks) && (l.isNameWord(to) || l.is(to, "-") && !l.parts(to) || l.has(to, honorific)) {
		to++
	}
	for to < len(l.toks) && l.isWord(to) && !l.toks[to].isCapital() && l.toks[to].sense&(signUp|classLabel) == 0 {
		to++
	}
	return l.note(i, to, DoubtNote)
}

// companion reads "+1", "+ sin": somebody without a name comes along.
func (l *line) companion(i int) {
	to := i + 1
	if _, ok := l.num(to, 2); ok {
		to++
		if l.has(to, count|polite) && !l.toks[to].isCapital() {
			to++
		}
	} else if l.isWord(to) && !l.toks[to].isCapital() {
		for l.isWord(to) && !l.toks[to].isCapital() {
			to++
		}
	} else {
		return
	}
	l.note(i, to, DoubtNote)
}

// singleWord gives one word its role by its sense and its place, and returns the last token it took.
func (l *line) singleWord(i int) int {
	t := l.toks[i]
	if t.kind != word || t.sense == 0 || l.isNamePart(i) || l.isInitial(i) || l.isCommonSurname(i) {
		return i
	}
	if t.sense&signUp != 0 {
		l.signedUp = true
	}
	switch {
	case t.sense&gone != 0:
		l.note(i, i+1, DoubtGone)
	case t.sense&mend != 0 && l.edge(i-1):
		l.note(i, i+1, DoubtNote)
	case t.sense&replaces != 0:
		return l.replaced(i, i+1) - 1
	case t.sense&remark != 0 && t.sense&grownUp == 0:
		l.note(i, i+1, DoubtNote)
	case t.sense&notWord != 0:
		return l.denied(i)
	case t.sense&plusWord != 0 && !t.isCapital() && t.sense&polite == 0:
		l.note(i, i+1, DoubtNote)
	case l.isRoleSurname(i):
	case t.sense&grownUp != 0:
		return l.adult(i)
	case t.sense&polite != 0 && t.sense&nickMark == 0 && !(t.sense&andWord != 0 && l.joins(i)):
		l.set(i, i+1, RoleAside)
	}
	return i
}

// joins reports whether "dan", "i", "and" stands between two words that may be names, or behind a fact.
func (l *line) joins(i int) bool { return i > 0 && i+1 < len(l.toks) }

// isNamePart reports whether a common word stands where it is a name: with a capital at the side of a capital.
func (l *line) isNamePart(i int) bool {
	t := l.toks[i]
	if l.isAgung(i) {
		return true
	}
	if !t.isCapital() || t.sense&alsoName == 0 || t.sense&(gone|mend) != 0 {
		return false
	}
	before := i > 0 && t.spaced && l.isNameWord(i-1) || i > 0 && l.toks[i-1].role == RoleName
	after := i+1 < len(l.toks) && l.toks[i+1].spaced && (l.isNameWord(i+1) || l.isWord(i+1) && l.toks[i+1].isCapital() && l.toks[i+1].sense&alsoName != 0)
	initial := i > 1 && l.is(i-1, ".") && l.endsInitial(i-1)
	field := !l.is(i+1, ":") && l.edge(i-1) && l.edge(i+1) && t.sense&(honorific|self|signUp) == 0 && (l.listed || l.number > 0 && i > 0 || len(l.facts) > 0)
	return before || after || initial || field
}

// isAgung reports whether "Anak" begins the Balinese name Anak Agung.
func (l *line) isAgung(i int) bool {
	return l.toks[i].fold == "anak" && l.toks[i].isCapital() && l.isWord(i+1) && l.toks[i+1].fold == "agung"
}

// isInitial reports whether one capital letter is an initial, or "I" before a Balinese name.
func (l *line) isInitial(i int) bool {
	t := l.toks[i]
	return t.runes() == 1 && t.isCapital() && (l.is(i+1, ".") && !l.toks[i+1].spaced || i > 0 && l.isNameWord(i-1) || t.text == "I" && l.lang != "en" && l.isNameWord(i+1))
}

// isCommonSurname reports whether a common word with a capital stands right behind a word that can only be a name.
func (l *line) isCommonSurname(i int) bool {
	t := l.toks[i]
	if !t.isCapital() || t.isShouted() || i == 0 || !t.spaced || t.sense&(classLabel|birthLabel|signUp|honorific|grownUp|contact) != 0 {
		return false
	}
	before := l.toks[i-1]
	return l.isNameWord(i-1) && before.sense&^(alsoName|maleName|femaleName|particle) == 0 && before.runes() > 1
}

// denied reads "bukan kelas 5", "ne 4.a": the fact behind it is not meant.
func (l *line) denied(i int) int {
	to := i + 1
	for to < len(l.toks) && !l.parts(to) && l.toks[to].role != RoleUnknown && l.toks[to].kind != sign {
		l.drop(to)
		to++
	}
	for l.isNameWord(to) {
		to++ // "bukan Fakih"
	}
	if to == i+1 {
		return i
	}
	l.note(i, to, DoubtNote)
	return to - 1
}

// drop takes a fact back.
func (l *line) drop(i int) {
	if f := l.toks[i].fact; f > 0 {
		l.facts[f-1].role = RoleAside
		l.facts[f-1].doubts = nil
	}
}

// adult reads "pelatih: Pak Gunawan Edi", "učiteljica Maja": a role and the name of who has it.
func (l *line) adult(i int) int {
	k := i + 1
	for k < len(l.toks) && (l.is(k, ":") || l.has(k, honorific|polite|grownUp) || l.is(k, ".") || l.is(k, "-")) {
		k++
	}
	for k < len(l.toks) && (l.isNameWord(k) || l.is(k, "-") && !l.parts(k) || l.is(k, ".") && l.endsInitial(k)) {
		k++
	}
	l.set(i, k, RoleAside)
	return k - 1
}
