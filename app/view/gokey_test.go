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
		v.Button(Button{Class: "btn--main btn--go", Act: v.Act("late", session.TypeReason{Text: "late"})})
		if msg, ok := v.KeyOf("g"); ok {
			t.Errorf("%s: %v of a page that is drawn behind a sheet", name, msg)
		}
	}
}

// TestGoKeyOfASheet: on an open sheet the key presses what is filled in its foot, and nothing that is blocked, dangerous or of the page.
func TestGoKeyOfASheet(t *testing.T) {
	for name, c := range map[string]struct {
		foot []Button
		want string
	}{
		"filled":           {[]Button{{Act: "other"}, {Class: "btn--main btn--go", Act: "draw"}}, "draw"},
		"blocked":          {[]Button{{Class: "btn--main btn--go", Act: "draw", Blocked: "no lot"}}, ""},
		"dangerous":        {[]Button{{Class: "btn--main btn--bad", Act: "delete"}}, ""},
		"nothing to press": {[]Button{{Class: "btn--quiet", Act: "other"}}, ""},
		"no foot":          {nil, ""},
	} {
		v := New(i18n.EN, "")
		v.Button(Button{Class: "btn--main btn--go", Act: v.Act("page", session.TypeReason{Text: "page"})})
		s := Sheet{Title: "x", Close: v.Act("close-sheet", session.CloseDialog{})}
		for _, b := range c.foot {
			v.Act(b.Act, session.TypeReason{Text: b.Act})
			s.Foot = append(s.Foot, v.Button(b))
		}
		v.Sheet(s)
		got, ok := v.KeyOf("g")
		if ok != (c.want != "") || ok && got != (session.TypeReason{Text: c.want}) {
			t.Errorf("%s: %v %v", name, got, ok)
		}
		if msg, ok := v.KeyOf("Escape"); !ok || msg != (session.CloseDialog{}) {
			t.Errorf("%s: Escape sends %v", name, msg)
		}
	}
}
