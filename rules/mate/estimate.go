package mate

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// estimate returns two guesses of how far a position is from mate. They steer the search and prove nothing.
func (s *search) estimate(p *board.Position) (net, progress int) {
	king, ours := p.King(s.other), p.King(s.side)
	covered := s.covered(p, king)
	flights := (board.Reach(chess.King, king, 0) &^ p.Men(s.other) &^ covered).Count()
	if s.isLoneMinor(p) {
		pattern := s.cornerPattern(p, king, ours)
		return pattern + 4*flights, 2 * pattern
	}
	near := max(0, apart(king, ours)-2)
	net = 10*flights + 4*near + 3*cornerDistance(king)
	force := s.forceDistance(p)
	net += 4 * force
	progress = 8*p.Men(s.other).Count() + 12*force + net/4
	return net, progress
}

// covered returns what side attacks, through the other king as well.
func (s *search) covered(p *board.Position, king chess.Square) (b board.Bitboard) {
	occupied := p.Occupied() &^ board.Bit(king)
	for t := chess.King; t < chess.Pawn; t++ {
		for men := p.Pieces(s.side, t); men != 0; men &= men - 1 {
			b |= board.Reach(t, men.First(), occupied)
		}
	}
	return b | pawnsCover(p.Pieces(s.side, chess.Pawn), s.side)
}

func pawnsCover(pawns board.Bitboard, c chess.Color) board.Bitboard {
	left, right := pawns&^board.FileA, pawns&^board.FileH
	if c == chess.White {
		return left<<7 | right<<9
	}
	return left>>9 | right>>7
}

// forceDistance counts the pawn steps until side has a piece that mates alone, 0 when it has one or two minor pieces.
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

func stepsToPromote(sq chess.Square, c chess.Color) int {
	if c == chess.White {
		return 7 - int(sq>>3)
	}
	return int(sq >> 3)
}

// isLoneMinor reports whether side has one knight, or bishops of one color, and nothing else: it then needs a man of the other
// side to stand in its own king's way, in a corner.
func (s *search) isLoneMinor(p *board.Position) bool {
	men := p.Men(s.side) &^ p.Pieces(s.side, chess.King)
	bishops := p.Pieces(s.side, chess.Bishop)
	if men == bishops {
		return bishops&board.LightSquares == 0 || bishops&board.DarkSquares == 0
	}
	return men == p.Pieces(s.side, chess.Knight) && men&(men-1) == 0
}

// corners lists each corner with the two squares beside it that are not of its color.
var corners = [4]struct{ corner, file, rank chess.Square }{
	{chess.A1, chess.A2, chess.B1}, {chess.H1, chess.H2, chess.G1}, {chess.A8, chess.A7, chess.B8}, {chess.H8, chess.H7, chess.G8},
}

// cornerPattern estimates the moves to: their king in a corner (of the bishops' color), our king two squares away, a man of
// theirs beside the king.
func (s *search) cornerPattern(p *board.Position, king, ours chess.Square) int {
	bishops := p.Pieces(s.side, chess.Bishop)
	best := distances
	for _, c := range corners {
		if bishops != 0 && (bishops&board.LightSquares != 0) != board.LightSquares.Has(c.corner) {
			continue
		}
		kings := 4*apart(king, c.corner) + 3*max(0, apart(ours, c.corner)-2)
		if kings >= best {
			continue
		}
		best = min(best, kings+4*s.blockerDistance(p, c.file, c.rank, bishops != 0))
	}
	return best
}

// blockerDistance estimates the moves until a man of the other side stands on one of two squares beside its king without
// being able to end the check from there.
func (s *search) blockerDistance(p *board.Position, a, b chess.Square, againstBishop bool) int {
	best := 30
	for men := p.Pieces(s.other, chess.Knight); men != 0; men &= men - 1 {
		sq := men.First()
		best = min(best, knightMoves(sq, a), knightMoves(sq, b))
	}
	for men := p.Pieces(s.other, chess.Bishop); men != 0; men &= men - 1 {
		sq := men.First()
		if board.LightSquares.Has(sq) == board.LightSquares.Has(a) {
			best = min(best, sliderMoves(board.Reach(chess.Bishop, sq, 0), sq, a), sliderMoves(board.Reach(chess.Bishop, sq, 0), sq, b))
		}
	}
	if !againstBishop {
		for men := p.Pieces(s.other, chess.Rook); men != 0; men &= men - 1 {
			sq := men.First()
			best = min(best, sliderMoves(board.Reach(chess.Rook, sq, 0), sq, a), sliderMoves(board.Reach(chess.Rook, sq, 0), sq, b))
		}
	}
	for men := p.Pieces(s.other, chess.Pawn); men != 0; men &= men - 1 {
		sq := men.First()
		best = min(best, 2+stepsToPromote(sq, s.other))
		if steps := stepsToPromote(sq, s.other) - stepsToPromote(a, s.other); sq&7 == a&7 && steps >= 0 {
			best = min(best, steps)
		}
	}
	return best
}

func sliderMoves(reach board.Bitboard, from, to chess.Square) int {
	switch {
	case from == to:
		return 0
	case reach.Has(to):
		return 1
	}
	return 2
}

// knightMoves returns how many moves a knight needs on an empty board, a little wrong in the corners.
func knightMoves(a, b chess.Square) int {
	file, rank := int(a&7)-int(b&7), int(a>>3)-int(b>>3)
	x, y := max(file, -file), max(rank, -rank)
	if x < y {
		x, y = y, x
	}
	switch {
	case x == 1 && y == 0:
		return 3
	case x == 2 && y == 2:
		return 4
	}
	n := max((x+1)/2, (x+y+2)/3)
	return n + (n+x+y)%2
}

func apart(a, b chess.Square) int {
	file, rank := int(a&7)-int(b&7), int(a>>3)-int(b>>3)
	return max(file, -file, rank, -rank)
}

func cornerDistance(sq chess.Square) int {
	file, rank := int(sq&7), int(sq>>3)
	return min(file, 7-file) + min(rank, 7-rank)
}
