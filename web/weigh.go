//go:build !js

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"text/tabwriter"

	"wasit/web/command"
	"wasit/web/pack"
	"wasit/web/site"
)

// runWeigh builds the program with the names of its functions and prints what each package takes of the download.
func runWeigh(o *command.Options) error {
	most := o.Int("n", 40, "how many packages")
	quality := o.Int("quality", 9, "brotli level, 0 (quick) to 11 (as it is sent)")
	if err := o.Read(); err != nil {
		return err
	}
	root, err := command.Root()
	if err != nil {
		return err
	}
	name := filepath.Join(root, command.Scratch, "named.wasm")
	c := compiler(root, site.Packed)
	c.Named = true
	if err := c.BuildWasm(name); err != nil {
		return err
	}
	defer os.Remove(name)
	module, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	shares, err := pack.Weigh(module, *quality)
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(w, "download kB\tof %d kB\tfunctions\t package\n", len(module)/1000)
	sum := 0.0
	for i, s := range shares {
		sum += s.Download
		if i < *most {
			fmt.Fprintf(w, "%.1f\t%.0f\t%d\t %s\n", s.Download/1000, float64(s.Bytes)/1000, s.Functions, s.Name)
		}
	}
	fmt.Fprintf(w, "%.1f\t\t\t all, brotli %d\n", sum/1000, *quality)
	return w.Flush()
}
