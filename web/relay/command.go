//go:build !js

package relay

import (
	"context"
	"crypto/rand"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"time"

	"wasit/app/words/i18n"
)

// Options are how a relay is started.
type Options struct {
	Dir      string   // what it keeps
	Addr     string   // of its page, on this computer
	Lang     string   // of its papers
	Lead     bool     // it becomes the desk
	Files    []string // that are taken at once, such as an invitation
	Loopback bool     // for tests: nobody else is reached
}

// Flags are the options as a command line gives them.
func (o *Options) Flags(set *flag.FlagSet) {
	set.StringVar(&o.Dir, "dir", "wasit-relay", "folder that keeps the copy, backups, codes and papers")
	set.StringVar(&o.Addr, "addr", "127.0.0.1:8017", "address of the page, on this computer alone")
	set.StringVar(&o.Lang, "lang", "en", "language of the papers: id, en or hr")
	set.BoolVar(&o.Lead, "lead", false, "becomes the desk: when the tablet at the desk is gone")
}

// Start runs a relay until the context ends.
func Start(ctx context.Context, o Options, out io.Writer) (err error) {
	lang, ok := i18n.ParseLang(o.Lang)
	if !ok {
		return refuse(textNoLang, o.Lang)
	}
	if host, _, err := net.SplitHostPort(o.Addr); err != nil || !net.ParseIP(host).IsLoopback() {
		return refuse(textNoAddress, o.Addr)
	}
	folder, err := NewFolder(o.Dir, lang)
	if err != nil {
		return err
	}
	network, err := folder.Network(o.Loopback)
	if err != nil {
		return err
	}
	defer network.Close()
	page, err := NewPage(rand.Reader)
	if err != nil {
		return err
	}
	r, err := New(folder, network, rand.Reader, func(text string) {
		page.Say(text)
		fmt.Fprintln(out, time.Now().Format("15:04:05"), text)
	})
	if err != nil {
		return err
	}
	page.Show(r)
	listener, err := net.Listen("tcp", o.Addr)
	if err != nil {
		return fmt.Errorf("%w (another relay on this port? choose one with -addr 127.0.0.1:8018)", err)
	}
	server := &http.Server{Handler: page.Handler(), ReadHeaderTimeout: 10 * time.Second}
	served := make(chan error, 1)
	go func() { served <- server.Serve(listener) }()
	fmt.Fprintf(out, "Wasit relay: open http://%s on this computer. It keeps %s and is reached at %v.\n", listener.Addr(), o.Dir, network.Hosts())
	for _, name := range o.Files {
		if err := takeFile(r, name); err != nil {
			fmt.Fprintln(out, lang.T(textOf, name, inWords(lang, err)))
		}
	}
	if o.Lead {
		r.Do(func() {
			if err := r.Lead(); err != nil {
				r.tell(textOf, r.nameOf(r.place.Me), r.words(err))
			}
		})
	}
	go func() {
		select {
		case <-ctx.Done():
		case err := <-served:
			r.tell(textPageGone, err.Error())
			return
		}
		r.End()
	}()
	r.Run()
	return server.Close()
}

// takeFile has a relay take a file: a message, or a picture of a code.
func takeFile(r *Relay, name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	message, err := Message(data)
	if err != nil {
		return err
	}
	r.Do(func() {
		if err := r.Take(message); err != nil {
			r.tell(textOf, name, r.words(err))
		}
	})
	return nil
}
