package notation

import (
	"strings"

	"github.com/notnil/chess"
)

// A describer reads descriptive notation from the left.
type describer struct {
	text string
	pos  int
	lang Language
}

func (d *describer) rest() string { return d.text[d.pos:] }

// move reads the whole text.
func (d *describer) move() (f descriptiveForm, ok bool) {
	f.target.rank, f.man.rank = -1, -1
	if side, is := d.castles(); is {
		f.castling = side
	} else {
		if f.man, ok = d.man(); !ok {
			return f, false
		}
		d.pos += blanks(d.rest())
		w := link(d.rest())
		if w == 0 {
			return f, false
		}
		f.takes = hyphen(d.rest()) == 0
		d.pos += w
		d.pos += blanks(d.rest())
		if f.takes {
			f.target, ok = d.man()
		} else {
			f.target, ok = d.square()
		}
		if !ok {
			return f, false
		}
		f.promo = d.promotion()
	}
	f.signs = scanner{text: strings.ToLower(d.rest())}
	_, fault := f.signs.signs()
	return f, fault == 0
}

// castles reads "Castles", with the side: Castles K, Castles QR, Castles (K).
func (d *describer) castles() (side int8, ok bool) {
	const word = "castles"
	if len(d.text) < len(word) || !strings.EqualFold(d.text[:len(word)], word) {
		return 0, false
	}
	rest := strings.Trim(d.text[len(word):], " ()")
	side = 2
	switch {
	case strings.HasPrefix(rest, d.letter(chess.Queen)):
		side = 3
	case rest != "" && !strings.HasPrefix(rest, d.letter(chess.King)):
		return 0, false
	}
	d.pos = len(d.text)
	return side, true
}

func (d *describer) letter(k chess.PieceType) string {
	if k == chess.Pawn {
		return "P"
	}
	if l := d.lang.Letter(k); l != "" {
		return l
	}
	return English.Letter(k)
}

// kind reads the letter of a piece; Kt is the English knight.
func (d *describer) kind() (k chess.PieceType) {
	rest := d.rest()
	if d.letter(chess.Knight) == "N" && len(rest) > 1 && (rest[:2] == "Kt" || rest[:2] == "KT") {
		d.pos += 2
		return chess.Knight
	}
	for k = chess.King; k <= chess.Pawn; k++ {
		if strings.HasPrefix(rest, d.letter(k)) {
			d.pos += len(d.letter(k))
			return k
		}
	}
	return chess.NoPieceType
}

// wing reads K or Q before another letter, as the side that it means: the letter of the rook, knight or bishop follows, or P for the
// pawn of that file.
func (d *describer) wing(pawn bool) int8 {
	from := d.pos
	side := int8(-1)
	switch d.kind() {
	case chess.Queen:
		side = 0
	case chess.King:
		side = 1
	default:
		d.pos = from
		return -1
	}
	behind := d.pos
	k := d.kind()
	d.pos = behind
	if k == chess.Rook || k == chess.Knight || k == chess.Bishop || pawn && k == chess.Pawn {
		return side
	}
	d.pos = from
	return -1
}

// man reads a piece: N, KN, BP, KBP, with the square that tells which: N(B3), N/B3, N/3.
func (d *describer) man() (m described, ok bool) {
	m = described{wing: d.wing(false), rank: -1}
	if m.kind = d.kind(); m.kind == chess.NoPieceType {
		return m, false
	}
	if strings.HasPrefix(d.rest(), d.letter(chess.Pawn)) && m.kind != chess.Pawn {
		m.file, m.kind = m.kind, chess.Pawn
		d.pos += len(d.letter(chess.Pawn))
	}
	return m, d.where(&m)
}

// where reads the square of a piece in brackets or after a stroke.
func (d *describer) where(m *described) bool {
	rest := d.rest()
	if rest == "" || rest[0] != '(' && rest[0] != '/' {
		return true
	}
	from, bracket := d.pos, rest[0] == '('
	d.pos++
	if at, ok := d.square(); ok && (!bracket || strings.HasPrefix(d.rest(), ")")) {
		if bracket {
			d.pos++
		}
		m.at = &at
		return true
	}
	if rest = d.text[from+1:]; !bracket && rest != "" && rest[0] >= '1' && rest[0] <= '8' {
		m.at = &described{wing: -1, rank: int8(rest[0] - '1')}
		d.pos = from + 2
		return true
	}
	d.pos = from // a promotion or a sign
	return true
}

// square reads K4, QB3, B5.
func (d *describer) square() (sq described, ok bool) {
	sq = described{wing: d.wing(false), rank: -1}
	if sq.file = d.kind(); sq.file == chess.NoPieceType || sq.file == chess.Pawn {
		return sq, false
	}
	rest := d.rest()
	if rest == "" || rest[0] < '1' || rest[0] > '8' {
		return sq, false
	}
	sq.rank = int8(rest[0] - '1')
	d.pos++
	return sq, true
}

// promotion reads the new piece: (Q), =Q, /Q, or Q right after the square.
func (d *describer) promotion() chess.PieceType {
	from := d.pos
	rest := d.rest()
	open := strings.HasPrefix(rest, "(") && !strings.HasPrefix(rest, drawOffer)
	if open || strings.HasPrefix(rest, "=") || strings.HasPrefix(rest, "/") {
		d.pos++
	}
	k := d.kind()
	if k == chess.NoPieceType || k == chess.King || k == chess.Pawn || open && !strings.HasPrefix(d.rest(), ")") {
		d.pos = from
		return chess.NoPieceType
	}
	if open {
		d.pos++
	}
	return k
}

// descriptiveBracket returns the width of a square in brackets after a piece, or of a new piece: (B3), (QN4), (Q).
func descriptiveBracket(text string) int {
	d := describer{text: text, pos: 1, lang: English}
	if _, ok := d.square(); ok && strings.HasPrefix(d.rest(), ")") {
		return d.pos + 1
	}
	return 0
}
