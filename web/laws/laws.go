// Package laws holds the sources of the texts of the Laws and makes one file a language of them, which app/books/lawbook reads.
//
//	testdata/fide/articles.tsv   every article: its number in each edition, our words in three languages; its keywords, of all
//	                             languages at once, are not read: ways.tsv has each language's own
//	numbers.tsv                  numbers in E14 and E17 where they are not those of E18; "-" where the edition has none. They
//	                             come from secondary sources and are shown as such.
//	chapters.tsv                 titles of the parts
//	changes.tsv                  what editions decide differently: a line with the point, then a line an edition
//	questions.tsv                what beginners ask, answered by the newest edition
//	answers.tsv                  what an older edition or O2SN answers otherwise
//	men.tsv                      how each man moves and is valued; names come from the glossary
//	speaking.tsv                 signs of the notation as they are said
//	glossary.tsv                 the words of the game
//	synonyms.tsv                 words that a search takes for one another, each language its own, a line a meaning; a word that
//	                             has another meaning too stands with a question mark. Those of "filler" tell nothing. The
//	                             second column is the wider meaning to which one belongs: a rook is a piece.
//	ways.tsv                     how people in a hurry ask for an article, each language its own
//
// To change a text, change its line there and build again. Fields are divided by tabs; the first line names them.
package laws

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"wasit/app/books/lawbook"
	"wasit/web/table"
)

//go:embed *.tsv
var tables embed.FS

// Langs are the languages, as their tags.
var Langs = []string{"id", "en", "hr"}

// Build makes the file of each language, by its name: laws-id.txt and so on.
func Build(articles []byte) (map[string][]byte, error) {
	rows, err := parse("articles.tsv", string(articles))
	if err != nil {
		return nil, err
	}
	t := map[string][]row{"articles": rows}
	for _, name := range []string{"numbers", "chapters", "changes", "questions", "answers", "men", "speaking", "glossary", "synonyms", "ways"} {
		data, err := tables.ReadFile(name + ".tsv")
		if err != nil {
			return nil, err
		}
		if t[name], err = parse(name+".tsv", string(data)); err != nil {
			return nil, err
		}
	}
	files := map[string][]byte{}
	for _, lang := range Langs {
		name := "laws-" + lang + ".txt"
		files[name] = write(t, lang)
		if _, err := lawbook.Read(files[name]); err != nil {
			return nil, fmt.Errorf("laws: %s is not what the app reads: %w", name, err)
		}
	}
	return files, nil
}

type row = table.Row

func parse(name, text string) ([]row, error) { return table.Parse("laws: "+name, text) }

func write(t map[string][]row, lang string) []byte {
	var b strings.Builder
	put := func(fields ...string) { b.WriteString(strings.Join(fields, "\t") + "\n") }
	put("wasit-laws-1", lang)
	for _, r := range t["chapters"] {
		put("c", r["number"], r[lang])
	}
	text := lang
	if lang == "id" {
		text = "id_text" // the column id is the article's own name
	}
	older, ways := byKey(t["numbers"], "id"), byKey(t["ways"], "article")
	for _, r := range t["articles"] {
		e14, e17 := r["e18"], r["e18"]
		if o, ok := older[r["id"]]; ok {
			e14, e17 = strings.TrimPrefix(o["e14"], "-"), strings.TrimPrefix(o["e17"], "-")
		}
		put("a", r["id"], r["e09"], e14, e17, r["e18"], r["e23"], r["topic"], r[text], cells(ways[r["id"]][lang]))
	}
	changes(t["changes"], lang, put)
	names := map[string]string{}
	for _, r := range t["glossary"] {
		names[r["key"]] = r[lang]
		var others []string
		for _, l := range Langs {
			if l != lang {
				others = append(others, r[l])
			}
		}
		put("g", r["key"], r[lang], others[0], others[1])
	}
	for _, r := range t["questions"] {
		put("q", r["key"], r["article"], r[lang], r[lang+"_answer"], r["fen"], r["marks"])
		for _, other := range t["answers"] {
			if other["question"] == r["key"] {
				put("e", other["edition"], other["article"], other[lang])
			}
		}
	}
	for _, r := range t["men"] {
		put("m", r["key"], r[lang+"_letter"], r["value"], r["article"], names[r["key"]], r[lang], r["fen"], r["marks"])
	}
	for _, r := range t["synonyms"] {
		put("y", r["concept"], r["wider"], cells(r[lang]))
	}
	men := byKey(t["men"], "en_letter")
	for _, r := range t["speaking"] {
		letter := r["sign"]
		if own, ok := men[letter]; ok {
			letter = own[lang+"_letter"]
		} else if letter == "P" {
			letter = "–" // a pawn is written without a letter (App. C.4)
		}
		put("s", r["sign"], letter, r["de"], r[lang])
	}
	return []byte(b.String())
}

// cells writes a list without what only the reader of the table needs.
func cells(list string) string { return strings.NewReplacer(", ", ",", "?", "").Replace(list) }

func byKey(rows []row, key string) map[string]row {
	m := make(map[string]row, len(rows))
	for _, r := range rows {
		m[r[key]] = r
	}
	return m
}

// changes writes a line a point: what each edition says of it. E17 decides as E18 does, which corrected it after half a year.
func changes(rows []row, lang string, put func(...string)) {
	var line []string
	for _, r := range rows {
		if r["edition"] == "" {
			if line != nil {
				put(line...)
			}
			line = append([]string{"d", r[lang], r["articles"]}, make([]string, len(lawbook.Editions)+1)...)
			continue
		}
		if r["edition"] == "O2SN" && line != nil {
			line[len(line)-1] = r[lang]
		}
		if i := slices.Index(lawbook.Editions[:], r["edition"]); i >= 0 && line != nil {
			line[3+i] = r[lang]
			if r["edition"] == "E18" {
				line[3+2] = r[lang]
			}
		}
	}
	if line != nil {
		put(line...)
	}
}

// Words returns the terms of the glossary by their keys, in the order of [Langs].
func Words() (map[string][]string, error) {
	data, err := tables.ReadFile("glossary.tsv")
	if err != nil {
		return nil, err
	}
	rows, err := parse("glossary.tsv", string(data))
	words := make(map[string][]string, len(rows))
	for _, r := range rows {
		for _, lang := range Langs {
			words[r["key"]] = append(words[r["key"]], r[lang])
		}
	}
	return words, err
}
