package round

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
)

// TestKeysStandApart: the keys that a thumb drums on stand in a block of their own, which the page keeps at the foot of the hand: what
// comes and goes while one types (the echo, a banner, a name of three lines, the icon of the clock) stands outside it.
func TestKeysStandApart(t *testing.T) {
	d := published(t, 8)
	states := map[string]func(){
		"nothing typed":      func() {},
		"a result":           func() { d.send(enterScore{Score: journal.WhiteWins}) },
		"figures":            func() { d.send(toggleNumbers{}) },
		"a key pressed once": func() { d.send(selectBoard{Board: 1}); d.send(enterScore{Score: journal.BlackWins, Board: 1}) },
	}
	for _, name := range []string{"nothing typed", "a result", "figures", "a key pressed once"} {
		states[name]()
		_, html := d.draw()
		_, block, found := strings.Cut(html, "hand__keys")
		if !found {
			t.Fatalf("%s: no block of keys", name)
		}
		for _, id := range []string{`id="keys"`, `id="key-undo"`, `id="key-more"`} {
			if !strings.Contains(block, id) {
				t.Errorf("%s: %s is not in the block", name, id)
			}
		}
		for _, id := range []string{`id="echo"`, `id="now"`, `id="board-clock"`} {
			if strings.Contains(block, id) {
				t.Errorf("%s: %s stands behind the block's beginning and could move it", name, id)
			}
		}
		if figures := strings.Index(html, `id="digit-1"`); figures >= 0 && figures < strings.Index(html, "hand__keys") {
			t.Errorf("%s: the figures stand outside the block", name)
		}
	}
}
