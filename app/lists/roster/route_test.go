package roster

import (
	"strings"
	"testing"
)

// TestGoldenPasted: the golden messages come out the same way when they are pasted: the text itself says whether it is read
// as messages or as a table.
func TestGoldenPasted(t *testing.T) {
	for _, file := range []string{"golden.tsv", "heldout.tsv"} {
		var n tally
		for _, m := range goldenMessages(t, "../../../testdata/registration/"+file) {
			var text []string
			for _, s := range m {
				text = append(text, s.text)
			}
			all := strings.Join(text, "\n")
			cells, err := Split(all)
			if err != nil {
				t.Fatal(err)
			}
			var rows []Row
			if IsChat(all, cells) {
				if rows, err = Chat(all, 2026, nil); err != nil {
					t.Fatal(err)
				}
			} else {
				rows = Read(cells, Guess(cells), 2026, nil)
			}
			for i, s := range m {
				var got []Row
				for _, r := range rows {
					if r.Line == i+1 && !r.Skip {
						got = append(got, r)
					}
				}
				n.line(t, s, got)
			}
		}
		t.Logf("%s: %d children: %d right, %d silently wrong, %d false doubts, %d missing, %d invented", file, n.children, n.right, n.silent, n.falseDoubts, n.missing, n.invented)
		if n.right*100 < 97*n.children || n.silent > 0 || n.falseDoubts*100 > 3*n.children {
			t.Error("pasted, they come out worse")
		}
	}
}
