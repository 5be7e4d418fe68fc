package notation

import (
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// writeDescriptive writes m, which must be legal, in descriptive notation: as short as tells it from every other legal move.
func writeDescriptive(pos *board.Position, m board.Move, lang Language) string {
	signs := descriptiveSigns(pos, m)
	if m.IsCastling() {
		return Style{}.castling(m.IsKingside()) + signs
	}
	d := describer{lang: lang}
	if _, ok := LanguageOf(lang.Code); !ok {
		d.lang = English
	}
	var list board.MoveList
	legal := pos.Moves(&list)
	for _, text := range d.spellings(pos, m) {
		r, err, is := parseDescriptive(pos, text, d.lang)
		if is && err == nil && r.Move == m && d.only(pos, text, legal) {
			return text + signs
		}
	}
	return Style{Language: lang, Form: Long}.Write(pos, m) // never: the last spelling names both squares
}

// only reports whether a text fits one legal move without any preference of wing.
func (d *describer) only(pos *board.Position, text string, legal []board.Move) bool {
	e := describer{text: text, lang: d.lang}
	f, ok := e.move()
	n := 0
	for _, m := range legal {
		if ok && f.names(pos, m) && m.Promotion() == f.promo {
			n++
		}
	}
	return n == 1
}

// spellings are the ways to write a move, the shortest first.
func (d *describer) spellings(pos *board.Position, m board.Move) (list []string) {
	us := pos.Turn()
	end := ""
	if k := m.Promotion(); k != chess.NoPieceType {
		end = "(" + d.letter(k) + ")"
	}
	men := d.men(m.Piece(), m.From(), us)
	if !m.IsCapture() {
		for _, man := range men {
			for _, to := range d.squares(m.To(), us) {
				list = append(list, man+"-"+to+end)
			}
		}
		return list
	}
	at := taken(pos, m)
	victims := d.men(pos.PieceAt(at).Type(), at, us)
	for n := 0; n < len(men)+len(victims)-1; n++ {
		for i, man := range men {
			if j := n - i; j >= 0 && j < len(victims) {
				list = append(list, man+"x"+victims[j]+end)
			}
		}
	}
	return list
}

// men returns the names of a piece on a square: N, N(B3), N(KB3); of a pawn also BP and KBP.
func (d *describer) men(k chess.PieceType, sq chess.Square, us chess.Color) []string {
	list := []string{d.letter(k)}
	if k == chess.Pawn {
		for _, file := range d.files(sq) {
			list = append(list, file+d.letter(k))
		}
	}
	for _, where := range d.squares(sq, us) {
		list = append(list, d.letter(k)+"("+where+")")
	}
	return list
}

// squares are the names of a square: B3, KB3.
func (d *describer) squares(sq chess.Square, us chess.Color) (list []string) {
	rank := int(sq.Rank())
	if us == chess.Black {
		rank = 7 - rank
	}
	for _, file := range d.files(sq) {
		list = append(list, file+string(rune('1'+rank)))
	}
	return list
}

// files are the names of a file: B, KB.
func (d *describer) files(sq chess.Square) []string {
	file := int8(sq.File())
	for k, both := range wings {
		switch {
		case both[0] == both[1] && file == both[0]:
			return []string{d.letter(k)}
		case file == both[0]:
			return []string{d.letter(k), d.letter(chess.Queen) + d.letter(k)}
		case file == both[1]:
			return []string{d.letter(k), d.letter(chess.King) + d.letter(k)}
		}
	}
	return nil
}

// descriptiveSigns are those after the move.
func descriptiveSigns(pos *board.Position, m board.Move) string {
	var b strings.Builder
	if m.IsEnPassant() {
		b.WriteString(" e.p.")
	}
	after := pos.After(m)
	switch checkers := after.Checkers(); {
	case checkers == 0:
	case !after.HasMove():
		b.WriteString(" mate")
	case checkers.Count() > 1:
		b.WriteString(" dbl ch")
	case !checkers.Has(m.To()):
		b.WriteString(" dis ch")
	default:
		b.WriteString(" ch")
	}
	return b.String()
}
