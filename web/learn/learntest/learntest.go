// Package learntest reads the lessons for tests.
package learntest

import (
	"testing"

	"wasit/app/books/course"
	"wasit/web/learn"
)

// Book makes the files of the lessons and reads the course in a language as the app does.
func Book(t testing.TB, lang string) *course.Book {
	t.Helper()
	files, err := learn.Build()
	if err != nil {
		t.Fatal(err)
	}
	b, err := course.Read(files[learn.Shared], files[learn.Name(lang)])
	if err != nil {
		t.Fatal(err)
	}
	return b
}
