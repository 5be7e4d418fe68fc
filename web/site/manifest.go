package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
)

// manifest is the Web App Manifest. Its addresses are relative to itself, but for the id: that one is relative to the origin of the
// start page, so that "./" would be the same app for every path of a host.
type manifest struct {
	ID          string        `json:"id"`
	Name        string        `json:"name"`
	Short       string        `json:"short_name"`
	Description string        `json:"description"`
	Lang        string        `json:"lang"`
	Dir         string        `json:"dir"`
	Start       string        `json:"start_url"`
	Scope       string        `json:"scope"`
	Display     string        `json:"display"`
	Launch      launchHandler `json:"launch_handler"`
	Orientation string        `json:"orientation"`
	Background  string        `json:"background_color"`
	Theme       string        `json:"theme_color"`
	Categories  []string      `json:"categories"`
	Icons       []picture     `json:"icons"`
	Screenshots []picture     `json:"screenshots"`
	Shortcuts   []shortcut    `json:"shortcuts"`
	Share       shareTarget   `json:"share_target"`
	Files       []fileHandler `json:"file_handlers"`
}

type picture struct {
	Src     string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose,omitempty"`
	Form    string `json:"form_factor,omitempty"`
	Label   string `json:"label,omitempty"`
}

type shortcut struct {
	Name  string    `json:"name"`
	URL   string    `json:"url"`
	Icons []picture `json:"icons"`
}

type launchHandler struct {
	Mode []string `json:"client_mode"`
}

type shareTarget struct {
	Action   string      `json:"action"`
	Method   string      `json:"method"`
	Encoding string      `json:"enctype"`
	Params   shareParams `json:"params"`
}

type shareParams struct {
	Title string      `json:"title"`
	Text  string      `json:"text"`
	URL   string      `json:"url"`
	Files []shareFile `json:"files"`
}

type shareFile struct {
	Name   string   `json:"name"`
	Accept []string `json:"accept"`
}

type fileHandler struct {
	Action string              `json:"action"`
	Accept map[string][]string `json:"accept"`
}

// fileKinds are the files that Wasit opens, by their types and endings: tournament reports, tables, spreadsheets, games, and texts,
// backups ("….wasit.txt") among them.
var fileKinds = map[string][]string{
	"application/x-chess-trf": {".trf", ".trfx"},
	"text/csv":                {".csv", ".tsv"},
	"application/x-chess-pgn": {".pgn"},
	"text/plain":              {".txt"},
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {".xlsx"},
}

const (
	shareAction = "share"   // where other apps send to; the worker answers
	openAction  = "./?open" // where the system opens a file; page.js takes it
	screensPath = "screens/"
)

// screens are the pictures that an installer shows, from web/pictures.
var screens = []picture{
	{Src: "home.webp", Sizes: "640x1316", Form: "narrow", Label: "Turnamen yang sedang berjalan"},
	{Src: "clock.webp", Sizes: "640x1316", Form: "narrow", Label: "Jam catur"},
	{Src: "ruling.webp", Sizes: "640x1316", Form: "narrow", Label: "Keputusan wasit dengan pasalnya"},
	{Src: "board.webp", Sizes: "640x1316", Form: "narrow", Label: "Papan catur"},
	{Src: "round.webp", Sizes: "1600x1000", Form: "wide", Label: "Hasil satu babak"},
	{Src: "standings.webp", Sizes: "1600x1000", Form: "wide", Label: "Klasemen dengan perhitungannya"},
}

// addManifest adds the manifest, and the pictures that it names: the worker does not keep those.
func addManifest(root, prefix string, files map[string][]byte) error {
	icon := func(name, sizes, kind, purpose string) picture {
		return picture{Src: "web/" + name, Sizes: sizes, Type: kind, Purpose: purpose}
	}
	m := manifest{
		ID: prefix + "/", Name: "Wasit", Short: "Wasit", Lang: "id", Dir: "ltr",
		Description: "Turnamen catur, jam catur dan Peraturan Catur tanpa internet.",
		Start:       "./", Scope: "./", Display: "standalone", Orientation: "any", Background: "#faf8f2", Theme: "#ffffff",
		Launch:     launchHandler{[]string{"focus-existing", "auto"}}, // a second window would only be a reader of the event
		Categories: []string{"games", "sports", "utilities", "education"},
		Icons: []picture{
			icon("icon-192.png", "192x192", "image/png", "any"),
			icon("icon-512.png", "512x512", "image/png", "any"),
			icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
			icon("icon-mono.svg", "any", "image/svg+xml", "monochrome"),
			icon("icon.svg", "any", "image/svg+xml", "any"),
		},
		Share: shareTarget{Action: shareAction, Method: "POST", Encoding: "multipart/form-data",
			Params: shareParams{"title", "text", "url", []shareFile{{"file", accepted()}}}},
		Files: []fileHandler{{openAction, fileKinds}},
	}
	for _, s := range []struct{ name, url string }{
		{"Jam catur", "clock"}, {"Turnamen baru", "new"}, {"Peraturan Catur", "laws"}, {"Papan catur", "board"},
	} {
		m.Shortcuts = append(m.Shortcuts, shortcut{s.name, s.url, []picture{{Src: "web/icon-192.png", Sizes: "192x192", Type: "image/png"}}})
	}
	for _, s := range screens {
		data, err := os.ReadFile(filepath.Join(root, "web", "pictures", s.Src))
		if err != nil {
			return fmt.Errorf("site: a picture of the manifest: %w", err)
		}
		s.Src, s.Type = screensPath+path.Base(s.Src), "image/webp"
		files[s.Src] = data
		m.Screenshots = append(m.Screenshots, s)
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(m); err != nil {
		return err
	}
	files["manifest.webmanifest"] = b.Bytes()
	return nil
}

// accepted lists the types and endings of fileKinds.
func accepted() (list []string) {
	for _, kind := range sortedKeys(fileKinds) {
		list = append(append(list, kind), fileKinds[kind]...)
	}
	return list
}
