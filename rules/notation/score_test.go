package notation

import (
	"strings"
	"testing"

	"wasit/rules/board"
)

// TestReadScore: moves as people write them, in three languages, with spaces, words for signs and the old notation.
func TestReadScore(t *testing.T) {
	for _, c := range []struct {
		text, want, rest string
		lang             Language
	}{
		{"1. d2 – d4 d7 – d5 2. c2 - c4 d5 x c4 3. Kg1 – f3", "d4 d5 c4 dxc4 Nf3", "", Indonesian},
		{"1. d2-d4, d7-d5 2. c2 -c4 d5 xc4", "d4 d5 c4 dxc4", "", Croatian},
		{"e4 e5 Sf3 Sc6 Lc4 Lc5 0 – 0", "e4 e5 Nf3 Nc6 Bc4 Bc5 0-0", "", Croatian},
		{"1. e4 - e5 2. Nf3 – Nc6", "e4 e5 Nf3 Nc6", "", English},
		{"1 e4 f6 2 d4 g5 3 Qh5 mate 1-0", "e4 f6 d4 g5 Qh5#", "", English},
		{"1. e4 f6 2. d4 g5 3. Mh5 skak mat", "e4 f6 d4 g5 Qh5#", "", Indonesian},
		{"1. e4 f6 2. d4 g5 3. Dh5 šah mat", "e4 f6 d4 g5 Qh5#", "", Croatian},
		{"1. e4 f6 2. d4 g5 3. Qh5 checkmate", "e4 f6 d4 g5 Qh5#", "", English},
		{"1. P-K4 P-K4 2. N - KB3 N-QB3", "e4 e5 Nf3 Nc6", "", English},
		{"e4 e5 (=) Nf3", "e4 e5 Nf3", "", English},
		{"1. e4 e5 2. Ng5 Nc6", "e4 e5", "Ng5 Nc6", English},
		{"1. e4 e5 2. ??", "e4 e5", "", English},
		{"e4 nonsense e5", "e4", "nonsense e5", English},
		{"", "", "", English},
	} {
		s := ReadScore(board.Start(), c.text, c.lang)
		var got []string
		for i, r := range s.Readings {
			got = append(got, (Style{Language: English}).Write(&s.Positions[i], r.Move))
		}
		if line := strings.Join(got, " "); line != c.want || s.Rest != c.rest || (s.Fault != nil) != (c.rest != "") || len(s.Positions) != len(got)+1 || len(s.Texts) != len(got) {
			t.Errorf("%q: %q, want %q; rest %q, want %q; %v", c.text, line, c.want, s.Rest, c.rest, s.Fault)
		}
	}
	if s := ReadScore(board.Start(), "e4 e5 (=) Nf3", English); !s.Readings[1].DrawOffer || s.Readings[0].DrawOffer {
		t.Error("the offer does not belong to the move before it")
	}
	if s := ReadScore(board.Start(), "e4 e5 Sf3 Kc6", English, Croatian, Indonesian); len(s.Readings) != 4 {
		t.Errorf("other languages are not read: %+v", s.Fault)
	}
}

func FuzzReadScore(f *testing.F) {
	f.Add("1. d2 – d4 d7 – d5 2. c2 - c4 d5 x c4 {note} 3. P-K4 (3. e3) 0 – 1")
	f.Fuzz(func(t *testing.T, text string) {
		s := ReadScore(board.Start(), text, Indonesian, English)
		if len(s.Positions) != len(s.Readings)+1 || (s.Fault == nil) != (s.Rest == "") {
			t.Errorf("%q: %d moves, %d positions, rest %q, %v", text, len(s.Readings), len(s.Positions), s.Rest, s.Fault)
		}
	})
}
