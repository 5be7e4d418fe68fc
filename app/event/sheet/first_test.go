package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestFirst: the first leaf alone is how the whole begins, and of a sheet of one leaf it is the whole.
func TestFirst(t *testing.T) {
	h := upTo(t, journal.SectionConfig{System: journal.RoundRobin}, 24, 1)
	many := 0
	for _, kind := range []Kind{Set, Boards, Names, Slips, Notice, Rescue} {
		d := h.make(kind, i18n.EN)
		many = max(many, d.Pages)
		first, ok := strings.CutSuffix(d.First(), "</div>")
		if !ok || !strings.HasPrefix(d.HTML(), first) || strings.Count(first, `class="leafbox`) != 1 {
			t.Errorf("%s: the first leaf is not how its %d leaves begin", kind, d.Pages)
		}
		if d.Pages == 1 && d.First() != d.HTML() {
			t.Errorf("%s: one leaf is the whole", kind)
		}
	}
	if many < 2 {
		t.Error("no sheet has two leaves")
	}
}
