package lawbook

import "sync"

// A preparation builds the index of a book, a few entries at a time.
type preparation struct {
	mu   sync.Mutex
	x    *index
	next int // unit that comes next: first the concepts, then articles, questions and terms
}

// Prepare builds the index that Find looks in, where it is not there yet. Find does so itself, but then the first letter of a
// query waits for it; who only opens an article needs none.
func (b *Book) Prepare() {
	for b.PrepareSome(1 << 20) {
	}
}

// PrepareSome builds so many entries of the index, so that a page can be drawn between two calls, and reports whether any are left.
func (b *Book) PrepareSome(entries int) (more bool) {
	p := &b.preparation
	p.mu.Lock()
	defer p.mu.Unlock()
	if b.index != nil {
		return false
	}
	if p.x == nil {
		p.x = &index{lexicon: newLexicon(b.Lang, b.concepts), foreign: map[string][]int32{}}
	}
	for range entries {
		if !b.addEntry(p.x, p.next) {
			p.x.finish()
			b.index, p.x = p.x, nil
			return false
		}
		p.next++
	}
	return true
}

// addEntry adds a unit of the book to the index; false: there is none of that number.
func (b *Book) addEntry(x *index, i int) bool {
	if i < len(b.concepts) {
		x.addConcept(&b.concepts[i])
		return true
	}
	if i -= len(b.concepts); i < len(b.Articles) {
		x.addArticle(b, i)
		return true
	}
	if i -= len(b.Articles); i < len(b.Questions) {
		e := x.entry(Hit{Source: Questions, Index: i}, questionWeight)
		x.addText(e, b.Questions[i].Answer, answerTimes)
		for _, o := range b.Questions[i].Others {
			x.addText(e, o.Text, answerTimes)
		}
		x.addWay(e, b.Questions[i].Text)
		return true
	}
	if i -= len(b.Questions); i < len(b.Terms) {
		x.addTerm(&b.Terms[i], i)
		return true
	}
	return false
}

// finish weighs what the entries hold, and gathers the words that a misspelt one may stand for.
func (x *index) finish() {
	x.grow()
	x.weigh()
	for _, v := range x.learnt {
		if v.root.held {
			x.hold(v)
		}
		if len(v.word) > 2 && !isNumber(v.word) && (v.silent || len(v.terms()) > 0) {
			x.words = append(x.words, v)
		}
	}
	x.learnt = nil
}
