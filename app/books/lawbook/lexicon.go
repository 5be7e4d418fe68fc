package lawbook

import (
	"slices"
	"strings"
)

// A concept is a meaning and the words for it, some of more than one word. Those of "filler" tell nothing. A wider one may hold
// it: a rook is a piece.
type concept struct {
	name, wider string
	words       []string
}

const filler = "filler"

// A lexicon knows words and what they mean. A term is a stem that a text holds, or a concept; each has a number.
type lexicon struct {
	stemmer  stemmer
	vocables map[string]*vocable // by the word as it is written, folded
	learnt   []*vocable          // in order
	roots    map[string]*root    // by stem
	phrases  map[string][]int32  // concepts of several stems, with spaces between
	concepts map[string]int32    // terms of concepts, by name
	wider    map[int32]int32     // by a concept: the one that holds it
	terms    int32               // how many there are
}

// A vocable is a word of the book or of the table of synonyms.
type vocable struct {
	word, stem string
	root       *root
	own        []int32 // terms of a word that the table holds as it is written; the others have those of their root
	held       bool    // own holds the term of the stem too
	silent     bool    // it tells nothing
}

// terms returns what a word stands for.
func (v *vocable) terms() []int32 {
	switch {
	case v.own != nil:
		return v.own
	case v.root != nil:
		return v.root.terms
	}
	return nil
}

// A root is what the forms of a word have in common.
type root struct {
	terms  []int32 // the stem itself first, where a text holds it; then the concepts that it stands for
	held   bool    // a text holds it
	begins int     // words of the longest phrase that begins with it
}

// A unit is a word, or several that mean one thing together, and the terms for it.
type unit struct {
	word  string // "" of several
	told  bool   // it belongs to several with one meaning
	terms []int32
}

// newLexicon knows which words of the table of synonyms stand for themselves; what they mean comes with [lexicon.addConcept].
func newLexicon(lang string, concepts []concept) *lexicon {
	x := &lexicon{vocables: make(map[string]*vocable, 8000), roots: make(map[string]*root, 6000), phrases: map[string][]int32{},
		concepts: map[string]int32{}, wider: map[int32]int32{}}
	known := map[string]bool{}
	for _, c := range concepts {
		for _, w := range c.words {
			if f := fold(w); !strings.Contains(f, " ") {
				known[f] = true
			}
		}
	}
	x.stemmer = stemmerOf(lang, known)
	return x
}

// addConcept reads what the words of a line of the table mean.
func (x *lexicon) addConcept(c *concept) {
	if c.name == filler {
		for _, w := range c.words {
			x.silence(wordsOf(w))
		}
		return
	}
	term := x.concept(c.name)
	if c.wider != "" {
		x.wider[term] = x.concept(c.wider)
	}
	for _, w := range c.words {
		x.mean(wordsOf(w), term)
	}
}

// silence says that a word, or several together, tell nothing.
func (x *lexicon) silence(words []string) {
	if len(words) == 1 {
		x.learn(words[0]).silent = true
		return
	}
	if first, key := x.stems(words); first != nil {
		x.phrases[key] = []int32{}
	}
}

// stems returns the root with which words begin, and their stems as one key.
func (x *lexicon) stems(words []string) (first *root, key string) {
	if len(words) == 0 {
		return nil, ""
	}
	stems := make([]string, len(words))
	for i, w := range words {
		stems[i] = x.learn(w).stem
	}
	first = x.roots[stems[0]]
	first.begins = max(first.begins, len(words))
	return first, strings.Join(stems, " ")
}

// mean says that words stand for a concept.
func (x *lexicon) mean(words []string, term int32) {
	switch first, key := x.stems(words); {
	case first == nil:
	case len(words) > 1 && !slices.Contains(x.phrases[key], term):
		x.phrases[key] = append(x.phrases[key], term)
	case len(words) == 1:
		v := x.vocables[words[0]]
		v.own = append(v.own, term)
		if !slices.Contains(first.terms, term) {
			first.terms = append(first.terms, term)
		}
	}
}

// concept returns the term of a concept.
func (x *lexicon) concept(name string) int32 {
	term, ok := x.concepts[name]
	if !ok {
		term = x.newTerm()
		x.concepts[name] = term
	}
	return term
}

func (x *lexicon) newTerm() int32 {
	x.terms++
	return x.terms - 1
}

// learn returns a word, which the book knows from now on.
func (x *lexicon) learn(word string) *vocable {
	if v := x.vocables[word]; v != nil {
		return v
	}
	v := &vocable{word: word, stem: x.stemmer.stem(word)}
	if v.root = x.roots[v.stem]; v.root == nil {
		v.root = &root{}
		x.roots[v.stem] = v.root
	}
	x.vocables[word] = v
	x.learnt = append(x.learnt, v)
	return v
}

// recall returns a word; one that is new has no root unless the book knows its stem.
func (x *lexicon) recall(word string) *vocable {
	if v := x.vocables[word]; v != nil {
		return v
	}
	stem := x.stemmer.stem(word)
	return &vocable{word: word, stem: stem, root: x.roots[stem]}
}

// hold says that a text holds a word.
func (x *lexicon) hold(v *vocable) {
	if !v.root.held {
		v.root.held = true
		v.root.terms = slices.Insert(v.root.terms, 0, x.newTerm())
	}
	if v.own != nil && !v.held {
		v.held = true
		v.own = slices.Insert(v.own, 0, v.root.terms[0])
	}
}

// read returns the units of a text of the book; what is new is learnt.
func (x *lexicon) read(words []string) []unit {
	found := make([]*vocable, len(words))
	for i, w := range words {
		found[i] = x.learn(w)
		if !found[i].tellsNothing() {
			x.hold(found[i])
		}
	}
	return x.units(found)
}

// ask returns the units of a query.
func (x *lexicon) ask(words []string) []unit {
	found := make([]*vocable, 0, len(words))
	var kinds []unit
	for _, w := range words {
		if kind, ok := strings.CutPrefix(w, "="); ok {
			var u unit // of nothing, where the book has no such kind: asking makes no terms
			if term, ok := x.concepts[kind]; ok {
				u.terms = []int32{term}
			}
			kinds = append(kinds, u)
			continue
		}
		found = append(found, x.recall(w))
	}
	return append(x.units(found), kinds...)
}

// tellsNothing reports whether a word is a filler and nothing else.
func (v *vocable) tellsNothing() bool { return v.silent && len(v.terms()) == 0 }

// units puts words together that mean one thing. Words that tell nothing have no unit of their own.
func (x *lexicon) units(words []*vocable) []unit {
	units := make([]unit, 0, len(words))
	told, silent := 0, 0 // words before these belong to several with one meaning, or with none
	for i, v := range words {
		terms, n := x.phraseAt(words[i:])
		switch {
		case n > 0 && len(terms) == 0:
			silent = max(silent, i+n)
		case n > 0:
			units = append(units, unit{terms: terms})
			told = max(told, i+n)
		}
		switch {
		case v.tellsNothing() || i < silent:
		default:
			units = append(units, unit{word: v.word, told: i < told, terms: v.terms()})
		}
	}
	return units
}

// phraseAt returns what the longest phrase means with which words begin, and how many words it has, 0 where there is none.
func (x *lexicon) phraseAt(words []*vocable) (terms []int32, n int) {
	if words[0].root == nil {
		return nil, 0
	}
	for n := min(words[0].root.begins, len(words)); n > 1; n-- {
		if terms := x.phrases[phrase(words[:n])]; terms != nil {
			return terms, n
		}
	}
	return nil, 0
}

func phrase(words []*vocable) string {
	key := words[0].stem
	for _, v := range words[1:] {
		key += " " + v.stem
	}
	return key
}

// wordsOf cuts a text into words.
func wordsOf(text string) []string { return split(strings.Fields(fold(text))) }
