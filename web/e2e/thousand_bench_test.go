package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/performance"

	"wasit/web/browsertest"
)

// hallScreens are the screens of an event with one section, and what shows that one is drawn.
var hallScreens = []struct{ name, path, shows string }{
	{"overview", "/event/bigday", "#question"},
	{"players", "*/s1/players", "#players tr:nth-child(12)"},
	{"check-in", "*/s1/checkin", "#counts"},
	{"registration", "*/s1/registration", "#schools-title"},
	{"round", "*/s1/round", "#boards > :nth-child(12)"},
	{"closed-round", "*/s1/round/3", "#boards > :nth-child(12)"},
	{"standings", "*/s1/standings", "#standings tr:nth-child(12)"},
	{"crosstable", "*/s1/crosstable", "#crosstable tr:nth-child(12)"},
	{"prints", "*/s1/print", "#leaf-boards"},
	{"print-boards", "*/s1/print/boards", ".paper .leafbox"},
	{"print-names", "*/s1/print/names", ".paper .leafbox"},
	{"print-standings", "*/s1/print/standings", ".paper .leafbox"},
	{"wall", "*/s1/screen", "#wall"},
	{"data", "*/data", "#bk"},
}

// typed types a text into a field and answers how long it takes until what it finds has been painted, in ms.
const typed = `(async (id, text) => {
	const field = document.getElementById(id);
	field.focus();
	const from = performance.now();
	const drawn = new Promise((done) => {
		const seen = new MutationObserver(() => { seen.disconnect(); requestAnimationFrame(() => setTimeout(() => done(performance.now() - from))) });
		seen.observe(document.getElementById("main"), { subtree: true, childList: true, characterData: true });
	});
	field.value = text;
	field.dispatchEvent(new InputEvent("input", { bubbles: true, data: text }));
	return await drawn;
})`

// BenchmarkThousand is a day of 1,000 players in one section on a phone whose processor is slowed four times, each figure in
// units of a fixed piece of work of the same minute: every screen from the touch on its link until it is painted, a letter in a search
// field until what it finds is painted, and what the page works for a frame in which a list is scrolled.
func BenchmarkThousand(b *testing.B) {
	file := dayOf(b, 1000, "Open")
	host := browsertest.Serve(b, "")
	p := browsertest.Blank(b)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Do(performance.Enable().WithTimeDomain(performance.EnableTimeDomainThreadTicks))
	p.Go(host.URL)
	p.Wait(has("empty"))
	restoreBackup(p, file)
	p.Wait(has("continue"))
	p.Click("#continue")
	p.Wait(has("keys"))
	p.Slow(4)
	event := "/event/bigday/"
	calm := func() (ms float64) {
		p.Wait(`true`)
		p.Eval(toil, &ms)
		return ms
	}
	for _, screen := range hallScreens {
		b.Run(screen.name, func(b *testing.B) {
			for b.Loop() {
				var toils []float64
				for range samples {
					reaches(p, event+"arbiter", "#law-book")
					c := calm()
					toils = append(toils, reaches(p, strings.Replace(screen.path, "*/", event, 1), screen.shows)/c)
				}
				reportToils(b, toils, 2.0)
			}
		})
	}
	for _, screen := range []string{"players", "checkin"} {
		b.Run("search-"+screen, func(b *testing.B) {
			for b.Loop() {
				reaches(p, event+"s1/"+screen, "#search")
				var toils, work []float64
				for _, letter := range []string{"7", "74", "741", "8", "85", "852"} {
					var ms float64
					c, before := calm(), worked(p)
					p.Eval(typed+`("search", "`+letter+`")`, &ms)
					toils, work = append(toils, ms/c), append(work, worked(p)-before)
				}
				b.ReportMetric(medianOf(work), "work-ms")
				reportToils(b, toils, 0.3)
			}
		})
	}
	for _, screen := range []string{"players", "round", "standings"} {
		b.Run("scroll-"+screen, func(b *testing.B) {
			for b.Loop() {
				reaches(p, event+"s1/"+screen, "#main h1")
				p.Wait(`true`)
				var frames float64
				before := worked(p)
				p.Eval(scrolled, &frames)
				b.ReportMetric((worked(p)-before)/(frames*scrollSeconds), "frame-ms")
				b.ReportMetric(1000.0/60, "budget-frame-ms")
				b.ReportMetric(frames, "frames/s")
				b.ReportMetric(0, "ns/op")
			}
		})
	}
}

// scrollSeconds is how long a list is scrolled.
const scrollSeconds = 2

// scrolled moves the longest list of the page by 60 pixels a frame, and answers how many frames a second were drawn.
var scrolled = fmt.Sprintf(`new Promise((done) => {
	const list = [document.scrollingElement, ...document.querySelectorAll("main, main *")].reduce((a, b) => b.scrollHeight - b.clientHeight > a.scrollHeight - a.clientHeight ? b : a);
	const from = performance.now();
	let frames = 0, step = 60;
	const next = () => {
		const gone = performance.now() - from;
		if (gone > %d) return done(frames / gone * 1000);
		const before = list.scrollTop;
		list.scrollTop += step;
		if (list.scrollTop === before) step = -step;
		frames++;
		requestAnimationFrame(next);
	};
	requestAnimationFrame(next);
})`, scrollSeconds*1000)

func medianOf(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}

// reportToils prints the median of figures in units of the yardstick.
func reportToils(b *testing.B, toils []float64, budget float64) {
	b.Helper()
	slices.Sort(toils)
	b.ReportMetric(toils[len(toils)/2], "toils")
	b.ReportMetric(toils[len(toils)-1], "max-toils")
	b.ReportMetric(budget, "budget-toils")
	b.ReportMetric(0, "ns/op")
}
