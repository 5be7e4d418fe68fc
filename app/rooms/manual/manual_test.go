package manual

import (
	"errors"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/manual"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
)

// bookOfTwo is a book of two chapters, the second of which nobody has translated.
func bookOfTwo(t *testing.T, lang i18n.Lang) *manual.Book {
	t.Helper()
	b, err := manual.Read(manual.Write(lang.Tag(), [][3]string{
		{"pairing", lang.Tag(), "# Pair a round\nTouch **Publish**; see [byes](byes#limits) and [7.5.1](law:7.5.1).\n## One\n- a\n- b\n## By hand\n1. first\n2. second\n## Three\n> mind\n\n| k | what |\n|---|---|\n| `BH` | sum |\n\n    swiss check -\n"},
		{"byes", "en", "# Byes\nTwo kinds.\n## Limits\nHalf a point.\n"}}))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func stepped(m page, msg session.Msg) (page, []session.Cmd) {
	own, ok := msg.(Msg)
	if !ok {
		own = Answer(msg)
	}
	return own.update(m, session.Env{})
}

// come goes to an address, as the shell does.
func come(m page, path string) (page, []session.Cmd) {
	next := session.ParseRoute(path)
	m.Model, m.Route = m.Model.Left(m.Route, next), next
	if next.Page != session.PageManual {
		return m, nil
	}
	return m.arrived()
}

func at(lang i18n.Lang) page {
	return page{Session: session.Session{Settings: session.Settings{Lang: lang}}}
}

// TestManualOpens: the book of the language is asked for once, another language's is not taken, and the section of the address comes into view.
func TestManualOpens(t *testing.T) {
	m, cmds := come(at(i18n.HR), "/manual/pairing/by-hand")
	if !reflect.DeepEqual(cmds, []session.Cmd{session.ReadManual{Lang: i18n.HR}}) {
		t.Fatalf("arriving asks for %v", cmds)
	}
	if _, cmds := come(m, "/manual/byes"); len(cmds) > 0 {
		t.Errorf("while it is on its way it is asked for again: %v", cmds)
	}
	if other, cmds := stepped(m, session.ManualRead{Lang: i18n.EN, Book: bookOfTwo(t, i18n.EN)}); other.Book != nil || len(cmds) > 0 {
		t.Error("the book of another language is taken")
	}
	failed, _ := stepped(m, session.ManualRead{Lang: i18n.HR, Err: errors.New("offline")})
	if _, cmds = stepped(failed, retryManual{}); !reflect.DeepEqual(cmds, []session.Cmd{session.ReadManual{Lang: i18n.HR}}) {
		t.Errorf("once more asks for %v", cmds)
	}
	m, cmds = stepped(m, session.ManualRead{Lang: i18n.HR, Book: bookOfTwo(t, i18n.HR)})
	if !reflect.DeepEqual(cmds, []session.Cmd{session.Reveal{ID: "manual-by-hand", Lead: true}}) {
		t.Errorf("read: %v", cmds)
	}
	if page := drawn(m); !strings.Contains(page, `id="manual-by-hand"`) {
		t.Error("the section has no element to come into view")
	}
	m.Settings.Lang = i18n.ID
	if m, cmds = come(m, "/manual"); m.Book != nil || !reflect.DeepEqual(cmds, []session.Cmd{session.ReadManual{Lang: i18n.ID}}) {
		t.Errorf("another language asks for %v", cmds)
	}
}

func drawn(m page) string { return app.HTMLString(Render(view.New(m.Lang(), ""), m.Session, m.Model)) }

// articleInCroatian has its attributes in the order in which they are drawn by chance.
var articleInCroatian = regexp.MustCompile(`<article (class="man" lang="hr"|lang="hr" class="man")>`)

// TestManualPages: contents, a chapter with everything in it, one in another language, an unknown one, all of them.
func TestManualPages(t *testing.T) {
	m := at(i18n.HR)
	m.BookLang, m.Book = i18n.HR, bookOfTwo(t, i18n.HR)
	for path, want := range map[string][]string{
		"/manual": {`href="/manual/pairing"`, `href="/manual/all"`, `<b lang="en">Byes</b>`, `id="manual-search"`},
		"/manual/pairing": {"<b>Publish</b>", `href="/manual/byes/limits"`, `href="/laws/7.5.1"`, "<li>a</li>", "<ol><li>first</li>", "<code>BH</code>",
			`<pre tabindex="0">swiss check -</pre>`, `id="manual-after"`, `href="/manual/pairing/by-hand"`},
		"/manual/byes":    {textEnglish.HR, `lang="en"`, `id="manual-before"`},
		"/manual/nothing": {textNoPage.HR, `href="/manual"`},
		"/manual/all":     {"Pair a round", "Two kinds.", `id="print"`},
	} {
		next, cmds := come(m, path)
		page := strings.ReplaceAll(strings.ReplaceAll(drawn(next), "\n", ""), "  ", "")
		for _, w := range want {
			if !strings.Contains(page, w) {
				t.Errorf("%s lacks %s:\n%s", path, w, page)
			}
		}
		if path == "/manual/pairing" && !articleInCroatian.MatchString(page) {
			t.Errorf("no language is told of the text: %s", page)
		}
		if len(cmds) > 0 {
			t.Errorf("%s asks for %v", path, cmds)
		}
	}
	m.Failed = errors.New("offline")
	if page := drawn(m); !strings.Contains(page, textFailedDo.HR) {
		t.Error("a failure is not said")
	}
}

// TestManualSearch: what is typed is found in every chapter, and said to who cannot see it.
func TestManualSearch(t *testing.T) {
	m, _ := come(at(i18n.EN), "/manual")
	m.Book = bookOfTwo(t, i18n.EN)
	reader := viewtest.Reader{T: t, Send: func(msg session.Msg) { m, _ = stepped(m, msg) }, Draw: func() (*view.V, string) {
		v := view.New(i18n.EN, "")
		return v, app.HTMLString(Render(v, m.Session, m.Model))
	}}
	reader.Says("at first", "Pair a round", "Byes")
	reader.Enter("manual-search", "half")
	reader.Says("half", "1 section found", "Limits", "Half a point.", "!Pair a round")
	reader.Enter("manual-search", "queen")
	reader.Says("queen", textNone.EN)
	reader.Enter("manual-search", " ")
	reader.Says("emptied", "Pair a round")
}

// TestManualLeadsBack: the way back leads to the page from which somebody came, also from a later chapter, and is forgotten elsewhere.
func TestManualLeadsBack(t *testing.T) {
	m := at(i18n.EN)
	m.BookLang, m.Book = i18n.EN, bookOfTwo(t, i18n.EN)
	m, _ = come(m, "/event/ab12/round/3")
	m, _ = come(m, "/manual/pairing")
	m, _ = come(m, "/manual/byes")
	if page := drawn(m); !strings.Contains(page, `href="/event/ab12/round/3"`) {
		t.Error("no way back to the round")
	}
	m, _ = come(m, "/")
	m, _ = come(m, "/manual")
	if page := drawn(m); strings.Contains(page, "manual-from") {
		t.Error("a way back to where nobody came from")
	}
}
