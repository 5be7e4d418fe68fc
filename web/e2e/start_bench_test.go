package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"wasit/web/browsertest"
	"wasit/web/command"
	"wasit/web/site"
)

// asHosts is the brotli level of what hosts send.
const asHosts = 11

// builtBoth builds the two sites that are measured beside each other, compressed at a brotli level: of the program as it is shipped, and
// of what go build -ldflags='-s -w' makes of the same sources.
func builtBoth(b *testing.B, quality int) (ours, plain string) {
	b.Helper()
	root, err := command.Root()
	if err != nil {
		b.Fatal(err)
	}
	stock := filepath.Join(b.TempDir(), "plain.wasm")
	if err := (site.Compiler{Root: root, Form: site.Plain}).BuildWasm(stock); err != nil {
		b.Fatal(err)
	}
	return browsertest.BuildSite(b, browsertest.Program(b), quality), browsertest.BuildSite(b, stock, quality)
}

// compare reports ours beside the plain build of the same run; the budget is in ms, or a part of the plain build's time.
func compare(b *testing.B, ours, plain []float64, budget float64) {
	b.Helper()
	slices.Sort(ours)
	slices.Sort(plain)
	median, beside := ours[len(ours)/2], plain[len(plain)/2]
	if budget < 10 {
		budget *= beside
	}
	b.ReportMetric(median, "ms")
	b.ReportMetric(beside, "plain-ms")
	b.ReportMetric(median/beside, "ratio")
	b.ReportMetric(budget, "budget-ms")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkFirstVisit is what a phone fetches and how long it takes from the navigation to the first usable screen, the processor
// slowed four times: without a throttled line, and with lines that all requests share.
func BenchmarkFirstVisit(b *testing.B) {
	oursDir, plainDir := builtBoth(b, asHosts)
	b.Run("download", func(b *testing.B) {
		for b.Loop() {
			size := func(dir string) float64 {
				info, err := os.Stat(filepath.Join(dir, "web", "app.wasm.br"))
				if err != nil {
					b.Fatal(err)
				}
				return float64(info.Size())
			}
			report(b, "brotli-bytes", []float64{size(oursDir)}, size(plainDir), 2_600_000)
		}
	})
	for _, line := range []struct {
		name    string
		bits    int // a second; 0 is no limit
		samples int
		budget  float64
	}{{"no-limit", 0, samples, 0.9}, {"10-Mbit", 10_000_000, 3, 5200}, {"1.6-Mbit", 1_600_000, 3, 16500}} {
		b.Run(line.name, func(b *testing.B) {
			for b.Loop() {
				var ours, plain []float64
				for range line.samples {
					plain = append(plain, firstVisit(b, plainDir, line.bits))
					ours = append(ours, firstVisit(b, oursDir, line.bits))
				}
				compare(b, ours, plain, line.budget)
			}
		})
	}
}

func firstVisit(b *testing.B, dir string, bits int) (mounted float64) {
	b.Helper()
	host := browsertest.ServeFolder(b, dir, "")
	host.Line(bits)
	p := browsertest.Blank(b)
	p.Slow(4)
	p.Go(host.URL)
	mounted = since(p, "mounted")
	p.Close()
	return mounted
}

// BenchmarkStartAgain is the time until the app can be used again, offline, the processor slowed four times.
func BenchmarkStartAgain(b *testing.B) {
	oursDir, plainDir := builtBoth(b, 1) // what comes from the worker is not compressed
	open := func(dir string) *browsertest.Page {
		host := browsertest.ServeFolder(b, dir, "")
		p := browsertest.Open(b, host.URL)
		p.Wait(ready)
		host.Stop()
		p.Slow(4)
		p.Reload()
		return p
	}
	for b.Loop() {
		one, two := open(oursDir), open(plainDir)
		var ours, plain []float64
		for range 2 * samples {
			two.Reload()
			plain = append(plain, since(two, "mounted"))
			one.Reload()
			ours = append(ours, since(one, "mounted"))
		}
		one.Close()
		two.Close()
		compare(b, ours, plain, 0.85)
	}
}
