package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// People write between the moves what is no part of a game: a greeting above it, "(good!)", "[0:12]", "Sent from my phone" below. Such an
// aside is kept as a comment, and [RemarkAside] says so. It is taken for one only where nothing in it may be a move.

const (
	maxAside = 300  // bytes in brackets
	maxProse = 4000 // bytes of lines in front of a game

	punctuation = ",.;:!?'’”“\"" // beside a word of prose
)

// aside reads text in brackets that is no variation and no tag; ok is false where it may be one.
func (l *lexer) aside(at int) (t token, ok bool) {
	closing, body := byte(')'), l.text[at+1:l.lineEnd(at)]
	if l.text[at] == '[' {
		closing = ']'
	}
	end := strings.IndexByte(body, closing)
	if end < 0 || end > maxAside || strings.ContainsAny(body[:end], "({[") {
		return t, false
	}
	text := strings.TrimSpace(body[:end])
	if closing == ')' && (text == "" || beginsLine(text)) || closing == ']' && !strings.HasPrefix(text, "%") && l.mayBeTag(at) {
		return t, false
	}
	if closing == ']' {
		text = l.text[at : at+end+2] // [%clk 0:01:30] means something with its brackets
	}
	l.pos = at + 1 + end + 1
	return token{kind: tokComment, at: at, text: text, fault: RemarkAside}, true
}

// mayBeTag reports whether the bracket at a byte stands where a tag does: at the start of a line, after another tag, or before a name
// and a value.
func (l *lexer) mayBeTag(at int) bool {
	before := strings.TrimRight(l.text[max(0, at-maxTagName):at], " \t")
	return before == "" || strings.HasSuffix(before, "\n") || strings.HasSuffix(before, "]") || looksLikeTag(l.text[at:])
}

// beginsLine reports whether text may begin a line of play: with a number, a sign, a move.
func beginsLine(text string) bool {
	first := strings.Fields(text)[0]
	if n := digits(first); n > 0 {
		return n == len(first) || first[n] == '.' || first[n] == ')'
	}
	r, _ := utf8.DecodeRuneInString(first)
	return !unicode.IsLetter(r) || isMoveLike(first) || !isWord(strings.Trim(first, punctuation)) && len(first) > 2
}

// isMoveLike reports whether a word may be a move in any notation: it holds a square, it castles, one piece takes another, or it passes.
func isMoveLike(word string) bool {
	if n, _ := castlingAt(word); n > 1 || isNullMove(word) {
		return true
	}
	for i := 1; i < len(word); i++ {
		a, b := word[i-1], word[i]
		if b >= '1' && b <= '8' && (a >= 'a' && a <= 'h' || a >= 'A' && a <= 'Z') {
			return true
		}
		if i+1 < len(word) && link(word[i:]) > 0 && a >= 'A' && a <= 'Z' && word[i+1] >= 'A' && word[i+1] <= 'Z' {
			return true
		}
	}
	return len(word) == 2 && strings.Trim(word, "abcdefgh") == "" // ed: a pawn takes a pawn
}

// prose returns where the words that begin at a byte end, before the tags or the first number of a game; where neither follows, at the
// end of their paragraph. It returns at where they may be moves.
func (l *lexer) prose(at int, moves bool) int {
	if !opensProse(l.text[at:l.wordEnd(at)], moves) {
		return at
	}
	rest := l.text[at:min(len(l.text), at+maxProse)]
	if n := strings.Index(rest, "\n\n"); moves && n >= 0 {
		rest = rest[:n]
	}
	end := len(rest)
	if n := tagLine(rest); n >= 0 {
		end = n
	}
	for i := 0; i < end; {
		for i < end && rest[i] <= ' ' {
			i++
		}
		from := i
		for i < end && rest[i] > ' ' {
			i++
		}
		word := rest[from:i]
		switch {
		case isMoveLike(word), strings.ContainsAny(word, "{}"):
			return at
		case moves && isResult(word):
			return at + from
		case !moves && isFirstNumber(word):
			return at + from
		}
	}
	return at + end
}

// opensProse reports a word with which an aside may begin: letters, and after a move no sign of annotators.
func opensProse(word string, moves bool) bool {
	letters := strings.Trim(word, punctuation)
	s := scanner{text: word}
	if _, fault := s.signs(); moves && (fault == 0 || !isWord(letters)) {
		return false
	}
	return letters != "" && strings.IndexFunc(letters, func(r rune) bool { return !unicode.IsLetter(r) }) < 0
}

// isFirstNumber reports the number before the first move, alone or with the move: 1. 1.e4
func isFirstNumber(word string) bool {
	rest, found := strings.CutPrefix(word, "1.")
	return found && (rest == "" || isMoveStart(rest[0]))
}

// isResult reports a word that is a result in figures.
func isResult(word string) bool {
	_, w := resultAt(word)
	return w > 0 || word == "*"
}

// tagLine returns where a line of text begins that is a tag, or -1.
func tagLine(text string) int {
	for from := 0; ; {
		n := strings.Index(text[from:], "\n[")
		if n < 0 {
			return -1
		}
		if from += n + 1; looksLikeTag(text[from:]) {
			return from
		}
	}
}

// unquoted takes off the > that mail programs put before each line of what is answered.
func unquoted(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		rest, quoted := strings.CutPrefix(strings.TrimLeft(line, " "), ">")
		if !quoted && strings.TrimSpace(line) != "" {
			return text
		}
		lines[i] = strings.TrimPrefix(rest, " ")
	}
	return strings.Join(lines, "\n")
}
