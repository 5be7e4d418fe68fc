package notation

import (
	"strings"
	"unicode/utf8"

	"github.com/notnil/chess"
)

// MaxMoveLength bounds the text of one move, signs and spaces included.
const MaxMoveLength = 64

// A form is a written move before the board has judged it.
type form struct {
	kind     chess.PieceType // NoPieceType: no letter
	castling int8            // 2 short, 3 long
	from     [2]int8         // file and rank, -1 where not written
	to       int8
	promo    chess.PieceType
	long     bool // both squares are written
	signs    Signs
	offer    bool
	glyph    uint8
}

// Signs are the optional signs of App. C.13 as written.
type Signs uint8

// The signs of App. C.13. ++ is mate in that table and double check in older books, so it says both.
const (
	SignCapture Signs = 1 << iota
	SignCheck
	SignMate
	SignDoubleCheck
	SignEnPassant
)

// A scanner reads one form from the left.
type scanner struct {
	text string
	pos  int
	lang Language
	form form
}

func (s *scanner) fault(f Fault) (int, Fault) { return s.pos, f }

// scan reads the whole text; a fault comes with the byte where it stands.
func (s *scanner) scan() (at int, f Fault) {
	s.form.from = [2]int8{-1, -1}
	s.form.to = -1
	switch {
	case s.text == "":
		return s.fault(FaultEmpty)
	case len(s.text) > MaxMoveLength:
		return s.fault(FaultTooLong)
	}
	if !s.castling() {
		if f := s.man(); f != 0 {
			return s.fault(f)
		}
	}
	return s.signs()
}

// castling reads 0-0 and 0-0-0 with zeros or the letter O and any hyphen, spaces beside it or not (App. C.13).
func (s *scanner) castling() bool {
	n, width := castlingAt(s.text)
	if n != 2 && n != 3 {
		return false
	}
	s.form.castling, s.pos = int8(n), width
	return true
}

// castlingAt counts the zeros or letters O at the start of text that stand alone or with hyphens between them, up to four, and their
// bytes.
func castlingAt(text string) (n, width int) {
	if text == "" || text[0] != '0' && text[0] != 'O' && text[0] != 'o' {
		return 0, 0
	}
	for i := 0; n < 4 && i < len(text) && text[i] == text[0]; {
		n, i = n+1, i+1
		width = i
		at := i + blanks(text[i:])
		if w := hyphen(text[at:]); w > 0 {
			i = at + w + blanks(text[at+w:])
		}
	}
	return n, width
}

// blanks returns the width of the spaces at the start of text.
func blanks(text string) int {
	n := 0
	for n < len(text) {
		switch {
		case text[n] == ' ' || text[n] == '\t':
			n++
		case strings.HasPrefix(text[n:], "\u00a0"):
			n += len("\u00a0")
		default:
			return n
		}
	}
	return n
}

// hyphen returns the width of a hyphen or dash at the start of text, or 0.
func hyphen(text string) int {
	if text == "" {
		return 0
	}
	if text[0] == '-' {
		return 1
	}
	switch r, w := utf8.DecodeRuneInString(text); r {
	case '‐', '‑', '‒', '–', '—', '−':
		return w
	}
	return 0
}

// man reads piece, squares and promotion.
func (s *scanner) man() Fault {
	if f := s.letter(); f != 0 {
		return f
	}
	var c [4]int8 // coordinates: files 0 to 7, ranks 8 to 15
	n := 0
	end := s.pos // after the last coordinate
	for s.pos < len(s.text) && n < len(c) {
		b := s.text[s.pos]
		if b >= 'a' && b <= 'h' {
			if n >= 2 && c[n-1] >= 8 && !isRank(s.text, s.pos+1) {
				break // after a whole square: e8b, d6ep, f6dis
			}
			c[n] = int8(b - 'a')
		} else if b >= '1' && b <= '8' {
			c[n] = int8(b-'1') + 8
		} else if w := s.separator(); w > 0 {
			s.pos += w
			continue
		} else {
			break
		}
		s.pos++
		n, end = n+1, s.pos
	}
	s.pos = end
	if n < 2 || c[n-2] >= 8 || c[n-1] < 8 {
		return FaultSyntax
	}
	s.form.to = c[n-2] + (c[n-1]-8)*8
	for _, x := range c[:n-2] {
		if s.form.from[x>>3] != -1 {
			return FaultSyntax
		}
		s.form.from[x>>3] = x & 7
	}
	if n == 4 {
		if c[0] >= 8 {
			return FaultSyntax
		}
		s.form.long = true
	}
	return s.promotion()
}

func isRank(text string, i int) bool { return i < len(text) && text[i] >= '1' && text[i] <= '8' }

// letter reads the letter of the piece, if there is one.
func (s *scanner) letter() Fault {
	if b := s.text[0]; b < utf8.RuneSelf && (b < 'A' || b > 'Z') {
		return 0
	}
	kind, w := s.lang.kindAt(s.text)
	if kind == chess.NoPieceType {
		var r rune
		r, w = utf8.DecodeRuneInString(s.text)
		kind = figurineKind(r)
	}
	if s.form.kind = kind; kind == chess.NoPieceType {
		return FaultLetter
	}
	s.pos += w
	return 0
}

// separator returns the width of a sign between the squares, with the spaces beside it: x, a colon or a dash. After the target square
// they mean something else, which the caller recognises by finding no square after them. After the letter a space alone is enough.
func (s *scanner) separator() int {
	rest := s.text[s.pos:]
	lead := blanks(rest)
	w := link(rest[lead:])
	if w == 0 {
		if last := s.text[:s.pos]; lead > 0 && s.form.kind != chess.NoPieceType && !endsInSquare(last) {
			return lead
		}
		return 0
	}
	takes := hyphen(rest[lead:]) == 0
	w += lead
	w += blanks(rest[w:])
	if takes && w < len(rest) && rest[w] >= 'a' && rest[w] <= 'h' {
		s.form.signs |= SignCapture
	}
	return w
}

// link returns the width of x, a colon or a dash at the start of text, or 0.
func link(text string) int {
	switch {
	case text == "":
		return 0
	case text[0] == 'x' || text[0] == 'X' || text[0] == ':':
		return 1
	case strings.HasPrefix(text, "×"):
		return len("×")
	}
	return hyphen(text)
}

// endsInSquare reports whether text ends with a file or a rank.
func endsInSquare(text string) bool {
	b := text[len(text)-1]
	return b >= 'a' && b <= 'h' || b >= '1' && b <= '8'
}

// promotion reads the new piece: d8Q, d8=Q, d8/Q, d8(Q); and small letters right after the square, as programs write.
func (s *scanner) promotion() Fault {
	rest := s.text[s.pos:]
	i, open := 0, false
	if rest != "" && (rest[0] == '=' || rest[0] == '/' || rest[0] == '(') {
		open = rest[0] == '('
		i = 1
		if rest[0] == '=' && len(rest) > 1 && rest[1] == '(' {
			open, i = true, 2
		}
	}
	if i == len(rest) {
		return 0 // nothing, or the sign = alone
	}
	kind, w := s.promotionKind(rest[i:])
	if kind == chess.NoPieceType {
		if rest[i] >= 'A' && rest[i] <= 'Z' {
			s.pos += i
			return FaultLetter
		}
		return 0
	}
	i += w
	if open {
		if i == len(rest) || rest[i] != ')' {
			return FaultSyntax
		}
		i++
	}
	s.form.promo = kind
	s.pos += i
	return 0
}

func (s *scanner) promotionKind(rest string) (chess.PieceType, int) {
	b := rest[0]
	switch {
	case b >= 'A' && b <= 'Z':
		kind, _ := s.lang.kindAt(rest)
		return kind, 1
	case b >= 'a' && b <= 'z' && (len(rest) == 1 || rest[1] < 'a' || rest[1] > 'z'):
		kind, _ := s.lang.kindAt(string(rune(b - 'a' + 'A')))
		return kind, 1
	case b >= utf8.RuneSelf:
		if kind, w := s.lang.kindAt(rest); w > 0 {
			return kind, w
		}
		r, w := utf8.DecodeRuneInString(rest)
		return figurineKind(r), w
	}
	return chess.NoPieceType, 0
}
