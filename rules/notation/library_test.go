package notation

import (
	"fmt"
	"strings"
	"testing"

	"github.com/notnil/chess"
)

// libraryReads says what notnil/chess makes of one PGN game: the number of half-moves and the result, "error" or "panic".
func libraryReads(text string) (said string) {
	defer func() {
		if recover() != nil {
			said = "panic"
		}
	}()
	load, err := chess.PGN(strings.NewReader(text))
	if err != nil {
		return "error"
	}
	g := chess.NewGame(load)
	return fmt.Sprintf("%d %s", len(g.Moves()), g.Outcome())
}

// weRead says the same of this package; a game kept apart is "error".
func weRead(text string) string {
	c, err := ReadPGN([]byte(text))
	if err != nil || len(c.Games) != 1 || len(c.Broken) > 0 {
		return "error"
	}
	return fmt.Sprintf("%d %s", len(c.Games[0].Main.Moves), c.Games[0].Result)
}

// TestLibraryDifferences holds what notnil/chess v1.10.0 does with games that it reads wrongly or refuses, beside what is right. A
// newer version that changes a row shows up here.
func TestLibraryDifferences(t *testing.T) {
	const pawn = "[FEN \"7k/P7/8/8/8/8/8/7K w - - 0 1\"]\n\n"
	for _, c := range []struct{ name, text, library, right string }{
		{"comment before move 1", "{hello} 1. e4 e5 *", "panic", "2 *"},
		{"unclosed variation cuts the game", "1. e4 (1. d4 e5 *\n", "1 ", "error"},
		{"garbage", "garbage", "0 ", "error"},
		{"empty input", "", "0 ", "error"},
		{"no result", "1. e4 e5", "2 ", "2 *"},
		{"Russian knight", "1. Кf3 *", "1 *", "1 *"},
		{"FIDE castling is passed over", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *", "6 *", "7 *"},
		{"castling that is not legal is passed over", "1. 0-0 *", "0 *", "error"},
		{"null move is passed over", "1. e4 -- *", "1 *", "1 *"},
		{"too exact", "1. Ngf3 *", "error", "1 *"},
		{"superfluous check", "1. e4+ *", "error", "1 *"},
		{"long pawn move", "1. e2-e4 *", "error", "1 *"},
		{"long move with a hyphen", "1. Nf3 Nb8-c6 *", "error", "2 *"},
		{"ed5", "1. e4 d5 2. ed5 *", "error", "3 *"},
		{"a8Q", pawn + "1. a8Q+ *", "error", "1 *"},
		{"a8(Q)", pawn + "1. a8(Q)+ *", "error", "1 *"},
		{"exd6e.p.", "[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2\"]\n\n1. exd6e.p. *", "error", "1 *"},
		{"no two kings", "[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Ka2 *", "1 *", "error"},
	} {
		if got := libraryReads(c.text); got != c.library {
			t.Errorf("%s: the library now says %q, it said %q", c.name, got, c.library)
		}
		if got := weRead(c.text); got != c.right {
			t.Errorf("%s: %q, want %q", c.name, got, c.right)
		}
	}
}

// TestAgainstLibraryOnGoldenGames: where the library reads a game rightly, both read the same moves.
func TestAgainstLibraryOnGoldenGames(t *testing.T) {
	c := mustRead(t, string(readGolden(t)))
	compared := 0
	for i := range c.Games {
		g := &c.Games[i]
		if g.Start.Chess960() || i%5 != 0 {
			continue
		}
		load, err := chess.PGN(strings.NewReader(string(WritePGN([]Game{*g}))))
		if err != nil {
			t.Fatalf("game %d: %v", g.Number, err)
		}
		theirs := chess.NewGame(load).Moves()
		if len(theirs) != len(g.Main.Moves) {
			t.Fatalf("game %d: %d half-moves, the library %d", g.Number, len(g.Main.Moves), len(theirs))
		}
		for j, m := range theirs {
			if m.String() != g.Main.Moves[j].Move.String() {
				t.Fatalf("game %d, half-move %d: %s, the library %s", g.Number, j+1, g.Main.Moves[j].Move, m)
			}
		}
		compared++
	}
	if compared < 30 {
		t.Errorf("only %d games compared", compared)
	}
}
