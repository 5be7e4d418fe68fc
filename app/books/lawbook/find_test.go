package lawbook_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"wasit/app/books/lawbook"
	"wasit/rules"
)

func TestByNumber(t *testing.T) {
	b := book(t, "en")
	for _, tt := range []struct {
		name, number, edition string
		first, in             string // "": nothing
	}{
		{"newest", "7.5.4", "", "two-hands-illegal", "E23"},
		{"newest named", "7.5.4", "E23", "two-hands-illegal", "E23"},
		{"the number of 2009", "7.4b", "E09", "illegal-move-penalty", "E09"},
		{"a number that only 2009 has, without its edition", "7.4b", "", "illegal-move-penalty", "E09"},
		{"a number that means another article in each edition", "7.5", "E09", "piece-on-wrong-square", "E09"},
		{"the same in the newest: it holds articles", "7.5", "", "illegal-move-completed", "E23"},
		{"E17 had its own article for two hands", "7.7.1", "E17", "two-hands-illegal", "E17"},
		{"its penalty falls back to the article", "7.7.2", "E17", "two-hands-illegal", "E17"},
		{"E14 has letters", "9.6b", "E14", "seventy-five-moves", "E14"},
		{"a leaf that is not listed", "C.10.1.1", "", "notation-same-rank", "E23"},
		{"a letter of 2009 with a digit", "A.4d1", "E09", "rapid-arbiter-calls-flag", "E09"},
		{"what holds letters", "A.4d", "E09", "rapid-claim-time", "E09"},
		{"small letters", "a.5.2", "", "rapid-illegal-arbiter", "E23"},
		{"a chapter", "III", "", "quickplay-defined", "E23"},
		{"an item of O2SN", "O2SN 8", "", "o2sn-8", ""},
		{"as an address", "o2sn-11a", "", "o2sn-11a", ""},
		{"one that says two things", "O2SN 6", "", "o2sn-6-open-check", ""},
		{"one that the sheets number alike", "O2SN 2", "", "o2sn-standard-2", ""},
		{"one of a sheet", "O2SN rapid 2", "", "o2sn-rapid-2", ""},
		{"none", "99.9", "", "", ""},
		{"none in that edition", "7.5.4", "E09", "piece-on-wrong-square", "E09"}, // 7.5 holds it
		{"empty", " ", "", "", ""},
		{"endless", strings.Repeat("1.", 40), "", "", ""},
	} {
		found, in := b.ByNumber(tt.number, tt.edition)
		first := ""
		if len(found) > 0 {
			first = b.Articles[found[0]].ID
		}
		if first != tt.first || in != tt.in {
			t.Errorf("%s: %s in %q: %q in %q, want %q in %q", tt.name, tt.number, tt.edition, first, in, tt.first, tt.in)
		}
	}
}

// TestEveryNumber: each article is found by its number in each edition that has it.
func TestEveryNumber(t *testing.T) {
	b := book(t, "id")
	n := 0
	for i, a := range b.Articles {
		for _, edition := range lawbook.Editions {
			if a.IsTerm() || a.In(edition) == "" {
				continue
			}
			n++
			if found, in := b.ByNumber(a.In(edition), edition); !slices.Contains(found, i) || in != edition {
				t.Errorf("%s is not found as %s of %s", a.ID, a.In(edition), edition)
			}
		}
		if number, edition := a.Number(); number == "" || edition == "" && !a.Local() {
			t.Errorf("%s has the number %q of %q", a.ID, number, edition)
		}
	}
	if n < 1500 {
		t.Errorf("only %d numbers were looked for", n)
	}
}

// TestRulingsAreFound: what a ruling cites in any edition opens its own article, not a neighbour.
func TestRulingsAreFound(t *testing.T) {
	b := book(t, "hr")
	data, err := os.ReadFile("../../../testdata/laws/cases.tsv")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(data)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		if strings.HasPrefix(line, "#") || len(f) < 5 || f[4] == "" {
			continue
		}
		edition, article := strings.TrimSuffix(f[0], "+O2SN"), f[4]
		found, in := b.ByNumber(article, edition)
		switch {
		case len(found) == 0:
			t.Errorf("%s of %s leads nowhere: %s", article, edition, line)
		case strings.HasPrefix(article, "O2SN"):
			if !b.Articles[found[0]].Local() {
				t.Errorf("%s leads to %s", article, b.Articles[found[0]].ID)
			}
		case in != edition || b.Articles[found[0]].In(edition) != article && article != "7.7.2" && article != "7.8.2": // E17: the penalties of 7.7.1 and 7.8.1
			t.Errorf("%s of %s opens %s of %s", article, edition, b.Articles[found[0]].In(in), in)
		}
		n++
	}
	if n < 300 {
		t.Errorf("only %d rulings read", n)
	}
}

// TestPages: each chapter has articles, and every article stands in one.
func TestPages(t *testing.T) {
	b := book(t, "en")
	seen := map[int]int{}
	for _, c := range b.Chapters {
		page := b.Page(c.Number)
		if len(page) == 0 {
			t.Errorf("chapter %s is empty", c.Number)
		}
		if !strings.Contains(c.Number, ".") {
			for _, i := range page {
				seen[i]++
			}
		}
	}
	for i, a := range b.Articles {
		if want := 1; !a.IsTerm() && seen[i] != want {
			t.Errorf("%s stands in %d chapters", a.ID, seen[i])
		}
	}
	if c := b.ChapterOf("7.5.4"); c == nil || c.Number != "7.5" {
		t.Errorf("chapter of 7.5.4: %v", c)
	}
	if c := b.ChapterOf("99"); c != nil {
		t.Errorf("chapter of 99: %v", c)
	}
}

// TestReferences: what tables beside the articles cite is there, exactly.
func TestReferences(t *testing.T) {
	b := book(t, "en")
	cited := func(what, number string) {
		if found, in := b.ByNumber(number, "E23"); len(found) == 0 || in != "E23" || !strings.HasPrefix(b.Articles[found[0]].In("E23"), number) {
			t.Errorf("%s cites %s, which E23 does not have", what, number)
		}
	}
	for _, c := range b.Changes {
		for _, n := range c.Articles {
			cited(c.Point, n)
		}
		for i, e := range lawbook.Editions {
			if c.In[i] == "" {
				t.Errorf("%s: nothing for %s", c.Point, e)
			}
		}
	}
	for _, q := range b.Questions {
		cited(q.Text, q.Article)
	}
	for _, m := range b.Men {
		cited(m.Name, m.Article)
	}
	a := b.Articles[first(b, "7.5.4")]
	if c := b.ChangesOf(&a); len(c) != 1 || c[0].In[0] == c[0].In[4] || c[0].Local == "" {
		t.Errorf("changes of 7.5.4: %+v", c)
	}
	castling := b.Articles[first(b, "3.8.2.2")]
	if q := b.QuestionsOf(&castling); len(q) != 2 {
		t.Errorf("questions about 3.8.2.2: %v", q)
	}
}

func first(b *lawbook.Book, number string) int {
	found, _ := b.ByNumber(number, "")
	return found[0]
}

// TestTableFollowsTheEngine: where an edition changed a rule of the engine the table of editions says another thing. On draws by agreement
// it says so there alone, and the article names the year.
func TestTableFollowsTheEngine(t *testing.T) {
	points := map[string]func(e rules.Edition) any{
		"5.2.3": func(e rules.Edition) any { return e.MovesBeforeAgreement },
		"7.5.3": func(e rules.Edition) any { return e.EmptyPressIsIllegal },
		"7.5.4": func(e rules.Edition) any { return e.TwoHandsIsIllegal },
		"9.5.3": func(e rules.Edition) any { return e.FalseClaimTime.Of(rules.Standard) },
		"7.5.5": func(e rules.Edition) any { return e.IllegalToLose.Of(rules.Standard) },
		"9.6.1": func(e rules.Edition) any { return e.Fivefold },
		"9.6.2": func(e rules.Edition) any { return e.SeventyFiveMoves },
	}
	for _, lang := range []string{"en", "id", "hr"} {
		b := book(t, lang)
		for number, value := range points {
			i := slices.IndexFunc(b.Changes, func(c lawbook.Change) bool { return c.Articles[0] == number })
			if i < 0 {
				t.Errorf("%s: no line for %s", lang, number)
				continue
			}
			for n := 1; n < len(lawbook.Editions); n++ {
				before, _ := rules.EditionOf(lawbook.Editions[n-1])
				after, _ := rules.EditionOf(lawbook.Editions[n])
				if said, is := b.Changes[i].In[n-1] != b.Changes[i].In[n], value(before) != value(after); is && !said || number == "5.2.3" && said != is {
					t.Errorf("%s, %s, %s to %s: the table says a change %v, the engine %v", lang, number, before.ID, after.ID, said, is)
				}
			}
		}
		found, _ := b.ByNumber("5.2.3", "E23")
		if text := b.Articles[found[0]].Text; !strings.Contains(text, "2017") || strings.Contains(text, "2018") {
			t.Errorf("%s: %q", lang, text)
		}
	}
}
