package endgame

import (
	"fmt"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A Table answers for every position of an ending, and for those that arise from it.
type Table struct {
	layout
	ending      Ending
	dist        []uint8 // bare king to move: plies to mate + 1, or 0
	zero        []uint8 // KPK: plies to the pawn's next move + 1
	queen, rook *Table  // KPK: after the promotion
}

// Ending returns what the table is of.
func (t *Table) Ending() Ending { return t.ending }

// A Value is what a position is worth with best play of both sides.
type Value struct {
	Winner  chess.Color // or NoColor: a draw
	Plies   int         // to mate
	Zeroing int         // to mate or to the next move of the pawn, which starts the count of Art. 9.3 again
}

// IsWin reports whether the position is won for the stronger side.
func (v Value) IsWin() bool { return v.Winner != chess.NoColor }

// Moves returns the number of moves that the winner still needs to mate, 0 when it is mate.
func (v Value) Moves() int { return (v.Plies + 1) / 2 }

// InTime reports whether the win can be had before the opponent may claim the draw by the fifty moves of Art. 9.3, the count of
// the position being halfmoves. Mate on the hundredth half-move comes first.
func (v Value) InTime(halfmoves int) bool { return v.IsWin() && halfmoves+v.Zeroing <= 100 }

// A MaterialError reports a position with other pieces than the table's.
type MaterialError struct {
	Ending Ending
	FEN    string
}

func (e *MaterialError) Error() string {
	return fmt.Sprintf("endgame: %s: the table is of %v, and of what arises from it", e.FEN, e.Ending)
}

// Probe returns the value of a position: one of the ending, either color being the stronger, or one that a capture or a
// promotion leads to. Another position gives a *MaterialError.
func (t *Table) Probe(pos *board.Position) (Value, error) {
	strong, known := t.strong(pos)
	if !known {
		return Value{}, &MaterialError{t.ending, pos.FEN()}
	}
	if strong == chess.NoColor {
		return Value{}, nil
	}
	return t.value(pos, strong), nil
}

// strong returns the color that has the table's pieces, or NoColor where neither can mate any more.
func (t *Table) strong(pos *board.Position) (c chess.Color, known bool) {
	men := pos.Occupied().Count()
	if men == 2 {
		return chess.NoColor, true
	}
	c = chess.White
	if pos.Men(chess.White).Count() == 1 {
		c = chess.Black
	}
	if pos.Men(c.Other()).Count() != 1 {
		return c, false
	}
	has := func(e Ending) bool {
		m := material[e]
		want := 3
		if m.cell != chess.NoPieceType {
			want = 4
		}
		if men != want || pos.Pieces(c, m.bit) == 0 || want == 4 && pos.Pieces(c, m.cell) == 0 {
			return false
		}
		return m.cell != m.bit || pos.Pieces(c, m.bit).Count() == 2
	}
	minor := men == 3 && (pos.Pieces(c, chess.Bishop)|pos.Pieces(c, chess.Knight)) != 0
	switch {
	case has(t.ending), t.ending == KPK && (has(KQK) || has(KRK)):
		return c, true
	case minor && t.ending >= KPK:
		return chess.NoColor, true
	}
	return c, false
}

func (t *Table) value(pos *board.Position, strong chess.Color) Value {
	if pos.Turn() != strong {
		return t.bareToMove(pos, strong)
	}
	var best Value
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		next := pos.After(m)
		v := t.bareToMove(&next, strong)
		if !v.IsWin() {
			continue
		}
		v.Plies, v.Zeroing = v.Plies+1, v.Zeroing+1
		if m.Piece() == chess.Pawn {
			v.Zeroing = 1
		}
		if best.IsWin() { // the shortest mate and the soonest pawn move may begin differently
			v.Plies, v.Zeroing = min(v.Plies, best.Plies), min(v.Zeroing, best.Zeroing)
		}
		best = v
	}
	return best
}

// bareToMove looks a position up. A table of KPK looks further into those of the queen and the rook.
func (t *Table) bareToMove(pos *board.Position, strong chess.Color) Value {
	flip := 0
	if strong == chess.Black {
		flip = 56
	}
	bare, king := int(pos.King(strong.Other()))^flip, int(pos.King(strong))^flip
	men := pos.Men(strong) &^ board.Bit(pos.King(strong))
	look := t
	switch {
	case men == 0:
		return Value{}
	case t.ending == KPK && men&pos.Pieces(strong, chess.Queen) != 0:
		look = t.queen
	case t.ending == KPK && men&pos.Pieces(strong, chess.Rook) != 0:
		look = t.rook
	}
	m := material[look.ending]
	bitMen := men & pos.Pieces(strong, m.bit)
	if bitMen == 0 {
		return Value{} // a lone minor piece, taken for or left by a better one
	}
	man, sq := -1, int(bitMen.First())^flip
	if rest := men &^ board.Bit(bitMen.First()); m.cell != chess.NoPieceType {
		if rest == 0 {
			return Value{}
		}
		man = int(rest.First()) ^ flip
	}
	plies, lost := look.lost(bare, king, man, sq)
	if !lost {
		return Value{}
	}
	v := Value{strong, plies, plies}
	if look.zero != nil {
		i, _ := look.index(bare, king, man)
		v.Zeroing = int(look.zero[i<<6|sq]) - 1
	}
	return v
}

// lost returns the plies to mate where the bare king, to move, is lost.
func (t *Table) lost(bare, king, man, sq int) (plies int, lost bool) {
	i, turned := t.index(bare, king, man)
	d := t.dist[i<<6|turned.square(sq)]
	return int(d) - 1, d != 0
}
