package roster

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// The words by which schools and clubs are known.
var (
	schoolStart = set(`sd sdn sds sdit sdi sdk sdlb sdin sdm sdplus smp smpn smpit smps smpk smpi smplb mts mtsn mtss mtsit sma sman smas smait smak smai smalb smk smkn smks smki slb slbn slbs pkbm paud tkit tkk tkn
		sekolah madrasah ponpes pesantren pondok homeschooling percasi sanggar klub padepokan komunitas universitas politeknik sdnegeri gimnazija gimnazije gimnaziju osnovna osnovne osnovnu srednja srednje srednju šahovski šahovskog šahovsko
		šk oš sš šd pš klub kluba sekolah akademi akademija šahovska tehnička ekonomska strukovna uds lembaga ud uptd club tpq tpa pcb hašk područna područne vrtić vrtića`)
	schoolUpper = set("mi min mis mit ma man mas ra tk os sk ss ps sd gc")
	schoolEnd   = set("school prep academy elementary primary college club škola gimnazija cc juniors seniors veterans kindergarten grammar university high chessclub preschool institute škole klub")
	schoolMore  = set("pagi petang kota kab kabupaten kec kecamatan utara selatan timur barat pusat tengah zagreb split osijek rijeka depok jakarta bandung bogor bekasi surabaya semarang")
)

// clubs finds the schools and clubs: from a word that begins their name up to the next thing that was understood, or back
// from a word that ends it.
func (l *line) clubs() {
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) || l.toks[i].kind != word {
			continue
		}
		if to := l.clubFrom(i); to > i {
			l.takeClub(i, to)
			i = to - 1
		}
	}
	for i := 0; i < len(l.toks); i++ {
		if l.isWord(i) && schoolEnd.has(l.toks[i].fold) && l.toks[i].isCapital() {
			l.clubBack(i)
		} else if l.isWord(i) && isOneOf(l.toks[i].fold, "skola skole skoli skolu gimnazija gimnazije gimnaziji gimnaziju") {
			l.schoolInCase(i)
		}
	}
}

// schoolKinds are kinds of schools that stand side by side in the name of one.
var schoolKinds = set("infant infants primary junior juniors nursery girls boys church middle lower upper")

// namesakeWords stand before the name of who a school is named after.
var namesakeWords = set("kralja kraljice kneza kneginje bana grofa grofice biskupa nadbiskupa kardinala pape braće sestara fra don svetog svete sveti sveta sv dr prof ing akademika generala junaka žrtava hrvatskih grada općine i u na pri kod za od")

// window is how many tokens to either side are looked at to judge one: reading is linear in the length of a line.
const window = 60

// startsClub reports whether a school or club begins at i.
func (l *line) startsClub(i int) bool {
	t := l.toks[i]
	next := l.isWord(i+1) || i+1 < len(l.toks) && l.toks[i+1].kind == digits || l.is(i+1, ".") && l.glued(i+1) && l.free(i+2) || l.is(i+1, "\"") || l.is(i+1, "„") || l.is(i+1, "“")
	switch {
	case t.fold == "sekolah" || t.fold == "madrasah" || t.fold == "klub" || t.fold == "club" || t.fold == "skola":
		return next && i+1 < len(l.toks) && (l.toks[i+1].isCapital() || l.toks[i+1].fold == "catur" || l.toks[i+1].kind == sign) && !l.startsClub(i+1) && !isOneOf(l.toks[i+1].fold, "di dari asal nya")
	case isOneOf(strings.ToLower(t.text), "oš šk šd sš pš"):
		return next
	case schoolUpper.has(t.fold):
		return next && l.upperStart(i)
	case schoolStart.has(t.fold):
		if isOneOf(t.fold, "osnovna osnovne osnovnu srednja srednje srednju područna područne podrucna podrucne tehnicka ekonomska strukovna") {
			return l.isWord(i + 1)
		}
		if isOneOf(t.fold, "sahovski sahovskog sahovsko sahovska akademija akademi pondok") {
			return next
		}
		return next && (t.isCapital() || !l.hasCapitals() || t.fold == "klub" || isOneOf(t.fold, "sd sdn smp smpn sma sman smk smkn mts mtsn sdit os sk vrtic"))
	case romans[t.fold] > 0 && t.isShouted() && l.is(i+1, ".") && l.isWord(i+2):
		return isOneOf(l.toks[i+2].fold, "gimnazija gimnazije osnovna")
	}
	return false
}

// upperStart reports whether a short word that may be a name begins a school: in capitals, and among capitals or small
// letters only where a field begins or a number follows.
func (l *line) upperStart(i int) bool {
	t := l.toks[i]
	if l.hasCapitals() {
		return t.isShouted() && !(t.runes() == 2 && l.glued(i+1) && l.is(i+1, "."))
	}
	return l.edge(i-1) && i > 0 && (l.toks[i-1].role.isFact() || l.parts(i-1)) || l.toks[i+1].kind == digits || i == 0 && t.isShouted() ||
		isOneOf(l.toks[i+1].fold, "al nurul islam islamiyah negeri nur miftahul darul")
}

// clubFrom returns the end of the school that begins at i; i where none does.
func (l *line) clubFrom(i int) int {
	if !l.startsClub(i) {
		return i
	}
	k := i + 1
	if l.is(k, ".") {
		k++
	}
	for k < len(l.toks) {
		*l.steps++
		if n := l.quotedRun(k); n > 0 && n <= 4 {
			k += n + 2
			continue
		}
		if l.endsClub(i, k) {
			break
		}
		k++
	}
	for k > i+1 && (l.is(k-1, ".") && !l.endsInitial(k-1) || l.is(k-1, "-") || l.is(k-1, "'") || l.is(k-1, "&")) {
		k--
	}
	if k == i+1 {
		return i
	}
	if from := k - 3; from > i+1 && l.isClassName(from) {
		n, _ := l.num(from, 2)
		l.take(fact{role: RoleClass, from: from, to: k, n: n, text: l.span(from, k), doubts: []Doubt{{Kind: DoubtClass, Text: l.span(from, k)}}})
		k = from
	}
	return l.partClub(i, k)
}

// isClassName reports whether "3-Khadijah" stands at i: a class that has a name, or an odd end of a school's.
func (l *line) isClassName(i int) bool {
	n, ok := l.num(i, 2)
	return ok && n >= 1 && n <= maxClass && l.toks[i].spaced && l.toks[i-1].kind == word && l.is(i+1, "-") && l.glued(i+1) && l.glued(i+2) &&
		l.isWord(i+2) && l.toks[i+2].isCapital() && l.toks[i+2].runes() > 2
}

// endsInitial reports whether the dot at k belongs to one letter before it.
func (l *line) endsInitial(k int) bool {
	return k > 0 && l.toks[k-1].kind == word && l.toks[k-1].runes() == 1
}

// endsClub reports whether the name of the school from i ends before k.
func (l *line) endsClub(i, k int) bool {
	t := l.toks[k]
	switch {
	case t.kind == sign && t.fold == "&" && l.isWord(k+1):
		return true
	case l.parts(k) || t.role > RoleMark:
		return true
	case t.kind != word:
		return false
	case k == i+1 && t.isCapital() && !t.isShouted() && l.hasCapitals() && t.sense&(ageLabel|same|mend|gone) != 0 && t.sense&(male|female|maleName|femaleName|category|classLabel) == 0:
		return false // "OŠ Stara Ves"
	case l.startsClub(k) && k > i+1 && !isOneOf(t.fold, "sekolah klub percasi ma mi min islam osnovna srednja sahovski"):
		return true
	case t.fold == "sama" || t.fold == "i" && !t.isShouted() || t.fold == "dan" || t.fold == "and":
		return true
	case l.phraseEnds(k):
		return true
	case l.lang == "hr" && k > i+1 && t.sense == 0 && !t.isCapital() && l.toks[k-1].isCapital() && l.isWord(k+1) && l.toks[k+1].isCapital() && !namesakeWords.has(t.fold):
		return true // "ŠK Rovinj stižu Paolo"
	case k > i+1 && t.sense == 0 && !t.isCapital() && l.hasCapitals() && l.toks[k-1].isCapital() && !(k+1 < len(l.toks) && (l.toks[k+1].isCapital() || l.is(k+1, ".") && l.glued(k+1))):
		return true // "ŠK Polet šalje"
	case t.runes() == 1 && sexLetters[t.fold] != 0 && l.endsField(k+1):
		return true
	case t.sense&(male|female|maleName|femaleName|category|classLabel|gone|grownUp|ageLabel|birthLabel|same|ratingMark|signUp|mend|honorific) != 0 && !(t.isCapital() && t.sense&alsoName != 0 && !l.edge(k+1)):
		return !t.isCapital() || t.isShouted() || t.sense&(maleName|femaleName|birthLabel|honorific|signUp) == 0
	case t.sense&(polite|talk|remark) != 0 && !t.isCapital():
		return !isOneOf(t.fold, "catur baru kota desa negeri islam kab kecamatan kristen di i skola klub drustvo skole kluba") || t.fold == "di" && l.hasCapitals()
	}
	return false
}

// phraseEnds reports whether a phrase that has nothing to do with schools begins at k.
func (l *line) phraseEnds(k int) bool {
	_, to := l.phraseAt(k, gone|ask|same|payment|remark|closing|male|female)
	return to > k
}

// quotedRun is how many words stand between the quotation mark at k and the next; 0 where it is none.
func (l *line) quotedRun(k int) int {
	if !l.isQuote(k) {
		return 0
	}
	for j := k + 1; j < len(l.toks) && j < k+7; j++ {
		if l.isQuote(j) {
			return j - k - 1
		}
	}
	return 0
}

func (l *line) isQuote(k int) bool {
	return k < len(l.toks) && l.toks[k].kind == sign && isOneOf(l.toks[k].fold, "\" „ “ ” « »")
}

// partClub parts a school from a name that follows it with nothing between: behind the number of the school, "SDN Tapos 2
// Oman Suherman". The words belong to the school where the line has a name elsewhere.
func (l *line) partClub(i, k int) int {
	number, own := 0, false
	for j := i + 1; j < k; j++ {
		if l.toks[j].kind == digits && own {
			number = j
		}
		own = own || l.toks[j].kind == word && !isOneOf(l.toks[j].fold, "negeri negri n swasta islam kristen katolik")
	}
	if number == 0 || number+1 >= k || l.nameBefore(i) || !l.toks[number+1].isCapital() || schoolMore.has(l.toks[number+1].fold) {
		return k
	}
	return number + 1
}

// nameBefore reports whether a word before i may be a name.
func (l *line) nameBefore(i int) bool {
	for k := max(0, i-window); k < i; k++ {
		*l.steps++
		if l.isWord(k) && (l.toks[k].sense&(polite|talk) == 0 || l.toks[k].sense&alsoName != 0 && l.toks[k].isCapital()) && l.toks[k].sense&(fromWord|category|club|title) == 0 {
			return true
		}
	}
	return false
}

// takeClub keeps a school, and asks where a name may hide in it.
func (l *line) takeClub(i, to int) {
	f := fact{role: RoleClub, from: i, to: to, text: l.clubText(i, to)}
	if !l.nameBefore(i) && to < len(l.toks) && l.isWord(to) && l.toks[to].isCapital() {
		f.guess = true
	}
	from := i
	for from > 0 && (l.has(from-1, fromWord) || l.free(from-1) && isOneOf(l.toks[from-1].fold, "sekolah bersekolah di sekolahnya u skola skole klub kluba sekolahdi nya") || l.is(from-1, ":") && l.isWord(from-2) && isOneOf(l.toks[from-2].fold, "sekolah klub skola asal")) {
		from--
	}
	l.take(f)
	l.set(from, i, RoleLabel)
}

// clubText writes the name of a school. What was run together with a number is parted: "SDN2SukmaJaya".
func (l *line) clubText(from, to int) string {
	var b strings.Builder
	for k := from; k < to; k++ {
		t := l.toks[k]
		number := k > from && (t.kind == digits) != (l.toks[k-1].kind == digits) && t.kind != sign && l.toks[k-1].kind != sign
		if k > from && (t.spaced || number) {
			b.WriteByte(' ')
		}
		b.WriteString(parted(t.text, t.kind == word && number && l.glued(k)))
	}
	return cut(b.String())
}

// parted puts blanks before the capitals inside a word: "SukmaJaya".
func parted(s string, do bool) string {
	if !do {
		return s
	}
	var b strings.Builder
	last := rune(0)
	for _, r := range s {
		if unicode.IsUpper(r) && unicode.IsLower(last) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		last = r
	}
	return b.String()
}

// clubBack takes the words before one that ends the name of a school: "Lakeside International School". Where a name runs
// into it with nothing between, that is asked.
func (l *line) clubBack(i int) {
	from := i
	for from > 0 && l.isClubWord(from-1) {
		*l.steps++
		from--
	}
	for from < i && (l.toks[from].kind == sign || l.toks[from].sense&(fromWord|polite) != 0 && l.toks[from].sense&alsoName == 0) {
		from++
	}
	to := i + 1
	for l.isWord(to) && schoolEnd.has(l.toks[to].fold) && l.toks[to].isCapital() {
		to++
	}
	if from == i {
		return
	}
	words := 0
	for k := from; k < i; k++ {
		if l.toks[k].kind == word {
			words++
		}
	}
	f := fact{role: RoleClub, from: from, to: to, text: cut(l.text(from, to))}
	if player := l.listed || l.hasFact(RoleSex) || l.hasFact(RoleClass) || l.hasFact(RoleBirth) || l.hasFact(RoleRating); player && words >= 3 && l.opens(from) && !l.otherName(from, to) {
		from = l.partBack(from, i)
		f.from, f.text, f.guess = from, cut(l.text(from, to)), true
	}
	if from > 0 && !l.edge(from-1) && !l.leadsClub(from-1) {
		f.guess = true // a name runs into it
	}
	at := from
	for at > 0 && l.isWord(at-1) && isOneOf(l.toks[at-1].fold, "from of at the in iz u") {
		at--
	}
	l.take(f)
	l.set(at, from, RoleLabel)
}

// schoolInCase takes the whole name of a school in another case than the first: "iz Hrvatske dopunske škole Stuttgart".
func (l *line) schoolInCase(i int) {
	from := i
	for from > 0 && i-from < 4 && l.isWord(from-1) && inflected().MatchString(l.toks[from-1].text) {
		from--
		if l.toks[from].isCapital() {
			break
		}
	}
	if from == i || !l.toks[from].isCapital() {
		return
	}
	to := i + 1
	for l.isWord(to) && l.toks[to].isCapital() && to-i < 5 {
		to++
	}
	l.take(fact{role: RoleClub, from: from, to: to, text: cut(l.text(from, to))})
}

// inflected is an adjective of a school: "dopunske", "Glazbena".
var inflected = pattern(`(?:sk|šk|čk|ćk|n|v)(?:a|e|oj|u)$`)

// leadsClub reports whether the word before a school is none of a name: "from", "at", a greeting, a letter for a sex.
func (l *line) leadsClub(k int) bool {
	t := l.toks[k]
	if !l.isWord(k) {
		return false
	}
	return t.sense&(fromWord|polite|talk) != 0 && (!t.isCapital() || l.opens(k) && t.sense&fromWord != 0) || t.runes() == 1 && sexLetters[t.fold] != 0
}

// isClubWord reports whether token k may belong to the name of a school that ends behind it.
func (l *line) isClubWord(k int) bool {
	t := l.toks[k]
	switch {
	case l.is(k, "&") && l.isWord(k-1) && l.toks[k-1].isCapital() && l.isWord(k+1) && l.toks[k+1].isCapital(), l.is(k, ".") && k > 0 && l.toks[k-1].fold == "st", l.is(k, "-") && !l.parts(k):
		return true
	case l.parts(k) || !l.free(k):
		return false
	}
	r, _ := utf8.DecodeRuneInString(t.text)
	if t.runes() == 1 && !l.is(k+1, ".") && !l.is(k+1, "'") && !(t.isCapital() && (l.isWord(k+1) && l.toks[k+1].fold == "of" || l.isWord(k-1) && l.toks[k-1].fold == "of")) {
		return false
	}
	if t.fold == "and" && l.isWord(k-1) && schoolKinds.has(l.toks[k-1].fold) {
		return true // "Infant and Junior School"
	}
	return unicode.IsUpper(r) && (t.sense&(honorific|talk|polite) == 0 || isOneOf(t.fold, "chess club junior new great good green early st")) || isOneOf(t.fold, "of the de st") && l.isWord(k-1) && l.toks[k-1].isCapital()
}

// opens reports whether only signs, list marks and greetings stand before token i.
func (l *line) opens(i int) bool {
	for k := max(0, i-window); k < i; k++ {
		*l.steps++
		if l.toks[k].role == RoleUnknown && l.toks[k].sense&polite == 0 {
			return false
		}
	}
	return true
}

// otherName reports whether a word outside from..to may be a name.
func (l *line) otherName(from, to int) bool {
	for k := max(0, from-window); k < min(len(l.toks), to+window); k++ {
		*l.steps++
		if k >= to && l.toks[k].sense&(closing|honorific) != 0 && l.free(k) {
			return false // a signature
		}
		if (k < from || k >= to) && l.isNameWord(k) {
			return true
		}
	}
	return false
}

// partBack guesses where a name ends and a school begins: a person has two names.
func (l *line) partBack(from, end int) int {
	n := 0
	for k := from; k < end; k++ {
		if l.toks[k].kind == word {
			n++
			if n == 2 {
				return k + 1
			}
		}
	}
	return from
}
