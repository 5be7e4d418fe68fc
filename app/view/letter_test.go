package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// TestInitials: a word stands under the letter of its language, digraphs and marks with it, and a key leads to each.
func TestInitials(t *testing.T) {
	for _, c := range []struct{ lang, word, want string }{
		{"hr", "ljestvica", "LJ"}, {"hr", "Šah", "Š"}, {"hr", "njuška", "NJ"}, {"hr", "cajtnot", "C"},
		{"en", "Élan", "E"}, {"en", "check", "C"}, {"id", "gajah", "G"}, {"id", "960", "#"}, {"en", "“I adjust”", "#"},
	} {
		if got := Initial(letters.Of(c.lang), c.word); got != c.want {
			t.Errorf("%s: %s stands under %q, want %q", c.lang, c.word, got, c.want)
		}
	}
	v := New(i18n.HR, "")
	v.LetterKey("Š")
	html := app.HTMLString(v.LetterHead("Š"))
	msg, _ := v.ActOf("to-letter-š")
	if msg != (session.Ask{Cmd: session.Focus{ID: "letter-š"}}) || !strings.Contains(html, `id="letter-š"`) {
		t.Errorf("%+v does not lead to %s", msg, html)
	}
}
