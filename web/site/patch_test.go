package site

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const threeLines = "Reason: two words\n  and two more\nNeeded: yes\n\n--- a/x.go\n+++ b/x.go\n@@ -2,3 +2,3 @@\n two\n-three\n+THREE\n four\n"

func TestPatch(t *testing.T) {
	p, err := parsePatch("x.patch", threeLines)
	if err != nil || p.head["Reason"] != "two words and two more" || !p.needed() {
		t.Fatalf("%+v, %v", p, err)
	}
	for name, tt := range map[string]struct{ text, want string }{
		"at its place":         {"one\ntwo\nthree\nfour\n", "one\ntwo\nTHREE\nfour\n"},
		"moved":                {"zero\n0\none\ntwo\nthree\nfour\n", "zero\n0\none\ntwo\nTHREE\nfour\n"},
		"at its place of two":  {"one\ntwo\nthree\nfour\ntwo\nthree\nfour\n", "one\ntwo\nTHREE\nfour\ntwo\nthree\nfour\n"},
		"elsewhere, and twice": {"two\nthree\nfour\ntwo\nthree\nfour\n", ""},
		"other context":        {"one\n2\nthree\nfour\n", ""},
		"no such file":         {"", ""},
	} {
		files := map[string]string{"x.go": tt.text, "y.go": "y\n"}
		if tt.text == "" {
			delete(files, "x.go")
		}
		got, err := p.apply(files, nil)
		if tt.want == "" {
			if err == nil || !strings.Contains(err.Error(), "x.patch: ") || cmp.Diff(got, files) != "" {
				t.Errorf("%s: applied: %q, %v", name, got, err)
			}
			continue
		}
		if d := cmp.Diff(got, map[string]string{"x.go": tt.want, "y.go": "y\n"}); d != "" || err != nil || files["x.go"] != tt.text {
			t.Errorf("%s: %v, and the files that came in are %q\n%s", name, err, files, d)
		}
	}
}

// TestPatchMakesAndLeaves: a patch makes files and leaves files out, all of it or nothing.
func TestPatchMakesAndLeaves(t *testing.T) {
	p, err := parsePatch("x.patch", "Leaves-out: a.go b.go\n\n--- /dev/null\n+++ b/c.go\n@@ -0,0 +1,2 @@\n+package c\n+\n")
	if err != nil {
		t.Fatal(err)
	}
	got, err := p.apply(map[string]string{"a.go": "a", "b.go": "b", "d.go": "d"}, nil)
	if d := cmp.Diff(got, map[string]string{"c.go": "package c\n\n", "d.go": "d"}); d != "" || err != nil {
		t.Error(err, d)
	}
	for name, files := range map[string]map[string]string{
		"nothing to leave out": {"a.go": "a"}, "there already": {"a.go": "a", "b.go": "b", "c.go": "c"},
	} {
		if got, err := p.apply(files, nil); err == nil || cmp.Diff(got, files) != "" {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

func TestPatchRefused(t *testing.T) {
	for name, text := range map[string]string{
		"1: neither a field": strings.Replace(threeLines, "Reason: two", "two", 1),
		"changes nothing":    "Reason: none\n",
		"2: want two lines":  "Reason: x\n--- a/x.go\n",
		"are two files":      strings.Replace(threeLines, "+++ b/x", "+++ b/y", 1),
		"want @@":            strings.Replace(threeLines, "@@ -2,3", "@ -2,3", 1),
		"has no hunk":        "--- a/x.go\n+++ b/x.go\n",
		"its head says 4":    strings.Replace(threeLines, "-2,3", "-2,4", 1),
		"begins with a":      strings.Replace(threeLines, "-three", "three", 1),
		"what is not there":  strings.Replace(threeLines, "--- a/x.go", "--- /dev/null", 1),
	} {
		if _, err := parsePatch("x.patch", text); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("want an error with %q, got %v", name, err)
		}
	}
}

func FuzzPatch(f *testing.F) {
	f.Add(threeLines, "one\ntwo\nthree\nfour\n")
	f.Add("Leaves-out: x.go\n", "")
	f.Fuzz(func(t *testing.T, text, file string) {
		p, err := parsePatch("x.patch", text)
		if err != nil {
			return
		}
		files := map[string]string{"x.go": file}
		if got, err := p.apply(files, nil); err != nil && cmp.Diff(got, files) != "" {
			t.Errorf("%v, but %q", err, got)
		}
	})
}
