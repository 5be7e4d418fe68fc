package lawbook

import (
	"math"
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

// An index finds the entries that hold a word. A term is the stem of a word, or a concept; each has a number.
type index struct {
	stemmer stemmer
	stems   map[string]int32   // terms that are stems
	means   map[string][]int32 // the concepts of a stem, or of several with spaces between
	silent  map[string]bool    // fillers, as they are written
	longest map[string]int     // by the first word of those in means: how many words the longest has

	entries []entry
	wider   map[int32]int32 // by a concept: the one that holds it
	alone   []int32
	posts   [][]post  // by term: the entries that hold it
	telling []float32 // by term: how much it tells, the more the fewer articles hold it
	ways    []wayOf   // whole questions and names
	within  [][]int32 // by term: the ways that hold it
	words   []vocable // that a misspelt one may stand for
	stemOf  map[string]string
	foreign map[string][]int // terms of the glossary by their words in other languages
	called  [][]int32        // by term of the glossary: its words in the language of the book
	asked   [][]unit         // of the ways, until all are read
	built   bool
}

// An entry is what a search may find.
type entry struct {
	hit    Hit
	weight float32 // of what it gains, by its source
	length float32
}

// A post says how often an entry holds a term, texts that name it counting more.
type post struct {
	entry int32
	times float32
}

// A wayOf is a way in which an entry may be asked for.
type wayOf struct {
	entry  int32
	length float32 // how much its words tell together
}

// A vocable is a word of the book or of the table of synonyms, and its stem.
type vocable struct{ word, stem string }

// Weights of the parts of an entry.
const (
	wayTimes     = 1.6
	textTimes    = 0.7
	chapterTimes = 0.5
	answerTimes  = 0.5
)

// Weights of the kinds of entries.
const (
	ownWeight      = 1.0
	localWeight    = 0.9  // O2SN, behind FIDE's own where they say the same
	olderWeight    = 0.75 // what the newest edition no longer has
	termWeight     = 0.85
	questionWeight = 0.8
	glossaryWeight = 0.6
)

func newIndex(b *Book) *index {
	x := &index{stems: map[string]int32{}, means: map[string][]int32{}, silent: map[string]bool{}, stemOf: map[string]string{}, wider: map[int32]int32{},
		foreign: map[string][]int{}, longest: map[string]int{}}
	x.addConcepts(b)
	for i := range b.Articles {
		x.addArticle(b, i)
	}
	for i := range b.Questions {
		q := &b.Questions[i]
		e := x.entry(Hit{Source: Questions, Index: i}, questionWeight)
		x.addText(e, q.Answer, answerTimes)
		x.addWay(e, q.Text)
	}
	for i := range b.Terms {
		e := x.entry(Hit{Source: Glossary, Index: i}, glossaryWeight)
		x.addWay(e, b.Terms[i].Text)
		var called []int32
		for _, u := range x.units(split(strings.Fields(fold(b.Terms[i].Text))), false) {
			called = append(called, u.terms...)
		}
		x.called = append(x.called, called)
		for _, other := range b.Terms[i].Others {
			x.addForeign(other, i)
		}
	}
	x.weigh()
	return x
}

// addConcepts reads the table of synonyms: first every word that stands for itself, then what each of them means.
func (x *index) addConcepts(b *Book) {
	known := map[string]bool{}
	for _, c := range b.concepts {
		for _, w := range c.words {
			if f := fold(w); !strings.Contains(f, " ") {
				known[f] = true
			}
		}
	}
	x.stemmer = stemmerOf(b.Lang, known)
	for _, c := range b.concepts {
		if c.name == filler {
			for _, w := range c.words {
				x.silent[fold(w)] = true
			}
			continue
		}
		term := x.named(c.name)
		if c.wider != "" {
			x.wider[term] = x.named(c.wider)
		}
		for _, w := range c.words {
			words := split(strings.Fields(fold(w)))
			for i := range words {
				words[i] = x.stem(words[i])
			}
			key := strings.Join(words, " ")
			x.longest[words[0]] = max(x.longest[words[0]], len(words))
			if own := x.means[key]; len(own) == 0 || own[len(own)-1] != term {
				x.means[key] = append(own, term)
			}
		}
	}
}

// named returns the term of a concept.
func (x *index) named(concept string) int32 {
	key := "=" + concept
	if x.means[key] == nil {
		x.means[key] = []int32{x.newTerm()}
	}
	return x.means[key][0]
}

func (x *index) addArticle(b *Book, i int) {
	a := &b.Articles[i]
	hit, weight := Hit{Source: FIDE, Index: i}, float32(ownWeight)
	switch {
	case a.Local():
		hit.Source, weight = O2SN, localWeight
	case a.IsTerm():
		hit, weight = Hit{Source: Glossary, Index: len(b.Terms) + i}, termWeight
	case a.In("E23") == "":
		weight = olderWeight
	}
	e := x.entry(hit, weight)
	x.addText(e, a.Text, textTimes)
	x.addText(e, b.Chapters[a.Chapter].Title, chapterTimes)
	for _, way := range a.Ways {
		x.addWay(e, way)
	}
}

func (x *index) newTerm() int32 {
	x.posts, x.within, x.alone = append(x.posts, nil), append(x.within, nil), append(x.alone, int32(len(x.alone)))
	return int32(len(x.posts) - 1)
}

func (x *index) entry(hit Hit, weight float32) int32 {
	x.entries = append(x.entries, entry{hit: hit, weight: weight})
	return int32(len(x.entries) - 1)
}

func (x *index) addText(e int32, text string, times float32) []unit {
	units := x.units(split(strings.Fields(fold(text))), true)
	for _, u := range units {
		for _, term := range u.terms {
			list := x.posts[term]
			if n := len(list); n > 0 && list[n-1].entry == e {
				list[n-1].times += times
				continue
			}
			x.posts[term] = append(list, post{e, times})
		}
		x.entries[e].length += times
	}
	return units
}

// addWay adds a text that is a way of asking for the entry by itself.
func (x *index) addWay(e int32, text string) {
	units := x.addText(e, text, wayTimes)
	way := int32(len(x.ways))
	x.ways = append(x.ways, wayOf{entry: e})
	x.asked = append(x.asked, units)
	for _, u := range units {
		for _, term := range u.terms {
			if list := x.within[term]; len(list) == 0 || list[len(list)-1] != way {
				x.within[term] = append(list, way)
			}
		}
	}
}

func (x *index) addForeign(text string, term int) {
	f := fold(text)
	for _, w := range append(strings.Fields(f), f) {
		if list := x.foreign[w]; len(w) > 2 && !slices.Contains(list, term) {
			x.foreign[w] = append(list, term)
			if w == f { // before the terms of which it is only a part
				x.foreign[w] = slices.Insert(list, 0, term)
			}
		}
	}
}

// A unit is a word, or several that mean one thing together, and the terms for it.
type unit struct {
	from, to int // words of the text
	told     bool
	terms    []int32
}

// units returns the units of a text. Words that tell nothing have none; a word that is new has a unit only with adding.
func (x *index) units(words []string, adding bool) []unit {
	var units []unit
	stems := make([]string, len(words))
	for i, w := range words {
		stems[i] = x.stem(w)
	}
	told := 0 // words before this belong to several with one meaning
	for i, w := range words {
		for n := min(x.longest[stems[i]], len(words)-i); n > 1; n-- {
			if terms := x.means[strings.Join(stems[i:i+n], " ")]; terms != nil {
				units = append(units, unit{i, i + n, false, terms})
				told = max(told, i+n)
				break
			}
		}
		if x.silent[w] && len(x.means[stems[i]]) == 0 {
			continue
		}
		term, ok := x.stems[stems[i]]
		if !ok && adding {
			term, ok = x.newTerm(), true
			x.stems[stems[i]] = term
		}
		terms := x.means[stems[i]]
		switch {
		case ok && terms == nil:
			terms = x.alone[term : term+1 : term+1]
		case ok:
			terms = append([]int32{term}, terms...)
		}
		units = append(units, unit{i, i + 1, i < told, terms})
	}
	return units
}

func (x *index) stem(word string) string {
	if s, ok := x.stemOf[word]; ok {
		return s
	}
	s := x.stemmer.stem(word)
	if !x.built {
		x.stemOf[word] = s
		if len(word) > 2 && !isNumber(word) {
			x.words = append(x.words, vocable{word, s})
		}
	}
	return s
}

// weigh says of each term how much it tells, and of each way how much its words tell together.
func (x *index) weigh() {
	n := float64(len(x.entries))
	x.telling = make([]float32, len(x.posts))
	for term, list := range x.posts {
		df := float64(len(list))
		x.telling[term] = float32(math.Log(1 + (n-df+0.5)/(df+0.5)))
	}
	for stem, term := range x.stems { // a word tells no more than what it means
		for _, c := range x.means[stem] {
			x.telling[term] = min(x.telling[term], x.telling[c]*1.15)
		}
	}
	for i := range x.ways {
		for _, u := range x.asked[i] {
			x.ways[i].length += x.tells(u)
		}
	}
	x.asked, x.built = nil, true
	total := float32(0)
	for i := range x.entries {
		total += x.entries[i].length
	}
	for i := range x.entries {
		x.entries[i].length /= total / float32(n)
	}
}

// tells returns how much a unit of a text tells.
func (x *index) tells(u unit) float32 {
	best := float32(0)
	for _, term := range u.terms {
		best = max(best, x.telling[term])
	}
	if u.told {
		best *= toldAgain
	}
	return best
}

// toldAgain is what a word counts that belongs to several with one meaning: they have told it.
const toldAgain = 0.4
