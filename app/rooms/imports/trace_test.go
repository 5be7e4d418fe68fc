package imports

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/lists/lexicon"
	"wasit/app/lists/roster"
	"wasit/app/words/i18n"
)

// told writes the pieces of a line: plain text as it is, a piece as [text role].
func told(list []piece) string {
	var b strings.Builder
	for _, p := range list {
		if look, ok := roleLooks[p.Role]; ok && !p.Plain {
			b.WriteString("[" + p.Text + " " + look.Word.EN + "]")
		} else {
			b.WriteString(p.Text)
		}
	}
	return b.String()
}

// TestTraced: the source says of each piece of the pasted lines what it was taken for, also of a heading.
func TestTraced(t *testing.T) {
	d := emptyEvent(t)
	d.paste("SDN Tapos 2 - putri\n1. Ana Lestari kls 5, lahir 3 Mei 2015, makasih ya bu, bawa papan\n")
	spans := d.m.spansByLine()
	for line, want := range map[int]string{2: "1. [Ana Lestari name] [kls 5 class], lahir [3 Mei 2015 born], makasih ya bu, [bawa papan remark]"} {
		if got := told(piecesOf(d.m.Lines[line-1], spans[line])); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
	d.send(importAs{false})
	if got := d.m.spansByLine(); len(got) != 0 {
		t.Errorf("a table has no pieces: %v", got)
	}
}

// TestTracedBounds: spans that do not fit the text, signs that turn the direction and endless lines are shown safely.
func TestTracedBounds(t *testing.T) {
	im := Model{Lines: []string{strings.Repeat("x", 500) + "Ana\u202Ebu" + strings.Repeat("y", 500)}}
	im.Rows = []roster.Row{{Line: 1, Spans: []lexicon.Span{{Line: 1, Start: 500, End: 503, Role: lexicon.RoleName}, {Line: 1, Start: 501, End: 502},
		{Line: 9, Start: 0, End: 1}, {Line: 0}, {Line: 1, Start: 1005, End: 2000}, {Line: 1, Start: 5, End: 5}}}}
	got := told(piecesOf(im.Lines[0], im.spansByLine()[1]))
	if !strings.Contains(got, "[Ana name]bu") || strings.ContainsRune(got, '\u202E') || len(got) > 300 || strings.Count(got, "[") != 1 {
		t.Errorf("%d bytes: %q", len(got), got)
	}
	var spans []lexicon.Span
	for i := range 400 {
		spans = append(spans, lexicon.Span{Line: 1, Start: 2 * i, End: 2*i + 1, Role: lexicon.RoleClass})
	}
	if list := piecesOf(im.Lines[0], spans); len(list) > mostPieces+2 {
		t.Errorf("%d pieces", len(list))
	}
	im.Lines = nil
	if len(im.spansByLine()) != 0 {
		t.Error("pieces without a text")
	}
}

// TestRolesHaveWords: the legend has a word for every look in each language, and no two share one.
func TestRolesHaveWords(t *testing.T) {
	for _, l := range i18n.All() {
		var seen []string
		for _, look := range legend {
			if word := l.T(look.Word); word == "" || slices.Contains(seen, word) {
				t.Errorf("%s: %q", look.Class, word)
			} else {
				seen = append(seen, word)
			}
		}
		for role, look := range roleLooks {
			if !slices.Contains(legend, look) {
				t.Errorf("role %d is not in the legend", role)
			}
		}
	}
}
