package static

import (
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
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
