package e2e

import (
	"cmp"
	"os"
	"path/filepath"
	"testing"

	"wasit/app/event/journal"
	"wasit/web/browsertest"
	"wasit/web/command"
	"wasit/web/site"
)

// TestForms: the program packed, as go build makes it of the same sources, and with WASIT_LONG as the linker writes it all start in the
// browser, make an event, pair a round, and open again where it stands without internet.
func TestForms(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	forms := map[string]site.Form{"PACK=on": site.Packed, "PACK=plain": site.Plain}
	if os.Getenv("WASIT_LONG") != "" {
		forms["PACK=off"] = site.Unpacked
	}
	for name, form := range forms {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			wasm := browsertest.Program(t)
			if name != "PACK="+cmp.Or(os.Getenv("WASIT_PACK"), "on") {
				wasm = filepath.Join(t.TempDir(), "app.wasm")
				c := site.Compiler{Root: root, Form: form, Say: func(line string) { t.Log(line) }}
				if err := c.BuildWasm(wasm); err != nil {
					t.Fatal(err)
				}
			}
			host := browsertest.ServeFolder(t, browsertest.BuildSite(t, wasm, 0), "")
			p := browsertest.Open(t, host.URL)
			newEvent(p, host.URL, "Piala")
			section := journal.SectionConfig{Name: "Open", System: journal.Dutch, Edition: "2026", Rounds: 3, TieRules: "2026"}
			p.Go(host.URL)
			restoreBackup(p, backupFile(t, eventWith(t, "forms000", "Piala Bentuk", pupils[:5], section)))
			p.Show(host.URL + "event/forms000/round")
			p.Click("#pair")
			p.Click("#draw")
			publish(p)
			p.Wait(ready)
			host.Stop()
			p.Reload()
			p.Wait(has("key-w"))
			p.Tap("#key-w")
			p.Wait(`document.querySelector("#echo") !== null`)
			p.Show(host.URL + "clock")
		})
	}
}
