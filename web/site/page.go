package site

import (
	"bytes"
	_ "embed"
	"errors"
	"html/template"

	"wasit/web/static"
)

// Policy is the Content-Security-Policy of every page, as header and as meta (a page from the cache keeps the headers it
// was stored with, so the meta is the one that counts after an update).
const Policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
	"object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types wasit"

// Framing is the part of the policy that only a header can give: no page of another origin may hold this one in a frame. Where a host
// sends none, boot.js does not start there.
const Framing = "frame-ancestors 'self'"

// Permissions is what the page may ask of the device beyond that, as header: the camera for codes of other devices, and what the chess
// clock needs; everything else that a browser grants unasked is taken from it.
const Permissions = "camera=(self), screen-wake-lock=(self), fullscreen=(self), clipboard-write=(self), " +
	"microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), clipboard-read=(), " +
	"accelerometer=(), gyroscope=(), magnetometer=(), publickey-credentials-get=()"

var (
	//go:embed index.html
	indexPage string
	//go:embed stopped.html
	stoppedPage string
	//go:embed boot.js
	bootScript []byte
	//go:embed stopped.js
	stoppedScript []byte
)

// pages adds the two pages: the one that carries every route, and the one shown when the program keeps dying.
func pages(files map[string][]byte, prefix string, draw Preview) error {
	men, err := pieces()
	if err != nil {
		return err
	}
	drawn, err := drawPreviews(prefix, draw)
	if err != nil {
		return err
	}
	data := struct {
		Base, Policy, Style string
		Size                int // of the program as the browser gets it, in bytes
		Pieces, Previews    template.HTML
	}{prefix + "/", Policy, styleSheet, len(files[programFile]), men, drawn}
	for name, text := range map[string]string{"index.html": indexPage, "stopped.html": stoppedPage} {
		t, err := template.New(name).Parse(text)
		if err != nil {
			return err
		}
		var b bytes.Buffer
		if err := t.Execute(&b, data); err != nil {
			return err
		}
		files[name] = b.Bytes()
	}
	return nil
}

// pieces returns the chess pieces as SVG symbols. The page itself holds them, so that a moved piece never appears later than its
// square.
func pieces() (template.HTML, error) {
	text, err := static.Files.ReadFile("pieces.svg")
	if err != nil {
		return "", err
	}
	from, to := bytes.Index(text, []byte("<symbol")), bytes.LastIndex(text, []byte("</symbol>"))
	if from < 0 || to < from {
		return "", errors.New("site: pieces.svg holds no symbols")
	}
	return template.HTML(text[from : to+len("</symbol>")]), nil
}
