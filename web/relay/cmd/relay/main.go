//go:build !js

// Command relay is a laptop that joins an event by one code, holds a copy, passes on what up to a hundred phones enter, prints, and keeps
// backups in a folder: the same as "go run ./web relay", for a computer without Go.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"

	"wasit/web/relay"
)

// release names the commit that the program was built from; the linker fills it in.
var release string

func main() {
	var options relay.Options
	options.Flags(flag.CommandLine)
	version := flag.Bool("version", false, "says which program this is")
	flag.Parse()
	if *version {
		fmt.Println("wasit relay", release)
		return
	}
	options.Files = flag.Args()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := relay.Start(ctx, options, os.Stdout); err != nil && !errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "relay:", err)
		os.Exit(1)
	}
}
