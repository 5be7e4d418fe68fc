package mate

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// Weights of the pattern in the corner, found like those of the estimates.
const (
	theirStep   = 12 // a step of their king to the corner
	ourStep     = 10 // a step of our king to two squares from the corner
	blockerStep = 8  // a move of the piece that will stand beside their king
	promoteCost = 9  // moves that a promotion is worth avoiding
	noBlocker   = 30
)

// isLoneMinor reports whether side has one knight, or bishops of one color, and nothing else: it then needs a piece of the other
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

// cornerPattern estimates the moves to: their king in a corner (of the bishops' color), our king two squares away, a piece of
// theirs beside the king.
func (s *search) cornerPattern(p *board.Position, king, ours chess.Square) int {
	bishops := p.Pieces(s.side, chess.Bishop)
	best := distances
	for _, c := range corners {
		if bishops != 0 && (bishops&board.LightSquares != 0) != board.LightSquares.Has(c.corner) {
			continue
		}
		kings := theirStep*apart(king, c.corner) + ourStep*max(0, apart(ours, c.corner)-2)
		if kings < best {
			blocker := min(s.blockerDistance(p, c.file, bishops != 0), s.blockerDistance(p, c.rank, bishops != 0))
			best = min(best, kings+blockerStep*blocker)
		}
	}
	return best
}

// blockerDistance estimates the moves until a piece of the other side stands on goal, beside its king, without being able to end
// the check from there: against a bishop no rook can.
func (s *search) blockerDistance(p *board.Position, goal chess.Square, againstBishop bool) int {
	best := noBlocker
	for men := p.Pieces(s.other, chess.Knight); men != 0; men &= men - 1 {
		best = min(best, knightMoves(men.First(), goal))
	}
	sameColor := board.LightSquares
	if !sameColor.Has(goal) {
		sameColor = board.DarkSquares
	}
	for men := p.Pieces(s.other, chess.Bishop) & sameColor; men != 0; men &= men - 1 {
		best = min(best, sliderMoves(chess.Bishop, men.First(), goal))
	}
	if !againstBishop {
		for men := p.Pieces(s.other, chess.Rook); men != 0; men &= men - 1 {
			best = min(best, sliderMoves(chess.Rook, men.First(), goal))
		}
	}
	for men := p.Pieces(s.other, chess.Pawn); men != 0; men &= men - 1 {
		best = min(best, s.pawnMoves(men.First(), goal))
	}
	return best
}

// pawnMoves estimates a pawn's moves to goal: straight on, or as a knight once promoted.
func (s *search) pawnMoves(from, goal chess.Square) int {
	steps := stepsToPromote(from, s.other)
	if left := stepsToPromote(goal, s.other); from&7 == goal&7 && left <= steps {
		return steps - left
	}
	promoted := from & 7
	if s.other == chess.White {
		promoted |= 56
	}
	return promoteCost + steps + knightMoves(promoted, goal)
}

func sliderMoves(kind chess.PieceType, from, to chess.Square) int {
	switch {
	case from == to:
		return 0
	case board.Reach(kind, from, 0).Has(to):
		return 1
	}
	return 2
}

// knightMoves returns how many moves a knight needs on an empty board, a little wrong in the corners.
func knightMoves(a, b chess.Square) int {
	file, rank := int(a&7)-int(b&7), int(a>>3)-int(b>>3)
	long, short := max(file, -file), max(rank, -rank)
	if long < short {
		long, short = short, long
	}
	switch {
	case long == 1 && short == 0:
		return 3
	case long == 2 && short == 2:
		return 4
	}
	n := max((long+1)/2, (long+short+2)/3)
	return n + (n+long+short)%2
}
