package main

import (
	"strings"
	"testing"
)

func TestCanmate(t *testing.T) {
	const wall = "8/8/3k4/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1"
	tests := []struct {
		name, in string
		args     []string
		status   int
		out      string
	}{
		{"mate on the board", "", []string{"white", "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"}, 0, "yes\n"},
		{"mate in one", "", []string{"white", "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1"}, 0, "yes d1d8\n"},
		{"bare king", "", []string{"black", "6k1/8/8/8/8/8/8/3R2K1 w - - 0 1"}, 0, "no bare-king\n"},
		{"wall", "", []string{"-budget", "1000", "white", wall}, 0, "no blocked\n"},
		{"many", wall + ";black\n\n6k1/8/8/8/8/8/8/3R2K1 w - - 0 1;black\r\n", []string{"-"}, 0, "no blocked\nno bare-king\n"},
		{"with a byte order mark", "\ufeff" + wall + ";black\r\n", []string{"-"}, 0, "no blocked\n"},
		{"one of many is bad", "x;black\n" + wall + ";white\n", []string{"-"}, 2,
			"error board: FEN: want 6 fields, or 4 without the counters; got \"1\"; piece placement, column 1: want 8 ranks separated by /; got \"1\"\nno blocked\n"},
		{"side missing", wall + "\n", []string{"-"}, 2, "error column 44: want FEN;side\n"},
		{"bad side", "", []string{"green", wall}, 2, ""},
		{"bad budget", "", []string{"-budget", "0", "white", wall}, 2, ""},
		{"X-FEN", "", []string{"white", "4k3/8/8/8/8/8/8/3K2R1 w K - 0 1"}, 0, ""},
	}
	for _, test := range tests {
		status, out, errs := answer(test.in, append([]string{"canmate"}, test.args...)...)
		if status != test.status || test.out != "" && out != test.out {
			t.Errorf("%s: status %d, %q, %q; want %d, %q", test.name, status, out, errs, test.status, test.out)
		}
		if (status == 0) != (errs == "") {
			t.Errorf("%s: status %d with errors %q", test.name, status, errs)
		}
	}
	if _, _, errs := answer("x;black\n", "canmate", "-"); !strings.Contains(errs, "line 1") {
		t.Errorf("no line in %q", errs)
	}
}
