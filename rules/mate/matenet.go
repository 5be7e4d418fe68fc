package mate

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// allowsMate reports whether some square of the other king could be a mate as far as a blockade can tell: some piece can attack
// it, and every square beside it can be attacked, or be taken up by the king's own pieces, a different one on each.
func (b *blockade) allowsMate(side chess.Color) bool {
	var ours, theirs *man
	for i := range b.men {
		if b.men[i].kind == chess.King {
			if b.men[i].color == side {
				ours = &b.men[i]
			} else {
				theirs = &b.men[i]
			}
		}
	}
	attackable := b.attackable(side)
	safe := attackable | b.fixed[side-chess.White] | b.keptBy(side.Other())
	for squares := theirs.reach & attackable; squares != 0; squares &= squares - 1 {
		sq := squares.First()
		if b.canBeNet(sq, board.Reach(chess.King, sq, 0)&^safe, ours, side.Other()) {
			return true
		}
	}
	return false
}

// attackable returns the squares that a piece of side other than its king can ever attack. A king that can move shields nothing
// behind it; one that never can has no square beside it to flee to.
func (b *blockade) attackable(side chess.Color) (to board.Bitboard) {
	occupied := ^b.clear
	for i := range b.men {
		m := &b.men[i]
		if m.color != side || m.kind == chess.King {
			continue
		}
		to |= attacks(m.kind, side, m.reach, occupied)
		if m.asQueen != 0 {
			to |= attacks(chess.Queen, side, m.asQueen, occupied) | attacks(chess.Knight, side, m.asKnight, occupied)
		}
	}
	return to
}

// keptBy returns the squares that pieces of c other than the king never leave.
func (b *blockade) keptBy(c chess.Color) (s board.Bitboard) {
	for i := range b.men {
		if m := &b.men[i]; m.color == c && m.kind != chess.King {
			s |= m.start &^ b.clear
		}
	}
	return s
}

// canBeNet reports whether the squares of open, beside the king of c on sq, can be closed at once by the other king and by
// pieces of c.
func (b *blockade) canBeNet(sq chess.Square, open board.Bitboard, ours *man, c chess.Color) bool {
	if b.canBlock(open, c) {
		return true
	}
	beside := board.Reach(chess.King, sq, 0) | board.Bit(sq)
	for from := ours.reach &^ beside; from != 0; from &= from - 1 {
		reach := board.Reach(chess.King, from.First(), 0)
		if reach&open != 0 && b.canBlock(open&^reach, c) {
			return true
		}
	}
	return false
}

// canBlock reports whether pieces of c can stand on all squares of open, as a matching of pieces to squares.
func (b *blockade) canBlock(open board.Bitboard, c chess.Color) bool {
	var standing [64]int // man+1 by square
	for ; open != 0; open &= open - 1 {
		var tried uint64
		if !b.place(open.First(), c, &standing, &tried) {
			return false
		}
	}
	return true
}

// place finds a piece for sq, moving others on to other squares of theirs if need be.
func (b *blockade) place(sq chess.Square, c chess.Color, standing *[64]int, tried *uint64) bool {
	for i := range b.men {
		m := &b.men[i]
		if m.color != c || m.kind == chess.King || *tried>>i&1 != 0 || !m.all().Has(sq) {
			continue
		}
		*tried |= 1 << i
		at := -1
		for s, who := range standing {
			if who == i+1 {
				at = s
			}
		}
		if at < 0 || b.place(chess.Square(at), c, standing, tried) {
			standing[sq] = i + 1
			return true
		}
	}
	return false
}
