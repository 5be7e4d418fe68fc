package laws

import (
	"slices"
	"strings"
	"testing"
)

// rowsOf reads a table of the Laws.
func rowsOf(t *testing.T, name string) []row {
	t.Helper()
	data, err := tables.ReadFile(name + ".tsv")
	if err != nil {
		t.Fatal(err)
	}
	rows, err := parse(name+".tsv", string(data))
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// words are the words of a row in a language; ambiguous says of each whether it stands with a question mark.
func words(r row, lang string) (list []string, ambiguous map[string]bool) {
	ambiguous = map[string]bool{}
	for _, w := range strings.Split(r[lang], ", ") {
		if bare := strings.TrimSuffix(w, "?"); bare != "" {
			plain := unmarked.Replace(bare)
			list = append(list, plain)
			ambiguous[plain] = bare != w
		}
	}
	return list, ambiguous
}

// unmarked takes the marks off letters, as people do who type in a hurry.
var unmarked = strings.NewReplacer("č", "c", "ć", "c", "đ", "d", "š", "s", "ž", "z", "è", "e", "â", "a")

// TestSynonyms: each language has words of its own; one that has two meanings says so in both.
func TestSynonyms(t *testing.T) {
	rows := rowsOf(t, "synonyms")
	total := 0
	for _, lang := range Langs {
		meanings, marked := map[string][]string{}, map[string]int{}
		for _, r := range rows {
			list, ambiguous := words(r, lang)
			for _, w := range list {
				total++
				if slices.Contains(meanings[w], r["concept"]) || strings.TrimSpace(w) != w || strings.ToLower(w) != w {
					t.Errorf("%s %s: %q stands twice or is not plain", lang, r["concept"], w)
				}
				if meanings[w] = append(meanings[w], r["concept"]); ambiguous[w] {
					marked[w]++
				}
			}
		}
		for w, concepts := range meanings {
			if several := len(concepts) > 1; several && marked[w] != len(concepts) || !several && marked[w] > 0 {
				t.Errorf("%s: %q means %v, with %d question marks", lang, w, concepts, marked[w])
			}
		}
		if len(meanings) < 1500 {
			t.Errorf("%s: only %d words", lang, len(meanings))
		}
	}
	if total < 1500 {
		t.Errorf("only %d words", total)
	}
}

// falseFriends mean one thing in one language and another in the next; each stands in the table of its own language only.
var falseFriends = strings.Fields("bang invalid kaput lose lupa min mobil one pada place pod sah sapa sat satu se td tim tip udara")

// TestFalseFriends: a word that means different things in two languages is known to do so. Were the languages in one index, it
// would find the wrong article.
func TestFalseFriends(t *testing.T) {
	rows := rowsOf(t, "synonyms")
	meanings := map[string]map[string][]string{}
	for _, lang := range Langs {
		for _, r := range rows {
			list, _ := words(r, lang)
			for _, w := range list {
				if meanings[w] == nil {
					meanings[w] = map[string][]string{}
				}
				meanings[w][lang] = append(meanings[w][lang], r["concept"])
			}
		}
	}
	differ := func(a, b []string) bool {
		return len(a) > 0 && len(b) > 0 && !slices.ContainsFunc(a, func(c string) bool { return slices.Contains(b, c) })
	}
	found := map[string]bool{}
	for w, by := range meanings {
		if strings.Contains(w, " ") {
			continue
		}
		found[w] = differ(by["en"], by["id"]) || differ(by["en"], by["hr"]) || differ(by["id"], by["hr"])
		if found[w] && !slices.Contains(falseFriends, w) {
			t.Errorf("%q: %v", w, by)
		}
	}
	for _, w := range falseFriends {
		if !found[w] {
			t.Errorf("%q is no false friend", w)
		}
	}
}

// TestWiderMeanings: a wider meaning is one of the table, and none holds itself.
func TestWiderMeanings(t *testing.T) {
	wider := map[string]string{}
	for _, r := range rowsOf(t, "synonyms") {
		wider[r["concept"]] = r["wider"]
	}
	for c, w := range wider {
		if _, ok := wider[w]; w != "" && !ok {
			t.Errorf("%s belongs to %s, which is none", c, w)
		}
		for n := 0; w != ""; n++ {
			if w == c || n > 10 {
				t.Errorf("%s holds itself", c)
				break
			}
			w = wider[w]
		}
	}
}

// TestWays: every article is asked for in every language, in no way twice.
func TestWays(t *testing.T) {
	known, err := parse("articles.tsv", articles(t))
	if err != nil {
		t.Fatal(err)
	}
	ways := byKey(rowsOf(t, "ways"), "article")
	if len(ways) != len(known) {
		t.Errorf("ways for %d articles of %d", len(ways), len(known))
	}
	for _, a := range known {
		for _, lang := range Langs {
			list := strings.Split(ways[a["id"]][lang], ", ")
			slices.Sort(list)
			if list[0] == "" || len(slices.Compact(list)) != len(strings.Split(ways[a["id"]][lang], ", ")) {
				t.Errorf("%s %s: %q", a["id"], lang, list)
			}
		}
	}
}
