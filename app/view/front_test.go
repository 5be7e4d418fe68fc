package view

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/words/i18n"
)

// TestFrontOfAPageThatIsGone: only a front that stands on the screen is drawn alone; for any other the page is asked for.
func TestFrontOfAPageThatIsGone(t *testing.T) {
	gone := &part{Draw: func() app.UI { return app.Div().ID("then") }}
	for name, f := range map[string]*Front{"no front": {}, "a front that left the page": {part: gone}} {
		if f.Draw(app.Div().ID("now")) {
			t.Errorf("%s: it says that it was drawn", name)
		}
	}
	if got := html(gone.Render()); got != html(app.Div().ID("then")) {
		t.Errorf("what left the page was drawn as %s", got)
	}
	v := New(i18n.EN, "")
	if got := html(v.First(app.Div().ID("x"))); got != html(app.Div().ID("x")) {
		t.Errorf("without a front a page holds the part itself, not %s", got)
	}
}

// TestMarkThatLeft: a mark forgets itself, and not the one that took its place.
func TestMarkThatLeft(t *testing.T) {
	f := &Front{}
	old, now := &mark{Front: f, Pending: true}, &mark{Front: f}
	f.mark = now
	old.OnDismount()
	if f.mark != now {
		t.Error("an old mark took the new one with it")
	}
	now.OnDismount()
	if f.mark != nil {
		t.Error("a mark that left the page is kept")
	}
	if a, b := html(old.Render()), html(now.Render()); a == b {
		t.Errorf("pending and stored look the same: %s", a)
	}
}
