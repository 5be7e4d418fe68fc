package notation

import "strings"

// quotes are the signs in which a value stands, the closing ones beside them.
var quotes = []struct{ open, close string }{
	{`"`, `"`}, {"“", "”"}, {"„", "“”"}, {"”", "”"}, {"«", "»"}, {"»", "«"}, {"‘", "’"}, {"’", "’"}, {"'", "'"},
}

// oddTag reads a line in square brackets that is not quite a tag, as people and other programs write them: other quotes, a sign
// behind the name, quotes inside the value, a value that goes on in the next line. What cannot be put right is passed over: it
// does not part a game from its other tags.
func (l *lexer) oddTag() token {
	at := l.pos
	text, end := l.bracketed(at)
	l.pos = end
	name, rest := tagName(text)
	value, ok := tagValue(rest)
	if name == "" || !ok || len(value) > maxTagValue {
		return token{kind: tokOddTag, at: at, text: "[" + text, fault: RemarkTagSkipped}
	}
	return token{kind: tokTag, at: at, text: name, value: value, fault: RemarkTagMended}
}

// bracketed returns what stands between the bracket at a byte and the last one of the line, or of the next line where a value goes
// on in it; end is the byte behind.
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
	if n == 0 || n > maxTagName {
		return "", text
	}
	rest = strings.TrimLeft(text[n:], " \t:=")
	if n < len(text) && !strings.HasPrefix(rest, text[n:]) && strings.IndexByte(" \t:=", text[n]) < 0 {
		return "", text
	}
	for _, q := range quotes {
		if strings.HasPrefix(rest, q.open) {
			return text[:n], rest
		}
	}
	return "", text
}

// tagValue takes the quotes off a value; quotes inside it stay.
func tagValue(text string) (value string, ok bool) {
	text = strings.TrimSpace(text)
	for _, q := range quotes {
		body, opened := strings.CutPrefix(text, q.open)
		if !opened {
			continue
		}
		for _, c := range q.close {
			if value, ok = strings.CutSuffix(body, string(c)); ok {
				return tagLetters.Replace(value), true
			}
		}
		if value, ok = strings.CutSuffix(body, `"`); ok { // “x"
			return tagLetters.Replace(value), true
		}
	}
	return "", false
}

var tagLetters = strings.NewReplacer(`\\`, `\`, `\"`, `"`)
