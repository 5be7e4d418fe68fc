// Package viewtest reads drawn pages for tests of the rooms, and works their keys. Only tests may import it.
package viewtest

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"wasit/app/session"
	"wasit/app/view"
)

// A Reader reads a page as a person does, and works the keys and controls that it finds there.
type Reader struct {
	T    testing.TB
	Draw func() (v *view.V, page string) // as it is now
	Send func(session.Msg)
}

// Touch does what keys on the page do, one after the other.
func (r Reader) Touch(keys ...string) {
	r.T.Helper()
	for _, key := range keys {
		v, page := r.Draw()
		msg, ok := v.ActOf(key)
		if !ok {
			r.T.Fatalf("viewtest: no key %q on the page %q", key, said(page))
		}
		r.Send(msg)
	}
}

// Enter gives a control of the page another value.
func (r Reader) Enter(control, value string) {
	r.T.Helper()
	v, page := r.Draw()
	msg, ok := v.InputOf(control, value)
	if !ok {
		r.T.Fatalf("viewtest: no control %q on the page %q", control, said(page))
	}
	r.Send(msg)
}

// Says checks what stands on the page in a state, and that what has a "!" before it does not. No place may be left open in a text.
func (r Reader) Says(state string, words ...string) {
	r.T.Helper()
	_, page := r.Draw()
	text := said(page)
	for _, want := range words {
		not, absent := strings.CutPrefix(want, "!")
		if strings.Contains(text, strings.ReplaceAll(not, "\u00a0", " ")) == absent {
			r.T.Errorf("viewtest: %s: the page says %q where %q is in question", state, text, want)
		}
	}
	if strings.Contains(page, "{0}") || strings.Contains(page, "{1}") {
		r.T.Errorf("viewtest: %s: a place was left open in %q", state, text)
	}
}

// Said is what a reader finds on the page: its texts in order, without what only tags say.
func (r Reader) Said() string {
	_, page := r.Draw()
	return said(page)
}

var tags = regexp.MustCompile(`<[^>]*>`)

func said(page string) string {
	text := html.UnescapeString(tags.ReplaceAllString(page, " "))
	return strings.Join(strings.Fields(strings.ReplaceAll(text, "\u2060", "")), " ") // the joiner of a score is not read
}
