package notation

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

func mustFEN(t testing.TB, fen string) board.Position {
	t.Helper()
	if fen == "" {
		return board.Start()
	}
	p, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

const (
	promotes   = "1r5k/P7/8/8/8/8/8/K7 w - - 0 1"       // a pawn on a7 may go to a8 or take on b8
	passes     = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"    // e5xd6 en passant
	castles    = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" // either side may castle
	twoKnights = "4k3/8/8/8/8/8/3K4/1N3N2 w - - 0 1"    // Nb1 and Nf1 reach neither square alone but c3, d2
	threeQ     = "8/8/k7/8/4Q2Q/8/8/K6Q w - - 0 1"      // h4e1 needs file and rank
	pinned     = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"     // the knight on e2 is pinned
	doubles    = "4k3/8/8/8/4N3/8/4R3/4K3 w - - 0 1"    // Nf6 or Nd6 is double check
	mates      = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"    // Ra8 mates
	rival      = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		name, fen, text, lang, want string
	}{
		{"C.8 pawn", "", "e4", "en", "e2e4"},
		{"C.8 piece", "", "Nf3", "en", "g1f3"},
		{"C.3 Indonesian knight", "", "Kf3", "id", "g1f3"},
		{"C.3 Croatian knight", "", "Sf3", "hr", "g1f3"},
		{"C.3 German knight", "", "Sf3", "de", "g1f3"},
		{"C.3 Indonesian bishop", rival, "Gb5", "id", "f1b5"},
		{"C.3 Croatian bishop", rival, "Lb5", "hr", "f1b5"},
		{"C.3 Indonesian rook is B", mates, "Ba8#", "id", "a1a8"},
		{"C.3 Indonesian king is R", mates, "Rd2", "id", "e1d2"},
		{"C.3 figurine", "", "♘f3", "id", "g1f3"},
		{"C.3 black figurine", "", "♞f3", "hr", "g1f3"},
		{"C.8 long pawn", "", "e2e4", "en", "e2e4"},
		{"C.8 long pawn, dash", "", "e2-e4", "id", "e2e4"},
		{"C.8 long piece", "", "Ng1f3", "en", "g1f3"},
		{"C.8 long piece, en dash", "", "Sg1–f3", "de", "g1f3"},
		{"long without letter", "", "g1f3", "id", "g1f3"},
		{"over-exact", "", "Ngf3", "en", "g1f3"},
		{"over-exact rank", "", "N1f3", "en", "g1f3"},
		{"Nb8-c6", "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1", "Nb8-c6", "en", "b8c6"},
		{"C.13 0-0", castles, "0-0", "en", "e1g1"},
		{"C.13 0-0-0", castles, "0-0-0", "hr", "e1c1"},
		{"letters", castles, "O-O-O", "id", "e1c1"},
		{"small letters", castles, "o-o", "id", "e1g1"},
		{"no hyphens", castles, "000", "id", "e1c1"},
		{"long dashes", castles, "0–0–0", "id", "e1c1"},
		{"castling with check sign", castles, "0-0+!", "en", "e1g1"},
		{"castling as the king's move", castles, "Ke1-g1", "en", "e1g1"},
		{"castling as a program writes it", castles, "e1c1", "id", "e1c1"},
		{"C.11 d8Q", promotes, "a8Q", "en", "a7a8q"},
		{"C.11 Indonesian a8M", promotes, "a8M+", "id", "a7a8q"},
		{"sign =", promotes, "a8=N", "en", "a7a8n"},
		{"brackets", promotes, "a8(R)", "en", "a7a8r"},
		{"sign and brackets", promotes, "a8=(Q)+", "en", "a7a8q"},
		{"slash", promotes, "a8/B", "en", "a7a8b"},
		{"small letter that is a file", promotes, "a8b", "en", "a7a8b"},
		{"small letter, long", promotes, "a7a8b", "en", "a7a8b"},
		{"small letter in Croatian", promotes, "a8d", "hr", "a7a8q"},
		{"figurine", promotes, "a8♕", "hr", "a7a8q"},
		{"promotion with capture", promotes, "axb8=Q+", "en", "a7b8q"},
		{"promotion with capture, no sign", promotes, "ab8Q", "en", "a7b8q"},
		{"C.9.3 exd6 e.p.", passes, "exd6 e.p.", "en", "e5d6"},
		{"e.p. joined", passes, "exd6e.p.", "en", "e5d6"},
		{"ep", passes, "ed6ep", "en", "e5d6"},
		{"ed6", passes, "ed6", "en", "e5d6"},
		{"e.p. left out, long", passes, "e5xd6", "id", "e5d6"},
		{"C.10.1 file", twoKnights, "Nbc3", "en", "b1c3"},
		{"C.10 file and rank", threeQ, "Qh4e1", "en", "h4e1"},
		{"C.12 draw offer", "", "e4(=)", "en", "e2e4"},
		{"C.12 draw offer apart", "", "Nf3 (=)", "en", "g1f3"},
		{"C.13 check sign too many", "", "e4+", "en", "e2e4"},
		{"C.13 mate sign too many", "", "e4++", "en", "e2e4"},
		{"C.13 check sign missing", mates, "Ra8", "en", "a1a8"},
		{"++ as mate", mates, "Ra8++", "en", "a1a8"},
		{"++ as double check", doubles, "Nf6++", "en", "e4f6"},
		{"dis+", doubles, "Nc3dis+", "en", "e4c3"},
		{"dis.ch.", doubles, "Nc3 dis.ch.", "en", "e4c3"},
		{"dbl+", doubles, "Nf6dbl+", "en", "e4f6"},
		{"mate as a word", mates, "Ra8 mate", "en", "a1a8"},
		{"!!!", "", "e4!!!", "en", "e2e4"},
		{"???", "", "f3???", "en", "f2f3"},
		{"!? and assessment", "", "Nf3!? ±", "en", "g1f3"},
		{"colon", passes, "e5:d6", "en", "e5d6"},
		{"multiplication sign", passes, "e5×d6", "en", "e5d6"},
		{"x without capture", "", "Nxf3", "en", "g1f3"},
		{"pawn with P in English", "", "Pe4", "en", "e2e4"},
		{"spaces around", "", "  e4 ", "en", "e2e4"},
	} {
		t.Run(c.name, func(t *testing.T) {
			pos := mustFEN(t, c.fen)
			lang, ok := LanguageOf(c.lang)
			if !ok {
				t.Fatal("no language", c.lang)
			}
			r, err := Parse(&pos, c.text, lang)
			if err != nil {
				t.Fatal(err)
			}
			if got := r.Move.String(); got != c.want {
				t.Errorf("%q is %s, want %s", c.text, got, c.want)
			}
		})
	}
}

func TestParseReadsMarks(t *testing.T) {
	for _, c := range []struct {
		fen, text string
		want      Reading
	}{
		{"", "e4(=)", Reading{DrawOffer: true}},
		{"", "e4!?", Reading{Glyph: 5}},
		{"", "e4?!(=)", Reading{Glyph: 6, DrawOffer: true}},
		{"", "e4??", Reading{Glyph: 4}},
		{"", "e4!!!!", Reading{Glyph: 3}},
		{"", "e4+", Reading{Odd: SignCheck}},
		{"", "e4#", Reading{Odd: SignMate}},
		{"", "Nxf3", Reading{Odd: SignCapture}},
		{"", "e4 e.p.", Reading{Odd: SignEnPassant}},
		{mates, "Ra8+", Reading{}},
		{mates, "Ra8++", Reading{}},
		{doubles, "Nf6++", Reading{}},
		{doubles, "Nf6#", Reading{Odd: SignMate}},
		{doubles, "Nc3++", Reading{Odd: SignMate | SignDoubleCheck}},
	} {
		pos := mustFEN(t, c.fen)
		r, err := Parse(&pos, c.text, English)
		if err != nil {
			t.Fatal(err)
		}
		if r.Move = 0; r != c.want {
			t.Errorf("%q: %+v, want %+v", c.text, r, c.want)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, c := range []struct {
		name, fen, text, lang string
		fault                 Fault
		offset                int
		candidates            string
	}{
		{"empty", "", " ", "en", FaultEmpty, 0, ""},
		{"too long", "", "e4" + strings.Repeat("!", 80), "en", FaultTooLong, 0, ""},
		{"words", "", "check", "en", FaultSyntax, 4, ""},
		{"half a square", "", "e", "en", FaultSyntax, 1, ""},
		{"no such rank", "", "e9", "en", FaultSyntax, 1, ""},
		{"two ranks", "", "N12f3", "en", FaultSyntax, 5, ""},
		{"tail", "", "e4 e5", "en", FaultSyntax, 3, ""},
		{"English letter in Indonesian", "", "Nf3", "id", FaultLetter, 0, ""},
		{"Indonesian letter in English", "", "Mf3", "en", FaultLetter, 0, ""},
		{"P for a pawn in Croatian", "", "Pe4", "hr", FaultLetter, 0, ""},
		{"a capital from the keyboard", "", "E4", "en", FaultLetter, 0, "e4"},
		{"a capital that is a piece", "", "D4", "hr", FaultSyntax, 2, "d4"},
		{"Cyrillic К is no K", "", "Кf3", "en", FaultLetter, 0, ""},
		{"Cyrillic К is no Indonesian K", "", "Кf3", "id", FaultLetter, 0, ""},
		{"C.10 two knights", twoKnightsToF3, "Nf3", "en", FaultAmbiguous, 0, "Nef3 Ngf3"},
		{"C.10 two knights, Indonesian", twoKnightsToF3, "Kf3", "id", FaultAmbiguous, 0, "Kef3 Kgf3"},
		{"K is another man in Indonesian", "", "Ke2", "id", FaultOwnMan, 0, ""},
		{"Indonesian R is the king", castles, "Rb1", "id", FaultUnreachable, 0, "Bb1"},
		{"own man", "", "Ke2", "en", FaultOwnMan, 0, ""},
		{"out of reach", "", "Nf4", "en", FaultUnreachable, 0, "f4"},
		{"pawn out of reach", "", "e5", "en", FaultUnreachable, 0, ""},
		{"no such man", mates, "Qa8", "en", FaultNoMan, 0, "Ra8#"},
		{"nobody there", "", "Nc1f3", "en", FaultNoMan, 0, "f3 Nf3"},
		{"nobody there, no letter", "", "e3e4", "en", FaultNoMan, 0, "e4"},
		{"3.9.2 pinned", pinned, "Nc3", "en", FaultKingExposed, 0, ""},
		{"3.9.2 check not parried", "4r2k/8/8/8/8/8/P7/4K3 w - - 0 1", "a4", "en", FaultKingExposed, 0, ""},
		{"3.9.2 en passant, pinned on the rank", "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 1", "exd6", "en", FaultUnreachable, 0, ""},
		{"C.9.3 capture without its file", passes, "d6", "en", FaultPawnCapture, 0, "exd6 e.p."},
		{"castling through check", "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "0-0", "en", FaultCastling, 0, "0-0-0"},
		{"castling long as FIDE zeros", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "0-0-0", "en", FaultCastling, 0, ""},
		{"C.11 piece not named", promotes, "a8", "en", FaultNoPromotion, 0, "a8Q a8R a8B a8N"},
		{"C.11 piece not named, sign", promotes, "a8=", "id", FaultNoPromotion, 0, "a8M a8B a8G a8K"},
		{"no king", promotes, "a8K", "en", FaultNotPromotion, 0, "a8Q a8R a8B a8N"},
		{"no promotion", "", "e4Q", "en", FaultNotPromotion, 0, "e4"},
	} {
		t.Run(c.name, func(t *testing.T) {
			pos := mustFEN(t, c.fen)
			lang, _ := LanguageOf(c.lang)
			_, err := Parse(&pos, c.text, lang)
			var e *MoveError
			if !errors.As(err, &e) {
				t.Fatalf("%q: no MoveError but %v", c.text, err)
			}
			got := e.Written()
			slices.Sort(got)
			want := strings.Fields(strings.ReplaceAll(c.candidates, " e.p.", "_e.p."))
			for i := range want {
				want[i] = strings.ReplaceAll(want[i], "_", " ")
			}
			slices.Sort(want)
			if e.Fault != c.fault || e.Offset != c.offset || !slices.Equal(got, want) {
				t.Errorf("%q: %s at %d, candidates %q; want %s at %d, %q", c.text, e.Fault, e.Offset, got, c.fault, c.offset, want)
			}
			if e.Error() == "" || strings.Contains(e.Error(), "Fault(") {
				t.Errorf("message %q", e.Error())
			}
		})
	}
}

const twoKnightsToF3 = "4k3/8/8/8/8/8/8/2K1N1N1 w - - 0 1"

func TestAmbiguityIsJudgedByLegality(t *testing.T) {
	// Two knights reach f4, but one is pinned: no more than one legal move, so nothing need be added (App. C.10).
	pos := mustFEN(t, "4r2k/8/8/8/8/8/4N1N1/4K3 w - - 0 1")
	r, err := Parse(&pos, "Nf4", English)
	if err != nil || r.Move.String() != "g2f4" {
		t.Errorf("%v, %v", r.Move, err)
	}
	if got := WriteSAN(&pos, r.Move); got != "Nf4" {
		t.Errorf("written %q", got)
	}
}

func TestWrite(t *testing.T) {
	for _, c := range []struct {
		fen, move string
		want      [6]string // FIDE en, SAN en, long en, FIDE id, FIDE hr, figurines
	}{
		{"", "g1f3", [6]string{"Nf3", "Nf3", "Ng1-f3", "Kf3", "Sf3", "♘f3"}},
		{"", "e2e4", [6]string{"e4", "e4", "e2-e4", "e4", "e4", "e4"}},
		{castles, "e1g1", [6]string{"0-0", "O-O", "0-0", "0-0", "0-0", "0-0"}},
		{castles, "e1c1", [6]string{"0-0-0", "O-O-O", "0-0-0", "0-0-0", "0-0-0", "0-0-0"}},
		{promotes, "a7a8q", [6]string{"a8Q", "a8=Q", "a7-a8Q", "a8M", "a8D", "a8♕"}},
		{promotes, "a7b8n", [6]string{"axb8N", "axb8=N", "a7xb8N", "axb8K", "axb8S", "axb8♘"}},
		{passes, "e5d6", [6]string{"exd6 e.p.", "exd6", "e5xd6 e.p.", "exd6 e.p.", "exd6 e.p.", "exd6 e.p."}},
		{mates, "a1a8", [6]string{"Ra8#", "Ra8#", "Ra1-a8#", "Ba8#", "Ta8#", "♖a8#"}},
		{threeQ, "h4e1", [6]string{"Qh4e1", "Qh4e1", "Qh4-e1", "Mh4e1", "Dh4e1", "♕h4e1"}},
		{"R7/7k/8/8/8/8/8/R5K1 w - - 0 1", "a1a5", [6]string{"R1a5", "R1a5", "Ra1-a5", "B1a5", "T1a5", "♖1a5"}},
	} {
		pos := mustFEN(t, c.fen)
		m, err := pos.ParseMove(c.move)
		if err != nil {
			t.Fatal(err)
		}
		styles := [6]Style{{Language: English}, {Language: English, Form: SAN}, {Language: English, Form: Long},
			{Language: Indonesian}, {Language: Croatian}, {Figurines: true}}
		for i, s := range styles {
			if got := s.Write(&pos, m); got != c.want[i] {
				t.Errorf("%s in style %d: %q, want %q", c.move, i, got, c.want[i])
			}
		}
	}
}

func TestAnnounceAppendixD(t *testing.T) {
	for _, c := range []struct{ fen, move, want string }{
		{"", "e2e4", "Eva vier"},
		{"", "g1f3", "Springer Felix drei"},
		{twoKnightsToF3, "e1f3", "Springer Eva Felix drei"},
		{threeQ, "h4e1", "Dame Hector vier Eva eins"},
		{castles, "e1c1", "Lange Rochade"},
		{castles, "e1g1", "Kurze Rochade"},
		{passes, "e5d6", "Eva David sechs"},
		{promotes, "a7a8n", "Anna acht Springer"},
		{promotes, "a7b8q", "Anna Bella acht Dame"},
		{rival, "f1b5", "Läufer Bella fünf"},
	} {
		pos := mustFEN(t, c.fen)
		m, err := pos.ParseMove(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := AppendixD.Say(&pos, m); got != c.want {
			t.Errorf("%s: %q, want %q (D.2.1 E23)", c.move, got, c.want)
		}
	}
}

func TestLetters(t *testing.T) {
	want := map[string]string{"en": "KQRBN", "id": "RMBGK", "hr": "KDTLS", "de": "KDTLS"}
	for code, letters := range want {
		l, ok := LanguageOf(code)
		got := ""
		for kind := chess.King; kind <= chess.Pawn; kind++ {
			got += l.Letter(kind)
		}
		if !ok || got != letters {
			t.Errorf("%s: %q, want %q (C.3)", code, got, letters)
		}
	}
	if _, ok := LanguageOf("xx"); ok {
		t.Error("an unknown language was guessed")
	}
}
