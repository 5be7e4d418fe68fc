package rules

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// An Obstacle is what keeps a piece from going to a square.
type Obstacle uint8

// The obstacles. Where several stand in the way, the first of the Laws' own order is named: how a piece moves, then the king's safety.
const (
	NoObstacle          Obstacle = iota // a legal move goes there, or no piece is to be moved
	OtherSideMoves                      // it is the other player's piece (Art. 1.3)
	OwnManStands                        // a piece of the same side stands there (Art. 3.1)
	OtherWay                            // a piece of this kind does not move so (Art. 3.2 to 3.8)
	WayBlocked                          // Hindrance.By stands between (Art. 3.5)
	PawnBlocked                         // Hindrance.By stands before the pawn (Art. 3.7.1, 3.7.2)
	PawnBegun                           // two squares are for a pawn's first move (Art. 3.7.2)
	NothingToTake                       // a pawn goes there only to take (Art. 3.7.3)
	EnPassantLate                       // the pawn beside did not just come by two squares (Art. 3.7.3.2)
	KingInCheck                         // the king would stay in check by Hindrance.By (Art. 3.9.2)
	KingExposed                         // the king would come into check by Hindrance.By (Art. 3.9.2)
	CastlingLost                        // king or rook has moved (Art. 3.8.2.1)
	CastlingBlocked                     // Hindrance.By stands in the way of king or rook (Art. 3.8.2.2)
	CastlingFromCheck                   // the king is in check by Hindrance.By (Art. 3.8.2.2)
	CastlingUnderAttack                 // Hindrance.On, crossed or reached by the king, is attacked by Hindrance.By (Art. 3.8.2.2)
)

// A Hindrance says why a piece cannot go where it was put, and by which article.
type Hindrance struct {
	Obstacle Obstacle
	Kind     chess.PieceType // of the piece
	By       []chess.Square  // the pieces that hinder: attackers, or who stands in the way
	On       chess.Square    // the square that they attack or stand on
	Article  string          // in the edition asked
	Rule     Rule
}

var wayRules = [...]Rule{chess.King: RuleKingMove, chess.Queen: RuleQueenMove, chess.Rook: RuleRookMove, chess.Bishop: RuleBishopMove, chess.Knight: RuleKnightMove, chess.Pawn: RulePawnMove}

// WhyNot says what keeps the piece on from from going to the square to in pos: Obstacle is NoObstacle where a legal move does it or no
// piece stands on from. Castling is asked for by the king's own two squares, in Chess960 by the square of the rook.
func (e *Edition) WhyNot(pos *board.Position, from, to chess.Square) Hindrance {
	h := hindered(pos, from, to)
	h.Kind = pos.PieceAt(from).Type()
	h.Article = e.Article(h.Rule)
	return h
}

func hindered(pos *board.Position, from, to chess.Square) Hindrance {
	us := pos.Turn()
	man := pos.PieceAt(from)
	switch {
	case man == chess.NoPiece || from == to:
		return Hindrance{}
	case man.Color() != us:
		return Hindrance{Obstacle: OtherSideMoves, Rule: RulePlayerToMove}
	}
	if man.Type() == chess.King {
		if rook, ok := castlingRook(pos, from, to); ok {
			return castlingHindrance(pos, from, to, rook)
		}
	}
	if pos.Men(us).Has(to) {
		return Hindrance{Obstacle: OwnManStands, Rule: RuleOwnSquare, By: []chess.Square{to}, On: to}
	}
	h, passant := Hindrance{}, false
	if man.Type() == chess.Pawn {
		h, passant = pawnHindrance(pos, from, to)
	} else if board.Reach(man.Type(), from, pos.Occupied())&board.Bit(to) == 0 {
		h = Hindrance{Obstacle: OtherWay, Rule: wayRules[man.Type()]}
		if board.Reach(man.Type(), from, 0)&board.Bit(to) != 0 {
			h = blocked(pos, from, to, WayBlocked, RuleNoJumping)
		}
	}
	late := h.Obstacle == EnPassantLate // a pawn that may not be taken because of the king is no late one
	if h.Obstacle != NoObstacle && !late {
		return h
	}
	if safety := kingHindrance(pos, from, to, passant || late); safety.Obstacle != NoObstacle {
		return safety
	}
	return h
}

// blocked names the first piece between two squares on a line, counted from the piece that moves.
func blocked(pos *board.Position, from, to chess.Square, o Obstacle, r Rule) Hindrance {
	h := Hindrance{Obstacle: o, Rule: r}
	for _, sq := range (board.Between(from, to) & pos.Occupied()).Squares() {
		if h.By == nil || (to > from) == (sq < h.On) {
			h.By, h.On = []chess.Square{sq}, sq
		}
	}
	return h
}

// pawnHindrance follows Art. 3.7 (E23); passant reports a capture in passing that the position allows.
func pawnHindrance(pos *board.Position, from, to chess.Square) (h Hindrance, passant bool) {
	us := pos.Turn()
	ahead, first := chess.Square(8), chess.Rank2
	if us == chess.Black {
		ahead, first = -8, chess.Rank7
	}
	occupied := pos.Occupied()
	switch {
	case to == from+ahead || to == from+2*ahead && from.Rank() == first:
		return pawnBlocked(occupied, from, to, ahead), false
	case to == from+2*ahead:
		return Hindrance{Obstacle: PawnBegun, Rule: RulePawnTwoSquares}, false
	case !board.PawnReach(us, from).Has(to):
		return Hindrance{Obstacle: OtherWay, Rule: RulePawnMove}, false
	case occupied.Has(to):
		return Hindrance{}, false
	}
	if ep, ok := pos.EnPassant(); ok && ep == to {
		return Hindrance{}, true
	}
	beside := chess.NewSquare(to.File(), from.Rank())
	fifth := chess.Rank5
	if us == chess.Black {
		fifth = chess.Rank4
	}
	if from.Rank() == fifth && pos.Pieces(us.Other(), chess.Pawn).Has(beside) {
		return Hindrance{Obstacle: EnPassantLate, Rule: RuleEnPassantAtOnce, By: []chess.Square{beside}, On: beside}, false
	}
	return Hindrance{Obstacle: NothingToTake, Rule: RulePawnCapture, On: to}, false
}

// pawnBlocked says who stands before a pawn that goes straight on, one square or two.
func pawnBlocked(occupied board.Bitboard, from, to, ahead chess.Square) Hindrance {
	r := RulePawnMove
	if to != from+ahead {
		r = RulePawnTwoSquares
	}
	for sq := from + ahead; ; sq += ahead {
		if occupied.Has(sq) {
			return Hindrance{Obstacle: PawnBlocked, Rule: r, By: []chess.Square{sq}, On: sq}
		}
		if sq == to {
			return Hindrance{}
		}
	}
}

// kingHindrance says who would attack the king after a move, Art. 3.9.2 (E23).
func kingHindrance(pos *board.Position, from, to chess.Square, passant bool) Hindrance {
	us := pos.Turn()
	gone := board.Bit(from)
	if passant {
		gone |= board.Bit(chess.NewSquare(to.File(), from.Rank()))
	}
	occupied := pos.Occupied()&^gone | board.Bit(to)
	king := pos.King(us)
	if king == from {
		king = to
	}
	by := attackers(pos, king, us.Other(), occupied, gone|board.Bit(to))
	if len(by) == 0 {
		return Hindrance{}
	}
	h := Hindrance{Obstacle: KingExposed, Rule: RuleSelfCheck, By: by, On: king}
	if pos.InCheck() && king != to {
		h.Obstacle = KingInCheck
	}
	return h
}

// attackers lists the pieces of a side that attack a square over other occupied squares; pieces on the squares of gone are off the board.
func attackers(pos *board.Position, sq chess.Square, by chess.Color, occupied, gone board.Bitboard) (list []chess.Square) {
	for _, from := range (pos.Men(by) &^ gone).Squares() {
		reach := board.PawnReach(by, from)
		if kind := pos.PieceAt(from).Type(); kind != chess.Pawn {
			reach = board.Reach(kind, from, occupied)
		}
		if reach.Has(sq) {
			list = append(list, from)
		}
	}
	return list
}

// castlingRook reports whether a king's step asks for castling, and with which rook.
func castlingRook(pos *board.Position, from, to chess.Square) (rook chess.Square, ok bool) {
	us := pos.Turn()
	if pos.Chess960() {
		return to, pos.CastlingRooks(us).Has(to)
	}
	home, corner := chess.E1, chess.A1
	if us == chess.Black {
		home, corner = chess.E8, chess.A8
	}
	switch {
	case from != home:
		return 0, false
	case to == home+2:
		return corner + 7, true
	case to == home-2:
		return corner, true
	}
	return 0, false
}

// castlingHindrance follows Art. 3.8.2 (E23) and Guidelines II.
func castlingHindrance(pos *board.Position, king, to, rook chess.Square) Hindrance {
	us := pos.Turn()
	if !pos.CastlingRooks(us).Has(rook) {
		return Hindrance{Obstacle: CastlingLost, Rule: RuleCastlingRight}
	}
	kingTo, rookTo := chess.NewSquare(chess.FileC, king.Rank()), chess.NewSquare(chess.FileD, king.Rank())
	if rook > king {
		kingTo, rookTo = chess.NewSquare(chess.FileG, king.Rank()), chess.NewSquare(chess.FileF, king.Rank())
	}
	both := board.Bit(king) | board.Bit(rook)
	way := board.Between(king, kingTo) | board.Bit(kingTo)
	if in := (way | board.Between(rook, rookTo) | board.Bit(rookTo) | board.Between(king, rook)) &^ both & pos.Occupied(); in != 0 {
		return Hindrance{Obstacle: CastlingBlocked, Rule: RuleCastlingBetween, By: in.Squares(), On: in.First()}
	}
	if by := pos.Attackers(king, us.Other()); by != 0 {
		return Hindrance{Obstacle: CastlingFromCheck, Rule: RuleCastlingAttacked, By: by.Squares(), On: king}
	}
	for _, sq := range way.Squares() {
		if by := attackers(pos, sq, us.Other(), pos.Occupied()&^both, 0); len(by) > 0 {
			return Hindrance{Obstacle: CastlingUnderAttack, Rule: RuleCastlingAttacked, By: by, On: sq}
		}
	}
	return Hindrance{}
}
