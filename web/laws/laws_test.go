package laws

import (
	"os"
	"strings"
	"testing"
)

func articles(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("../../testdata/fide/articles.tsv")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestNumbers: the table of older numbers speaks of articles that there are, once each.
func TestNumbers(t *testing.T) {
	rows, err := parse("articles.tsv", articles(t))
	if err != nil {
		t.Fatal(err)
	}
	known := byKey(rows, "id")
	data, err := tables.ReadFile("numbers.tsv")
	if err != nil {
		t.Fatal(err)
	}
	older, err := parse("numbers.tsv", string(data))
	if err != nil || len(older) < 80 {
		t.Fatal(err, len(older))
	}
	seen := map[string]bool{}
	for _, r := range older {
		if known[r["id"]] == nil || seen[r["id"]] || r["e14"] == "" || r["e17"] == "" {
			t.Errorf("%v", r)
		}
		seen[r["id"]] = true
	}
}

// TestBuildRefuses: a broken table stops the build with its line; a site with half the Laws must not come out.
func TestBuildRefuses(t *testing.T) {
	good := articles(t)
	for name, text := range map[string]string{
		"a field too many": strings.Replace(good, "\tPreface\t", "\tPreface\t\t", 1),
		"a line cut":       good[:len(good)-300],
		"nothing":          "",
	} {
		files, err := Build([]byte(text))
		if err == nil || files != nil || !strings.HasPrefix(err.Error(), "laws: ") {
			t.Errorf("%s: %d files, %v", name, len(files), err)
		}
	}
	if files, err := Build([]byte(good)); err != nil || len(files) != len(Langs) {
		t.Errorf("%d files, %v", len(files), err)
	}
}
