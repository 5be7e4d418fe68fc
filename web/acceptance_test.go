//go:build !js

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/web/acceptance"
)

// TestAcceptance: every question has its row, an answer that costs nothing since it was built names what shows it, and each test named
// exists.
func TestAcceptance(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root(t), acceptancePage))
	if err != nil {
		t.Fatal(err)
	}
	rows, err := acceptance.Read(string(text))
	if err != nil {
		t.Fatal(err)
	}
	tests, shown := testNames(t), 0
	for _, r := range rows {
		if strings.TrimSpace(r.Reply) == "" || strings.TrimSpace(r.Demand) == "" {
			t.Errorf("question %d has no answer", r.Question)
		}
		for _, name := range r.Shown {
			if shown++; !tests[name] {
				t.Errorf("question %d: there is no %s", r.Question, name)
			}
		}
		if (r.Stop || r.Percent > 0) && len(r.Shown) > 0 {
			t.Errorf("question %d costs something, and names a test that is to show it", r.Question)
		}
	}
	if shown < 50 {
		t.Errorf("only %d tests are named", shown)
	}
}
