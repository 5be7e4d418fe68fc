package roster

import (
	"slices"
	"strings"
	"unicode"
)

// tokenKind says what became of a word of a message.
type tokenKind uint8

const (
	plain   tokenKind = iota // not understood yet: a piece of a name, or of what nobody knows
	mark                     // a comma, bracket, colon or dash that parts
	used                     // understood
	passing                  // understood, and not kept: a telephone number, a birthplace
)

// token is a word of a line, or a mark between words.
type token struct {
	text, fold string
	kind       tokenKind
}

func (t token) isBracket() bool { return t.text == "(" || t.text == "[" }

// plainLine takes the dress off a line of a message: emoji, the signs of bold and italics, direction marks.
func plainLine(s string) string {
	var b strings.Builder
	for _, r := range clean(s) {
		switch {
		case r == '*' || r == '`':
		case unicode.In(r, unicode.So, unicode.Sk, unicode.Me, unicode.Mn, unicode.Co):
			b.WriteByte(' ')
		case r == '–' || r == '—' || r == '−':
			b.WriteByte('-')
		default:
			b.WriteRune(r)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

const marks = ",;|_()[]{}=\t:"

// tokens cuts a line into words and marks. A slash, dash or dot inside a date or a name parts nothing.
func tokens(line string) []token {
	var list []token
	word := ""
	end := func() {
		if word != "" {
			list = append(list, cutWord(word)...)
			word = ""
		}
	}
	runes := []rune(line)
	for i, r := range runes {
		digits := i > 0 && i+1 < len(runes) && unicode.IsDigit(runes[i-1]) && unicode.IsDigit(runes[i+1])
		switch {
		case unicode.IsSpace(r):
			end()
		case r == '/' && digits, strings.ContainsRune(".:", r) && digits:
			word += string(r)
		case strings.ContainsRune(marks, r) || r == '/':
			end()
			list = append(list, token{text: string(r), kind: mark})
		case r == '-' && (word == "" || i+1 == len(runes) || runes[i+1] == ' '):
			end()
			list = append(list, token{text: "-", kind: mark})
		default:
			word += string(r)
		}
	}
	end()
	return list
}

// cutWord parts what was written together: "kls.5", "kls5", "SDN.Tapos", "Budi-L".
func cutWord(w string) []token {
	one := []token{{text: w, fold: Fold(w)}}
	if i := strings.IndexByte(w, '.'); i > 0 && i+1 < len(w) {
		head := Fold(w[:i])
		if classLabels[head] || birthLabels[head] || len(head) > 1 && (schoolStart[head] || numberLabel[head]) || isDigits(head) && classLabels[Fold(w[i+1:])] {
			return append([]token{{text: w[:i], fold: head}}, cutWord(w[i+1:])...)
		}
	}
	if i := strings.IndexAny(w, "0123456789"); i > 0 && (classLabels[Fold(w[:i])] && Fold(w[:i]) != "r" || ageLabels[Fold(w[:i])]) {
		return []token{{text: w[:i], fold: Fold(w[:i])}, {text: w[i:], fold: Fold(w[i:])}}
	}
	parts := strings.Split(w, "-")
	last := parts[len(parts)-1]
	cut := len(parts) > 1 && (sexEnds[Fold(last)] || schoolStart[Fold(parts[1])] || slices.ContainsFunc(parts, isClassWord))
	if !cut || slices.Contains(parts, "") || isDigits(parts[0]) {
		return one
	}
	one = one[:0]
	for i, part := range parts {
		if i > 0 {
			one = append(one, token{text: "-", kind: mark})
		}
		one = append(one, token{text: part, fold: Fold(part)})
	}
	return one
}

// unlisted takes the mark of a list off a line: "12. ", "3) ", "(4) ", "- ", "• ", "a. ", "no 5 ".
func unlisted(s string) (rest string, listed bool) {
	rest = strings.TrimLeft(s, "-•·>→+ ")
	listed = rest != s
	if t, ok := strings.CutPrefix(strings.ToLower(rest), "no"); ok && strings.TrimLeft(t, ". ") != "" && unicode.IsDigit(rune(strings.TrimLeft(t, ". ")[0])) {
		rest = strings.TrimLeft(rest[2:], ". ")
	}
	body := strings.TrimPrefix(rest, "(")
	digits := body[:len(body)-len(strings.TrimLeft(body, "0123456789"))]
	after := body[len(digits):]
	switch {
	case digits != "" && len(digits) <= 3 && after != "":
		if next := strings.TrimLeft(after, ".)-:/] "); next != after && next != "" && isItem(next, after) {
			return next, true
		}
	case len(rest) > 3 && rest[0] >= 'a' && rest[0] <= 'z' && (rest[1] == '.' || rest[1] == ')') && rest[2] == ' ':
		return strings.TrimSpace(rest[3:]), true
	}
	return rest, listed
}

// isItem reports whether what follows a number is an item of a list, rather than the rest of a date or a class.
func isItem(next, after string) bool {
	first, _, _ := strings.Cut(next, " ")
	word := Fold(strings.TrimRight(first, ".,:;)"))
	if word == "" || unicode.IsDigit([]rune(next)[0]) && strings.Trim(after[:1], ".)") != "" {
		return false
	}
	if _, month := monthNames[word]; month && strings.ContainsAny(next, "0123456789") || classLabels[word] || ageUnits[word] {
		return false
	}
	return !(len(word) == 1 && word <= "f" && len(next) <= 3 && strings.HasPrefix(after, ".")) // "5.b" is a class
}
