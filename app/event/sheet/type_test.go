package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestWideType: letters twice as wide take more leaves, on which everybody still stands as often.
func TestWideType(t *testing.T) {
	h := open(t, 6, schoolField(56))
	h.start()
	h.play()
	s := h.source(i18n.HR)
	wide := *usualType
	for i := range wide.Regular {
		wide.Regular[i] *= 2
		wide.Bold[i] *= 2
	}
	for _, kind := range []Kind{Standings, StartList, Cross, Rescue} {
		s.Type = nil
		usual, ok := Make(kind, s)
		s.Type = &wide
		more, ok2 := Make(kind, s)
		if !ok || !ok2 || more.Pages <= usual.Pages {
			t.Errorf("%s: %d pages, in wide letters %d", kind, usual.Pages, more.Pages)
		}
		for _, p := range h.Players(1) {
			if got, want := strings.Count(more.HTML(), p.Name), strings.Count(usual.HTML(), p.Name); got != want {
				t.Errorf("%s: %s stands %d times, want %d", kind, p.Name, got, want)
			}
		}
	}
}

// TestLines: words are broken at spaces and behind hyphens, words longer than the column inside.
func TestLines(t *testing.T) {
	var one Face // each letter as wide as the type is high
	for i := range one {
		one[i] = 1
	}
	for text, want := range map[string]int{"": 0, "abcd": 1, "abcd efgh": 1, "abcd efghij": 2, "abcdefghijk": 2, "abcdef-ghijk": 2,
		"abcdefg-hijklmn-opqrstu": 3, "abc-abcdefgh a": 2} {
		if got := lines(text, 1/pointMM, 10, &one); got != want {
			t.Errorf("%q takes %d lines, want %d", text, got, want)
		}
	}
}

// TestLotOfMany: the names of a lot among 300 go on over leaves, each once.
func TestLotOfMany(t *testing.T) {
	h := open(t, 6, schoolField(300))
	h.start()
	h.play()
	ids := make([]journal.PlayerID, 300)
	for i := range ids {
		ids[i] = journal.PlayerID(i + 1)
	}
	in := newInfo(h.source(i18n.EN))
	text := in.drawnNames(journal.Lot{Drawn: ids})
	list := in.paragraphs(text)
	var parts []string
	for _, p := range list {
		if p.height > leafHeight/2 {
			t.Errorf("a piece of %.0f mm", p.height)
		}
		w := &Writer{}
		p.write(w)
		parts = append(parts, words(w.String()))
	}
	if got := strings.Join(strings.Fields(strings.Join(parts, " ")), " "); len(list) < 2 || got != text {
		t.Errorf("%d pieces say %q, want %q", len(list), got, text)
	}
}
