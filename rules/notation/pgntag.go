package notation

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// quoteSigns are the signs in which a value may stand; whatever opens it, any of them closes it.
const quoteSigns = "\"“”„«»‘’'`´"

// oddTag reads a line in square brackets that is not quite a tag, as people and other programs write them: other quotes, a sign
// after the name, quotes inside the value, a value that goes on in the next line or was never closed. A start position is taken
// without any quotes too, since the moves mean nothing without it. What cannot be put right is passed over: it does not part a
// game from its other tags.
func (l *lexer) oddTag() token {
	at := l.pos
	text, end := l.bracketed(at)
	l.pos = end
	name, rest := tagName(strings.ReplaceAll(text, "&quot;", `"`))
	value, ok := tagValue(rest)
	if !ok && strings.EqualFold(name, "FEN") && strings.Count(rest, "/") == 7 {
		value, ok = strings.TrimSpace(strings.TrimLeft(rest, quoteSigns)), true
	}
	if name == "" || !ok || len(value) > maxTagValue {
		return token{kind: tokOddTag, at: at, text: "[" + text, fault: RemarkTagSkipped}
	}
	return token{kind: tokTag, at: at, text: standardName(name), value: value, fault: RemarkTagMended}
}

// bareTag reads a line that lost its opening bracket or both, as `White "Moss"]`; ok is false for any other line.
func (l *lexer) bareTag() (t token, ok bool) {
	at := l.pos
	if at > 0 && l.text[at-1] != '\n' {
		return t, false
	}
	end := l.lineEnd(at)
	line := strings.TrimRight(strings.TrimSpace(l.text[at:end]), "]")
	name, rest := tagName(line)
	value, quoted := tagValue(rest)
	if !quoted || !strings.HasSuffix(rest, `"`) || len(value) > maxTagValue || !slices.Contains(known, name) {
		return t, false
	}
	l.pos = end
	return token{kind: tokTag, at: at, text: name, value: value, fault: RemarkTagMended}, true
}

// known are the names of tags that mean something here, as PGN spells them.
var known = []string{"Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant", "Termination", "WhiteElo", "BlackElo",
	"ECO", "EventDate", "TimeControl"}

// standardName spells a name as PGN does where it means something here: fen is FEN.
func standardName(name string) string {
	for _, k := range known {
		if strings.EqualFold(k, name) {
			return k
		}
	}
	return name
}

// bracketed returns what stands between the bracket at a byte and the last one of the line, or of the next line where a value goes
// on in it; end is the byte after.
func (l *lexer) bracketed(at int) (text string, end int) {
	end = l.lineEnd(at)
	line := l.text[at+1 : end]
	if i := strings.LastIndexByte(line, ']'); i >= 0 {
		return line[:i], at + 1 + i + 1
	}
	if end < len(l.text) {
		next := l.text[end+1 : l.lineEnd(end+1)]
		if i := strings.IndexByte(next, ']'); i >= 0 && !strings.HasPrefix(strings.TrimSpace(next), "[") {
			return line + " " + strings.TrimLeft(next[:i], " \t"), end + 1 + i + 1
		}
	}
	return line, end
}

// tagName cuts the name from the head of a tag, "" where it is none: [White: "x"], [White="x"], [White"x"].
func tagName(text string) (name, rest string) {
	text = strings.TrimLeft(text, " \t")
	n := 0
	for n < len(text) && isNameByte(text[n]) {
		n++
	}
	if n == 0 || n > maxTagName || n == len(text) {
		return "", text
	}
	rest = strings.TrimLeft(text[n:], " \t:=")
	r, _ := utf8.DecodeRuneInString(rest)
	if strings.IndexByte(" \t:=", text[n]) < 0 && !strings.ContainsRune(quoteSigns, r) {
		return "", text
	}
	return text[:n], rest
}

// tagValue takes the quotes off a value; quotes inside it stay. A value that only begins with a quote was never closed and ends with
// its line.
func tagValue(text string) (value string, ok bool) {
	text = strings.TrimSpace(text)
	quote, width := utf8.DecodeRuneInString(text)
	if text == "" || !strings.ContainsRune(quoteSigns, quote) {
		return "", false
	}
	body := text[width:]
	if body, ok = strings.CutPrefix(body, text[:width]); ok && quote == '\'' { // two of them for a double one
		body = strings.TrimSuffix(body, "'")
	} else {
		body = text[width:]
	}
	if r, w := utf8.DecodeLastRuneInString(body); body != "" && strings.ContainsRune(quoteSigns, r) {
		return tagLetters.Replace(body[:len(body)-w]), true
	}
	return tagLetters.Replace(body), body != ""
}

var tagLetters = strings.NewReplacer(`\\`, `\`, `\"`, `"`)
