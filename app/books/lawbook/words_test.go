package lawbook_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"wasit/app/books/lawbook"
)

// TestForms: forms of a word, the speech of the street, abbreviations and misspelt words find what the word finds.
func TestForms(t *testing.T) {
	for lang, cases := range map[string]map[string][]string{
		"en": {
			"stalemate":  {"stalemated", "stalemates", "stale mate", "stalmate", "stalemtae", "stalematr"},
			"castling":   {"castle", "castled", "castles", "CASTLING", "castlng"},
			"touch move": {"touchmove", "touch-move", "tuoch move"},
			"smoking":    {"smoke", "smokes", "vaping", "cigarette", "smokign"},
		},
		"id": {
			"terlambat": {"keterlambatan", "telat", "telattt", "terlmabat", "trlmbt"},
			"menyerah":  {"nyerah", "serah", "menyreah"},
			"sentuh":    {"menyentuh", "disentuh", "tersentuh", "nyentuh", "sentuhan"},
			"merokok":   {"rokok", "ngerokok", "rokoknya", "merkok"},
		},
		"hr": {
			"kašnjenje": {"kasnjenje", "kašnjenja", "kasniti", "zakasnio", "zakasnila", "kasnjenej"},
			"rokada":    {"rokade", "rokadu", "rokadom", "rokirati", "rokirao", "rokira", "rokdaa"},
			"zastavica": {"zastavice", "zastavicu", "zastavicama", "zastaviac"},
			"žalba":     {"žalbe", "zalbu", "žaliti", "žalbom"},
		},
	} {
		b := book(t, lang)
		for word, forms := range cases {
			want := b.Find(word).Hits
			if len(want) < 3 {
				t.Errorf("%s %q finds %d", lang, word, len(want))
				continue
			}
			for _, form := range forms {
				got := b.Find(form).Hits
				if !slices.ContainsFunc(got[:min(3, len(got))], func(h lawbook.Hit) bool { return id(b, h) == id(b, want[0]) }) {
					t.Errorf("%s %q finds not among its first three what %q finds first, %s", lang, form, word, id(b, want[0]))
				}
			}
		}
	}
}

// TestOneLetterWrong: with one letter swapped, missing or wrong in its longest word a query still finds its article.
func TestOneLetterWrong(t *testing.T) {
	if testing.Short() {
		t.Skip("asks every query with every letter wrong")
	}
	for _, lang := range []string{"en", "id", "hr"} {
		b := book(t, lang)
		n, found := 0, 0
		for _, w := range readQueries(t, "queries.tsv") {
			if at, _ := rank(b, w); w.lang != lang || w.kind != "word" || at < 1 || at > 3 {
				continue
			}
			words := lawbook.Fold(w.query)
			long := slices.MaxFunc(words, func(x, y string) int { return len(x) - len(y) })
			m := len(long) / 2
			for _, typo := range []string{long[:m-1] + long[m:m+1] + long[m-1:m] + long[m+1:], long[:m] + long[m+1:], long[:m] + "x" + long[m+1:]} {
				n++
				if at, _ := rank(b, wanted{lang, strings.Replace(strings.Join(words, " "), long, typo, 1), w.numbers, ""}); at >= 1 && at <= 3 {
					found++
				}
			}
		}
		t.Logf("%s: %d of %d", lang, found, n)
		if found*100 < n*90 {
			t.Errorf("%s: only %d of %d misspelt queries find their article", lang, found, n)
		}
	}
}

// TestOwnLanguage: a book knows the words of its language, not the slang of another; the glossary translates, and leads on.
func TestOwnLanguage(t *testing.T) {
	for lang, words := range map[string][]string{"en": {"šalabahter", "ngudud", "pljuga"}, "id": {"šalabahter", "kuverta", "pljuga"}, "hr": {"nyontek", "ngudud", "amplop"}} {
		b := book(t, lang)
		for _, word := range words {
			if hits := b.Find(word).Hits; len(hits) > 0 {
				t.Errorf("%s %q finds %s", lang, word, id(b, hits[0]))
			}
		}
	}
	for lang, cases := range map[string]map[string]string{
		"id": {"zastavica": "flag-fall-defined", "castling": "castling", "arbiter": "arbiter-enforces-laws"},
		"hr": {"bendera": "flag-fall-defined", "benteng": "rook-move"},
		"en": {"rokada": "castling", "gajah": "bishop-move"},
	} {
		b := book(t, lang)
		for word, want := range cases {
			r := b.Find(word)
			var got []string
			for _, h := range r.Hits {
				got = append(got, id(b, h))
			}
			if at := slices.Index(got, want); at < 0 || at > 5 {
				t.Errorf("%s %q leads to %v, want %s", lang, word, got[:min(len(got), 6)], want)
			}
		}
	}
	b := book(t, "hr")
	r := b.Find("bendera jatuh")
	if r.Led < 0 || b.Terms[r.Led].Key != "flag_fall" || r.Hits[0] != (lawbook.Hit{Source: lawbook.Glossary, Index: r.Led}) {
		t.Errorf("led by %d to %v", r.Led, r.Hits[:min(len(r.Hits), 3)])
	}
	if r := b.Find("rokada"); r.Led >= 0 {
		t.Errorf("a word of the book's own language is led by %s", b.Terms[r.Led].Key)
	}
}

// TestNearest: where nothing is found, three at most come nearest, by a word that is like the one asked for; where none is, the
// articles on what no article covers, and that a player may ask the arbiter to explain (Art. 11.9).
func TestNearest(t *testing.T) {
	for _, c := range []struct{ lang, query, want string }{
		{"en", "stalematification", "stalemate"}, {"en", "flagstonewalling", "flag-fall-defined"}, {"hr", "zastavičetina", "flag-fall-defined"},
		{"en", "umbrella", ""}, {"en", "sponsor", ""}, {"id", "payung", ""}, {"hr", "kišobran", ""},
	} {
		b := book(t, c.lang)
		r := b.Find(c.query)
		near, unforeseen := names(b, r.Nearest), names(b, r.Unforeseen)
		switch {
		case len(r.Hits) > 0:
			t.Errorf("%s %q is found", c.lang, c.query)
		case c.want == "" && (len(near) > 0 || !slices.Contains(unforeseen, "preface-scope") || !slices.Contains(unforeseen, "ask-for-explanation")):
			t.Errorf("%s %q: near %v, else %v", c.lang, c.query, near, unforeseen)
		case c.want != "" && (!slices.Contains(near, c.want) || len(unforeseen) > 0):
			t.Errorf("%s %q: near %v, else %v", c.lang, c.query, near, unforeseen)
		}
	}
	for lang, query := range map[string]string{"en": "stalmatingly", "id": "pengulanggannya", "hr": "zastavičetina"} {
		r := book(t, lang).Find(query)
		if len(r.Hits) == 0 && len(r.Nearest) != 3 {
			t.Errorf("%s %q: nothing, and %d nearest", lang, query, len(r.Nearest))
		}
	}
	r := book(t, "en").Find("flagstonewalling")
	if len(r.Hits) > 0 || len(r.Nearest) == 0 || len(r.Nearest) > 3 {
		t.Errorf("%d hits, %d nearest", len(r.Hits), len(r.Nearest))
	}
	if r := book(t, "en").Find(" ?! "); len(r.Words)+len(r.Hits)+len(r.Nearest)+len(r.Marks) > 0 {
		t.Errorf("nothing asked finds %+v", r)
	}
}

// TestResult: one call gives what a page draws.
func TestResult(t *testing.T) {
	b := book(t, "en")
	r := b.Find("touching a piece by accident")
	n := r.Counts()
	sum := 0
	for s := lawbook.FIDE; s <= lawbook.Glossary; s++ {
		if got := len(r.From(s)); got != n[s] {
			t.Errorf("%d hits of source %d, counted %d", got, s, n[s])
		}
		sum += n[s]
	}
	if sum != len(r.Hits) || sum == 0 || !slices.Equal(r.Words, lawbook.Fold("touching a piece by accident")) {
		t.Errorf("%d of %d hits, words %v", sum, len(r.Hits), r.Words)
	}
	for _, want := range []string{"touching", "touched", "touch", "accident"} {
		if !slices.Contains(r.Marks, want) {
			t.Errorf("%q is not marked", want)
		}
	}
	if slices.Contains(r.Marks, "clock") {
		t.Error("clock is marked")
	}
	for _, h := range b.Find("queen").Hits { // what only holds the wider meaning is too far behind
		if h.Source == lawbook.Glossary && h.Index >= len(b.Terms) {
			t.Errorf("a queen finds %s", id(b, h))
		}
	}
	for i, h := range r.Hits[:3] {
		if h.Source == lawbook.Glossary && h.Index < len(b.Terms) {
			t.Errorf("a word of the glossary stands at %d", i)
		}
	}
}

func names(b *lawbook.Book, hits []lawbook.Hit) (list []string) {
	for _, h := range hits {
		list = append(list, id(b, h))
	}
	return list
}

// TestPrepareSome: an index that is built in slices finds what one built at once finds, and a search does not wait for the slices.
func TestPrepareSome(t *testing.T) {
	whole, slices := book(t, "en"), book(t, "en")
	whole.Prepare()
	calls := 1
	for slices.PrepareSome(50) {
		calls++
	}
	if calls < 10 || slices.PrepareSome(1) {
		t.Errorf("built in %d calls", calls)
	}
	early := book(t, "en")
	early.PrepareSome(50)
	for _, query := range []string{"touched my queen", "castling", "flag fell first"} {
		want := whole.Find(query).Hits
		if !reflect.DeepEqual(slices.Find(query).Hits, want) || !reflect.DeepEqual(early.Find(query).Hits, want) {
			t.Errorf("%q finds otherwise", query)
		}
	}
}
