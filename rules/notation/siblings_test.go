package notation

import (
	"strings"
	"testing"

	"wasit/rules/board"
)

// TestSiblings reads what other programs, keyboards and countries make of the kinds in [TestBent]: the game is the one on the
// screen, and what was bent to fit is told. A control is a good file that looks like the fault: nothing is told of it.
func TestSiblings(t *testing.T) {
	const kings = "4k3/8/8/8/8/8/4P3/4K3"
	const queens = "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n"
	for _, c := range []struct {
		name, text string
		tags       string
		result     string
		plies      int
		bent       bool
	}{
		// asides: what people write between, above and below the moves
		{"nested braces", "1. e4 {a {b} c} e5 1-0", "", "1-0", 2, false},
		{"control: a brace in a comment", "1. e4 {a {b} e5 {c} 1-0", "", "1-0", 2, false},
		{"a brace too many", "1. e4 } e5 2. Nf3 1-0", "", "1-0", 3, true},
		{"a bracket too many", "1. e4 e5 (1... c5)) 2. Nf3 1-0", "", "1-0", 3, true},
		{"a variation that nothing opened", "1. e4 e5) 2. Nf3 1-0", "", "1-0", 3, true},
		{"a word in brackets", "1. e4 e5 2. Nf3 (good!) Nc6 1-0", "", "1-0", 4, true},
		{"a sentence in brackets", "1. e4 e5 (better was c5) 2. Nf3 Nc6 1-0", "", "1-0", 4, true},
		{"times in brackets", "1. e4 (0:01) e5 (0:02) 1-0", "", "1-0", 2, true},
		{"times in square brackets", "1. e4 [0:01] e5 [0:02] 1-0", "", "1-0", 2, true},
		{"commands outside of comments", "1. e4 [%clk 0:01:00] e5 [%clk 0:01:00] 2. Nf3 1-0", "", "1-0", 3, true},
		{"a diagram", "1. e4 e5 2. Nf3 (D) Nc6 [Diagram] 1-0", "", "1-0", 4, true},
		{"a line in square brackets", "1. e4 e5 [1... c5 2. Nf3] 2. Nf3 1-0", "", "1-0", 3, true},
		{"in passing, in brackets", "1. e4 a6 2. e5 d5 3. exd6(ep) 1-0", "", "1-0", 5, true},
		{"a greeting above the tags", "Here is my game:\n\n[White \"A\"]\n\n1. e4 e5 1-0\n", "White=A", "1-0", 2, true},
		{"a greeting above the moves", "My game:\n1. e4 e5 2. Nf3 1-0\n", "", "1-0", 3, true},
		{"who played, above the moves", "Kos - Moss, Zagreb 2020\n1. e4 e5 2. Nf3 1-0\n", "", "1-0", 3, true},
		{"a letter that answers", "> [White \"A\"]\n> [Black \"B\"]\n>\n> 1. e4 e5 1-0\n", "White=A|Black=B", "1-0", 2, false},
		{"a word below", "1. e4 e5 abandoned\n", "", "*", 2, true},
		{"control: a castling in a variation", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. d3 (O-O) Nf6 1-0", "", "1-0", 8, false},
		{"control: a move in a variation", "1. e4 e5 (c5) 2. Nf3 1-0", "", "1-0", 3, false},
		{"control: words of check", "1. f4 e5 2. g4 Qh4 mate 0-1", "", "0-1", 4, false},
		{"a number with its dots above the game", "A game 1..\n1. e4 e5 1-0\n", "", "1-0", 2, true},
		{"lines of a table", "| 1 | e4 | e5 |\n| 2 | Nf3 | Nc6 |\n1-0", "", "1-0", 4, false},

		// moves
		{"pieces in small letters", "1. e4 e5 2. nf3 nc6 3. Bb5 1-0", "", "1-0", 5, true},
		{"capitals throughout", "1. E4 E5 2. NF3 NC6 1-0", "", "1-0", 4, true},
		{"a pawn takes a pawn", "1. e4 d5 2. ed Qxd5 1-0", "", "1-0", 4, false},
		{"a colon behind captures", "1. e4 d5 2. ed: Qd5: 1-0", "", "1-0", 4, false},
		{"figures of correspondence chess", "1. 5254 5755 2. 7163 1-0", "", "1-0", 3, false},

		// results in sentences
		{"White wins", "1. e4 e5 White wins", "", "1-0", 2, false},
		{"Crni dobiva", "1. e4 e5 Crni dobiva.", "", "0-1", 2, false},
		{"Hitam menyerah", "1. e4 e5 Hitam menyerah", "", "1-0", 2, false},
		{"White resigns", "1. e4 e5 2. Nf3\nWhite resigns!", "", "0-1", 3, false},
		{"adjourned", "1. e4 e5 adjourned", "", "*", 2, false},

		// tags
		{"FEN without quotes", "[White \"A\"]\n[FEN " + kings + " w - - 0 1]\n\n1. e4 *\n", "White=A|FEN=" + kings + " w - - 0 1", "*", 1, true},
		{"FEN with a colon and no quotes", "[FEN: " + kings + " w - - 0 1]\n\n1. e4 *\n", "FEN=" + kings + " w - - 0 1", "*", 1, true},
		{"FEN in small letters", "[fen \"" + kings + " w - - 0 1\"]\n\n1. e4 *\n", "FEN=" + kings + " w - - 0 1", "*", 1, true},
		{"a FEN that was never closed", "[White \"A\"]\n[FEN \"" + kings + " w - - 0 1]\n\n1. e4 *\n", "White=A|FEN=" + kings + " w - - 0 1", "*", 1, true},
		{"an Elo without quotes", "[White \"A\"]\n[WhiteElo 2000]\n[Black \"B\"]\n\n1. e4 *\n", "White=A|Black=B", "*", 1, true},
		{"a tag that was never closed", "[White \"Moss]\n[Black \"Fenn\"]\n\n1. e4 *\n", "White=Moss|Black=Fenn", "*", 1, true},
		{"a tag without its opening bracket", "[Event \"x\"]\nWhite \"Moss\"]\n[Black \"Fenn\"]\n\n1. e4 1-0\n", "Event=x|Black=Fenn", "1-0", 1, true},
		{"a tag without brackets", "[Event \"x\"]\nWhite \"Moss\"\n[Black \"Fenn\"]\n\n1. e4 1-0\n", "Event=x|Black=Fenn", "1-0", 1, true},
		{"blanks in the brackets", "[ White \"Moss\" ]\n[\tBlack\t\"Fenn\"\t]\n\n1. e4 *\n", "White=Moss|Black=Fenn", "*", 1, false},
		{"a bracket in the value", "[Event \"a] b\"]\n[White \"Moss [1]\"]\n\n1. e4 *\n", "Event=a] b|White=Moss [1]", "*", 1, false},
		{"two tags on a line", "[White \"Moss\"] [Black \"Fenn\"]\n\n1. e4 *\n", "White=Moss|Black=Fenn", "*", 1, false},
		{"a tag without a name", "[\"Moss\"]\n[Black \"Fenn\"]\n\n1. e4 *\n", "Black=Fenn", "*", 1, true},
		{"empty brackets", "[]\n[Black \"Fenn\"]\n\n1. e4 *\n", "Black=Fenn", "*", 1, true},
		{"a name with a dot", "[White.Title \"GM\"]\n[Black \"Fenn\"]\n\n1. e4 *\n", "Black=Fenn", "*", 1, true},
		{"a name in Croatian", "[Bijeli-igrač \"Kos\"]\n[Black \"Fenn\"]\n\n1. e4 *\n", "Black=Fenn", "*", 1, true},
		{"back quotes", "[White `Moss`]\n[Black \"Fenn\"]\n\n1. e4 *\n", "Black=Fenn", "*", 1, true},
		{"quotes of two kinds", "[White \"Moss”]\n[Black ''Fenn'']\n\n1. e4 *\n", "White=Moss", "*", 1, true},
		{"quotes of web pages", "[White &quot;Moss&quot;]\n[Black &quot;Fenn&quot;]\n\n1. e4 *\n", "White=Moss|Black=Fenn", "*", 1, true},
		{"an empty line between tags", "[White \"Moss\"]\n\n[Black \"Fenn\"]\n\n1. e4 *\n", "White=Moss|Black=Fenn", "*", 1, false},
		{"a comma behind a tag", "[White \"Moss\"],\n[Black \"Fenn\"],\n\n1. e4 *\n", "White=Moss|Black=Fenn", "*", 1, true},

		// signs between and inside of words
		{"ideographic space", "1.\u3000e4\u3000e5\u30002.\u3000Nf3 *", "", "*", 3, false},
		{"em and figure space", "1.\u2003e4\u2007e5\u2003*", "", "*", 2, false},
		{"line separators", "1. e4 e5\u20282. Nf3\u2029Nc6\u0085*", "", "*", 4, false},
		{"a mark of order inside", "1. e4 \ufeffe5 2. Nf3 *", "", "*", 3, false},
		{"directions and isolates", "\u202a1. e4\u202c \u2066e5\u2069 *", "", "*", 2, false},
		{"word joiner, invisible times", "1. e4 e\u20625 2. N\u180ef3 *", "", "*", 3, false},
		{"hyphens of typesetters in castling", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O‑O Nf6 *", "", "*", 8, false},
		{"minus in castling", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0−0 Nf6 *", "", "*", 8, false},
		{"en dash in long moves", "1. e2–e4 e7—e5 2. Ng1‑f3 *", "", "*", 3, false},
		{"times for x", "1. e4 d5 2. e×d5 Q×d5 *", "", "*", 4, false},
		{"black figurines", "1. e4 e5 2. ♞f3 ♞c6 3. ♝b5 *", "", "*", 5, false},
		{"HTML around moves", "1. e4 e5<br>2. Nf3 Nc6<br />*", "", "*", 4, true},
		{"blanks of web pages", "1.&nbsp;e4&nbsp;e5 *", "", "*", 2, true},
		{"a number with a bracket", "1) e4 e5 2) Nf3 Nc6 *", "", "*", 4, false},
		{"numbers alone on a line", "1\ne4\ne5\n2\nNf3\n*", "", "*", 3, false},
		{"commas between moves", "1. e4, e5 2. Nf3, Nc6 *", "", "*", 4, false},
		{"a colon behind the number", "1: e4 e5 2: Nf3 *", "", "*", 3, false},
		{"dots of the middle", "1· e4 e5 2· Nf3 *", "", "*", 3, false},

		// results
		{"en dash", "1. e4 1–0", "", "1-0", 1, false},
		{"hyphen that does not break", "1. e4 0‑1", "", "0-1", 1, false},
		{"minus", "1. e4 0−1", "", "0-1", 1, false},
		{"blanks beside the dash", "1. e4 e5 1/2 - 1/2", "", "1/2-1/2", 2, false},
		{"halves beside a colon", "1. e4 e5 ½:½", "", "1/2-1/2", 2, false},
		{"one half", "1. e4 e5 ½", "", "1/2-1/2", 2, false},
		{"a comma", "1. e4 e5 0,5:0,5", "", "1/2-1/2", 2, false},
		{"a dot behind", "1. e4 e5 1-0.", "", "1-0", 2, false},
		{"in brackets", "1. e4 e5 (1-0)", "", "1-0", 2, false},
		{"O for nought", "1. e4 e5 1-O", "", "1-0", 2, false},
		{"plus and minus", "[Result \"+-\"]\n\n1. e4 e5 *", "", "*", 2, true},
		{"forfeit of both", "[Result \"0-0\"]\n\n*", "", "*", 0, true},
		{"remis", "1. e4 e5 remis", "", "1/2-1/2", 2, false},
		{"draw, and a tag in words", "[Result \"Putih menang\"]\n\n1. e4 e5 1-0", "", "1-0", 2, false},
		{"a tag in Croatian", "[Result \"Remi\"]\n\n1. e4 e5", "", "1/2-1/2", 2, true},
		{"won by forfeit", "[White \"Kos\"]\n[Result \"+:-\"]\n\n*", "White=Kos", "1-0", 0, true},
		{"lost by forfeit", "[Result \"-/+\"]\n\n*", "", "0-1", 0, true},
		{"forfeited, glued", "[Result \"1-0F\"]\n\n1-0", "", "1-0", 0, false},
		{"draw in English", "1. e4 e5 2. Nf3 Draw", "", "1/2-1/2", 3, false},
		{"seri", "1. e4 e5 Seri.", "", "1/2-1/2", 2, false},
		{"a word behind the result", "[Result \"1-0\"]\n\n1. e4 e5 1-0 (resigns)", "", "1-0", 2, false},
		{"words behind the result", "1. e4 e5 0-1 White resigns", "", "0-1", 2, false},
		{"a variation with its result", "1. e4 e5 (1... c5 2. Nf3 {Kos - Moss} 1-0) 2. Nf3 *", "", "*", 3, false},

		// signs of annotators
		{"check and plus over minus", "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ +- *", "", "*", 5, false},
		{"check and winning, glued", "1. f4 e6 2. g4 Qh4#-+ 0-1", "", "0-1", 4, false},
		{"marks and signs", "1. e4!?= e5?!∓ 2. Nf3!!+/- Nc6-/+ *", "", "*", 4, false},
		{"with compensation", "1. e4=/∞ e5∞/= 2. Nf3=∞ *", "", "*", 3, false},
		{"compensation as a sign", "1. e4 e5 2. f4 ©  exf4 *", "", "*", 4, false},
		{"arrows", "1. e4⇆ e5⇄ 2. Nf3↑ Nc6→ 3. Bb5⟳ *", "", "*", 5, false},
		{"only move, better is, idea", "1. e4□ e5⌓ 2. Nf3 ∆ Nc6 *", "", "*", 4, false},
		{"novelty", "1. e4 e5 2. Nf3N Nc6 *", "", "*", 4, false},
		{"novelty in words", "1. e4 e5 2. Nf3 TN Nc6 *", "", "*", 4, false},
		{"zugzwang, time", "1. e4⊙ e5⊕ 2. Nf3⨀ *", "", "*", 3, false},
		{"castling with a sign", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O± Nf6 *", "", "*", 8, false},
		{"promotion with a sign", queens + "1. a8=Q++- *", "", "*", 1, false},
		{"promotion and equal", queens + "1. a8=N= *", "", "*", 1, false},
		{"promotion without the sign, better", queens + "1. a8Q+± *", "", "*", 1, false},
		{"promotion in brackets", queens + "1. a8(Q)+ *", "", "*", 1, false},
		{"promotion with a stroke", queens + "1. a8/Q+ *", "", "*", 1, false},
		{"control: promotion", queens + "1. a8=Q+ *", "", "*", 1, false},
		{"control: double check", "[FEN \"4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1\"]\n\n1. Nf6++ *", "", "*", 1, false},
		{"three marks", "1. e4!!! e5??? 2. Nf3!?!? *", "", "*", 3, false},
		{"nag in words of ChessBase", "1. e4 $1 $13 e5 $146 *", "", "*", 2, false},

		// glyphs where the standard has none
		{"a nag before the game", "$1 1. e4 e5 *", "", "*", 2, false},
		{"nags open a variation", "1. e4 e5 ($142 $146 1... c5 2. Nf3) 2. Nf3 *", "", "*", 3, false},
		{"a comment opens a variation", "1. e4 e5 ({better} $1 1... c5) 2. Nf3 *", "", "*", 3, false},
		{"a nag above 255", "1. e4 $300 e5 *", "", "*", 2, true},
		{"an empty variation", "1. e4 () e5 *", "", "*", 2, false},

		// null moves in the game
		{"null move as noughts", "1. e4 e5 2. 0000 {resigns} 1-0", "", "1-0", 2, true},
		{"null move as at signs", "1. e4 e5 2. @@@@ 1-0", "", "1-0", 2, true},
		{"null move as a word", "1. e4 e5 2. null 1-0", "", "1-0", 2, true},
		{"null move of Black", "1. e4 -- *", "", "*", 1, true},
		{"null move in a variation", "1. e4 e5 (1... -- 2. d4) 2. Nf3 *", "", "*", 3, false},
		{"the player was absent", "[Result \"1-0\"]\n[Termination \"forfeit\"]\n\n1-0\n", "", "1-0", 0, false},

		// start positions
		{"empty squares one by one", "[FEN \"1111k111/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 1-0", "", "1-0", 1, true},
		{"castling letters twice", "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KKQkq - 0 1\"]\n\n1. O-O *", "", "*", 1, true},
		{"dashes of typesetters", "[FEN \"" + kings + " w – – 0 1\"]\n\n1. e4 *", "", "*", 1, true},
		{"four fields", "[FEN \"" + kings + " w - -\"]\n\n1. e4 *", "", "*", 1, false},
		{"counters that are dashes", "[FEN \"" + kings + " w - - - -\"]\n\n1. e4 *", "", "*", 1, true},
		{"the side in capitals", "[FEN \"" + kings + " W - - 0 1\"]\n\n1. e4 *", "", "*", 1, true},
		{"the side as a word", "[FEN \"" + kings + " white - - 0 1\"]\n\n1. e4 *", "", "*", 1, true},
		{"rights that the pieces do not have", "[FEN \"" + kings + " w KQkq - 0 1\"]\n\n1. e4 *", "", "*", 1, true},
		{"a square of capture that nobody uses", "[FEN \"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1\"]\n\n1... Kd7 *", "", "*", 1, false},
		{"set up, and no FEN", "[SetUp \"1\"]\n[FEN \"\"]\n\n1. e4 *", "", "*", 1, false},
		{"numbers that begin elsewhere", "[FEN \"" + kings + " w - - 0 1\"]\n\n40. e4 Kd7 41. e5 *", "", "*", 3, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			col, err := ReadGames([]byte(c.text), ReadOptions{})
			if err != nil || len(col.Broken) > 0 || len(col.Games) != 1 {
				for _, b := range col.Broken {
					t.Log(b.Err)
				}
				t.Fatalf("%d games, %d broken, error %v", len(col.Games), len(col.Broken), err)
			}
			g := &col.Games[0]
			for _, tag := range strings.Split(c.tags, "|") {
				if name, want, ok := strings.Cut(tag, "="); ok {
					if got, _ := g.Tag(name); got != want {
						t.Errorf("%s: %q, want %q", name, got, want)
					}
				}
			}
			if g.Result != c.result || len(g.Main.Moves) != c.plies || len(g.Remarks) > 0 != c.bent && !strings.HasPrefix(c.result, "*") {
				t.Errorf("%s after %d half-moves, remarks %v; want %s after %d, %v", g.Result, len(g.Main.Moves), g.Remarks, c.result, c.plies, c.bent)
			}
		})
	}
}

// TestGamesOfAFile counts the games of files that nothing but empty lines parts, or whose end other systems mark.
func TestGamesOfAFile(t *testing.T) {
	for _, c := range []struct {
		name, text string
		games      int
	}{
		{"moves alone", "1. e4 e5\n\n1. d4 d5\n\n1. c4 c5\n", 3},
		{"moves alone, glued numbers", "1.e4 e5 2.Nf3\n\n1.d4 d5\n", 2},
		{"control: a comment and three dots", "1. e4 {good}\n\n1... e5 2. Nf3 *\n", 1},
		{"control: dots of typesetters", "1. e4 {good}\n\n1… e5 2. Nf3 *\n", 1},
		{"control: a variation in a paragraph", "1. e4 e5 2. Nf3 (2. f4\n\n1. e4 is the best by test) 2... Nc6 *\n", 0},
		{"control: paragraphs", "1. e4 e5\n\n2. Nf3 Nc6\n\n3. Bb5 *\n", 1},
		{"the mark of DOS at the end", "[White \"A\"]\n\n1. e4 e5 1-0\n\x1a", 1},
		{"noughts at the end", "[White \"A\"]\n\n1. e4 e5 1-0\n\x00\x00\x00", 1},
		{"lines that end twice", "[White \"A\"]\r\r\n[Black \"B\"]\r\r\n\r\r\n1. e4 e5 1-0\r\r\n", 1},
		{"two on a line", "1. e4 1-0 1. d4 0-1", 2},
		{"results alone between them", "1. e4 e5\n1-0\n1. d4 d5\n0-1\n", 2},
	} {
		col, err := ReadPGN([]byte(c.text))
		if err != nil || len(col.Games) != c.games || c.games > 0 && len(col.Broken) > 0 {
			t.Errorf("%s: %d games, broken %+v, %v; want %d", c.name, len(col.Games), col.Broken, err, c.games)
		}
	}
}

// TestResultWords: each word for a result is read in the tag, and where it is made of letters behind the moves as well; a score that is
// pasted ends there.
func TestResultWords(t *testing.T) {
	for word, want := range resultWords {
		for _, text := range []string{"[Result \"" + word + "\"]\n\n1. e4 e5\n", "1. e4 e5\n" + word + ".\n"} {
			if !isWord(strings.ReplaceAll(word, " ", "")) && text[0] == '1' {
				continue
			}
			col, err := ReadGames([]byte(text), ReadOptions{})
			if err != nil || len(col.Games) != 1 || col.Games[0].Result != want || len(col.Games[0].Main.Moves) != 2 {
				t.Errorf("%q: %+v, %v; want %s", text, col.Broken, err, want)
			}
			if s := ReadScore(board.Start(), strings.TrimPrefix(text, "[Result \""+word+"\"]"), English); len(s.Readings) != 2 || s.Fault != nil {
				t.Errorf("%q: %d moves of a score, %v", text, len(s.Readings), s.Fault)
			}
		}
	}
}
