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

// resultWords are results in words, as people write them after the moves or into the tag, and with the signs of a game that one
// player did not come to.
var resultWords = map[string]string{
	"draw": drawn, "drawn": drawn, "remis": drawn, "remi": drawn, "seri": drawn, "nulle": drawn, "patta": drawn, "tablas": drawn, "empate": drawn,
	"unentschieden": drawn, "draw agreed": drawn, "remis disepakati": drawn, "=": drawn, "=-=": drawn, "½–½": drawn,
	"white resigns": black01, "white resigned": black01, "putih menyerah": black01, "bijeli predaje": black01, "bijeli se predaje": black01,
	"black resigns": white10, "black resigned": white10, "hitam menyerah": white10, "crni predaje": white10, "crni se predaje": white10,
	"adjourned": "*", "unfinished": "*", "ditunda": "*", "prekinuta": "*", "prekinuto": "*",
	"white wins": white10, "white won": white10, "putih menang": white10, "bijeli pobjeđuje": white10, "bijeli dobiva": white10, "weiß gewinnt": white10,
	"black wins": black01, "black won": black01, "hitam menang": black01, "crni pobjeđuje": black01, "crni dobiva": black01, "schwarz gewinnt": black01,
	"+/-": white10, "+:-": white10, "+--": white10, "1-0f": white10, "1-0 ff": white10, "-/+": black01, "-:+": black01, "--+": black01, "0-1f": black01, "0-1 ff": black01,
}

const (
	white10 = "1-0"
	black01 = "0-1"
)

// resultText is a result that stands alone, in PGN's form; "" for what is none.
func resultText(text string) string {
	text = strings.TrimSpace(visible(text))
	if text == "*" {
		return text
	}
	if text == "½" {
		return drawn
	}
	if r := resultWords[strings.ToLower(text)]; r != "" {
		return r
	}
	if r, w := resultAt(text); w == len(text) && w > 0 {
		if r == "1/2" {
			return drawn
		}
		return r
	}
	return ""
}

// bracketedResult reads a result that stands in brackets of its own; end is the byte after them.
func (l *lexer) bracketedResult(at int) (result string, end int) {
	from := l.blanks(at + 1)
	r, w := resultAt(l.text[from:])
	end = l.blanks(from + w)
	if w == 0 || r == "1/2" || end == len(l.text) || l.text[end] != ')' {
		return "", at
	}
	return r, end + 1
}

// wordResult reads a result that is a word of its own, "1-0" or "1-0." at the end of a sentence, and what stands for one: half a
// point alone, and the letter O for nought.
func (l *lexer) wordResult(at int) (result string, width int) {
	rest := l.text[at:]
	if r, w := resultAt(rest); w > 0 {
		if end := l.wordEnd(at + w); end == at+w || end == at+w+1 && rest[w] == '.' {
			return r, end - at
		}
	}
	word := rest[:l.wordEnd(at)-at]
	switch visible(word) {
	case "½", "=-=":
		return "1/2", len(word)
	case "1-O":
		return "1-0", len(word)
	case "O-1":
		return "0-1", len(word)
	}
	line := strings.TrimRight(l.text[at:l.lineEnd(at)], " \t.!")
	if w := strings.TrimSuffix(visible(word), "."); isWord(w) {
		if r := resultWords[strings.ToLower(strings.Join(strings.Fields(line), " "))]; r != "" && len(line) > len(word) {
			return r, l.lineEnd(at) - at
		}
		if r := resultWords[strings.ToLower(w)]; r == drawn || r == "*" {
			return r, len(word)
		}
	}
	return "", 0
}

// numberAt returns the digits of a move number and the width with the sign after them: 12. 12) 12:
func (l *lexer) numberAt(at int) (n, width int) {
	rest := l.text[at:]
	n = digits(rest)
	switch {
	case n == 0:
		return 0, 0
	case n == len(rest), rest[n] == '.', l.wordEnd(at+n) == at+n && rest[n] != ')':
		return n, n
	case rest[n] == ':' && (n+1 == len(rest) || rest[n+1] < '0' || rest[n+1] > '9'):
		return n, n + 1
	case rest[n] == ')' && beginsWithMove(rest[n+1:]):
		return n, n + 1
	case rest[n] == ')':
		return n, n
	}
	return 0, 0
}

// beginsWithMove reports whether a blank and the letter of a move follow: "1) e4", where "(... 12)" closes a variation.
func beginsWithMove(rest string) bool {
	w := blanks(rest)
	return w > 0 && w < len(rest) && isMoveStart(rest[w]) && (rest[w] < '0' || rest[w] > '9')
}

// word reads a result, a move number or a run of text.
func (l *lexer) word() token {
	at := l.pos
	rest := l.text[at:]
	if r, w := l.wordResult(at); w > 0 {
		l.pos += w
		return token{kind: tokResult, at: at, text: r}
	}
	if n, w := castlingAt(rest); n > 1 && n <= 3 && blanksIn(rest[:w]) {
		l.pos = l.wordEnd(l.pos + w)
		return token{kind: tokText, at: at, text: visible(l.text[at:l.pos])}
	}
	if n, w := l.numberAt(at); n > 0 {
		l.pos += w
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

// spaced returns the bytes after a word by which it becomes one move with spaces beside its dash or x: d2 - d4, R x e5. The board says
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

// beginsMove reports whether a word is the first part of a long move: a piece, a square or both, with or without the dash.
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
