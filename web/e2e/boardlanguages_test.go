package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/words/i18n"
	"wasit/rules/board"
	"wasit/rules/notation"
	"wasit/web/browsertest"
)

// writes makes moves, in UCI form, and tells how the players of a language write each.
func writes(t *testing.T, style notation.Style, pos board.Position, list string) (written []string, after board.Position) {
	t.Helper()
	for _, uci := range strings.Fields(list) {
		m, err := pos.ParseMove(uci)
		if err != nil {
			t.Fatal(uci, err)
		}
		written = append(written, style.Write(&pos, m))
		pos = pos.After(m)
	}
	return written, pos
}

// plySays waits for a half-move on the scoresheet.
func plySays(ply int, text string) string {
	return fmt.Sprintf(`await hand.says("ply-%d", %q);`, ply, text)
}

// showsText waits until an element holds a text.
func showsText(selector, text string) string {
	return fmt.Sprintf(`await hand.until(() => document.querySelector(%q)?.innerText.includes(%q) || document.querySelector(%q)?.innerText, %q);`, selector, text, selector, selector)
}

// TestBoardLanguages plays a game in each language that is [talked]: players, moves in its letters, a promotion by touch, a draw
// offer, replay, a false claim, the envelope of an adjournment and its sealed move, the file, the claim that ends it; then the question
// whether a side can still mate.
func TestBoardLanguages(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Phone)
	for n, in := range talked() {
		p.Language(in.tag)
		p.Show(host.URL + "board")
		p.Wait(has("menu"))
		p.Eval(hand, nil)
		p.Eval(`window.print = () => { window.printed = true }`, nil)
		playIn(t, p, in.l, []chess.PieceType{chess.Knight, chess.Rook, chess.Bishop}[n])
	}
}

func playIn(t *testing.T, p *browsertest.Page, l i18n.Lang, to chess.PieceType) {
	t.Helper()
	language, _ := notation.LanguageOf(l.Tag())
	style := notation.Style{Language: language}
	moves, pos := writes(t, style, board.Start(), "e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 h7h6")
	promoted, pos := writes(t, style, pos, "b7a8"+to.String())
	act(p, tap("#menu"), tap("#menu-new"), there("begin"))
	p.Fill("#white", "Raden Mas Aryo Bimo Kusumonegoro Wicaksono")
	p.Fill("#black", "Zvonimir Šćrbačić-Đurđević")
	act(p, tap("label:has(#letters-"+l.Tag()+")"), `await hand.until(() => document.querySelector("#letters-`+l.Tag()+`:checked") !== null, "letters");`, tap("#begin"), there("typed"), showsText(".main", "Kusumonegoro"))
	p.Fill("#typed", strings.Join(moves, " "))
	act(p, tap("#make"), plySays(8, moves[7]))
	act(p, tap("#sq-b7"), `await hand.until(() => document.querySelector("#sq-a8.t") !== null, "a8");`, tap("#sq-a8"), there("promote-"+to.String()),
		showsText("#promote", l.T(i18n.Pieces[to])), showsText("#promote", promoted[0]))
	p.Shot("board-promotion-" + l.Tag())
	act(p, tap("#promote-"+to.String()), plySays(9, promoted[0]), fmt.Sprintf(`await hand.until(() => document.querySelector("#sq-a8").getAttribute("aria-label") === %q || document.querySelector("#sq-a8").getAttribute("aria-label"), "a8");`,
		l.T(i18n.BoardSquare, "a8", l.T(i18n.Men[".KQRBNP"[to]]))))
	act(p, tap("#draw"), there("offer"), showsText("#offer", l.T(i18n.PlayOffers, "Raden Mas Aryo Bimo Kusumonegoro Wicaksono")))
	p.Shot("board-offer-" + l.Tag())
	act(p, tap("#refuse"), gone("offer"), plySays(9, promoted[0]+" (=)"), showsText(".bp", "Zvonimir"),
		tap("#before"), there("past"), showsText("#past", l.T(i18n.PlayPastNote, "4… "+moves[7])), tap("#to-game"), gone("past"),
		tap("#claim"), there("claim-three"), showsText("#dialog, .scrim", l.T(i18n.PlayClaimThree)))
	p.Shot("board-claim-" + l.Tag())
	act(p, tap("#claim-three"), gone("claim-three"), showsText("main", l.T(i18n.PlayClaimFalse))) // and that is an offer of a draw
	act(p, there("offer"))
	p.Shot("board-claim-false-" + l.Tag())
	act(p, tap("#refuse"), gone("offer"))

	act(p, tap("#menu"), tap("#menu-seal"), there("seal-place"), showsText("#envelope", l.T(i18n.SealNumber)), tap("#seal"), there("opened"), `await hand.until(() => window.printed, "print");`)
	if pages, err := browsertest.PDFText(p.PDF()); err != nil || len(pages) != 1 || !strings.Contains(strings.Join(strings.Fields(pages[0]), " "), l.T(i18n.SealWasit)) {
		t.Errorf("the envelope prints on %d pages: %v", len(pages), err)
	}
	sealed, pos := writes(t, style, pos, "b8d7")
	p.Fill("#opened", strings.Replace(sealed[0], "d7", "d9", 1))
	act(p, tap("#open-seal"), there("opened-err"), showsText("#opened-err", l.T(i18n.SealLoses, l.T(i18n.Black), l.T(i18n.PlayArticle, "I.8"))))
	p.LongShot("board-sealed-" + l.Tag())
	p.Fill("#opened", sealed[0])
	act(p, `await hand.until(() => document.querySelector("#opened-err") === null, "err");`, tap("#open-seal"), plySays(10, sealed[0]))

	repeated, _ := writes(t, style, pos, "g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1 g8f6")
	p.Fill("#typed", strings.Join(repeated, " "))
	act(p, tap("#make"), plySays(18, repeated[7]), tap("#claim"), tap("#claim-three"), there("end"), showsText("#end", l.T(i18n.Endings["threefold_on_board"])), showsText("#end", "½–½"))
	p.Shot("board-drawn-" + l.Tag())
	if _, data := p.Download(func() { p.Click("#pgn") }); !strings.Contains(string(data), "bxa8="+strings.ToUpper(to.String())) || !strings.Contains(string(data), "1/2-1/2") {
		p.Fail("PGN of the game in %s:\n%s", l.Tag(), data)
	}
	onWall(p, []string{"Kusumonegoro", promoted[0] + " (=)", l.T(i18n.Endings["threefold_on_board"]), l.T(i18n.PlayPastNote, "9… "+repeated[7])})
	act(p, tap("#menu"), tap("#menu-edit"), there("ask"), tap("label:has(#mate-side-w)"), tap("#ask"), there("mate-yes"), showsText("#mate-yes", l.T(i18n.MateYes)), there("line"))
	p.Shot("board-mate-" + l.Tag())
	act(p, tap("#edit"), there("fen"))
	p.Fill("#fen", "8/8/4k3/8/8/4K3/8/6N1 w - - 0 1")
	act(p, tap("#ask"), there("mate-no"), showsText("#proof", l.T(i18n.MateProofs["material"])))
	onWall(p, []string{l.T(i18n.MateNo), l.T(i18n.MateProofs["material"])})
}
