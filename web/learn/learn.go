// Package learn holds the sources of the course and makes the files of it that app/books/course reads: learn.txt for all languages
// and learn-id.txt and so on for each.
//
//	parts.tsv      the six parts
//	lessons.tsv    a lesson a line: its article, diagram, and in each language a title and at most forty words
//	tasks.tsv      its tasks: how they are answered, what is asked, the position, the rule by which the answer is right. The
//	               column proof is for the tests alone.
//	questions.tsv  tasks with answers in words, divided by " / ", the right one first; "#phone" in place of a position is an icon
//	texts.tsv      what is asked, hints, and what is said to a wrong answer
//	games.tsv      short games that are dictated, and from which tasks are drawn
//	glossary.tsv   a sentence for each term; words that are not in web/laws/glossary.tsv are given here
//	pages.tsv      the pages to read
//
// To change a text, change its line there and build again. Fields are divided by tabs; the first line names them. Articles are
// named by their numbers in the newest edition.
package learn

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/app/books/course"
	"wasit/web/laws"
	"wasit/web/table"
)

//go:embed *.tsv
var tables embed.FS

// Shared is the name of the file of all languages.
const Shared = "learn.txt"

// Name returns the name of the file of a language.
func Name(lang string) string { return "learn-" + lang + ".txt" }

// Build makes the files, by their names.
func Build() (map[string][]byte, error) {
	t := map[string][]row{}
	for _, name := range []string{"parts", "lessons", "tasks", "questions", "texts", "games", "glossary", "pages"} {
		data, err := tables.ReadFile(name + ".tsv")
		if err != nil {
			return nil, err
		}
		if t[name], err = parse(name+".tsv", string(data)); err != nil {
			return nil, err
		}
	}
	words, err := laws.Words()
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{Shared: shared(t)}
	for _, lang := range laws.Langs {
		files[Name(lang)] = spoken(t, words, lang)
		if _, err := course.Read(files[Shared], files[Name(lang)]); err != nil {
			return nil, fmt.Errorf("learn: %s is not what the app reads: %w", Name(lang), err)
		}
	}
	return files, nil
}

type row = table.Row

func parse(name, text string) ([]row, error) { return table.Parse("learn: "+name, text) }

// A file collects lines.
type file struct{ strings.Builder }

func (f *file) put(fields ...string) { f.WriteString(strings.Join(fields, "\t") + "\n") }

// shared writes what is the same in every language: keys of texts and terms, then each part with its lessons and their tasks,
// tasks on the board first, then games.
func shared(t map[string][]row) []byte {
	var f file
	f.put(course.Magic)
	f.put("k", strings.Join(column(t["texts"], "key"), " "))
	heads := 0
	terms := glossary(t)
	for _, r := range terms {
		if r["head"] == "1" {
			heads++
		}
	}
	f.put("w", strings.Join(column(terms, "key"), " "), strconv.Itoa(heads))
	for _, p := range t["parts"] {
		f.put("p")
		for _, l := range of(t["lessons"], "part", p["number"]) {
			f.put("l", l["key"], l["article"], l["fen"], l["marks"])
			for _, r := range of(t["tasks"], "lesson", l["key"]) {
				f.put("t", r["kind"], r["ask"], r["fen"], r["rule"], r["args"], r["article"], r["marks"])
			}
			for _, r := range of(t["questions"], "lesson", l["key"]) {
				f.put("q", r["article"], r["fen"], r["marks"])
			}
		}
	}
	for _, r := range t["games"] {
		f.put("m", r["key"], r["title"], r["moves"])
	}
	return []byte(f.String())
}

// of returns the rows whose column holds value.
func of(rows []row, column, value string) (list []row) {
	for _, r := range rows {
		if r[column] == value {
			list = append(list, r)
		}
	}
	return list
}

func column(rows []row, name string) (list []string) {
	for _, r := range rows {
		list = append(list, r[name])
	}
	return list
}

// glossary returns the terms, head words first.
func glossary(t map[string][]row) []row {
	return append(of(t["glossary"], "head", "1"), of(t["glossary"], "head", "0")...)
}

// spoken writes the texts of a language, each kind in the order in which shared asks for it.
func spoken(t map[string][]row, words map[string][]string, lang string) []byte {
	var f file
	f.put(course.Magic, lang)
	for _, r := range t["parts"] {
		f.put("p", r[lang])
	}
	for _, r := range t["texts"] {
		f.put("s", r[lang])
	}
	for _, p := range t["parts"] {
		for _, l := range of(t["lessons"], "part", p["number"]) {
			f.put("l", l[lang], l[lang+"_text"])
			for _, r := range of(t["questions"], "lesson", l["key"]) {
				f.put("q", r[lang])
			}
		}
	}
	at := slices.Index(laws.Langs, lang)
	for _, r := range glossary(t) {
		word := r["word_"+lang]
		if known := words[r["key"]]; word == "" && known != nil {
			word = known[at]
		}
		f.put("g", word, r[lang])
	}
	for _, r := range t["pages"] {
		f.put("h", r["key"], r[lang+"_title"], r[lang])
	}
	return []byte(f.String())
}
