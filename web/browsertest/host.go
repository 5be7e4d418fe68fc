package browsertest

import (
	"net"
	"net/http"
	"slices"
	"sync"
	"testing"

	"wasit/web/site"
)

// A Host serves the built site on an address of its own, and can be switched off and on, updated, or made to fail.
type Host struct {
	URL string // address of the home page, with the slash at its end

	t      testing.TB
	prefix string
	plain  bool // sends files as they are
	addr   string
	server *http.Server

	mu      sync.Mutex
	handler http.Handler
	fault   func(http.ResponseWriter, *http.Request) bool
	asked   []string
	line    *line
}

// Serve starts a host with the real program, at the root ("") or below a path ("/sub"). At the root it sends files as they are,
// since decompressing the program takes a quarter of a start; below a path, over a slow line and for benchmarks they are compressed, as on any host.
func Serve(t testing.TB, prefix string) *Host {
	t.Helper()
	return ServeFolder(t, Build(t, prefix, 0), prefix)
}

// ServeFolder starts a host with a site that was built before.
func ServeFolder(t testing.TB, dir, prefix string) *Host {
	t.Helper()
	_, bench := t.(*testing.B)
	h := &Host{t: t, prefix: prefix, plain: prefix == "" && !bench, addr: "127.0.0.1:0"}
	h.deploy(dir)
	h.Start()
	h.URL = "http://" + h.addr + prefix + "/"
	t.Cleanup(func() {
		if h.server != nil {
			h.server.Close()
		}
	})
	return h
}

// Deploy puts another release in place, as an organiser's host does overnight; see [Build].
func (h *Host) Deploy(variant int) {
	h.t.Helper()
	h.deploy(Build(h.t, h.prefix, variant))
}

func (h *Host) deploy(dir string) {
	h.t.Helper()
	s, err := site.NewServer(dir, h.prefix)
	must(h.t, err, "reading the site")
	h.mu.Lock()
	defer h.mu.Unlock()
	h.handler = s
}

// Handler returns the handler of the plain host, for tests that inject a fault into its responses.
func (h *Host) Handler() http.Handler {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.handler
}

// Fault lets f answer first; it returns true when it did. Nil ends the fault.
func (h *Host) Fault(f func(w http.ResponseWriter, r *http.Request) bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.fault = f
}

// Missing makes the host answer 404 for a file, given by its path below the site.
func (h *Host) Missing(file string) {
	h.Fault(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != h.prefix+"/"+file {
			return false
		}
		http.NotFound(w, r)
		return true
	})
}

// Start switches the host on, on the same address as before.
func (h *Host) Start() {
	h.t.Helper()
	listener, err := net.Listen("tcp", h.addr)
	must(h.t, err, "starting the host")
	h.addr = listener.Addr().String()
	h.server = &http.Server{Handler: http.HandlerFunc(h.answer)}
	go h.server.Serve(listener)
}

// Stop switches the host off: connections are cut, new ones refused.
func (h *Host) Stop() {
	h.t.Helper()
	must(h.t, h.server.Close(), "stopping the host")
	h.server = nil
}

// Asked lists the paths asked for since the last call, in order.
func (h *Host) Asked() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	asked := slices.Clone(h.asked)
	h.asked = nil
	return asked
}

func (h *Host) answer(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	h.asked = append(h.asked, r.URL.Path)
	handler, fault, line := h.handler, h.fault, h.line
	h.mu.Unlock()
	switch {
	case line != nil:
		w = &throttled{w, line}
	case h.plain:
		r.Header.Del("Accept-Encoding")
	}
	if fault == nil || !fault(w, r) {
		handler.ServeHTTP(w, r)
	}
}
