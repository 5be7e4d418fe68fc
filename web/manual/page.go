package manual

import (
	"bytes"
	_ "embed"
	"encoding/base64"
	"errors"
	"fmt"
	"html/template"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"wasit/app/books/manual"
)

var (
	//go:embed page.html
	pageSource string
	//go:embed page.css
	pageStyle string
)

// named are the words of the page around the chapters, by language.
var named = map[string]struct{ Title, Contents, English string }{
	"en": {"Wasit: the manual", "Contents", "This chapter is in English alone."},
	"id": {"Wasit: panduan", "Daftar isi", "Bab ini hanya ada dalam bahasa Inggris."},
	"hr": {"Wasit: priručnik", "Sadržaj", "Ovo je poglavlje samo na engleskom."},
}

// Page makes one page of HTML of the manual in a language. Pictures is the folder with a picture, webp or png, for each name that
// the chapters give, see [PictureName]; without one, or where it lacks a picture, the page has none in that place.
func Page(lang, version, pictures string) ([]byte, error) {
	b, err := Read(lang)
	if err != nil {
		return nil, err
	}
	w := writer{lang, pictures}
	t, err := template.New("page.html").Funcs(template.FuncMap{"blocks": w.blocks, "spans": spans, "next": func(i int) int { return i + 1 }}).Parse(pageSource)
	if err != nil {
		return nil, fmt.Errorf("manual: %w", err)
	}
	words := named[lang]
	var out bytes.Buffer
	err = t.Execute(&out, struct {
		*manual.Book
		Title, Contents, English, Version string
		Style                             template.CSS
	}{b, words.Title, words.Contents, words.English, version, template.CSS(pageStyle)})
	if err != nil {
		return nil, fmt.Errorf("manual: %w", err)
	}
	return out.Bytes(), nil
}

// A group is a list, a table, a passage of typed lines, or one block.
type group struct {
	Kind    string
	Blocks  []manual.Block
	Picture template.URL
	Address string
}

// kinds name the kinds of blocks for the page.
var kinds = map[manual.Kind]string{manual.Paragraph: "p", manual.Heading: "h3", manual.Item: "ul", manual.Step: "ol", manual.Note: "note",
	manual.Row: "table", manual.Code: "pre", manual.Picture: "picture"}

type writer struct{ lang, pictures string }

// blocks puts what belongs together into groups.
func (w writer) blocks(c manual.Chapter) (groups []group, err error) {
	for _, b := range c.Blocks {
		g := group{Kind: kinds[b.Kind], Blocks: []manual.Block{b}, Address: c.Key + "-" + b.ID}
		if b.Kind == manual.Picture {
			if g.Picture, err = w.picture(b.ID); err != nil {
				return nil, err
			}
		}
		if n := len(groups); n > 0 && groups[n-1].Kind == g.Kind && strings.Contains("ul ol table pre", g.Kind) {
			groups[n-1].Blocks = append(groups[n-1].Blocks, b)
			continue
		}
		groups = append(groups, g)
	}
	return groups, nil
}

// PictureName is the name under which a picture of the app in a language lies in the folder of pictures.
func PictureName(lang, name string) string { return "manual-" + lang + "-" + name }

// picture reads a picture into the page; "" where there is none.
func (w writer) picture(name string) (template.URL, error) {
	if w.pictures == "" {
		return "", nil
	}
	for _, kind := range []string{"webp", "png"} {
		data, err := os.ReadFile(filepath.Join(w.pictures, PictureName(w.lang, name)+"."+kind))
		switch {
		case err == nil:
			return template.URL("data:image/" + kind + ";base64," + base64.StdEncoding.EncodeToString(data)), nil
		case !errors.Is(err, fs.ErrNotExist):
			return "", fmt.Errorf("manual: the picture %s: %w", name, err)
		}
	}
	return "", nil
}

// span is a stretch of text for the page.
type span struct{ Tag, Text, To string }

// spans names the element of each span, and the address within the page to which a link leads; an article of the Laws is named alone.
func spans(list []manual.Span) []span {
	out := make([]span, len(list))
	for i, s := range list {
		out[i] = span{Text: s.Text}
		switch chapter, section, cut := strings.Cut(s.To, "#"); {
		case s.Mark == manual.Word:
			out[i].Tag = "b"
		case s.Mark == manual.Typed:
			out[i].Tag = "code"
		case s.Mark == manual.Link && !strings.HasPrefix(s.To, "law:"):
			out[i].Tag, out[i].To = "a", "#"+chapter
			if cut {
				out[i].To += "-" + section
			}
		}
	}
	return out
}
