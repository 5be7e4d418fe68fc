package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/words/i18n"
)

// TestNotice: the Laws as the section plays them say how late a player may come and until when a protest is heard; what
// nobody announced is a line to write on.
func TestNotice(t *testing.T) {
	h := open(t, 5, field(4))
	h.start()
	h.pair()
	if text := h.make(Notice, i18n.EN).HTML(); !strings.Contains(text, "15 minutes after the start") || !strings.Contains(text, "fill--large") {
		t.Errorf("the settings' minutes, and a line for protests: %s", text)
	}
	h.do(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E23", DefaultSet: true, DefaultMinutes: 5, AppealMinutes: 20}})
	text := words(h.make(Notice, i18n.EN).HTML())
	for _, w := range []string{"5 minutes after the start", "20 minutes after the results are published"} {
		if !strings.Contains(text, " "+w) {
			t.Errorf("lacks %q in %s", w, text)
		}
	}
	if !strings.Contains(text, "(FIDE Laws of Chess, 6.7.1)") {
		t.Errorf("cites no article: %s", text)
	}
	if text := words(h.make(Regulation, i18n.EN).HTML()); !strings.Contains(text, "at the board 5 minutes after the start") {
		t.Errorf("the regulation sheet says otherwise: %s", text)
	}
	h.do(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E09"}})
	if text := words(h.make(Notice, i18n.EN).HTML()); !strings.Contains(text, "(FIDE Laws of Chess, 6.6a)") {
		t.Errorf("the article is not that of the edition played: %s", text)
	}
}
