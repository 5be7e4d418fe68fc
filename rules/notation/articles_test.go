package notation

import (
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// TestAppendixC: each article of App. C (E23) as a move is written and, in the same form, read.
func TestAppendixC(t *testing.T) {
	const sameRank, sameFile, apart = "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", "R7/7k/8/8/8/8/8/R5K1 w - - 0 1", "4k3/8/8/8/8/1N3N2/8/4K3 w - - 0 1"
	const twoPawns = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1"
	for _, c := range []struct{ name, fen, move, want string }{
		{"C.1 a knight is a piece and has its letter", "", "g1f3", "Kf3"}, // Indonesian, as all below: Kuda
		{"C.2 king", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", "Re2"},
		{"C.2 queen", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "d1d3", "Md3"},
		{"C.2 rook", sameRank, "f1f3", "Bf3"},
		{"C.2 bishop", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "f1c4", "Gc4"},
		{"C.4 a pawn has no letter", "", "e2e4", "e4"},
		{"C.8 letter and square", "", "b1c3", "Kc3"},
		{"C.9 a capture", "4k3/8/8/4p3/8/8/8/4RK2 w - - 0 1", "e1e5", "Bxe5+"},
		{"C.9.3 a pawn captures from its file", twoPawns, "e4d5", "exd5"},
		{"C.9.3 en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "exd6 e.p."},
		{"C.10.1 on one rank: the file", sameRank, "a1d1", "Bad1"},
		{"C.10.2 on one file: the rank", sameFile, "a1a5", "B1a5"},
		{"C.10.3 elsewhere: the file", apart, "f3d4", "Kfd4"},
		{"C.11 promotion", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8b", "a8G"},
		{"C.11 E09 two pawns: the file tells them apart", twoPawns, "c4d5", "cxd5"},
		{"C.13 castling short", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "0-0"},
		{"C.13 castling long", "7k/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "0-0-0"},
		{"C.13 check", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "d1h5", "Mh5+"},
		{"C.13 mate", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ba8#"},
	} {
		pos := mustFEN(t, c.fen)
		m, err := pos.ParseMove(c.move)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		written := Style{Language: Indonesian}.Write(&pos, m)
		if written != c.want {
			t.Errorf("%s: %q, want %q", c.name, written, c.want)
		}
		for _, text := range []string{written, strings.TrimRight(written, "+#"), strings.Replace(written, "x", "", 1)} { // C.13: signs are optional
			if r, err := Parse(&pos, text, Indonesian); err != nil || r.Move != m {
				t.Errorf("%s: %q is read as %v, %v", c.name, text, r.Move, err)
			}
		}
	}
}

// TestSquaresAreNamed: files are a to h from White's left, App. C.5, ranks 1 to 8 from White's side, App. C.6, so that each
// square has one name, App. C.7.
func TestSquaresAreNamed(t *testing.T) {
	pos := board.Start()
	names := map[string]bool{}
	for i, man := range "RNBQKBNR" {
		sq := chess.Square(i)
		if name := sq.String(); name != string(rune('a'+i))+"1" || strings.ToUpper(pos.PieceAt(sq).Type().String()) != string(man) {
			t.Errorf("C.5 White's %c stands on %s", man, name)
		}
	}
	for sq := chess.A1; sq <= chess.H8; sq++ {
		names[sq.String()] = true
		if want := string(rune('1' + int(sq)/8)); sq.String()[1:] != want {
			t.Errorf("C.6 %s lies on rank %s", sq, want)
		}
	}
	if len(names) != 64 {
		t.Errorf("C.7 %d names", len(names))
	}
}

// TestDrawOfferSign: (=) beside a move is an offer, App. C.12 (E23), Art. 9.1.2.2 (E23).
func TestDrawOfferSign(t *testing.T) {
	pos := board.Start()
	for text, offer := range map[string]bool{"e4 (=)": true, "e4(=)": true, "e4": false} {
		if r, err := Parse(&pos, text, English); err != nil || r.DrawOffer != offer {
			t.Errorf("%q: offer %v, %v", text, r.DrawOffer, err)
		}
	}
}

// TestAnnouncing: the words of App. D.2.1 (E23): files by names, ranks by German numbers, castling, the piece of a promotion.
func TestAnnouncing(t *testing.T) {
	for _, c := range []struct{ name, fen, move, want string }{
		{"D.2.1 a pawn: its square alone", "", "a2a3", "Anna drei"},
		{"D.2.1 the piece", "", "g1h3", "Springer Hector drei"},
		{"D.2.1 the piece chosen", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8r", "Anna acht Turm"},
		{"D.2.1 castling short", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "Kurze Rochade"},
		{"D.2.1 castling long", "7k/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "Lange Rochade"},
	} {
		pos := mustFEN(t, c.fen)
		m, err := pos.ParseMove(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := AppendixD.Say(&pos, m); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
