package board

import (
	"testing"

	"wasit/app/session"
)

// TestListCountsMoves: the list says how many moves each game has now: of that on the board, after another was laid, taken up or read again,
// and a board that nobody played on leaves no line.
func TestListCountsMoves(t *testing.T) {
	plies := func(m page, id string) int {
		for _, e := range m.Games {
			if e.ID == id {
				return e.Plies
			}
		}
		return -1
	}
	m := laid(t, gameHead{Letters: "en"})
	first := m.Game
	m = playAll(t, m, "e2e4", "e7e5", "g1f3")
	rows := m.Game.Rows
	m, _ = m.layGame(session.Env{Now: playEnv.Now, Random: 77}, gameHead{Number: -1})
	second := m.Game.ID
	if got := plies(m, first.ID); got != 3 {
		t.Errorf("left with 3 half-moves, listed with %d", got)
	}
	m = playAll(t, m, "d2d4")
	m, _ = gameOpened{ID: first.ID, Rows: rows}.update(m, playEnv)
	if got := plies(m, second); got != 1 {
		t.Errorf("another taken up: the second is listed with %d half-moves", got)
	}
	m = playAll(t, m, "b8c6", "f1b5")
	rows = m.Game.Rows
	m, _ = m.layGame(session.Env{Now: playEnv.Now, Random: 99}, gameHead{Number: -1})
	empty := m.Game.ID
	m, cmds := gameOpened{ID: first.ID, Rows: rows}.update(m, playEnv)
	if got := plies(m, first.ID); got != 5 || plies(m, empty) != -1 {
		t.Errorf("back on the board: %d half-moves; the empty one: %d", got, plies(m, empty))
	}
	for _, c := range cmds {
		if keep, ok := c.(session.KeepIndex); ok && len(keep.Gone) == 1 && keep.Gone[0] == empty {
			return
		}
	}
	t.Errorf("the rows of the empty board stay: %v", cmds)
}
