package roster

import (
	"strings"

	"wasit/app/lists/lexicon"
)

// asides finds what is understood and not kept: telephone numbers, addresses of any kind, files, times, payments.
func (l *line) asides() {
	l.notices()
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) {
			continue
		}
		for _, read := range []func(int) int{l.mail, l.link, l.degree, l.phone, l.registerNumber, l.time, l.streetAddress, l.moneyAt} {
			if to := read(i); to > i {
				from := i
				if l.toks[i].Kind == lexicon.Digits || l.is(i, "+") {
					from = l.contactLabel(i)
				}
				l.set(from, to, lexicon.RoleAside)
				i = to - 1
				break
			}
		}
	}
}

// notices finds what a messenger writes between angle brackets: "<This message was edited>".
func (l *line) notices() {
	open := -1
	for i := range l.toks {
		if l.is(i, "<") {
			open = i
		}
		if l.is(i, ">") && open >= 0 && i > open+1 && !l.startsClub(open+1) {
			l.set(open, i+1, lexicon.RoleAside)
			open = -1
		}
	}
}

// maxRun is how many tokens an address of the web or of mail may have.
const maxRun = 40

// run returns the end of tokens that are glued to the one at i.
func (l *line) run(i int) int {
	for end := min(len(l.toks), i+maxRun); ; {
		i++
		*l.steps++
		if i >= end || l.toks[i].Spaced {
			return i
		}
	}
}

// mail reads an address with an at sign.
func (l *line) mail(i int) int {
	to := l.run(i)
	if i > 0 && l.glued(i) && !l.parts(i-1) {
		return i
	}
	for k := i + 1; k < to; k++ {
		if l.is(k, "@") {
			for to > k && (l.is(to-1, ",") || l.is(to-1, ";") || l.is(to-1, ")") || l.is(to-1, ".")) {
				to--
			}
			return to
		}
		if l.is(k, ",") || l.is(k, ";") || l.is(k, ")") {
			break
		}
	}
	return i
}

// link reads an address of the web and the name of a file.
func (l *line) link(i int) int {
	t := l.toks[i]
	to := l.run(i)
	if lexicon.IsOneOf(t.Fold, "http https www") && to > i+1 {
		return to
	}
	if to > i+2 && l.is(to-2, ".") && lexicon.IsOneOf(l.toks[to-1].Fold, "jpg jpeg png pdf doc docx xls xlsx mp4 opus webp vcf csv") {
		return to
	}
	return i
}

// phone reads a telephone number: eight digits and more, the first group beginning with 0, 62, 385 or a plus.
func (l *line) phone(i int) int {
	k, all, groups := i, 0, 0
	plus := i > 0 && l.is(i-1, "+")
	if l.toks[i].Kind != lexicon.Digits || l.glued(i) && !plus && i > 0 && l.toks[i-1].Kind != lexicon.Sign {
		return i
	}
	first := l.toks[i].Text
	if !plus && !(first[0] == '0' && len(first) >= 3) && !(len(first) >= 10 && (strings.HasPrefix(first, "62") || strings.HasPrefix(first, "385") || first[0] == '8')) &&
		!(l.has(i-1, lexicon.Contact) && len(first) >= 3) {
		return i
	}
	to := i
	for k < len(l.toks) && groups < 6 {
		t := l.toks[k]
		if t.Kind == lexicon.Digits && l.free(k) {
			if groups > 0 && len(t.Text) < 2 || l.rated && all >= 10 && t.Spaced && len(t.Text) == 4 && t.Text[0] != '0' && l.parts(k+1) {
				break // a rating behind it
			}
			all += len(t.Text)
			groups++
			to = k + 1
			k++
			continue
		}
		if t.Kind == lexicon.Sign && (t.Fold == "-" || t.Fold == "/" || t.Fold == "." && !t.Spaced) && k+1 < len(l.toks) && l.toks[k+1].Kind == lexicon.Digits && !l.toks[k+1].Spaced {
			k++
			continue
		}
		break
	}
	if all < 8 || all > 16 {
		return i
	}
	if _, ok := lexicon.Run(first); ok && groups == 1 && len(first) == 8 && !l.has(i-1, lexicon.Contact) {
		return i // a day of birth
	}
	return to
}

// contactLabel walks back over the words before a telephone number: "wa ortu", "mob mame", "hp:".
func (l *line) contactLabel(i int) int {
	from := i
	for k := i - 1; k >= 0 && i-k <= 6; k-- {
		switch {
		case l.is(k, ":") || l.is(k, ".") || l.is(k, "+") || l.is(k, "="):
			if l.is(k, "+") {
				from = k
			}
		case l.has(k, lexicon.Contact):
			return k
		case l.free(k) && l.toks[k].Kind == lexicon.Word && (l.toks[k].Sense&(lexicon.Polite|lexicon.Talk|lexicon.Honorific|lexicon.GrownUp) != 0 || lexicon.IsOneOf(l.toks[k].Fold, "ortu mame mama tata tate ibu ayah bunda orangtua roditelja roditelj ortunya")) && !l.toks[k].IsCapital():
		default:
			return from
		}
	}
	return from
}

// registerNumber reads the numbers of registers: NISN, NIK, OIB.
func (l *line) registerNumber(i int) int {
	if !l.isWord(i) || !lexicon.IsOneOf(l.toks[i].Fold, "nisn nik nis oib jmbg nip noinduk induk") {
		return i
	}
	k := i + 1
	for k < len(l.toks) && (l.is(k, ":") || l.is(k, ".")) {
		k++
	}
	if k < len(l.toks) && l.toks[k].Kind == lexicon.Digits {
		return k + 1
	}
	return i
}

// time reads the time of a day: "jam 07.30 WIB", "18:30", "8 PM".
func (l *line) time(i int) int {
	h, ok := l.num(i, 2)
	if !ok || h > 24 {
		return i
	}
	labelled := l.has(i-1, lexicon.Clock) && lexicon.IsOneOf(l.toks[i-1].Fold, "jam pukul pkl oko sati at")
	to := i + 1
	if minutes := i + 2; (l.is(i+1, ":") || l.is(i+1, ".") && (labelled || l.has(i+3, lexicon.Clock))) && l.glued(i+1) && l.glued(minutes) && minutes < len(l.toks) && len(l.toks[minutes].Text) == 2 && l.toks[minutes].Kind == lexicon.Digits {
		to = minutes + 1
	} else if !labelled {
		return i
	}
	for l.has(to, lexicon.Clock) && lexicon.IsOneOf(l.toks[to].Fold, "wib wita wit sati h am pm") {
		to++
	}
	if labelled {
		l.set(i-1, i, lexicon.RoleAside)
	}
	return to
}

// streetAddress reads "Jl. Kenari No. 17 RT 03/05" and "Ulica lipa 12" up to the end of the field.
func (l *line) streetAddress(i int) int {
	if !l.has(i, lexicon.Street) || i > 0 && !l.edge(i-1) && !l.parts(i-1) {
		return i
	}
	k := i + 1
	for k < len(l.toks) && !l.is(k, ",") && !l.is(k, ";") && !l.is(k, "|") && !l.is(k, ")") && l.toks[k].Kind != lexicon.Pict && l.toks[k].Fold != "\t" && !(l.is(k, "-") && l.parts(k)) {
		k++
	}
	for k > i+1 && l.toks[k-1].Kind == lexicon.Sign {
		k--
	}
	if k == i+1 {
		return i
	}
	return l.townBehind(k)
}

// townBehind walks over the town behind a street: a field of capital words in the midst of the line, behind a name.
func (l *line) townBehind(k int) int {
	if !l.is(k, ",") || !l.nameBefore(k) {
		return k
	}
	to := k + 1
	for l.isNameWord(to) && !l.startsClub(to) {
		to++
	}
	if to > k+1 && to < k+4 && (l.is(to, ",") || to == len(l.toks)) {
		return to
	}
	return k
}

// moneyAt reads a payment: from the word of it to the end of the field, with the day it was made.
func (l *line) moneyAt(i int) int {
	p, to := l.phraseAt(i, lexicon.Payment)
	switch {
	case p.Sense != 0:
	case l.toks[i].Kind == lexicon.Digits && l.sum(i) > i:
		to = l.sum(i)
	case l.has(i, lexicon.Payment) && !(l.toks[i].IsCapital() && !l.toks[i].IsShouted() && i > 0 && l.isWord(i-1)):
		to = i + 1
	default:
		return i
	}
	for k := i - 1; k >= 0 && l.free(k) && !l.toks[k].IsCapital() && l.toks[k].Sense&(lexicon.Talk|lexicon.Polite) != 0 && !l.parts(k); k-- {
		l.set(k, k+1, lexicon.RoleAside)
	}
	for to < len(l.toks) {
		t := l.toks[to]
		if t.Role != lexicon.RoleUnknown && (t.Kind != lexicon.Sign || l.parts(to) && t.Fold != "/" && t.Fold != ":") {
			break
		}
		to++
	}
	for to > i+1 && l.toks[to-1].Kind == lexicon.Sign {
		to--
	}
	return to
}

// counts finds how many there are: "2 anak", "(3 orang)".
func (l *line) counts() {
	for i := range l.toks {
		if to := l.headCount(i); to > i {
			l.set(i, to, lexicon.RoleAside)
			continue
		}
		_, ok := l.num(i, 3)
		if i > 0 && (l.glued(i) && !l.is(i-1, "(") || lexicon.IsOneOf(l.toks[i-1].Fold, "u ku under")) {
			continue
		}
		if i > 0 && l.isWord(i-1) && i+1 < len(l.toks) && l.toks[i+1].Sense&(lexicon.Male|lexicon.Female|lexicon.MaleName|lexicon.FemaleName) != 0 {
			continue // "SDN Tapos 2 putri"
		}
		if ok && i+2 < len(l.toks) && lexicon.IsOneOf(l.toks[i+1].Fold, "more") && l.toks[i+1].Spaced {
			l.set(i, i+2, lexicon.RoleAside) // "1 more may come"
			continue
		}
		if ok && l.has(i+1, lexicon.Count) && l.toks[i+1].Spaced && (!l.toks[i+1].IsCapital() || l.toks[i+1].IsShouted() && l.edge(i+2)) {
			l.set(i, i+2, lexicon.RoleAside)
		} else if ok && i > 1 && l.is(i-1, "(") && l.is(i+1, ")") && l.toks[i-2].Sense&(lexicon.Male|lexicon.Female|lexicon.MaleName|lexicon.FemaleName) != 0 {
			l.set(i, i+1, lexicon.RoleAside)
		}
	}
}

// headCount returns the end of what only says how many come: "+1" before a message, "Dua anak:", "ada 2:".
func (l *line) headCount(i int) int {
	one, plus := l.num(i, 1)
	_, counted := lexicon.NumberWords()[l.toks[i].Fold]
	_, number := l.num(i+1, 3)
	switch {
	case plus && one == 1 && i == 1 && l.is(0, "+"):
		return i + 1
	case counted && l.isWord(i) && l.opens(i) && l.has(i+1, lexicon.Count) && l.is(i+2, ":"):
		return i + 2
	case l.isWord(i) && lexicon.IsOneOf(l.toks[i].Fold, "ada ima total jumlah imamo tambah") && number && l.is(i+2, ":"):
		return i + 2
	}
	return i
}

// sum reads "50rb", "75.000", "15 €", "10 EUR" at i and returns its end.
func (l *line) sum(i int) int {
	k := i + 1
	if l.is(k, ".") && l.glued(k) && l.glued(k+1) && k+1 < len(l.toks) && len(l.toks[k+1].Text) == 3 && l.toks[k+1].Kind == lexicon.Digits {
		return k + 2
	}
	if l.has(k, lexicon.Payment) && lexicon.IsOneOf(l.toks[k].Fold, "rb ribu eur eura euro euri € kn k idr") {
		return k + 1
	}
	return i
}
