package mate

import (
	"math/bits"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// The weights of the estimates were found by trying others on random endings, closed positions and games, counting positions.
const (
	flightWeight = 8  // a square to which the king can flee
	nearWeight   = 16 // a step between the kings, beyond two
	crowdNear    = 4  // the same in the crowd
	cornerWeight = 6  // a step of the king from the nearest corner, along rank and file
	knightWeight = 1  // a step between a knight and the king
	forceWeight  = 5  // a pawn step short of a new piece
	manProgress  = 7  // a piece of the other side
	pawnProgress = 10 // a pawn step, where progress counts
)

// estimate guesses how far a position is from mate, for each order. It steers the search and proves nothing.
func (s *search) estimate(p *board.Position) (d [queues]int) {
	king, ours := p.King(s.other), p.King(s.side)
	flights := (board.Reach(chess.King, king, 0) &^ p.Men(s.other) &^ s.covered(p, king)).Count()
	if s.isLoneMinor(p) {
		pattern := s.cornerPattern(p, king, ours)
		d[netOrder], d[crowdOrder], d[progressOrder] = pattern+flights, pattern+flightWeight*flights, 2*pattern
	} else {
		steps, force := max(0, apart(ours, king)-2), s.forceDistance(p)
		d[crowdOrder] = flightWeight*flights + crowdNear*steps + cornerWeight*cornerDistance(king) + forceWeight*force
		for b := p.Pieces(s.side, chess.Knight); b != 0; b &= b - 1 {
			d[crowdOrder] += knightWeight * max(0, apart(b.First(), king)-2)
		}
		d[netOrder] = d[crowdOrder] + (nearWeight-crowdNear)*steps
		d[progressOrder] = manProgress*p.Men(s.other).Count() + pawnProgress*force + d[netOrder]/16
	}
	d[noveltyOrder] = s.novelty(p, d[netOrder])
	return d
}

// covered returns what side attacks, through the other king as well.
func (s *search) covered(p *board.Position, king chess.Square) (b board.Bitboard) {
	occupied := p.Occupied() &^ board.Bit(king)
	for t := chess.King; t <= chess.Pawn; t++ {
		b |= attacks(t, s.side, p.Pieces(s.side, t), occupied)
	}
	return b
}

// forceDistance counts the pawn steps until side has another queen; 0 with a queen or rook on the board, 8 without pawns.
func (s *search) forceDistance(p *board.Position) int {
	if p.Pieces(s.side, chess.Queen)|p.Pieces(s.side, chess.Rook) != 0 {
		return 0
	}
	best := 8
	for b := p.Pieces(s.side, chess.Pawn); b != 0; b &= b - 1 {
		best = min(best, stepsToPromote(b.First(), s.side))
	}
	return best
}

const (
	seenBits    = 14
	noveltyStep = distances / 17
)

// novelty puts a position after those whose pawns, kings and number of pieces the search has met less often, by powers of
// two, and among them by their net. What is met is counted by a hash, where a rare confusion does no harm.
func (s *search) novelty(p *board.Position, net int) int {
	const a, b, c, d, e = 0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9, 0x94d049bb133111eb, 0xd6e8feb86659fd93, 0xa0761d6478bd642f
	h := uint64(p.Pieces(chess.White, chess.Pawn))*a ^ uint64(p.Pieces(chess.Black, chess.Pawn))*b
	h ^= h >> 31
	for t := chess.Queen; t < chess.Pawn; t++ {
		h = (h ^ uint64(p.Pieces(chess.White, t).Count()<<4|p.Pieces(chess.Black, t).Count())) * c
	}
	h ^= uint64(p.King(s.other))*d ^ uint64(p.King(s.side))*e
	h = (h ^ h>>29) * c
	seen := &s.seen[h>>(64-seenBits)]
	if *seen < 1<<16-1 {
		*seen++
	}
	return bits.Len16(*seen)*noveltyStep + min(noveltyStep-1, net*5/8)
}

func stepsToPromote(sq chess.Square, c chess.Color) int {
	if c == chess.White {
		return 7 - int(sq>>3)
	}
	return int(sq >> 3)
}

// apart returns the king's moves between two squares.
func apart(a, b chess.Square) int {
	file, rank := int(a&7)-int(b&7), int(a>>3)-int(b>>3)
	return max(file, -file, rank, -rank)
}

func cornerDistance(sq chess.Square) int {
	file, rank := int(sq&7), int(sq>>3)
	return min(file, 7-file) + min(rank, 7-rank)
}
