package e2e

import (
	"context"
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"wasit/web/browsertest"
)

// held is what a page holds in memory after a collection.
type held struct {
	script, program float64 // bytes
	nodes, ears     int64
}

func holds(p *browsertest.Page) (h held) {
	p.Do(heapprofiler.CollectGarbage(), chromedp.ActionFunc(func(ctx context.Context) (err error) {
		if h.script, _, _, _, err = runtime.GetHeapUsage().Do(ctx); err == nil {
			_, h.nodes, h.ears, err = memory.GetDOMCounters().Do(ctx)
		}
		return err
	}))
	p.Eval(`program.exports.mem.buffer.byteLength`, &h.program)
	return h
}

// keepProgram lets the page know its program, to ask for the size of its memory.
const keepProgram = `(() => {
	for (const name of ["instantiate", "instantiateStreaming"]) {
		const make = WebAssembly[name];
		WebAssembly[name] = async (...a) => { const made = await make.apply(WebAssembly, a); window.program = made.instance || made; return made };
	}
})()`

// TestClockSoak: fast blitz presses without a network, as fast as the clock takes them: none is missed, none counts twice, and nothing grows.
// A quarter of a minute of them, or half an hour with WASIT_LONG.
func TestClockSoak(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(keepProgram).Do(ctx)
		return err
	}))
	layClock(p, host.URL, "3+2")
	p.Wait(ready)
	host.Stop() // a hall without a network
	press(p, "ckb", whiteRuns, 2)
	count, until := 90, time.Now().Add(15*time.Second)
	if os.Getenv("WASIT_LONG") != "" {
		until = time.Now().Add(30 * time.Minute)
	}
	const warm = 30
	var before held
	presses := 0
	for ; presses < count || time.Now().Before(until); presses++ {
		if presses == warm {
			before = holds(p)
		}
		p.Tap([]string{"#ckw-press", "#ckb-press"}[presses%2])
		p.Wait([]string{blackRuns, whiteRuns}[presses%2] + " && " + kept(3+presses))
		guarded(p)
	}
	after := holds(p)
	const shown = 999 // a clock counts no further on its face
	want := fmt.Sprint(min(presses/2+presses%2+1, shown), " ", min(presses/2+1, shown))
	var moves string
	p.Eval(`document.querySelector("#ckw-mv").textContent + " " + document.querySelector("#ckb-mv").textContent`, &moves)
	if moves != want {
		t.Errorf("after %d presses the moves are %s, want %s", presses, moves, want)
	}
	t.Logf("%d presses: %+v, then %+v", presses, before, after)
	more := float64(presses - warm) // a press stays in the journal in memory
	// The memory of a Go program grows by 4 MiB at a time; two such steps are the garbage that its collector lets stand.
	if after.script > before.script+500_000+500*more || after.program > before.program+2*(4<<20)+2000*more || after.nodes > before.nodes+100 || after.ears > before.ears+10 {
		t.Errorf("memory grew over %d presses: %+v, then %+v", presses, before, after)
	}
	p.Click("#pause")
	p.Wait(kept(3 + presses))
	p.Reload()
	p.Wait(`document.querySelector("#ck[data-state=paused]") !== null && document.querySelector("#ckw-mv").textContent + " " + document.querySelector("#ckb-mv").textContent === "` + want + `"`)
}
