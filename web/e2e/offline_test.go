package e2e

import (
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// ready holds once the whole app is in the cache.
const ready = `window.wasit.ready`

// TestOffline opens the app once, switches the host off and shows every kind of address.
func TestOffline(t *testing.T) {
	for _, tt := range []struct{ name, prefix string }{{"root", ""}, {"below a path", "/sub"}} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			host := browsertest.Serve(t, tt.prefix)
			p := browsertest.Open(t, host.URL)
			p.Wait(ready)
			host.Stop()
			for _, address := range []string{"", "?x=1", "#f", "table", "table?x=2", "clock", "nowhere", "deep/er/route", "index.html", "e/7/round/3?b=6#b6"} {
				p.Go(host.URL + address)
			}
			p.Reload()
			for file, part := range map[string]string{"web/favicon.svg": "<svg", "web/tokens.css?v=3": "--paper", "web/licences.txt": "go.dev"} {
				var text string
				p.Eval(`fetch("`+host.URL+file+`").then((r) => r.text())`, &text)
				if !strings.Contains(text, part) {
					t.Errorf("%s offline: got %.60q, want something with %q", file, text, part)
				}
			}
		})
	}
}
