package laws

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lawbook"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// searching is the page of the search in a language, with the book of two.
func searching(t *testing.T, lang i18n.Lang, query string) page {
	t.Helper()
	m, _ := come(page{Session: session.Session{Settings: session.Settings{Lang: lang}}}, "/laws")
	m, _ = lawStep(m, session.LawsRead{Lang: lang, Book: bookOfTwo(t, lang.Tag())})
	m, _ = lawStep(m, searchLaws{query})
	return m
}

func drawn(m page) string { return app.HTMLString(Render(view.New(m.Lang(), ""), m.Session, m.Model)) }

func has(t *testing.T, m page, parts ...string) {
	t.Helper()
	html := drawn(m)
	for _, part := range parts {
		if !strings.Contains(html, part) {
			t.Errorf("%q draws no %s: %s", m.Query, part, html)
		}
	}
}

func hasNot(t *testing.T, m page, parts ...string) {
	t.Helper()
	html := drawn(m)
	for _, part := range parts {
		if strings.Contains(html, part) {
			t.Errorf("%q draws %s: %s", m.Query, part, html)
		}
	}
}

var aChip = regexp.MustCompile(`(?s)<button ([^>]*id="only-[^>]*)>\s*(.*?)\s*<b>(\d+)</b>`)

// chips are the limits in the order of the page, the one that is on in brackets, those without results in round ones.
func chips(m page) string {
	var list string
	for _, chip := range aChip.FindAllStringSubmatch(drawn(m), -1) {
		text, after := strings.TrimSpace(chip[2])+":"+chip[3], ", "
		if !strings.Contains(chip[1], `aria-pressed="false"`) {
			text, after = "["+text+"]", " "
		}
		if strings.Contains(chip[1], "disabled") {
			text = "(" + text + ")"
		}
		list += text + after
	}
	return strings.TrimSuffix(list, ", ")
}

func TestSearchBeforeTheBook(t *testing.T) {
	m, _ := come(page{}, "/laws")
	m, _ = lawStep(m, searchLaws{"dua tangan"})
	if len(m.Result.Hits) != 0 {
		t.Fatal("found without a book")
	}
	m, _ = lawStep(m, session.LawsRead{Book: bookOfTwo(t, "id")})
	if len(m.Result.Hits) != 3 || m.Result.Led >= 0 {
		t.Fatalf("what was typed before the texts came finds %+v", m.Result)
	}
}

func TestSearchLimits(t *testing.T) {
	m := searching(t, i18n.EN, "hands")
	if n := m.Result.Counts(); n != [4]int{1, 1, 1, 1} {
		t.Fatalf("counts %v", n)
	}
	has(t, m, "4 found", "<mark>hands</mark>")
	if got := chips(m); got != "[All:4] FIDE:1, O2SN:1, Questions:1, Words:1" {
		t.Error(got)
	}
	m, _ = lawStep(m, limitLaws{"o2sn"})
	if hits := m.hits(); len(hits) != 1 || hits[0].Source != lawbook.O2SN {
		t.Errorf("of O2SN: %v", hits)
	}
	has(t, m, "1 found", `href="/laws/o2sn-12"`)
	if got := chips(m); got != "All:4, FIDE:1, [O2SN:1] Questions:1, Words:1" {
		t.Error(got)
	}
	hasNot(t, m, `href="/laws/7.5.4"`)
	if m, _ = lawStep(m, searchLaws{"two hands"}); m.Only != "o2sn" {
		t.Error("another letter takes the limit away")
	}
	if m, _ = lawStep(m, searchLaws{"castle"}); m.Only != "" || len(m.hits()) != 1 || m.hits()[0].Source != lawbook.Questions {
		t.Errorf("a limit hides what the new words find: %+v", m.Model)
	}
	if got := chips(m); got != "[All:1] (FIDE:0), (O2SN:0), Questions:1, (Words:0)" {
		t.Error(got)
	}
	m, _ = come(m, "/laws/7.5.4")
	if m, _ = come(m, "/laws"); m.Query != "castle" || len(m.Result.Hits) != 1 {
		t.Error("the way back from an article loses the search")
	}
}

// TestSearchLed: a word of another language leads to what it is called here, and to its articles.
func TestSearchLed(t *testing.T) {
	for _, tt := range []struct {
		lang        i18n.Lang
		query, said string
	}{
		{i18n.EN, " dvije ruke", "“dvije ruke” is called Two hands here; its articles:"},
		{i18n.ID, "dvije ruke", "“dvije ruke” di sini disebut Two hands; pasal-pasalnya:"}, // the book of two speaks English
		{i18n.HR, "dua tangan medali", ""},
		{i18n.EN, "medalja", "“medalja” is called Medal here."},
		{i18n.EN, "two hands", ""},
	} {
		m := searching(t, tt.lang, tt.query)
		switch said := led(view.New(tt.lang, ""), m.Model); {
		case said != tt.said:
			t.Errorf("%s %q: %q, want %q; %+v", tt.lang.Tag(), tt.query, said, tt.said, m.Result)
		case said == "":
			hasNot(t, m, `id="laws-led"`)
		default:
			has(t, m, `id="laws-led"`, said)
		}
	}
	m := searching(t, i18n.EN, "dvije ruke")
	if first := m.Result.Hits[0]; first.Source != lawbook.Glossary || first.Index != m.Result.Led {
		t.Errorf("the word does not stand first: %+v", m.Result)
	}
	if m, _ = lawStep(m, limitLaws{"glossary"}); led(view.New(i18n.EN, ""), m.Model) != "“dvije ruke” is called Two hands here." {
		t.Error("articles are promised that the limit hides")
	}
}

// TestSearchNothing: what comes nearest, and the list of offences: that of the event which led here.
func TestSearchNothing(t *testing.T) {
	m := searching(t, i18n.EN, "irregux")
	if len(m.Result.Hits) > 0 || len(m.Result.Nearest) == 0 {
		t.Fatalf("%+v", m.Result)
	}
	has(t, m, "Nothing fits exactly", `id="laws-nearest"`, `href="/laws/7.5.4"`, `href="/laws/o2sn"`)
	hasNot(t, m, `id="laws-hits"`, `id="only-"`)
	m, _ = lawStep(m, searchLaws{"qqqqqq"})
	has(t, m, `href="/laws/o2sn"`, ">Nothing found</p>", ">Nothing found</h2>")
	hasNot(t, m, `id="laws-nearest"`, "Nothing fits exactly")
	m, _ = come(m, "/event/ab12/s2/round/3")
	m, _ = come(m, "/laws")
	has(t, m, `href="/event/ab12/s2/arbiter/offence"`)
	hasNot(t, m, `href="/laws/o2sn"`)
	m, _ = lawStep(m, searchLaws{" ?! "})
	has(t, m, `id="laws-contents"`, "></p>")
	hasNot(t, m, `id="laws-none"`)
}

// TestSearchInAnotherLanguage: the words stay, and are looked up in the book of the new language.
func TestSearchInAnotherLanguage(t *testing.T) {
	m := searching(t, i18n.EN, "dvije ruke")
	m.Settings.Lang = i18n.HR
	m, _ = m.arrived()
	if m.Query != "dvije ruke" || len(m.Result.Hits) > 0 {
		t.Fatalf("while the other book comes: %+v", m.Model)
	}
	b, err := lawbook.Read([]byte("wasit-laws-1\thr\nc\t7\tNepravilnosti\na\ttwo-hands-illegal\t\t\t7.7.1\t7.5.4\t7.5.4\tt\tPotez dvjema rukama.\tdvije ruke\n" +
		"g\ttwo_hands\tDvije ruke\tDua tangan\tTwo hands\n"))
	if err != nil {
		t.Fatal(err)
	}
	m, _ = lawStep(m, session.LawsRead{Lang: i18n.HR, Book: b})
	if len(m.Result.Hits) != 2 || m.Result.Led >= 0 {
		t.Errorf("%+v", m.Result)
	}
	has(t, m, "Pronađena 2", "Nepravilnosti")
}

// TestALetterSearchesOnce: taking a letter costs one search, and drawing none: the page shows what the model holds.
func TestALetterSearchesOnce(t *testing.T) {
	m := searching(t, i18n.EN, "hand")
	m.Only = "fide"
	search := testing.AllocsPerRun(50, func() { m.Book.Find("hands") })
	letter := testing.AllocsPerRun(50, func() { lawStep(m, searchLaws{"hands"}) })
	if search == 0 || letter >= 1.5*search {
		t.Errorf("a letter costs %.0f allocations, a search %.0f", letter, search)
	}
	m.Only, m.Result.Hits = "", slices.Clip(m.Result.Hits[:1])
	if n := strings.Count(drawn(m), `class="hi"`); n != 1 {
		t.Errorf("%d results drawn of the one that the model holds", n)
	}
}
