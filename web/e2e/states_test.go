package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// state is something a coach has in hand that has no address of its own: a page, and what is done there.
type state struct {
	name, page string
	do         func(p *browsertest.Page)
}

// handStates are those of a day: a list under review, who changes places or sections, certificates, the big screen, a copy that reads, the end.
func handStates(l i18n.Lang) []state {
	press := func(key, then string) func(p *browsertest.Page) {
		return func(p *browsertest.Page) {
			p.Click(key)
			p.Wait(has(then))
		}
	}
	review := func(p *browsertest.Page) {
		if p.Count("#close-row") > 0 { // a list under review is kept, whatever one does elsewhere
			p.Click("#close-row")
			p.Wait(has("review"))
			return
		}
		p.Fill("#list", messages[l.Tag()])
		p.Click("#check")
		p.Wait(has("review"))
	}
	return []state{
		{"review", hardPath(3, "/import"), review},
		{"row", hardPath(3, "/import"), func(p *browsertest.Page) {
			if p.Count("#review") == 0 {
				review(p)
			}
			p.Click("#row-1-open")
			p.Wait(has("row-1-not"))
		}},
		{"transfer", hardPath(1, "/player/5"), press("#move-2", "transfer")},
		{"swap", hardPath(2, "/round"), press("#swap", "swapping")},
		{"entry", hardPath(1, "/round"), press("#key-123", "digit-1")},
		{"fees", hardPath(3, "/checkin"), press("#which-list", "list-fees-true")},
		{"certificates", "event/e2eprint/print/certificates", press("#edit-cert", "cert-save")},
		{"missing", hardPath(3, "/screen"), press("label:has(#wall-show-show-missing)", "wall")},
		{"copy", "event/crewold/round", func(p *browsertest.Page) { p.Wait(has("become-desk")) }},
		{"take", "event/crewold/devices/take", func(p *browsertest.Page) { p.Wait(`document.querySelector("main h1") !== null`) }},
		{"end", hardPath(1, "/data"), press("#end", "yes")},
	}
}

// TestStatesInHand: each of them is sound by the rules of axe, light and dark, and fits: on a phone with letters of 100 and 200 per cent, for either
// hand, and on a tablet both ways round. In Croatian, whose words are the longest; in all languages with WASIT_LONG.
func TestStatesInHand(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	axe, err := os.ReadFile(filepath.Join("..", "..", ".build", "axe.js"))
	if err != nil {
		axe = nil // .ci/axe fetches it where npm is there; TestAxe says that it is not
	}
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, hardEvent(t, crewEvent(t, "crewold", journal.TakeDesk{ID: hardCrew[3].ID})))
	p.Show(host.URL)
	restoreBackup(p, playedBackup(t, field(12), 5, 5, false))
	for _, l := range []i18n.Lang{i18n.HR, i18n.ID, i18n.EN} {
		if l != i18n.HR && os.Getenv("WASIT_LONG") == "" {
			continue
		}
		speak(p, host, l)
		for _, s := range handStates(l) {
			p.Size(browsertest.Phone)
			p.Show(host.URL + s.page)
			p.Wait(`document.querySelector("main .skel, main [aria-busy]") === null && document.querySelector("#page h1") !== null`)
			s.do(p)
			stateIsSound(t, p, l.Tag()+" "+s.name, string(axe))
			p.Show(host.URL + "settings")
			p.Wait(has("lang-" + l.Tag()))
		}
	}
}

// stateIsSound judges what is shown.
func stateIsSound(t *testing.T, p *browsertest.Page, name, axe string) {
	t.Log(name)
	t.Helper()
	for _, hand := range []string{"right", "left"} {
		p.Eval(`document.documentElement.dataset.hand = "`+hand+`"`, nil)
		for _, screen := range []browsertest.Screen{browsertest.Phone, upright, browsertest.Tablet} {
			looked(t, p, name+" "+hand, screen, browsertest.Letters{Percent: 100})
		}
	}
	p.Eval(`document.documentElement.dataset.hand = "right"`, nil)
	looked(t, p, name, browsertest.Phone, browsertest.Letters{Percent: 200})
	looked(t, p, name, upright, browsertest.Letters{Percent: 200})
	p.Set(browsertest.Letters{Percent: 100})
	for _, dark := range []bool{false, true} {
		if axe == "" {
			break
		}
		for _, fault := range axeFaults(p, axe, dark) {
			t.Errorf("%s, dark %v: %s", name, dark, fault)
		}
	}
	p.Dark(false)
}
