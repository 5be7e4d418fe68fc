package notation

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// Descriptive notation names a square by the piece that began the game on its file and counts ranks from the mover's side: P-K4, N-KB3,
// BxN, R(Q1)-K1. App. C no longer recognises it; books and older players still use it. Which of two pieces was the king's or the queen's
// at the start no position tells: the one further to that side is taken for it.

// wings are the files of each kind of piece, on the queen's side and the king's.
var wings = map[chess.PieceType][2]int8{chess.Rook: {0, 7}, chess.Knight: {1, 6}, chess.Bishop: {2, 5}, chess.Queen: {3, 3}, chess.King: {4, 4}}

// A described is a piece or a square in this notation.
type described struct {
	kind chess.PieceType // NoPieceType: a square alone
	wing int8            // -1 not told, 0 the queen's side, 1 the king's
	file chess.PieceType // of a pawn, by the piece of its file: the B of BP
	at   *described      // the square that tells which piece is meant
	rank int8            // of a square, 0 to 7 from the mover; -1
}

// A descriptiveForm is a move as written so.
type descriptiveForm struct {
	castling int8
	man      described
	target   described // the square, or the piece that is taken
	takes    bool
	promo    chess.PieceType
	signs    scanner
}

// parseDescriptive reads a move with the letters of lang; N and Kt are both the English knight. is reports whether it has the form at
// all.
func parseDescriptive(pos *board.Position, text string, lang Language) (r Reading, err error, is bool) {
	if len(text) > MaxMoveLength {
		return Reading{}, nil, false
	}
	d := describer{text: text, lang: lang}
	f, ok := d.move()
	if !ok {
		return Reading{}, nil, false
	}
	fits, mates, all := f.find(pos)
	if len(fits) > 1 && f.signs.form.signs&SignMate != 0 && len(mates) == 1 {
		fits = mates
	}
	if len(fits) != 1 {
		fault := FaultAmbiguous
		switch {
		case len(fits) == 0 && f.castling != 0:
			fault = FaultCastling
		case len(fits) == 0 && len(all) > 0 && f.promo == chess.NoPieceType:
			fault, fits = FaultNoPromotion, all
		case len(fits) == 0 && len(all) > 0:
			fault, fits = FaultNotPromotion, all
		case len(fits) == 0:
			fault = FaultUnreachable
		}
		return Reading{}, &MoveError{Text: text, Fault: fault, Language: lang, Position: *pos, Candidates: fits}, true
	}
	r = Reading{Move: fits[0], DrawOffer: f.signs.form.offer, Glyph: f.signs.form.glyph}
	signs := f.signs.form.signs
	if f.takes {
		signs |= SignCapture
	}
	if signs != 0 {
		r.Odd = oddSigns(pos, r.Move, signs)
	}
	return r, nil, true
}

// find returns the legal moves that have the form, those of them that mate, and those that have it but for the new piece.
func (f *descriptiveForm) find(pos *board.Position) (fits, mates, all []board.Move) {
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		if !f.names(pos, m) {
			continue
		}
		all = append(all, m)
		if m.Promotion() == f.promo {
			fits = append(fits, m)
		}
	}
	fits = f.nearest(pos, fits)
	for _, m := range fits {
		if after := pos.After(m); after.IsCheckmate() {
			mates = append(mates, m)
		}
	}
	return fits, mates, all
}

// nearest keeps of moves that differ in the piece alone those of the piece further to the wing that is told, and the same for the pieces taken.
func (f *descriptiveForm) nearest(pos *board.Position, fits []board.Move) []board.Move {
	fits = furthest(fits, f.man, func(m board.Move) chess.Square { return m.From() })
	if f.takes {
		fits = furthest(fits, f.target, func(m board.Move) chess.Square { return taken(pos, m) })
	}
	return fits
}

func furthest(list []board.Move, d described, square func(board.Move) chess.Square) []board.Move {
	if len(list) < 2 || d.wing < 0 || d.kind == chess.Pawn || d.kind == chess.NoPieceType {
		return list
	}
	far := func(m board.Move) int {
		if d.wing == 0 {
			return 7 - int(square(m).File())
		}
		return int(square(m).File())
	}
	best, kept := -1, list[:0:0]
	for _, m := range list {
		switch n := far(m); {
		case n > best:
			best, kept = n, append(list[:0:0], m)
		case n == best:
			kept = append(kept, m)
		}
	}
	return kept
}

// taken is the square of the piece that m takes.
func taken(pos *board.Position, m board.Move) chess.Square {
	if m.IsEnPassant() {
		return chess.Square(int(m.From().Rank())*8 + int(m.To().File()))
	}
	return m.To()
}

// names reports whether m has the form, the new piece aside.
func (f *descriptiveForm) names(pos *board.Position, m board.Move) bool {
	us := pos.Turn()
	switch {
	case f.castling != 0 || m.IsCastling():
		return m.IsCastling() && f.castling != 0 && m.IsKingside() == (f.castling == 2)
	case !f.man.is(m.Piece(), m.From(), us):
		return false
	case f.takes:
		return m.IsCapture() && f.target.is(pos.PieceAt(taken(pos, m)).Type(), taken(pos, m), us)
	}
	return !m.IsCapture() && f.target.covers(m.To(), us)
}

// is reports whether a piece on a square is the one described, as far as a position tells.
func (d *described) is(kind chess.PieceType, sq chess.Square, us chess.Color) bool {
	if d.kind != kind || d.at != nil && !d.at.covers(sq, us) {
		return false
	}
	if kind != chess.Pawn || d.file == chess.NoPieceType {
		return true
	}
	return onFile(d.file, d.wing, sq)
}

// covers reports whether a square is the one described.
func (d *described) covers(sq chess.Square, us chess.Color) bool {
	rank := int8(sq.Rank())
	if us == chess.Black {
		rank = 7 - rank
	}
	return (d.rank < 0 || d.rank == rank) && (d.file == chess.NoPieceType || onFile(d.file, d.wing, sq))
}

func onFile(kind chess.PieceType, wing int8, sq chess.Square) bool {
	file := int8(sq.File())
	both := wings[kind]
	if wing >= 0 {
		return file == both[wing]
	}
	return file == both[0] || file == both[1]
}
