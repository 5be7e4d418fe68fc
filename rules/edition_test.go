package rules

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestClass(t *testing.T) {
	for _, c := range []struct {
		name, edition   string
		main, increment time.Duration
		want            Class
	}{
		{"A.1 E09 15 minutes", "E09", 15 * time.Minute, 0, Rapid},
		{"B.1 E09 14 minutes 59", "E09", 15*time.Minute - time.Second, 0, Blitz},
		{"A.1 E09 60 minutes", "E09", time.Hour, 0, Standard},
		{"A.1 E14 10 minutes", "E14", 10 * time.Minute, 0, Blitz},
		{"A.1 E23 10 minutes and a second", "E23", 10*time.Minute + time.Second, 0, Rapid},
		{"B.1 E23 3 minutes and 2 seconds", "E23", 3 * time.Minute, 2 * time.Second, Blitz},
		{"B.1 E23 5 minutes and 5 seconds", "E23", 5 * time.Minute, 5 * time.Second, Blitz},
		{"A.1 E23 15 minutes and 10 seconds", "E23", 15 * time.Minute, 10 * time.Second, Rapid},
		{"A.1 E23 30 minutes and 30 seconds", "E23", 30 * time.Minute, 30 * time.Second, Standard},
		{"A.1 E23 59 minutes 59", "E23", time.Hour - time.Second, 0, Rapid},
		{"E23 90 minutes and 30 seconds", "E23", 90 * time.Minute, 30 * time.Second, Standard},
	} {
		e := mustEdition(t, c.edition)
		if got := e.Class(c.main, c.increment); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestEditionAt(t *testing.T) {
	for _, c := range []struct {
		day  Date
		want string
	}{
		{Date{2009, 6, 30}, ""}, {Date{2009, 7, 1}, "E09"}, {Date{2014, 6, 30}, "E09"}, {Date{2014, 7, 1}, "E14"},
		{Date{2017, 7, 1}, "E17"}, {Date{2017, 12, 31}, "E17"}, {Date{2018, 1, 1}, "E18"}, {Date{2022, 12, 31}, "E18"},
		{Date{2023, 1, 1}, "E23"}, {Date{2026, 11, 21}, "E23"},
	} {
		e, ok := EditionAt(c.day)
		if e.ID != c.want || ok != (c.want != "") {
			t.Errorf("%v: %q, want %q", c.day, e.ID, c.want)
		}
	}
}

func TestEditionsAreCopies(t *testing.T) {
	Editions()[4].Fivefold = NoFivefold
	if e := Latest(); e.Fivefold != FivefoldAny || e.ID != "E23" {
		t.Error("the table was changed through a copy")
	}
	if len(Editions()) != 5 {
		t.Error("five editions are known")
	}
	if _, ok := EditionOf("E97"); ok {
		t.Error("an unknown edition was found")
	}
}

func TestIllegalMovesToLose(t *testing.T) {
	for _, c := range []struct {
		edition    string
		class      Class
		supervised bool
		want       int
	}{
		{"E09", Standard, true, 3}, {"E14", Standard, true, 2}, {"E23", Standard, false, 2},
		{"E09", Blitz, false, 1}, {"E14", Rapid, false, 1}, {"E14", Rapid, true, 2}, {"E18", Rapid, false, 2}, {"E23", Blitz, false, 2},
	} {
		e := mustEdition(t, c.edition)
		if got := e.ToLose(c.class, c.supervised); got != c.want {
			t.Errorf("%s %s supervised %v: %d, want %d", c.edition, c.class, c.supervised, got, c.want)
		}
	}
}

// TestArticlesAreListed compares every number cited with the list of articles of E09, E18 and E23; the numbers of other
// editions are not in it. A number may stand under its parent.
func TestArticlesAreListed(t *testing.T) {
	f, err := os.Open("../testdata/fide/articles.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	listed := map[string][]string{}
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		cells := strings.Split(lines.Text(), "\t")
		for i, id := range []string{"E09", "E18", "E23"} {
			listed[id] = append(listed[id], cells[i+1])
		}
	}
	if err := lines.Err(); err != nil || len(listed["E23"]) < 300 {
		t.Fatal(err, len(listed["E23"]))
	}
	cited := 0
	for rule, numbers := range articles {
		for i, id := range map[int]string{0: "E09", 3: "E18", 4: "E23"} {
			n := numbers[i]
			if n == "" {
				continue
			}
			cited++
			parent := n
			if dot := strings.LastIndexByte(n, '.'); dot > 0 {
				parent = n[:dot]
			}
			if !slices.Contains(listed[id], n) && !slices.Contains(listed[id], parent) {
				t.Errorf("%s: Art. %s is not in %s", rule, n, id)
			}
		}
	}
	if cited < 150 {
		t.Errorf("only %d numbers compared", cited)
	}
}

// TestEditionOfDate: a game is judged by the Laws of its day, as far as its file names one.
func TestEditionOfDate(t *testing.T) {
	for tag, want := range map[string]string{
		"1995.05.12": "E09", "1972.??.??": "E09", "2014.06.30": "E09", "2014.07.01": "E14", "2019.5.4": "E18", "2024.03.01": "E23", "2024-03-01": "E23",
		"": "E23", "????.??.??": "E23", "??.??.2014": "E23", "not a day": "E23",
	} {
		if e := EditionOfDate(tag); e.ID != want {
			t.Errorf("%q: %s, want %s", tag, e.ID, want)
		}
	}
}
