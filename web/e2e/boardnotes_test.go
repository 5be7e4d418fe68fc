package e2e

import (
	"strings"
	"testing"

	"wasit/app/words/i18n"
	"wasit/web/browsertest"
)

// TestBoardNotes: a game with comments, marks and variations is pasted, read, changed and saved; another is deleted from the list.
func TestBoardNotes(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	const file = `[White "Ana Marković-Perić"]
[Black "I Gusti Ayu Putri Dewi"]
[Result "1-0"]
[Date "2026.03.14"]

{Final} 1. e4! {Best by test} (1. d4 d5 2. c4 {gambit}) e5 2. Nf3 Nc6?! 3. Bb5 1-0
`
	host := browsertest.Serve(t, "")
	for i, size := range []browsertest.Screen{browsertest.Phone, browsertest.Tablet, {Width: 800, Height: 1280}} {
		l := i18n.All()[i]
		p := browsertest.Light(t)
		p.Language(l.Tag())
		p.Dark(i == 1)
		p.Size(size)
		p.Show(host.URL + "board")
		p.Wait(has("menu"))
		p.Click("#menu")
		p.Click("#menu-games")
		p.Wait(has("pasting"))
		p.Fill("#paste", file)
		p.Click("#read-pasted")
		p.Wait(has("scoresheet"))
		p.Click("#ply-1")
		p.Wait(`document.getElementById("notes").innerText.includes("Best by test") && document.getElementById("notes").innerText.includes("2. c4")`)
		p.Shot("board-note-" + l.Tag())
		p.Click("#note")
		p.Wait(has("keep-note"))
		p.Click("#mark-3")
		p.Fill("#comment", "Best by test\nand by taste")
		p.Shot("board-note-sheet-" + l.Tag())
		p.Click("#keep-note")
		p.Wait(`document.getElementById("ply-1").innerText.includes("!!")`)
		p.Reload()
		p.Wait(has("scoresheet"))
		_, data := p.Download(func() { p.Click("#pgn") })
		for _, want := range []string{"1. e4 $3 {Best by test} {and by taste} (1. d4 d5 2. c4 {gambit})", "{Final}", "2. Nf3 Nc6 $6"} {
			if !strings.Contains(strings.ReplaceAll(string(data), "\n", " "), want) {
				p.Fail("no %s in\n%s", want, data)
			}
		}
		if strings.Contains(string(data), "Termination") {
			p.Fail("a cause was made up:\n%s", data)
		}
		p.Click("#new")
		p.Click("#begin")
		p.Wait(has("menu"))
		p.Click("#menu")
		p.Click("#menu-games")
		p.Wait(`document.querySelectorAll("#games > li").length === 2`)
		p.Shot("board-list-" + l.Tag())
		p.Click("#games > li:last-child [id^=more-]")
		p.Click("#delete-game")
		p.Wait(`document.querySelectorAll("#games > li").length === 1`)
	}
}
