package manual

import (
	"slices"
	"strings"
	"unicode"

	"wasit/app/words/letters"
)

// Hit is a section of a chapter in which every word of a query stands.
type Hit struct {
	Chapter *Chapter
	ID      string // of the heading, "" for what stands before the first
	Title   string // its words, those of the chapter where there is none
	Text    string // the block that says it
	rank    int
}

// Find looks for sections that hold every word of a query, or a longer one that begins with it; those whose title does stand first.
func (b *Book) Find(query string) []Hit {
	words := wordsOf(query)
	if len(words) == 0 {
		return nil
	}
	var hits []Hit
	for i := range b.Chapters {
		hits = append(hits, b.Chapters[i].find(words)...)
	}
	slices.SortStableFunc(hits, func(a, b Hit) int { return a.rank - b.rank })
	return hits
}

func (c *Chapter) find(words []string) (hits []Hit) {
	here, all := Hit{Chapter: c, Title: c.Title, rank: 2}, wordsOf(c.Title)
	end := func() {
		if holds(all, words) {
			if holds(wordsOf(here.Title), words) {
				here.rank = 0
			} else if holds(wordsOf(here.Text), words) {
				here.rank = 1
			}
			hits = append(hits, here)
		}
	}
	for _, block := range c.Blocks {
		text := block.Text()
		if block.Kind == Heading {
			end()
			here, all = Hit{Chapter: c, ID: block.ID, Title: text, rank: 2}, wordsOf(text)
			continue
		}
		own := wordsOf(text)
		all = append(all, own...)
		if here.Text == "" || !holds(wordsOf(here.Text), words) && holds(own, words) {
			here.Text = text
		}
	}
	end()
	return hits
}

// wordsOf folds a text into its words.
func wordsOf(text string) []string {
	return strings.FieldsFunc(letters.Strip(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// holds reports that each word begins one of a text.
func holds(text, words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool {
		return !slices.ContainsFunc(text, func(t string) bool { return strings.HasPrefix(t, w) })
	})
}
