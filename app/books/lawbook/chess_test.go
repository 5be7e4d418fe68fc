package lawbook_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/notation"
)

// reached are the squares to which the side to move may go from a square, or from any ("").
func reached(t *testing.T, pos *board.Position, from string) []string {
	t.Helper()
	var list board.MoveList
	var squares []string
	for _, m := range pos.Moves(&list) {
		if to := m.To().String(); (from == "" || m.From().String() == from) && !slices.Contains(squares, to) {
			squares = append(squares, to)
		}
	}
	slices.Sort(squares)
	return squares
}

// TestDiagrams: the marks of each diagram are what the rules allow: for a man alone, exactly the squares it may go to.
func TestDiagrams(t *testing.T) {
	b := book(t, "en")
	froms := map[string]string{"king": "d4", "queen": "d4", "rook": "d4", "bishop": "d4", "knight": "d4", "pawn": "d2"}
	for _, m := range b.Men {
		want := slices.Sorted(slices.Values(m.Marks))
		from, alone := froms[m.Key]
		if !alone {
			pos, err := board.ParseFEN(m.FEN)
			if err != nil {
				t.Errorf("%s: %v", m.Key, err)
				continue
			}
			for _, mark := range m.Marks {
				if !slices.Contains(reached(t, &pos, ""), mark) {
					t.Errorf("%s: %s cannot be reached", m.Key, mark)
				}
			}
			continue
		}
		if !withKings(t, m.FEN, from, want) {
			t.Errorf("%s: no move of %s reaches exactly %v", m.Key, from, want)
		}
	}
}

// withKings puts the kings that a diagram leaves out where they disturb nothing, and compares the squares reached.
func withKings(t *testing.T, fen, from string, want []string) bool {
	t.Helper()
	men, rest, _ := strings.Cut(fen, " ")
	white := strings.Contains(men, "K")
	for wk := range 64 {
		for bk := range 64 {
			placed := place(men, bk, 'k')
			if !white {
				placed = place(placed, wk, 'K')
			}
			pos, err := board.ParseFEN(placed + " " + rest)
			if err != nil || pos.InCheck() {
				continue
			}
			if slices.Equal(reached(t, &pos, from), want) {
				return true
			}
		}
		if white {
			break
		}
	}
	return false
}

// place puts a man on an empty square of the first field of a FEN; a square that is taken leaves it as it was.
func place(men string, sq int, man byte) string {
	rows := strings.Split(men, "/")
	y := 7 - sq/8
	var row []byte
	for i := range len(rows[y]) {
		if c := rows[y][i]; c >= '1' && c <= '8' {
			row = append(row, strings.Repeat("1", int(c-'0'))...)
		} else {
			row = append(row, c)
		}
	}
	if row[sq%8] != '1' {
		return men
	}
	row[sq%8] = man
	rows[y] = string(row)
	for n := 8; n > 1; n-- {
		rows[y] = strings.ReplaceAll(rows[y], strings.Repeat("1", n), string(rune('0'+n)))
	}
	return strings.Join(rows, "/")
}

// TestAnswers: the diagrams of the questions show what their answers say.
func TestAnswers(t *testing.T) {
	b := book(t, "en")
	for _, q := range b.Questions {
		if q.FEN == "" {
			continue
		}
		pos, err := board.ParseFEN(q.FEN)
		if err != nil {
			t.Errorf("%s: %v", q.Key, err)
			continue
		}
		to := reached(t, &pos, "")
		for _, mark := range q.Marks {
			if !slices.Contains(to, mark) {
				t.Errorf("%s: %s cannot be reached", q.Key, mark)
			}
		}
		switch q.Key {
		case "castle-rook-attacked", "castle-rook-crosses":
			if !slices.Contains(reached(t, &pos, "e1"), "c1") {
				t.Errorf("%s: castling is not allowed", q.Key)
			}
		case "stalemate":
			if !pos.IsStalemate() {
				t.Error("no stalemate")
			}
		case "pinned":
			if !pos.InCheck() {
				t.Error("the pinned knight gives no check")
			}
		}
	}
}

// TestSpeaking: the table says what the announcements of App. D.2.1 (E23) say, and the letters are those of each language.
func TestSpeaking(t *testing.T) {
	b := book(t, "en")
	said := map[string]string{}
	for _, w := range b.Words {
		said[w.Sign] = w.German
	}
	d := notation.AppendixD
	for i := range 8 {
		if file, rank := said[string(rune('a'+i))], said[string(rune('1'+i))]; file != d.Files[i] || rank != d.Ranks[i] {
			t.Errorf("%s %s, want %s %s", file, rank, d.Files[i], d.Ranks[i])
		}
	}
	for _, kind := range chess.PieceTypes() {
		sign := strings.ToUpper(kind.String())
		if kind == chess.Pawn {
			sign = "P"
		}
		if said[sign] != d.Pieces[kind] {
			t.Errorf("%s: %q, want %q", sign, said[sign], d.Pieces[kind])
		}
	}
	if said["0-0"] != d.CastleShort || said["0-0-0"] != d.CastleLong {
		t.Errorf("%s, %s", said["0-0"], said["0-0-0"])
	}
	pieces := map[string]chess.PieceType{"K": chess.King, "Q": chess.Queen, "R": chess.Rook, "B": chess.Bishop, "N": chess.Knight}
	for _, lang := range []string{"id", "en", "hr"} {
		l, ok := notation.LanguageOf(lang)
		if !ok {
			t.Fatal(lang)
		}
		for _, w := range book(t, lang).Words {
			if kind := pieces[w.Sign]; kind != chess.NoPieceType && w.Letter != l.Letter(kind) {
				t.Errorf("%s %s: %q, want %q", lang, w.Sign, w.Letter, l.Letter(kind))
			}
		}
		kinds := map[string]chess.PieceType{"king": chess.King, "queen": chess.Queen, "rook": chess.Rook, "bishop": chess.Bishop, "knight": chess.Knight}
		for _, m := range book(t, lang).Men {
			if kind, ok := kinds[m.Key]; ok && m.Letter != l.Letter(kind) {
				t.Errorf("%s %s: %q, want %q", lang, m.Key, m.Letter, l.Letter(kind))
			}
		}
	}
}
