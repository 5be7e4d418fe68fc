package notation

import (
	"strings"
	"unicode/utf8"

	"github.com/notnil/chess"
)

// resultAt reads a result at the start of text, with any dash and spaces beside it, and its bytes. What is not one of PGN's forms is
// written as such.
func resultAt(text string) (result string, width int) {
	side := func(text string) (string, int) {
		for _, x := range [...]string{"1/2", "½", "0.5", "0,5", "1", "0"} {
			if strings.HasPrefix(text, x) {
				return x, len(x)
			}
		}
		return "", 0
	}
	white, w := side(text)
	if w == 0 {
		return "", 0
	}
	at := w + blanks(text[w:])
	dash := hyphen(text[at:])
	if dash == 0 && at < len(text) && text[at] == ':' {
		dash = 1
	}
	if dash == 0 {
		if white == "1/2" {
			return white, w
		}
		return "", 0
	}
	at += dash + blanks(text[at+dash:])
	black, b := side(text[at:])
	if b == 0 || white == "0" && black == "0" || white == "1" && black == "1" {
		return "", 0
	}
	half := func(x string) bool { return x != "1" && x != "0" }
	if half(white) != half(black) {
		return "", 0
	}
	if half(white) {
		return drawn, at + b
	}
	return white + "-" + black, at + b
}

const drawn = "1/2-1/2"

// resultText is a result that stands alone, in PGN's form; "" for what is none.
func resultText(text string) string {
	text = strings.TrimSpace(visible(text))
	if text == "*" {
		return text
	}
	if text == "½" {
		return drawn
	}
	if r, w := resultAt(text); w == len(text) && w > 0 {
		if r == "1/2" {
			return drawn
		}
		return r
	}
	return ""
}

// word reads a result, a move number or a run of text.
func (l *lexer) word() token {
	at := l.pos
	rest := l.text[at:]
	if r, w := resultAt(rest); w > 0 && l.wordEnd(at+w) == at+w {
		l.pos += w
		return token{kind: tokResult, at: at, text: r}
	}
	if n, w := castlingAt(rest); n > 1 && n <= 3 && blanksIn(rest[:w]) {
		l.pos = l.wordEnd(l.pos + w)
		return token{kind: tokText, at: at, text: visible(l.text[at:l.pos])}
	}
	if n := digits(rest); n > 0 && (n == len(rest) || rest[n] == '.' || l.wordEnd(at+n) == at+n) {
		l.pos += n
		return token{kind: tokNumber, at: at, text: rest[:n]}
	}
	l.pos = l.wordEnd(l.pos)
	// Brackets that belong to the move: e4(=), d8(Q).
	for l.pos < len(l.text) && l.text[l.pos] == '(' {
		n := bracketOfMove(l.text[l.pos:], l.text[l.pos-1])
		if n == 0 {
			break
		}
		l.pos = l.wordEnd(l.pos + n)
	}
	if l.pos == at {
		l.pos++
	}
	word := l.text[at:l.pos]
	if w := l.spaced(word); w > 0 {
		return token{kind: tokText, at: at, text: plain(word), value: l.text[at : l.pos+w]}
	}
	return token{kind: tokText, at: at, text: plain(word)}
}

// spaced returns the bytes behind a word by which it becomes one move with spaces beside its dash or x: d2 - d4, R x e5. The board says
// later whether it is one, or two moves with a dash between them.
func (l *lexer) spaced(word string) int {
	rest := l.text[l.pos:]
	lead := blanks(rest)
	w := 0
	if hyphen(word[len(word)-1:]) == 0 && link(word[len(word)-1:]) == 0 {
		w = link(rest[lead:])
		if w == 0 {
			return 0
		}
	}
	goal := lead + w + blanks(rest[lead+w:])
	if lead == 0 && goal == w || goal+1 >= len(rest) || rest[goal] < 'a' || rest[goal] > 'h' || !isRank(rest, goal+1) || !beginsMove(word) {
		return 0
	}
	return l.wordEnd(l.pos+goal) - l.pos
}

// beginsMove reports whether a word is the first part of a long move: a man, a square or both, with or without the dash.
func beginsMove(word string) bool {
	word = strings.TrimRight(word, "-–—−xX:×")
	if word == "" {
		return false
	}
	if b := word[len(word)-1]; b >= '1' && b <= '8' && len(word) > 1 {
		file := word[len(word)-2]
		return file >= 'a' && file <= 'h'
	}
	r, w := utf8.DecodeRuneInString(word)
	return w == len(word) && (r >= 'A' && r <= 'Z' || figurineKind(r) != chess.NoPieceType)
}

func blanksIn(text string) bool { return strings.ContainsAny(text, " \t\u00a0") }

func bracketOfMove(text string, before byte) int {
	if strings.HasPrefix(text, drawOffer) {
		return len(drawOffer)
	}
	if w := descriptiveBracket(text); w > 0 && before >= 'A' && before <= 'Z' {
		return w
	}
	if len(text) >= 3 && text[2] == ')' && text[1] >= 'A' && text[1] <= 'Z' && (before == '1' || before == '8' || before == '=') {
		return 3
	}
	return 0
}
