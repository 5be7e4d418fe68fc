package lawbook_test

import (
	"os"
	"testing"

	"wasit/app/books/lawbook"
	"wasit/web/laws"
)

// files are the texts as the site holds them, by language.
func files(t testing.TB) map[string][]byte {
	t.Helper()
	articles, err := os.ReadFile("../../../testdata/fide/articles.tsv")
	if err != nil {
		t.Fatal(err)
	}
	built, err := laws.Build(articles)
	if err != nil {
		t.Fatal(err)
	}
	byLang := map[string][]byte{}
	for _, lang := range laws.Langs {
		byLang[lang] = built["laws-"+lang+".txt"]
	}
	return byLang
}

func book(t testing.TB, lang string) *lawbook.Book {
	t.Helper()
	b, err := lawbook.Read(files(t)[lang])
	if err != nil {
		t.Fatal(err)
	}
	return b
}
