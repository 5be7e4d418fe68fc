package roster

import (
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// The sexes, as facts hold them.
const (
	maleSex   = swiss.Male
	femaleSex = swiss.Female
)

// sexWords finds the words that can mean nothing but a sex, wherever they stand, and "Putra" and "Putri" where they are no
// name.
func (l *line) sexWords() {
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		if !l.free(i) || l.toks[i].Kind == lexicon.Sign {
			continue
		}
		if to := l.either(i); to > i {
			i = to - 1
			continue
		}
		if p, to := l.phraseAt(i, lexicon.Male|lexicon.Female); to > i {
			l.takeSex(i, to, p.Sense)
			i = to - 1
			continue
		}
		t := l.toks[i]
		switch {
		case l.has(i, lexicon.Male|lexicon.Female) && t.Sense&(lexicon.MaleName|lexicon.FemaleName) == 0 && l.isSexWord(i):
			l.takeSex(i, i+1, t.Sense)
		case l.has(i, lexicon.MaleName|lexicon.FemaleName) && l.isSexSign(i):
			l.takeSex(i, i+1, t.Sense)
		}
	}
}

func (l *line) takeSex(from, to int, s lexicon.Sense) {
	f := fact{role: lexicon.RoleSex, from: from, to: to, sex: maleSex}
	if s&(lexicon.Female|lexicon.FemaleName) != 0 {
		f.sex = femaleSex
	}
	f.many = lexicon.IsOneOf(l.toks[from].Fold, "blizanke djecaci djecake decki decke momci djevojcice djevojke curice cure boys girls men women ladies sons daughters brothers sisters sinovi sinove sestre braca brace kceri") ||
		from > 0 && l.toks[from-1].Sense&lexicon.Everyone != 0 || to < len(l.toks) && l.toks[to].Sense&lexicon.Everyone != 0 && l.toks[to].Fold != "kembar"
	if l.is(to, "?") && !l.toks[to].Spaced && l.edge(from-1) {
		f.doubts = []Doubt{{Kind: DoubtSex, Text: l.toks[from].Text}}
	}
	l.take(f)
}

// either reads "L/P", "m/ž", "boy or girl": both sexes are named, so none is said. It returns i where nothing of the kind
// stands.
func (l *line) either(i int) int {
	a := l.sexOf(i)
	k := i + 1
	if a == 0 || !(l.is(k, "/") || l.is(k, "-") || l.is(k, "|") && l.glued(k) || l.has(k, lexicon.OrWord)) {
		return i
	}
	if b := l.sexOf(k + 1); b == 0 || a == b || l.toks[k+1].Runes() > 1 != (l.toks[i].Runes() > 1) {
		return i
	}
	to := k + 2
	if !l.is(to, ":") && !l.is(to, "=") {
		l.take(fact{role: lexicon.RoleSex, from: i, to: to, doubts: []Doubt{{Kind: DoubtSex, Text: l.span(i, to)}}})
		l.set(to, l.clause(to), lexicon.RoleLabel)
		return to
	}
	l.set(i, to, lexicon.RoleLabel)
	return to
}

// clause returns the end of the words behind i that belong to a question about a sex: "section?".
func (l *line) clause(i int) int {
	if l.isWord(i) && !l.toks[i].IsCapital() && l.is(i+1, "?") {
		return i + 1
	}
	return i
}

// sexOf is the sex that the word at i could mean; 0 for none.
func (l *line) sexOf(i int) swiss.Sex {
	if !l.free(i) || l.toks[i].Kind != lexicon.Word {
		return 0
	}
	t := l.toks[i]
	switch {
	case t.Fold == "w" && (l.lang == "id" || l.lang == "") && !(l.is(i-1, "(") && l.is(i+1, ")")):
		return 0
	case t.Sense&(lexicon.Male|lexicon.MaleName) != 0 && t.Sense&lexicon.Female == 0 && t.Fold != "pr":
		return maleSex
	case t.Sense&(lexicon.Female|lexicon.FemaleName) != 0:
		return femaleSex
	}
	return sexLetters[t.Fold]
}

// sexLetters are the letters for a sex in our languages. L and P are Indonesian, M and Ž Croatian, M and F English, M and W German.
var sexLetters = map[string]swiss.Sex{"l": maleSex, "m": maleSex, "p": femaleSex, "z": femaleSex, "f": femaleSex, "w": femaleSex}

// sexPictures are the signs of men and women.
var sexPictures = map[string]swiss.Sex{"♂": maleSex, "♀": femaleSex, "🚹": maleSex, "🚺": femaleSex}

// isSexWord reports whether a certain word is not part of a name: "Man Utomo", "Boy Sandy" begin with a capital before a
// capital.
func (l *line) isSexWord(i int) bool {
	t := l.toks[i]
	if lexicon.IsOneOf(t.Fold, "kci kcer kceri kcerka kcerku djecak djevojcica curica bruder schwester sohn tochter") {
		return true
	}
	if l.lang == "hr" && i == 0 && lexicon.IsOneOf(t.Fold, "sin brat sestra unuk unuka") && l.isNameWord(1) && l.isNameWord(2) && l.toks[2].Runes() > 1 {
		return true // "Sin Karlo Kos" begins a sentence
	}
	if t.IsCapital() && !t.IsShouted() && l.isNameWord(i+1) && (l.isNameWord(i-1) || t.Runes() <= 5 || l.numbered && l.opens(i)) {
		return false
	}
	name := lexicon.IsOneOf(t.Fold, "boy man co ce sin son lady pria brat men")
	if !name {
		return true
	}
	if lexicon.IsOneOf(t.Fold, "co ce") && !(l.edge(i-1) && l.edge(i+1)) {
		return false
	}
	return !t.IsCapital() || t.IsShouted() && l.edge(i+1) || l.edge(i-1) && l.edge(i+1) || l.edge(i+1) && !l.isNameWord(i-1)
}

// isNameWord reports whether token i may be a word of a name.
func (l *line) isNameWord(i int) bool {
	return l.isWord(i) && l.toks[i].IsCapital() && l.toks[i].Sense&(lexicon.Polite|lexicon.Talk) == 0
}

// isSexSign reports whether "Putra", "Putri", "Pa" or "Pi" is no name: in a field of its own, in small letters among
// capitals, or between the name and what follows.
func (l *line) isSexSign(i int) bool {
	t := l.toks[i]
	own := l.edge(i-1) && l.edge(i+1)
	short := t.Runes() <= 2
	switch {
	case own && l.opensName(i):
		return false
	case own:
		return true
	case l.is(i+1, ".") && short && l.isWord(i+2):
		return false
	case !t.IsCapital() && !short && l.isWord(i-1) && l.toks[i-1].Runes() == 1 && l.edge(i+1):
		return true // "a dan b putra"
	case !t.IsCapital() && l.hasCapitals():
		return true
	case short && l.edge(i+1) && l.isWord(i-1):
		return true
	case l.edge(i-1) && i > 0 && l.toks[i-1].Role.IsFact() && l.edge(i+1):
		return true
	case l.has(i-1, lexicon.Category|lexicon.Kin|lexicon.Club|lexicon.Title) && (l.edge(i+1) || l.has(i+1, lexicon.Category|lexicon.Title)):
		return true
	case i > 0 && l.toks[i-1].Role == lexicon.RoleLabel:
		return l.edge(i + 1)
	}
	return false
}

// opensName reports whether a lone "Putra" or "Putri" is the name of an item of a list: "4. Putri", "5. Putra kls 4".
func (l *line) opensName(i int) bool {
	if !l.listed || !l.toks[i].IsCapital() || l.toks[i].Runes() <= 2 {
		return false
	}
	for k := range l.toks {
		if k != i && l.isNameWord(k) {
			return false
		}
	}
	return !l.is(i+1, ":")
}

// hasCapitals reports whether some words of the line begin with a capital and go on in small letters.
func (l *line) hasCapitals() bool {
	if l.capitals == 0 {
		l.capitals = 1
		for _, t := range l.toks {
			*l.steps++
			if t.IsCapital() && !t.IsShouted() {
				l.capitals = 2
				break
			}
		}
	}
	return l.capitals == 2
}

// speaks reports whether the letter at i means a sex in the language of the line.
func (l *line) speaks(fold string, i int) bool {
	switch l.lang {
	case "id":
		return fold == "l" || fold == "p"
	case "hr":
		return fold == "m" || fold == "z" && (l.toks[i].Text == "ž" || l.toks[i].Text == "Ž" || l.toks[i].Text == "z" || l.toks[i].Text == "Z")
	case "en":
		return fold == "m" || fold == "f"
	}
	return true
}

// sexSigns finds the letters for a sex: in a field of their own, or between a name and what follows it. A letter that ends
// a line may be an initial; the list decides.
func (l *line) sexSigns() {
	for i := 0; i < len(l.toks); i++ {
		*l.steps++
		t := l.toks[i]
		if sex := sexPictures[t.Text]; t.Kind == lexicon.Pict && sex != 0 {
			if i > 0 && l.toks[i-1].Kind == lexicon.Pict && !t.Spaced {
				continue // of a picture of several signs: "🤦‍♂️"
			}
			l.take(fact{role: lexicon.RoleSex, from: i, to: i + 1, sex: sex})
			continue
		}
		if !l.isWord(i) || t.Runes() != 1 || sexLetters[t.Fold] == 0 || t.Fold == "w" && (l.lang == "id" && !l.is(i+1, ")") || !l.parts(i-1) || !l.parts(i+1)) {
			continue
		}
		own := l.edge(i-1) && (l.endsField(i+1) || l.is(i+1, ".") && l.edge(i+2))
		switch {
		case l.glued(i+1) && !l.parts(i+1) && !l.is(i+1, "-") && !own:
		case own && (l.parts(i-1) || l.parts(i+1) || l.toks[i-1].Role > lexicon.RoleMark):
			l.takeLetter(i, true)
		case l.is(i-1, "-") && i > 1 && l.toks[i-2].Kind != lexicon.Sign && (l.edge(i+1) || l.is(i+1, "-")):
			l.takeLetter(i, true)
		case (l.isWord(i-1) || l.is(i-1, ".") && l.endsInitial(i-1)) && (l.endsField(i+1) || l.toks[i+1].Kind == lexicon.Digits):
			l.takeLetter(i, l.speaks(t.Fold, i))
		}
	}
}

// endsName reports whether the word at i is none of a name: a small common word among capitals, or a label.
func (l *line) endsName(i int) bool {
	return l.isWord(i) && l.toks[i].Sense != 0 && l.toks[i].Sense&lexicon.Particle == 0 && (l.toks[i].Sense&lexicon.AlsoName == 0 || !l.toks[i].IsCapital()) && (!l.toks[i].IsCapital() && l.hasCapitals() || l.toks[i].Sense&(lexicon.BirthLabel|lexicon.AgeLabel|lexicon.Payment|lexicon.Contact) != 0)
}

// endsLikeSex reports whether a name ends with a letter that may be a sex, "Budi L.": nobody can tell.
func (l *line) endsLikeSex(name string) bool {
	i := strings.LastIndexByte(name, ' ')
	if i < 0 {
		return false
	}
	last := lexicon.Fold(name[i:])
	return sexLetters[last] != 0 && (l.lang == "" || l.lang == "id" && (last == "l" || last == "p") || l.lang == "hr" && last != "l" && last != "p" && last != "f" || l.lang == "en" && (last == "m" || last == "f"))
}

// endsField reports whether a field ends before token i: at an edge, a label, a small common word, or a dot before a greeting.
func (l *line) endsField(i int) bool {
	if l.isLeader(i) {
		return true
	}
	if l.is(i, ".") {
		return i+1 < len(l.toks) && l.has(i+1, lexicon.Polite|lexicon.Closing|lexicon.ClassLabel) && l.toks[i+1].Spaced
	}
	return l.edge(i) || l.endsName(i)
}

// isLeader reports whether dots at i lead to the rest of the line.
func (l *line) isLeader(i int) bool {
	return l.is(i, ".") && l.is(i+1, ".") || i < len(l.toks) && l.toks[i].Kind != lexicon.Word && strings.HasPrefix(l.toks[i].Text, "…")
}

// takeLetter keeps a letter as a sex; one that the language does not use is asked.
func (l *line) takeLetter(i int, sure bool) {
	t := l.toks[i]
	f := fact{role: lexicon.RoleSex, from: i, to: i + 1, sex: sexLetters[t.Fold]}
	bare := i == len(l.toks)-1 && !l.edge(i-1)
	if !sure || !l.speaks(t.Fold, i) {
		f.doubts = []Doubt{{Kind: DoubtSex, Text: t.Text}}
	}
	if l.is(i+1, "?") || l.isWord(i-1) && l.toks[i-1].Runes() == 1 && sexLetters[l.toks[i-1].Fold] != 0 && !l.is(i, ".") && l.toks[i].Spaced {
		f.doubts = []Doubt{{Kind: DoubtSex, Text: t.Text}}
	}
	f.guess = bare
	l.take(f)
}
