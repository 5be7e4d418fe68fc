package e2e

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// lastRound is an event of ten whose second and last round is being played.
func lastRound(t *testing.T) string {
	t.Helper()
	section := journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 2, TieBreaks: []string{"DE", "BH/C1", "BH", "SB"}, TieRules: "2026"}
	done := []journal.Command{journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 7},
		journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 6}, {2, 7}, {3, 8}, {4, 9}, {5, 10}}}, journal.Publish{Section: 1, Time: 1}}
	for board, score := range []journal.Score{journal.WhiteWins, journal.WhiteWins, journal.Drawn, journal.WhiteWins, journal.BlackWins} {
		done = append(done, journal.EnterResult{Section: 1, Round: 1, Board: board + 1, Score: score})
	}
	done = append(done, journal.CloseRound{Section: 1, Time: 2},
		journal.PairByHand{Section: 1, Boards: []journal.Pair{{2, 1}, {10, 4}, {8, 5}, {6, 3}, {9, 7}}}, journal.Publish{Section: 1, Time: 3}, journal.StartRound{Section: 1, Time: madeAt.At})
	return backupFile(t, eventWith(t, "e2etestevent", "O2SN Kecamatan Tapos 2026", field(10), section, done...))
}

// TestScenarios: while the last round is played the organiser has it shown who can still be first; all outcomes are ranked on request; a
// result that comes in changes what is possible; nothing is wider than a screen in any language.
func TestScenarios(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, lastRound(t))
	p.Show(host.URL + "event/e2etestevent")
	p.Wait(has("scenarios"))
	p.Click("#scenarios")
	p.Wait(has("show"))
	p.Shot("scenarios-before-phone-id")
	p.Click("#show")
	p.Wait(has("scenes"))
	p.Wait(`document.querySelectorAll("#scenes li").length === 6`)
	p.Click("#rank")
	p.Wait(`document.getElementById("rank") === null && document.getElementById("stop") === null`)
	p.Select("#ask", "3")
	p.Wait(has("asked"))
	for _, lang := range i18n.All() {
		speak(p, host, lang)
		p.Show(host.URL + "event/e2etestevent/scenarios")
		p.Wait(has("asked"))
		for name, size := range map[string]browsertest.Screen{"phone": browsertest.Phone, "upright": {Width: 800, Height: 1280, Touch: true}, "lying": {Width: 1280, Height: 800, Touch: true}} {
			p.Size(size)
			p.Dark(lang == i18n.HR)
			if faults := append(p.Faults(), p.Misfits(browsertest.Letters{Percent: 100})...); len(faults) > 0 {
				t.Errorf("%s, %s: %v", lang.Tag(), name, faults)
			}
			p.LongShot("scenarios-" + name + "-" + lang.Tag())
		}
	}
	p.Errors()
}
