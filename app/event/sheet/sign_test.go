package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
)

// TestPaperSign: every paper of a section that has left FIDE mode says so at the foot of each page, in every language; none does before,
// and none of a school event ever.
func TestPaperSign(t *testing.T) {
	h := open(t, 3, field(8))
	info := h.Event()
	info.Papers.Rated = true
	h.do(journal.FilePapers{Info: info})
	h.start()
	h.play()
	kinds := []Kind{Boards, Names, Standings, Cross, Ranks, Rescue, StartList, Record}
	for _, l := range i18n.All() {
		for _, k := range kinds {
			if d, ok := Make(k, h.source(l)); !ok || strings.Contains(d.HTML(), "FIDE · ") || strings.Contains(d.HTML(), phrase.FIDESign(l, journal.Mode{State: journal.ModeGone, Round: 1})) {
				t.Errorf("%s, %s: a sign in FIDE mode, or no paper", k, l.Tag())
			}
		}
	}
	h.do(journal.LeaveMode{Section: 1, Reason: "not to be rated"})
	for _, l := range i18n.All() {
		sign := "Wasit · " + phrase.FIDESign(l, h.Mode(1))
		for _, k := range kinds {
			d, ok := Make(k, h.source(l))
			if !ok || strings.Count(d.HTML(), sign) < d.Pages {
				t.Errorf("%s, %s: no sign on every page of %d", k, l.Tag(), d.Pages)
			}
		}
	}
	school := open(t, 3, field(8))
	school.start()
	school.play()
	if d, ok := Make(Standings, school.source(i18n.EN)); !ok || strings.Contains(d.HTML(), "FIDE mode") {
		t.Error("a school event has the sign")
	}
}
