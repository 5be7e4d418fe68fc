package manual

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wasit/app/books/manual"
)

func open(t *testing.T, lang string) *manual.Book {
	t.Helper()
	b, err := Read(lang)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestChapters: English is whole, the chapters of a day stand in every language, and each file becomes a chapter.
func TestChapters(t *testing.T) {
	for _, lang := range Langs {
		b := open(t, lang)
		if len(b.Chapters) != len(manual.Keys) {
			t.Errorf("%s has %d chapters, want %d", lang, len(b.Chapters), len(manual.Keys))
		}
		for _, c := range b.Chapters {
			if c.Lang != lang && (lang == base || slices.Contains(manual.DayKeys, c.Key)) {
				t.Errorf("%s: the chapter %s is in %s", lang, c.Key, c.Lang)
			}
		}
		files, err := sources.ReadDir(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if key := strings.TrimSuffix(f.Name(), ".md"); !slices.Contains(manual.Keys, key) {
				t.Errorf("%s/%s is no chapter", lang, f.Name())
			}
		}
	}
}

// TestSameSections: a chapter has the same parts in each language that has it, in the same order.
func TestSameSections(t *testing.T) {
	shape := func(c *manual.Chapter) (parts []string) {
		for _, b := range c.Blocks {
			links := 0
			for _, s := range b.Spans {
				if s.Mark == manual.Link {
					links++
				}
			}
			parts = append(parts, strings.Repeat("link", links)+string(rune('a'+b.Kind)))
		}
		return parts
	}
	english := open(t, base)
	for _, lang := range Langs {
		for _, c := range open(t, lang).Chapters {
			if c.Lang == lang && !slices.Equal(shape(&c), shape(english.Chapter(c.Key))) {
				t.Errorf("%s/%s: its parts are %q, in English %q", lang, c.Key, shape(&c), shape(english.Chapter(c.Key)))
			}
		}
	}
}

// TestLinks: every link leads to a chapter, and to a section that it has.
func TestLinks(t *testing.T) {
	found := 0
	for _, lang := range Langs {
		b := open(t, lang)
		for _, c := range b.Chapters {
			for _, to := range links(&c) {
				found++
				key, section, cut := strings.Cut(to, "#")
				if strings.HasPrefix(to, "law:") {
					continue // web/manual_test.go asks the Laws
				}
				target := b.Chapter(key)
				if target == nil || cut && !slices.ContainsFunc(target.Blocks, func(b manual.Block) bool { return b.Kind == manual.Heading && b.ID == section }) {
					t.Errorf("%s/%s leads to %s, which is nowhere", lang, c.Key, to)
				}
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d links", found)
	}
}

func links(c *manual.Chapter) (list []string) {
	for _, b := range c.Blocks {
		for _, s := range slices.Concat(append(b.Cells, b.Spans)...) {
			if s.Mark == manual.Link {
				list = append(list, s.To)
			}
		}
	}
	return list
}

// TestPage: the page holds every chapter and section, leads nowhere outside itself, asks for no other file, and takes the pictures that
// there are.
func TestPage(t *testing.T) {
	folder := t.TempDir()
	for _, lang := range Langs {
		if err := os.WriteFile(filepath.Join(folder, PictureName(lang, "draft")+".png"), []byte("picture"), 0o600); err != nil {
			t.Fatal(err)
		}
		data, err := Page(lang, "1.0 · 2026-11-22", folder)
		if err != nil {
			t.Fatal(err)
		}
		page := string(data)
		for _, banned := range []string{"<script", "<link", "src=\"http", "href=\"http", "@import", "ZgotmplZ"} {
			if strings.Contains(page, banned) {
				t.Errorf("%s: the page holds %q", lang, banned)
			}
		}
		for _, want := range []string{`<html lang="` + lang + `">`, "1.0 · 2026-11-22", "@page", "data:image/png;base64,cGljdHVyZQ=="} {
			if !strings.Contains(page, want) {
				t.Errorf("%s: the page lacks %q", lang, want)
			}
		}
		for _, part := range strings.Split(page, `href="#`)[1:] {
			to, _, _ := strings.Cut(part, `"`)
			if strings.Count(page, `id="`+to+`"`) != 1 {
				t.Errorf("%s: #%s stands %d times on the page", lang, to, strings.Count(page, `id="`+to+`"`))
			}
		}
		bare, err := Page(lang, "", "")
		if err != nil || strings.Contains(string(bare), "<img") || len(bare) > 200<<10 {
			t.Errorf("%s: without pictures %d bytes, %v", lang, len(bare), err)
		}
	}
}
