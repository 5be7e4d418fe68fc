package roster

import (
	"strconv"
	"strings"
)

// maxClass is the highest class of a school.
const maxClass = 12

// maxK bounds the coefficient of a rating; FIDE has 10, 20 and 40.
const maxK = 99

// classes finds the school classes that say so: by a label, by a letter behind the number, by a Roman number with either.
func (l *line) classes() {
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) {
			continue
		}
		for _, read := range []func(int) (fact, bool){l.labelledClass, l.classBefore, l.classWithLetter, l.kindergarten} {
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
	if !isOneOf(l.toks[f.from].fold, "years grades classes klassen razredi razreda kelas") {
		return to
	}
	for {
		k := to
		for l.is(k, ",") || l.is(k, "&") || l.is(k, "/") || l.is(k, ".") || k < len(l.toks) && l.toks[k].kind == word && l.toks[k].sense&andWord != 0 {
			k++
		}
		n, ok := l.num(k, 2)
		if k == to || !ok || n < 1 || n > maxClass {
			return to
		}
		g := fact{from: k, to: k + 1, n: n, labelled: true}
		l.classLetter(&g)
		if !l.edge(g.to) && !(g.to < len(l.toks) && l.toks[g.to].kind == word && l.toks[g.to].sense&andWord != 0) {
			return to
		}
		l.takeClass(g)
		to = g.to
	}
}

// takeClass keeps a class, and asks where no school has it or two are named.
func (l *line) takeClass(f fact) {
	f.role = RoleClass
	if f.n > maxClass {
		f.doubts = append(f.doubts, Doubt{Kind: DoubtClass, Text: l.span(f.from, f.to)})
		f.n, f.text = 0, ""
	}
	if l.has(f.to, orWord) {
		k := f.to + 1
		if l.has(k, classLabel) {
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
	if v := romans[l.toks[i].fold]; v > 0 && l.toks[i].isShouted() {
		return v, true
	}
	v, ok := numberWords()[l.toks[i].fold]
	return v, ok
}

// romanLetter reads a Roman number run together with the letter of a class: "IIIA".
func (l *line) romanLetter(i int) (n int, letter string) {
	if !l.isWord(i) || !l.toks[i].isShouted() {
		return 0, ""
	}
	text := l.toks[i].text
	last := text[len(text)-1]
	if last < 'A' || last > 'K' || last == 'I' {
		return 0, ""
	}
	return romans[Fold(text[:len(text)-1])], string(last)
}

// labelledClass reads "kelas 5", "kls.6c", "Year 5", "class 3C", "kelas V-B", "kls5".
func (l *line) labelledClass(i int) (fact, bool) {
	short := l.isWord(i) && (l.toks[i].text == "k" || l.toks[i].fold == "y" && l.lang == "en") && l.glued(i+1) && i+1 < len(l.toks) && l.toks[i+1].kind == digits // "k5", "y5"
	if !l.has(i, classLabel|classAfter) && !short || l.toks[i].fold == "r" || l.has(i, ageUnit) && l.has(i-1, ageLabel) {
		return fact{}, false
	}
	k := i + 1
	for l.is(k, ".") || l.is(k, ":") || l.is(k, "=") {
		k++
	}
	n, ok := l.classNumber(k)
	if !ok && l.isWord(k) && l.toks[i].fold != "b" {
		n, ok = romans[l.toks[k].fold], romans[l.toks[k].fold] > 0 && l.toks[k].runes() > 1
	}
	if n, letter := l.romanLetter(k); !ok && n > 0 {
		f := fact{from: i, to: k + 1, n: n, text: strconv.Itoa(n) + letter, labelled: true}
		l.classTail(&f)
		return f, true
	}
	if !ok || l.toks[i].fold == "year" && l.toks[k].kind == digits && len(l.toks[k].text) > 2 {
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
	if (l.is(k, "-") || l.is(k, ".") || l.is(k, "/")) && !l.toks[k].spaced {
		k++
	}
	switch t := f.to; {
	case k < len(l.toks) && l.isClassLetter(k, f) && (k > t && l.glued(k) || l.glued(k) || l.looseLetter(k, f.labelled) || k > t && l.lang == "hr" && !l.toks[k].isCapital() && l.edge(k+1)): // "IV. b"
		f.text += strings.ToUpper(l.toks[k].text)
		f.to = k + 1
	case k > t && l.glued(k) && l.toks[k].kind == digits && l.free(k) && len(l.toks[k].text) <= 2 && !(l.is(k+1, ".") && l.glued(k+2)) && !l.is(k+1, "-") && !l.is(k+1, "/"):
		f.text += "." + l.toks[k].text
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
	return l.free(k) && t.kind == word && t.runes() == 1 && t.fold >= "a" && t.fold <= last && !(l.glued(k+1) && k+1 < len(l.toks) && l.toks[k+1].kind <= digits)
}

// looseLetter reports whether a letter with a blank before it belongs to the class: "kls 6 b", "4 A".
func (l *line) looseLetter(k int, labelled bool) bool {
	if roman := l.toks[k-1]; !labelled && romans[roman.fold] > 0 && roman.runes() > 1 && roman.isShouted() {
		return l.toks[k].isCapital() && l.edge(k+1) && l.edge(k-2)
	}
	return labelled && !l.is(k+1, ".") && l.toks[k].fold <= "h" && l.toks[k].fold != "f" && (l.edge(k+1) || l.toks[k+1].runes() <= 2 || l.startsClub(k+1) || l.has(k+1, male|female|maleName|femaleName))
}

// stream reads "IPA 2", "TKJ 1" behind the class of an upper school.
func (l *line) stream(f *fact) {
	k := f.to
	if l.is(k, "-") {
		k++
	}
	if !l.isWord(k) || !isOneOf(l.toks[k].fold, "ipa ips mipa bahasa agama tkj tkr tkro rpl akl otkp bdp tsm tbsm mm dkv pplg tjkt tm tp tpm titl tav apat aphp atph perhotelan kuliner farmasi keperawatan iis ibb merdeka") {
		return
	}
	f.text += " " + strings.ToUpper(l.toks[k].text)
	f.to = k + 1
	if l.is(f.to, "-") && l.glued(f.to) && l.glued(f.to+1) { // "XII-IPS-2"
		if _, ok := l.num(f.to+1, 2); ok {
			f.to++
		}
	}
	if v, ok := l.num(f.to, 2); ok && v < 20 && !(l.glued(f.to+1) && (l.is(f.to+1, "/") || l.is(f.to+1, "-"))) {
		f.text += " " + l.toks[f.to].text
		f.to++
	}
}

// classTail walks over what ends a class: "razred", "gimnazije", "SD".
func (l *line) classTail(f *fact) {
	for n := 0; n < 2; n++ {
		k := f.to
		if !l.has(k, level|classAfter) || !l.edge(k+1) && !l.has(k+1, ageUnit) {
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
	if l.is(k, ".") || l.isWord(k) && l.glued(k) && isOneOf(l.toks[k].fold, "st nd rd th") {
		k++
	}
	if l.glued(k) && l.isWord(k) && l.toks[k].runes() == 1 && l.has(k+1, classAfter) {
		f.text += strings.ToUpper(l.toks[k].text)
		k++
		if l.is(k, ".") {
			k++
		}
	}
	switch {
	case l.has(k, classAfter) && (l.toks[k].fold != "r" || l.toks[k].text == "r" && (l.edge(k+1) || l.is(k+1, ".") || k+1 < len(l.toks) && (l.toks[k+1].kind == digits || l.startsClub(k+1) || l.endsName(k+1) || l.toks[k+1].sense&(male|female) != 0))):
	case l.toks[i].kind == digits && k == i+1 && l.has(k, level) && l.toks[k].spaced && l.edge(k+1) && n <= maxClass && i > 0:
	default:
		return fact{}, false
	}
	f.to = k + 1
	if l.toks[k].fold == "r" && l.is(f.to, ".") {
		f.to++
	}
	l.classTail(&f)
	return f, true
}

// classWithLetter reads "8A", "5.b", "VIII-A", "VIII.4", "XI IPA 2", "XI" in a field of its own.
func (l *line) classWithLetter(i int) (fact, bool) {
	t := l.toks[i]
	if l.glued(i) && !l.parts(i-1) && !l.is(i-1, "-") {
		return fact{}, false
	}
	f := fact{from: i, to: i + 1}
	if n, letter := l.romanLetter(i); n > 0 && len(t.text) > 3 && l.edge(i-1) && l.edge(i+1) {
		f.n, f.text = n, strconv.Itoa(n)+letter
		return f, true
	}
	roman := false
	if v, ok := l.num(i, 2); ok && v >= 1 && v <= maxClass {
		f.n = v
	} else if v := romans[t.fold]; v > 0 && t.isShouted() {
		f.n, roman = v, true
	} else {
		return fact{}, false
	}
	l.classLetter(&f)
	if f.to == i+1 {
		own := l.parts(i-1) && l.parts(i+1)
		return f, roman && t.runes() > 1 && (own || l.edge(i-1) && l.edge(i+1))
	}
	last := l.toks[f.to-1]
	switch {
	case !l.edge(f.to) && l.glued(f.to) && !l.is(f.to, ".") && !l.is(f.to, "-"):
		return fact{}, false
	case roman && t.runes() == 1 && last.kind == word && last.runes() == 1:
		return f, f.to-i > 2 || last.isCapital() // "V-B", "X A"
	case last.kind == digits && f.text != strconv.Itoa(f.n) && !roman && (f.n < 7 || !l.is(i+1, ".")):
		return fact{}, false // "3-2" is no class without its label
	}
	l.classTail(&f)
	return f, true
}

// kindergarten reads "TK A", which is no class of a school but is not to be asked about.
func (l *line) kindergarten(i int) (fact, bool) {
	if l.toks[i].fold != "tk" || !l.isWord(i+1) || !isOneOf(l.toks[i+1].fold, "a b") || !l.toks[i+1].isCapital() || !l.toks[i].isShouted() {
		return fact{}, false
	}
	return fact{from: i, to: i + 2, text: "TK " + l.toks[i+1].text}, true
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
				f.role = RoleGroup
				l.take(f)
				i = f.to - 1
				break
			}
		}
		if to := l.age(i); to > i {
			l.set(i, to, RoleAside)
			i = to - 1
		}
	}
}

// groupByAge reads "U-12", "KU9", "U 12", "under 10", "kelompok umur 11", "do 16 god."
func (l *line) groupByAge(i int) (fact, bool) {
	k := i + 1
	switch t := l.toks[i]; {
	case isOneOf(t.fold, "u ku") && t.kind == word && (t.isCapital() || l.glued(k) || l.edge(i-1)):
	case t.fold == "under":
	case isOneOf(t.fold, "kelompok kategori kel") && l.has(k, ageLabel):
		k++
	case t.fold == "do" && l.has(i+2, ageUnit):
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
	for l.has(f.to, ageUnit) || l.is(f.to, ".") && l.toks[f.to-1].role == RoleUnknown && l.has(f.to-1, ageUnit) || l.isWord(f.to) && isOneOf(l.toks[f.to].fold, "mixed mješovito mjesovito campuran open ke bawah kebawah") {
		f.to++
	}
	return f, true
}

// groupByName reads the Croatian and English names of age groups.
func (l *line) groupByName(i int) (fact, bool) {
	t := l.toks[i]
	if t.kind != word || !isOneOf(t.fold, "kadet kadeti kadetkinja kadetkinje junior juniori juniorka juniorke pionir pioniri pionirka pionirke limac limaci limacica veteran veterani veteranka senior seniorka seniorke juniors cadet cadets") || !l.edge(i-1) && !l.isWord(i-1) {
		return fact{}, false
	}
	if l.isWord(i+1) && l.toks[i+1].isCapital() && !l.toks[i+1].isShouted() && !l.is(i+2, ".") && t.isCapital() && !t.isShouted() || l.isWord(i+1) && isOneOf(l.toks[i+1].fold, "school high academy chess") {
		return fact{}, false // "Junior School", "Senior Marić"
	}
	if isOneOf(t.fold, "juniors seniors veterans cadets") && t.isCapital() && !t.isShouted() && l.isWord(i-1) && l.toks[i-1].isCapital() && l.toks[i-1].sense&(category|title) == 0 {
		return fact{}, false // "Riverside Juniors"
	}
	f := fact{from: i, to: i + 1, text: t.text}
	if isOneOf(t.fold, "kadetkinja kadetkinje juniorka juniorke pionirka pionirke seniorka seniorke") {
		defer l.sexOfGroup(i)
	}
	return f, true
}

// sexOfGroup keeps the sex that the name of a group says.
func (l *line) sexOfGroup(i int) {
	l.facts = append(l.facts, fact{role: RoleSex, from: i, to: i, sex: femaleSex, many: strings.HasSuffix(l.toks[i].fold, "e")})
}

// age reads "umur 10 tahun", "10 th", "(he's 9)", "9 years old", "age 9", "usia 8".
func (l *line) age(i int) int {
	k := i
	labelled := false
	if l.has(k, ageLabel) || l.isWord(k) && isOneOf(l.toks[k].fold, "hes shes he's she's ima") {
		labelled = true
		k++
		for l.is(k, ":") || l.isWord(k) && isOneOf(l.toks[k].fold, "nya sudah baru is just almost skoro") {
			k++
		}
	}
	n, ok := l.num(k, 2)
	if !ok || n < 3 {
		return i
	}
	k++
	units := 0
	for l.has(k, ageUnit) || l.isWord(k) && isOneOf(l.toks[k].fold, "old star stara dob bulan") || units > 0 && l.is(k, ".") && !l.toks[k].spaced {
		if !l.is(k, ".") {
			units++
		}
		k++
	}
	if !labelled && (l.has(k, classAfter) || units == 0 || l.glued(i) && !l.parts(i-1) || l.isBirth(i)) {
		if l.is(k, ".") && l.has(k+1, ageUnit) && l.toks[k+1].fold == "godina" {
			return k + 2 // "8. godina"
		}
		return i
	}
	return k
}
