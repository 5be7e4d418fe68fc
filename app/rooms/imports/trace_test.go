package imports

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/lists/roster"
	"wasit/app/words/i18n"
)

// told writes a trace: plain text as it is, a piece as [text role], a guess with "?".
func told(list []trace) string {
	var b strings.Builder
	for i, t := range list {
		if i > 0 {
			b.WriteByte('\n')
		}
		for _, p := range t.Pieces {
			switch {
			case p.Plain:
				b.WriteString(p.Text)
			case p.Guess:
				b.WriteString("[" + p.Text + " " + roleLooks[p.Role].Word.EN + "?]")
			default:
				b.WriteString("[" + p.Text + " " + roleLooks[p.Role].Word.EN + "]")
			}
		}
	}
	return b.String()
}

// TestTraced: the preview says of each piece of the pasted line what it was taken for, and which words of a heading were used.
func TestTraced(t *testing.T) {
	d := emptyEvent(t)
	d.paste("SDN Tapos 2 - putri\n1. Ana Lestari kls 5, lahir 3 Mei 2015, makasih ya bu, bawa papan\n")
	want := "[SDN Tapos 2 school/club][putri sex]\n1. [Ana Lestari name] [kls 5 class], lahir [3 Mei 2015 born], [makasih ya bu not used], [bawa papan not understood]"
	if got := told(d.m.traced(d.m.Rows[0])); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if d.m.Rows[0].IsSure() {
		t.Error("ticked although some words were not understood")
	}
	d.send(importAs{false})
	if got := d.m.traced(d.m.Rows[0]); got != nil {
		t.Errorf("a table has no pieces: %s", told(got))
	}
}

// TestTracedBounds: spans that do not fit the text, signs that turn the direction and endless lines are shown safely.
func TestTracedBounds(t *testing.T) {
	im := Model{Lines: []string{strings.Repeat("x", 500) + "Ana\u202Ebu" + strings.Repeat("y", 500)}}
	r := roster.Row{Line: 1, Spans: []roster.Span{{Line: 1, Start: 500, End: 503, Role: roster.RoleName}, {Line: 1, Start: 501, End: 502},
		{Line: 9, Start: 0, End: 1}, {Line: 0}, {Line: 1, Start: 1005, End: 2000}, {Line: 1, Start: 5, End: 5}}}
	got := told(im.traced(r))
	if !strings.Contains(got, "[Ana name]bu") || strings.ContainsRune(got, '\u202E') || len(got) > 300 || strings.Count(got, "[") != 1 {
		t.Errorf("%d bytes: %q", len(got), got)
	}
	var spans []roster.Span
	for i := range 400 {
		spans = append(spans, roster.Span{Line: 1, Start: 2 * i, End: 2*i + 1, Role: roster.RoleClass})
	}
	if list := im.traced(roster.Row{Line: 1, Spans: spans}); len(list[0].Pieces) > mostPieces+2 {
		t.Errorf("%d pieces", len(list[0].Pieces))
	}
	if (Model{}).traced(r) != nil {
		t.Error("pieces without a text")
	}
}

// TestRolesHaveWords: every role that is coloured has a word in each language, and no two share one.
func TestRolesHaveWords(t *testing.T) {
	for _, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
		var seen []string
		for role := roster.RoleUnknown; role <= roster.RoleNote; role++ {
			look, ok := roleLooks[role]
			if !ok {
				if isFact(role) {
					t.Errorf("role %d has no word", role)
				}
				continue
			}
			if word := l.T(look.Word); word == "" || slices.Contains(seen, word) {
				t.Errorf("role %d: %q", role, word)
			} else {
				seen = append(seen, word)
			}
		}
	}
}
