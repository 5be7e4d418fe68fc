//go:build !js

// Package main is the browser entry (js/wasm), and natively the site generator and local server:
//
//	go run ./web site  -out DIR [-prefix /sub] [-quality 0…11] [-wasm FILE] [-pack on|off|plain]   build a folder of static files
//	go run ./web serve [-addr :8000] [-site DIR] [-prefix /sub] [-pack on|off|plain]               serve such a folder, or a fresh build
//	go run ./web wasm  -out FILE [-pack on|off|plain]                                              build the program alone
//	go run ./web weigh [-n 40] [-quality 9]                                                        what each package costs to download
//	go run ./web house                                                                             how the house is divided
//	go run ./web fuzz  [-time 1m] [-fuzz ^Fuzz] [PACKAGES]                                         every parser against random input
//	go run ./web browsers [-list] [chromium firefox webkit]                                        what must hold in every engine, and one table
//	go run ./web bench [-runs 5] [-bench .] [-base COMMIT] [PACKAGES]                              speed and size, and one table
package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wasit/app/shell"
	"wasit/web/site"
)

const buildDir = ".build" // scratch folder, not part of the sources

func main() {
	err := run(os.Args[1:])
	if err == nil || errors.Is(err, errHelped) {
		return
	}
	fmt.Fprintln(os.Stderr, strings.TrimSuffix(err.Error(), "\n"))
	if wrong := new(usageError); errors.As(err, &wrong) {
		os.Exit(2)
	}
	os.Exit(1)
}

func runSite(args []string) error {
	f := newFlags("site")
	out := f.String("out", ".site", "folder to write")
	prefix := f.String("prefix", "", "path below which the host serves the site, such as /sub")
	quality := f.Int("quality", 11, "brotli level, 0 (quick) to 11 (small)")
	wasm := f.String("wasm", "", "program built before; built now when not given")
	form := packFlag(f)
	if err := parseFlags(f, args); err != nil {
		return err
	}
	if *quality < 0 || *quality > 11 {
		return fmt.Errorf("web site: quality %d: want 0 to 11", *quality)
	}
	return build(*out, *prefix, *wasm, *quality, *form)
}

// packFlag adds the option that says what may stand between the sources and the program that travels.
func packFlag(f *flag.FlagSet) *site.Form {
	form := site.Packed
	f.Func("pack", "on; off: the program as the linker writes it; plain: its dependencies as they are too (default on)", func(text string) error {
		named := map[string]site.Form{"on": site.Packed, "off": site.Unpacked, "plain": site.Plain}
		var known bool
		if form, known = named[text]; !known {
			return errors.New("want on, off or plain")
		}
		return nil
	})
	return &form
}

// compiler builds the program in a form and says on the terminal what made it larger than it could be.
func compiler(root string, form site.Form) site.Compiler {
	return site.Compiler{Root: root, Form: form, Say: func(line string) { fmt.Fprintln(os.Stderr, "wasit:", line) }}
}

func build(out, prefix, wasm string, quality int, form site.Form) error {
	root, err := site.Root()
	if err != nil {
		return err
	}
	if wasm == "" {
		wasm = filepath.Join(root, buildDir, "app.wasm")
		if err := compiler(root, form).BuildWasm(wasm); err != nil {
			return err
		}
	}
	return site.Build(site.Options{Root: root, Out: out, Wasm: wasm, Prefix: prefix, Quality: quality, Preview: shell.Preview,
		Cache: filepath.Join(root, buildDir, "packed")})
}

func runServe(args []string) error {
	f := newFlags("serve")
	addr := f.String("addr", ":8000", "address to listen on")
	dir := f.String("site", "", "site built before; built now when not given")
	prefix := f.String("prefix", "", "path below which to serve, such as /sub")
	form := packFlag(f)
	if err := parseFlags(f, args); err != nil {
		return err
	}
	below, err := site.CleanPrefix(*prefix)
	if err != nil {
		return err
	}
	if *dir == "" {
		*dir = filepath.Join(buildDir, "site")
		if err := build(*dir, below, "", 5, *form); err != nil {
			return err
		}
	}
	handler, err := site.NewServer(*dir, below)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return fmt.Errorf("web serve: %w (another program on this port? choose one with -addr :8001)", err)
	}
	fmt.Printf("Wasit: http://localhost:%d%s/\n", listener.Addr().(*net.TCPAddr).Port, below)
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
}

func runWasm(args []string) error {
	f := newFlags("wasm")
	out := f.String("out", filepath.Join(buildDir, "app.wasm"), "file to write")
	form := packFlag(f)
	if err := parseFlags(f, args); err != nil {
		return err
	}
	root, err := site.Root()
	if err != nil {
		return err
	}
	abs, err := filepath.Abs(*out)
	if err != nil {
		return err
	}
	return compiler(root, *form).BuildWasm(abs)
}
