package roster

import (
	"strings"
	"unicode"

	"wasit/app/lists/lexicon"
)

// run is words side by side that may be a name.
type nameRun struct {
	from, to int
	weak     bool // small letters in it: a name only where nothing better stands in the line
	adult    bool // "Pak" stood before it
	labelled bool
	child    bool // of who writes: "Quinn Adair's mom"
	nick     string
	text     string
	doubts   []Doubt
	surname  bool // the words behind "prezime"
	sort     string
}

// runs finds the words that may be names.
func (l *line) runs() []nameRun {
	var list []nameRun
	mixed := l.hasCapitals()
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if f := l.toks[i].Fact; f > 0 && l.facts[f-1].role == lexicon.RoleName && l.facts[f-1].from == i {
			f := l.facts[f-1]
			list = append(list, nameRun{from: f.from, to: f.to, labelled: true, text: l.nameText(f.from, f.to)})
			i = f.to - 1
			continue
		}
		if !l.isWord(i) || i > 0 && l.free(i-1) && l.toks[i-1].Kind == lexicon.Digits && !l.listed && !(i > 1 && (numberWords.Has(l.toks[i-2].Fold) || l.toks[i-2].Fold == "ke" || i > 2 && l.is(i-2, "-") && l.toks[i-3].Fold == "ke")) {
			continue // "5 Muharram", and not "nomor 3 Chiko"
		}
		r := l.runAt(i, mixed)
		if r.to == i {
			continue
		}
		list = append(list, r)
		i = r.to - 1
	}
	return l.strongRuns(list)
}

// runAt takes the words of a name from i on.
func (l *line) runAt(i int, mixed bool) nameRun {
	r := nameRun{from: i, to: i, adult: i > 0 && l.toks[i-1].Sense&lexicon.Honorific != 0 && l.toks[i].Spaced || i > 1 && l.is(i-1, ".") && l.toks[i-2].Sense&lexicon.Honorific != 0 && l.toks[i-2].Runes() > 1}
	k := i
	for k < len(l.toks) {
		*l.steps++
		switch {
		case l.isWord(k) && l.inName(k, mixed, r):
			if t := l.toks[k]; !t.IsCapital() && t.Sense&lexicon.Particle == 0 && !(l.is(k-1, "-") && l.glued(k) && r.to > i && l.toks[i].IsCapital() && l.toks[r.to-1].Runes() > 1) || !mixed && !t.IsCapital() {
				r.weak = true
			}
			r.to = k + 1
		case k > i && l.isNameSign(k):
		default:
			return l.trimRun(r)
		}
		k++
	}
	return l.trimRun(r)
}

// isFromNowhere reports whether a word for "from" ends a field and a name: "SEPTI WULAN DARI / VIII-3".
func (l *line) isFromNowhere(k int) bool {
	return l.isNameWord(k-1) && l.toks[k].IsCapital() && l.toks[k].Sense&lexicon.FromWord != 0 && l.edge(k+1)
}

// inName reports whether word k may be part of a name.
func (l *line) inName(k int, mixed bool, r nameRun) bool {
	t := l.toks[k]
	first := k == r.from
	switch {
	case l.is(k+1, ".") && lexicon.IsOneOf(t.Fold, "prof dr drs dra ir ing ust hj kh") && l.glued(k+1):
		return true
	case !first && l.is(k-1, "-") && l.glued(k) && t.Sense&(lexicon.Male|lexicon.Female) == 0:
		return true
	case t.Text == "Tim" && l.lang != "id" && l.lang != "hr" && l.isNameWord(k+1):
		return true
	case l.isAgung(k), l.isInitial(k) && t.Sense&lexicon.NickMark == 0, !first && l.isCommonSurname(k):
		return true
	case t.Sense&(lexicon.NickMark|lexicon.Self|lexicon.Intro|lexicon.Replaces|lexicon.Gone) != 0 && !t.IsCapital():
		return false
	case !first && l.isRoleSurname(k):
		return true
	case !first && l.isFromNowhere(k):
		return true
	case t.Sense&lexicon.Particle != 0 && !first && !t.IsCapital():
		return l.isNameWord(k+1) || l.isWord(k+1) && (l.toks[k+1].IsCapital() || !mixed) || l.isWord(k+1) && l.toks[k+1].Sense&lexicon.Particle != 0 && l.isNameWord(k+2)
	case t.Sense&lexicon.Particle != 0 && t.IsCapital() && (l.isNameWord(k+1) || !first):
		return true
	case first && l.isMeantAsName(k):
		return true
	case t.Sense&(lexicon.Polite|lexicon.Talk|lexicon.Title|lexicon.Ask|lexicon.Board|lexicon.Category|lexicon.Weekday|lexicon.Street|lexicon.Payment|lexicon.OrWord|lexicon.AndWord|lexicon.Everyone|lexicon.SignUp|lexicon.Remark|lexicon.Mend|lexicon.ClassLabel|lexicon.BirthLabel|lexicon.Contact|lexicon.Count|lexicon.Kin|lexicon.GrownUp) != 0:
		return t.IsCapital() && t.Sense&(lexicon.Gone|lexicon.Mend) == 0 && (t.Sense&lexicon.AlsoName != 0 && (l.isNamePart(k) || !first) || first && l.isFirstOfEntry(k))
	case t.IsCapital():
		return true
	case !mixed:
		return t.Sense == 0 || t.Sense&(lexicon.MaleName|lexicon.FemaleName|lexicon.AlsoName) != 0
	}
	return r.to > r.from && t.Sense == 0 && t.Runes() > 1 && l.smallRest(r.from, k)
}

// isRoleSurname reports whether a word for a grown-up's office ends the name of a numbered entry, with a capital and nothing between:
// "1. Budi Guru" may be called so. It is asked.
func (l *line) isRoleSurname(k int) bool {
	t := l.toks[k]
	if !l.numbered || k == 0 || t.Sense != lexicon.GrownUp || !t.IsCapital() || t.IsShouted() {
		return false
	}
	given := l.toks[k-1]
	return l.opens(k-1) && given.Kind == lexicon.Word && given.IsCapital() && given.Sense&(lexicon.GrownUp|lexicon.Honorific) == 0 && (l.edge(k+1) || l.startsClub(k+1))
}

// isMeantAsName reports whether a common word has a capital within a sentence, before a word that is nothing but a name: "možda još Rok
// Zec", "nećakinju Idu Šango".
func (l *line) isMeantAsName(k int) bool {
	const common = lexicon.Talk | lexicon.Polite | lexicon.SignUp
	t := l.toks[k]
	return k > 0 && l.toks[k-1].Kind == lexicon.Word && !l.toks[k-1].IsCapital() && l.toks[k-1].Sense&lexicon.Honorific == 0 && t.IsCapital() && !t.IsShouted() &&
		t.Runes() > 2 && t.Sense&^common == 0 && k+1 < len(l.toks) && l.toks[k+1].Spaced && l.isNameWord(k+1) && !l.toks[k+1].IsShouted()
}

// isFirstOfEntry reports whether a common word begins a numbered entry and a word that is nothing but a name follows: "2. Nanti
// Safitri".
func (l *line) isFirstOfEntry(k int) bool {
	const common = lexicon.Talk | lexicon.Polite | lexicon.Weekday
	return l.numbered && l.opens(k) && l.toks[k].Sense&^common == 0 && l.isWord(k+1) && l.toks[k+1].IsCapital() && l.toks[k+1].Sense == 0
}

// smallRest reports whether a field is a capital word and then small ones that mean nothing, as hurried people write names:
// "Andi wijaya". It must be a field between signs.
func (l *line) smallRest(from, k int) bool {
	if !l.edge(from - 1) {
		return false
	}
	n := 0
	for j := from + 1; n <= 3 && (!l.edge(j) || l.isNameSign(j)); j++ {
		*l.steps++
		if l.isWord(j) && l.toks[j].Sense&(lexicon.BirthLabel|lexicon.ClassLabel|lexicon.AgeLabel|lexicon.FromWord) != 0 {
			return n <= 3
		}
		if l.isWord(j) && (l.toks[j].Sense != 0 || l.toks[j].IsCapital()) || l.toks[j].Kind == lexicon.Digits {
			return false
		}
		n++
	}
	return n <= 3
}

// isNameSign reports whether the sign at k belongs inside a name: a hyphen between letters, the dot of an initial or of a
// short form before more of the name.
func (l *line) isNameSign(k int) bool {
	if k+1 >= len(l.toks) && !l.is(k, ".") {
		return false
	}
	switch {
	case l.is(k, "-"):
		return !l.toks[k].Spaced && !l.toks[k+1].Spaced && l.isWord(k+1) && l.isWord(k-1) && !l.aloneAsSex(k+1)
	case l.is(k, "."):
		if l.toks[k].Spaced || !l.isWord(k-1) {
			return false
		}
		before := l.toks[k-1]
		return before.Runes() == 1 || k+1 < len(l.toks) && l.isWord(k+1) && (before.Runes() <= 4 && l.toks[k+1].IsCapital() && !l.endsSentence(k) || !l.toks[k+1].Spaced && l.toks[k+1].IsCapital())
	case l.toks[k].Kind == lexicon.Sign && lexicon.IsApostrophe([]rune(l.toks[k].Text)[0]):
		return !l.toks[k].Spaced && l.isWord(k+1) && l.isWord(k-1) && l.toks[k].Text != "\""
	}
	return false
}

// aloneAsSex reports whether the word behind a hyphen is a letter for a sex: "Erwin-L".
func (l *line) aloneAsSex(k int) bool {
	t := l.toks[k]
	return (t.Runes() == 1 && sexLetters[t.Fold] != 0 || lexicon.IsOneOf(t.Fold, "lk pr pa pi")) && l.edge(k+1)
}

// trimRun drops particles and signs at the end of a run; the dot of an initial stays.
func (l *line) trimRun(r nameRun) nameRun {
	for r.to > r.from && (l.toks[r.to-1].Sense&lexicon.Particle != 0 && !l.toks[r.to-1].IsCapital() && !r.weak) {
		r.to--
	}
	if r.to > r.from && l.is(r.to, ".") && !l.toks[r.to].Spaced && l.toks[r.to-1].Kind == lexicon.Word && l.toks[r.to-1].Runes() == 1 {
		r.to++
	}
	return r
}

// nameText writes a name as it stands, an underscore as a blank.
func (l *line) nameText(from, to int) string {
	s := l.text(from, to)
	s = strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r == '_' || unicode.IsSpace(r) }), " ")
	return strings.Trim(s, " ,-;/")
}

// strongRuns drops the runs of small letters where capitals are, and words too short to be a name.
func (l *line) strongRuns(list []nameRun) []nameRun {
	strong := false
	for _, r := range list {
		strong = strong || !r.weak && !l.isLone(r)
	}
	out := list[:0]
	for _, r := range list {
		if k := r.from - 1; k >= 0 && l.has(k, lexicon.ClassLabel) && !r.labelled && !(k > 0 && lexicon.IsOneOf(l.toks[k-1].Fold, "adik kakak teman")) { // "adik kelasnya Ilham"
			continue // "kelas ABC"
		}
		if r.weak && strong || l.isLone(r) && !r.labelled || len(list) > 1 && l.opensSentence(r) {
			continue
		}
		if r.text == "" {
			r.text = l.nameText(r.from, r.to)
		}
		r.text = cut(r.text)
		if last := r.to - 1; last > r.from && !r.labelled && l.toks[last].Sense == lexicon.GrownUp {
			r.doubts = append(r.doubts, Doubt{Kind: DoubtName, Text: r.text})
		}
		out = append(out, r)
	}
	return out
}

// opensSentence reports whether a run is one capital word that goes on in small common ones: the beginning of a sentence.
func (l *line) opensSentence(r nameRun) bool {
	if !r.labelled && l.is(r.to, ":") && l.opens(r.from) {
		return true
	}
	inside := r.from > 0 && l.toks[r.from-1].Kind == lexicon.Word && !l.toks[r.from-1].IsCapital() // "her name is Aiswarya without the h"
	return !r.labelled && r.to == r.from+1 && !inside && l.edge(r.from-1) && l.isWord(r.to) && !l.toks[r.to].IsCapital() && l.hasCapitals() &&
		l.toks[r.to].Sense&(lexicon.Talk|lexicon.Polite) != 0 && l.toks[r.to].Sense&(lexicon.AndWord|lexicon.FromWord|lexicon.BirthLabel|lexicon.AgeLabel|lexicon.ClassLabel|lexicon.Gone) == 0
}

// isLone reports whether a run is one letter, which is no name.
func (l *line) isLone(r nameRun) bool { return countLetters(l.text(r.from, r.to)) < 2 }
