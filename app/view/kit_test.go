package view

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
)

// html is what was drawn, on one line.
func html(list ...app.UI) string {
	var b strings.Builder
	for _, ui := range list {
		if ui != nil {
			b.WriteString(app.HTMLString(ui))
		}
	}
	text := strings.NewReplacer("> ", ">", " <", "<").Replace(strings.Join(strings.Fields(b.String()), " "))
	return bare.ReplaceAllString(text, ` $1="true"$2`)
}

// bare are attributes that stand natively without the value "true" that the browser gets.
var bare = regexp.MustCompile(` (aria-[a-z]+|checked|inert)([ >])`)

// ids names the elements of list, in order.
func ids(list []app.UI) string {
	var names []string
	for _, m := range regexp.MustCompile(`(?:^|<)[^>]* id="([^"]+)"`).FindAllStringSubmatch(html(list...), -1) {
		names = append(names, m[1])
	}
	return strings.Join(names, " ")
}

// lacks checks that a drawing has each of want and none of not.
func lacks(t *testing.T, got string, want []string, not ...string) {
	t.Helper()
	for _, w := range want {
		if !strings.Contains(got, w) {
			t.Errorf("no %s in %s", w, got)
		}
	}
	for _, n := range not {
		if strings.Contains(got, n) {
			t.Errorf("%s in %s", n, got)
		}
	}
}

// event is a session in which an event of n players is open.
func event(t *testing.T, n int, sections ...string) *sessiontest.Host {
	t.Helper()
	var s session.Session
	h := sessiontest.New(t, &s)
	h.Hand = func(msg session.Msg) { h.Own(msg) }
	h.Open(n, false, nil)
	for _, name := range sections {
		c := h.SectionNow().SectionConfig
		c.Name = name
		h.Did(journal.AddSection{SectionConfig: c})
	}
	return h
}
