package e2e

import (
	"slices"
	"strings"
	"testing"

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

// BenchmarkThousand is a day of 1,000 players in one section on a phone whose processor is slowed four times: every screen from
// the touch on its link until it is painted, in units of a fixed piece of work of the same minute.
func BenchmarkThousand(b *testing.B) {
	file := dayOf(b, 1000, "Open")
	host := browsertest.Serve(b, "")
	p := browsertest.Blank(b)
	p.Language("id")
	p.Size(browsertest.Phone)
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
}

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
