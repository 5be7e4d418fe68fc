package e2e

import (
	"path/filepath"
	"testing"

	"wasit/web/browsertest"
	"wasit/web/site"
)

// TestOtherForms: the program starts in the browser without packing too, and as go build makes it of the same sources; it opens the
// clock and makes an event. (That the packed one does is what every other test here shows.)
func TestOtherForms(t *testing.T) {
	t.Parallel()
	root, err := site.Root()
	if err != nil {
		t.Fatal(err)
	}
	for name, form := range map[string]site.Form{"PACK=plain": site.Plain, "PACK=off": site.Unpacked} {
		t.Run(name, func(t *testing.T) {
			wasm := filepath.Join(t.TempDir(), "app.wasm")
			if err := (site.Compiler{Root: root, Form: form}).BuildWasm(wasm); err != nil {
				t.Fatal(err)
			}
			p := browsertest.Open(t, browsertest.ServeFolder(t, browsertest.BuildSite(t, wasm, 0), "").URL)
			p.Click("#clock")
			p.Wait(`location.pathname === "/clock" && document.querySelector(".skel") === null`)
			newEvent(p, p.Origin(), "Piala")
			p.Reload()
			p.Wait(`document.getElementById("no-players") !== null`)
		})
	}
}
