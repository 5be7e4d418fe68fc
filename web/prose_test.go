//go:build !js

package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// drawing are the trees whose texts end on a screen or on paper.
var drawing = []string{"app/shell", "app/view", "app/session", "app/rooms", "app/event/sheet", "app/event/regulation", "app/event/phrase",
	"app/event/standing", "app/event/ranking"}

// unsaid are literals that look like words and are read by programs, or are the same in every language.
var unsaid = map[string][]string{
	"keys of a keyboard":   {"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Escape", "Backspace", "Enter", "PageDown", "PageUp", "Arrow", "Tab", "Unidentified"},
	"names of the browser": {"PopStateEvent"},
	"tags of a PGN game":   {"Event", "Site", "Date", "Round", "Board", "White", "Black", "Result", "SetUp", "Variant", "Termination", "TimeControl"},
	"parts of the Laws":    {"Preface"},
	"names everywhere":     {"Wasit", "Baku"},
	"letters to try paper": {"Raden Mas Aryo Kusumonegoro", "Šćrbačić-Đurđević Žarko, čćšžđ ČĆŠŽĐ"},
}

// peopled are files that hold made-up people.
var peopled = map[string]string{"app/session/sessiontest/event.go": "the people of tests", "app/session/sessiontest/host.go": "who works the device in tests",
	"app/rooms/practice/practice.go": "the pupils and the message of the practice event"}

// TestProse is the second net below TestWords: in what draws, no literal at all reads like words of a person, in whatever
// variable, list, function or argument it hides.
func TestProse(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range packages(t) {
		if p.path != "app" && !below(p.path, drawing...) {
			continue
		}
		for _, file := range p.files {
			name := p.path + "/" + filepath.Base(file)
			if seen[file] || peopled[name] != "" || strings.HasPrefix(filepath.Base(file), "words") {
				continue
			}
			seen[file] = true
			for _, text := range proseOf(parse(t, file)) {
				t.Errorf("%s holds %q: every word comes from words.go or app/words/i18n", name, text)
			}
		}
	}
}

var (
	tags     = regexp.MustCompile(`<[^>]*>?|^[^<]*>`)
	capital  = regexp.MustCompile(`(^|[^\p{L}])\p{Lu}\p{Ll}{2,}`)
	twoWords = regexp.MustCompile(`(^|[\s.,:;!?(])\p{L}{2,}[,:;]? +\p{L}{2,}($|[\s.,:;!?)])`)
	ours     = regexp.MustCompile(`^[a-z]+: `) // an error, for people who write programs
)

// proseOf finds the literals that read like words: one that begins with a capital, or two side by side.
func proseOf(f *ast.File) []string {
	var found []string
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Field: // the tag of a field
			return n.Tag == nil
		case *ast.CallExpr:
			return !silent(n)
		case *ast.KeyValueExpr:
			key, ok := n.Key.(*ast.Ident)
			return !ok || key.Name != "Class"
		case *ast.BasicLit:
			if text, ok := literal(n); ok && isProse(text) {
				found = append(found, text)
			}
		}
		return true
	})
	return found
}

// silent are calls whose texts nobody sees: classes and errors.
func silent(c *ast.CallExpr) bool {
	switch f := c.Fun.(type) {
	case *ast.SelectorExpr:
		x, _ := f.X.(*ast.Ident)
		return f.Sel.Name == "Class" || x != nil && (x.Name == "errors" && f.Sel.Name == "New" || x.Name == "fmt" && f.Sel.Name == "Errorf")
	case *ast.Ident:
		return f.Name == "panic"
	}
	return false
}

func isProse(text string) bool {
	if ours.MatchString(text) || strings.Contains(text, "--") || strings.Contains(text, "__") { // classes are named so
		return false
	}
	text = strings.TrimSpace(tags.ReplaceAllString(text, " "))
	if slices.ContainsFunc(sorted(unsaid), func(why string) bool {
		return slices.ContainsFunc(unsaid[why], func(word string) bool { return strings.Trim(text, "[,: ") == word || strings.HasSuffix(text, ":"+word) })
	}) {
		return false
	}
	return capital.MatchString(text) || twoWords.MatchString(text)
}

// TestProseIsFound proves on each obvious way around the rule that it is seen, and that what is no prose is let be.
func TestProseIsFound(t *testing.T) {
	const source = `package x
import "strings"
const one = "Simpan satu"
var two = []string{"Putih"}
type row struct { Text string ` + "`json:\"Text Two\"`" + ` }
func three() string { return "papan kosong" }
func f() {
	label := "Urungkan"
	v.Button(label)
	v.Heading("Hasil")
	w.WriteString("<p class=\"a b\">Meja</p>")
	w.WriteString("\">Babak")
	app.Raw(strings.Join([]string{"tidak", "ada lagi"}, " "))
	_ = row{"Hapus"}
	js.Set("title", fmt.Sprintf("%d Partai", n))
	app.Div().Class("btn big").DataSet("act", "save").ID("next-board")
	v.Key("ArrowLeft"); _ = errors.New("Not for users"); _ = "model: no room left"; _ = "innerHeight"; _ = "½–½"; _ = "viewBox"; _ = "TRF16"
	_ = Sheet{Class: "sheet wide"}; _ = "grid:ArrowUp"; _ = "btn--go btn--main"
}`
	f, err := parser.ParseFile(token.NewFileSet(), "x.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	got := proseOf(f)
	want := []string{"Simpan satu", "Putih", "papan kosong", "Urungkan", "Hasil", `<p class="a b">Meja</p>`, `">Babak`, "ada lagi", "Hapus", "%d Partai"}
	if !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}
