package lawbook

import (
	"math/bits"
	"slices"
	"strings"
	"unicode"
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

// A Hit is an entry found: its place in the list of its source (Articles for FIDE and O2SN).
type Hit struct {
	Source Source
	Index  int
	score  int
	found  int // words
}

const (
	maxHits = 120
	few     = 6 // results below which those that hold not every word follow
)

// Search finds entries that hold every word of the query, by their beginnings or in a synonym; the best come first: the number
// asked for, the words as they stand, whole words. Where they are few, those that hold the most telling words follow, so that a
// whole sentence finds what it is about: a word tells the more, the fewer entries hold it. A query is cut at 100 signs.
func (b *Book) Search(query string) []Hit {
	words := Fold(query)
	if len(words) == 0 {
		return nil
	}
	var hits []Hit
	for _, h := range b.scan(words) {
		if h.found == len(words) {
			hits = append(hits, h)
		}
	}
	sorted(hits)
	if len(words) > 1 && len(hits) < few {
		more := b.telling(words)
		sorted(more)
		for _, h := range more {
			if !slices.ContainsFunc(hits, func(x Hit) bool { return x.Source == h.Source && x.Index == h.Index }) {
				hits = append(hits, h)
			}
		}
	}
	return hits[:min(len(hits), maxHits)]
}

func sorted(hits []Hit) { slices.SortStableFunc(hits, func(x, y Hit) int { return y.score - x.score }) }

// asking are words of questions that tell nothing, in the three languages.
const asking = " how many much what which if my the a an is are can may i to in of when who why does do did with for on and or" +
	" apa apakah bagaimana berapa kalau bila jika boleh bolehkah saya siapa kapan yang dan itu di ke saat tapi" +
	" sto kako koliko kad kada tko smijem smije li moj mi mu se je a u na i da ako nije samo "

// telling returns the entries that hold words of a sentence, each word counted by how few hold it; those far behind the best
// are left out.
func (b *Book) telling(words []string) []Hit {
	sum := map[[2]int]Hit{}
	best := 0
	for i, w := range words {
		if strings.Contains(asking, " "+w+" ") {
			continue
		}
		list := b.scan(words[i : i+1])
		weight := bits.Len(uint(len(b.Articles) / (len(list) + 1)))
		for _, h := range list {
			key := [2]int{int(h.Source), h.Index}
			h.score = sum[key].score + weight*(2+min(h.score, 20)/10)
			sum[key] = h
			best = max(best, h.score)
		}
	}
	var hits []Hit
	for _, h := range b.scan(words) { // in the order of the book
		if h.score = sum[[2]int{int(h.Source), h.Index}].score; h.score > 0 && h.score*3 >= best*2 {
			hits = append(hits, h)
		}
	}
	return hits
}

// scan returns the entries that hold any of the words.
func (b *Book) scan(words []string) []Hit {
	var hits []Hit
	add := func(s Source, i, score, found int) {
		if found > 0 {
			hits = append(hits, Hit{s, i, score, found})
		}
	}
	for i := range b.Articles {
		a := &b.Articles[i]
		score, found := b.match(a.words, words)
		switch {
		case a.Local():
			number, _ := a.Number()
			if strings.Join(words, " ") == fold(number) {
				score += 400
			}
			add(O2SN, i, score, found)
		case a.IsTerm():
			add(Glossary, len(b.Terms)+i, score, found)
		default:
			add(FIDE, i, score+5+numbered(a, words[0]), found)
		}
	}
	for i := range b.Questions {
		score, found := b.match(b.Questions[i].words, words)
		add(Questions, i, score+3, found)
	}
	for i := range b.Terms {
		score, found := b.match(b.Terms[i].words, words)
		add(Glossary, i, score, found)
	}
	return hits
}

// numbered is what an article gains where the query is its number, or one that holds it: most in the newest edition. What the
// newest edition no longer has stands behind.
func numbered(a *Article, word string) int {
	newest := a.In("E23")
	switch {
	case strings.EqualFold(newest, word):
		return 800
	case within(newest, word):
		return 600
	}
	for i := len(a.Numbers) - 1; i >= 0; i-- {
		if strings.EqualFold(a.Numbers[i], word) {
			return 400 + 10*i
		}
	}
	if newest == "" {
		return -8
	}
	return 0
}

// match counts the words that a text holds: whole, by their beginning, in a synonym, or but for the ending that a language
// changes. Words that stand together as in the query gain more.
func (b *Book) match(text string, words []string) (score, found int) {
	for _, w := range words {
		n := held(text, w)
		for _, other := range b.synonyms[w] {
			if n > 0 {
				break
			}
			if strings.Contains(text, " "+other+" ") {
				n = 8
			}
		}
		if stem := stemOf(w); n == 0 && stem != w && strings.Contains(text, " "+stem) {
			n = 3
		}
		if n > 0 {
			score, found = score+n, found+1
		}
	}
	if len(words) > 1 && strings.Contains(text, " "+strings.Join(words, " ")) {
		score += 25
	}
	return score, found
}

func held(text, word string) int {
	switch {
	case strings.Contains(text, " "+word+" "):
		return 20
	case strings.Contains(text, " "+word):
		return 10
	}
	return 0
}

// stemOf drops the last signs of a longer word, which case and number change in Croatian; numbers stay whole.
func stemOf(word string) string {
	if n := len(word); n >= 5 && !isDigit(word[n-1]) && !strings.Contains(word, ".") {
		return word[:n-1-n/7]
	}
	return word
}

// Fold cuts a text into words as the search compares them: small letters without marks, numbers of articles whole.
func Fold(text string) []string {
	if r := []rune(text); len(r) > 100 {
		text = string(r[:100])
	}
	return strings.Fields(fold(text))
}

var plain = strings.NewReplacer("č", "c", "ć", "c", "đ", "d", "š", "s", "ž", "z", "Č", "c", "Ć", "c", "Đ", "d", "Š", "s", "Ž", "z",
	"é", "e", "è", "e", "ü", "u", "ö", "o", "ä", "a")

func fold(text string) string {
	var out strings.Builder
	text = plain.Replace(text)
	for i, r := range text {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			out.WriteRune(unicode.ToLower(r))
		case r == '.' && i > 0 && i+1 < len(text) && isDigit(text[i+1]) && text[i-1] != ' ':
			out.WriteByte('.')
		default:
			out.WriteByte(' ')
		}
	}
	return strings.Join(strings.Fields(out.String()), " ")
}

// A Span is a part of a text, marked where the search found it.
type Span struct {
	Text   string
	Marked bool
}

// Also returns the synonyms of the words of a query.
func (b *Book) Also(words []string) []string {
	var also []string
	for _, w := range words {
		also = append(also, b.synonyms[w]...)
	}
	return also
}

// Spans divides a text at the words of a query and at those that a search takes for them.
func Spans(text string, words, also []string) []Span {
	var spans []Span
	put := func(s string, marked bool) {
		if last := len(spans) - 1; s != "" && last >= 0 && spans[last].Marked == marked {
			spans[last].Text += s
		} else if s != "" {
			spans = append(spans, Span{s, marked})
		}
	}
	rest := text
	for rest != "" {
		end := strings.IndexFunc(rest, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
		if end < 0 {
			end = len(rest)
		}
		word := fold(rest[:end])
		put(rest[:end], word != "" && (slices.Contains(also, word) || slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(word, w) })))
		rest = rest[end:]
		next := strings.IndexFunc(rest, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
		if next < 0 {
			next = len(rest)
		}
		put(rest[:next], false)
		rest = rest[next:]
	}
	return spans
}
