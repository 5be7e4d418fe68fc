package e2e

import (
	"fmt"
	"testing"

	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// TestKeypadStays: "Which board?" keeps every key where it is while one types a number that is half one, one that is a board of the longest
// names, and one that is none; on a phone, a tablet and a tablet that lies, in each language.
func TestKeypadStays(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, handBackup(t, field(29), 1))
	const where = `[...document.querySelectorAll(".kp .btn")].map((e) => { const r = e.getBoundingClientRect(); return [e.id, r.left, Math.round(r.top), r.width, r.height].join(" ") })`
	for _, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
		speak(p, host, l)
		for _, screen := range []browsertest.Screen{browsertest.Phone, upright, browsertest.Tablet} {
			p.Size(screen)
			p.Show(host.URL + "event/e2eprint/arbiter/offence")
			p.Wait(has("figure-1"))
			var before, after []string
			p.Eval(where, &before)
			if len(before) != 12 {
				t.Fatalf("%d keys: %q", len(before), before)
			}
			for i, typed := range []string{"1", "12", "1", ""} {
				key := "#figure-x"
				if i < 2 {
					key = "#figure-" + typed[i:]
				}
				p.Click(key)
				p.Wait(fmt.Sprintf(`document.getElementById("board-no").textContent === %q`, map[bool]string{true: "–", false: typed}[typed == ""]))
				p.Shot(fmt.Sprintf("keypad-%s-%d-%d", l.Tag(), screen.Width, i))
				p.Eval(where, &after)
				for k := range before {
					if after[k] != before[k] {
						t.Errorf("%s, %d × %d, typed %q: key %q was %q", l.Tag(), screen.Width, screen.Height, typed, after[k], before[k])
					}
				}
			}
		}
	}
}
