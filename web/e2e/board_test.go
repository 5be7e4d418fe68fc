package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// stands holds once a square's name says what stands on it.
func stands(square, what string) string {
	return `document.querySelector("#sq-` + square + `")?.getAttribute("aria-label").includes("` + what + `")`
}

// moves touches two squares and waits until the scoresheet shows the move, the ply-th.
func moves(p *browsertest.Page, from, to, ply, written string) {
	p.Tap("#sq-" + from)
	p.Wait(`document.querySelector("#sq-` + from + `.s") !== null`)
	p.Tap("#sq-" + to)
	p.Wait(`document.querySelector("#ply-` + ply + `")?.textContent === "` + written + `"`)
}

// TestBoard: a game by touch with en passant, castling and promotion, killed in the middle, up to mate; then the question
// whether a side can still mate.
func TestBoard(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("id")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	p.Wait(`document.querySelector("#empty") !== null`)
	p.Click(`.nav a[href$="/board"]`)
	p.Wait(stands("e2", "Bidak Putih"))
	p.Shot("board-start")
	moves(p, "e2", "e4", "1", "e4")
	moves(p, "a7", "a6", "2", "a6")
	moves(p, "e4", "e5", "3", "e5")
	moves(p, "d7", "d5", "4", "d5")
	moves(p, "e5", "d6", "5", "exd6 e.p.")
	p.Wait(stands("d5", "kosong"))
	p.Shot("board-passant")
	moves(p, "a6", "a5", "6", "a5")
	moves(p, "g1", "f3", "7", "Kf3")
	p.Wait(`document.querySelector("#kept") !== null`)
	p.Reload() // what was played comes back
	p.Wait(stands("f3", "Kuda Putih") + ` && document.querySelector("#ply-7")?.textContent === "Kf3"`)
	moves(p, "a5", "a4", "8", "a4")
	moves(p, "f1", "e2", "9", "Ge2")
	moves(p, "a4", "a3", "10", "a3")
	moves(p, "e1", "g1", "11", "0-0")
	p.Wait(stands("f1", "Benteng Putih"))
	p.Click("#draw")
	p.Wait(`document.querySelector("#offer") !== null`)
	p.Shot("board-offer")
	p.Click("#refuse")
	p.Wait(`document.querySelector("#offer") === null && document.querySelector("#ply-11").textContent === "0-0 (=)"`)
	lastClaim(t, p)
	typed := func(text, ply, written string) {
		p.Fill("#typed", text)
		p.Keys(kb.Enter)
		p.Wait(`document.querySelector("#ply-` + ply + `")?.textContent === "` + written + `" && document.querySelector("#typed").value === ""`)
	}
	p.Fill("#typed", "Rf9")
	p.Click("#make")
	p.Wait(`document.querySelector("#typed-err") !== null`)
	p.LongShot("board-typed")
	typed("h6", "12", "h6")
	typed("dxc7", "13", "dxc7")
	typed("Mxd2", "14", "Mxd2")
	p.Tap("#sq-c7")
	p.Wait(`document.querySelector("#sq-b8.t, #sq-c8.t") !== null`)
	p.Tap("#sq-b8")
	p.Wait(`document.querySelector("#promote-n") !== null`)
	p.Shot("board-promotion")
	p.Click("#promote-n")
	p.Wait(`document.querySelector("#ply-15")?.textContent === "cxb8K" && ` + stands("b8", "Kuda Putih"))
	p.Click("#undo-move")
	p.Wait(`document.querySelector("#ply-15") === null && ` + stands("c7", "Bidak Putih"))
	p.Do(chromedp.Focus("#sq-c7"))
	p.Keys(kb.Enter) // the board by keyboard: take in hand, go up, put down
	p.Wait(`document.querySelector("#sq-c7.s") !== null`)
	p.Keys(kb.ArrowUp)
	p.Wait(`document.activeElement.id === "sq-c8"`)
	p.Keys(kb.ArrowLeft)
	p.Wait(`document.activeElement.id === "sq-b8"`)
	p.Keys(kb.Enter)
	p.Wait(`document.querySelector("#promote-q") !== null`)
	p.Click("#promote-q")
	p.Wait(`document.querySelector("#ply-15")?.textContent === "cxb8M"`)
	typed("Bxb8", "16", "Bxb8")
	p.Click("#before")
	p.Wait(`document.querySelector("#past") !== null && ` + stands("b8", "Menteri Putih"))
	p.Click("#to-game")
	p.Wait(`document.querySelector("#past") === null && ` + stands("b8", "Benteng Hitam"))
	typed("Mxd2", "17", "Mxd2")
	typed("f6", "18", "f6")
	typed("Kh4", "19", "Kh4")
	typed("b6", "20", "b6")
	typed("Gh5", "21", "Gh5+")
	typed("g6", "22", "g6")
	moves(p, "h5", "g6", "23", "Gxg6#")
	p.Wait(`document.querySelector("#end")?.textContent.includes("5.1.1")`)
	p.Shot("board-mate")
	name, data := p.Download(func() { p.Click("#pgn") })
	if text := string(data); !strings.HasSuffix(name, ".pgn") || !strings.Contains(text, "cxb8=Q Rxb8") || !strings.Contains(text, "Bxg6#") || !strings.Contains(text, "O-O") || !strings.Contains(text, "\n1-0") && !strings.Contains(text, " 1-0") {
		t.Errorf("%s:\n%s", name, text)
	}
	onWall(p, []string{"Gxg6#", "cxb8M", "0-0 (=)", i18n.ID.T(i18n.Endings["checkmate"]), i18n.ID.T(i18n.PlayPastNote, "12. Gxg6#")})
	withClock(p)
}

// lastClaim claims wrongly: what is said of it is seen at once and moves the board not at all.
func lastClaim(t *testing.T, p *browsertest.Page) {
	t.Helper()
	const place = `JSON.stringify(document.querySelector(".bd").getBoundingClientRect())`
	var before, after string
	p.Eval(`scrollTo({ top: 0, behavior: "instant" })`, nil)
	p.Eval(place, &before)
	p.Click("#claim")
	p.Wait(has("claim-fifty"))
	p.Click("#claim-fifty")
	p.Wait(has("notice"))
	p.Shot("board-claim-wrong")
	if p.Eval(place, &after); after != before {
		t.Errorf("a notice takes the board from %s to %s", before, after)
	}
	p.Wait(`(() => { const r = document.getElementById("notice").getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight })()`)
	p.Click("#refuse")
	p.Wait(`document.querySelector("#offer") === null`)
}

// TestBoardDrag carries men with a finger and with the mouse: to a square, to one where they cannot go, off the board; a pointer that
// the browser takes away, a second finger and another button move nothing. Then the set-up page.
func TestBoardDrag(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Screen{Width: 740, Height: 360})
	p.Show(host.URL + "board")
	p.Wait(stands("e2", "white pawn"))
	const rests = ` && !document.querySelector(".carried, [data-lifted], [data-aim]")`
	p.Drag("#sq-e2", "#sq-e4", true)
	p.Wait(`document.querySelector("#ply-1")?.textContent === "e4"` + rests)
	p.Drag("#sq-e7", "#sq-e5", false)
	p.Wait(`document.querySelector("#ply-2")?.textContent === "e5"` + rests)
	p.Drag("#sq-f1", "#sq-f3", true)
	p.Wait(`document.querySelector("#why").innerText.includes("3.2") && document.querySelector("#sq-f1 .pc")` + rests)
	p.Shot("board-why")
	p.Drag("#sq-e5", "#sq-e4", false)
	p.Wait(`document.querySelector("#why").innerText.includes("White to move")` + rests)
	p.Drag("#sq-g1", "#flip", true)
	p.Wait(`document.querySelector("#why").innerText === "" && document.querySelector("#sq-g1 .pc") && !document.querySelector("#sq-g1.s")` + rests)
	// A pointer of a finger on f1 goes to c4; in its way comes a second one, or the browser takes it away, or it is another button.
	carry := func(button int, last string) {
		p.Eval(fmt.Sprintf(`(() => {
			const at = (id) => { const r = document.getElementById(id).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
			const send = (type, id, over, primary) => { const [x, y] = at(over); document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type,
				{bubbles: true, pointerId: id, isPrimary: primary, pointerType: %[1]d ? "mouse" : "touch", button: type === "pointermove" ? -1 : %[1]d, clientX: x, clientY: y})); };
			send("pointerdown", 71, "sq-f1", true); send("pointermove", 71, "sq-d3", true);
			send("pointerdown", 72, "sq-g1", false); send("pointermove", 72, "sq-f3", false); send("pointerup", 72, "sq-f3", false);
			send("pointermove", 71, "sq-c4", true); window.seen = document.querySelector(".carried") !== null; send(%[2]q, 71, "sq-c4", true);
		})()`, button, last), nil)
	}
	carry(2, "pointerup")
	p.Wait(`!window.seen` + rests)
	carry(0, "pointercancel")
	p.Wait(`window.seen && document.querySelector("#sq-f1 .pc") && !document.querySelector("#sq-f1.s")` + rests)
	carry(0, "pointerup")
	p.Wait(`document.querySelector("#ply-3")?.textContent === "Bc4"` + rests)
	p.Click("#menu")
	p.Click("#menu-edit")
	p.Wait(`document.querySelector("#man-Q") !== null`)
	p.Drag("#man-Q", "#sq-h5", true)
	p.Wait(stands("h5", "white queen") + rests)
	p.Drag("#sq-h5", "#sq-f7", false)
	p.Wait(stands("f7", "white queen") + ` && !document.querySelector("#sq-h5 .pc")` + rests)
	p.Drag("#sq-a2", "#man-P", true)
	p.Wait(`!document.querySelector("#sq-a2 .pc")` + rests)
	p.Shot("mate-edit-lying")
}

// onWall prints the page: one A4 sheet that says what is wanted, in black though the screen is dark, and nothing of the app.
func onWall(p *browsertest.Page, want []string) {
	p.Dark(true)
	p.Paper(true)
	p.Wait(`getComputedStyle(document.querySelector(".bd")).color === "rgb(0, 0, 0)" && document.querySelector(".bd__h").checkVisibility()`)
	var seen []string
	p.Eval(`[...document.querySelectorAll(".app--board > .bar, .nav, .act, .btn, .field, .skip, .pal")].filter((e) => e.checkVisibility()).map((e) => e.className)`, &seen)
	pages, err := browsertest.PDFText(p.PDF())
	p.Paper(false)
	p.Dark(false)
	if err != nil || len(pages) != 1 || len(seen) > 0 {
		p.Fail("%d pages, %v; on paper stand %v", len(pages), err, seen)
	}
	for _, w := range want {
		if !strings.Contains(strings.NewReplacer("ﬁ", "fi", "ﬂ", "fl").Replace(strings.Join(strings.Fields(pages[0]), " ")), w) {
			p.Fail("no %q on paper: %s", w, pages[0])
		}
	}
}

// withClock plays another game with the clock of the device: moves press it, and what it showed stands in the PGN.
func withClock(p *browsertest.Page) {
	p.Click("#menu")
	p.Click("#menu-clock")
	p.Wait(`document.querySelector("#preset-5") !== null`)
	p.Click("#preset-5")
	p.Wait(`document.querySelector("#clock-run") !== null && document.querySelector("#left-b") !== null`)
	p.Click("#clock-run")
	p.Wait(`document.querySelector("#clock-run .icon-pause") !== null`)
	moves(p, "e2", "e4", "1", "e4")
	p.Wait(`document.querySelector("[data-run] #left-b") !== null && document.querySelector("#sq-e4").offsetWidth >= 41`)
	p.Shot("board-clock")
	p.Click("#clock-run")
	p.Wait(`document.querySelector("#clock-run .icon-play") !== null`)
	p.Click("#menu")
	if _, data := p.Download(func() { p.Click("#menu-save") }); !strings.Contains(string(data), "1. e4 {[%clk 0:") {
		p.Fail("no time of the clock: %s", data)
	}
}

// TestBoardMate: a fallen flag leads to the position, the position to the answer, and the answer back to the clock.
func TestBoardMate(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("hr")
	p.Size(browsertest.Tablet)
	p.Show(host.URL + "clock")
	p.Click("#own-new")
	p.Fill("#own-text", "1s; freeze")
	p.Wait(`document.querySelector("#own-means").textContent !== ""`)
	p.Click("#own-keep")
	p.Click("#own-0")
	p.Wait(`document.querySelector("#ck[data-state=ready]") !== null`)
	p.Tap("#ckb-press")
	p.Wait(`document.querySelector("#ck[data-state=flagged] #ckw[data-flag]") !== null`)
	p.Click("#decide")
	p.Click("#ask-board")
	p.Wait(`document.querySelector("#mate-side-b:checked") !== null && ` + stands("a1", "bijeli top"))
	p.Shot("mate-edit")
	p.Click("#ask")
	p.Wait(`document.querySelector("#mate-yes, #mate-no, #mate-unknown") !== null`)
	p.Wait(`document.querySelector("#mate-yes") !== null`)
	p.Click("#line-after")
	p.Wait(`document.querySelector("#line-at").textContent.includes("1")`)
	p.Shot("mate-yes")
	p.Click("#edit")
	p.Wait(`document.querySelector("#clear") !== null`)
	p.Click("#clear")
	p.Wait(stands("a1", "prazno"))
	for _, put := range [][2]string{{"K", "a1"}, {"R", "b1"}, {"k", "h8"}, {"b", "c3"}} {
		p.Click("#man-" + put[0])
		p.Wait(`document.querySelector("#man-` + put[0] + `[aria-pressed=true]") !== null`)
		p.Click("#sq-" + put[1])
		p.Wait(`document.querySelector("#sq-` + put[1] + ` .pc") !== null`)
	}
	turn := func(side string) {
		p.Click("label:has(#to-move-" + side + ")")
		p.Wait(`document.querySelector("#to-move-` + side + `:checked") !== null`)
		p.Click("#ask")
	}
	turn("b")
	p.Wait(`document.querySelector("#fen-err") !== null`) // White would be in check with Black to move
	p.Shot("mate-wrong")
	turn("w")
	p.Wait(`document.querySelector("#mate-no") !== null && document.querySelector("#proof").textContent !== ""`)
	p.Shot("mate-no")
	p.Click("#use-draw")
	p.Wait(`document.querySelector(".su__score")?.textContent.includes("½–½")`)
	p.Show(host.URL + "board") // the envelope of an adjourned game
	p.Eval(`window.print = () => { window.printed = true }`, nil)
	p.Wait(stands("e2", "bijeli pješak"))
	p.Click("#menu")
	p.Click("#menu-seal")
	p.Fill("#seal-place", "Dvorana")
	p.Wait(`document.querySelector("#envelope").textContent.includes("Dvorana")`)
	p.Click("#seal")
	p.Wait(`window.printed && document.querySelector("#opening") !== null`)
}
