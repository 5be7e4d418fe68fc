//go:build !js

package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"wasit/app/words/release"
	"wasit/web/command"
	"wasit/web/manual"
)

// runManual writes the manual as one page of HTML, and with a Chromium as a PDF.
func runManual(o *command.Options) error {
	lang := o.String("lang", "en", "language: id, en or hr")
	out := o.String("out", "wasit-manual.html", "page of HTML to write")
	pictures := o.String("pictures", "", "folder of the pictures that the browser tests took")
	pdf := o.String("pdf", "", "PDF to write too")
	chromium := o.String("chromium", "chromium", "the browser that writes it")
	if err := o.Read(); err != nil {
		return err
	}
	r := release.Newest()
	page, err := manual.Page(*lang, fmt.Sprintf("%s · %04d-%02d-%02d", r.Number, r.Year, r.Month, r.Day), *pictures)
	if err != nil {
		return err
	}
	if err := os.WriteFile(*out, page, 0o644); err != nil {
		return fmt.Errorf("web manual: %w", err)
	}
	if *pdf == "" {
		return nil
	}
	from, err := filepath.Abs(*out)
	if err != nil {
		return fmt.Errorf("web manual: %w", err)
	}
	cmd := exec.CommandContext(context.Background(), *chromium, "--headless", "--no-pdf-header-footer", "--print-to-pdf="+*pdf, "file://"+filepath.ToSlash(from))
	if text, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("web manual: %s: %w\n%s", *chromium, err, text)
	}
	return nil
}
