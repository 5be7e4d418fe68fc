package site

import (
	_ "embed"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

//go:embed page.js
var pageScript string

// appScript is go-app's script, told where the site lives, mended, and followed by our page.js. Each edit must fit
// exactly once: another go-app stops the build instead of losing an edit in silence.
func appScript(prefix, release string, wasmSize int) ([]byte, error) {
	h := &goapp.Handler{
		Name:              "Wasit",
		Version:           release,
		LoadingLabel:      "Wasit",
		WasmContentLength: strconv.Itoa(wasmSize),
		Icon:              goapp.Icon{Default: "/web/icon-192.png", Large: "/web/icon-512.png", SVG: "/web/favicon.svg", Maskable: "/web/icon-maskable-512.png"},
	}
	if prefix != "" {
		h.Resources = goapp.PrefixedLocation(prefix)
	}
	rec := httptest.NewRecorder()
	h.ServeHTTP(rec, httptest.NewRequest(http.MethodGet, "/app.js", nil))
	if rec.Code != http.StatusOK {
		return nil, fmt.Errorf("site: go-app answers %d for app.js", rec.Code)
	}
	base := prefix + "/"
	script, err := edit(rec.Body.String(), "app.js", [][2]string{
		// The worker's own scope, and no HTTP cache between a browser and a new worker.
		{"register(\n        \"" + base + "app-worker.js\"\n      );", "register(wasitTrusted.createScriptURL(\"" + base + "app-worker.js\"), { scope: \"" + base + "\", updateViaCache: \"none\" });"},
		{"goappSetupNotifyUpdate(registration);\n", "goappSetupNotifyUpdate(registration);\n      wasitWatch(registration);\n"},
		// The program first, then its worker: both at once slow the first start on a phone of two cores.
		{"goappInitServiceWorker();\ngoappWatchForUpdate();", "goappWatchForUpdate();"},
		{"console.error(\"goapp service worker registration failed: \", err);", "console.error(\"wasit: no service worker:\", err);\n      wasitWatch(null);"},
		{`case "activated":`, `case "installed":`}, // our worker waits to be accepted
		{"await instantiateStreaming(\n      fetchWithProgress(\"" + base + "web/app.wasm\", showProgress),\n      go.importObject\n    );",
			"{ instance: await WebAssembly.instantiate(await globalThis.wasitProgram, go.importObject) };"}, // boot.js
		{"const go = new Go();\n", "const go = new Go();\n    go.exit = (code) => wasitEnded(\"exit \" + code);\n"},
		{`console.error("loading wasm failed: ", err);`, `wasitLoadFailed(err);`},
	})
	if err != nil {
		return nil, err
	}
	return []byte(script + "\n" + pageScript), nil
}

// edit replaces each old text, which must occur exactly once, by the new one.
func edit(text, name string, edits [][2]string) (string, error) {
	for _, e := range edits {
		if n := strings.Count(text, e[0]); n != 1 {
			return "", fmt.Errorf("site: %s: %q occurs %d times, want 1: this go-app needs other edits", name, e[0], n)
		}
		text = strings.Replace(text, e[0], e[1], 1)
	}
	return text, nil
}

// WasmExec is the Go runtime's JavaScript half, of the very toolchain that compiles the program.
func WasmExec(root string) ([]byte, error) {
	goroot, err := goCommand(root, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(goroot), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, fmt.Errorf("site: %w", err)
	}
	return data, nil
}
