package e2e

import (
	"slices"
	"testing"
	"time"

	"wasit/web/browsertest"
)

// ofADay is the event that a day of 300 players leaves behind, and where it lives.
const ofADay = "/event/e2eprint"

// dayOver opens the event of such a day in a page that lets its memory be asked for.
func dayOver(b *testing.B) *browsertest.Page {
	b.Helper()
	file := handBackup(b, field(300), 11)
	host := browsertest.Serve(b, "")
	p := browsertest.Blank(b)
	p.Language("en")
	p.Size(browsertest.Tablet)
	p.OnLoad(keepProgram)
	p.Go(host.URL)
	p.Wait(has("empty"))
	restoreBackup(p, file)
	p.Wait(has("continue"))
	return p
}

// BenchmarkMemory is the memory of the program with 300 players after 11 rounds, when round, standings, a sheet and the backup
// have been shown, and how much more it is when the event has been left and opened ten times. WebAssembly never gives memory
// back, so that the last figure is the highest; it grows by 4 MiB at a time.
func BenchmarkMemory(b *testing.B) {
	for b.Loop() {
		p := dayOver(b)
		p.Click("#continue")
		p.Wait(has("boards"))
		for _, screen := range [][2]string{{"/standings", "#standings tr:nth-child(12)"}, {"/crosstable", "#crosstable tr:nth-child(12)"},
			{"/print/names", ".paper .leafbox"}, {"/data", "#bk"}} {
			reaches(p, ofADay+screen[0], screen[1])
		}
		p.Download(func() { p.Click("#backup") })
		day := holds(p)
		b.ReportMetric(day.script/1e6, "script-MB")
		report(b, "wasm-MB", []float64{day.program / 1e6}, 0, 96)
		for range 10 {
			reaches(p, "/", "#continue")
			reaches(p, ofADay+"/s1/round", "#boards")
		}
		report(b, "opened-MB", []float64{(holds(p).program - day.program) / 1e6}, 0, 4.2)
		p.Close()
	}
}

// BenchmarkOpenEvent is the time from the touch on such an event until it is painted, the first time after the start of the
// program, the processor slowed four times: its journal is read and replayed, in part while the home page is looked at.
func BenchmarkOpenEvent(b *testing.B) {
	p := dayOver(b)
	p.Slow(4)
	for b.Loop() {
		var ms, calm []float64
		for range samples {
			reaches(p, "/", "#continue")
			p.Reload()
			p.Wait(has("continue"))
			for range 3 { // a person looks at the home page before he touches it, and meanwhile the page has nothing to do
				time.Sleep(300 * time.Millisecond)
				var c float64
				p.Eval(toil, &c)
				calm = append(calm, c)
			}
			ms = append(ms, reaches(p, ofADay, "#question"))
		}
		slices.Sort(calm)
		report(b, "ms", ms, calm[len(calm)/2], 150)
	}
	p.Close()
}
