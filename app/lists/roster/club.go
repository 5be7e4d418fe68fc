package roster

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/lists/lexicon"
)

// The words by which schools and clubs are known.
var (
	schoolStart = lexicon.Set(`sd sdn sds sdit sdi sdk sdlb sdin sdm sdplus smp smpn smpit smps smpk smpi smplb mts mtsn mtss mtsit sma sman smas smait smak smai smalb smk smkn smks smki slb slbn slbs pkbm paud tkit tkk tkn
		sekolah madrasah ponpes pesantren pondok homeschooling percasi sanggar klub padepokan komunitas universitas politeknik sdnegeri gimnazija gimnazije gimnaziju osnovna osnovne osnovnu srednja srednje srednju šahovski šahovskog šahovsko
		šk oš sš šd pš klub kluba sekolah akademi akademija šahovska tehnička ekonomska strukovna grundschule gymnasium realschule gesamtschule mittelschule volksschule oberschule schachklub schachverein schachclub uds lembaga ud uptd club tpq tpa pcb hašk područna područne vrtić vrtića`)
	schoolUpper = lexicon.Set("sv tsv mi min mis mit ma man mas ra tk os sk ss ps sd gc vs nms brg borg")
	schoolEnd   = lexicon.Set("vidyalaya infants school prep academy elementary elem primary college club škola gimnazija cc juniors seniors veterans kindergarten grammar university high chessclub preschool institute škole klub")
	schoolMore  = lexicon.Set("pagi petang kota kab kabupaten kec kecamatan utara selatan timur barat pusat tengah zagreb split osijek rijeka depok jakarta bandung bogor bekasi surabaya semarang")
)

// clubs finds the schools and clubs: from a word that begins their name up to the next thing that was understood, or back
// from a word that ends it.
func (l *line) clubs() {
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) || l.toks[i].Kind != lexicon.Word {
			continue
		}
		to := l.clubFrom(i)
		if to == i {
			to = l.saintFrom(i)
		}
		if to > i {
			l.takeClub(i, to)
			i = to - 1
		}
	}
	for i := 0; i < len(l.toks); i++ {
		if l.isWord(i) && (schoolEnd.Has(l.toks[i].Fold) && l.toks[i].IsCapital() && !(i+2 < len(l.toks) && l.toks[i+1].Text == "&") || l.isShortSchool(i)) {
			l.clubBack(i)
		} else if l.isWord(i) && lexicon.IsOneOf(l.toks[i].Fold, "skola skole skoli skolu gimnazija gimnazije gimnaziji gimnaziju") {
			l.schoolInCase(i)
		}
	}
}

// saintFrom returns the end of a school that is called by its saint alone, "St Wilfrid's"; i where none begins.
func (l *line) saintFrom(i int) int {
	if l.toks[i].Text != "St" && l.toks[i].Text != "Saint" {
		return i
	}
	k := i + 1
	if l.is(k, ".") {
		k++
	}
	if !l.isWord(k) || !l.toks[k].IsCapital() {
		return i
	}
	to := k + 1
	if text := l.toks[k].Text; !strings.HasSuffix(text, "'s") && !strings.HasSuffix(text, "’s") {
		if k+2 >= len(l.toks) || !lexicon.IsOneOf(l.toks[k+1].Text, "' ’") || l.toks[k+2].Text != "s" || !l.glued(k+2) {
			return i
		}
		to = k + 3
	}
	if l.edge(to) || l.isWord(to) && !l.toks[to].IsCapital() {
		return to
	}
	return i
}

// isPronoun reports whether the word at i is the English "I", alone or with its verb: "from the Tuesday club I've got …".
func (l *line) isPronoun(i int) bool {
	text := l.toks[i].Text
	return text == "I" && l.lang == "en" || strings.HasPrefix(text, "I'") || strings.HasPrefix(text, "I’")
}

// isShortSchool reports whether the word at i is short for a kind of school behind its name: "Jefferson MS".
func (l *line) isShortSchool(i int) bool {
	return lexicon.IsOneOf(l.toks[i].Text, "MS HS ES JHS NS BNS GNS") && l.hasCapitals() && i > 0 && l.isNameWord(i-1) && (l.edge(i+1) || l.is(i+1, ".") || l.isWord(i+1) && !l.toks[i+1].IsCapital())
}

// schoolKinds are kinds of schools that stand side by side in the name of one.
var schoolKinds = lexicon.Set("infant infants primary junior juniors nursery girls boys church middle lower upper")

// namesakeWords stand before the name of who a school is named after.
var namesakeWords = lexicon.Set("kralja kraljice kneza kneginje bana grofa grofice biskupa nadbiskupa kardinala pape braće sestara fra don svetog svete sveti sveta sv dr prof ing akademika generala junaka žrtava hrvatskih grada općine i u na pri kod za od")

// pupilWords are what schools call those whom they send, behind how many they are.
var pupilWords = lexicon.Set("santri santriwati murid anak siswa siswi peserta atlet putra putri pupils kids players children entries učenika učenica učenici igrača djece kinder schüler")

// window is how many tokens to either side are looked at to judge one: reading is linear in the length of a line.
const window = 60

// startsClub reports whether a school or club begins at i.
func (l *line) startsClub(i int) bool {
	t := l.toks[i]
	next := l.isWord(i+1) || i+1 < len(l.toks) && l.toks[i+1].Kind == lexicon.Digits || l.is(i+1, ".") && l.glued(i+1) && l.free(i+2) || l.is(i+1, "\"") || l.is(i+1, "„") || l.is(i+1, "“")
	switch {
	case t.Fold == "sekolah" || t.Fold == "madrasah" || t.Fold == "klub" || t.Fold == "club" || t.Fold == "skola":
		return next && i+1 < len(l.toks) && l.toks[i+1].Sense&lexicon.Title == 0 && !l.isPronoun(i+1) && (l.toks[i+1].IsCapital() || l.toks[i+1].Fold == "catur" || l.toks[i+1].Kind == lexicon.Sign) && !l.startsClub(i+1) && !lexicon.IsOneOf(l.toks[i+1].Fold, "di dari asal nya")
	case lexicon.IsOneOf(strings.ToLower(t.Text), "oš šk šd sš pš"):
		return next
	case schoolUpper.Has(t.Fold):
		return next && l.upperStart(i)
	case lexicon.IsOneOf(t.Fold, "kluba klubu") && l.isWord(i+1) && !l.toks[i+1].IsCapital():
		return false // "Kluba nemaju"
	case schoolStart.Has(t.Fold):
		if lexicon.IsOneOf(t.Fold, "osnovna osnovne osnovnu srednja srednje srednju područna područne podrucna podrucne tehnicka ekonomska strukovna") {
			return l.isWord(i + 1)
		}
		if lexicon.IsOneOf(t.Fold, "sahovski sahovskog sahovsko sahovska") {
			return l.isWord(i+1) && chessBodies.Has(l.toks[i+1].Fold) // "Šahovski susret osnovaca" is an event
		}
		if lexicon.IsOneOf(t.Fold, "akademija akademi pondok") {
			return next
		}
		return next && (t.IsCapital() || !l.hasCapitals() || t.Fold == "klub" || lexicon.IsOneOf(t.Fold, "sd sdn smp smpn sma sman smk smkn mts mtsn sdit os sk vrtic"))
	case lexicon.Romans[t.Fold] > 0 && t.IsShouted() && l.is(i+1, ".") && l.isWord(i+2):
		return lexicon.IsOneOf(l.toks[i+2].Fold, "gimnazija gimnazije osnovna")
	}
	return false
}

// chessBodies are what is called by the adjective of chess in Croatian, and has members.
var chessBodies = lexicon.Set("klub kluba klubu klubom savez saveza savezu udruga udruge udruzi društvo društva društvu sekcija sekcije sekciju sekciji centar centra škola škole školi školu akademija akademije kutak podmladak družina grupa")

// upperStart reports whether a short word that may be a name begins a school: in capitals, and among capitals or small
// letters only where a field begins or a number follows.
func (l *line) upperStart(i int) bool {
	t := l.toks[i]
	if l.hasCapitals() {
		return t.IsShouted() && !(t.Runes() == 2 && l.glued(i+1) && l.is(i+1, "."))
	}
	return l.edge(i-1) && i > 0 && (l.toks[i-1].Role.IsFact() || l.parts(i-1)) || l.toks[i+1].Kind == lexicon.Digits || i == 0 && t.IsShouted() ||
		lexicon.IsOneOf(l.toks[i+1].Fold, "al nurul islam islamiyah negeri nur miftahul darul")
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
			if k += n + 2; k < len(l.toks) && l.toks[k].Kind == lexicon.Word && behindClub.Has(l.toks[k].Fold) {
				break // "ŠK „PODRAVAC” ZA 2027."
			}
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
		l.take(fact{role: lexicon.RoleClass, from: from, to: k, n: n, text: l.span(from, k), doubts: []Doubt{{Kind: DoubtClass, Text: l.span(from, k)}}})
		k = from
	}
	return l.partClub(i, k)
}

// behindClub are words that go on behind the name of a club in quotation marks.
var behindClub = lexicon.Set("za u na i od do kod protiv sa s for in at and und im untuk di dan")

// isClassName reports whether "3-Khadijah" stands at i: a class that has a name, or an odd end of a school's.
func (l *line) isClassName(i int) bool {
	n, ok := l.num(i, 2)
	return ok && n >= 1 && n <= maxClass && l.toks[i].Spaced && l.toks[i-1].Kind == lexicon.Word && l.is(i+1, "-") && l.glued(i+1) && l.glued(i+2) &&
		l.isWord(i+2) && l.toks[i+2].IsCapital() && l.toks[i+2].Runes() > 2
}

// endsInitial reports whether the dot at k belongs to one letter before it.
func (l *line) endsInitial(k int) bool {
	return k > 0 && l.toks[k-1].Kind == lexicon.Word && l.toks[k-1].Runes() == 1
}

// endsClub reports whether the name of the school from i ends before k.
func (l *line) endsClub(i, k int) bool {
	t := l.toks[k]
	switch {
	case t.Kind == lexicon.Sign && t.Fold == "&" && l.isWord(k+1):
		return true
	case l.parts(k) || t.Role > lexicon.RoleMark, l.isStopBehindNumber(k):
		return true
	case t.Kind == lexicon.Digits && k+1 < len(l.toks) && (l.toks[k+1].Sense&lexicon.Count != 0 || pupilWords.Has(l.toks[k+1].Fold)):
		return true // "MI Roudlotul Huda 4 santri"
	case t.Kind != lexicon.Word, namesakeWords.Has(t.Fold) && t.IsCapital() && l.isWord(k+1) && l.toks[k+1].IsCapital():
		return false // "OŠ Braće Radić"
	case k == i+1 && t.IsCapital() && !t.IsShouted() && l.hasCapitals() && t.Sense&(lexicon.AgeLabel|lexicon.Same|lexicon.Mend|lexicon.Gone) != 0 && t.Sense&(lexicon.Male|lexicon.Female|lexicon.MaleName|lexicon.FemaleName|lexicon.Category|lexicon.ClassLabel) == 0:
		return false // "OŠ Stara Ves"
	case l.startsClub(k) && k > i+1 && !lexicon.IsOneOf(t.Fold, "sekolah klub percasi ma mi min islam osnovna srednja sahovski"):
		return true
	case t.Fold == "sama" || t.Fold == "i" && !t.IsShouted() || t.Fold == "dan" || t.Fold == "and":
		return true
	case l.phraseEnds(k):
		return true
	case l.lang == "hr" && k > i+1 && t.Sense == 0 && !t.IsCapital() && l.toks[k-1].IsCapital() && l.isWord(k+1) && l.toks[k+1].IsCapital() && !namesakeWords.Has(t.Fold):
		return true // "ŠK Rovinj stižu Paolo"
	case l.lang == "hr" && k > i+1 && t.Sense == 0 && t.Runes() > 2 && !t.IsCapital() && l.toks[k-1].IsCapital() && (k+1 == len(l.toks) || lexicon.IsOneOf(l.toks[k+1].Text, ", ( )")):
		return false // "OŠ Ravne njive"
	case k > i+1 && t.Sense == 0 && !t.IsCapital() && l.hasCapitals() && l.toks[k-1].IsCapital() && !(k+1 < len(l.toks) && (l.toks[k+1].IsCapital() || l.is(k+1, ".") && l.glued(k+1))):
		return true // "ŠK Polet šalje"
	case k > i+1 && l.lang == "id" && t.Sense == 0 && !t.IsCapital() && l.hasCapitals() && idVerb().MatchString(t.Fold):
		return true // "SMP Bina Karya ngirim Tri Yuliani"
	case t.Runes() == 1 && sexLetters[t.Fold] != 0 && l.endsField(k+1):
		return true
	case l.lang == "id" && k > i+1 && !t.IsCapital() && t.Sense == 0 && l.hasCapitals() && t.Runes() > 5 && strings.HasPrefix(t.Fold, "me"):
		return true // "SDN 1 mengganti Bima"
	case t.Sense&lexicon.Honorific != 0 && t.IsShouted() && k > i+1 && k+1 == len(l.toks):
		return false // "SMP HARAPAN IBU"
	case t.Sense&(lexicon.Male|lexicon.Female|lexicon.MaleName|lexicon.FemaleName|lexicon.Category|lexicon.ClassLabel|lexicon.Gone|lexicon.GrownUp|lexicon.AgeLabel|lexicon.BirthLabel|lexicon.Same|lexicon.RatingMark|lexicon.SignUp|lexicon.Mend|lexicon.Honorific) != 0 && !(t.IsCapital() && t.Sense&lexicon.AlsoName != 0 && !l.edge(k+1)):
		return !t.IsCapital() || t.IsShouted() || t.Sense&(lexicon.MaleName|lexicon.FemaleName|lexicon.BirthLabel|lexicon.Honorific|lexicon.SignUp) == 0
	case t.Sense&(lexicon.Polite|lexicon.Talk|lexicon.Remark) != 0 && !t.IsCapital():
		return !lexicon.IsOneOf(t.Fold, "catur baru kota desa negeri islam kab kecamatan kristen di i skola klub drustvo skole kluba") || t.Fold == "di" && l.hasCapitals()
	}
	return false
}

// idVerb is an Indonesian verb by its prefix or ending, as it is written or spoken.
var idVerb = lexicon.Pattern(`^(?:meng|mem|men|ng|nge|ny|di)[a-z]{3,}$|^[a-z]{3,}(?:kan|in)$`)

// isStopBehindNumber reports whether the dot at k ends a sentence behind the number of a school: "SDN Kalirejo 1. Apa masih boleh".
func (l *line) isStopBehindNumber(k int) bool {
	return k > 1 && l.is(k, ".") && l.glued(k) && l.toks[k-1].Kind == lexicon.Digits && l.toks[k-2].Kind == lexicon.Word && k+1 < len(l.toks) && l.toks[k+1].Spaced && l.toks[k+1].IsCapital() &&
		l.toks[k+1].Sense&(lexicon.Talk|lexicon.Polite|lexicon.Ask|lexicon.Honorific) != 0 && l.toks[k+1].Sense&lexicon.AlsoName == 0
}

// phraseEnds reports whether a phrase that has nothing to do with schools begins at k.
func (l *line) phraseEnds(k int) bool {
	_, to := l.phraseAt(k, lexicon.Gone|lexicon.Ask|lexicon.Same|lexicon.Payment|lexicon.Remark|lexicon.Closing|lexicon.Male|lexicon.Female)
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
	return k >= 0 && k < len(l.toks) && l.toks[k].Kind == lexicon.Sign && lexicon.IsOneOf(l.toks[k].Fold, "\" „ “ ” « »")
}

// partClub parts a school from a name that follows it with nothing between: behind the number of the school, "SDN Tapos 2
// Oman Suherman". The words belong to the school where the line has a name elsewhere.
func (l *line) partClub(i, k int) int {
	number, own := 0, false
	for j := i + 1; j < k; j++ {
		if l.toks[j].Kind == lexicon.Digits && own {
			number = j
		}
		own = own || l.toks[j].Kind == lexicon.Word && !lexicon.IsOneOf(l.toks[j].Fold, "negeri negri n swasta islam kristen katolik")
	}
	if number == 0 || number+1 >= k || l.nameBefore(i) || l.is(k, ":") || number+2 == k && l.parts(k) || !l.toks[number+1].IsCapital() || schoolMore.Has(l.toks[number+1].Fold) {
		return k
	}
	return number + 1
}

// nameBefore reports whether a word before i may be a name.
func (l *line) nameBefore(i int) bool {
	for k := max(0, i-window); k < i; k++ {
		*l.steps++
		if l.isWord(k) && (l.toks[k].Sense&(lexicon.Polite|lexicon.Talk) == 0 || l.toks[k].Sense&lexicon.AlsoName != 0 && l.toks[k].IsCapital()) && l.toks[k].Sense&(lexicon.FromWord|lexicon.Category|lexicon.Club|lexicon.Title) == 0 {
			return true
		}
	}
	return false
}

// takeClub keeps a school, and asks where a name may hide in it.
func (l *line) takeClub(i, to int) {
	f := fact{role: lexicon.RoleClub, from: i, to: to, text: l.clubText(i, to)}
	if !l.nameBefore(i) && to < len(l.toks) && l.isWord(to) && l.toks[to].IsCapital() {
		f.guess = true
	}
	for lexicon.IsOneOf(l.toks[f.from].Fold, "skola skole skolu gimnazija gimnazije gimnaziju") && i > 0 && l.isWord(i-1) && l.toks[i-1].IsCapital() && inflected().MatchString(l.toks[i-1].Text) {
		i-- // "Katolička škola Svetog Luke"
		f.from, f.text = i, l.clubText(i, to)
	}
	from := i
	for from > 0 && (l.has(from-1, lexicon.FromWord) || l.free(from-1) && lexicon.IsOneOf(l.toks[from-1].Fold, "sekolah bersekolah di sekolahnya u skola skole klub kluba sekolahdi nya") || l.is(from-1, ":") && l.isWord(from-2) && lexicon.IsOneOf(l.toks[from-2].Fold, "sekolah klub skola asal")) {
		from--
	}
	l.take(f)
	l.set(from, i, lexicon.RoleLabel)
}

// clubText writes the name of a school. What was run together with a number is parted: "SDN2SukmaJaya".
func (l *line) clubText(from, to int) string {
	var b strings.Builder
	for k := from; k < to; k++ {
		t := l.toks[k]
		number := k > from && (t.Kind == lexicon.Digits) != (l.toks[k-1].Kind == lexicon.Digits) && t.Kind != lexicon.Sign && l.toks[k-1].Kind != lexicon.Sign
		if k > from && (t.Spaced || number) {
			b.WriteByte(' ')
		}
		b.WriteString(parted(t.Text, t.Kind == lexicon.Word && number && l.glued(k)))
	}
	return cut(b.String())
}

// schoolsOwn is a school whose players follow: "Kingsmead Academy's", and not "St Mary's".
var schoolsOwn = lexicon.Pattern(`(?i)(\b(?:academy|school|college|primary|secondary|high|grammar|club|juniors?|prep))['’]s$`)

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
	for from < i && (l.toks[from].Kind == lexicon.Sign || l.toks[from].Sense&(lexicon.FromWord|lexicon.Polite) != 0 && l.toks[from].Sense&lexicon.AlsoName == 0) {
		from++
	}
	from = l.behindOf(from, i)
	to := i + 1
	for l.isWord(to) && schoolEnd.Has(l.toks[to].Fold) && l.toks[to].IsCapital() {
		to++
	}
	if from == i {
		return
	}
	words := 0
	for k := from; k < i; k++ {
		if l.toks[k].Kind == lexicon.Word {
			words++
		}
	}
	f := fact{role: lexicon.RoleClub, from: from, to: to, text: cut(l.text(from, to))}
	if player := l.listed || l.hasFact(lexicon.RoleSex) || l.hasFact(lexicon.RoleClass) || l.hasFact(lexicon.RoleBirth) || l.hasFact(lexicon.RoleRating); player && words >= 3 && l.opens(from) && !l.otherName(from, to) {
		from = l.partBack(from, i)
		f.from, f.text, f.guess = from, cut(l.text(from, to)), true
	}
	if from > 0 && !l.edge(from-1) && !l.leadsClub(from-1) {
		f.guess = true // a name runs into it
	}
	at := from
	for at > 0 && l.isWord(at-1) && lexicon.IsOneOf(l.toks[at-1].Fold, "from of at the in iz u") {
		at--
	}
	l.take(f)
	l.set(at, from, lexicon.RoleLabel)
}

// behindOf leaves names before a small "of" out of the school that ends at i: "Wilf Frobisher of Larchwood Primary". One word before it
// is the school's own: "Isle of Wight College".
func (l *line) behindOf(from, i int) int {
	if l.toks[from].IsCapital() && l.is(from-1, ")") && from+1 < i && l.toks[from+1].Text == "of" {
		return from + 2 // "Walter (6th) and Wilhelmina (4th) Wynne of Rathcoole Lodge School"
	}
	for k := from + 2; k < i-1; k++ {
		before := k - 2
		if l.is(before, "-") && before > from {
			before-- // "Zuzanna Adair-Lisak of Rathcoole Lodge School"
		}
		if l.toks[k].Text == "of" && l.toks[k-1].IsCapital() && l.toks[before].IsCapital() && l.toks[before].Runes() > 1 && l.toks[k+1].Runes() > 1 {
			return k + 1
		}
	}
	return from
}

// schoolInCase takes the whole name of a school in another case than the first: "iz Hrvatske dopunske škole Stuttgart".
func (l *line) schoolInCase(i int) {
	from := i
	for from > 0 && i-from < 4 && l.isWord(from-1) && inflected().MatchString(l.toks[from-1].Text) {
		from--
		if l.toks[from].IsCapital() {
			break
		}
	}
	if from == i || !l.toks[from].IsCapital() {
		return
	}
	to := i + 1
	for l.isWord(to) && l.toks[to].IsCapital() && to-i < 5 {
		to++
	}
	l.take(fact{role: lexicon.RoleClub, from: from, to: to, text: cut(l.text(from, to))})
}

// inflected is an adjective of a school: "dopunske", "Glazbena".
var inflected = lexicon.Pattern(`(?:sk|šk|čk|ćk|n|v)(?:a|e|oj|u)$`)

// leadsClub reports whether the word before a school is none of a name: "from", "at", a greeting, a letter for a sex.
func (l *line) leadsClub(k int) bool {
	t := l.toks[k]
	if !l.isWord(k) {
		return false
	}
	return t.Sense&(lexicon.FromWord|lexicon.Polite|lexicon.Talk) != 0 && (!t.IsCapital() || l.opens(k) && t.Sense&lexicon.FromWord != 0) || t.Runes() == 1 && sexLetters[t.Fold] != 0
}

// isClubWord reports whether token k may belong to the name of a school that ends behind it.
func (l *line) isClubWord(k int) bool {
	t := l.toks[k]
	switch {
	case (l.is(k, "'") || l.is(k, "’")) && l.glued(k) && l.isWord(k-1) && l.toks[k-1].IsCapital() && k+1 < len(l.toks) && l.toks[k+1].Spaced: // "English Martyrs' School"
		return true
	case l.is(k, "&") && l.isWord(k-1) && l.toks[k-1].IsCapital() && l.isWord(k+1) && l.toks[k+1].IsCapital(), l.is(k, ".") && k > 0 && l.toks[k-1].Fold == "st", l.is(k, "-") && !l.parts(k):
		return true
	case l.parts(k) || !l.free(k):
		return false
	}
	r, _ := utf8.DecodeRuneInString(t.Text)
	if t.Runes() == 1 && !l.is(k+1, ".") && !l.is(k+1, "'") && !(t.IsCapital() && (l.isWord(k+1) && l.toks[k+1].Fold == "of" || l.isWord(k-1) && l.toks[k-1].Fold == "of")) {
		return false
	}
	if t.Fold == "and" && l.isWord(k-1) && schoolKinds.Has(l.toks[k-1].Fold) {
		return true // "Infant and Junior School"
	}
	return unicode.IsUpper(r) && (t.Sense&(lexicon.Honorific|lexicon.Talk|lexicon.Polite) == 0 || lexicon.IsOneOf(t.Fold, "chess club junior new great good green early st")) || lexicon.IsOneOf(t.Fold, "of the de st") && l.isWord(k-1) && l.toks[k-1].IsCapital()
}

// opens reports whether only signs, list marks and greetings stand before token i.
func (l *line) opens(i int) bool {
	for k := max(0, i-window); k < i; k++ {
		*l.steps++
		if l.toks[k].Role == lexicon.RoleUnknown && l.toks[k].Sense&lexicon.Polite == 0 {
			return false
		}
	}
	return true
}

// otherName reports whether a word outside from..to may be a name.
func (l *line) otherName(from, to int) bool {
	for k := max(0, from-window); k < min(len(l.toks), to+window); k++ {
		*l.steps++
		if k >= to && l.toks[k].Sense&(lexicon.Closing|lexicon.Honorific) != 0 && l.free(k) {
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
		if l.toks[k].Kind == lexicon.Word {
			n++
			if n == 2 {
				return k + 1
			}
		}
	}
	return from
}
