package site

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"image/png"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestManifest: the app of a path is not that of another path of the same host; every other address is relative, and every picture
// is there in the size that is said.
func TestManifest(t *testing.T) {
	for prefix, id := range map[string]string{"": "/", "/sub": "/sub/", "/a/b": "/a/b/"} {
		files := built(t, program(t, "1"), prefix)
		var m manifest
		if err := json.Unmarshal([]byte(files["manifest.webmanifest"]), &m); err != nil {
			t.Fatal(err)
		}
		if m.ID != id || m.Start != "./" || m.Scope != "./" {
			t.Errorf("below %q: id %q, start %q, scope %q: want %q and ./", prefix, m.ID, m.Start, m.Scope, id)
		}
		purposes, forms := map[string]bool{}, map[string]string{}
		for _, p := range slices.Concat(m.Icons, m.Screenshots) {
			purposes[p.Purpose] = true
			if size := pictureSize(t, p.Src, files[p.Src]); size != "" && size != p.Sizes {
				t.Errorf("%s is %s, said to be %s", p.Src, size, p.Sizes)
			}
			if form := forms[p.Form]; p.Form != "" && form != "" && form != p.Sizes {
				t.Errorf("pictures of the form %s are %s and %s: browsers want one shape", p.Form, form, p.Sizes)
			}
			forms[p.Form] = p.Sizes
		}
		if !purposes["any"] || !purposes["maskable"] || forms["narrow"] == "" || forms["wide"] == "" {
			t.Errorf("icons for %v and pictures for %v", purposes, forms)
		}
		for _, address := range append([]string{m.Share.Action, m.Files[0].Action}, shortcutAddresses(m)...) {
			if strings.HasPrefix(address, "/") || strings.Contains(address, ":") {
				t.Errorf("below %q the address %q leads out of the scope", prefix, address)
			}
		}
		for _, ending := range []string{".trf", ".csv", ".xlsx", ".pgn", ".txt"} {
			if !slices.Contains(m.Share.Params.Files[0].Accept, ending) {
				t.Errorf("files %s cannot be shared with the app", ending)
			}
		}
	}
}

func shortcutAddresses(m manifest) (list []string) {
	for _, s := range m.Shortcuts {
		list = append(list, s.URL)
	}
	return list
}

// pictureSize reads the size of a PNG or of a lossy WebP; "" for a drawing without one.
func pictureSize(t *testing.T, name, data string) string {
	t.Helper()
	switch {
	case data == "":
		t.Errorf("%s is not in the site", name)
	case filepath.Ext(name) == ".png":
		p, err := png.DecodeConfig(strings.NewReader(data))
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		return fmt.Sprintf("%dx%d", p.Width, p.Height)
	case filepath.Ext(name) == ".webp":
		if len(data) < 30 || data[8:16] != "WEBPVP8 " || data[23:26] != "\x9d\x01\x2a" { // RFC 9649 and RFC 6386, 9.1
			t.Errorf("%s is no lossy WebP", name)
			break
		}
		size := func(at int) uint16 { return binary.LittleEndian.Uint16([]byte(data[at:])) & 0x3fff }
		return fmt.Sprintf("%dx%d", size(26), size(28))
	}
	return ""
}
