package notation

import (
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

type tokenKind uint8

const (
	tokEnd tokenKind = iota
	tokTag
	tokOddTag // a line in square brackets that is no tag
	tokComment
	tokOpen
	tokClose
	tokNAG
	tokResult
	tokNumber
	tokText   // a move, or signs
	tokMarkup // left out: of a web page <br>, a brace too many
	tokFault  // the lexer cannot go on in this game
)

// A token is a piece of a PGN file; text is without its delimiters.
type token struct {
	kind  tokenKind
	at    int // byte
	text  string
	value string   // of a tag; of text, the longer move that it begins if what follows belongs to it
	fault PGNFault // of tokFault; of a tag that was put right, the remark about it
}

// A lexer cuts PGN text, with line ends made "\n", into tokens.
type lexer struct {
	text  string
	pos   int
	lines []int // where each line begins, made when first asked
}

// place returns the line and column of a byte, counted from 1.
func (l *lexer) place(at int) (line, column int) {
	if l.lines == nil {
		l.lines = []int{0}
		for i := 0; i < len(l.text); i++ {
			if l.text[i] == '\n' {
				l.lines = append(l.lines, i+1)
			}
		}
	}
	n := sort.SearchInts(l.lines, at+1)
	return n, at - l.lines[n-1] + 1
}

func (l *lexer) next() token {
	l.skip()
	if l.pos >= len(l.text) {
		return token{kind: tokEnd, at: l.pos}
	}
	at := l.pos
	one := func(kind tokenKind) token {
		l.pos++
		return token{kind: kind, at: at, text: l.text[at:l.pos]}
	}
	switch b := l.text[at]; b {
	case '[':
		if t, ok := l.aside(at); ok {
			return t
		}
		return l.tag()
	case '{':
		return l.comment()
	case ';':
		end := l.lineEnd(at)
		l.pos = end
		return token{kind: tokComment, at: at, text: l.text[at+1 : end]}
	case '(':
		if strings.HasPrefix(l.text[at:], drawOffer) {
			l.pos += len(drawOffer)
			return token{kind: tokText, at: at, text: drawOffer}
		}
		if r, end := l.bracketedResult(at); r != "" {
			l.pos = end
			return token{kind: tokResult, at: at, text: r}
		}
		if t, ok := l.aside(at); ok {
			return t
		}
		return one(tokOpen)
	case ')':
		return one(tokClose)
	case '*':
		return one(tokResult)
	case '$':
		return l.nag()
	case '<':
		if n := markupAt(l.text[at:]); n > 0 {
			l.pos += n
			return token{kind: tokMarkup, at: at, text: l.text[at:l.pos]}
		}
		t := one(tokFault)
		t.fault = PGNToken
		return t
	case '&':
		for _, blank := range [...]string{"&nbsp;", "&#160;"} {
			if strings.HasPrefix(l.text[at:], blank) {
				l.pos += len(blank)
				return token{kind: tokMarkup, at: at, text: blank}
			}
		}
		t := one(tokFault)
		t.fault = PGNToken
		return t
	case '}': // of a comment that lost its beginning, or was closed twice
		return one(tokMarkup)
	case ']', '>', '"':
		t := one(tokFault)
		t.fault = PGNToken
		return t
	}
	if t, ok := l.bareTag(); ok {
		return t
	}
	return l.word()
}

// skip passes white space, dots, the lines of tables, signs that nobody sees, and lines that begin with % (the escape of PGN).
func (l *lexer) skip() {
	for l.pos < len(l.text) {
		switch b := l.text[l.pos]; {
		case b == '%' && (l.pos == 0 || l.text[l.pos-1] == '\n'):
			l.pos = l.lineEnd(l.pos)
		case b <= ' ' || b == '.' || b == ',' || b == '|':
			l.pos++
		default:
			r, n := utf8.DecodeRuneInString(l.text[l.pos:])
			if !isGap(r) && !isInvisible(r) {
				return
			}
			l.pos += n
		}
	}
}

// isGap reports a character beyond ASCII that separates words: the spaces and line ends of typesetters, and the dots of "1… e5".
func isGap(r rune) bool { return r >= utf8.RuneSelf && (unicode.IsSpace(r) || r == '…' || r == '·') }

// isInvisible reports a sign without width that text from web pages and documents holds: it says nothing in a game. They are those of
// Unicode's class Cf (soft hyphens, joiners, directions, marks of order), and the selectors of a glyph's form.
func isInvisible(r rune) bool {
	return r >= 0xad && (unicode.Is(unicode.Cf, r) || r >= '\ufe00' && r <= '\ufe0f' || r == '\u034f')
}

// wordEnd returns where the word that begins at a byte ends.
func (l *lexer) wordEnd(at int) int {
	for at < len(l.text) && !endsWord(l.text[at]) {
		r, n := utf8.DecodeRuneInString(l.text[at:])
		if isGap(r) {
			break
		}
		at += n
	}
	return at
}

// lookalikes are letters of the Cyrillic keyboard that stand for files, for x and for the O of castling.
var lookalikes = strings.NewReplacer("а", "a", "с", "c", "е", "e", "х", "x")

// plain is a word without the signs that nobody sees, its squares in Latin letters.
func plain(word string) string {
	word = lookalikes.Replace(visible(word))
	if strings.Trim(word, "Оо-–—") == "" {
		word = strings.NewReplacer("О", "O", "о", "O").Replace(word)
	}
	return word
}

// visible is a word without the signs that nobody sees.
func visible(word string) string {
	for _, r := range word {
		if isInvisible(r) {
			return strings.Map(func(r rune) rune {
				if isInvisible(r) {
					return -1
				}
				return r
			}, word)
		}
	}
	return word
}

// markupAt returns the width of a tag of HTML at the start of text, as copied pages hold it between moves; 0 where none stands.
func markupAt(text string) int {
	end := strings.IndexByte(text[:min(len(text), 200)], '>')
	if end < 2 {
		return 0
	}
	name := strings.TrimLeft(text[1:end], "/")
	n := 0
	for n < len(name) && (name[n] >= 'a' && name[n] <= 'z' || name[n] >= 'A' && name[n] <= 'Z' || n > 0 && name[n] >= '1' && name[n] <= '6') {
		n++
	}
	if n == 0 || n < len(name) && name[n] != ' ' && name[n] != '/' {
		return 0
	}
	return end + 1
}

func (l *lexer) lineEnd(at int) int {
	if n := strings.IndexByte(l.text[at:], '\n'); n >= 0 {
		return at + n
	}
	return len(l.text)
}

// tag reads [Name "value"], with \" and \\ undone.
func (l *lexer) tag() token {
	at := l.pos
	i := l.blanks(at + 1)
	start := i
	for i < len(l.text) && isNameByte(l.text[i]) {
		i++
	}
	name := l.text[start:i]
	i = l.blanks(i)
	if name == "" || len(name) > maxTagName || i >= len(l.text) || l.text[i] != '"' {
		return l.oddTag()
	}
	value := make([]byte, 0, 32)
	for i++; ; i++ {
		if i >= len(l.text) || l.text[i] == '\n' || len(value) > maxTagValue {
			return l.oddTag()
		}
		if l.text[i] == '"' {
			break
		}
		if l.text[i] == '\\' && i+1 < len(l.text) && (l.text[i+1] == '"' || l.text[i+1] == '\\') {
			i++
		}
		value = append(value, l.text[i])
	}
	i = l.blanks(i + 1)
	if i >= len(l.text) || l.text[i] != ']' {
		return l.oddTag()
	}
	l.pos = i + 1
	t := token{kind: tokTag, at: at, text: standardName(name), value: string(value)}
	if t.text != name {
		t.fault = RemarkTagMended
	}
	return t
}

func (l *lexer) blanks(i int) int {
	for i < len(l.text) && (l.text[i] == ' ' || l.text[i] == '\t') {
		i++
	}
	return i
}

func isNameByte(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || b == '_'
}

// comment reads up to the closing brace, whatever stands between. One that holds the tags of a game after an empty line was
// never closed: it would swallow the games that follow.
func (l *lexer) comment() token {
	at := l.pos
	body := l.text[at+1:]
	end := commentEnd(body)
	limit := end
	if end < 0 {
		limit = len(body)
	}
	if next := nextGame(body[:limit]); next >= 0 {
		end, limit = -1, next
	}
	switch {
	case end < 0:
		l.pos = at + 1 + limit
		return token{kind: tokFault, at: at, text: body[:min(limit, 40)], fault: PGNOpenComment}
	case end > maxComment:
		l.pos = at + 1 + end + 1
		return token{kind: tokFault, at: at, text: body[:40], fault: PGNLimit}
	}
	l.pos = at + 1 + end + 1
	return token{kind: tokComment, at: at, text: body[:end]}
}

// commentEnd returns where a comment closes, or -1. Braces in it do not nest by the standard; where words alone stand after the first
// one that closes, up to the one that makes the braces even, people meant them to.
func commentEnd(body string) int {
	end := strings.IndexByte(body, '}')
	if end < 0 || strings.IndexByte(body[:end], '{') < 0 {
		return end
	}
	depth := 1
	for i := 0; i < len(body) && i < maxComment; i++ {
		switch body[i] {
		case '{':
			depth++
		case '}':
			depth--
		}
		if depth == 0 && isPlainText(body[end+1:i]) {
			return i
		}
		if depth == 0 {
			return end
		}
	}
	return end
}

// isPlainText reports whether a text is words and their punctuation, none of them a move.
func isPlainText(text string) bool {
	for _, word := range strings.Fields(text) {
		if isMoveLike(word) {
			return false
		}
	}
	return strings.IndexFunc(text, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsSpace(r) && !strings.ContainsRune(",.!?'-}", r)
	}) < 0
}

// nextGame returns where the tags of another game begin after an empty line, or -1.
func nextGame(text string) int {
	for from := 0; ; {
		n := strings.Index(text[from:], "\n[")
		if n < 0 {
			return -1
		}
		n += from
		before := strings.LastIndexByte(text[:n], '\n')
		if before >= 0 && strings.TrimSpace(text[before:n]) == "" && looksLikeTag(text[n+1:]) {
			return n + 1
		}
		from = n + 1
	}
}

func looksLikeTag(text string) bool {
	i := 1
	for i < len(text) && isNameByte(text[i]) {
		i++
	}
	j := i
	for j < len(text) && (text[j] == ' ' || text[j] == '\t') {
		j++
	}
	return i > 1 && j > i && j < len(text) && text[j] == '"'
}

func (l *lexer) nag() token {
	at := l.pos
	l.pos++
	for l.pos < len(l.text) && l.text[l.pos] >= '0' && l.text[l.pos] <= '9' {
		l.pos++
	}
	return token{kind: tokNAG, at: at, text: l.text[at+1 : l.pos]}
}

func digits(text string) int {
	n := 0
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	return n
}

func endsWord(b byte) bool {
	return b <= ' ' || strings.IndexByte("{}()[];$*<>&\",|", b) >= 0
}
