package mate

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A blockade is what can ever change in a position, found too large rather than too small: each piece's squares, as if the
// others stood aside whenever they ever can, whoever's turn it is and whatever check is on. It is the least set closed under
//
//   - a piece moves by its geometry over squares that are or can become empty, and takes enemy pieces that stand in reach;
//   - a square becomes empty when the piece that stood there at first can move or be taken;
//   - a king never enters a square attacked by a piece that can neither move nor be taken;
//   - a pawn takes where an enemy piece can come, and promotes to anything.
//
// A first move that left these sets would have to follow from facts inside them, so every legal game stays inside.
type blockade struct {
	men   []man
	clear board.Bitboard    // squares that are or can become empty
	fixed [2]board.Bitboard // attacked, by color, by pieces that stay where they are for ever
	come  [2]board.Bitboard // squares where a piece of that color other than the king can come
}

// A piece is one of the pieces on the board and where it can come: as what it is, and as a queen or a knight once promoted (a rook
// or bishop comes nowhere that a queen does not).
type man struct {
	color             chess.Color
	kind              chess.PieceType
	start             board.Bitboard
	reach             board.Bitboard
	asQueen, asKnight board.Bitboard
}

func (m *man) all() board.Bitboard { return m.reach | m.asQueen | m.asKnight }

// isBlocked reports whether it is proved that side never mates because too little can ever move. Without pawns that stop each
// other the proof is not tried.
func isBlocked(p *board.Position, side chess.Color) bool {
	white, black := p.Pieces(chess.White, chess.Pawn), p.Pieces(chess.Black, chess.Pawn)
	if white<<8&black == 0 {
		return false
	}
	b := newBlockade(p)
	return !b.allowsMate(side)
}

func newBlockade(p *board.Position) *blockade {
	b := standStill(p)
	b.admitEnPassant(p)
	b.admitCastling(p)
	for b.grow() {
	}
	return b
}

// standStill returns the blockade in which nobody has moved.
func standStill(p *board.Position) *blockade {
	b := &blockade{clear: ^p.Occupied()}
	for _, c := range [2]chess.Color{chess.White, chess.Black} {
		for t := chess.King; t <= chess.Pawn; t++ {
			for men := p.Pieces(c, t); men != 0; men &= men - 1 {
				start := men & -men
				b.men = append(b.men, man{color: c, kind: t, start: start, reach: start})
			}
		}
	}
	return b
}

// admitEnPassant lets the pawn be taken that can be taken now; later ones have moved over the square where they are taken.
func (b *blockade) admitEnPassant(p *board.Position) {
	sq, ok := p.EnPassant()
	if !ok {
		return
	}
	b.clear |= board.Bit(sq ^ 8)
	for i := range b.men {
		m := &b.men[i]
		if m.kind == chess.Pawn && m.color == p.Turn() && board.PawnReach(m.color, m.start.First()).Has(sq) {
			m.reach |= board.Bit(sq)
		}
	}
}

// admitCastling lets king and rook castle whatever stands between.
func (b *blockade) admitCastling(p *board.Position) {
	for i := range b.men {
		m := &b.men[i]
		rooks := p.CastlingRooks(m.color)
		if rooks == 0 {
			continue
		}
		home := board.Rank1
		if m.color == chess.Black {
			home = board.Rank8
		}
		switch {
		case m.kind == chess.King:
			m.reach |= home & (board.FileA<<2 | board.FileA<<6)
		case m.start&rooks != 0:
			m.reach |= home & (board.FileA<<3 | board.FileA<<5)
		}
	}
}

// grow applies the rules once to every piece and reports whether anything new came of it.
func (b *blockade) grow() bool {
	b.summarize()
	changed := false
	for i := range b.men {
		m := &b.men[i]
		before, clear := *m, b.clear
		b.spread(m)
		if m.reach != m.start {
			b.clear |= m.start
		}
		changed = changed || *m != before || b.clear != clear
	}
	return changed
}

func (b *blockade) summarize() {
	b.fixed, b.come = [2]board.Bitboard{}, [2]board.Bitboard{}
	for i := range b.men {
		m := &b.men[i]
		side := m.color - chess.White
		if m.start&b.clear == 0 {
			b.fixed[side] |= attacks(m.kind, m.color, m.start, ^board.Bitboard(0))
		}
		if m.kind != chess.King {
			b.come[side] |= m.all()
		}
	}
}

// spread extends one piece's squares. Taking a piece where it stood at first clears that square.
func (b *blockade) spread(m *man) {
	enemy := b.starts(m.color.Other())
	switch m.kind {
	case chess.Pawn:
		b.spreadPawn(m, enemy)
	case chess.King:
		b.flood(m, &m.reach, chess.King, enemy&^b.fixed[m.color.Other()-chess.White], b.fixed[m.color.Other()-chess.White])
	default:
		b.flood(m, &m.reach, m.kind, enemy, 0)
	}
}

// starts returns the first squares of the pieces of c that can be taken: all but the king.
func (b *blockade) starts(c chess.Color) (s board.Bitboard) {
	for i := range b.men {
		if b.men[i].color == c && b.men[i].kind != chess.King {
			s |= b.men[i].start
		}
	}
	return s
}

// flood moves a piece on until no square is new. It may go where the board can be clear, and take the pieces of enemy, but not
// go to barred squares.
func (b *blockade) flood(m *man, reach *board.Bitboard, kind chess.PieceType, enemy, barred board.Bitboard) {
	for fresh := *reach; fresh != 0; {
		goals := attacks(kind, m.color, fresh, ^b.clear) &^ barred
		b.clear |= goals & enemy
		fresh = goals & b.clear &^ *reach
		*reach |= fresh
	}
}

func (b *blockade) spreadPawn(m *man, enemy board.Bitboard) {
	for fresh := m.reach; fresh != 0; {
		var goals board.Bitboard
		if m.color == chess.White {
			one := fresh << 8 & b.clear
			goals = one | one&(board.Rank1<<16)<<8&b.clear
		} else {
			one := fresh >> 8 & b.clear
			goals = one | one&(board.Rank1<<40)>>8&b.clear
		}
		take := attacks(chess.Pawn, m.color, fresh, 0) & b.come[m.color.Other()-chess.White]
		b.clear |= take & enemy
		goals |= take
		fresh = goals &^ m.reach
		m.reach |= goals
	}
	if last := m.reach & (board.Rank1 | board.Rank8); last != 0 {
		m.asQueen |= last
		m.asKnight |= last
		b.flood(m, &m.asQueen, chess.Queen, enemy, 0)
		b.flood(m, &m.asKnight, chess.Knight, enemy, 0)
	}
}

// attacks returns what pieces of one kind and color attack from all squares of from.
func attacks(kind chess.PieceType, c chess.Color, from, occupied board.Bitboard) (to board.Bitboard) {
	if kind == chess.Pawn {
		return pawnsCover(from, c)
	}
	for ; from != 0; from &= from - 1 {
		to |= board.Reach(kind, from.First(), occupied)
	}
	return to
}

func pawnsCover(pawns board.Bitboard, c chess.Color) board.Bitboard {
	left, right := pawns&^board.FileA, pawns&^board.FileH
	if c == chess.White {
		return left<<7 | right<<9
	}
	return left>>9 | right>>7
}
