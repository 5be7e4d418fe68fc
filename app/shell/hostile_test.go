package shell

import (
	"regexp"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// strangers are names and words that want to be more than text.
var strangers = []string{`<script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, `' onmouseover='alert(1)`, `</section></div><svg onload=alert(1)>`,
	`javascript:alert(1)`, `<a href="https://example.org">Ana</a>`, `https://example.org/?x=<b>`, `=HYPERLINK("https://example.org")`}

// What no text of a stranger may grow into: an element, an attribute that runs, an address. The values of attributes stand quoted here,
// and are set without any parser in the browser.
var (
	value = regexp.MustCompile(`="(\\.|[^"\\])*"`)
	grown = regexp.MustCompile(`(?i)<(script|img|svg onload)|<[^>]*( on[a-z]+=)`)
	leads = regexp.MustCompile(`(?i) (href|src|action)="(javascript|data|https?):`)
)

// TestHostileEvent: names, schools, places and remarks that look like markup or addresses stay text on every screen of an event and in
// every language, before and after its rounds.
func TestHostileEvent(t *testing.T) {
	d := newDesk(t)
	d.send(Navigated{"/"})
	d.send(Navigated{"/new"})
	d.fill("name", strangers[0])
	d.fill("place", strangers[1])
	d.fill("arbiter", strangers[2])
	d.tap("next", "next", "create")
	players := make([]journal.PlayerInfo, len(strangers))
	for i, name := range strangers {
		players[i] = journal.PlayerInfo{Name: name, Club: strangers[(i+1)%len(strangers)], Remark: strangers[(i+2)%len(strangers)]}
	}
	d.did(journal.ImportPlayers{Section: d.m.Event.Section, Source: strangers[3], Players: players})
	pages := []session.Page{session.PageOverview, session.PagePlayers, session.PageRegistration, session.PagePlayer, session.PageRound, session.PageStandings, session.PageCrosstable, session.PageSchools,
		session.PagePrint, session.PageData, session.PageRules, session.PageArbiter, session.PageSections, session.PageCheckIn, session.PageWishes, session.PageScreen, session.PagePrizes,
		session.PageRated, session.PageDates, session.PageHomeward, session.PageScenarios, session.PageRatings, session.PageDevices}
	walk := func(when string) {
		t.Helper()
		shown := 0
		for _, lang := range i18n.All() {
			d.m.Settings.Lang = lang
			for _, p := range pages {
				to := d.m.Route.In(p)
				if p == session.PagePlayer {
					to.Player = 1
				}
				d.send(Navigated{to.Path()})
				html := d.html()
				if at := grown.FindString(value.ReplaceAllString(html, "=?")) + leads.FindString(html); at != "" {
					t.Errorf("%s, %s in %v: a text became %q", when, to.Path(), lang, at)
				}
				shown += strings.Count(html, "&lt;script&gt;")
			}
		}
		if shown < 20 {
			t.Errorf("%s: the names are hardly on the screens, %d times: what was walked?", when, shown)
		}
	}
	walk("before the first round")
	d.m.Settings.Lang = i18n.EN
	d.send(Navigated{d.m.Route.In(session.PageRound).Path()})
	for _, c := range []journal.Command{journal.FixOrder{Section: d.m.Event.Section}, journal.DrawColor{Section: d.m.Event.Section, Seed: 5},
		journal.PairByHand{Section: d.m.Event.Section, Boards: []journal.Pair{{1, 2}, {3, 4}, {5, 6}, {7, 8}}}, journal.Publish{Section: d.m.Event.Section, Time: 1},
		journal.EnterResult{Section: d.m.Event.Section, Round: 1, Board: 1, Score: journal.WhiteWins}, journal.AddNote{Note: journal.Note{Text: strangers[1]}}} {
		d.did(c)
	}
	walk("in the first round")
}
