package endgame

import "github.com/notnil/chess"

// A layout says how the cells of an ending are numbered.
type layout struct {
	kings, cells int // squares of the bare king, and of the piece called cell, that are told apart
}

func layoutOf(e Ending) layout {
	l := layout{16, 1}
	if material[e].cell != chess.NoPieceType {
		l.cells = 64
	}
	if material[e].bit == chess.Pawn {
		l.kings = 64 // a board with pawns has an up and a down
	}
	return l
}

// index returns the cell of a placing and how the board must be turned for it.
func (l layout) index(bare, king, man int) (int, turn) {
	if l.kings == 64 {
		return bare<<6 | king, turn{}
	}
	t := turnFor(bare)
	bare, king = t.square(bare), t.square(king)
	i := (bare>>3<<2|bare&3)<<6 | king
	if l.cells > 1 {
		i = i<<6 | t.square(man)
	}
	return i, t
}

// A placing holds the squares of a cell; man is -1 where there is none.
type placing struct {
	bare, king, man int
	others          set // of the stronger side, the bit piece aside
}

// placing returns the squares of a cell; ok is false where pieces share a square or the kings touch.
func (l layout) placing(i int) (p placing, ok bool) {
	p.man = -1
	if l.cells > 1 {
		p.man, i = i&63, i>>6
	}
	p.king, p.bare = i&63, i>>6
	if l.kings == 16 {
		p.bare = p.bare>>2<<3 | p.bare&3
	}
	p.others = bit(p.king)
	if p.man >= 0 {
		p.others |= bit(p.man)
	}
	return p, p.king != p.bare && p.man != p.king && p.man != p.bare && !kings(p.king).Has(chess.Square(p.bare))
}
