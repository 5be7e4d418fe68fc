package pairing

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/view"
	"wasit/swiss"
)

func TestValuesText(t *testing.T) {
	for _, c := range []struct {
		lang   i18n.Lang
		values []swiss.Value
		want   string
	}{
		{i18n.EN, nil, ""},
		{i18n.EN, []swiss.Value{{Criterion: "C5", Value: 1}, {Criterion: "C6", Value: 2, List: []swiss.Points{25, 20}}, {Criterion: "C7"}}, "C5\u00a01 · C6\u00a0(2.5 2) · C7\u00a00"},
	} {
		if got := valuesText(view.New(c.lang, ""), c.values); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestWhyListsAllCriteria: the explanation of a board names the value of every criterion of its bracket.
func TestWhyListsAllCriteria(t *testing.T) {
	for code, want := range map[string][]string{
		journal.Dutch:    {"C6", "C12", "C21"},
		journal.Dubov:    {"C5", "C7", "C10"},
		journal.Burstein: {"C5", "C7", "C8"},
	} {
		d := newDesk(t)
		d.Open(9, true, func(c *journal.SectionConfig) { c.System, c.Rounds = code, 5; c.Edition = "2026" })
		for range 2 {
			d.Closed()
		}
		d.send(PairNext{})
		d.NoNotice(code)
		d.send(OpenWhy{Round: 3, Board: 2})
		html := app.HTMLString(whySheet(view.New(i18n.EN, ""), d.m, whyDialog{Round: 3, Board: 2}))
		for _, w := range want {
			if !strings.Contains(html, w+"\u00a0") {
				t.Errorf("%s: no value of %s in %s", code, w, html)
			}
		}
	}
}
