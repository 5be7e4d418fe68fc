package view

import (
	"testing"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestGoKey: one key presses the filled key of a page, or its main one; never a blocked or dangerous one, nor what lies below a sheet.
func TestGoKey(t *testing.T) {
	for name, c := range map[string]struct {
		buttons []Button
		want    string
	}{
		"filled":           {[]Button{{Class: "btn--full btn--main", Act: "start"}, {Class: "btn--main btn--go", Act: "publish"}}, "publish"},
		"filled before":    {[]Button{{Class: "btn--main btn--go", Act: "publish"}, {Class: "btn--main", Act: "start"}}, "publish"},
		"main alone":       {[]Button{{Class: "btn--quiet", Act: "other"}, {Class: "btn--full btn--main", Act: "start"}}, "start"},
		"blocked":          {[]Button{{Class: "btn--main btn--go", Act: "publish", Blocked: "stale"}}, ""},
		"dangerous":        {[]Button{{Class: "btn--main btn--bad", Act: "delete"}}, ""},
		"nothing to press": {[]Button{{Class: "btn--quiet", Act: "other"}}, ""},
	} {
		v := New(i18n.EN, "")
		for _, b := range c.buttons {
			v.Act(b.Act, session.TypeReason{Text: b.Act})
			v.Button(b)
		}
		for _, key := range []string{"g", "G"} {
			got, ok := v.KeyOf(key)
			if ok != (c.want != "") || ok && got != (session.TypeReason{Text: c.want}) {
				t.Errorf("%s, %s: %v %v", name, key, got, ok)
			}
		}
		v.Sheet(Sheet{Title: "x", Close: v.Act("close-sheet", session.CloseDialog{})})
		if msg, ok := v.KeyOf("g"); ok {
			t.Errorf("%s: %v below a sheet", name, msg)
		}
	}
}
