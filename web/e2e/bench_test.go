package e2e

import (
	"slices"
	"testing"

	"wasit/web/browsertest"
)

// The yardsticks and budgets are those of the design: a stock go-app of the same size, and what is due.
const samples = 5

// report prints the median beside the yardstick and the budget.
func report(b *testing.B, unit string, values []float64, yardstick, budget float64) {
	b.Helper()
	slices.Sort(values)
	b.ReportMetric(values[len(values)/2], unit)
	b.ReportMetric(values[len(values)-1], "max-"+unit)
	b.ReportMetric(yardstick, "yardstick-"+unit)
	b.ReportMetric(budget, "budget-"+unit)
	b.ReportMetric(0, "ns/op")
}

// since gives the instant of a mark of the page, in ms since the navigation began.
func since(p *browsertest.Page, name string) float64 {
	var ms float64
	p.Wait(`performance.getEntriesByName("` + name + `").length > 0`)
	p.Eval(`performance.getEntriesByName("`+name+`")[0].startTime`, &ms)
	return ms
}

// BenchmarkPaint is the time until something is painted when the app starts again, the processor slowed four times.
func BenchmarkPaint(b *testing.B) {
	b.Run("first-paint-warm", func(b *testing.B) {
		for b.Loop() {
			host := browsertest.Serve(b, "")
			p := browsertest.Open(b, host.URL)
			p.Wait(ready)
			p.Slow(4)
			var painted []float64
			for range samples {
				p.Reload()
				painted = append(painted, since(p, "first-contentful-paint"))
			}
			p.Close()
			report(b, "ms", painted, 180, 250)
		}
	})
}

// BenchmarkRestart is the time from the death of the program until the page can be used again.
func BenchmarkRestart(b *testing.B) {
	for b.Loop() {
		var gone []float64
		for range samples {
			host := browsertest.Serve(b, "")
			p := browsertest.Open(b, host.URL)
			p.Wait(ready)
			p.Allow("Go program", "panic", "exit code", "goroutine", "index out of range")
			p.Reloads(func() {
				p.Eval(`(() => { sessionStorage.setItem("died", performance.timeOrigin + performance.now()); goappNav() })()`, nil)
			})
			var ms float64
			p.Eval(`performance.timeOrigin + performance.getEntriesByName("mounted")[0].startTime - sessionStorage.getItem("died")`, &ms)
			gone = append(gone, ms)
			p.Close()
		}
		report(b, "ms", gone, 190, 2000)
	}
}
