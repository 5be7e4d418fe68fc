package site

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"wasit/app/shell"
	"wasit/web/command"
)

func server(t *testing.T, prefix string) *Server {
	t.Helper()
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "site")
	if err := Build(Options{Root: root, Out: out, Wasm: program(t, "1"), Prefix: prefix, Quality: 1, Preview: shell.Preview}); err != nil {
		t.Fatal(err)
	}
	s, err := NewServer(out, prefix)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func ask(s *Server, method, path string, header ...string) *http.Response {
	r := httptest.NewRequest(method, path, nil)
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w.Result()
}

func TestServer(t *testing.T) {
	s := server(t, "/sub")
	for _, tt := range []struct {
		method, path string
		code         int
		kind         string
	}{
		{"GET", "/sub/", 200, "text/html; charset=utf-8"},
		{"GET", "/sub/event/7/round/3", 200, "text/html; charset=utf-8"},
		{"GET", "/sub/laws/7.5.4", 200, "text/html; charset=utf-8"}, // the number of an article is no file
		{"GET", "/sub/laws/E09/A.4d1", 200, "text/html; charset=utf-8"},
		{"GET", "/sub/web/laws-hr.txt", 200, "text/plain; charset=utf-8"},
		{"GET", "/sub/web/app.wasm", 200, "application/wasm"},
		{"HEAD", "/sub/app.js", 200, "text/javascript; charset=utf-8"},
		{"GET", "/sub/manifest.webmanifest", 200, "application/manifest+json"},
		{"GET", "/sub/web/none.png", 404, ""},
		{"GET", "/sub/web/app.wasm.br", 404, ""},
		{"GET", "/sub", 301, ""},
		{"GET", "/", 404, ""},
		{"GET", "/sub/../go.mod", 404, ""},
		{"POST", "/sub/", 405, ""},
	} {
		res := ask(s, tt.method, tt.path)
		if res.StatusCode != tt.code || tt.kind != "" && res.Header.Get("Content-Type") != tt.kind {
			t.Errorf("%s %s: %d %s, want %d %s", tt.method, tt.path, res.StatusCode, res.Header.Get("Content-Type"), tt.code, tt.kind)
		}
		if tt.code == 200 && (res.Header.Get("Content-Security-Policy") != Policy+"; "+Framing || res.Header.Get("Permissions-Policy") != Permissions) {
			t.Errorf("%s: no policy", tt.path)
		}
	}
}

// TestCompression: the browser gets the smallest form it accepts, and the same bytes in each.
func TestCompression(t *testing.T) {
	s := server(t, "")
	plain, err := io.ReadAll(ask(s, "GET", "/web/wasit.css").Body)
	if err != nil {
		t.Fatal(err)
	}
	for accept, want := range map[string]string{
		"gzip, deflate, br": "br", "gzip": "gzip", "": "", "identity": "", "br;q=0, gzip;q=0.5": "gzip", "GZIP": "gzip", "br;q=x": "",
	} {
		res := ask(s, "GET", "/web/wasit.css", "Accept-Encoding", accept)
		if got := res.Header.Get("Content-Encoding"); got != want {
			t.Errorf("Accept-Encoding %q: %q, want %q", accept, got, want)
			continue
		}
		var body io.Reader = res.Body
		switch want {
		case "br":
			body = brotli.NewReader(body)
		case "gzip":
			if body, err = gzip.NewReader(body); err != nil {
				t.Fatal(err)
			}
		}
		if data, err := io.ReadAll(body); err != nil || string(data) != string(plain) {
			t.Errorf("Accept-Encoding %q: other bytes (%v)", accept, err)
		}
		if res.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("Accept-Encoding %q: no Vary", accept)
		}
	}
	if res := ask(s, "GET", "/web/icon-192.png", "Accept-Encoding", "br"); res.Header.Get("Content-Encoding") != "" {
		t.Error("a picture is compressed twice")
	}
}

// TestUnchanged: what a browser has already costs one short answer, in each encoding.
func TestUnchanged(t *testing.T) {
	s := server(t, "")
	for _, accept := range []string{"", "br", "gzip"} {
		tag := ask(s, "GET", "/app.js", "Accept-Encoding", accept).Header.Get("ETag")
		if res := ask(s, "GET", "/app.js", "Accept-Encoding", accept, "If-None-Match", tag); tag == "" || res.StatusCode != http.StatusNotModified {
			t.Errorf("Accept-Encoding %q: %d for the tag %s", accept, res.StatusCode, tag)
		}
	}
	if a, b := ask(s, "GET", "/app.js").Header.Get("ETag"), ask(s, "GET", "/app.js", "Accept-Encoding", "br").Header.Get("ETag"); a == b {
		t.Error("two encodings share a tag: a cache would mix them up")
	}
}

func TestNoSite(t *testing.T) {
	if _, err := NewServer(t.TempDir(), ""); err == nil || !strings.Contains(err.Error(), "build the site first") {
		t.Errorf("an empty folder is served: %v", err)
	}
}

// TestHostsPermit: every host that hosting.md describes lets the page use what ours lets it use and nothing else, and in no foreign frame.
func TestHostsPermit(t *testing.T) {
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(root, "web", "site", "hosting.md"))
	if err != nil {
		t.Fatal(err)
	}
	hosts := strings.Count(string(text), "Referrer-Policy")
	for _, line := range []string{Permissions, Framing} {
		if sent := strings.Count(string(text), line); hosts != 4 || sent != hosts {
			t.Errorf("%d of %d hosts send %q", sent, hosts, line)
		}
	}
}
