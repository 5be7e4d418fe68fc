package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// TestLaws opens the app once and looks things up without internet, on a phone, in Indonesian and on a long walk in each language: a word of
// the players, the article, what editions decide differently, its number in another edition, a word in the glossary, the diagrams.
func TestLaws(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	device := browsertest.Launch(t)
	p := device.Page()
	p.Size(browsertest.Phone)
	p.Go(host.URL + "laws")
	p.Wait(ready)
	host.Stop()
	langs := []struct{ lang, word, differs, term, others, castling string }{
		{"id", "dua tangan", "setelah jam ditekan", "menteri", "Queen", "Bolehkah rokade bila benteng diserang?"},
		{"en", "two hands", "once the clock was pressed", "queen", "Menteri", "May I castle when my rook is attacked?"},
		{"hr", "objema rukama", "kad je sat pritisnut", "dama", "Menteri", "Smijem li rokirati kad mi je top napadnut?"},
	}
	if !browsertest.Walks() {
		langs = langs[:1]
	}
	for _, tt := range langs {
		p.Language(tt.lang)
		p.Dark(tt.lang == "en")
		p.Go(host.URL + "laws")
		p.Wait(has("laws-contents"))
		p.Shot("laws-front-" + tt.lang)

		p.Fill("#laws-search", tt.word)
		p.Wait(`document.querySelector('#laws-hits a[href="/laws/7.5.4"] mark') !== null`)
		p.Shot("laws-search-" + tt.lang)
		p.Click(`#laws-hits a[href="/laws/7.5.4"]`)
		p.Wait(`document.querySelector('#law-two-hands-illegal[aria-current="true"]') !== null`)
		p.Wait(`(() => { const r = document.querySelector("#law-two-hands-illegal").getBoundingClientRect(); return r.top > 0 && r.bottom < innerHeight / 2 })()`)
		p.Shot("laws-article-" + tt.lang)
		if beside := p.Text("#laws-beside"); !strings.Contains(beside, tt.differs) || !strings.Contains(beside, "13.4") {
			t.Errorf("%s: beside 7.5.4 stands %q", tt.lang, beside)
		}
		p.Click("#number-E17 a")
		p.Wait(`location.pathname === "/laws/E17/7.7.1" && document.querySelector('#law-two-hands-illegal[aria-current="true"] .lp__n').textContent === "7.7.1"`)
		p.Click("#laws-back")
		p.Wait(has("laws-hits")) // the search is as it was left

		p.Fill("#laws-search", tt.term)
		p.Wait(has("only-glossary"))
		p.Click("#only-glossary")
		p.Wait(`document.querySelector('#only-glossary[aria-pressed="true"]') !== null && document.querySelector("#laws-hits a") === null`)
		if hits := p.Text("#laws-hits"); !strings.Contains(hits, tt.others) {
			t.Errorf("%s: the glossary answers %q to %s", tt.lang, hits, tt.term)
		}
		p.Show(host.URL + "laws/questions")
		p.Wait(has("q-castle-rook-attacked"))
		if asked := p.Text("#q-castle-rook-attacked h2"); asked != tt.castling {
			t.Errorf("%s: %q", tt.lang, asked)
		}
		p.Show(host.URL + "laws/men")
		p.Wait(`document.querySelectorAll("#man-knight .sq.t").length === 8 && document.querySelectorAll("#man-knight .pc use").length === 1`)
		p.Eval(`document.querySelector("#man-queen").scrollIntoView()`, nil)
		p.Wait(drawn)
		p.Shot("laws-men-" + tt.lang)
		p.Show(host.URL + "laws/o2sn")
		p.Wait(has("card-illegal_move"))
		l := tags[slices.IndexFunc(tags, func(in languageTag) bool { return in.l.Tag() == tt.lang })].l
		shownAs(p, "#card-illegal_move b", l.T(i18n.Offences["illegal_move"]))
		p.Shot("laws-o2sn-" + tt.lang)
		p.Show(host.URL + "laws/speaking")
		p.WaitText(l.T(i18n.BookSpeakText))
		p.Wait(`document.querySelector("#laws-speaking [lang=de]").textContent !== ""`)
		p.Shot("laws-speaking-" + tt.lang)
		p.Show(host.URL + "laws/editions")
		p.WaitText(l.T(i18n.BookSecondary))
		p.Wait(`document.querySelector('.lx a[href="/laws/7.5.4"]') !== null`)
		p.Shot("laws-editions-" + tt.lang)
	}
	p.Size(browsertest.Tablet)
	for name, path := range map[string]string{"front": "laws", "article": "laws/7.5.4", "men": "laws/men", "o2sn": "laws/o2sn", "editions": "laws/editions", "glossary": "laws/glossary", "speaking": "laws/speaking"} {
		p.Show(host.URL + path)
		p.Wait(`document.querySelector(".laws h1") !== null`)
		p.Shot("laws-tablet-" + name)
	}
}

// drawn holds once the pieces came from the cache: a browser shows nothing of a drawing that it cannot read.
const drawn = `(() => { const r = document.querySelector("#man-queen .pc use").getBoundingClientRect(); return r.width > 10 && r.height > 10 })()`

// TestLawsFromRuling: the article that a ruling cites opens in the edition played, and the way back leads to the ruling as it was.
func TestLawsFromRuling(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	p, host := openDesk(t)
	p.Go(host.URL + deskPath)
	p.Wait(has("law-book"))
	p.Click("#law-book")
	p.Wait(has("laws-contents"))
	p.Fill("#laws-search", "qqqqqq")
	p.Wait(has("laws-offences"))
	p.Shot("laws-none-from-event")
	p.Click("#laws-offences")
	p.Wait(`location.pathname.endsWith("/arbiter/offence") && document.querySelector("#figure-3") !== null`)
	p.Go(host.URL + deskPath)
	p.Wait(has("law-book"))
	p.Click("#law-book")
	p.Wait(has("laws-contents"))
	p.Click("#laws-back")
	p.Wait(has("offence"))
	p.Tap("#offence")
	takeBoard(p, 3, true)
	p.Wait(has("of-two_hands"))
	p.Click("#of-two_hands")
	p.Wait(has("desk-record"))
	p.Wait(`document.querySelector('#todo a[href="/laws/E23/7.5.4"]') !== null`)
	p.Click(`#todo a[href="/laws/E23/7.5.4"]`)
	p.Wait(`document.querySelector('#law-two-hands-illegal[aria-current="true"]') !== null`)
	p.Shot("laws-from-ruling")
	p.Click("#laws-back")
	p.Wait(has("desk-record"))
	if who := p.Text("main"); !strings.Contains(who, "papan 3") {
		t.Errorf("back at %q", who)
	}
	claimOnBoard(p, host)
}

// claimOnBoard takes the question of a claim to the board, where the scoresheet is typed in, and the answer back to the desk; the
// moves stay with the event.
func claimOnBoard(p *browsertest.Page, host *browsertest.Host) {
	p.Go(host.URL + deskPath + "/claim")
	takeBoard(p, 4, true)
	p.Wait(has("claim-threefold"))
	p.Tap("#claim-threefold")
	for _, a := range []string{"to_move/yes", "touched/no", "how/on_board"} {
		question, answer, _ := strings.Cut(a, "/")
		shownAs(p, "#question", i18n.ID.T(i18n.Questions[question]))
		p.Tap("#answer-" + answer)
	}
	p.Wait(has("on-board"))
	p.Tap("#on-board")
	p.Wait(has("desk-check"))
	p.Fill("#typed", "1. Kf3 Kf6 2. Kg1 Kg8 3. Kf3 Kf6 4. Kg1 Kg8 5. Mx9 h6") // as it stands on the scoresheet, with a slip
	p.Keys(kb.Enter)
	p.Wait(`document.querySelector("#ply-8")?.textContent === "Kg8" && document.querySelector("#typed").value === "Mx9 h6"`)
	p.Wait(has("stood-4") + " && " + has("desk-bring"))
	p.LongShot("board-from-desk")
	p.Tap("#desk-bring")
	p.Wait(has("decision"))
	p.Shot("board-decided")
	p.Go(host.URL + deskPath)
	p.Wait(has("offence"))
	p.Tap("#offence")
	p.Wait(has("figure-4"))
	p.Tap("#figure-4")
	shownAs(p, "#board-no", "4")
	p.Tap("#desk-next")
	p.Wait(has("game-sheet"))
	p.Shot("board-game-sheet")
	p.Tap("#game-sheet")
	p.Wait(has("keep-moves"))
	p.Tap("#keep-moves")
	p.Wait(`document.querySelector("#notice, .banner--ok") !== null && location.pathname.startsWith("/event/")`)
	p.Go(host.URL + "event/desktestevent/data")
	p.Wait(has("pgn"))
	if _, data := p.Download(func() { p.Click("#pgn") }); !strings.Contains(string(data), "1. Nf3 Nf6 2. Ng1 Ng8") {
		p.Fail("no moves in the PGN of the event: %s", data)
	}
}
