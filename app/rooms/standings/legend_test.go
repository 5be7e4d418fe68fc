package standings

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestLegend: every head of a tie-break is explained below the table, in the order in which they decide; of a direct encounter the number
// is a place. A section without tie-breaks has no legend.
func TestLegend(t *testing.T) {
	for _, c := range []struct {
		codes []string
		want  []string
	}{
		{[]string{"DE", "BH/C1", "BH", "SB"}, []string{"<b>DE</b>", "<b>BH-1</b>", "<b>BH</b>", "<b>SB</b>"}},
		{[]string{"SB", "DE"}, []string{"<b>SB</b>", "<b>DE</b>"}},
		{[]string{"BH", "WIN"}, []string{"<b>BH</b>", "<b>WIN</b>"}},
		{nil, nil},
	} {
		d := newDesk(t)
		d.Open(4, false, func(s *journal.SectionConfig) { s.Rounds, s.TieBreaks = 3, c.codes })
		d.Pair()
		d.Publish()
		d.Score(journal.WhiteWins)
		d.Close()
		d.at(session.PageStandings)
		for _, lang := range i18n.All() {
			d.Settings.Lang = lang
			ui := legend(view.New(lang, ""), d.m)
			if ui == nil {
				if c.want != nil {
					t.Errorf("%s %v: no legend", lang.Tag(), c.codes)
				}
				continue
			}
			html, at := strings.Join(strings.Fields(app.HTMLString(ui)), " "), 0
			html = strings.ReplaceAll(strings.ReplaceAll(html, "> ", ">"), " <", "<")
			for _, want := range c.want {
				i := strings.Index(html[at:], want)
				if i < 0 {
					t.Errorf("%s %v: no %s behind %s in %s", lang.Tag(), c.codes, want, html[:at], html)
					break
				}
				at += i
			}
			if strings.Contains(html, "<b>DE</b>") != strings.Contains(html, lang.T(textLegendPlace)) {
				t.Errorf("%s %v: a place and no word of it", lang.Tag(), c.codes)
			}
		}
	}
}
