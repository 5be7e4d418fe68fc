package board

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/session"
	"wasit/rules/notation"
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

// TestGamesOut: all games of the list, or those that a search left, go out as one file that reads back as they were; one that is damaged is
// told of.
func TestGamesOut(t *testing.T) {
	m := laid(t, gameHead{Number: -1, Letters: "en"})
	rows := map[string][]string{}
	for i, text := range []string{"[White \"Ana\"]\n[Result \"1-0\"]\n\n1. e4 {best} e5 (1... c5) 1-0\n", "[White \"Budi\"]\n[Result \"*\"]\n\n1. d4 *\n", "[White \"Anamarija\"]\n[Result \"1/2-1/2\"]\n\n1. c4 1/2-1/2\n"} {
		m, _ = step(t, m, session.Picked{Purpose: session.FilePGN, Data: []byte(text)}, session.Env{Now: playEnv.Now, Random: uint64(i) + 20})
		rows[m.Game.ID] = m.Game.Rows
	}
	save := func(m page) (page, session.SaveFile) {
		t.Helper()
		m, cmds := step(t, m, saveGames{}, playEnv)
		for len(cmds) == 1 {
			ask, ok := cmds[0].(session.OpenGame)
			if !ok {
				break
			}
			m, cmds = step(t, m, session.GameOpened{Book: ask.Book, ID: ask.ID, Past: ask.Past, Rows: rows[ask.ID]}, playEnv)
		}
		if len(cmds) != 1 {
			t.Fatalf("%+v", cmds)
		}
		return m, cmds[0].(session.SaveFile)
	}
	names := func(f session.SaveFile) (list []string) {
		read, err := notation.ReadPGN(f.Data)
		if err != nil {
			t.Fatal(err)
		}
		for i := range read.Games {
			name, _ := read.Games[i].Tag("White")
			list = append(list, name+" "+read.Games[i].Result)
		}
		return list
	}
	onBoard := m.Game
	next, file := save(m)
	if got, want := names(file), []string{"Ana 1-0", "Budi *", "Anamarija 1/2-1/2"}; !slices.Equal(got, want) || !strings.Contains(string(file.Data), "(1... c5)") {
		t.Errorf("went out as %q:\n%s", got, file.Data)
	}
	if next.Game != onBoard || next.Saving != nil || next.Notice != nil {
		t.Errorf("the board has changed: %+v", next.Notice)
	}
	m.Search = "ana"
	if _, file := save(m); !slices.Equal(names(file), []string{"Ana 1-0", "Anamarija 1/2-1/2"}) {
		t.Errorf("found and saved: %q", names(file))
	}
	m.Search = ""
	for id, list := range rows {
		if strings.Contains(list[0], "Budi") {
			rows[id] = []string{"no head"}
		}
	}
	if next, file := save(m); len(names(file)) != 2 || next.Notice == nil || next.Notice.Kind != "warn" {
		t.Errorf("a damaged game: %q, %+v", names(file), next.Notice)
	}
}
