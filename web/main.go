//go:build !js

// Package main is the browser entry (js/wasm), and natively the site generator and local server:
//
//	go run ./web site  -out DIR [-prefix /sub] [-quality 0…11] [-wasm FILE] [-pack on|off|plain]   build a folder of static files
//	go run ./web serve [-addr :8000] [-site DIR] [-prefix /sub] [-pack on|off|plain]               serve such a folder, or a fresh build
//	go run ./web wasm  -out FILE [-pack on|off|plain]                                              build the program alone
//	go run ./web relay [-dir DIR] [-addr 127.0.0.1:8017] [-lang en] [-lead] [FILE …]                 a laptop between the desk and many phones
//	go run ./web manual [-lang en] [-out FILE] [-pictures DIR] [-pdf FILE]                         the manual as one page, and as a PDF
//	go run ./web acceptance                                                                        what the answers to FIDE's questions cost today
//	go run ./web weigh [-n 40] [-quality 9]                                                        what each package costs to download
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"time"

	"wasit/app/shell"
	"wasit/web/command"
	"wasit/web/relay"
	"wasit/web/site"
)

func program() *command.Program {
	return &command.Program{Path: "./web", Out: os.Stdout, Commands: []command.Command{
		{Name: "site", Does: "builds a folder of static files for a host", Run: runSite},
		{Name: "serve", Does: "serves such a folder, or a fresh build, on this computer", Run: runServe},
		{Name: "wasm", Does: "builds the program alone", Run: runWasm},
		{Name: "relay", Does: "a laptop at an event: a copy, backups, papers, and links to 100 phones", Run: runRelay},
		{Name: "manual", Does: "the manual as one page of HTML, and as a PDF", Run: runManual},
		{Name: "acceptance", Does: "what the answers to FIDE's questions cost today", Run: runAcceptance},
		{Name: "weigh", Does: "what each package of the program costs to download", Run: runWeigh},
	}}
}

func main() { program().Main() }

func runSite(o *command.Options) error {
	out := o.String("out", ".site", "folder to write")
	prefix := o.String("prefix", "", "path below which the host serves the site, such as /sub")
	quality := o.Int("quality", 11, "brotli level, 0 (quick) to 11 (small)")
	wasm := o.String("wasm", "", "program built before; built now when not given")
	form := packFlag(o.FlagSet)
	if err := o.Read(); err != nil {
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
	root, err := command.Root()
	if err != nil {
		return err
	}
	if wasm == "" {
		wasm = filepath.Join(root, command.Scratch, "app.wasm")
		if err := compiler(root, form).BuildWasm(wasm); err != nil {
			return err
		}
	}
	return site.Build(site.Options{Root: root, Out: out, Wasm: wasm, Prefix: prefix, Quality: quality, Preview: shell.Preview,
		Cache: filepath.Join(root, command.Scratch, "packed")})
}

func runServe(o *command.Options) error {
	addr := o.String("addr", ":8000", "address to listen on")
	dir := o.String("site", "", "site built before; built now when not given")
	prefix := o.String("prefix", "", "path below which to serve, such as /sub")
	form := packFlag(o.FlagSet)
	if err := o.Read(); err != nil {
		return err
	}
	below, err := site.CleanPrefix(*prefix)
	if err != nil {
		return err
	}
	if *dir == "" {
		*dir = filepath.Join(command.Scratch, "site")
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

func runRelay(o *command.Options) error {
	var options relay.Options
	options.Flags(o.FlagSet)
	if err := o.Read(); err != nil {
		return err
	}
	options.Files = o.Args()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	return relay.Start(ctx, options, os.Stdout)
}

func runWasm(o *command.Options) error {
	out := o.String("out", filepath.Join(command.Scratch, "app.wasm"), "file to write")
	form := packFlag(o.FlagSet)
	if err := o.Read(); err != nil {
		return err
	}
	root, err := command.Root()
	if err != nil {
		return err
	}
	abs, err := filepath.Abs(*out)
	if err != nil {
		return err
	}
	return compiler(root, *form).BuildWasm(abs)
}
