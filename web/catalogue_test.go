//go:build !js

package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

var places = regexp.MustCompile(`\{\d\}`)

// forms are how many texts a message has: one a language, or one a language and number.
var forms = map[string]int{"Text": 3, "Plural": 6}

// TestCatalogue reads every message of the app: each has every language, with the same places to fill in.
func TestCatalogue(t *testing.T) {
	found, seen := 0, map[string]bool{}
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
				found++
				for _, fault := range m.faults() {
					t.Errorf("%s/%s: %s", p.path, filepath.Base(file), fault)
				}
			}
		}
	}
	if found < 2000 {
		t.Errorf("only %d messages found: the reader of this test no longer sees them", found)
	}
}

// A message is one literal of i18n.Text or i18n.Plural.
type message struct {
	kind  string
	texts []string
}

// messages lists the literals of a file. One that is put together from other texts is no message.
func messages(f *ast.File) (list []message) {
	ast.Inspect(f, func(n ast.Node) bool {
		lit, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		m := message{kind: typeName(lit.Type)}
		if forms[m.kind] == 0 {
			return true
		}
		for _, e := range lit.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				e = kv.Value
			}
			if b, ok := e.(*ast.BasicLit); ok && b.Kind == token.STRING {
				text, _ := strconv.Unquote(b.Value)
				m.texts = append(m.texts, text)
			}
		}
		if len(m.texts) > 0 {
			list = append(list, m)
		}
		return true
	})
	return list
}

// typeName is the name of a type of i18n, seen from inside or outside.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok && x.Name == "i18n" {
			return e.Sel.Name
		}
	}
	return ""
}

func (m message) faults() (faults []string) {
	if len(m.texts) != forms[m.kind] {
		return []string{fmt.Sprintf("%s %q has %d forms, want %d", m.kind, m.texts[0], len(m.texts), forms[m.kind])}
	}
	for _, text := range m.texts {
		if strings.TrimSpace(text) == "" {
			faults = append(faults, fmt.Sprintf("%q: a language is missing", m.texts))
		}
		if got, want := placesOf(text), placesOf(m.texts[0]); !slices.Equal(got, want) {
			faults = append(faults, fmt.Sprintf("%q has the places %v, %q has %v", text, got, m.texts[0], want))
		}
	}
	return faults
}

func placesOf(s string) []string {
	set := map[string]bool{}
	for _, p := range places.FindAllString(s, -1) {
		set[p] = true
	}
	return slices.Sorted(maps.Keys(set))
}

// TestCatalogueIsRead proves that a fault is found.
func TestCatalogueIsRead(t *testing.T) {
	for _, m := range []message{{"Text", []string{"a {0}", "b {1}", "c {0}"}}, {"Text", []string{"a", "b"}}, {"Text", []string{"a", " ", "c"}}, {"Plural", []string{"a", "b", "c"}}} {
		if len(m.faults()) == 0 {
			t.Errorf("%+v is let through", m)
		}
	}
	if f := (message{"Text", []string{"{0} a", "b {0}", "{0}"}}).faults(); len(f) > 0 {
		t.Error(f)
	}
}

// loans are the words that Indonesian or Croatian has from English or shares with it, and names: what else is the same in both was
// forgotten to be translated.
var loans = map[string]string{
	"id": "hort bluetooth festival keyboard pdbk percasi remote logo png jpg svg pdf mts nis nisn sma smk smp anna annex area armageddon ascii baku bbe berger blitz break bronstein buchholz burstein bye byo chat chess com cro csv data dgt diagram dubov dutch editor excel fed fen fide final " +
		"folder fore hector ina indonesia internet ipad iphone json keizer koya leap lim mail manager median menu mit mod mode open pairing per pgn printer program ptp rapid rating ratings results " +
		"robin round scheveningen server slip sonneborn splitmix status swiss tab tablet tbr rtg template tie total tpr trf txt utf varma virtual volume wasit wcm web wfm wgm wim xlsx xml yomi zip",
	"hr": "bluetooth cut festival pdbk percasi png jpg svg pdf mts nis nisn sma smk smp ana anna annex ascii auto baku bbe berger bronstein buchholz burstein byo chess com cro csv dgt dubov dutch excel fed fen fide fischer fore hector horv horvat ina incident internet json " +
		"keizer koya leap lim manager min minute mit mod open passant period pgn plus program ptp ratings results rtg scheveningen sonneborn splitmix status stop swiss tablet tbr tpr trf txt utf varma wasit wcm " +
		"web wfm wgm wim xlsx xml yomi zip",
}

// TestNoEnglishIsLeft compares the words of each message: one that stands in the English text too is a loan or a name.
func TestNoEnglishIsLeft(t *testing.T) {
	used, seen := map[string]map[string]bool{"id": {}, "hr": {}}, map[string]bool{}
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
				for lang, words := range m.english() {
					for _, w := range words {
						if used[lang][w] = true; !slices.Contains(strings.Fields(loans[lang]), w) {
							t.Errorf("%s/%s: %q is English and no loan in %q", p.path, filepath.Base(file), w, lang)
						}
					}
				}
			}
		}
	}
	for lang, words := range loans {
		for _, w := range strings.Fields(words) {
			if !used[lang][w] {
				t.Errorf("%s: %q is excused and stands nowhere", lang, w)
			}
		}
	}
}

// croatian is where the Croatian forms of a message begin; the English ones stand before them, Indonesian has one form, the first.
var croatian = map[string]int{"Text": 2, "Plural": 3}

// english gives the words of three letters and more that the other languages of the message share with its English.
func (m message) english() map[string][]string {
	words := func(texts []string) []string { return wordsIn(strings.Join(texts, " ")) }
	if len(m.texts) != forms[m.kind] {
		return nil // a fault that TestCatalogue reports
	}
	last := croatian[m.kind]
	english := words(m.in("en"))
	other := func(texts []string) (shared []string) {
		for _, w := range words(texts) {
			if len(w) > 2 && slices.Contains(english, w) {
				shared = append(shared, w)
			}
		}
		return shared
	}
	return map[string][]string{"id": other(m.texts[:1]), "hr": other(m.texts[last:])}
}

// TestEnglishIsFound proves that a forgotten text is found.
func TestEnglishIsFound(t *testing.T) {
	for _, m := range []message{{"Text", []string{"Close", "Close", "Zatvori"}}, {"Text", []string{"Tutup", "Close it", "Close"}}, {"Plural", []string{"{0} boards", "{0} board", "{0} boards", "{0} ploča", "{0} ploče", "{0} ploča"}}} {
		if found := m.english(); len(found["id"])+len(found["hr"]) != 1 {
			t.Errorf("%+v: found %v", m, found)
		}
	}
}

// A synonym is a word that a language has besides the one that Wasit says for a thing, and the texts in which it means another.
type synonym struct {
	word, say string
	meant     []string
}

var synonyms = map[string][]synonym{
	// the log is of what happened, the code is named by FIDE, and {event} stands in texts that organisers have kept
	"en": {{"event", "tournament", []string{"Event log", "Event code", "The event code that the federation gave", "event",
		"On {date}, at {place}, {event} was completed with {players} players. These are the results."}}, {"events", "tournaments", nil}},
	// in the list that is printed, the record and the late entry the word is the federation's; a team is no player
	"id": {{"peserta", "pemain", []string{"Peserta", "peserta", "Daftar peserta", "Daftar peserta dan cadangan kertas sudah bisa dicetak. Pairing dicetak setelah diumumkan.",
		"Pada hari ini, {tanggal}, bertempat di {tempat}, telah selesai dilaksanakan {acara} dengan {peserta} peserta. Hasilnya sebagai berikut.",
		"Pemain baru masuk sebagai peserta susulan mulai babak {0}.", "Siapa yang datang sekarang masuk satu per satu sebagai peserta susulan.",
		"{0} ({1}) dan {2} ({3}). Masukkan sebagai peserta susulan.", "Daftarkan tim sebagai peserta; pemainnya diisi di formulir tim."}},
		{"pesertanya", "pemainnya", nil}},
}

// TestOneSpelling: a forfeit is W.O. in every Indonesian text, in large letters.
func TestOneSpelling(t *testing.T) {
	seen := 0
	eachFile(t, func(dir string, f *ast.File) {
		for _, m := range messages(f) {
			for _, text := range m.in("id") {
				seen += strings.Count(text, "W.O.")
				if strings.Contains(text, "w.o.") {
					t.Errorf("%s: %q", dir, text)
				}
			}
		}
	})
	if seen < 20 {
		t.Errorf("W.O. was met %d times: the texts were not read", seen)
	}
}

// TestOneWordForAThing: a tournament is a tournament, a player a player in every text.
func TestOneWordForAThing(t *testing.T) {
	meant := map[string]bool{}
	eachFile(t, func(dir string, f *ast.File) {
		for _, m := range messages(f) {
			for lang, list := range synonyms {
				for _, s := range list {
					for _, text := range m.in(lang) {
						if slices.Contains(s.meant, text) {
							meant[text] = true
						} else if slices.Contains(wordsIn(text), s.word) {
							t.Errorf("%s: %q says %s for %s", dir, text, s.word, s.say)
						}
					}
				}
			}
		}
	})
	for _, list := range synonyms {
		for _, s := range list {
			for _, text := range s.meant {
				if !meant[text] {
					t.Errorf("%q is excused and stands nowhere", text)
				}
			}
		}
	}
	if m := (message{"Plural", []string{"{0} turnamen", "{0} event", "{0} tournaments", "", "", ""}}); !slices.Contains(wordsIn(strings.Join(m.in("en"), " ")), "event") {
		t.Error("the singular of a number is not read")
	}
}

// in gives the texts of the message in a language; none of one that TestCatalogue faults.
func (m message) in(lang string) []string {
	last := croatian[m.kind]
	switch {
	case len(m.texts) != forms[m.kind]:
		return nil
	case lang == "id":
		return m.texts[:1]
	case lang == "en":
		return m.texts[1:last]
	}
	return m.texts[last:]
}

// wordsIn gives the words of a text in small letters.
func wordsIn(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) })
}
