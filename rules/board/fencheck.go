package board

import (
	"strings"

	"github.com/notnil/chess"
)

// checkMen looks at the board alone: kings, pawns on the last ranks, numbers. Whether a game can lead to it is not asked:
// studies and set-up positions often have a bishop too many.
func (r *fenReader) checkMen() {
	p := &r.p
	for side := range uint8(2) {
		own := p.men[side]
		kings := own & p.kind[chess.King]
		if n := kings.Count(); n != 1 {
			reason := NoKing
			if n > 1 {
				reason = TooManyKings
			}
			r.failSide(reason, side)
		}
		if own.Count() > 16 {
			r.failSide(TooManyMen, side)
		}
		pawns := own & p.kind[chess.Pawn]
		for b := pawns & (Rank1 | Rank8); b != 0; b &= b - 1 {
			r.failAt(PawnOnLastRank, FieldBoard, b.first())
		}
		if pawns.Count() > 8 {
			r.failSide(TooManyPawns, side)
		}
	}
	if kings := p.kind[chess.King]; kings.Count() == 2 && kingReach[kings.first()&63]&kings != 0 {
		r.failAt(KingsTouch, FieldBoard, kings.first())
	}
}

func (r *fenReader) failSide(reason FENReason, side uint8) {
	r.err.Problems = append(r.err.Problems, FENProblem{Reason: reason, Field: FieldBoard, Square: chess.NoSquare, Color: colorOf(side)})
}

// spoilsKings reports whether it makes no sense to ask who is in check.
func (e *FENError) spoilsKings() bool {
	return e.Has(NoKing) || e.Has(TooManyKings) || e.Has(KingsTouch)
}

// checkOpponent looks at what only the side to move decides.
func (r *fenReader) checkOpponent() {
	p := &r.p
	if king := p.kingSquare(p.turn ^ 1); p.attacked(king, p.turn, p.men[0]|p.men[1]) {
		r.failAt(OpponentInCheck, FieldTurn, king)
	}
	if p.Checkers().Count() > 2 {
		r.failAt(TooManyCheckers, FieldBoard, p.kingSquare(p.turn))
	}
}

// castling reads "-", letters of K, Q, k, q in this order, or of files: White's first, each side's in either order.
func (r *fenReader) castling(text string, column int) {
	if text == "-" {
		return
	}
	last := 0
	for i := range len(text) {
		c := text[i]
		file := strings.IndexByte("ABCDEFGHabcdefgh", c)
		order := 1 + strings.IndexByte("KQkq", c)
		if file >= 0 {
			r.p.chess960 = true
			order = 1 + 2*(file/8) // both files of a side are equal in order
		}
		if file < 0 && order == 0 {
			r.fail(BadCastling, FieldCastling, column+i, text)
			return
		}
		if order < last || order == last && (file < 0 || strings.IndexByte(text[:i], c) >= 0) {
			r.fail(CastlingOrder, FieldCastling, column+i, text)
			return
		}
		last = order
		if r.placed {
			r.castlingLetter(c, file, column+i, text)
		}
	}
}

func (r *fenReader) castlingLetter(c byte, file, column int, text string) {
	p := &r.p
	side := uint8(0)
	if c >= 'a' {
		side = 1
	}
	home := Rank1 << (56 * side)
	king := p.kind[chess.King] & p.men[side] & home
	rooks := p.kind[chess.Rook] & p.men[side] & home
	if king == 0 || king&(king-1) != 0 {
		r.fail(CastlingKing, FieldCastling, column, text)
		return
	}
	rook := r.castlingRook(c, file, rooks, king)
	if r.strict && file < 0 && king != home&(FileA<<4) {
		r.fail(CastlingKing, FieldCastling, column, text)
		return
	}
	kingside := Bitboard(0)
	if rook > king {
		kingside = ^(king - 1)
	}
	sameSide := p.castling & home & kingside
	if kingside == 0 {
		sameSide = p.castling & home & (king - 1)
	}
	if rook == 0 || sameSide != 0 {
		r.fail(CastlingRook, FieldCastling, column, text)
		return
	}
	p.castling |= rook
}

// castlingRook finds the rook a letter means, or none.
func (r *fenReader) castlingRook(c byte, file int, rooks, king Bitboard) Bitboard {
	switch {
	case file >= 0:
		return rooks & (FileA << (file & 7))
	case r.strict && (c == 'K' || c == 'k'):
		return rooks & FileH
	case r.strict:
		return rooks & FileA
	case c == 'K' || c == 'k':
		outer := rooks &^ (king - 1)
		for outer&(outer-1) != 0 {
			outer &= outer - 1
		}
		return outer
	}
	outer := rooks & (king - 1)
	return outer & -outer
}

// checkEnPassant accepts a square behind a pawn of the player who has just moved, with the squares it passed empty. What the
// move before that can have been is not asked.
func (r *fenReader) checkEnPassant(sq, column int, text string) {
	p := &r.p
	pawn, origin := sq^8, sq+8
	rank := 5
	if p.turn != 0 {
		origin, rank = sq-8, 2
	}
	occupied := p.men[0] | p.men[1]
	switch {
	case sq>>3 != rank,
		occupied&(1<<sq|1<<origin) != 0,
		p.kind[chess.Pawn]&p.men[p.turn^1]>>pawn&1 == 0:
		r.fail(ImpossibleEnPassant, FieldEnPassant, column, text)
	default:
		if !r.err.spoilsKings() {
			p.allowEnPassant(sq)
		}
	}
}
