package site

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestStdEdits(t *testing.T) {
	goroot, err := goCommand(".", nil, "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	for name, edits := range stdEdits {
		text, err := os.ReadFile(filepath.Join(strings.TrimSpace(goroot), "src", filepath.FromSlash(name)))
		if err != nil {
			t.Error(err)
			continue
		}
		if _, err := edit(string(text), name, edits); err != nil {
			t.Errorf("this Go needs other edits of %s: %v", name, err)
		}
	}
}

// TestSortByPosition runs the sort of the download beside that of the standard library.
func TestSortByPosition(t *testing.T) {
	const program = `package main

import (
	"math/rand"
	"slices"
)

func main() {
	type item struct{ key, at int }
	for n := range 300 {
		a := make([]item, n)
		for i := range a {
			a[i] = item{rand.Intn(1 + n/2), i}
		}
		b := slices.Clone(a)
		sortByPosition(a, func(x, y item) int { return x.key - y.key })
		slices.SortStableFunc(b, func(x, y item) int { return x.key - y.key })
		if !slices.Equal(a, b) {
			println("differs at length", n)
			panic(n)
		}
	}
	println("sorted")
}

func insertionSortCmpFunc[E any](x []E, a, b int, cmp func(a, b E) int) { slices.SortStableFunc(x[a:b], cmp) }

`
	name := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(name, []byte(program+sortByPosition), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "run", name).CombinedOutput(); err != nil || string(out) != "sorted\n" {
		t.Errorf("%v\n%s", err, out)
	}
}
