package e2e

import (
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestLawsTools, in each language that is [talked], rules on what happened without any event, by touch alone: a ruling by edition, what must be played
// after a touch, what must be written, two scores, an adjourned game. Nothing is wider than the screen.
func TestLawsTools(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL+"laws")
	for i, tt := range []struct{ lang, two, draw, knight string }{
		{"id", "Lawan mendapat 2 menit", "Remis", "Kf3"}, {"en", "2 minutes more for the opponent", "A draw", "Nf3"}, {"hr", "Protivnik dobiva 2 minute", "Remi", "Sf3"},
	}[:len(talked())] {
		p.Language(tt.lang)
		p.Size([]browsertest.Screen{browsertest.Phone, {Width: 800, Height: 1280, Touch: true}, {Width: 1280, Height: 800, Touch: true}}[i])
		p.Dark(i == 1)
		shot := func(name string) {
			t.Helper()
			p.Shot("laws-tool-" + name + "-" + tt.lang)
			var wide bool
			if p.Eval(`document.documentElement.scrollWidth > innerWidth`, &wide); wide {
				t.Errorf("%s: %s is wider than the screen", tt.lang, name)
			}
		}
		p.Go(host.URL + "laws")
		p.Wait(has("help-judge"))
		shot("front")
		p.Click("#help-judge")
		p.Wait(has("group-moves"))
		shot("list")
		p.Click("#group-moves summary")
		p.Click("#judge-illegal_move")
		p.Wait(has("outcome"))
		if said := p.Text("#outcome"); said != tt.two {
			t.Errorf("%s: %q", tt.lang, said)
		}
		shot("ruling")
		p.Click("label:has(#edition-E14)")
		p.Wait(`document.querySelector('#grounds a[href^="/laws/E14/"]') !== null`)
		p.Click("#before ~ button")
		p.Wait(`document.querySelector("#before").value === "1"`)
		p.Show(host.URL + "laws/judge-both_flags")
		p.Wait(has("outcome"))
		p.Click("label:has(#edition-E09)")
		p.Wait(`document.querySelector("#outcome").textContent === "` + tt.draw + `"`)
		shot("both-flags")

		p.Go(host.URL + "laws/made")
		p.Wait(has("outcome"))
		p.Click("#move-kind-castling")
		p.Wait(has("step-3"))
		p.Click("#step-2")
		p.Click("#step-3")
		p.Wait(`document.querySelector('#ruled-by a[href="/laws/4.7.2"]') !== null && document.querySelector("#todo li:only-child") !== null`)
		shot("made")

		p.Show(host.URL + "laws/writing")
		p.Wait(has("outcome"))
		p.Click("label:has(#left-4m)")
		p.Wait(`document.querySelector('#grounds a[href$="/8.4"]') !== null`)
		shot("writing")

		p.Show(host.URL + "laws/scores")
		p.Wait(has("sheet-white"))
		p.Fill("#sheet-white", "1. e2 – e4 e7 – e5 2. "+tt.knight)
		p.Fill("#sheet-black", "e4 e5 d4")
		p.Wait(`document.querySelector('#grounds a[href$="/D.2.9"]') !== null`)
		if todo := p.Text("#todo"); !strings.Contains(todo, tt.knight) {
			t.Errorf("%s: %q", tt.lang, todo)
		}
		shot("scores")

		p.Show(host.URL + "laws/adjourned")
		p.Wait(has("envelope"))
		p.Click("#no-replier")
		p.Wait(`document.querySelector('#grounds a[href="/laws/I.9.2"]') !== null`)
		shot("adjourned")

		p.Go(host.URL + "board/touch")
		p.Wait(has("touch-ask"))
		p.Click("#sq-g1")
		p.Wait(`document.querySelector("#moves").textContent.includes("` + tt.knight + `") && document.querySelector('a[href$="/4.3.1"]') !== null`)
		shot("touch")
		p.Click("#set-up")
		p.Wait(has("ask-touch"))
		shot("set-up")
		p.Click("#ask-touch")
		p.Wait(has("touch-ask"))
		p.Click("#back")
		p.Wait(has("laws-contents"))
	}
}
