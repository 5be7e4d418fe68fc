package site

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// types are given by hand: the tables of operating systems differ, and a wrong one stops the program from compiling.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json", ".wasm": "application/wasm",
}

type served struct {
	kind, etag string
	bodies     map[string][]byte // by Content-Encoding
}

// A Server serves one built site from memory, compressed as the browser accepts it. Routes of the app, which are no
// files, get the page.
type Server struct {
	prefix string
	files  map[string]served
}

// NewServer reads the site in dir; prefix is the path below which it was built.
func NewServer(dir, prefix string) (*Server, error) {
	prefix, err := CleanPrefix(prefix)
	if err != nil {
		return nil, err
	}
	s := &Server{prefix, map[string]served{}}
	err = filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || types[filepath.Ext(file)] == "" {
			return err
		}
		rel, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		s.files[filepath.ToSlash(rel)], err = readServed(file)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("site: %w", err)
	}
	if _, ok := s.files["index.html"]; !ok {
		return nil, fmt.Errorf("site: %s holds no index.html; build the site first", dir)
	}
	return s, nil
}

func readServed(file string) (served, error) {
	f := served{kind: types[filepath.Ext(file)], bodies: map[string][]byte{}}
	for encoding, ext := range map[string]string{"": "", "br": ".br", "gzip": ".gz"} {
		data, err := os.ReadFile(file + ext)
		if ext != "" && os.IsNotExist(err) {
			continue
		}
		if err != nil {
			return served{}, err
		}
		f.bodies[encoding] = data
	}
	f.etag = fmt.Sprintf("%x", sha256.Sum256(f.bodies[""]))[:16]
	return f, nil
}

// ServeHTTP answers GET and HEAD.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, ok := strings.CutPrefix(r.URL.Path, s.prefix+"/")
	switch {
	case r.Method != http.MethodGet && r.Method != http.MethodHead:
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	case r.URL.Path == s.prefix && s.prefix != "":
		http.Redirect(w, r, s.prefix+"/", http.StatusMovedPermanently)
		return
	case !ok:
		http.NotFound(w, r)
		return
	}
	if name == "" {
		name = "index.html"
	}
	f, ok := s.files[name]
	if !ok && isFile(name) {
		http.NotFound(w, r)
		return
	}
	if !ok {
		f = s.files["index.html"]
	}
	f.serve(w, r)
}

// isFile tells a missing file from a route of the app. What follows the last dot of an article's number, as in laws/7.5.4 and
// laws/E09/A.4d1, begins with a digit and is no kind of file.
func isFile(name string) bool {
	ext := path.Ext(name)
	return len(ext) > 1 && (ext[1] < '0' || ext[1] > '9')
}

func (f served) serve(w http.ResponseWriter, r *http.Request) {
	encoding := pick(r.Header.Get("Accept-Encoding"), f.bodies)
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Content-Security-Policy", Policy+"; "+Framing)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Permissions-Policy", Permissions)
	h.Set("Cache-Control", "no-cache") // ask each time: the answer is a short 304
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", `"`+f.etag+encoding+`"`)
	if encoding != "" {
		h.Set("Content-Encoding", encoding)
		h.Set("Content-Length", strconv.Itoa(len(f.bodies[encoding])))
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(f.bodies[encoding]))
}

// pick chooses the smallest form that the browser accepts; "q=0" refuses one (RFC 9110, 12.5.3).
func pick(accept string, bodies map[string][]byte) string {
	accepted := map[string]bool{}
	for part := range strings.SplitSeq(accept, ",") {
		name, params, _ := strings.Cut(strings.TrimSpace(part), ";")
		q, err := strconv.ParseFloat(strings.TrimPrefix(strings.ReplaceAll(params, " ", ""), "q="), 64)
		accepted[strings.ToLower(strings.TrimSpace(name))] = params == "" || err == nil && q > 0
	}
	for _, encoding := range []string{"br", "gzip"} {
		if accepted[encoding] && bodies[encoding] != nil {
			return encoding
		}
	}
	return ""
}
