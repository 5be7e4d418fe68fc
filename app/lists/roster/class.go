package roster

import (
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
)

// maxClass is the highest class of a school.
const maxClass = 12

// maxK bounds the coefficient of a rating; FIDE has 10, 20 and 40.
const maxK = 99

// classes finds the school classes that say so: by a label, by a letter behind the number, by a Roman number with either.
func (l *line) classes() {
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) || lexicon.Romans[l.toks[i].Fold] > 0 && l.startsClub(i) && i+3 < len(l.toks) && l.toks[i+3].IsCapital() {
			continue // "III. gimnazija Osijek" is a school
		}
		for _, read := range []func(int) (fact, bool){l.labelledClass, l.classBefore, l.gradeWord, l.classWithLetter, l.kindergarten} {
			if f, ok := read(i); ok {
				l.takeClass(f)
				i = l.furtherClasses(f) - 1
				break
			}
		}
	}
}

// furtherClasses takes the other numbers behind a label of several, "Years 4 and 2", and returns the token behind them.
func (l *line) furtherClasses(f fact) int {
	to := f.to
	if !lexicon.IsOneOf(l.toks[f.from].Fold, "years grades classes klassen razredi razreda kelas") {
		return to
	}
	for {
		k := to
		for l.is(k, ",") || l.is(k, "&") || l.is(k, "/") || l.is(k, ".") || k < len(l.toks) && l.toks[k].Kind == lexicon.Word && l.toks[k].Sense&lexicon.AndWord != 0 {
			k++
		}
		n, ok := l.num(k, 2)
		if k == to || !ok || n < 1 || n > maxClass {
			return to
		}
		g := fact{from: k, to: k + 1, n: n, labelled: true}
		l.classLetter(&g)
		if !l.edge(g.to) && !(g.to < len(l.toks) && l.toks[g.to].Kind == lexicon.Word && lexicon.IsOneOf(l.toks[g.to].Fold, "in respectively redom berurutan urut")) && !(g.to < len(l.toks) && l.toks[g.to].Kind == lexicon.Word && l.toks[g.to].Sense&lexicon.AndWord != 0) {
			return to
		}
		l.takeClass(g)
		to = g.to
	}
}

// takeClass keeps a class, and asks where no school has it or two are named.
func (l *line) takeClass(f fact) {
	f.role = lexicon.RoleClass
	if f.n > maxClass {
		f.doubts = append(f.doubts, Doubt{Kind: DoubtClass, Text: l.span(f.from, f.to)})
		f.n, f.text = 0, ""
	}
	if l.has(f.to, lexicon.OrWord) {
		k := f.to + 1
		if l.has(k, lexicon.ClassLabel) {
			k++
		}
		if _, ok := l.classNumber(k); ok {
			f.to = k + 1
			f.doubts = append(f.doubts, Doubt{Kind: DoubtClass, Text: l.span(f.from, f.to)})
			f.n, f.text = 0, ""
		}
	}
	l.take(f)
}

// classNumber reads a number of a class: digits, Roman, or a word.
func (l *line) classNumber(i int) (int, bool) {
	if v, ok := l.num(i, 2); ok {
		return v, v >= 1 && v <= 19
	}
	if !l.isWord(i) {
		return 0, false
	}
	if v := lexicon.Romans[l.toks[i].Fold]; v > 0 && l.toks[i].IsShouted() {
		return v, true
	}
	v, ok := lexicon.NumberWords()[l.toks[i].Fold]
	return v, ok
}

// romanLetter reads a Roman number run together with the letter of a class: "IIIA".
func (l *line) romanLetter(i int) (n int, letter string) {
	if !l.isWord(i) || !l.toks[i].IsShouted() {
		return 0, ""
	}
	text := l.toks[i].Text
	last := text[len(text)-1]
	if last < 'A' || last > 'K' || last == 'I' {
		return 0, ""
	}
	return lexicon.Romans[lexicon.Fold(text[:len(text)-1])], string(last)
}

// labelledClass reads "kelas 5", "kls.6c", "Year 5", "class 3C", "kelas V-B", "kls5".
func (l *line) labelledClass(i int) (fact, bool) {
	short := l.isWord(i) && (l.toks[i].Text == "k" || lexicon.IsOneOf(l.toks[i].Text, "G Y") && i > 0 || l.toks[i].Fold == "y" && l.lang == "en") && l.glued(i+1) && i+1 < len(l.toks) && l.toks[i+1].Kind == lexicon.Digits // "k5", "y5"
	if !l.has(i, lexicon.ClassLabel|lexicon.ClassAfter) && !short || l.toks[i].Fold == "r" || l.has(i, lexicon.AgeUnit) && l.has(i-1, lexicon.AgeLabel) {
		return fact{}, false
	}
	k := i + 1
	for l.is(k, ".") || l.is(k, ":") || l.is(k, "=") {
		k++
	}
	n, ok := l.classNumber(k)
	if !ok && l.isWord(k) && l.toks[i].Fold != "b" {
		n, ok = lexicon.Romans[l.toks[k].Fold], lexicon.Romans[l.toks[k].Fold] > 0 && l.toks[k].Runes() > 1
	}
	if n, letter := l.romanLetter(k); !ok && n > 0 {
		f := fact{from: i, to: k + 1, n: n, text: strconv.Itoa(n) + letter, labelled: true}
		l.classTail(&f)
		return f, true
	}
	if !ok || l.toks[i].Fold == "year" && l.toks[k].Kind == lexicon.Digits && len(l.toks[k].Text) > 2 {
		return fact{}, false
	}
	f := fact{from: i, to: k + 1, n: n, labelled: true}
	l.classLetter(&f)
	l.classTail(&f)
	return f, true
}

// classLetter reads the letter, the number or the stream behind the number of a class.
func (l *line) classLetter(f *fact) {
	f.text = strconv.Itoa(f.n)
	k := f.to
	if (l.is(k, "-") || l.is(k, ".") || l.is(k, "/")) && !l.toks[k].Spaced {
		k++
	}
	switch t := f.to; {
	case k < len(l.toks) && l.isClassLetter(k, f) && (k > t && l.glued(k) || l.glued(k) || l.looseLetter(k, f.labelled) || k > t && l.lang == "hr" && !l.toks[k].IsCapital() && l.edge(k+1)): // "IV. b"
		f.text += strings.ToUpper(l.toks[k].Text)
		f.to = k + 1
	case k > t && l.glued(k) && l.toks[k].Kind == lexicon.Digits && l.free(k) && len(l.toks[k].Text) <= 2 && !(l.is(k+1, ".") && l.glued(k+2)) && !l.is(k+1, "-") && !l.is(k+1, "/"):
		mark := "."
		if l.is(k-1, "-") {
			mark = "-" // "X-4"
		}
		f.text += mark + l.toks[k].Text
		f.to = k + 1
	case f.n >= 10:
		l.stream(f)
	}
}

// isClassLetter reports whether token k is one letter from a to k.
func (l *line) isClassLetter(k int, f *fact) bool {
	t := l.toks[k]
	last := "k"
	if l.lang == "en" {
		last = "z"
	}
	return l.free(k) && t.Kind == lexicon.Word && t.Runes() == 1 && t.Fold >= "a" && t.Fold <= last && !(l.glued(k+1) && k+1 < len(l.toks) && l.toks[k+1].Kind <= lexicon.Digits)
}

// looseLetter reports whether a letter with a blank before it belongs to the class: "kls 6 b", "4 A".
func (l *line) looseLetter(k int, labelled bool) bool {
	if l.isContrasted(k) {
		return true
	}
	if roman := l.toks[k-1]; !labelled && lexicon.Romans[roman.Fold] > 0 && roman.Runes() > 1 && roman.IsShouted() {
		return l.toks[k].IsCapital() && l.edge(k+1) && (l.edge(k-2) || l.isWord(k-2) && !l.toks[k-2].IsCapital())
	}
	return labelled && !l.is(k+1, ".") && l.toks[k].Fold <= "h" && l.toks[k].Fold != "f" && (l.edge(k+1) || l.toks[k+1].Runes() <= 2 || l.startsClub(k+1) || l.has(k+1, lexicon.Male|lexicon.Female|lexicon.MaleName|lexicon.FemaleName))
}

// isContrasted reports whether the class that ends with token k is told from another: "VII B bukan VII C", "8 B, not 7 C".
func (l *line) isContrasted(k int) bool {
	to := k + 1
	if l.is(to, ",") {
		to++
	}
	if to >= len(l.toks) || !lexicon.IsDenial(l.toks[to].Fold) && l.toks[to].Sense&lexicon.NotWord == 0 {
		return false
	}
	for to++; l.has(to, lexicon.ClassLabel); to++ {
	}
	_, ok := l.classNumber(to)
	return ok
}

// stream reads "IPA 2", "TKJ 1" behind the class of an upper school.
func (l *line) stream(f *fact) {
	k := f.to
	if l.is(k, "-") {
		k++
	}
	if !l.isWord(k) || !lexicon.IsOneOf(l.toks[k].Fold, "ipa ips mipa bahasa agama tkj tkr tkro rpl akl otkp bdp tsm tbsm mm dkv pplg tjkt tm tp tpm titl tav apat aphp atph perhotelan kuliner farmasi keperawatan iis ibb merdeka") {
		return
	}
	f.text += " " + strings.ToUpper(l.toks[k].Text)
	f.to = k + 1
	if l.is(f.to, "-") && l.glued(f.to) && l.glued(f.to+1) { // "XII-IPS-2"
		if _, ok := l.num(f.to+1, 2); ok {
			f.to++
		}
	}
	if v, ok := l.num(f.to, 2); ok && v < 20 && !(l.glued(f.to+1) && (l.is(f.to+1, "/") || l.is(f.to+1, "-"))) {
		f.text += " " + l.toks[f.to].Text
		f.to++
	}
}

// classTail walks over what ends a class: "razred", "gimnazije", "SD".
func (l *line) classTail(f *fact) {
	for n := 0; n < 2; n++ {
		k := f.to
		if !l.has(k, lexicon.Level|lexicon.ClassAfter) || !l.edge(k+1) && !l.has(k+1, lexicon.AgeUnit) {
			return
		}
		f.to = k + 1
	}
}

// classBefore reads "4. razred", "3. r", "5th grade", "treći razred", "5 SD".
func (l *line) classBefore(i int) (fact, bool) {
	n, ok := l.classNumber(i)
	if !ok || l.glued(i) && !l.parts(i-1) {
		return fact{}, false
	}
	k := i + 1
	f := fact{from: i, n: n, labelled: true, text: strconv.Itoa(n)}
	if l.is(k, ".") || l.isWord(k) && l.glued(k) && lexicon.IsOneOf(l.toks[k].Fold, "st nd rd th") {
		k++
	}
	if l.glued(k) && l.isWord(k) && l.toks[k].Runes() == 1 && l.has(k+1, lexicon.ClassAfter) {
		f.text += strings.ToUpper(l.toks[k].Text)
		k++
		if l.is(k, ".") {
			k++
		}
	}
	if l.lang == "hr" && k+1 < len(l.toks) && l.toks[k].Text == "je" && l.has(k+1, lexicon.ClassAfter) {
		k++ // "Peti je razred"
	}
	switch {
	case l.has(k, lexicon.ClassAfter) && (l.toks[k].Fold != "r" || l.toks[k].Text == "r" && (l.edge(k+1) || l.is(k+1, ".") || k+1 < len(l.toks) && (l.toks[k+1].Kind == lexicon.Digits || l.startsClub(k+1) || l.endsName(k+1) || l.toks[k+1].Sense&(lexicon.Male|lexicon.Female) != 0))):
	case l.toks[i].Kind == lexicon.Digits && k == i+1 && l.has(k, lexicon.Level) && l.toks[k].Spaced && l.edge(k+1) && n <= maxClass && i > 0:
	default:
		return fact{}, false
	}
	f.to = k + 1
	if l.toks[k].Fold == "r" && l.is(f.to, ".") {
		f.to++
	}
	l.classTail(&f)
	return f, true
}

// gradeWord reads a word that calls pupils by their class, "četvero petaša", or a Croatian ordinal behind "u" or "isto" that ends the
// field: "Nora ide u sedmi", "Lucija Mamić (osmi)".
func (l *line) gradeWord(i int) (fact, bool) {
	if !l.isWord(i) || l.lang != "hr" && l.lang != "" {
		return fact{}, false
	}
	n := lexicon.GradeOf(l.toks[i].Fold)
	if t := l.toks[max(i-1, 0)].Fold; n == 0 && i > 1 && t == "u" && l.isNameWord(i-3) && lexicon.IsOneOf(l.toks[i-2].Fold, "je ide") && l.edge(i+1) {
		n = inClass[l.toks[i].Fold] // "Cvita je u šestom."
	}
	if k := l.toks[i].Fold; n == 0 && i > 0 && lexicon.IsOneOf(k, "prvi drugi treci cetvrti peti sesti sedmi osmi") && (lexicon.IsOneOf(l.toks[i-1].Fold, "u isto ide") || l.is(i-1, "(")) && l.edge(i+1) {
		n = lexicon.NumberWords()[k]
	}
	return fact{from: i, to: i + 1, n: n, text: strconv.Itoa(n), labelled: true}, n > 0
}

// inClass are the Croatian ordinals of classes as they stand behind "u".
var inClass = map[string]int{"prvom": 1, "drugom": 2, "trecem": 3, "cetvrtom": 4, "petom": 5, "sestom": 6, "sedmom": 7, "osmom": 8}

// classWithLetter reads "8A", "5.b", "VIII-A", "VIII.4", "XI IPA 2", "XI" in a field of its own.
func (l *line) classWithLetter(i int) (fact, bool) {
	t := l.toks[i]
	if l.glued(i) && !l.parts(i-1) && !l.is(i-1, "-") {
		return fact{}, false
	}
	f := fact{from: i, to: i + 1}
	if n, letter := l.romanLetter(i); n > 0 && len(t.Text) > 3 && l.edge(i-1) && l.edge(i+1) {
		f.n, f.text = n, strconv.Itoa(n)+letter
		return f, true
	}
	roman := false
	if v, ok := l.num(i, 2); ok && v >= 1 && v <= maxClass {
		f.n = v
	} else if v := lexicon.Romans[t.Fold]; v > 0 && t.IsShouted() {
		f.n, roman = v, true
	} else {
		return fact{}, false
	}
	l.classLetter(&f)
	if f.to == i+1 {
		own := l.parts(i-1) && l.parts(i+1)
		return f, roman && t.Runes() > 1 && (own || l.edge(i-1) && l.edge(i+1))
	}
	last := l.toks[f.to-1]
	switch {
	case !l.edge(f.to) && l.glued(f.to) && !l.is(f.to, ".") && !l.is(f.to, "-"):
		return fact{}, false
	case roman && t.Runes() == 1 && last.Kind == lexicon.Word && last.Runes() == 1:
		return f, f.to-i > 2 || last.IsCapital() // "V-B", "X A"
	case last.Kind == lexicon.Digits && f.text != strconv.Itoa(f.n) && !roman && (f.n < 7 || !l.is(i+1, ".")):
		return fact{}, false // "3-2" is no class without its label
	}
	l.classTail(&f)
	return f, true
}

// kindergarten reads "TK A", which is no class of a school but is not to be asked about.
func (l *line) kindergarten(i int) (fact, bool) {
	if l.toks[i].Fold != "tk" || !l.isWord(i+1) || !lexicon.IsOneOf(l.toks[i+1].Fold, "a b") || !l.toks[i+1].IsCapital() || !l.toks[i].IsShouted() {
		return fact{}, false
	}
	return fact{from: i, to: i + 2, text: "TK " + l.toks[i+1].Text}, true
}

// groups finds age groups, "U-12", "KU 9", "kelompok umur 11", "kadeti", and ages, which are not kept.
func (l *line) groups() {
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) {
			continue
		}
		for _, read := range []func(int) (fact, bool){l.groupByAge, l.groupByName} {
			if f, ok := read(i); ok {
				f.role = lexicon.RoleGroup
				l.take(f)
				i = f.to - 1
				break
			}
		}
		if to := l.age(i); to > i {
			l.set(i, to, lexicon.RoleAside)
			i = to - 1
		}
	}
}

// groupByAge reads "U-12", "KU9", "U 12", "under 10", "kelompok umur 11", "do 16 god."
func (l *line) groupByAge(i int) (fact, bool) {
	k := i + 1
	switch t := l.toks[i]; {
	case lexicon.IsOneOf(t.Fold, "u ku") && t.Kind == lexicon.Word && (t.IsCapital() || l.glued(k) || l.edge(i-1)):
	case t.Fold == "under":
	case lexicon.IsOneOf(t.Fold, "kelompok kategori kel") && l.has(k, lexicon.AgeLabel):
		k++
	case t.Fold == "do" && l.has(i+2, lexicon.AgeUnit):
	default:
		return fact{}, false
	}
	if l.is(k, "-") || l.is(k, ".") {
		k++
	}
	n, ok := l.num(k, 2)
	if !ok || n < 5 || n > 75 {
		return fact{}, false
	}
	f := fact{from: i, to: k + 1, text: "U" + strconv.Itoa(n)}
	for l.has(f.to, lexicon.AgeUnit) || l.is(f.to, ".") && l.toks[f.to-1].Role == lexicon.RoleUnknown && l.has(f.to-1, lexicon.AgeUnit) || l.isWord(f.to) && lexicon.IsOneOf(l.toks[f.to].Fold, "mixed mješovito mjesovito campuran open ke bawah kebawah") {
		f.to++
	}
	return f, true
}

// groupByName reads the Croatian and English names of age groups.
func (l *line) groupByName(i int) (fact, bool) {
	t := l.toks[i]
	if t.Kind != lexicon.Word || !lexicon.IsOneOf(t.Fold, "kadet kadeti kadetkinja kadetkinje junior juniori juniorka juniorke pionir pioniri pionirka pionirke limac limaci limacica limacice veteran veterani veteranka senior seniorka seniorke juniors cadet cadets") || !l.edge(i-1) && !l.isWord(i-1) {
		return fact{}, false
	}
	if l.isWord(i+1) && l.toks[i+1].IsCapital() && !l.toks[i+1].IsShouted() && !l.is(i+2, ".") && t.IsCapital() && !t.IsShouted() || l.isWord(i+1) && lexicon.IsOneOf(l.toks[i+1].Fold, "school high academy chess") {
		return fact{}, false // "Junior School", "Senior Marić"
	}
	if lexicon.IsOneOf(t.Fold, "juniors seniors veterans cadets") && t.IsCapital() && !t.IsShouted() && l.isWord(i-1) && l.toks[i-1].IsCapital() && l.toks[i-1].Sense&(lexicon.Category|lexicon.Title) == 0 {
		return fact{}, false // "Riverside Juniors"
	}
	f := fact{from: i, to: i + 1, text: t.Text}
	if lexicon.IsOneOf(t.Fold, "kadetkinja kadetkinje juniorka juniorke pionirka pionirke seniorka seniorke limacica limacice") {
		defer l.sexOfGroup(i)
	}
	return f, true
}

// sexOfGroup keeps the sex that the name of a group says.
func (l *line) sexOfGroup(i int) {
	l.facts = append(l.facts, fact{role: lexicon.RoleSex, from: i, to: i, sex: femaleSex, many: strings.HasSuffix(l.toks[i].Fold, "e")})
}

// age reads "umur 10 tahun", "10 th", "(he's 9)", "9 years old", "age 9", "usia 8".
func (l *line) age(i int) int {
	k := i
	labelled := false
	if l.has(k, lexicon.AgeLabel) || l.isWord(k) && lexicon.IsOneOf(l.toks[k].Fold, "hes shes he's she's ima") {
		labelled = true
		k++
		for l.is(k, ":") || l.isWord(k) && lexicon.IsOneOf(l.toks[k].Fold, "nya sudah baru is just almost skoro") {
			k++
		}
	}
	n, ok := l.num(k, 2)
	if !ok || n < 3 {
		return i
	}
	k++
	if !labelled && l.lang == "en" && l.glued(k) && l.toks[k].Fold == "th" {
		return i // "7th" is no age
	}
	units := 0
	for l.has(k, lexicon.AgeUnit) || l.isWord(k) && lexicon.IsOneOf(l.toks[k].Fold, "old star stara dob bulan") || units > 0 && l.is(k, ".") && !l.toks[k].Spaced {
		if !l.is(k, ".") {
			units++
		}
		k++
	}
	if !labelled && (l.has(k, lexicon.ClassAfter) || units == 0 || l.glued(i) && !l.parts(i-1) || l.isBirth(i)) {
		if l.is(k, ".") && l.has(k+1, lexicon.AgeUnit) && l.toks[k+1].Fold == "godina" {
			return k + 2 // "8. godina"
		}
		return i
	}
	return k
}
