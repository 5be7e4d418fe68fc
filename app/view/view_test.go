package view

import (
	"strings"
	"testing"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestTouches: what a drawing registers is found under its key, and nothing else is.
func TestTouches(t *testing.T) {
	v := New(i18n.EN, "")
	if key := v.Act("a", session.UndoLast{}); key != "a" {
		t.Errorf("Act returned %q", key)
	}
	v.Hold("a", session.CloseDialog{})
	v.In("a", func(s string) session.Msg { return session.TypeReason{Text: s} })
	v.Key("a", session.ShowMore{})
	type find func(string) (session.Msg, bool)
	for name, c := range map[string]struct {
		find find
		want session.Msg
	}{
		"act": {v.ActOf, session.UndoLast{}}, "hold": {v.HoldOf, session.CloseDialog{}}, "key": {v.KeyOf, session.ShowMore{}},
		"input": {func(key string) (session.Msg, bool) { return v.InputOf(key, "late") }, session.TypeReason{Text: "late"}},
	} {
		if got, ok := c.find("a"); !ok || got != c.want {
			t.Errorf("%s: %v, %v", name, got, ok)
		}
		if got, ok := c.find("b"); ok || got != nil {
			t.Errorf("%s: nobody registered b, but %v", name, got)
		}
	}
}

// TestKeysBelowASheet: no key reaches the page behind an open sheet, and Escape closes it.
func TestKeysBelowASheet(t *testing.T) {
	v := New(i18n.EN, "")
	v.Key("1", session.ShowMore{})
	if _, ok := v.KeyOf("Escape"); ok {
		t.Error("Escape does something where nothing is open")
	}
	v.Sheet(Sheet{Title: "x", Close: v.Act("close", session.CloseDialog{})})
	if got, ok := v.KeyOf("Escape"); !ok || got != (session.CloseDialog{}) {
		t.Errorf("Escape: %v", got)
	}
	if got, ok := v.KeyOf("1"); ok {
		t.Errorf("1 reaches the page behind the sheet: %v", got)
	}
}

// TestRows: a brief drawing cuts long lists and says so; a whole one cuts nothing.
func TestRows(t *testing.T) {
	for _, c := range []struct {
		brief   bool
		n, rows int
		cut     bool
	}{
		{false, 0, 0, false}, {false, 500, 500, false}, {true, 0, 0, false}, {true, briefRows, briefRows, false}, {true, briefRows + 1, briefRows, true}, {true, 500, briefRows, true},
	} {
		v := New(i18n.EN, "")
		v.Brief = c.brief
		if got := v.Rows(c.n); got != c.rows || v.IsCut() != c.cut {
			t.Errorf("brief %v, %d rows: %d, cut %v", c.brief, c.n, got, v.IsCut())
		}
	}
	for _, brief := range []bool{false, true} {
		v := New(i18n.EN, "")
		v.Brief = brief
		if v.Later() != brief || v.IsCut() != brief {
			t.Errorf("brief %v: what stands below is left to later: %v", brief, v.IsCut())
		}
	}
	v := New(i18n.EN, "")
	v.Brief = true
	v.Rows(100)
	v.Rows(2)
	if !v.IsCut() {
		t.Error("a short list made the cut of the long one forgotten")
	}
}

func TestButton(t *testing.T) {
	v := New(i18n.EN, "/sub")
	for _, c := range []struct {
		name string
		b    Button
		want []string
		not  []string
	}{
		{"a key", Button{Text: "Pair", Act: "pair", ID: "p", Class: "btn--go"}, []string{"<button", `data-act="pair"`, `id="p"`, "btn--go", "Pair"}, []string{"aria-label", "data-hold", "aria-disabled"}},
		{"a link keeps below the path of the host", Button{Text: "Home", Href: "/x", ID: "h"}, []string{"<a ", `href="/sub/x"`, `id="h"`}, []string{"<button", "data-act"}},
		{"a sign alone has a name", Button{Text: "Print", Icon: "print", Only: true, Act: "p"}, []string{`aria-label="Print"`, "icon-print", "btn--icon"}, []string{">Print<"}},
		{"so has a link", Button{Text: "Home", Icon: "home", Only: true, Href: "/"}, []string{`aria-label="Home"`, "btn--icon"}, []string{">Home<"}},
		{"a blocked key says why, and does nothing", Button{Text: "Publish", Act: "publish", Hold: "h", Blocked: "paired anew"}, []string{`aria-disabled="true"`, `title="paired anew"`, `aria-description="paired anew"`}, []string{"data-act", "data-hold"}},
		{"a held key has a way for the keyboard", Button{Text: "Delete", Hold: "del", KeyAct: "ask"}, []string{`data-hold="del"`, `data-keyact="ask"`, "btn--hold"}, []string{"data-act"}},
		{"short on a phone", Button{Text: "Wishes", Icon: "swap", Short: true}, []string{`<span class="btn__t">Wishes</span>`}, nil},
	} {
		t.Run(c.name, func(t *testing.T) { lacks(t, html(v.Button(c.b)), c.want, c.not...) })
	}
}

// TestBanner: what is bad interrupts a screen reader, the rest waits its turn.
func TestBanner(t *testing.T) {
	v := New(i18n.EN, "")
	for kind, role := range map[string]string{"ok": "status", "info": "status", "warn": "status", "bad": "alert"} {
		lacks(t, html(v.Banner(Banner{Kind: kind, Title: "T", ID: "b"})), []string{`role="` + role + `"`, "banner--" + kind, "icon-" + kind, "<b>T</b>", `id="b"`}, "<span></span>", "<button")
	}
	lacks(t, html(v.Banner(Banner{Kind: "warn", Text: "why", Button: &Button{Text: "Do", Act: "do"}})), []string{"<span>why</span>", `data-act="do"`})
}

// TestField: a screen reader hears the label, then what is wrong and what helps, in a line as in a text of many lines.
func TestField(t *testing.T) {
	v := New(i18n.EN, "")
	for _, rows := range []int{0, 4} {
		for _, c := range []struct {
			f    Field
			want []string
			not  []string
		}{
			{Field{}, []string{`<label for="f">L</label>`, `data-in="in"`}, []string{"aria-invalid", "aria-describedby", "f-err", "f-help", "maxlength"}},
			{Field{Help: "so"}, []string{`aria-describedby="f-help"`, `id="f-help"`}, []string{"aria-invalid", "f-err"}},
			{Field{Error: "no"}, []string{`aria-invalid="true"`, `aria-describedby="f-err"`, `id="f-err"`, `role="alert"`}, []string{"f-help"}},
			{Field{Error: "no", Help: "so", Max: 40}, []string{`aria-invalid="true"`, `aria-describedby="f-err f-help"`, `maxlength="40"`}, nil},
		} {
			c.f.ID, c.f.Label, c.f.In, c.f.Rows = "f", "L", "in", rows
			lacks(t, html(v.Field(c.f)), c.want, c.not...)
		}
	}
	lacks(t, html(v.Field(Field{ID: "f", Value: "x"})), []string{`type="text"`, `autocomplete="off"`, `data-is="=x"`})
	lacks(t, html(v.Field(Field{ID: "f", Type: "date", Complete: "name", Numeric: true})), []string{`type="date"`, `autocomplete="name"`, `inputmode="numeric"`})
}

func TestChoices(t *testing.T) {
	v := New(i18n.EN, "")
	options := []Option{{Key: "a", Text: "A", Under: "one"}, {Key: "b", Text: "B"}}
	for name, got := range map[string]string{"strip": html(v.Seg("n", "L", "b", "in", options)), "list": html(v.Choices("n", "L", "b", "in", options))} {
		if strings.Count(got, `checked="true"`) != 1 || strings.Count(got, `name="n"`) != 2 || strings.Count(got, `data-in="in"`) != 2 {
			t.Errorf("%s: %s", name, got)
		}
		if a, b, _ := strings.Cut(got, "</label>"); !strings.Contains(a, `checked="false"`) || !strings.Contains(b, `checked="true"`) {
			t.Errorf("%s: b is chosen: %s", name, got)
		}
	}
	lacks(t, html(v.Switch("s", "Sound", "in", true)), []string{`role="switch"`, `checked="true"`, "Sound"})
	lacks(t, html(v.Check("s", "Sound", "in", false)), []string{`type="checkbox"`, `checked="false"`}, `role="switch"`)
}

type setTo struct {
	N int
}

// TestStepper: at its limit a key stays to be found, but does nothing; what is typed becomes the nearest number that there may be.
func TestStepper(t *testing.T) {
	v := New(i18n.EN, "")
	got := html(v.Stepper(Stepper{ID: "n", Label: "Rounds", Less: "fewer", Value: 1, Least: 1, Most: 30, Step: 5, To: func(n int) session.Msg { return setTo{N: n} }}))
	less, more, _ := strings.Cut(got, "<input")
	lacks(t, less, []string{`aria-label="Rounds: fewer"`, `aria-disabled="true"`, `aria-labelledby="n-label"`}, "data-act")
	lacks(t, more, []string{`aria-label="Rounds: More"`, `data-act="n-more"`, `value="1"`, `title="From 1 to 30"`, `maxlength="2"`}, "aria-disabled")
	if msg, _ := v.ActOf("n-more"); msg != (setTo{N: 6}) {
		t.Errorf("plus gives %v", msg)
	}
	for text, want := range map[string]int{"16": 16, " 16 ": 16, "99": 30, "0": 1, "-4": 1, "": 1, "x": 1} {
		if msg, _ := v.InputOf("n", text); msg != (setTo{N: want}) {
			t.Errorf("%q gives %v, want %d", text, msg, want)
		}
	}
}
