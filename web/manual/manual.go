// Package manual holds the sources of the manual, a file a chapter and language, and makes of them what the app reads, and one page of
// HTML that needs no other file, for paper too. The form is that of app/books/manual.
//
// English is whole. A language without a chapter shows the English one and says so; the chapters of a day stand in every language.
package manual

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"wasit/app/books/manual"
)

//go:embed en/*.md id/*.md hr/*.md
var sources embed.FS

// Langs are the languages, as their tags.
var Langs = []string{"id", "en", "hr"}

// base is the language that has every chapter.
const base = "en"

// Build makes the file of each language, by its name: manual-id.txt and so on.
func Build() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, lang := range Langs {
		data, err := book(lang)
		if err != nil {
			return nil, err
		}
		if _, err := manual.Read(data); err != nil {
			return nil, fmt.Errorf("manual: %s is not what the app reads: %w", lang, err)
		}
		files["manual-"+lang+".txt"] = data
	}
	return files, nil
}

// Read reads the manual in a language.
func Read(lang string) (*manual.Book, error) {
	data, err := book(lang)
	if err != nil {
		return nil, err
	}
	return manual.Read(data)
}

// book puts the chapters of a language together, in English where it has none.
func book(lang string) ([]byte, error) {
	var chapters [][3]string
	for _, key := range manual.Keys {
		english, err := sources.ReadFile(base + "/" + key + ".md")
		if err != nil {
			return nil, fmt.Errorf("manual: chapter %s: %w", key, err)
		}
		own, text := base, string(english)
		if lang != base {
			translated, err := sources.ReadFile(lang + "/" + key + ".md")
			switch {
			case err == nil:
				own, text = lang, addressed(string(translated), text)
			case !errors.Is(err, fs.ErrNotExist):
				return nil, fmt.Errorf("manual: chapter %s: %w", key, err)
			}
		}
		chapters = append(chapters, [3]string{key, own, text})
	}
	return manual.Write(lang, chapters), nil
}

const heading = "## "

// addressed gives the headings of a translation the addresses of the English ones, in their order: links hold in every language.
func addressed(text, english string) string {
	var slugs []string
	for line := range strings.Lines(english) {
		if title, ok := strings.CutPrefix(line, heading); ok {
			slugs = append(slugs, manual.Slug(title))
		}
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, heading) && len(slugs) > 0 {
			line = strings.TrimRight(line, "\r\n") + " {" + slugs[0] + "}\n"
			slugs = slugs[1:]
		}
		b.WriteString(line)
	}
	return b.String()
}
