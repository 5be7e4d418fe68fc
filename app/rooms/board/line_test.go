package board

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/notation"
)

// squares touches squares by their names, as a person plays "e2e4 e7e5".
func squares(t *testing.T, m page, moves ...string) page {
	t.Helper()
	for _, move := range moves {
		for _, name := range []string{move[:2], move[2:]} {
			sq, _ := phrase.SquareOf(name)
			m, _ = step(t, m, touchSquare{sq}, playEnv)
		}
	}
	return m
}

// inLine is the movetext of the game with its variations.
func inLine(g *chessGame) string {
	x := g.record()
	return notation.Style{Language: notation.English}.WriteLine(x.Start, &x.Main)
}

// TestLinesByHand: variations are made, commented, marked, cut, brought back and promoted on the board, and stand in the PGN and in the
// store as they were made.
func TestLinesByHand(t *testing.T) {
	m, _ := readBack(t, "[White \"Ana\"]\n[Black \"Budi\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0\n")
	do := func(msg session.Msg) {
		t.Helper()
		m, _ = step(t, m, msg, playEnv)
		m.Game = again(t, m.Game)
	}
	do(stepTo{To: 1})
	m = squares(t, m, "c7c5", "g1f3", "d7d6")
	want := "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6 3. Bb5"
	if got := inLine(again(t, m.Game)); got != want || !slices.Equal(m.Line.Path, notation.Path{0, 0, 2}) {
		t.Fatalf("%s at %v", got, m.Line.Path)
	}
	do(showLine{Ply: 2, Path: notation.Path{0, 0, 0}})
	m = squares(t, m, "c2c3") // another move of White, within the variation
	do(openNote{})
	do(typeComment{Text: "Alapin"})
	do(chooseMark{Mark: 5})
	do(keepNote{})
	want = "1. e4 e5 (1... c5 2. Nf3 (2. c3!? {Alapin}) 2... d6) 2. Nf3 Nc6 3. Bb5"
	if got := inLine(m.Game); got != want {
		t.Fatalf("%s", got)
	}
	do(promoteLine{})
	want = "1. e4 e5 (1... c5 2. c3!? {Alapin} (2. Nf3 d6)) 2. Nf3 Nc6 3. Bb5"
	if got := inLine(m.Game); got != want || !slices.Equal(m.Line.Path, notation.Path{0, 0, 1}) {
		t.Fatalf("%s at %v", got, m.Line.Path)
	}
	do(cutLine{Whole: true})
	if got := inLine(m.Game); got != "1. e4 e5 2. Nf3 Nc6 3. Bb5" || m.Line.Gone == "" {
		t.Fatalf("%s, %+v", got, m.Line)
	}
	do(restoreLine{})
	if got := inLine(m.Game); got != want {
		t.Fatalf("brought back it is %s", got)
	}
	// read again, the file says the same
	out := gameOf(t, string(m.Game.PGN()))
	if _, back := readBack(t, string(m.Game.PGN())); !reflect.DeepEqual(gameOf(t, string(back.PGN())), out) {
		t.Errorf("went\n%+v\ncame\n%+v", out, gameOf(t, string(back.PGN())))
	}
	if m.Game.End.Result != rules.WhiteWins || m.Game.Ply() != 5 {
		t.Errorf("the game itself is %d half-moves, %+v", m.Game.Ply(), m.Game.End)
	}
}

// TestLineTyped: moves of a variation are typed one or many at once, in the letters of the game.
func TestLineTyped(t *testing.T) {
	m, _ := readBack(t, "[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n") // in Croatian letters
	m, _ = step(t, m, stepTo{To: 1}, playEnv)
	m, _ = step(t, m, startLine{}, playEnv)
	m, _ = step(t, m, typeMove{Text: "c5 2. Sf3 Sc6 3. Lxx"}, playEnv)
	m, _ = step(t, m, enterTyped{}, playEnv)
	if got := inLine(m.Game); got != "1. e4 e5 (1... c5 2. Nf3 Nc6) 2. Nf3" || m.Wrong == nil || m.Typed == "" {
		t.Errorf("%s, left %q: %v", got, m.Typed, m.Wrong)
	}
}

// TestLineLeavesGame: what is done in a variation never touches a game that goes on, and a touch on an earlier position of such a game leads
// back to it unless a variation was asked for. The move of the game itself steps on in the game.
func TestLineLeavesGame(t *testing.T) {
	m := playAll(t, laid(t, gameHead{Number: -1}), "e2e4", "e7e5", "g1f3")
	m, _ = step(t, m, stepTo{To: 1}, playEnv)
	m, _ = step(t, m, touchSquare{52}, playEnv)
	if m.Past || m.Line.On() {
		t.Fatalf("a touch began a variation in a game that goes on: %+v", m.Line)
	}
	m, _ = step(t, m, stepTo{To: 1}, playEnv)
	m, _ = step(t, m, startLine{}, playEnv)
	m = squares(t, m, "e7e5")
	if m.Line.On() || m.ShownPly() != 2 {
		t.Fatalf("the move of the game leads to %d, %+v", m.ShownPly(), m.Line)
	}
	m, _ = step(t, m, startLine{}, playEnv)
	m = squares(t, m, "f2f4")
	undo, _ := m.undoMsgs()
	m, _ = step(t, m, undo, playEnv)
	if m.Game.Ply() != 3 || inLine(m.Game) != "1. e4 e5 2. Nf3" {
		t.Errorf("taking back in a variation left %s", inLine(m.Game))
	}
	m, _ = step(t, m, stepTo{To: 3}, playEnv)
	m = playAll(t, m, "b8c6")
	if m.Line.On() || m.Game.Ply() != 4 {
		t.Error("the game does not go on")
	}
}

// TestLineBecomesGame: a variation beside the game becomes a game of its own; what was played stays in the list.
func TestLineBecomesGame(t *testing.T) {
	for _, letters := range []string{"en", "id", "hr"} {
		m, _ := readBack(t, "[White \"Ana\"]\n[Black \"Budi\"]\n[Result \"1-0\"]\n[Termination \"Budi resigns\"]\n\n1. e4 e5 2. Nf3 (2. Bc4 Nf6 {Two knights}) 2... Nc6 1-0\n")
		m.Game.Head.Letters = letters
		old := m.Game
		m, _ = step(t, m, showLine{Ply: 3, Path: notation.Path{0, 0, 1}}, playEnv)
		m, _ = step(t, m, promoteLine{}, session.Env{Now: playEnv.Now, Random: 99})
		if got := inLine(again(t, m.Game)); got != "1. e4 e5 2. Bc4 (2. Nf3 Nc6) 2... Nf6 {Two knights}" || m.Game.ID == old.ID {
			t.Errorf("%s: %s", letters, got)
		}
		if m.ShownPly() != 4 || m.Game.End.Over() || m.Game.Head.White != "Ana" || m.Notice == nil || m.Notice.Kind != "ok" {
			t.Errorf("%s: half-move %d, %+v, %+v", letters, m.ShownPly(), m.Game.End, m.Notice)
		}
		if !slices.ContainsFunc(m.Games, func(e listEntry) bool { return e.ID == old.ID && e.Result == "1-0" }) {
			t.Errorf("%s: the former game is not in the list", letters)
		}
	}
}

// TestRedo: what was taken back is done again with what was said about it, also by the same move, and after the program was closed; another
// move forgets it.
func TestRedo(t *testing.T) {
	m, _ := readBack(t, "[Result \"0-1\"]\n\n1. f3 e5 2. g4 {oh} Qh4# {mate} 0-1\n")
	whole := inLine(m.Game)
	end := m.Game.End
	do := func(msg session.Msg) {
		t.Helper()
		m, _ = step(t, m, msg, playEnv)
		m.Game = again(t, m.Game)
	}
	for range 4 {
		do(takeBack{})
	}
	if m.Game.Ply() != 1 || len(m.Game.Undone) != 4 {
		t.Fatalf("%d half-moves, %d to do again", m.Game.Ply(), len(m.Game.Undone))
	}
	m = playAll(t, m, "e7e5") // by hand
	if m.Game = again(t, m.Game); len(m.Game.Undone) != 3 {
		t.Errorf("after the same move %d are left", len(m.Game.Undone))
	}
	for range 3 {
		do(doAgain{})
	}
	if got := inLine(m.Game); got != whole || m.Game.End.Result != end.Result || len(m.Game.Undone) != 0 {
		t.Errorf("done again it is %s, %+v", got, m.Game.End)
	}
	do(takeBack{})
	do(takeBack{})
	m = playAll(t, m, "d8g5")
	if m.Game = again(t, m.Game); len(m.Game.Undone) != 0 {
		t.Error("after another move something is left")
	}
}

// TestKingOnRook: a king that is put on its rook castles, where it may; the rook is taken in hand where it may not.
func TestKingOnRook(t *testing.T) {
	for _, c := range []struct{ fen, touch, want string }{
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1", "e1g1"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1a1", "e1c1"},
		{"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8h8", "e8g8"},
		{"r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1", "e8a8", "e8c8"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "e1h1", ""},
		{"r3k2r/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1h1", ""}, // f1 is attacked
	} {
		m := squares(t, laid(t, fromFEN(t, c.fen)), c.touch)
		got := ""
		if m.Game.Ply() == 1 {
			got = m.Game.MoveAt(1).String()
		}
		if got != c.want {
			t.Errorf("%s in %s plays %q", c.touch, c.fen, got)
		}
		if rook, _ := phrase.SquareOf(c.touch[2:]); c.want == "" && m.Hand != rook {
			t.Errorf("%s in %s: in hand %d", c.touch, c.fen, m.Hand)
		}
	}
}

// TestNoPremove: a man of the side that waits is never taken in hand, nor moved later (Art. 4 knows no premove).
func TestNoPremove(t *testing.T) {
	m := squares(t, laid(t, gameHead{Number: -1}), "e7e5", "d7d5")
	m = squares(t, m, "e2e4")
	if m.Game.Ply() != 1 || m.Hand != noSquare {
		t.Errorf("%d half-moves, in hand %d", m.Game.Ply(), m.Hand)
	}
}

// TestPlacementAlone: a position without the fields behind its men is read; White is to move and nobody may castle until that is said.
func TestPlacementAlone(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"8/8/8/8/8/8/5k2/7K", "8/8/8/8/8/8/5k2/7K w - - 0 1"},
		{"  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"},
		{"r3k2r/8/8/8/8/8/8/R3K2R b", "r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1"},
		{"r3k2r/8/8/8/8/8/8/R3K2R b kQ", "r3k2r/8/8/8/8/8/8/R3K2R b Qk - 0 1"},
	} {
		m := laid(t, gameHead{Number: -1})
		m, _ = step(t, m, typePasted{Text: c.text}, playEnv)
		m, _ = step(t, m, readPasted{}, playEnv)
		if m.Screen != screenEditor || m.Edit.FEN != c.want {
			t.Errorf("%q became %q on screen %d", c.text, m.Edit.FEN, m.Screen)
		}
	}
	if _, err := readPosition("8/8/8/8/8/8/5k2"); err == nil || strings.TrimSpace(err.Error()) == "" {
		t.Error("seven ranks are taken")
	}
}
