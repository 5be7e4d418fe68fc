package site

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var quoted = regexp.MustCompile(`"([a-z]+)"`)

// namesIn lists the quoted names of the cases of a function, sorted.
func namesIn(t *testing.T, source, function string) []string {
	t.Helper()
	_, body, ok := strings.Cut(source, "func "+function+"(")
	if !ok {
		t.Fatalf("no function %s", function)
	}
	body, _, _ = strings.Cut(body, "\n}\n")
	var names []string
	for _, part := range regexp.MustCompile(`(?s)case (.*?):`).FindAllStringSubmatch(body, -1) {
		for _, m := range quoted.FindAllStringSubmatch(part[1], -1) {
			names = append(names, m[1])
		}
	}
	slices.Sort(names)
	return names
}

// TestSpecialAttributes: what go-app sets otherwise than as an attribute, the call that makes an element leaves to it.
func TestSpecialAttributes(t *testing.T) {
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Slim(root); err != nil {
		t.Fatal(err)
	}
	copies, err := filepath.Glob(filepath.Join(root, ".slim", "*go-app*-"+slimGoApp.edition, "pkg", "app", "attribute.go"))
	if err != nil || len(copies) != 1 {
		t.Fatal(copies, err)
	}
	text, err := os.ReadFile(copies[0])
	if err != nil {
		t.Fatal(err)
	}
	theirs, ours := namesIn(t, string(text), "setJSAttribute"), namesIn(t, goAppOurs["pkg/app/make_wasm.go"], "isSpecial")
	if len(theirs) < 10 || !slices.Equal(theirs, ours) {
		t.Errorf("go-app: %v\nours: %v", theirs, ours)
	}
}
