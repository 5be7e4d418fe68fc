package mate

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// ByMaterial answers [BareKing] or [Material] when side cannot mate wherever the pieces stand (Art. 5.2.2 (E23)), and "" when
// that takes more than counting.
//
// A lone king gives no check. A lone knight cannot mate a king that has only queens about it: each square beside the king that
// neither knight nor king covers must hold a queen, and some such queen can always take the knight. Bishops of one color
// cannot mate where the other side has only queens, rooks and bishops of that color: the squares beside the king of the other
// color that the king does not cover must hold queens or rooks, and one of these can take or interpose on the square beside
// the king through which the check comes. Pieces only get fewer by captures, and no pawn is there to become another, so what
// holds for these pieces holds for all that can follow. TestMaterial looks at every such arrangement.
func ByMaterial(p *board.Position, side chess.Color) Proof {
	other := side.Other()
	men := p.Men(side)
	knights, bishops := p.Pieces(side, chess.Knight), p.Pieces(side, chess.Bishop)
	king := p.Pieces(side, chess.King)
	pawns, queens := p.Pieces(other, chess.Pawn), p.Pieces(other, chess.Queen)
	theirKing := p.Pieces(other, chess.King)
	switch {
	case men == king:
		return BareKing
	case men == king|knights && knights.Count() == 1 && p.Men(other) == theirKing|queens:
		return Material
	case men != king|bishops:
		return ""
	}
	color := board.LightSquares
	if bishops&board.DarkSquares != 0 {
		color = board.DarkSquares
	}
	if bishops&^color == 0 && pawns|p.Pieces(other, chess.Knight)|p.Pieces(other, chess.Bishop)&^color == 0 {
		return Material
	}
	return ""
}
