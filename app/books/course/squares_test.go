package course

import (
	"testing"

	"wasit/rules/board"
)

// TestSquareNames: files and ranks are the eight squares of their name, and nothing else names one.
func TestSquareNames(t *testing.T) {
	at := func(names string) board.Bitboard {
		set, err := parseSquares(names)
		if err != nil {
			t.Fatal(err)
		}
		return set
	}
	for arg, want := range map[string]string{"1": "a1,b1,c1,d1,e1,f1,g1,h1", "2": "a2,b2,c2,d2,e2,f2,g2,h2", "7": "a7,b7,c7,d7,e7,f7,g7,h7",
		"8": "a8,b8,c8,d8,e8,f8,g8,h8"} {
		if set, err := rankSquares(arg); err != nil || set != at(want) {
			t.Errorf("rank %s: %v, want %s: %v", arg, set.Squares(), want, err)
		}
	}
	for arg, want := range map[string]string{"a": "a1,a2,a3,a4,a5,a6,a7,a8", "d": "d1,d2,d3,d4,d5,d6,d7,d8", "h": "h1,h2,h3,h4,h5,h6,h7,h8"} {
		if set, err := fileSquares(arg); err != nil || set != at(want) {
			t.Errorf("file %s: %v, want %s: %v", arg, set.Squares(), want, err)
		}
	}
	for _, arg := range []string{"", "0", "9", "a", "12"} {
		if set, err := rankSquares(arg); err == nil {
			t.Errorf("rank %q: %v", arg, set.Squares())
		}
	}
	for _, arg := range []string{"", "i", "A", "1", "ab"} {
		if set, err := fileSquares(arg); err == nil {
			t.Errorf("file %q: %v", arg, set.Squares())
		}
	}
	for _, arg := range []string{"", "a0", "a9", "i1", "a1,", "a11"} {
		if set, err := parseSquares(arg); err == nil {
			t.Errorf("squares %q: %v", arg, set.Squares())
		}
	}
}
