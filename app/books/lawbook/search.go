package lawbook

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// A Source is a part of the book that a search can be limited to.
type Source uint8

// The sources.
const (
	FIDE Source = iota
	O2SN
	Questions
	Glossary
)

// A Hit is an entry found: its place in the list of its source (Articles for FIDE and O2SN; Glossary counts the terms and then
// the articles).
type Hit struct {
	Source Source
	Index  int
	score  float32
}

// A Result is all that a page needs of a search.
type Result struct {
	Words []string // of the query, as the search compares them; none: nothing was asked
	Marks []string // words of the texts to be marked, as Spans compares them
	Hits  []Hit    // the best first
	// Led is the word of the glossary whose articles are among the hits because the query holds no other word; -1: none.
	Led int
	// Nearest are what comes nearest where nothing is found, three at most.
	Nearest []Hit
	// Unforeseen are the articles on what no article covers, where nothing comes near either.
	Unforeseen []Hit
}

// From returns the hits of one source.
func (r *Result) From(source Source) []Hit {
	var list []Hit
	for _, h := range r.Hits {
		if h.Source == source {
			list = append(list, h)
		}
	}
	return list
}

// Counts returns how many hits there are of each source.
func (r *Result) Counts() (n [4]int) {
	for _, h := range r.Hits {
		n[h.Source]++
	}
	return n
}

const (
	maxHits      = 120
	minShare     = 0.2 // of the best score: a hit below it is not shown
	bm25K1       = 1.2 // of BM25: how fast a word that comes again stops counting
	bm25B        = 0.5 // of BM25: how much the length of an entry counts
	phraseWeight = 1.3 // how much the likeness to a way of asking counts
)

// Find looks a query up: numbers of articles in any form, words in any form, misspelt or colloquial. An entry gains by each
// word, the more the fewer entries hold it, and by its likeness to the ways in which people ask for it. Articles of the number
// asked for stand first; words of the glossary after the three best provisions. A query is cut at 100 characters.
func (b *Book) Find(query string) Result {
	r := Result{Words: Fold(query), Led: -1}
	if len(r.Words) == 0 {
		return r
	}
	b.Prepare()
	hits, words := b.numbered(query)
	asked, led := b.index.items(words)
	found := b.index.hits(asked)
	if len(hits) == 0 && led >= 0 {
		r.Led = led
		hits = []Hit{{Source: Glossary, Index: led}}
	}
	for _, i := range b.index.foreign[strings.Join(words, " ")] { // a dictionary is read from both sides
		found = append(found, Hit{Source: Glossary, Index: int(i)})
	}
	for _, h := range found {
		if !slices.ContainsFunc(hits, h.same) {
			hits = append(hits, h)
		}
	}
	r.Hits = hits[:min(len(hits), maxHits)]
	r.Marks = b.index.marks(asked)
	if len(r.Hits) == 0 {
		if r.Nearest = b.index.nearest(words); len(r.Nearest) == 0 {
			r.Unforeseen = b.unforeseen()
		}
	}
	return r
}

// unforeseen are the articles on what no article covers: how the arbiter decides then, and that a player may ask.
func (b *Book) unforeseen() (hits []Hit) {
	for i := range b.Articles {
		if id := b.Articles[i].ID; id == "preface-scope" || id == "ask-for-explanation" || id == "player-stops-clock" {
			hits = append(hits, Hit{Source: FIDE, Index: i})
		}
	}
	return hits
}

func (h Hit) same(x Hit) bool { return h.Source == x.Source && h.Index == x.Index }

// hits returns what holds the items, the best first.
func (x *index) hits(items []item) []Hit {
	scores := make([]float32, len(x.entries))
	phrases := make([]float32, len(x.entries))
	x.scoreBM25(items, scores)
	x.scorePhrases(items, phrases)
	var hits []Hit
	best := float32(0)
	for i, e := range x.entries {
		if h := e.hit; scores[i] > 0 {
			h.score = e.weight * (scores[i] + phraseWeight*phrases[i])
			best = max(best, h.score)
			hits = append(hits, h)
		}
	}
	hits = slices.DeleteFunc(hits, func(h Hit) bool { return h.score < minShare*best })
	slices.SortStableFunc(hits, func(a, b Hit) int { return cmp.Compare(b.score, a.score) })
	return x.wordsLast(hits)
}

// scoreBM25 adds to each entry its score by the words that it holds.
func (x *index) scoreBM25(items []item, scores []float32) {
	best := make([]float32, len(x.entries))
	for _, it := range items {
		clear(best)
		for _, o := range it.options {
			for _, p := range x.posts[o.term] {
				often := p.times / (p.times + bm25K1*(1-bm25B+bm25B*x.entries[p.entry].length)) * (1 + bm25K1)
				best[p.entry] = max(best[p.entry], o.gains*often)
			}
		}
		for i, n := range best {
			scores[i] += n
		}
	}
}

// scorePhrases tells how like the query is to the ways of asking for each entry: of the one that is most like it.
func (x *index) scorePhrases(items []item, phrases []float32) {
	sum, best := make([]float32, len(x.ways)), make([]float32, len(x.ways))
	total := float32(0)
	for _, it := range items {
		clear(best)
		for _, o := range it.options {
			for _, way := range x.within[o.term] {
				best[way] = max(best[way], o.gains)
			}
		}
		for i, n := range best {
			sum[i] += n
		}
		total += it.tells
	}
	for i, w := range x.ways {
		if sum[i] > 0 {
			phrases[w.entry] = max(phrases[w.entry], sum[i]*sqrt(total/w.length)*sum[i]/max(total, 1))
		}
	}
}

func sqrt(n float32) float32 { return float32(math.Sqrt(float64(n))) }

// wordsLast moves words of the glossary after the three best provisions; articles that explain a term are provisions.
func (x *index) wordsLast(hits []Hit) []Hit {
	const before = 3
	var words []Hit
	out := make([]Hit, 0, len(hits))
	seen := 0
	for _, h := range hits {
		if h.Source == Glossary && h.Index < len(x.called) && seen < before {
			words = append(words, h)
			continue
		}
		out = append(out, h)
		if seen++; seen == before {
			out = append(out, words...)
			words = nil
		}
	}
	return append(out, words...)
}

// marks returns the words of the book that a search takes for those asked for.
func (x *index) marks(items []item) []string {
	asked := map[int32]bool{}
	for _, it := range items {
		for _, o := range it.options {
			asked[o.term] = true
		}
	}
	var list []string
	for _, v := range x.words {
		if slices.ContainsFunc(v.terms(), func(term int32) bool { return asked[term] }) {
			list = append(list, v.word)
		}
	}
	return list
}
