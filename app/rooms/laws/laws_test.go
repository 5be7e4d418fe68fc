package laws

import (
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"wasit/app/books/lawbook"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// bookOfTwo is a book small enough to know by heart.
func bookOfTwo(t *testing.T, lang string) *lawbook.Book {
	t.Helper()
	b, err := lawbook.Read([]byte("wasit-laws-1\t" + lang + "\n" +
		"c\t7\tIrregularities\n" +
		"a\ttwo-hands-illegal\t\t\t7.7.1\t7.5.4\t7.5.4\tt\tTwo hands for one move.\tdua tangan\n" +
		"a\to2sn-12\t\t\t\t\t\tt\tTwo hands: one card.\tdua tangan\n" +
		"q\tone-hand\t7.5.4\tMay I castle with two hands?\tNo.\t\t\n" +
		"g\ttwo_hands\tTwo hands\tDua tangan\tDvije ruke\n" +
		"g\tmedal\tMedal\tMedali\tMedalja\n"))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func lawStep(m page, msg session.Msg) (page, []session.Cmd) {
	own, ok := msg.(Msg)
	if !ok {
		own = Answer(msg)
	}
	return own.update(m, session.Env{Now: time.Unix(0, 0)})
}

// come goes to an address, as the shell does.
func come(m page, path string) (page, []session.Cmd) {
	next := session.ParseRoute(path)
	m.Model = m.Model.Left(m.Route, next)
	m.Route = next
	if next.Page != session.PageLaws {
		return m, nil
	}
	return m.arrived()
}

func TestLawsOpen(t *testing.T) {
	m := page{Session: session.Session{Settings: session.Settings{Lang: i18n.EN}}}
	m, cmds := come(m, "/laws/E17/7.7.1")
	if !reflect.DeepEqual(cmds, []session.Cmd{session.ReadLaws{Lang: i18n.EN}}) || !m.Loading {
		t.Fatalf("arriving asks for %v", cmds)
	}
	if again, cmds := come(m, "/laws/7.5.4"); len(cmds) > 0 || again.Found != nil {
		t.Errorf("while the texts are on their way they are asked for again: %v", cmds)
	}
	if other, cmds := lawStep(m, session.LawsRead{Lang: i18n.HR, Book: bookOfTwo(t, "hr")}); other.Book != nil || len(cmds) > 0 {
		t.Error("texts of another language are taken")
	}
	m, cmds = lawStep(m, session.LawsRead{Lang: i18n.EN, Book: bookOfTwo(t, "en")})
	if !reflect.DeepEqual(cmds, []session.Cmd{session.Reveal{ID: "law-two-hands-illegal", Lead: true}}) || m.In != "E17" || len(m.Found) != 1 || m.Loading {
		t.Errorf("%v, found %v in %q", cmds, m.Found, m.In)
	}
	m, cmds = come(m, "/laws/99")
	if len(cmds) > 0 || m.Found != nil {
		t.Errorf("an unknown article reveals %v", cmds)
	}
	m, cmds = come(m, "/laws/glossary")
	if m.lawHelp() != "glossary" || m.Found != nil || len(cmds) > 0 {
		t.Errorf("help %q, found %v, %v", m.lawHelp(), m.Found, cmds)
	}
	if _, cmds = come(m, "/laws"); !reflect.DeepEqual(cmds, []session.Cmd{session.PrepareLaws{Book: m.Book}}) {
		t.Errorf("the page of the search asks for %v", cmds)
	}
	m.Settings.Lang = i18n.HR
	if m, cmds = come(m, "/laws"); !reflect.DeepEqual(cmds, []session.Cmd{session.ReadLaws{Lang: i18n.HR}}) || m.Book != nil {
		t.Errorf("another language asks for %v", cmds)
	}
}

// TestGlossaryLeadsToMeanings: the words of the Laws lead to what each of them means, in every language.
func TestGlossaryLeadsToMeanings(t *testing.T) {
	for _, lang := range i18n.All() {
		m := page{}
		m.Settings.Lang = lang
		m, _ = come(m, "/laws/glossary")
		m, _ = lawStep(m, session.LawsRead{Lang: lang, Book: bookOfTwo(t, lang.Tag())})
		html := drawn(m)
		_, key, found := strings.Cut(html, `id="to-meanings"`)
		if before, _, _ := strings.Cut(html, `id="to-meanings"`); !found || !strings.Contains(before[strings.LastIndex(before, "<a"):]+key[:strings.Index(key, ">")], `href="/learn/words"`) {
			t.Errorf("%s: no link to the meanings", lang.Tag())
		}
		if to := session.ParseRoute("/learn/words"); to.Page != session.PageLearn {
			t.Errorf("the link leads to %v", to)
		}
	}
}

func TestLawsFail(t *testing.T) {
	m, _ := come(page{}, "/laws")
	m, _ = lawStep(m, session.LawsRead{Err: errors.New("offline")})
	if m.Failed == nil || m.Book != nil || m.Loading {
		t.Fatalf("%+v", m.Model)
	}
	m, cmds := lawStep(m, retryLaws{})
	if len(cmds) != 1 || m.Failed != nil || !m.Loading {
		t.Errorf("trying again: %v, %+v", cmds, m.Model)
	}
}

// TestLawsBack: the way back leads to the ruling from which an article was opened, and from other articles to the contents.
func TestLawsBack(t *testing.T) {
	m, _ := come(page{}, "/event/ab12/arbiter")
	for _, tt := range []struct {
		at, back string
	}{
		{"/laws/E09/7.4b", "/event/ab12/arbiter"}, {"/laws/7.5.5", "/laws"}, {"/laws", "/event/ab12/arbiter"}, {"/laws/E09/7.4b", "/event/ab12/arbiter"},
		{"/", ""}, {"/laws", ""}, {"/laws/7.5.5", "/laws"}, {"/clock", ""}, {"/laws/6.9", "/clock"},
	} {
		m, _ = come(m, tt.at)
		back, ok := m.lawsBack()
		if m.Route.Page == session.PageLaws && (ok != (tt.back != "") || ok && back.Path() != tt.back) {
			t.Errorf("from %s back to %s (%v), want %q", tt.at, back.Path(), ok, tt.back)
		}
	}
}

func TestLawRoute(t *testing.T) {
	for _, tt := range []struct{ article, edition, path string }{
		{"7.5.4", "", "/laws/7.5.4"}, {"7.4b", "E09", "/laws/E09/7.4b"}, {"O2SN 8", "E09", "/laws/o2sn-8"}, {"O2SN standard 2", "", "/laws/o2sn-standard-2"},
	} {
		r := session.LawRoute(tt.article, tt.edition)
		if r.Path() != tt.path || session.ParseRoute(tt.path) != r {
			t.Errorf("%s of %q: %s, want %s", tt.article, tt.edition, r.Path(), tt.path)
		}
	}
}

func TestCells(t *testing.T) {
	c := phrase.CellsOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")
	for name, man := range map[string]byte{"e8": 'k', "d5": 'p', "e5": 'P', "e1": 'K', "a1": 0, "h8": 0} {
		if sq, ok := phrase.SquareOf(name); !ok || c[sq] != man || phrase.SquareName(sq) != name {
			t.Errorf("%s: %q", name, c[sq])
		}
	}
	if got := phrase.SquaresOf([]string{"a1", "i9", "", "h8", "a10"}); !reflect.DeepEqual(got, []int{0, 63}) {
		t.Error(got)
	}
	phrase.CellsOf("////////////kkkkkkkkkkkkkkkk9z")
}

// TestNoKeyAsTitle: an item of O2SN is named as its sheet numbers it; one of ours without a number is named by the sheet.
func TestNoKeyAsTitle(t *testing.T) {
	b, err := lawbook.Read([]byte("wasit-laws-1\tid\nc\to2sn\tO2SN\n" +
		"a\to2sn-base\t\t\t\t\t\tt\tDasar\t\na\to2sn-12\t\t\t\t\t\tt\tDua tangan\t\na\to2sn-standard-2\t\t\t\t\t\tt\tNotasi\t\na\to2sn-rapid-cards\t\t\t\t\t\tt\tKartu\t\n"))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"O2SN 2013", "O2SN 12", "O2SN standard 2", "O2SN 2013"} {
		p := reading{v: view.New(i18n.ID, ""), b: b, sought: []int{i}}
		if got := p.name(lawbook.Chapter{}); got != want {
			t.Errorf("item %d is named %q, want %q", i, got, want)
		}
	}
}
