package e2e

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// TestHomeward: on the evening before a coach tries the day and keeps it; when the first round has begun the overview and its page say when
// it ends and when all go home, as a span, with nothing wider than the screen in any language.
func TestHomeward(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	openBackup(p, host, backupWith(t, field(76), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 5, TimeCode: "900+10",
		Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}))
	p.Click("#homeward")
	p.Wait(has("try-start"))
	p.Eval(`(() => { const f = document.getElementById("try-start"); f.value = "09:00"; f.dispatchEvent(new Event("input", { bubbles: true })); f.dispatchEvent(new Event("change", { bubbles: true })) })()`, nil)
	p.Fill("#try-clocks", "20")
	p.Fill("#try-pause", "15")
	p.Wait(`document.getElementById("tried").textContent.includes("± 16")`)
	p.Shot("homeward-try-phone-id")
	p.Click("#keep")
	p.Wait(`document.getElementById("keep") === null`)
	p.Show(host.URL + "event/e2etestevent/round")
	draftFirst(p)
	p.Click("#publish")
	p.Wait(has("start-now"))
	p.Click("#start-now")
	p.Wait(has("key-w"))
	p.Show(host.URL + "event/e2etestevent")
	p.Wait(`document.querySelector("#homeward .under").textContent.includes("±")`)
	p.Shot("homeward-overview-phone-id")
	p.Click("#homeward")
	p.Wait(has("round-at"))
	for _, lang := range i18n.All() {
		speak(p, host, lang)
		p.Show(host.URL + "event/e2etestevent/homeward")
		p.Wait(has("round-at"))
		for name, size := range map[string]browsertest.Screen{"phone": browsertest.Phone, "upright": {Width: 800, Height: 1280, Touch: true}, "lying": {Width: 1280, Height: 800, Touch: true}} {
			p.Size(size)
			p.Dark(lang == i18n.HR)
			if faults := append(p.Faults(), p.Misfits(browsertest.Letters{Percent: 100})...); len(faults) > 0 {
				t.Errorf("%s, %s: %v", lang.Tag(), name, faults)
			}
			p.LongShot("homeward-" + name + "-" + lang.Tag())
		}
	}
	p.Errors()
}
