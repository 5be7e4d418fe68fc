package shell

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestEveryCmdIsPerformed: keeper, touch or the loop knows each effect that a room can ask for; one that all forget would do
// nothing, without a word. What rooms tell each other never leaves Update.
func TestEveryCmdIsPerformed(t *testing.T) {
	var performed strings.Builder
	for _, pattern := range []string{"../device/keeper/*.go", "../device/touch/show.go", "effects.go"} {
		for _, file := range glob(t, pattern) {
			performed.WriteString(read(t, file))
		}
	}
	found := 0
	for _, file := range glob(t, "../session/*.go") {
		for _, m := range regexp.MustCompile(`(?m)^func \((?:\w+ )?(\w+)\) cmd\(\)`).FindAllStringSubmatch(read(t, file), -1) {
			found++
			if m[1] != "Tell" && !regexp.MustCompile(`\bcase [^:]*\bsession\.`+m[1]+`\b`).MatchString(performed.String()) {
				t.Errorf("nobody performs %s", m[1])
			}
		}
	}
	if found < 20 {
		t.Fatalf("only %d effects found", found)
	}
}

func glob(t *testing.T, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %v, %v", pattern, files, err)
	}
	return files
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
