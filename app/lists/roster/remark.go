package roster

import "wasit/app/lists/lexicon"

// sayings finds greetings, thanks and the verbs of signing up, which say nothing of a player, and what a person must read:
// withdrawals, corrections, replacements, remarks. What follows a closing phrase is a signature.
func (l *line) sayings() {
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) || l.isFromNowhere(i) {
			continue
		}
		if to := l.closes(i); to > i {
			l.set(i, len(l.toks), lexicon.RoleAside)
			return
		}
		switch p, to := l.phraseAt(i, lexicon.Gone|lexicon.Ask|lexicon.Replaces|lexicon.Remark|lexicon.NickMark|lexicon.Polite|lexicon.SignUp|lexicon.Payment|lexicon.PlusWord|lexicon.Title|lexicon.Aside); {
		case to > i && p.Sense&lexicon.NickMark != 0:
			i = to - 1 // names come later
		case to > i && p.Sense&lexicon.Replaces != 0:
			i = l.replaced(i, to) - 1
		case to > i && p.Sense&lexicon.PlusWord != 0 && l.isNameWord(to):
		case to > i && p.Sense&lexicon.PlusWord != 0:
			l.note(i, to, DoubtNote)
			i = to - 1
		case to > i && p.Sense&lexicon.Gone != 0:
			i = l.note(i, to, DoubtGone) - 1
		case to > i && p.Sense&lexicon.Ask == 0:
			l.setSaying(i, to, p.Sense)
			i = to - 1
		case to == i:
			i = l.singleWord(i)
		}
	}
}

// degree returns the end of an academic degree behind a comma: ", S.Pd", ", M.Pd.".
func (l *line) degree(i int) int {
	t := l.toks[i]
	if !l.is(i-1, ",") || !t.IsCapital() {
		return i
	}
	to := i
	switch {
	case lexicon.IsOneOf(t.Fold, "s m a") && l.is(i+1, ".") && l.glued(i+1) && l.isWord(i+2) && l.glued(i+2) && lexicon.IsOneOf(l.toks[i+2].Fold, "pd pdi kom ag si h e t sos hum psi kep or m i ak farm sn md"):
		to = i + 3
	case lexicon.IsOneOf(t.Fold, "spd mpd skom sag ssi se st sh mm sos spdi") && t.Runes() > 1 && l.parts(i+1):
		to = i + 1
	}
	if to > i && l.is(to, ".") {
		to++
	}
	return to
}

// closes returns the end of a closing phrase at i; i where what follows is more than a signature.
func (l *line) closes(i int) int {
	_, to := l.phraseAt(i, lexicon.Closing)
	if to == i && l.has(i, lexicon.Closing) {
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
		_, to := l.phraseAt(i, lexicon.Same)
		if to == i && l.has(i, lexicon.Same) && (l.toks[i].Fold != "sdm" || l.edge(i-1)) {
			to = i + 1
		}
		if to > i && l.toks[i].Fold == "same" && to == i+1 && !l.edge(to) {
			continue
		}
		if to > i {
			l.take(fact{role: lexicon.RoleSame, from: i, to: to})
		}
	}
	for i := range l.toks { // -"-
		if l.is(i, "\"") && l.is(i-1, "-") && l.is(i+1, "-") {
			l.take(fact{role: lexicon.RoleSame, from: i - 1, to: i + 2})
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

func (l *line) setSaying(i, to int, s lexicon.Sense) {
	if s&lexicon.SignUp != 0 {
		l.signedUp = true
	}
	r := lexicon.RoleAside
	if s&lexicon.Remark != 0 {
		l.note(i, to, DoubtNote)
		return
	}
	if s&lexicon.Title != 0 && s&lexicon.Polite == 0 {
		r = lexicon.RoleLabel
	}
	l.set(i, to, r)
}

// note keeps words that a person must read.
func (l *line) note(from, to int, k DoubtKind) int {
	l.take(fact{role: lexicon.RoleNote, from: from, to: to, doubts: []Doubt{{Kind: k, Text: l.span(from, to)}}})
	return to
}

// isClosing reports whether a closing phrase ends what the line says: behind it stands a name at most, and before it something.
func (l *line) isClosing(i, to int) bool {
	if l.begins(i) || !l.opensField(i) && !lexicon.IsOneOf(l.toks[i].Fold, "hvala terima makasih thank thanks") {
		return false
	}
	for k := to; k < len(l.toks); k++ {
		t := l.toks[k]
		if t.Role > lexicon.RoleMark && t.Role != lexicon.RoleAside || t.Kind == lexicon.Digits || t.Kind == lexicon.Word && t.Role == lexicon.RoleUnknown && !t.IsCapital() && t.Sense&(lexicon.Polite|lexicon.Honorific|lexicon.GrownUp|lexicon.Kin) == 0 {
			return false
		}
	}
	return true
}

// begins reports whether nothing but signs, the mark of a list and greetings stands before token i.
func (l *line) begins(i int) bool {
	for k := 0; k < i; k++ {
		if t := l.toks[k]; t.Role != lexicon.RoleMark && t.Role != lexicon.RoleNumber && t.Role != lexicon.RoleAside && t.Sense&lexicon.Polite == 0 {
			return false
		}
	}
	return true
}

// opensField reports whether a field begins at i.
func (l *line) opensField(i int) bool { return l.edge(i - 1) }

// replaced reads "umjesto Paška Šodana": who is named there does not play.
func (l *line) replaced(i, to int) int {
	if l.toks[i].Fold == "ganti" && i > 0 && l.gone() {
		l.set(i, to, lexicon.RoleAside) // "Eko mengundurkan diri, ganti Rizal": who is named comes
		return to
	}
	if to == i+1 && lexicon.IsOneOf(l.toks[i].Fold, "instead stattdessen") && l.isNameWord(to) {
		l.set(i, to, lexicon.RoleAside) // "Finn can't come. Instead Sam Lake (Y6)": who is named comes
		return to
	}
	for to < len(l.toks) && (l.isNameWord(to) || l.is(to, "-") && !l.parts(to) || l.has(to, lexicon.Honorific)) {
		to++
	}
	for to < len(l.toks) && l.isWord(to) && !l.toks[to].IsCapital() && l.toks[to].Sense&(lexicon.SignUp|lexicon.ClassLabel) == 0 {
		to++
	}
	return l.note(i, to, DoubtNote)
}

// companion reads "+1", "+ sin": somebody without a name comes along.
func (l *line) companion(i int) {
	to := i + 1
	if _, ok := l.num(to, 2); ok {
		to++
		if l.has(to, lexicon.Count|lexicon.Polite) && !l.toks[to].IsCapital() {
			to++
		}
	} else if l.isWord(to) && !l.toks[to].IsCapital() {
		for l.isWord(to) && !l.toks[to].IsCapital() {
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
	if t.Kind != lexicon.Word || t.Sense == 0 || l.isNamePart(i) || l.isInitial(i) || l.isCommonSurname(i) {
		return i
	}
	if t.Sense&lexicon.SignUp != 0 {
		l.signedUp = true
	}
	switch {
	case t.Sense&lexicon.Gone != 0:
		l.note(i, i+1, DoubtGone)
	case t.Sense&lexicon.Mend != 0 && l.edge(i-1):
		l.note(i, i+1, DoubtNote)
	case t.Sense&lexicon.Replaces != 0:
		return l.replaced(i, i+1) - 1
	case t.Sense&lexicon.Remark != 0 && t.Sense&lexicon.GrownUp == 0:
		l.note(i, i+1, DoubtNote)
	case t.Sense&lexicon.NotWord != 0:
		return l.denied(i)
	case t.Sense&lexicon.PlusWord != 0 && !t.IsCapital() && t.Sense&lexicon.Polite == 0:
		l.note(i, i+1, DoubtNote)
	case l.isRoleSurname(i):
	case t.Sense&lexicon.GrownUp != 0:
		return l.adult(i)
	case t.Sense&lexicon.Polite != 0 && t.Sense&lexicon.NickMark == 0 && !(t.Sense&lexicon.AndWord != 0 && l.joins(i)):
		l.set(i, i+1, lexicon.RoleAside)
	}
	return i
}

// joins reports whether "dan", "i", "and" stands between two words that may be names, or behind a fact.
func (l *line) joins(i int) bool { return i > 0 && i+1 < len(l.toks) }

// isNamePart reports whether a common word stands where it is a name: with a capital at the side of a capital.
func (l *line) isNamePart(i int) bool {
	t := l.toks[i]
	if l.isAgung(i) || l.isMeantAsName(i) {
		return true
	}
	if !t.IsCapital() || t.Sense&lexicon.AlsoName == 0 || t.Sense&(lexicon.Gone|lexicon.Mend) != 0 {
		return false
	}
	before := i > 0 && t.Spaced && l.isNameWord(i-1) || i > 0 && l.toks[i-1].Role == lexicon.RoleName
	after := i+1 < len(l.toks) && l.toks[i+1].Spaced && (l.isNameWord(i+1) || l.isWord(i+1) && l.toks[i+1].IsCapital() && l.toks[i+1].Sense&lexicon.AlsoName != 0)
	initial := i > 1 && l.is(i-1, ".") && l.endsInitial(i-1)
	field := !l.is(i+1, ":") && l.edge(i-1) && l.edge(i+1) && t.Sense&(lexicon.Honorific|lexicon.Self|lexicon.SignUp) == 0 && (l.listed || l.number > 0 && i > 0 || len(l.facts) > 0)
	return before || after || initial || field
}

// isAgung reports whether "Anak" begins the Balinese name Anak Agung.
func (l *line) isAgung(i int) bool {
	return l.toks[i].Fold == "anak" && l.toks[i].IsCapital() && l.isWord(i+1) && l.toks[i+1].Fold == "agung"
}

// isInitial reports whether one capital letter is an initial, or "I" before a Balinese name.
func (l *line) isInitial(i int) bool {
	t := l.toks[i]
	return t.Runes() == 1 && t.IsCapital() && (l.is(i+1, ".") && !l.toks[i+1].Spaced || i > 0 && l.isNameWord(i-1) || t.Text == "I" && l.lang != "en" && l.lang != "hr" && l.isNameWord(i+1))
}

// isCommonSurname reports whether a common word with a capital stands right behind a word that can only be a name.
func (l *line) isCommonSurname(i int) bool {
	t := l.toks[i]
	if !t.IsCapital() || t.IsShouted() || i == 0 || !t.Spaced || t.Sense&(lexicon.ClassLabel|lexicon.BirthLabel|lexicon.SignUp|lexicon.Honorific|lexicon.GrownUp|lexicon.Contact) != 0 {
		return false
	}
	before := l.toks[i-1]
	return l.isNameWord(i-1) && before.Sense&^(lexicon.AlsoName|lexicon.MaleName|lexicon.FemaleName|lexicon.Particle) == 0 && before.Runes() > 1
}

// denied reads "bukan kelas 5", "ne 4.a": the fact behind it is not meant.
func (l *line) denied(i int) int {
	to := i + 1
	for to < len(l.toks) && !l.parts(to) && l.toks[to].Role != lexicon.RoleUnknown && l.toks[to].Kind != lexicon.Sign {
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
	if f := l.toks[i].Fact; f > 0 {
		l.facts[f-1].role = lexicon.RoleAside
		l.facts[f-1].doubts = nil
	}
}

// adult reads "pelatih: Pak Gunawan Edi", "učiteljica Maja": a role and the name of who has it.
func (l *line) adult(i int) int {
	k := i + 1
	for k < len(l.toks) && (l.is(k, ":") || l.has(k, lexicon.Honorific|lexicon.Polite|lexicon.GrownUp) || l.is(k, ".") || l.is(k, "-")) {
		k++
	}
	for k < len(l.toks) && (l.isNameWord(k) || l.is(k, "-") && !l.parts(k) || l.is(k, ".") && l.endsInitial(k)) {
		k++
	}
	l.set(i, k, lexicon.RoleAside)
	return k - 1
}

// The mark of a footnote, behind an entry and before what it says.
var (
	markBehind = lexicon.Pattern(`^\s*[^\s*_(].*?\(?(\*{1,3}\)?|[†‡¹²³])\s*$`)
	markBefore = lexicon.Pattern(`^\s*\(?(\*{1,3}\)?|[†‡¹²³])\s*[=:.–-]?\s*([^\s*].*)$`)
)

// marksBelow finds the lines that say what a mark behind entries above them means, "*) cadangan". A sign that begins several lines is a bullet.
func marksBelow(lines []string) map[int]string {
	behind, before := map[string]int{}, map[string]int{}
	for i, line := range lines {
		if m := markBehind().FindStringSubmatch(line); m != nil && behind[m[1]] == 0 {
			behind[m[1]] = i + 1
		}
		if m := markBefore().FindStringSubmatch(line); m != nil {
			before[m[1]]++
		}
	}
	found := map[int]string{}
	for i, line := range lines {
		if m := markBefore().FindStringSubmatch(line); m != nil && before[m[1]] == 1 && behind[m[1]] > 0 && behind[m[1]] <= i {
			found[i+1] = m[1]
		}
	}
	return found
}

// footnotes gives players what a footnote says behind whose entry its mark stands.
func (s *story) footnotes(lines []string) {
	says := map[string]string{}
	for number, mark := range s.marked {
		says[mark] = markBefore().FindStringSubmatch(lines[number-1])[2]
		s.used[number] = true
	}
	if len(says) == 0 {
		return
	}
	for i := range s.rows {
		r := &s.rows[i]
		if m := markBehind().FindStringSubmatch(lines[max(r.Line, 1)-1]); m != nil && !r.Skip && says[m[1]] != "" {
			r.remark(says[m[1]])
		}
	}
}
