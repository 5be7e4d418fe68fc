package lawbook_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"wasit/app/books/lawbook"
	"wasit/web/laws"
)

// TestLanguages: every language has everything, in the same order, and no text is missing.
func TestLanguages(t *testing.T) {
	en := book(t, "en")
	for _, lang := range laws.Langs {
		b := book(t, lang)
		if b.Lang != lang || len(b.Articles) != 370 || len(b.Chapters) != len(en.Chapters) || len(b.Changes) != len(en.Changes) ||
			len(b.Terms) < 250 || len(b.Questions) < 25 || len(b.Men) != 9 || len(b.Words) != 24 {
			t.Fatalf("%s: %s, %d articles, %d chapters, %d changes, %d terms, %d questions, %d men, %d words", lang, b.Lang, len(b.Articles),
				len(b.Chapters), len(b.Changes), len(b.Terms), len(b.Questions), len(b.Men), len(b.Words))
		}
		for i, a := range b.Articles {
			if a.ID != en.Articles[i].ID || a.Numbers != en.Articles[i].Numbers || a.Text == "" {
				t.Errorf("%s: article %d is %+v", lang, i, a)
			}
		}
		for i, q := range b.Questions {
			if q.Key != en.Questions[i].Key || q.Text == "" || q.Answer == "" {
				t.Errorf("%s: question %d is %+v", lang, i, q)
			}
		}
		for i, m := range b.Men {
			if m.Key != en.Men[i].Key || m.Name == "" || m.Text == "" {
				t.Errorf("%s: man %d is %+v", lang, i, m)
			}
		}
		for _, term := range b.Terms {
			if term.Text == "" || len(term.Others) != 2 || term.Others[0] == "" || term.Others[1] == "" {
				t.Errorf("%s: term %+v", lang, term)
			}
		}
	}
}

func TestDamagedFiles(t *testing.T) {
	good := string(files(t)["en"])
	for name, tt := range map[string]struct {
		data string
		line int
	}{
		"empty":            {"", 0},
		"another file":     {"<!doctype html>\n", 1},
		"another version":  {strings.Replace(good, "wasit-laws-1", "wasit-laws-2", 1), 1},
		"not UTF-8":        {strings.Replace(good, "Preface", "Pref\xff", 1), 0},
		"an unknown kind":  {strings.Replace(good, "\nc\t", "\nz\t", 1), 2},
		"a field too many": {strings.Replace(good, "\nc\t", "\nc\tx\t", 1), 2},
		"cut in the head":  {good[:60], 3},
		"no articles":      {"wasit-laws-1\ten\nc\t1\tx\n", 2},
		"too long":         {good + strings.Repeat("s\ta\ta\tb\tc\n", 5000), 5001},
		"too large":        {good + strings.Repeat("x", lawbook.MaxBytes), 0},
	} {
		b, err := lawbook.Read([]byte(tt.data))
		var form *lawbook.FormError
		if b != nil || !errors.As(err, &form) || form.Line != tt.line {
			t.Errorf("%s: %v, want an error on line %d", name, err, tt.line)
		}
	}
}

// FuzzRead: a damaged file is refused or read whole, and what was read can be searched.
func FuzzRead(f *testing.F) {
	good := files(f)["hr"]
	f.Add(good[:bytes.Index(good, []byte("\na\t"))+400], "7.5")
	f.Add([]byte("wasit-laws-1\ten\nc\t1\tx\na\tx\t\t\t\t\t\ttopic\ttext\tkey\nq\tk\t1\tq\ta\tnot a FEN\tz9 a1\ny\tc\td\ta,b b\ny\td\tc\tb\ny\tfiller\t\tof\n"), "a b of")
	f.Add([]byte("wasit-laws-1\ten\nc\t\t\na\to2sn-\t\t\t\t\t\t\t\t\n"), "o2sn")
	f.Fuzz(func(t *testing.T, data []byte, query string) {
		b, err := lawbook.Read(data)
		if err != nil {
			if b != nil {
				t.Error("an error and a book")
			}
			return
		}
		r := b.Find(query)
		for _, h := range append(r.Hits, r.Nearest...) {
			_ = id(b, h)
		}
		found, _ := b.ByNumber(query, "")
		for _, i := range found {
			a := &b.Articles[i]
			a.Number()
			b.ChangesOf(a)
			b.QuestionsOf(a)
			b.Page(b.Chapters[a.Chapter].Number)
		}
		lawbook.Spans(query, r.Words, r.Marks)
	})
}

// BenchmarkRead is what an article waits for that is opened first; prepared is what the first search waits for besides.
func BenchmarkRead(b *testing.B) {
	data := files(b)["id"]
	for name, prepared := range map[string]bool{"alone": false, "prepared": true} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				book, err := lawbook.Read(data)
				if err != nil {
					b.Fatal(err)
				}
				if prepared {
					book.Prepare()
				}
			}
		})
	}
}
