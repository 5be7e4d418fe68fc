package e2e

import (
	"testing"

	"wasit/web/browsertest"
)

// BenchmarkLearn is what a pupil waits for with the processor slowed four times: from the touch of a square, an answer or a move until
// the screen shows what it was worth (learn.md asks for 100 ms), and until an ending is worked out (5 s for four men).
func BenchmarkLearn(b *testing.B) {
	host := browsertest.Serve(b, "")
	p := browsertest.Open(b, host.URL)
	p.Size(browsertest.Phone)
	p.Language("id")
	for _, task := range []struct{ name, path, ready, link, shows string }{
		{"square", "learn/names", "#sq-a1", "#sq-a1", ".sq.no, #next-task"},
		{"choice", "learn/wrong-start", "#option-1", "#option-1", "#task-why, #next-task"},
	} {
		b.Run(task.name, func(b *testing.B) {
			for b.Loop() {
				var ms []float64
				for range samples {
					p.Slow(1)
					p.Go(host.URL + task.path)
					p.Wait(`document.querySelector("#begin, ` + task.ready + `") !== null`)
					p.Eval(`document.querySelector("#begin")?.click()`, nil)
					p.Wait(`document.querySelector("` + task.ready + `") !== null`)
					p.Slow(4)
					ms = append(ms, paints(p, task.link, task.shows))
				}
				report(b, "ms", ms, 100, 100)
			}
		})
	}
	b.Run("bishop-and-knight", func(b *testing.B) {
		for b.Loop() {
			p.Slow(1)
			p.Go(host.URL + "learn/partner")
			p.Wait(has("partner-KBNK"))
			p.Slow(4)
			report(b, "ms", []float64{paints(p, "#partner-KBNK", "#partner-told")}, 5000, 5000)
		}
	})
	p.Slow(1)
}
