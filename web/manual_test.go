//go:build !js

package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	book "wasit/app/books/manual"
	"wasit/web/manual"
)

// TestManualWords: every word of the screen that the manual names stands in the app, in the language of the chapter; where the app fills a
// number or a name in, the manual may have any.
func TestManualWords(t *testing.T) {
	said := map[string]*screenWords{}
	for _, lang := range manual.Langs {
		said[lang] = &screenWords{plain: map[string]bool{}}
	}
	seen := map[string]bool{}
	for _, p := range packages(t) {
		if !below(p.path, "app") {
			continue
		}
		for _, file := range p.files {
			if seen[file] {
				continue
			}
			seen[file] = true
			for _, m := range messages(parse(t, file)) {
				for _, lang := range manual.Langs {
					said[lang].add(m.in(lang))
				}
			}
		}
	}
	found := 0
	for _, lang := range manual.Langs {
		b, err := manual.Read(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range b.Chapters {
			for _, s := range manualSpans(c) {
				if s.Mark != book.Word || c.Lang != lang {
					continue
				}
				if found++; !said[lang].has(s.Text) {
					t.Errorf("%s/%s names %q, which the app says nowhere", lang, c.Key, s.Text)
				}
			}
		}
	}
	if found < 500 {
		t.Errorf("only %d words of the screen: the test reads nothing", found)
	}
	if said["en"].has("Pair the round at once") || !said["en"].has("Pair round 12") || said["hr"].has("Close the round") {
		t.Error("the test does not tell words that are said from others")
	}
}

// screenWords are the texts of a language; filled are those with places.
type screenWords struct {
	plain  map[string]bool
	filled []*regexp.Regexp
}

func (w *screenWords) add(texts []string) {
	for _, text := range texts {
		w.plain[text] = true
		parts := places.Split(text, -1)
		if len(parts) < 2 || len(strings.Join(parts, "")) < 4 {
			continue // all of it may be filled in
		}
		for i := range parts {
			parts[i] = regexp.QuoteMeta(parts[i])
		}
		w.filled = append(w.filled, regexp.MustCompile("^"+strings.Join(parts, ".+")+"$"))
	}
}

func (w *screenWords) has(text string) bool {
	return w.plain[text] || slices.ContainsFunc(w.filled, func(r *regexp.Regexp) bool { return r.MatchString(text) })
}

func manualSpans(c book.Chapter) (list []book.Span) {
	for _, b := range c.Blocks {
		list = append(list, slices.Concat(append(b.Cells, b.Spans)...)...)
	}
	return list
}

// TestManualCommands: the commands and options that the manual names are those of the programs.
func TestManualCommands(t *testing.T) {
	sources, err := filepath.Glob(filepath.Join(root(t), "swiss/cmd/swiss/*.go"))
	if err != nil || len(sources) == 0 {
		t.Fatal(sources, err)
	}
	program := ""
	for _, name := range sources {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		program += string(text)
	}
	b, err := manual.Read("en")
	if err != nil {
		t.Fatal(err)
	}
	command, found := regexp.MustCompile(`(?:^|/)swiss ([a-z]+)`), 0
	for _, c := range b.Chapters {
		for _, line := range typedLines(c) {
			if m := command.FindStringSubmatch(line); m != nil {
				if found++; !strings.Contains(program, "swiss "+m[1]+" ") {
					t.Errorf("%s: no command of %q", c.Key, line)
				}
			}
			if c.Key != book.Checker || strings.HasPrefix(line, "go run ./web") {
				continue
			}
			for _, m := range regexp.MustCompile(`(?:^| )-([a-z][a-z-]*)`).FindAllStringSubmatch(line, -1) {
				if found++; m[1] != "h" && !strings.Contains(program, `"`+m[1]+`"`) {
					t.Errorf("%s: no option of %q", c.Key, line)
				}
			}
		}
	}
	if found < 15 {
		t.Errorf("only %d commands and options", found)
	}
}

// typedLines are what a chapter says is typed.
func typedLines(c book.Chapter) (lines []string) {
	for _, b := range c.Blocks {
		if b.Kind == book.Code {
			lines = append(lines, b.Text())
		}
	}
	for _, s := range manualSpans(c) {
		if s.Mark == book.Typed {
			lines = append(lines, s.Text)
		}
	}
	return lines
}

// TestManualArticles: an article of the Laws that the manual leads to is in the newest edition.
func TestManualArticles(t *testing.T) {
	articles := string(read(t, "testdata/fide/articles.tsv"))
	for _, lang := range manual.Langs {
		b, err := manual.Read(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range b.Chapters {
			for _, s := range manualSpans(c) {
				if number, ok := strings.CutPrefix(s.To, "law:"); ok && !strings.Contains(articles, "\t"+number+"\t") {
					t.Errorf("%s/%s leads to article %s, which is nowhere", lang, c.Key, number)
				}
			}
		}
	}
}
