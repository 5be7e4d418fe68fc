package notation

import (
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A Reading is a written move as the board understands it.
type Reading struct {
	Move      board.Move
	DrawOffer bool  // the sign (=) stands beside it (App. C.12 (E23))
	Glyph     uint8 // the mark !, ?, !!, ??, !?, ?! as PGN numbers it from 1, or 0
	Odd       Signs // signs written that the board contradicts; they never spoil a move (App. C.13)
}

// Parse reads a move as a player writes it in language lang: short or long, castling with zeros or letters, promotion with or
// without a sign, every sign of App. C.13 present or not. The board alone decides which move it is. The error is a
// *[MoveError]. What is written in descriptive notation (P-K4, N-KB3) is read too.
func Parse(pos *board.Position, text string, lang Language) (Reading, error) {
	text = visible(text)
	s := scanner{text: strings.TrimSpace(text), lang: lang}
	if at, f := s.scan(); f != 0 {
		if r, err, is := parseDescriptive(pos, s.text, lang); is {
			return r, err
		}
		if m, ok := pawnTakesPawn(pos, s.text); ok {
			return Reading{Move: m}, nil
		}
		return Reading{}, &MoveError{Text: text, Fault: f, Offset: at, Language: lang, Position: *pos, Candidates: inSmall(pos, &s)}
	}
	m, f, candidates := s.form.resolve(pos)
	if f != 0 {
		return Reading{}, &MoveError{Text: text, Fault: f, Language: lang, Position: *pos, Candidates: candidates}
	}
	r := Reading{Move: m, DrawOffer: s.form.offer, Glyph: s.form.glyph}
	if s.form.signs != 0 {
		r.Odd = oddSigns(pos, m, s.form.signs)
	}
	return r, nil
}

// pawnTakesPawn reads a capture by the two files alone, as books write it where one pawn can: ed, ed:, exd.
func pawnTakesPawn(pos *board.Position, text string) (found board.Move, ok bool) {
	text = strings.TrimSuffix(text, ":")
	if len(text) > 2 {
		text = text[:1] + text[1+link(text[1:]):]
	}
	if len(text) != 2 || strings.Trim(text, "abcdefgh") != "" {
		return 0, false
	}
	var list board.MoveList
	for _, m := range pos.Moves(&list) {
		if m.Piece() != chess.Pawn || !m.IsCapture() || byte(m.From().File()) != text[0]-'a' || byte(m.To().File()) != text[1]-'a' {
			continue
		}
		if ok || m.Promotion() != chess.NoPieceType {
			return 0, false
		}
		found, ok = m, true
	}
	return found, ok
}

// inSmall returns the move that a text means in small letters, as after a keyboard that began it with a capital: E4 for e4. It is
// only offered, since a capital is a piece.
func inSmall(pos *board.Position, s *scanner) []board.Move {
	small := scanner{text: strings.ToLower(s.text), lang: s.lang}
	if small.text == s.text {
		return nil
	}
	if _, fault := small.scan(); fault != 0 {
		return nil
	}
	if m, fault, _ := small.form.resolve(pos); fault == 0 {
		return []board.Move{m}
	}
	return nil
}

// resolve finds the one legal move of the form. Otherwise it says what is wrong and what may have been meant.
func (f *form) resolve(pos *board.Position) (board.Move, Fault, []board.Move) {
	var list board.MoveList
	legal := pos.Moves(&list)
	if f.castling != 0 {
		return f.resolveCastling(pos, legal)
	}
	var found board.Move
	n, promotions := 0, 0
	for _, m := range legal {
		if !f.names(pos, m) {
			continue
		}
		if m.Promotion() != f.promo {
			promotions++
			continue
		}
		n++
		found = m
	}
	if n == 1 {
		return found, 0, nil
	}
	if n == 0 && promotions == 0 {
		fault := f.whyNot(pos)
		return 0, fault, collect(legal, func(m board.Move) bool { return f.goal(pos, m) })
	}
	fault := FaultAmbiguous
	if n == 0 {
		fault = FaultNotPromotion
		if f.promo == chess.NoPieceType {
			fault = FaultNoPromotion
		}
	}
	return 0, fault, collect(legal, func(m board.Move) bool {
		return f.names(pos, m) && (n == 0 || m.Promotion() == f.promo)
	})
}

// names reports whether the form, its promotion aside, is a way to write m.
func (f *form) names(pos *board.Position, m board.Move) bool {
	if m.IsCastling() {
		return f.namesCastling(pos, m)
	}
	from, to := m.From(), m.To()
	if int8(to) != f.to ||
		f.from[0] >= 0 && f.from[0] != int8(from.File()) ||
		f.from[1] >= 0 && f.from[1] != int8(from.Rank()) {
		return false
	}
	switch f.kind {
	case chess.NoPieceType:
		// Without a letter it is a pawn (App. C.4), but two whole squares say enough for any piece.
		if !f.long && m.Piece() != chess.Pawn {
			return false
		}
	case m.Piece():
	default:
		return false
	}
	return m.Piece() != chess.Pawn || !m.IsCapture() || f.from[0] >= 0
}

// namesCastling accepts castling written as the king's move between two whole squares, where no other move looks the same:
// the king's new square two files away, or in Chess960 the square of the rook.
func (f *form) namesCastling(pos *board.Position, m board.Move) bool {
	if !f.long || f.kind != chess.NoPieceType && f.kind != chess.King {
		return false
	}
	from := m.From()
	if f.from[0] != int8(from.File()) || f.from[1] != int8(from.Rank()) {
		return false
	}
	rook, _ := m.CastlingRook()
	if pos.Chess960() {
		return f.to == int8(rook)
	}
	return f.to == int8(m.To())
}

// goal reports whether m ends where the form says.
func (f *form) goal(pos *board.Position, m board.Move) bool { return int8(m.To()) == f.to }

func (f *form) resolveCastling(pos *board.Position, legal []board.Move) (board.Move, Fault, []board.Move) {
	for _, m := range legal {
		if m.IsCastling() && m.IsKingside() == (f.castling == 2) {
			return m, 0, nil
		}
	}
	return 0, FaultCastling, collect(legal, func(m board.Move) bool { return m.IsCastling() })
}

func collect(legal []board.Move, keep func(board.Move) bool) (list []board.Move) {
	for _, m := range legal {
		if keep(m) {
			list = append(list, m)
		}
	}
	return list
}

// whyNot explains why no legal move has the form.
func (f *form) whyNot(pos *board.Position) Fault {
	us := pos.Turn()
	to := chess.Square(f.to)
	kind := f.kind
	if kind == chess.NoPieceType {
		kind = chess.Pawn
		if f.long {
			kind = pos.PieceAt(chess.Square(f.from[1]*8 + f.from[0])).Type()
		}
	}
	men := pos.Pieces(us, kind) & f.origin()
	if men == 0 {
		return FaultNoMan
	}
	if pos.Men(us).Has(to) {
		return FaultOwnMan
	}
	if kind == chess.Pawn {
		return f.whyNotPawn(pos, men)
	}
	if pos.Attackers(to, us)&men != 0 {
		return FaultKingExposed
	}
	return FaultUnreachable
}

// origin is the set of squares from which the form may start.
func (f *form) origin() board.Bitboard {
	from := ^board.Bitboard(0)
	if f.from[0] >= 0 {
		from &= board.FileA << f.from[0]
	}
	if f.from[1] >= 0 {
		from &= board.Rank1 << (8 * f.from[1])
	}
	return from
}

func (f *form) whyNotPawn(pos *board.Position, men board.Bitboard) Fault {
	us, to := pos.Turn(), chess.Square(f.to)
	taker := pos.Attackers(to, us) & men
	passing, canPass := pos.EnPassant()
	takes := pos.Men(us.Other()).Has(to) || canPass && passing == to
	if takes && taker != 0 {
		if f.from[0] < 0 {
			return FaultPawnCapture
		}
		return FaultKingExposed
	}
	up := 8
	if us == chess.Black {
		up = -8
	}
	one := to - chess.Square(up)
	if takes || one < 0 || one > 63 {
		return FaultUnreachable
	}
	two := one - chess.Square(up)
	second := board.Rank1 << 8
	if us == chess.Black {
		second = board.Rank1 << 48
	}
	if men.Has(one) || pos.PieceAt(one) == chess.NoPiece && two >= 0 && two < 64 && (men&second).Has(two) {
		return FaultKingExposed
	}
	return FaultUnreachable
}

// oddSigns returns the written signs that the board contradicts.
func oddSigns(pos *board.Position, m board.Move, signs Signs) (odd Signs) {
	if signs&SignCapture != 0 && !m.IsCapture() {
		odd |= SignCapture
	}
	if signs&SignEnPassant != 0 && !m.IsEnPassant() {
		odd |= SignEnPassant
	}
	if signs&(SignCheck|SignMate|SignDoubleCheck) == 0 {
		return odd
	}
	after := pos.After(m)
	checkers := after.Checkers().Count()
	if checkers == 0 {
		return odd | signs&(SignCheck|SignMate|SignDoubleCheck)
	}
	mate := !after.HasMove()
	switch signs & (SignMate | SignDoubleCheck) {
	case SignMate:
		if !mate {
			odd |= SignMate
		}
	case SignDoubleCheck:
		if checkers < 2 {
			odd |= SignDoubleCheck
		}
	case SignMate | SignDoubleCheck:
		if !mate && checkers < 2 {
			odd |= SignMate | SignDoubleCheck
		}
	}
	return odd
}
