package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestBoard: eight rows of eight squares, light and dark in turn, a light corner at each player's right hand, Art. 2.1 (E23).
func TestBoard(t *testing.T) {
	for _, flip := range []bool{false, true} {
		html := app.HTMLString(New(i18n.EN, "/sub").Board(Board{Cells: phrase.CellsOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Flip: flip, Selected: -1,
			Targets: []int{0}, Arrows: [][2]int{{4, 36}}, Label: "a board"}))
		rows := strings.Split(html, "<div>") // one image: a diagram has no rows for screen readers
		if len(rows) != 9 || strings.Contains(html, `role="row"`) || strings.Count(html, `class="sq l`) != 32 || strings.Count(html, `class="sq d`) != 32 {
			t.Fatalf("%d rows, %d light, %d dark: %s", len(rows)-1, strings.Count(html, `class="sq l`), strings.Count(html, `class="sq d`), html)
		}
		near := strings.Split(rows[8], `class="sq `)
		if len(near) != 9 || near[8][0] != 'l' || near[1][0] != 'd' {
			t.Errorf("flip %v: the near row begins %c and ends %c", flip, near[1][0], near[8][0])
		}
		for i := 1; i < 8; i++ {
			if near[i][0] == near[i+1][0] {
				t.Errorf("flip %v: squares %d and %d of the near row are alike", flip, i, i+1)
			}
		}
		first := "a"
		if flip {
			first = "h"
		}
		if !strings.Contains(near[1], `data-at="`+first+`"`) {
			t.Errorf("flip %v: the near left square is %s", flip, near[1])
		}
		if strings.Count(html, `href="#wK"`) != 1 || strings.Count(html, `href="#bK"`) != 1 || strings.Count(html, "<polygon") != 1 {
			t.Errorf("flip %v: %s", flip, html)
		}
	}
}

// TestBoardToTouch: every square is a button with its name, one of them in the order of the tab key.
func TestBoardToTouch(t *testing.T) {
	v := New(i18n.HR, "")
	html := app.HTMLString(v.Board(Board{ID: "b", Cells: phrase.CellsOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Selected: 4, Targets: []int{12}, Cursor: 4,
		Act: func(int) session.Msg { return session.Go{} }}))
	for _, want := range []string{`aria-label="e1, bijeli kralj"`, `aria-label="e2, prazno, moguće polje"`, `aria-label="a8, prazno"`, `role="grid"`} {
		if !strings.Contains(html, want) {
			t.Errorf("no %s in %.600s", want, html)
		}
	}
	if n := strings.Count(html, `tabindex="0"`); n != 1 {
		t.Errorf("%d squares in the order of the tab key", n)
	}
	if _, ok := v.ActOf("sq-e4"); !ok {
		t.Error("e4 does nothing")
	}
}
