package e2e

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"wasit/web/browsertest"
)

// BenchmarkMemory is the memory of the program with 300 players after 11 rounds, when round, standings, a sheet and the backup
// have been shown. WebAssembly never gives memory back, so that the last figure is the highest.
func BenchmarkMemory(b *testing.B) {
	for b.Loop() {
		file := handBackup(b, field(300), 11)
		host := browsertest.Serve(b, "")
		p := browsertest.Blank(b)
		p.Language("en")
		p.Size(browsertest.Tablet)
		p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := page.AddScriptToEvaluateOnNewDocument(keepProgram).Do(ctx)
			return err
		}))
		p.Go(host.URL)
		p.Wait(has("empty"))
		restoreBackup(p, file)
		p.Wait(has("continue"))
		p.Click("#continue")
		p.Wait(has("boards"))
		const event = "/event/e2eprint"
		for _, screen := range [][2]string{{"/standings", "#standings tr:nth-child(12)"}, {"/crosstable", "#crosstable tr:nth-child(12)"},
			{"/print/names", ".paper .leafbox"}, {"/data", "#bk"}} {
			reaches(p, event+screen[0], screen[1])
		}
		p.Download(func() { p.Click("#backup") })
		report(b, "wasm-MB", []float64{holds(p).program / 1e6}, 0, 128)
		p.Close()
	}
}
