package shell

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestEveryCmdIsPerformed: the host knows each effect that the model can ask for; one that it forgets would do nothing,
// without a word.
func TestEveryCmdIsPerformed(t *testing.T) {
	files, err := filepath.Glob("model/*.go")
	if err != nil {
		t.Fatal(err)
	}
	perform, err := os.ReadFile("perform.go")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^func \((?:\w+ )?(\w+)\) cmd\(\)`).FindAllStringSubmatch(string(text), -1) {
			found++
			if !regexp.MustCompile(`\bmodel\.` + m[1] + `\b`).Match(perform) {
				t.Errorf("%s: perform does not know %s", strings.TrimPrefix(file, "model/"), m[1])
			}
		}
	}
	if found < 20 {
		t.Fatalf("only %d effects found", found)
	}
}
