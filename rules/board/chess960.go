package board

import (
	"fmt"

	"github.com/notnil/chess"
)

// StartPositions is the number of start positions of Chess960 (Guidelines II.2 (E23)).
const StartPositions = 960

// StandardNumber is the number of the usual start position among those of Chess960.
const StandardNumber = 518

// Start returns the initial position of standard chess (Art. 2.3).
func Start() Position {
	p := startPosition([8]chess.PieceType{chess.Rook, chess.Knight, chess.Bishop, chess.Queen,
		chess.King, chess.Bishop, chess.Knight, chess.Rook})
	p.chess960 = false
	return p
}

// A StartNumberError reports a number outside 0 to 959.
type StartNumberError struct{ Number int }

func (e *StartNumberError) Error() string {
	return fmt.Sprintf("board: Chess960 start position %d: want 0 to %d", e.Number, StartPositions-1)
}

// StartNumber returns a start position of Chess960 by the usual numbering: 0 is BBQNNRKR, 518 RNBQKBNR.
func StartNumber(n int) (Position, error) {
	if n < 0 || n >= StartPositions {
		return Position{}, &StartNumberError{n}
	}
	return startPosition(backRank(n)), nil
}

// DrawStartNumber draws the number of a Chess960 start position. The same seed gives the same number on every device and in
// every release, so that whoever is shown the seed can repeat the draw.
func DrawStartNumber(seed uint64) int {
	g := splitMix64(seed)
	return int(g.draw(StartPositions))
}

// DrawRoundNumber draws the number of the start position on all boards of a round, so that every game of it begins alike and each
// round otherwise. It can be repeated from the seed of the event as [DrawStartNumber].
func DrawRoundNumber(seed uint64, round int) int {
	g := splitMix64(seed)
	for range min(max(round, 1), maxRound) {
		seed = g.next()
	}
	return DrawStartNumber(seed)
}

// maxRound bounds the rounds of an event.
const maxRound = 1000

// knightPairs lists which two of the five squares left after bishops and queen the knights take.
var knightPairs = [10][2]int{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}

// backRank places the pieces of start position n from a to h: the digits of n to the bases 4, 4, 6 and 10 give the light-squared
// bishop's file among b, d, f, h, the dark-squared one's among a, c, e, g, the queen's among the free, and the knights'.
func backRank(n int) (rank [8]chess.PieceType) {
	rank[n%4*2+1] = chess.Bishop
	n /= 4
	rank[n%4*2] = chess.Bishop
	n /= 4
	rank[freeFile(rank, n%6)] = chess.Queen
	n /= 6
	first, second := freeFile(rank, knightPairs[n][0]), freeFile(rank, knightPairs[n][1])
	rank[first], rank[second] = chess.Knight, chess.Knight
	rank[freeFile(rank, 0)] = chess.Rook
	rank[freeFile(rank, 0)] = chess.King
	rank[freeFile(rank, 0)] = chess.Rook
	return rank
}

// freeFile returns the file of the nth empty square, counted from 0.
func freeFile(rank [8]chess.PieceType, nth int) int {
	for file, man := range rank {
		if man != chess.NoPieceType {
			continue
		}
		if nth == 0 {
			return file
		}
		nth--
	}
	return 7
}

func startPosition(rank [8]chess.PieceType) Position {
	p := Position{ep: noSquare, fullmove: 1, chess960: true}
	for file, man := range rank {
		p.kind[man] |= 1<<file | 1<<(56+file)
	}
	p.men[0], p.men[1] = Rank1|Rank1<<8, Rank8|Rank8>>8
	p.kind[chess.Pawn] = Rank1<<8 | Rank8>>8
	p.castling = p.kind[chess.Rook]
	p.key = p.computeKey()
	return p
}

// splitMix64 is the generator of S. Vigna, by which every draw of lots of an event can be repeated.
type splitMix64 uint64

func (g *splitMix64) next() uint64 {
	*g += 0x9e3779b97f4a7c15
	z := uint64(*g)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// draw returns a number from 0 to n-1, each as likely as the next: values below 2^64 mod n are thrown away.
func (g *splitMix64) draw(n uint64) uint64 {
	v := g.next()
	for v < -n%n {
		v = g.next()
	}
	return v % n
}
