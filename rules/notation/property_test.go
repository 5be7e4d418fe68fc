package notation

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/notnil/chess"
	"pgregory.net/rapid"

	"wasit/rules/board"
)

// check tries a property a hundred times, and much oftener in long tests.
func check(t *testing.T, property func(*rapid.T)) {
	rounds := 1
	if os.Getenv("WASIT_LONG") != "" {
		rounds = 50
	}
	for range rounds {
		rapid.Check(t, property)
	}
}

// drawStart draws a start position: the usual one, one of Chess960, or one where much is ambiguous.
func drawStart(t *rapid.T) board.Position {
	if rapid.Bool().Draw(t, "usual") {
		return board.Start()
	}
	if rapid.Bool().Draw(t, "crowded") {
		crowds := []string{
			"4k3/8/1N3N2/8/1N3N2/3r4/8/4K3 w - - 0 1",
			"R6R/1k6/8/8/8/6K1/8/R6R w - - 0 1",
			"1r1b2k1/P1P1P3/8/3pP3/8/8/pp4p1/Q2BK2R w K d6 0 30",
			"8/1Q1Q1Q2/8/1Q1Q1Q2/8/1Q1Q1Q2/6k1/K7 w - - 0 1",
		}
		p, err := board.ParseFEN(rapid.SampledFrom(crowds).Draw(t, "crowd"))
		if err != nil {
			return board.Start() // a crowd that gives check to the player not on the move
		}
		return p
	}
	p, err := board.StartNumber(rapid.IntRange(0, board.StartPositions-1).Draw(t, "number"))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestWrittenMovesReadBack: every legal move, in every language and form, is read as itself, and no two are written alike.
func TestWrittenMovesReadBack(t *testing.T) {
	styles := []Style{{Language: English}, {Language: English, Form: SAN}, {Language: English, Form: Long},
		{Language: Indonesian}, {Language: Indonesian, Form: Long}, {Language: Croatian}, {Language: German, Form: Long}, {Figurines: true},
		{Language: English, Form: Descriptive}, {Language: Indonesian, Form: Descriptive}, {Language: Croatian, Form: Descriptive}}
	check(t, func(t *rapid.T) {
		pos := drawStart(t)
		for range 80 {
			var list board.MoveList
			moves := pos.Moves(&list)
			if len(moves) == 0 {
				return
			}
			style := rapid.SampledFrom(styles).Draw(t, "style")
			seen := map[string]bool{}
			for _, m := range moves {
				text := style.Write(&pos, m)
				if seen[text] {
					t.Fatalf("%s: two moves are %q", pos.FEN(), text)
				}
				seen[text] = true
				r, err := Parse(&pos, text, style.Language)
				if err != nil || r.Move != m || r.Odd != 0 {
					t.Fatalf("%s: %q for %s reads as %s, odd %d: %v", pos.FEN(), text, m, r.Move, r.Odd, err)
				}
			}
			pos = pos.After(rapid.SampledFrom(moves).Draw(t, "move"))
		}
	})
}

// sameMove finds m among the library's moves, which know whether they check.
func sameMove(pos *chess.Position, m board.Move) *chess.Move {
	for _, o := range pos.ValidMoves() {
		if o.S1() == m.From() && o.S2() == m.To() && o.Promo() == m.Promotion() {
			return o
		}
	}
	return nil
}

// TestSANAgainstLibrary compares with notnil/chess, whose writing of standard games is right.
func TestSANAgainstLibrary(t *testing.T) {
	check(t, func(t *rapid.T) {
		pos, theirs := board.Start(), chess.StartingPosition()
		for range 30 {
			var list board.MoveList
			moves := pos.Moves(&list)
			if len(moves) == 0 {
				return
			}
			m := rapid.SampledFrom(moves).Draw(t, "move")
			other := sameMove(theirs, m)
			if other == nil {
				t.Fatalf("%s: the library has no %s", pos.FEN(), m)
			}
			ours, text := WriteSAN(&pos, m), chess.AlgebraicNotation{}.Encode(theirs, other)
			if ours != text {
				t.Fatalf("%s: %q, the library %q", pos.FEN(), ours, text)
			}
			pos, theirs = pos.After(m), theirs.Update(other)
		}
	})
}

// drawLine draws moves with everything that may stand beside them.
func drawLine(t *rapid.T, pos board.Position, depth int) (line Line) {
	text := rapid.StringOfN(rapid.SampledFrom([]rune("ab {};%[]()1-0=\\\"ščž♘. ")), 1, 90, -1)
	comments := func(label string) (list []string) {
		for range rapid.IntRange(0, 2).Draw(t, label) {
			if c := strings.TrimSpace(text.Draw(t, "comment")); c != "" && c != drawOffer {
				list = append(list, c)
			}
		}
		return list
	}
	line.Comments = comments("first comments")
	for range rapid.IntRange(0, 6).Draw(t, "moves") {
		var list board.MoveList
		moves := pos.Moves(&list)
		if len(moves) == 0 {
			break
		}
		n := Node{Move: rapid.SampledFrom(moves).Draw(t, "move"), DrawOffer: rapid.Bool().Draw(t, "offer"), Comments: comments("comments")}
		if rapid.Bool().Draw(t, "clock") {
			n.HasClock, n.Clock = true, time.Duration(rapid.IntRange(0, 36_000_000).Draw(t, "ms"))*time.Millisecond
		}
		for range rapid.IntRange(0, 2).Draw(t, "nags") {
			n.NAGs = append(n.NAGs, uint8(rapid.IntRange(1, 255).Draw(t, "nag")))
		}
		if depth > 0 {
			for range rapid.IntRange(0, 2).Draw(t, "variations") {
				if v := drawLine(t, pos, depth-1); len(v.Moves)+len(v.Comments) > 0 {
					n.Variations = append(n.Variations, v)
				}
			}
		}
		line.Moves = append(line.Moves, n)
		pos = pos.After(n.Move)
	}
	return line
}

// TestWrittenGamesReread: any games, written, read as the same games.
func TestWrittenGamesReread(t *testing.T) {
	check(t, func(rt *rapid.T) {
		var games []Game
		for range rapid.IntRange(1, 3).Draw(rt, "games") {
			g := Game{Start: drawStart(rt), Result: rapid.SampledFrom([]string{"*", "1-0", "0-1", "1/2-1/2"}).Draw(rt, "result")}
			for _, name := range []string{"White", "Black", "Annotator"} {
				if rapid.Bool().Draw(rt, name) {
					g.SetTag(name, rapid.StringOfN(rapid.SampledFrom([]rune("aš\"\\ ]%[{}")), 0, 40, -1).Draw(rt, "value"))
				}
			}
			g.Main = drawLine(rt, g.Start, 2)
			games = append(games, g)
		}
		checkRereads(t, games)
	})
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"e4", "Nf3", "0-0", "d8Q", "exd6 e.p.", "Nb8-c6++", "♘f3!?", "d2 – d4", "0 - 0", "P-K4", "N(B3)xKBP dis ch", "K e1 x e2 skak mat", "e8=(Q)+", "Кf3", "Qh4e1(=)"} {
		f.Add(text, promotes)
		f.Add(text, threeQ)
	}
	f.Fuzz(func(t *testing.T, text, fen string) {
		pos, err := board.ParseFEN(fen)
		if err != nil {
			pos = board.Start()
		}
		for _, lang := range []Language{English, Indonesian, Croatian, {}} {
			r, err := Parse(&pos, text, lang)
			if err != nil {
				if err.Error() == "" {
					t.Fatal("no message")
				}
				continue
			}
			var list board.MoveList
			legal := false
			for _, m := range pos.Moves(&list) {
				legal = legal || m == r.Move
			}
			if !legal {
				t.Fatalf("%q in %s is %s, not legal", text, pos.FEN(), r.Move)
			}
		}
	})
}

func FuzzPGN(f *testing.F) {
	f.Add([]byte(annotated))
	f.Add([]byte("[FEN \"4k3/8/8/8/8/8/4p3/4K2R b K - 5 40\"]\n\n40... Kd7 (40... Kf7 {a} (40... e1) --) ; x\n% y\n1-0 {end}\n*"))
	f.Add([]byte("[Variant \"Chess960\"]\n[FEN \"bnnqrbkr/pppppppp/8/8/8/8/PPPPPPPP/BNNQRBKR w HEhe - 0 1\"]\n\n1. f4 f5 2. Bf2 Bf7 3. O-O *"))
	f.Add([]byte("1. d2 – d4 d7 - d5 2. c2 - c4 d5 x c4 3. P-K4 P-K4 (3... N(N1)-B3) 0 – 1"))
	f.Add([]byte("1.e4 {[%clk 0:10:00]} e5 $1 ! (=) 1/2"))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := ReadPGN(data)
		if err != nil {
			return
		}
		for _, b := range c.Broken {
			if b.Err == nil || b.Err.Line < 1 || b.Err.Column < 1 {
				t.Fatalf("%+v", b)
			}
		}
		if len(c.Games) > 0 {
			checkRereads(t, c.Games)
		}
	})
}
