//go:build !js

package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestSecurityIsShown: every threat and every promise of protection in SECURITY.md names tests, and each of them exists.
func TestSecurityIsShown(t *testing.T) {
	tests := testNames(t)
	text, err := os.ReadFile(filepath.Join(root(t), ".github", "SECURITY.md"))
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile("`((?:Test|Fuzz)\\w+)`")
	lines := 0
	for _, line := range promises(string(text)) {
		lines++
		list := named.FindAllStringSubmatch(line, -1)
		if len(list) == 0 {
			t.Errorf("no test shows this: %s", line)
		}
		for _, m := range list {
			if !tests[m[1]] {
				t.Errorf("there is no %s, which is to show: %s", m[1], line)
			}
		}
	}
	if lines < 25 {
		t.Errorf("%d promises: where is the table?", lines)
	}
}

// testNames are the names of all tests and fuzz targets of the module.
func testNames(t *testing.T) map[string]bool {
	t.Helper()
	tests := map[string]bool{}
	head := regexp.MustCompile(`(?m)^func ((?:Test|Fuzz)\w+)\(`)
	err := filepath.WalkDir(root(t), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != root(t) {
			return fs.SkipDir
		}
		if !strings.HasSuffix(path, "_test.go") {
			return nil
		}
		text, err := os.ReadFile(path)
		for _, m := range head.FindAllSubmatch(text, -1) {
			tests[string(m[1])] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return tests
}

// promises are the lines of the table, and the points of the lists, up to where the page begins to say what is not protected.
func promises(text string) (list []string) {
	protected, _, _ := strings.Cut(text, "And this is not:")
	for line := range strings.Lines(protected) {
		switch {
		case strings.HasPrefix(line, "| Somebody"):
		case strings.HasPrefix(line, "| "), strings.HasPrefix(line, "* "):
			list = append(list, line)
		case strings.HasPrefix(line, "  ") && len(list) > 0:
			list[len(list)-1] += line
		}
	}
	return list
}
