package lawbook

import (
	"math"
	"slices"
	"strings"
)

// An index finds the entries that hold a word.
type index struct {
	*lexicon
	entries []entry
	posts   [][]post           // by term: the entries that hold it
	telling []float32          // by term: how much it tells, the more the fewer entries hold it
	ways    []wayOf            // whole questions and names
	within  [][]int32          // by term: the ways that hold it
	words   []*vocable         // that a misspelt one may stand for
	foreign map[string][]int32 // terms of the glossary by their words in other languages
	called  [][]int32          // by term of the glossary: its words in the language of the book
}

// An entry is what a search may find.
type entry struct {
	hit    Hit
	weight float32 // of what it gains, by its kind
	length float32 // of its texts, of one on average
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
	units  []unit  // until all are read
}

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
	localWeight    = 0.9  // O2SN, after FIDE's own where they say the same
	olderWeight    = 0.75 // what the newest edition no longer has
	termWeight     = 0.85
	questionWeight = 0.8
	glossaryWeight = 0.6
)

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
	if title := b.Chapters[a.Chapter].Title; i == 0 || b.Articles[i-1].Chapter != a.Chapter {
		x.addWay(e, title)
	} else {
		x.addText(e, title, chapterTimes)
	}
	for _, way := range a.Ways {
		x.addWay(e, way)
	}
}

// addTerm adds a term of the glossary; its words in other languages lead to it too.
func (x *index) addTerm(t *Term, i int) {
	e := x.entry(Hit{Source: Glossary, Index: i}, glossaryWeight)
	var called []int32
	for _, u := range x.addWay(e, t.Text) {
		called = append(called, u.terms...)
	}
	x.called = append(x.called, called)
	for _, other := range t.Others {
		f := fold(other)
		for _, w := range append(strings.Fields(f), f) {
			list := x.foreign[w]
			switch {
			case len(w) < 3 || slices.Contains(list, int32(i)):
			case w == f: // before the terms of which it is only a part
				x.foreign[w] = slices.Insert(list, 0, int32(i))
			default:
				x.foreign[w] = append(list, int32(i))
			}
		}
	}
}

func (x *index) entry(hit Hit, weight float32) int32 {
	x.entries = append(x.entries, entry{hit: hit, weight: weight})
	return int32(len(x.entries) - 1)
}

// grow makes room for the terms added since.
func (x *index) grow() {
	if missing := int(x.terms) - len(x.posts); missing > 0 {
		x.posts = append(x.posts, make([][]post, missing)...)
		x.within = append(x.within, make([][]int32, missing)...)
	}
}

func (x *index) addText(e int32, text string, times float32) []unit {
	units := x.read(wordsOf(text))
	x.grow()
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
func (x *index) addWay(e int32, text string) []unit {
	units := x.addText(e, text, wayTimes)
	way := int32(len(x.ways))
	x.ways = append(x.ways, wayOf{entry: e, units: units})
	for _, u := range units {
		for _, term := range u.terms {
			if list := x.within[term]; len(list) == 0 || list[len(list)-1] != way {
				x.within[term] = append(list, way)
			}
		}
	}
	return units
}

// weigh says of each term how much it tells, and of each way how much its words tell together.
func (x *index) weigh() {
	n := float64(len(x.entries))
	x.telling = make([]float32, len(x.posts))
	for term, list := range x.posts {
		df := float64(len(list))
		x.telling[term] = float32(math.Log(1 + (n-df+0.5)/(df+0.5)))
	}
	for _, r := range x.roots { // a word tells hardly more than what it means
		if r.held {
			for _, c := range r.terms[1:] {
				x.telling[r.terms[0]] = min(x.telling[r.terms[0]], x.telling[c]*1.15)
			}
		}
	}
	for i := range x.ways {
		w := &x.ways[i]
		for _, u := range w.units {
			w.length += x.tells(u)
		}
		w.units = nil
	}
	total := float32(0)
	for i := range x.entries {
		total += x.entries[i].length
	}
	for i := range x.entries {
		x.entries[i].length /= max(total, 1) / float32(n)
	}
}

// toldAgain is what a word counts that belongs to several with one meaning: they have told it.
const toldAgain = 0.4

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
