package lawbook

import (
	"slices"
	"strings"
)

// An item is a word asked for, or several that mean one thing, and what may stand for it.
type item struct {
	options []option
	tells   float32
}

// An option is a term that may stand for an item, and how much it gains.
type option struct {
	term  int32
	gains float32
}

// items makes items of the words of a query. Led is the word of the glossary in another language that is all they hold, -1
// where they hold others.
func (x *index) items(words []string) (items []item, led int) {
	led = -1
	if list := x.foreign[strings.Join(words, " ")]; len(list) > 0 && !slices.ContainsFunc(x.ask(words), x.finds) {
		return []item{x.translated(list, 1)}, int(list[0])
	}
	words, doubts := x.corrected(words)
	own := false
	for _, u := range x.ask(words) {
		weight := float32(1)
		if u.told {
			weight = toldAgain
		}
		if doubt := doubts[u.word]; doubt > 0 {
			weight *= doubt
		}
		it := x.item(u.terms, weight)
		switch list := x.foreign[u.word]; {
		case len(it.options) > 0:
			own = true
		case len(list) > 0:
			it, led = x.translated(list, weight*foreignWeight), max(led, int(list[0]))
		case u.word != "":
			it = x.misspelt(u.word, weight)
			own = own || len(it.options) > 0
		}
		items = append(items, it)
	}
	if own {
		led = -1
	}
	return items, led
}

// corrected puts known words for unknown ones where it is plain which are meant, so that they are read with their neighbours.
// The doubts say how much such a word counts.
func (x *index) corrected(words []string) (out []string, doubts map[string]float32) {
	doubts = map[string]float32{}
	for _, w := range words {
		if x.knows(w) {
			out = append(out, w)
			continue
		}
		list := x.close(w)
		left, right := x.joined(w)
		switch {
		case len(list) == 1:
			doubts[list[0].word] = list[0].weight
			out = append(out, list[0].word)
		case len(list) == 0 && left != "":
			out = append(out, left, right)
		default:
			out = append(out, w)
		}
	}
	return out, doubts
}

// knows reports whether a word stands in the book, in the table of synonyms or in the glossary, in any form.
func (x *index) knows(word string) bool {
	v := x.recall(word)
	return x.vocables[word] != nil || len(v.terms()) > 0 || len(x.foreign[word]) > 0 || word[0] == '='
}

func (x *index) finds(u unit) bool { return len(x.item(u.terms, 1).options) > 0 }

// foreignWeight is what a word of another language counts that the glossary translates.
const foreignWeight = 0.8

// translated makes an item of what words of the glossary are called in the language of the book.
func (x *index) translated(list []int32, weight float32) (it item) {
	for _, i := range list[:min(len(list), 3)] {
		it.may(x, x.called[i], weight)
	}
	return it
}

// misspelt makes an item of what a word may stand for that the book does not know.
func (x *index) misspelt(word string, weight float32) (it item) {
	list := x.close(word)
	if len(list) == 0 {
		list = x.far(word)
	}
	for _, n := range list {
		it.may(x, n.terms(), weight*n.weight)
	}
	return it
}

func (x *index) item(terms []int32, weight float32) (it item) {
	it.may(x, terms, weight)
	return it
}

// widerWeight is what a word gains whose meaning holds that of the word asked for.
const widerWeight = 0.5

// may says that terms may stand for an item, where an entry holds them.
func (it *item) may(x *index, terms []int32, weight float32) {
	add := func(term int32, weight float32) {
		if len(x.posts[term]) > 0 {
			it.options = append(it.options, option{term, weight * x.telling[term]})
			it.tells = max(it.tells, weight*x.telling[term])
		}
	}
	for _, term := range terms {
		add(term, weight)
		if wide, ok := x.wider[term]; ok {
			add(wide, weight*widerWeight)
		}
	}
}
