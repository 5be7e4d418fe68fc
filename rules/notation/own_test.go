package notation

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wasit/rules/board"
)

// TestLongFileComesBack: a dozen long games, each move with its clock and a remark, are the same after they went out and came in.
func TestLongFileComesBack(t *testing.T) {
	var games []Game
	for n := range 12 {
		var text strings.Builder
		for i := range 75 {
			fmt.Fprintf(&text, "%d. Nf3 Nf6 %d. Ng1 Ng8 ", 2*i+1, 2*i+2)
		}
		col, err := ReadPGN([]byte(fmt.Sprintf("[White \"Šimić %d\"]\n\n%s1/2-1/2\n", n, text.String())))
		if err != nil || len(col.Games) != 1 {
			t.Fatal(err, col.Broken)
		}
		g := col.Games[0]
		for i := range g.Main.Moves {
			node := &g.Main.Moves[i]
			node.HasClock, node.Clock = true, time.Hour+time.Duration(i)*time.Second
			node.Comments = []string{fmt.Sprintf("[%%eval 0.%d] a remark on move %d, with (brackets) and [brackets]", i%100, i)}
		}
		games = append(games, g)
	}
	back, err := ReadPGN(WritePGN(games))
	if err != nil || len(back.Games) != len(games) || len(back.Broken) > 0 {
		t.Fatalf("%d games of %d, broken %+v, %v", len(back.Games), len(games), back.Broken, err)
	}
	for i, g := range back.Games {
		if len(g.Main.Moves) != 300 || g.Main.Moves[299].Clock != games[i].Main.Moves[299].Clock || g.Main.Moves[299].Comments[0] != games[i].Main.Moves[299].Comments[0] {
			t.Errorf("game %d: %d half-moves, %+v", i+1, len(g.Main.Moves), g.Main.Moves[len(g.Main.Moves)-1])
		}
	}
}

// TestOneTableOfMoves: the field of the board, a scoresheet and a file read one move in every form of it.
func TestOneTableOfMoves(t *testing.T) {
	const fen = "r3k2r/pPp2ppp/2n2n2/3pP3/8/2N2N2/PPP2PPP/R3K2R w KQkq d6 0 10"
	start, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ want, forms string }{
		{"e1g1", "O-O|0-0|O–O|0—0|O‑O|O-O!?|0-0 +="},
		{"e1c1", "O-O-O|0-0-0|0–0–0"},
		{"f3d4", "Nd4|Nf3-d4|Nf3–d4|♘d4|♘\ufe0ed4|Nd4!|Nd4!?|Nd4±|Nd4 ±"},
		{"e5d6", "exd6|e5xd6|ed6|e5:d6|exd6e.p.|exd6 e.p.|e×d6"},
		{"e5f6", "exf6|e5xf6|ef6|e:f6|e5×f6"},
		{"c3d5", "Nxd5|Nc3xd5|N:d5|N×d5|Nd5|♘xd5"},
		{"b7b8q", "b8=Q+|b8Q+|b8(Q)+|b8=Q|b8Q|b8/Q+|b7-b8=Q"},
		{"b7a8n", "bxa8=N|bxa8N|b7xa8=N|b×a8=N"},
	} {
		for form := range strings.SplitSeq(c.forms, "|") {
			pos := start
			name := func(m board.Move) string { return m.String() }
			if r, err := Parse(&pos, strings.SplitN(form, " ", 2)[0], English); err != nil && !strings.ContainsAny(form, "±") {
				t.Errorf("the field refuses %q: %v", form, err)
			} else if err == nil && name(r.Move) != c.want {
				t.Errorf("the field reads %q as %s, want %s", form, name(r.Move), c.want)
			}
			if score := ReadScore(start, "10. "+form, English); len(score.Readings) != 1 || name(score.Readings[0].Move) != c.want {
				t.Errorf("a scoresheet reads %q as %+v, want %s", form, score, c.want)
			}
			col, err := ReadPGN([]byte("[FEN \"" + fen + "\"]\n\n10. " + form + " *"))
			if err != nil || len(col.Games) != 1 || len(col.Games[0].Main.Moves) != 1 || name(col.Games[0].Main.Moves[0].Move) != c.want {
				t.Errorf("a file reads %q as %+v %+v, want %s", form, col.Games, col.Broken, c.want)
			}
		}
	}
}
