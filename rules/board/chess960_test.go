package board

import (
	"errors"
	"strings"
	"testing"
)

func TestStartNumbers(t *testing.T) {
	known := map[int]string{0: "BBQNNRKR", 175: "NRNKQRBB", 65: "BNNBRKQR", 518: "RNBQKBNR", 904: "RBKQBRNN", 837: "RKBBNRQN", 959: "RKRNNQBB"}
	seen := map[string]int{}
	for n := range StartPositions {
		p, err := StartNumber(n)
		if err != nil {
			t.Fatal(err)
		}
		black, _, _ := strings.Cut(p.FEN(), "/")
		rank := strings.ToUpper(black)
		if other, ok := seen[rank]; ok {
			t.Errorf("%d and %d are both %s", n, other, rank)
		}
		seen[rank] = n
		if want := known[n]; want != "" && rank != want {
			t.Errorf("%d is %s, want %s", n, rank, want)
		}
		king, left, right := strings.IndexByte(rank, 'K'), strings.IndexByte(rank, 'R'), strings.LastIndexByte(rank, 'R')
		bishops := strings.IndexByte(rank, 'B') + strings.LastIndexByte(rank, 'B')
		if king < left || king > right || bishops%2 == 0 {
			t.Errorf("%d is %s: king between rooks and bishops on two colors", n, rank)
		}
		if again, err := ParseFEN(p.FEN()); err != nil || again != p {
			t.Errorf("%d: %s: %v", n, p.FEN(), err)
		}
	}
	for _, n := range []int{-1, 960} {
		var bad *StartNumberError
		if _, err := StartNumber(n); !errors.As(err, &bad) || bad.Number != n {
			t.Errorf("%d: %v", n, err)
		}
	}
}

func TestStart(t *testing.T) {
	p, same := Start(), mustParse(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	if p != same {
		t.Errorf("start is %s", p.FEN())
	}
	usual, err := StartNumber(StandardNumber)
	if err != nil || !usual.Same(&p) || !usual.Chess960() {
		t.Errorf("number 518 is %s, %v", usual.FEN(), err)
	}
}

func TestDrawStartNumber(t *testing.T) {
	for seed, want := range map[uint64]int{0: 175, 1: 65, 20261120: 904, 1234567: 837} {
		if got := DrawStartNumber(seed); got != want {
			t.Errorf("seed %d: %d, want %d", seed, got, want)
		}
	}
}

func TestSplitMix64(t *testing.T) {
	g := splitMix64(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		if got := g.next(); got != want {
			t.Errorf("output %d: %d, want %d", i, got, want)
		}
	}
	for seed, want := range map[uint64]uint64{0: 7070836379803831726, 1: 1227844342346046656, 20261120: 6928217137357035808, 1234567: 594119895343594614} {
		g := splitMix64(seed)
		if got := g.draw(1<<63 + 1); got != want {
			t.Errorf("seed %d: draw %d, want %d", seed, got, want)
		}
	}
}

// TestDrawRoundNumber: II.2 (E23), one position for a round, the same again from the seed, other ones in other rounds.
func TestDrawRoundNumber(t *testing.T) {
	seen := map[int]int{}
	for round := 1; round <= 200; round++ {
		n := DrawRoundNumber(20261120, round)
		if n < 0 || n >= StartPositions || n != DrawRoundNumber(20261120, round) {
			t.Errorf("round %d: %d", round, n)
		}
		seen[n]++
	}
	if len(seen) < 170 {
		t.Errorf("%d positions in 200 rounds", len(seen))
	}
	if DrawRoundNumber(1, 1) == DrawRoundNumber(2, 1) && DrawRoundNumber(1, 2) == DrawRoundNumber(2, 2) {
		t.Error("the seed does not matter")
	}
}
