package e2e

import (
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestLawsSearch types what people in a hurry type, on a phone and on a tablet, in each language: a word of another language, words
// that nothing holds, and words that every page holds. Nothing is wider than the screen, and the search field stays where it is.
func TestLawsSearch(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL+"laws")
	for _, tt := range []struct{ lang, many, led, name, near string }{
		{"id", "langkah tidak sah", "pad zastavice", "Bendera jatuh", "remisologi"},
		{"en", "illegal move", "pad zastavice", "Flag fall", "stalematification"},
		{"hr", "nepravilan potez", "bendera jatuh", "Pad zastavice", "zastavičetina"},
	} {
		p.Language(tt.lang)
		for _, screen := range []struct {
			name string
			browsertest.Screen
			dark bool
		}{{"phone", browsertest.Phone, tt.lang == "hr"}, {"tablet", browsertest.Screen{Width: 800, Height: 1280, Touch: true}, tt.lang == "id"}} {
			p.Size(screen.Screen)
			p.Dark(screen.dark)
			p.Go(host.URL + "laws")
			p.Wait(has("laws-contents"))
			shot := func(name string) {
				t.Helper()
				p.Shot("laws-search-" + name + "-" + tt.lang + "-" + screen.name)
				var wide bool
				if p.Eval(`document.documentElement.scrollWidth > innerWidth`, &wide); wide {
					t.Errorf("%s on a %s: %s is wider than the screen", tt.lang, screen.name, name)
				}
			}
			var before, after float64
			const top = `document.querySelector("#laws-search").getBoundingClientRect().top`
			p.Eval(top, &before)

			p.Fill("#laws-search", tt.many)
			p.Wait(`document.querySelector("#laws-hits mark") !== null && document.querySelector("#laws-found").textContent !== ""`)
			var chips, rows int
			p.Eval(`[...document.querySelectorAll(".chip:not(#only-) b")].reduce((n, b) => n + +b.textContent, 0)`, &chips)
			p.Eval(`+document.querySelector("#only- b").textContent`, &rows)
			if chips != rows || rows < 10 {
				t.Errorf("%s: %q finds %d, of which the sources hold %d", tt.lang, tt.many, rows, chips)
			}
			shot("many")

			p.Fill("#laws-search", "4.1")
			p.Wait(`document.querySelector("#only-glossary:disabled") !== null && document.querySelector("#only-fide:enabled") !== null`)
			shot("few")

			p.Fill("#laws-search", tt.led)
			p.Wait(has("laws-led"))
			if led := p.Text("#laws-led"); !strings.Contains(led, tt.led) || !strings.Contains(led, tt.name) {
				t.Errorf("%s: %q leads by %q", tt.lang, tt.led, led)
			}
			shot("led")

			p.Fill("#laws-search", tt.near)
			p.Wait(has("laws-nearest"))
			shot("near")
			p.Fill("#laws-search", "qqqqqq")
			p.Wait(`document.querySelector("#laws-none #laws-unforeseen") !== null && document.querySelector("#laws-nearest") === null`)
			shot("none")
			p.Fill("#laws-search", strings.Repeat("Donaudampfschiff", 6))
			p.Wait(`document.querySelector("#laws-none, #laws-hits") !== null`)
			shot("long")
			if p.Eval(top, &after); before != after {
				t.Errorf("%s on a %s: the search field moved from %v to %v", tt.lang, screen.name, before, after)
			}
			p.Fill("#laws-search", "qqqqqq")
			p.Wait(has("laws-offences"))
			p.Click("#laws-offences")
			p.Wait(`location.pathname === "/laws/o2sn" && document.querySelector("#laws-cards") !== null`)
		}
	}
}
