package static

import (
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestDrawings: a browser shows nothing at all of a drawing that is no well-formed XML, and the policy of the site refuses
// style attributes, so that a drawing with them loses its colours.
func TestDrawings(t *testing.T) {
	names, err := fs.Glob(Files, "*.svg")
	if err != nil || len(names) < 5 {
		t.Fatal(names, err)
	}
	for _, name := range names {
		text, err := Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		symbols, d := map[string]bool{}, xml.NewDecoder(strings.NewReader(string(text)))
		for {
			token, err := d.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Errorf("%s: %v", name, err)
				break
			}
			e, ok := token.(xml.StartElement)
			if !ok {
				continue
			}
			for _, a := range e.Attr {
				if a.Name.Local == "style" {
					t.Errorf("%s: a style attribute on %s", name, e.Name.Local)
				}
				if e.Name.Local == "symbol" && a.Name.Local == "id" {
					symbols[a.Value] = true
				}
			}
		}
		if name == "pieces.svg" {
			for _, man := range strings.Fields("wK wQ wR wB wN wP bK bQ bR bB bN bP") {
				if !symbols[man] {
					t.Errorf("%s has no %s", name, man)
				}
			}
		}
	}
}

var (
	comment = regexp.MustCompile(`(?s)/\*.*?\*/`)
	asks    = regexp.MustCompile(`([^\s,>+~{}()]*):has\(([^()]*(?:\([^()]*\)[^()]*)*)\)`)
	frame   = regexp.MustCompile(`^(html|body|#page|\.app|\.main|\.bar|\.act|\.hand|\.boards?|\.table|tr|td|th)([.:\[][\w.:\[\]="-]*)?$`)
	placed  = regexp.MustCompile(`:(nth|first|last|only|not|empty)`)
)

// TestAsking: a rule that asks what an element holds is asked again whenever anything below that element changes, and makes the browser
// compute the style of all of it: rules that asked the frame of the page took two thirds of the style of each drawing (a result
// 16 → 5 ms, a draft 41 → 15 ms on a processor slowed four times). So small parts may ask, for a class; the frame is given a class
// by the page instead (view.Page.Look), and nobody asks for a place among siblings. Print is asked once.
func TestAsking(t *testing.T) {
	names, err := fs.Glob(Files, "*.css")
	if err != nil || len(names) < 5 {
		t.Fatal(names, err)
	}
	found := 0
	for _, name := range names {
		text, err := Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, rule := range asks.FindAllStringSubmatch(withoutPrint(comment.ReplaceAllString(string(text), "")), -1) {
			found++
			if frame.MatchString(rule[1]) {
				t.Errorf("%s: %s: the frame of the page asks; give it a class", name, rule[0])
			}
			if placed.MatchString(rule[2]) {
				t.Errorf("%s: %s: asks for a place among siblings", name, rule[0])
			}
		}
	}
	if found == 0 {
		t.Error("no rule asks: the test reads nothing")
	}
}

// withoutPrint leaves the blocks out that hold on paper only.
func withoutPrint(css string) string {
	for {
		from := strings.Index(css, "@media print")
		if from < 0 {
			return css
		}
		depth, to := 0, from
		for ; to < len(css); to++ {
			switch css[to] {
			case '{':
				depth++
			case '}':
				depth--
			}
			if css[to] == '}' && depth == 0 {
				break
			}
		}
		css = css[:from] + css[min(to+1, len(css)):]
	}
}

var (
	named    = regexp.MustCompile(`\.([a-zA-Z][\w-]*)`)
	selector = regexp.MustCompile(`([^{}]+)\{`)
)

// TestPaperStandsAlone: no rule of the screens reaches a part of a sheet by the name of its class alone; lists by name were printed
// underlined, and lines for signatures with the bar of a sign.
func TestPaperStandsAlone(t *testing.T) {
	rules := func(name string) (list []string) {
		text, err := Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range selector.FindAllStringSubmatch(comment.ReplaceAllString(string(text), ""), -1) {
			list = append(list, strings.Split(m[1], ",")...)
		}
		return list
	}
	onPaper := map[string]bool{}
	for _, s := range rules("sheets.css") {
		if _, part, ok := strings.Cut(s, ".paper "); ok {
			for _, m := range named.FindAllStringSubmatch(part, -1) {
				onPaper[m[1]] = true
			}
		}
	}
	files, err := fs.Glob(Files, "*.css")
	if err != nil || len(files) < 8 || len(onPaper) < 50 {
		t.Fatal(files, err, len(onPaper))
	}
	for _, name := range files {
		if name == "sheets.css" {
			continue
		}
		for _, s := range rules(name) {
			classes := named.FindAllStringSubmatch(s, -1)
			if len(classes) > 0 && !strings.Contains(s, ".paper") && !slices.ContainsFunc(classes, func(m []string) bool { return !onPaper[m[1]] }) {
				t.Errorf("%s: %s is a class of sheets.css too", name, strings.TrimSpace(s))
			}
		}
	}
}

// thick finds a line of two pixels or more in the colours of lines that only part or ring something.
var thick = regexp.MustCompile(`border(?:-block|-inline)?(?:-end|-block-start)?:\s*(?:(?:[2-9]|[1-9][0-9]+)(?:\.\d+)?px|var\(--line-2\)) solid var\(--(?:ink|rule|rule-2)\)`)

// TestHairlines: a line that heads, parts or rings is one pixel wide; two pixels say "chosen", in the colour of that. The past of a day is drawn
// as a bar.
func TestHairlines(t *testing.T) {
	drawn := map[string]int{"day.css": 1}
	names, err := fs.Glob(Files, "*.css")
	if err != nil || len(names) < 5 {
		t.Fatal(names, err)
	}
	for _, name := range names {
		text, err := Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if found := thick.FindAllString(comment.ReplaceAllString(string(text), ""), -1); len(found) != drawn[name] {
			t.Errorf("%s: %q", name, found)
		}
	}
	if !thick.MatchString("border-block: 2px solid var(--ink)") || thick.MatchString("border: 1px solid var(--ink)") {
		t.Error("thick lines are not told from thin ones")
	}
}
