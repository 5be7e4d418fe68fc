package notation

import (
	"errors"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"wasit/rules/board"
	"wasit/rules/charset"
)

func mustRead(t testing.TB, text string) Collection {
	t.Helper()
	c, err := ReadPGN([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range c.Broken {
		t.Fatalf("game %d, line %d: %v", b.Number, b.Line, b.Err)
	}
	return c
}

func readGolden(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile("../../testdata/golden/games.pgn")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

var samePosition = cmp.Comparer(func(a, b board.Position) bool { return a == b })

// checkRereads asserts that what is written reads as the same games.
func checkRereads(t testing.TB, games []Game) {
	t.Helper()
	out := WritePGN(games)
	again, err := ReadPGN(out)
	if err != nil || len(again.Broken) > 0 {
		t.Fatalf("%v %+v\n%s", err, again.Broken, out)
	}
	plain := func(in []Game) []Game {
		list := make([]Game, len(in))
		for i, g := range in {
			list[i] = g.Complete()
			list[i].Number, list[i].Line, list[i].Remarks = 0, 0, nil
		}
		return list
	}
	if want, got := plain(games), plain(again.Games); !reflect.DeepEqual(want, got) { // cmp is slow on many games
		t.Fatalf("re-read differs (-want +got):\n%s\n%s", cmp.Diff(want, got, samePosition), out)
	}
	if second := WritePGN(again.Games); string(second) != string(out) {
		t.Fatalf("written twice:\n%s\n%s", out, second)
	}
}

func TestGoldenGamesReread(t *testing.T) {
	c := mustRead(t, string(readGolden(t)))
	if len(c.Games) != 200 {
		t.Fatalf("%d games", len(c.Games))
	}
	for i := range c.Games {
		g := &c.Games[i]
		if len(g.Remarks) > 0 {
			t.Errorf("game %d: %+v", g.Number, g.Remarks)
		}
	}
	checkRereads(t, c.Games)
	windows := mustRead(t, strings.ReplaceAll(string(readGolden(t)), "\n", "\r\n"))
	if !reflect.DeepEqual(c.Games, windows.Games) {
		t.Error("Windows line ends make a difference")
	}
}

const annotated = `%this line is an escape
[Event "A \"quoted\" name with a back\\slash"]
[Site "?"] [Date "2026.11.21"]
[Round "1"]
[White "Šimić, Čedomir"]
[Black "B"]
[Result "1-0"]

{before the first move} 1. e4! {[%clk 1:30:05] a comment
over two lines} e5 $6 (1... c5 2. Nf3 (2. Nc3 Nc6 (2... d6) 3. f4) 2... d6) ({another} 1... e6)
2. Qh5?! {[%clk 1:29:59.5]} ; rest of the line } with a brace
{[Event "inside a comment"]
[White "x"]} Nc6 3.Bc4 (=) Nf6?? 4.Qxf7# 1-0

`

func TestReadAnnotated(t *testing.T) {
	c := mustRead(t, annotated)
	if len(c.Games) != 1 {
		t.Fatalf("%d games", len(c.Games))
	}
	g := c.Games[0]
	if v, _ := g.Tag("Event"); v != `A "quoted" name with a back\slash` {
		t.Errorf("Event %q", v)
	}
	if v, _ := g.Tag("White"); v != "Šimić, Čedomir" || len(g.Tags) != 7 {
		t.Errorf("White %q, %d tags", v, len(g.Tags))
	}
	m := g.Main.Moves
	if len(m) != 7 || g.Result != "1-0" || len(g.Remarks) != 0 || len(g.Main.Comments) != 1 {
		t.Fatalf("%d moves, %s, %v", len(m), g.Result, g.Remarks)
	}
	if !m[0].HasClock || m[0].Clock != 90*time.Minute+5*time.Second || m[0].Comments[0] != "a comment over two lines" || m[0].NAGs[0] != 1 {
		t.Errorf("first move: %+v", m[0])
	}
	if v := m[1].Variations; len(v) != 2 || len(v[0].Moves) != 3 || len(v[0].Moves[1].Variations) != 1 || len(v[1].Comments) != 1 ||
		len(v[0].Moves[1].Variations[0].Moves[1].Variations) != 1 {
		t.Errorf("variations: %+v", v)
	}
	if m[2].Clock != 89*time.Minute+59*time.Second+500*time.Millisecond || len(m[2].Comments) != 2 || m[2].Comments[0] != "rest of the line } with a brace" {
		t.Errorf("third move: %+v", m[2])
	}
	if !m[4].DrawOffer || m[5].NAGs[0] != 4 {
		t.Errorf("marks: %+v %+v", m[4], m[5])
	}
	checkRereads(t, c.Games)
}

// oneGame is a good game between others.
func oneGame(white string) string {
	return "[Event \"E\"]\n[White \"" + white + "\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n"
}

func TestBrokenGamesAreKeptApart(t *testing.T) {
	for _, c := range []struct {
		name, text   string
		fault        PGNFault
		line, column int // inside the broken game
	}{
		{"illegal move", "[Event \"x\"]\n\n1. e4 e5 2. Ke3 1-0\n", PGNMove, 3, 13},
		{"Cyrillic letter", "[Event \"x\"]\n\n1. Жf3 1-0\n", PGNMove, 3, 4},
		{"ambiguous move", "[Event \"x\"]\n\n1. Nf3 d5 2. d4 d4 1-0\n", PGNMove, 3, 17},
		{"comment not closed", "[Event \"x\"]\n\n1. e4 {never closed 1-0\n", PGNOpenComment, 3, 7},
		{"variation not closed", "[Event \"x\"]\n\n1. e4 (1. d4 1-0\n", PGNOpenVariation, 3, 7},
		{"variation not closed, no result", "[Event \"x\"]\n\n1. e4 (1. d4\n", PGNOpenVariation, 3, 7},
		{"variation first", "[Event \"x\"]\n\n(1. e4) 1-0\n", PGNVariationFirst, 3, 1},
		{"bad FEN", "[Event \"x\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 1-0\n", PGNFEN, 2, 1},
		{"another game", "[Event \"x\"]\n[Variant \"Atomic\"]\n\n1. e4 1-0\n", PGNVariant, 2, 1},
		{"a tag among the moves", "[Event \"x\"]\n\n1. e4\n[Annotator: Kos]\n1... e5 1-0\n", PGNTag, 4, 1},
		{"letters of full width", "[Event \"x\"]\n\n１．ｅ４ 1-0\n", PGNMove, 3, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			before := oneGame("first")
			col, err := ReadPGN([]byte(before + c.text + "\n" + oneGame("last")))
			if err != nil {
				t.Fatal(err)
			}
			if len(col.Games) != 2 || len(col.Broken) != 1 {
				t.Fatalf("%d games, broken %+v", len(col.Games), col.Broken)
			}
			if w, _ := col.Games[1].Tag("White"); w != "last" || col.Games[1].Number != 3 {
				t.Errorf("the game behind: %q, number %d", w, col.Games[1].Number)
			}
			b, first := col.Broken[0], strings.Count(before, "\n")
			if b.Err.Fault != c.fault || b.Err.Line != first+c.line || b.Err.Column != c.column || b.Number != 2 || b.Line != first+1 {
				t.Errorf("%v at game %d, line %d; want %s at %d:%d", b.Err, b.Number, b.Line, c.fault, first+c.line, c.column)
			}
			if b.Text != strings.TrimSpace(c.text) {
				t.Errorf("text %q", b.Text)
			}
			if c.fault == PGNMove {
				var m *MoveError
				if !errors.As(error(b.Err), &m) {
					t.Error("no MoveError behind it")
				}
			}
		})
	}
}

func TestBrokenGameKeepsItsMoves(t *testing.T) {
	col, err := ReadPGN([]byte("1. e4 e5 2. Ke3 1-0"))
	if err != nil || len(col.Broken) != 1 || len(col.Broken[0].Moves) != 2 {
		t.Errorf("%v %+v", err, col.Broken)
	}
}

func TestRemarks(t *testing.T) {
	for _, c := range []struct {
		name, text, result string
		remarks            []PGNFault
	}{
		{"result against the board", "1. f3 e5 2. g4 Qh4# 1-0", "1-0", []PGNFault{RemarkAgainstBoard}},
		{"mate and no result", "1. f3 e5 2. g4 Qh4# *", "*", []PGNFault{RemarkAgainstBoard}},
		{"marker and tag differ", "[Result \"0-1\"]\n\n1. e4 1-0", "1-0", []PGNFault{RemarkResultTag}},
		{"marker missing", "[Result \"0-1\"]\n\n1. e4", "0-1", []PGNFault{RemarkNoMarker}},
		{"move number", "1. e4 e5 3. Nf3 *", "*", []PGNFault{RemarkMoveNumber}},
		{"sign", "1. e4+ *", "*", []PGNFault{RemarkSigns}},
		{"tag twice", "[Event \"a\"]\n[Event2 \"b\"]\n[Site \"a\"]\n[Site \"b\"]\n\n1. e4 *", "*", []PGNFault{RemarkDuplicateTag}},
		{"a missing + is none", "1. e4 f5 2. Qh5 *", "*", nil},
		{"half a point in other words", "1. e4 ½-½", "1/2-1/2", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			col := mustRead(t, c.text)
			var got []PGNFault
			for _, r := range col.Games[0].Remarks {
				got = append(got, r.Fault)
			}
			if !cmp.Equal(got, c.remarks) || col.Games[0].Result != c.result {
				t.Errorf("%s %q, want %s %q", col.Games[0].Result, got, c.result, c.remarks)
			}
		})
	}
}

// TestLibraryFaults holds the faults of notnil/chess v1.10.0 in reading and writing PGN, each with what is right.
func TestLibraryFaults(t *testing.T) {
	for _, c := range []struct {
		name, text string
		games      []int // half-moves of each game
	}{
		{"comment before move 1", "[Event \"a\"]\n\n{hello} 1. e4 e5 *", []int{2}},
		{"comment line that starts with a bracket", "1. e4 {first\n[second]\nthird} e5 *", []int{2}},
		{"tags inside a comment", "1. e4 {[White \"x\"]} e5 *", []int{2}},
		{"two tags on a line", "[Event \"a\"] [Site \"b\"]\n\n1. e4 *", []int{1}},
		{"escapes", "[Event \"a \\\"b\\\" \\\\ c\"]\n\n1. e4 *", []int{1}},
		{"a game without moves", "[Event \"a\"]\n[Result \"1-0\"]\n\n1-0\n\n[Event \"b\"]\n\n1. e4 *", []int{0, 1}},
		{"a game without moves and marker", "[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n\n1. e4 *", []int{0, 1}},
		{"semicolon", "1. e4 ; the rest ( { 1-0\n e5 *", []int{2}},
		{"FIDE castling", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 *", []int{8}},
		{"long form", "1. e2-e4 e7e5 2. Ng1-f3 Nb8-c6 *", []int{4}},
		{"too exact", "1. Ngf3 Nb8c6 *", []int{2}},
		{"superfluous check", "1. e4+ e5+ *", []int{2}},
		{"promotion without =, brackets", "[FEN \"7k/P7/8/8/8/8/p7/7K w - - 0 1\"]\n\n1. a8(Q)+ Kg7 2. Qb7+ Kg6 3. Qc6+ Kg5 4. Qd6 a1Q+ *", []int{8}},
		{"null move in a variation", "1. e4 (1. d4 -- 2. c4) e5 *", []int{2}},
		{"long line", "1. e4 {" + strings.Repeat("x", 70_000) + "} e5 *", []int{2}},
		{"numbers stuck to moves", "1.e4 e5 2.Nf3 Nc6 3...a6 *", []int{4, -1}},
		{"several games, no empty line", "1. e4 *\n1. d4 d5 *\n", []int{1, 2}},
	} {
		t.Run(c.name, func(t *testing.T) {
			col, err := ReadPGN([]byte(c.text))
			if err != nil {
				t.Fatal(err)
			}
			if want := c.games; want[len(want)-1] == -1 {
				if len(col.Broken) != 1 {
					t.Errorf("broken: %+v", col.Broken)
				}
				return
			}
			if len(col.Broken) > 0 {
				t.Fatalf("%v", col.Broken[0].Err)
			}
			var got []int
			for _, g := range col.Games {
				got = append(got, len(g.Main.Moves))
			}
			if !cmp.Equal(got, c.games) {
				t.Errorf("half-moves %v, want %v", got, c.games)
			}
			checkRereads(t, col.Games)
		})
	}
}

func TestEmptyAndTooLarge(t *testing.T) {
	for text, fault := range map[string]PGNFault{"": PGNEmpty, "  \n\n": PGNEmpty, "{nothing but a comment}": PGNEmpty,
		strings.Repeat(" ", MaxPGN+1): PGNTooLarge} {
		var e *PGNError
		if _, err := ReadPGN([]byte(text)); !errors.As(err, &e) || e.Fault != fault {
			t.Errorf("%.10q: %v, want %s", text, err, fault)
		}
	}
}

func TestOldCharacterSet(t *testing.T) {
	c := mustRead(t, "[White \"M\xfcller\"]\n\n1. e4 *")
	if w, _ := c.Games[0].Tag("White"); w != "Müller" || c.Encoding != charset.Windows1252 {
		t.Errorf("%q", w)
	}
}

func TestWriteFromSetUp(t *testing.T) {
	start := mustFEN(t, "4k3/8/8/8/8/8/4p3/4K2R b K - 5 40")
	var g Game
	g.Start, g.Result = start, "*"
	pos := start
	for _, text := range []string{"Kd7", "Kxe2", "Ke6"} {
		r, err := Parse(&pos, text, English)
		if err != nil {
			t.Fatal(err)
		}
		g.Main.Moves = append(g.Main.Moves, Node{Move: r.Move})
		pos = pos.After(r.Move)
	}
	out := string(WritePGN([]Game{g}))
	for _, want := range []string{"[SetUp \"1\"]", "[FEN \"" + start.FEN() + "\"]", "40... Kd7 41. Kxe2 Ke6 *"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	checkRereads(t, []Game{g})
}

func TestChess960(t *testing.T) {
	start, err := board.StartNumber(0)
	if err != nil {
		t.Fatal(err)
	}
	g := Game{Start: start, Result: "*"}
	checkRereads(t, []Game{g})
	if out := string(WritePGN([]Game{g})); !strings.Contains(out, "[Variant \"Chess960\"]") {
		t.Error(out)
	}
}

// TestRepeatedFragments reads files of one fragment over and over: what is not a game is broken or refused, never read on.
func TestRepeatedFragments(t *testing.T) {
	for _, fragment := range []string{"[A \"\"]", "e4 ", "{\n\n[A \"\n", "{a}", "(", "1. e4 (", "$1", "[", "[A \"x", "e4 {\n\n", "{", ";\n", "(=)", "%\n", " e4(Q)", "e8("} {
		c, err := ReadPGN([]byte(strings.Repeat(fragment, 60_000/len(fragment))))
		if len(c.Games) > 0 || err == nil && len(c.Broken) == 0 {
			t.Errorf("%q: %d games, %v", fragment, len(c.Games), err)
		}
	}
}
