package journal

import (
	"strings"
	"testing"
)

// TestMoves: moves are kept by board, replaced, taken back and undone; what is no PGN is refused.
func TestMoves(t *testing.T) {
	h := movesKept(t)
	if got := h.Moves(1, 1, 1); !strings.HasPrefix(got, "1. d4") {
		t.Errorf("kept %q", got)
	}
	if got := h.Moves(1, 1, 2); got != "" {
		t.Errorf("taken back, and %q", got)
	}
	h.do(Undo{})
	if got := h.Moves(1, 1, 2); got != "1. c4 *" {
		t.Errorf("undone: %q", got)
	}
	for name, c := range map[string]Moves{
		"no board":  {Round: 1, Board: 99, PGN: "1. e4 *"},
		"no round":  {Round: 9, Board: 1, PGN: "1. e4 *"},
		"a control": {Round: 1, Board: 1, PGN: "1. e4\x00 *"},
		"too long":  {Round: 1, Board: 1, PGN: strings.Repeat("1. e4 ", MaxMoves)},
	} {
		if _, err := h.try(KeepMoves{1, c}); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}

func movesKept(t *testing.T) *hall {
	h := laws(t)
	for _, m := range []Moves{{1, 1, "1. e4 *"}, {1, 2, "1. c4 *"}, {1, 1, "1. d4 d5 {[%clk 0:05:00]} 1/2-1/2\n"}, {1, 2, ""}} {
		h.do(KeepMoves{1, m})
	}
	return h
}
