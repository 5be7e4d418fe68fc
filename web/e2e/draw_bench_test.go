package e2e

import (
	"testing"

	"wasit/web/browsertest"
)

// paints presses a link of the page and answers how long it takes until what it leads to has been painted, in ms.
func paints(p *browsertest.Page, link, shows string) float64 {
	var ms float64
	p.Wait(`document.querySelector('` + link + `') !== null`)
	p.Eval(`new Promise((done) => {
		const from = performance.now();
		const look = () => document.querySelector('`+shows+`') === null ? requestAnimationFrame(look) :
			requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
		document.querySelector('`+link+`').click();
		look();
	})`, &ms)
	return ms
}

// BenchmarkDraw is the time from a press until the screen shows it, the processor slowed four times, for 1,000 players after
// eleven rounds: the standings, which the model knows, from two pages; and 500 boards.
func BenchmarkDraw(b *testing.B) {
	file := handBackup(b, field(1000), 11)
	host := browsertest.Serve(b, "")
	p := browsertest.Open(b, host.URL)
	p.Size(browsertest.Tablet)
	p.Wait(has("empty"))
	restoreBackup(p, file)
	p.Wait(has("continue")) // the event is running: home leads straight on
	p.Click("#continue")
	p.Wait(has("boards"))
	p.Slow(4)
	const overview, standings, round = `nav a[href$="/event/e2eprint"]`, `nav a[href*="/standings"]`, `nav a[href*="/round"]`
	for _, way := range []struct {
		name, before, shown, link, shows string
	}{
		{"standings-1000", overview, "#question", standings, "#standings tr:nth-child(12)"},
		{"standings-1000-from-boards", round, "#boards", standings, "#standings tr:nth-child(12)"},
		{"boards-500", overview, "#question", round, "#boards > :nth-child(12)"},
	} {
		b.Run(way.name, func(b *testing.B) {
			for b.Loop() {
				var ms []float64
				for range samples {
					paints(p, way.before, way.shown)
					ms = append(ms, paints(p, way.link, way.shows))
				}
				report(b, "ms", ms, 1191, 150)
			}
		})
	}
}
