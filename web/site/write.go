package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"sync"

	"github.com/andybalholm/brotli"
)

// compressible are the kinds of file that shrink; pictures are compressed already.
var compressible = map[string]bool{".html": true, ".js": true, ".css": true, ".svg": true, ".txt": true, ".webmanifest": true, ".wasm": true}

const tooSmall = 256 // bytes below which compressing costs more than it saves

// write puts every file in place, with a .br and a .gz beside those that shrink.
func write(o Options, files map[string][]byte) error {
	var (
		wg    sync.WaitGroup
		slots = make(chan struct{}, runtime.GOMAXPROCS(0))
		mu    sync.Mutex
		first error
	)
	for _, name := range sortedKeys(files) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			slots <- struct{}{}
			defer func() { <-slots }()
			if err := writeOne(o, name, files[name]); err != nil {
				mu.Lock()
				defer mu.Unlock()
				if first == nil {
					first = fmt.Errorf("site: %s: %w", name, err)
				}
			}
		}()
	}
	wg.Wait()
	return first
}

func writeOne(o Options, name string, data []byte) error {
	out := filepath.Join(o.Out, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(out, data, 0o644); err != nil {
		return err
	}
	if !compressible[path.Ext(name)] || len(data) < tooSmall {
		return nil
	}
	br, err := cached(o.Cache, fmt.Sprintf("%x-br%d", sha256.Sum256(data), o.Quality), func() ([]byte, error) { return packBrotli(data, o.Quality) })
	if err != nil {
		return err
	}
	gz, err := cached(o.Cache, fmt.Sprintf("%x-gz%d", sha256.Sum256(data), gzipLevel(o.Quality)), func() ([]byte, error) { return packGzip(data, gzipLevel(o.Quality)) })
	if err != nil {
		return err
	}
	if err := os.WriteFile(out+".br", br, 0o644); err != nil {
		return err
	}
	return os.WriteFile(out+".gz", gz, 0o644)
}

// gzipLevel goes with the brotli level: a quick build is quick in both.
func gzipLevel(quality int) int { return max(1, min(quality, gzip.BestCompression)) }

func packBrotli(data []byte, quality int) ([]byte, error) {
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: quality, LGWin: 24})
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return b.Bytes(), err
}

func packGzip(data []byte, level int) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, level)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return b.Bytes(), err
}

// cached keeps what pack made under a name that says exactly what it is; "" as folder keeps nothing.
func cached(dir, name string, pack func() ([]byte, error)) ([]byte, error) {
	if dir == "" {
		return pack()
	}
	file := filepath.Join(dir, name)
	if data, err := os.ReadFile(file); err == nil {
		return data, nil
	}
	data, err := pack()
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	return data, replaceFile(file, data)
}
