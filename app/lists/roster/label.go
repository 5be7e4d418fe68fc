package roster

import (
	"iter"
	"strings"

	"wasit/app/lists/lexicon"
)

// fieldsOf yields the folded words of a text.
func fieldsOf(s string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for w := range strings.FieldsSeq(s) {
			if !yield(lexicon.Fold(w)) {
				return
			}
		}
	}
}

// labelAt reads the label of a field at token i, "Tempat, Tgl Lahir", up to the sign behind it. Value is the token behind the
// sign. A label without a value that is kept, "Alamat", is Ignored.
func (l *line) labelAt(i int) (f Field, value int, ok bool) {
	var b strings.Builder
	k, comma, open := i, false, false
	for words := 0; k < len(l.toks) && words < 7; k++ {
		*l.steps++
		t := l.toks[k]
		switch {
		case t.Kind == lexicon.Word && t.Role == lexicon.RoleUnknown:
			b.WriteString(t.Fold)
			words++
			continue
		case l.is(k, ":") || l.is(k, "=") || l.is(k, "-") && l.parts(k) && k > i:
			label := b.String()
			if f = fieldLabels()[label]; f != Ignored {
				return f, k + 1, !l.is(k, "-") || label != "peserta" && label != "klub"
			}
			if f = headers()[label]; f != Ignored && (!l.is(k, "-") || !lexicon.IsOneOf(label, "peserta tim team nama participants players entries list")) {
				return f, k + 1, true
			}
			_, to := l.phraseAt(i, lexicon.Aside)
			return Ignored, k + 1, !l.is(k, "-") && (nickLabels.Has(label) || to == k || to > i && k-to <= 3 || words <= 3 && !comma && l.has(i, lexicon.Aside|lexicon.Contact))
		case l.is(k, ")") && !open:
			return Ignored, i, false // the bracket was opened before the label
		case t.Kind == lexicon.Sign && (lexicon.IsOneOf(t.Fold, ", / . & ( )") || t.Fold == "-" && !l.parts(k)) && k > i:
			comma, open = comma || t.Fold == ",", open || t.Fold == "("
			continue
		}
		return Ignored, i, false
	}
	return Ignored, i, false
}

// nickLabels are the labels of a nickname.
var nickLabels = lexicon.Set("panggilan namapanggilan nadimak nickname nick alias")

// fields reads "label: value" pairs: each value is what its label says, whatever it looks like.
func (l *line) fields() {
	dashes := l.dashLabels()
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.isWord(i) {
			continue
		}
		f, value, ok := l.labelAt(i)
		if nickLabels.Has(lexicon.Fold(l.span(i, max(value-1, i)))) && ok {
			end := l.valueEnd(Name, value)
			for k := value; k < end; k++ {
				if l.is(k, ")") {
					end = k
				}
			}
			l.set(i, value, lexicon.RoleLabel)
			if value < end && !l.isNothing(value, end) {
				l.take(fact{role: lexicon.RoleNickname, from: value, to: end, text: l.nameText(value, end)})
			}
			i = max(end-1, value-1)
			continue
		}
		inside := i > 0 && !l.edge(i-1) && !l.parts(i-1)
		if !ok || l.is(value-1, "-") && (dashes < 2 || inside) || inside && !l.isValue(f, value) {
			continue
		}
		end := l.valueEnd(f, value)
		if f == Sex && l.sexOf(value) != 0 && (l.isWord(value+1) || l.is(value+1, ".")) {
			end = value + 1
		}
		if f == Name && !l.isOneName(value, end) {
			l.set(i, value, lexicon.RoleLabel) // "Nama: Budi, Ani": a list
			continue
		}
		l.set(i, value, lexicon.RoleLabel)
		if f != Ignored {
			l.labels++
		}
		l.value(f, value, end)
		i = max(end-1, value-1)
	}
}

// isValue reports whether what stands at i is what a label in the midst of a line asks for.
func (l *line) isValue(f Field, i int) bool {
	if i >= len(l.toks) {
		return false
	}
	switch f {
	case Sex:
		return l.sexOf(i) != 0
	case Class:
		_, ok := l.classNumber(i)
		return ok
	case Birth:
		if l.toks[i].Kind != lexicon.Digits {
			return l.isWord(i) && l.toks[i].IsCapital()
		}
		_, ok := l.dateAt(i)
		return ok
	}
	return false
}

// dashLabels counts the labels that a dash follows: one may be a dash by chance.
func (l *line) dashLabels() int {
	n := 0
	for i := range l.toks {
		if i == 0 || l.edge(i-1) {
			if _, value, ok := l.labelAt(i); ok && l.is(value-1, "-") {
				n++
			}
		}
	}
	return n
}

// valueEnd returns the end of a value: the next label, or a sign that parts fields. A day of birth may hold commas.
func (l *line) valueEnd(f Field, value int) int {
	for k := value; k < len(l.toks); k++ {
		*l.steps++
		t := l.toks[k]
		if t.Kind == lexicon.Sign && (lexicon.IsOneOf(t.Fold, ", ; | /") || t.Fold == "\t" || t.Fold == "-" && l.parts(k)) || t.Kind == lexicon.Pict {
			if f == Name && l.isSurnameComma(value, k) {
				continue
			}
			if f != Birth && f != Ignored && f != Class || t.Fold == ";" || t.Fold == "|" {
				return k
			}
			if _, _, ok := l.labelAt(k + 1); ok {
				return k
			}
		}
		if k > value && l.is(k, ".") && l.has(k+1, lexicon.Polite|lexicon.Closing) && l.toks[k+1].Spaced {
			return k
		}
		if k > value && t.Kind == lexicon.Word && t.Spaced && f != Ignored {
			if g, v, ok := l.labelAt(k); ok && g != f && l.is(v-1, ":") {
				return k
			}
		}
	}
	return len(l.toks)
}

// isSurnameComma reports whether a comma at k stands in a name, "Horvat, Ivan": the value goes on with a word and ends.
func (l *line) isSurnameComma(value, k int) bool {
	return l.is(k, ",") && k == value+1 && l.isWord(k+1) && k+2 >= len(l.toks)
}

// isOneName reports whether a value is one name: words, and what stands in brackets or quotes.
func (l *line) isOneName(value, end int) bool {
	if end >= len(l.toks) {
		return true
	}
	if l.is(end, ",") || l.is(end, "/") {
		_, _, ok := l.labelAt(end + 1)
		return ok || l.otherField(end+1)
	}
	return true
}

// otherField reports whether what begins at i is no second name: a sex, a class, a date, a school.
func (l *line) otherField(i int) bool {
	if i >= len(l.toks) {
		return true
	}
	t := l.toks[i]
	return t.Kind == lexicon.Digits || t.Sense&(lexicon.Male|lexicon.Female|lexicon.ClassLabel|lexicon.BirthLabel|lexicon.Same|lexicon.AgeLabel) != 0 || t.Runes() == 1 || t.Runes() <= 2 && t.Sense&(lexicon.MaleName|lexicon.FemaleName) != 0 || l.startsClub(i) || t.Kind != lexicon.Word
}

// value takes the tokens of a value for what the label says.
func (l *line) value(f Field, from, end int) {
	for end > from && (l.toks[end-1].Kind == lexicon.Pict || l.is(end-1, ".") && f != Name) {
		end--
	}
	if from >= end || l.isNothing(from, end) {
		return
	}
	if l.sameValue(f, from, end) {
		return
	}
	switch f {
	case Name, GivenName, Surname, SortName:
		l.nameValue(f, from, end)
	case Club:
		l.take(fact{role: lexicon.RoleClub, from: from, to: end, text: l.clubText(from, end), labelled: true})
	case Sex:
		l.sexValue(from, end)
	case Class:
		l.classValue(from, end)
	case Ignored:
		l.set(from, end, lexicon.RoleAside)
	case FIDEID:
		if id, ok := parseFIDE(l.text(from, end)); ok {
			l.take(fact{role: lexicon.RoleFIDE, from: from, to: end, text: id})
		}
	case Rating:
		if n, ok := parseRating(l.text(from, end)); ok {
			l.take(fact{role: lexicon.RoleRating, from: from, to: end, n: n})
		}
	case Birth:
		l.birthValue(from, end)
	case Federation:
		l.set(from, end, lexicon.RoleAside)
	}
}

// isNothing reports whether a value is a dash or dots.
func (l *line) isNothing(from, end int) bool {
	for k := from; k < end; k++ {
		if l.toks[k].Kind != lexicon.Sign {
			return false
		}
	}
	return !lexicon.IsOneOf(l.toks[from].Fold, "\" „ “ ”") && !(end-from > 1 && (l.is(from+1, "\"") || l.is(from+1, "”") || l.is(from+1, "„")))
}

// sameValue reads "sda", "-"-", "isto".
func (l *line) sameValue(f Field, from, end int) bool {
	if l.isNothing(from, end) {
		return false
	}
	if l.toks[from].Kind == lexicon.Sign {
		for k := from; k < end; k++ {
			if l.toks[k].Kind != lexicon.Sign {
				return false
			}
		}
	} else if _, to := l.phraseAt(from, lexicon.Same); to != end && !l.sameAsKin(from, end) {
		return false
	}
	l.take(fact{role: lexicon.RoleSame, from: from, to: end, labelled: true, n: int(f)})
	return true
}

// sameAsKin reports whether a word for the same stands there, alone or before who has it: "idem kakaknya", "isto kao brat".
func (l *line) sameAsKin(from, end int) bool {
	if !l.has(from, lexicon.Same) {
		return false
	}
	for _, t := range l.toks[from+1 : end] {
		if t.Kind != lexicon.Word || t.Sense&lexicon.Kin == 0 && !kinWords.Has(t.Fold) && !lexicon.IsOneOf(t.Fold, "dengan dg dgn seperti kayak spt kao i as the") {
			return false
		}
	}
	return true
}

// nameValue takes a name as it stands; what is in brackets or quotes is looked at later.
func (l *line) nameValue(f Field, from, end int) {
	to := from
	for to < end && !(l.toks[to].Kind == lexicon.Sign && lexicon.IsOneOf(l.toks[to].Fold, "( [ \" „ “ « <")) && !l.has(to, lexicon.NickMark) {
		to++
	}
	if _, at := l.phraseIn(from, to, lexicon.NickMark); at < to {
		to = at
	}
	if to == from {
		return
	}
	l.take(fact{role: lexicon.RoleName, from: from, to: to, text: cut(l.text(from, to)), labelled: true, n: int(f)})
}

// phraseIn finds the first phrase of a sense between two tokens.
func (l *line) phraseIn(from, to int, s lexicon.Sense) (end, at int) {
	for k := from; k < to; k++ {
		if _, end := l.phraseAt(k, s); end > k {
			return end, k
		}
	}
	return to, to
}

// sexValue reads a sex behind its label.
func (l *line) sexValue(from, end int) {
	text := l.text(from, end)
	sex, ok := lexicon.ParseSex(text)
	f := fact{role: lexicon.RoleSex, from: from, to: end, sex: sex, labelled: true}
	if !ok || strings.Contains(text, "?") {
		f.sex, f.doubts = 0, []Doubt{{Kind: DoubtSex, Text: text}}
	}
	l.take(f)
}

// classValue reads a class behind its label.
func (l *line) classValue(from, end int) {
	n, ok := l.classNumber(from)
	if !ok {
		if v := lexicon.Romans[l.toks[from].Fold]; v > 0 {
			n, ok = v, true
		}
	}
	f := fact{from: from, to: from + 1, n: n, labelled: true}
	if !ok {
		if f, ok := l.labelledClass(from); ok {
			l.takeClass(f)
			return
		}
		if l.toks[from].Fold == "tk" || l.toks[from].Fold == "u" || l.toks[from].Fold == "ku" {
			return
		}
		f.to, f.doubts = end, []Doubt{{Kind: DoubtClass, Text: l.text(from, end)}}
		f.role = lexicon.RoleClass
		l.take(f)
		return
	}
	l.classLetter(&f)
	if _, ok := l.classNumber(f.to + 1); ok && l.is(f.to, "(") && l.is(f.to+2, ")") { // "V (lima)"
		f.to += 3
	}
	l.classTail(&f)
	l.takeClass(f)
}

// birthValue reads a place and a day of birth behind their label; the place is not kept.
func (l *line) birthValue(from, end int) {
	for k := from; k < end; k++ {
		if !l.free(k) {
			continue
		}
		if w, ok := l.dateAt(k); ok && w.to <= end {
			l.take(fact{role: lexicon.RoleBirth, from: k, to: w.to, date: w.date, doubts: w.doubts, labelled: true})
			l.judgeBirth(&l.facts[len(l.facts)-1])
			l.set(from, k, lexicon.RoleAside)
			return
		}
		if w, ok := l.dayAndMonthLabelled(k); ok && w.to <= end {
			l.take(fact{role: lexicon.RoleBirth, from: k, to: w.to, doubts: w.doubts, labelled: true})
			l.set(from, k, lexicon.RoleAside)
			return
		}
	}
	l.take(fact{role: lexicon.RoleBirth, from: from, to: end, labelled: true, doubts: []Doubt{{Kind: DoubtDate, Text: l.text(from, end)}}})
}

// dayAndMonthLabelled reads a day without a year where the label says that it is one of birth.
func (l *line) dayAndMonthLabelled(i int) (when, bool) {
	d, ok := l.num(i, 2)
	if !ok || d == 0 || d > 31 {
		return when{}, false
	}
	k, _ := l.join(i + 1)
	m, _, ok := l.month(k)
	if !ok || m > 12 {
		return when{}, false
	}
	return when{to: k + 1, doubts: []Doubt{{Kind: DoubtDate, Text: l.span(i, k+1)}}}, true
}
