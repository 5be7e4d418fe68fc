package board

import "github.com/notnil/chess"

// An Undo holds what a move destroys, for [Position.Unmake].
type Undo struct {
	key      uint64
	castling Bitboard
	halfmove uint16
	ep       int8
}

// After returns the position after m, which must be legal in p. p stays as it is.
func (p *Position) After(m Move) Position {
	next := *p
	next.Make(m)
	return next
}

// Make plays m, which must be one of [Position.Moves].
func (p *Position) Make(m Move) Undo {
	u := Undo{p.key, p.castling, p.halfmove, p.ep}
	if p.ep != noSquare {
		p.key ^= epKeys[p.ep&7]
		p.ep = noSquare
	}
	if p.halfmove != 1<<16-1 {
		p.halfmove++
	}
	us := p.turn & 1
	if m&castlingFlag != 0 {
		p.makeCastling(m, us)
	} else {
		p.makeMove(m, us)
	}
	p.key ^= blackKey
	p.fullmove += uint32(us)
	p.turn = us ^ 1
	if m&doubleStepFlag != 0 {
		p.allowEnPassant((m.from() + m.target()) / 2)
	}
	return u
}

func (p *Position) makeMove(m Move, us uint8) {
	from, to := m.from(), m.target()
	kind := int(m >> kindShift & 7)
	path := Bitboard(1)<<from | 1<<to
	p.men[us&1] ^= path
	p.kind[kind&7] ^= path
	key := p.key ^ manKey(us, kind, from)
	if taken := int(m >> takenShift & 7); taken != 0 {
		at := to
		if m&enPassantFlag != 0 {
			at ^= 8 // the pawn stands one rank behind, which differs in the lowest bit of the rank
		}
		p.men[us&1^1] ^= 1 << at
		p.kind[taken&7] ^= 1 << at
		key ^= manKey(us^1, taken, at)
		p.halfmove = 0
	}
	if kind == int(chess.Pawn) {
		p.halfmove = 0
		if promo := int(m >> promoShift & 7); promo != 0 {
			p.kind[chess.Pawn] ^= 1 << to
			p.kind[promo&7] ^= 1 << to
			kind = promo
		}
	}
	p.key = key ^ manKey(us, kind, to)
	if p.castling != 0 {
		lost := p.castling & path
		if kind == int(chess.King) {
			lost |= p.castling & (Rank1 << (56 * us))
		}
		p.loseCastling(lost)
	}
}

func (p *Position) makeCastling(m Move, us uint8) {
	king, rook := m.from(), m.target()
	kingTo, rookTo := castlingGoals(king, rook)
	p.kind[chess.King] ^= 1<<king ^ 1<<kingTo
	p.kind[chess.Rook] ^= 1<<rook ^ 1<<rookTo
	p.men[us&1] ^= 1<<king ^ 1<<kingTo ^ 1<<rook ^ 1<<rookTo
	p.key ^= manKey(us, int(chess.King), king) ^ manKey(us, int(chess.King), kingTo) ^
		manKey(us, int(chess.Rook), rook) ^ manKey(us, int(chess.Rook), rookTo)
	p.loseCastling(p.castling & (Rank1 << (56 * us)))
}

// WithoutCastling returns the position in which c may not castle with the rooks given, as for pieces found to have been set up
// wrongly when that can no longer be mended (A.5.1.2 (E23)).
func (p *Position) WithoutCastling(c chess.Color, rooks Bitboard) Position {
	q := *p
	q.loseCastling(rooks & q.CastlingRooks(c))
	return q
}

func (p *Position) loseCastling(lost Bitboard) {
	p.castling ^= lost
	for ; lost != 0; lost &= lost - 1 {
		p.key ^= castlingKeys[lost.first()&63]
	}
}

// Unmake takes m back; u is what [Position.Make] answered for it.
func (p *Position) Unmake(m Move, u Undo) {
	us := p.turn&1 ^ 1
	p.turn = us
	p.fullmove -= uint32(us)
	p.key, p.castling, p.halfmove, p.ep = u.key, u.castling, u.halfmove, u.ep
	from, to := m.from(), m.target()
	if m&castlingFlag != 0 {
		kingTo, rookTo := castlingGoals(from, to)
		p.kind[chess.King] ^= 1<<from ^ 1<<kingTo
		p.kind[chess.Rook] ^= 1<<to ^ 1<<rookTo
		p.men[us] ^= 1<<from ^ 1<<kingTo ^ 1<<to ^ 1<<rookTo
		return
	}
	path := Bitboard(1)<<from | 1<<to
	p.men[us] ^= path
	p.kind[m>>kindShift&7] ^= path
	if promo := m >> promoShift & 7; promo != 0 {
		p.kind[chess.Pawn] ^= 1 << to
		p.kind[promo] ^= 1 << to
	}
	if taken := m >> takenShift & 7; taken != 0 {
		if m&enPassantFlag != 0 {
			to ^= 8
		}
		p.men[us^1] ^= 1 << to
		p.kind[taken] ^= 1 << to
	}
}

// allowEnPassant records the square behind a pawn that has just advanced two squares, if the player to move can legally
// take it there.
func (p *Position) allowEnPassant(sq int) {
	takers := pawnReach[p.turn&1^1][sq&63] & p.kind[chess.Pawn] & p.men[p.turn&1]
	for ; takers != 0; takers &= takers - 1 {
		if p.canTakeEnPassant(takers.first(), sq) {
			p.ep = int8(sq)
			p.key ^= epKeys[sq&7]
			return
		}
	}
}

// canTakeEnPassant reports whether the capture leaves the taker's king unattacked (Art. 3.9.2 (E23)): two pieces leave their
// squares at once, so a pin is not enough of a test.
func (p *Position) canTakeEnPassant(from, to int) bool {
	us := p.turn & 1
	taken := Bitboard(1) << (to ^ 8)
	q := *p
	q.men[us] ^= 1<<from | 1<<to
	q.men[us^1] ^= taken
	q.kind[chess.Pawn] ^= 1<<from | 1<<to | taken
	return !q.attacked(q.kingSquare(us), us^1, q.men[0]|q.men[1])
}
