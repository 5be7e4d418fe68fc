package notation

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"wasit/rules/board"
)

// TestDescriptiveGame reads a whole game in the notation of older books as its algebraic record says it.
func TestDescriptiveGame(t *testing.T) {
	old := "1. P-K4 P-K4 2. N-KB3 P-Q3 3. P-Q4 B-N5 4. PxP BxN 5. QxB PxP 6. B-QB4 Kt-KB3 7. Q-QN3 Q-K2 8. N-B3 P-B3 9. B-KN5 P-N4 10. NxP PxN " +
		"11. BxNPch QN-Q2 12. O-O-O R-Q1 13. RxN RxR 14. R-Q1 Q-K3 15. BxRch NxB 16. Q-N8ch! NxQ 17. R-Q8 mate 1-0"
	now := "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 " +
		"11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0"
	moves := func(text string) []board.Move {
		c, err := ReadPGN([]byte(text))
		if err != nil || len(c.Games) != 1 {
			t.Fatalf("%v %+v", err, c.Broken)
		}
		return c.Games[0].Moves()
	}
	if got, want := moves(old), moves(now); len(want) != 33 || !slices.Equal(got, want) {
		t.Errorf("%v\nwant %v", got, want)
	}
}

// TestDescriptive: squares from the mover's side, men by their wing or square, promotion, castling, signs.
func TestDescriptive(t *testing.T) {
	const rooks, knights, pawns = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "4k3/8/2p5/4p3/8/1N3N2/8/4K3 w - - 0 1", "4k3/1P6/8/3pP3/8/8/6p1/4K2R w - d6 0 1"
	for _, c := range []struct{ fen, text, want string }{
		{"", "P-K4", "e4"}, {"", "P-KB4", "f4"}, {"", "N-QB3", "Nc3"}, {"", "Kt-KB3", "Nf3"}, {"", "p - k4", ""},
		{"", "P - Q 4", ""}, {"", "P – Q4", "d4"}, {"", "P-B4", "?"}, {"", "N-R3", "?"}, {"", "KN-R3", "Nh3"}, {"", "QN-R3", "Na3"}, {"", "P-K5", "?"},
		{rooks, "R-Q1", "?"}, {rooks, "QR-Q1", "Rad1"}, {rooks, "KR-Q1", "Rhd1"}, {rooks, "R(R1)-KB1", "?"}, {rooks, "R(QR1)-KB1", "Raf1"}, {rooks, "R/KR1-KB1", "Rhf1"},
		{knights, "N-Q4", "?"}, {knights, "N(B3)-Q4", "Nfd4"}, {knights, "N/QN3-Q4", "Nbd4"}, {knights, "NxP", "Nxe5"}, {knights, "NxKP", "Nxe5"}, {knights, "NxBP", "?"},
		{pawns, "P-N8(Q)ch", "b8Q+"}, {pawns, "P-QN8=N", "b8N"}, {pawns, "P-N8", "?"}, {pawns, "PxPep", "exd6 e.p."}, {pawns, "PxP e.p.", "exd6 e.p."}, {pawns, "KPxP", "exd6 e.p."},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Castles", "0-0"}, {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Castles QR", "0-0-0"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "RxR", "?"}, {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KRxR ch", "Rxh8+"}, {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "QRxR dbl ch??", "Rxa8+"},
		{"", "P-K4(=)", "e4"}, {"", "Castles K", "?"}, {"", "B-Z4", ""}, {"", "", ""},
	} {
		pos := mustFEN(t, c.fen)
		r, err := Parse(&pos, c.text, English)
		var wrong *MoveError
		switch {
		case c.want == "?" && (!errors.As(err, &wrong) || wrong.Fault == FaultSyntax):
			t.Errorf("%s: %v %v, want a fault of the board", c.text, r.Move, err)
		case c.want == "" && (!errors.As(err, &wrong) || wrong.Fault != FaultSyntax && wrong.Fault != FaultEmpty):
			t.Errorf("%q: %v %v, want a fault of form", c.text, r.Move, err)
		case c.want != "?" && c.want != "":
			if err != nil {
				t.Errorf("%s: %v", c.text, err)
			} else if got := (Style{Language: English}).Write(&pos, r.Move); got != c.want {
				t.Errorf("%s: %s, want %s", c.text, got, c.want)
			}
		}
	}
}

// TestWritesDescriptive: as short as tells the move.
func TestWritesDescriptive(t *testing.T) {
	for _, c := range []struct{ fen, move, want string }{
		{"", "e2e4", "P-K4"}, {"", "c2c4", "P-QB4"}, {"", "g1f3", "N-KB3"},
		{"4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "a1d1", "R(QR1)-Q1"},
		{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "PxP"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "PxP e.p."},
		{"4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7b8q", "P-N8(Q) ch"},
		{"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "R-R8 mate"},
		{"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "0-0-0"},
		{"4k3/4r3/8/8/4n3/8/8/4K3 b - - 0 1", "e4c3", "N-B6 dis ch"},
		{"4k3/4r3/8/8/4n3/8/8/4K3 b - - 0 1", "e4d6", "N-Q3 dis ch"},
	} {
		pos := mustFEN(t, c.fen)
		m, err := pos.ParseMove(c.move)
		if err != nil {
			t.Fatal(c.move, err)
		}
		if got := (Style{Language: English, Form: Descriptive}).Write(&pos, m); got != c.want {
			t.Errorf("%s: %q, want %q", c.move, got, c.want)
		}
	}
}

// TestSpacedMoves: moves as school papers and older books print them, with spaces beside dash and x, in three languages; and the words
// for check, double and discovered check, and mate.
func TestSpacedMoves(t *testing.T) {
	const castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	for _, c := range []struct {
		fen, text string
		lang      Language
		want      string
	}{
		{"", "d2 – d4", Indonesian, "d4"}, {"", "d2 - d4", Croatian, "d4"}, {"", "d2-d4", English, "d4"}, {"", "d2— d4", English, "d4"}, {"", "K g1 – f3", Indonesian, "Nf3"},
		{"", "Kg1 - f3", Indonesian, "Nf3"}, {"", "Sb1 – c3", Croatian, "Nc3"}, {"", "N f3", English, "Nf3"}, {"", "K\u00a0–\u00a0f3", Indonesian, "Nf3"},
		{castle, "0 – 0", Indonesian, "0-0"}, {castle, "0 - 0 - 0", Croatian, "0-0-0"}, {castle, "O – O – O", English, "0-0-0"}, {castle, "0 – 0 !", English, "0-0"},
		{castle, "B h1 x h8 +", Indonesian, "Rxh8+"}, {castle, "Th1 : h8 šah", Croatian, "Rxh8+"}, {castle, "Bh1 x h8 skak", Indonesian, "Rxh8+"}, {castle, "R x h8 ch", English, "Rxh8+"},
		{"4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1", "c4 x d5", English, "cxd5"}, {"4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1", "c4 : d5", Croatian, "cxd5"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5 x d6 e. p.", English, "exd6 e.p."},
		{"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ba1 – a8 skak mat", Indonesian, "Ra8#"}, {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ta8 šah-mat", Croatian, "Ra8#"},
		{"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ba8 mat", Indonesian, "Ra8#"}, {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8++", English, "Ra8#"},
		{"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nf6++", English, "Nf6+"}, {"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nf6 dbl. ch.", English, "Nf6+"},
		{"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Kf6 skak ganda", Indonesian, "Nf6+"}, {"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Sf6 dvostruki šah", Croatian, "Nf6+"},
		{"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nc5 dis. ch.", English, "Nc5+"}, {"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Kc5 skak buka", Indonesian, "Nc5+"},
		{"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Sc5 otkriveni šah", Croatian, "Nc5+"}, {"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nc5 dis+", English, "Nc5+"},
		{"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nf6 double check", English, "Nf6+"},
	} {
		pos := mustFEN(t, c.fen)
		r, err := Parse(&pos, c.text, c.lang)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		if got := (Style{Language: English}).Write(&pos, r.Move); got != c.want || r.Odd != 0 {
			t.Errorf("%q: %s, odd %v, want %s", c.text, got, r.Odd, c.want)
		}
	}
	start := board.Start()
	for _, text := range []string{"e2 e4", "e4 e5", "d2 –", "0 - ", "N  ", "N –"} {
		if r, err := Parse(&start, text, English); err == nil {
			t.Errorf("%q is read as %s", text, r.Move)
		}
	}
}

// TestSpacedGame: the same in a whole game, and two moves with a dash between them where the board says so; results with spaces.
func TestSpacedGame(t *testing.T) {
	for text, want := range map[string]string{
		"1. d2 - d4 d7 - d5 2. c2 – c4 d5 x c4 3. e2 - e4 e7-e5 4. Bf1 x c4 e5 x d4 5. Ng1 - f3 Bf8 – b4+ 6. Nb1-d2 Ng8-f6 7. 0 – 0 0 - 0 1 – 0": "d4 d5 c4 dxc4 e4 e5 Bxc4 exd4 Nf3 Bb4+ Nbd2 Nf6 O-O O-O 1-0",
		"1. e4 - e5 2. Nf3 – Nc6 ½ – ½":       "e4 e5 Nf3 Nc6 1/2-1/2",
		"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 0 - 1": "e4 e5 Nf3 Nc6 Bb5 a6 0-1",
		"1. e4 e5 1–0":                        "e4 e5 1-0",
		"1. P-K4 P-K4 2. N(KN1)-B3 N-QB3 *":   "e4 e5 Nf3 Nc6 *",
	} {
		c, err := ReadPGN([]byte(text))
		if err != nil || len(c.Games) != 1 || len(c.Broken) != 0 {
			t.Errorf("%s: %v %+v", text, err, c.Broken)
			continue
		}
		pos, got := board.Start(), []string{}
		for _, m := range c.Games[0].Moves() {
			got = append(got, WriteSAN(&pos, m))
			pos = pos.After(m)
		}
		got = append(got, c.Games[0].Result)
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%s\n got %s\nwant %s", text, s, want)
		}
	}
}
