package roster

import (
	"os"
	"strings"
	"testing"
)

// TestListSiblings reads testdata/border/lists/siblings.txt: lists under the heads of programs and countries, each with its
// first player (>), who must come without a doubt, and how many players it has.
func TestListSiblings(t *testing.T) {
	text, err := os.ReadFile("../../../testdata/border/lists/siblings.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range strings.Split("\n"+string(text), "\n## ")[1:] {
		name, rest, _ := strings.Cut(part, "\n")
		want, list, _ := strings.Cut(strings.TrimPrefix(rest, "> "), "\n")
		t.Run(name, func(t *testing.T) {
			rows := readBorder(t, listCase{name: name, text: list})
			got, _, _ := strings.Cut(borderText(rows), "\n")
			if !strings.HasPrefix(got, want) && !strings.HasPrefix(strings.Replace(got, "|k 0|class 0", "", 1), want) {
				t.Errorf("got\n%s, want\n%s", got, want)
			}
			for _, r := range rows {
				if len(r.Doubts) > 0 || r.Skip {
					t.Errorf("%q: skip %v, doubts %+v", r.Entrant.Name, r.Skip, r.Doubts)
				}
			}
		})
	}
}
