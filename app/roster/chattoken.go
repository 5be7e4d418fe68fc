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
		case r == '&':
			end()
			list = append(list, token{text: ",", kind: mark})
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
	return labelled(list)
}

// labelled makes one word of "L/P", the label that a form prints before a sex: it names none.
func labelled(list []token) []token {
	for i := 0; i+2 < len(list); i++ {
		a, b := sexSign[list[i].fold], sexSign[list[i+2].fold]
		if a != 0 && b != 0 && a != b && list[i+1].text == "/" {
			list = slices.Replace(list, i, i+3, token{text: list[i].text + "/" + list[i+2].text, fold: "lp"})
		}
	}
	return list
}

// cutWord parts what was written together: "kls.5", "kls5", "SDN.Tapos", "Budi-L".
func cutWord(w string) []token {
	one := []token{{text: w, fold: Fold(w)}}
	if i := strings.IndexByte(w, '.'); i > 0 && i+1 < len(w) {
		head := Fold(w[:i])
		if classLabels.has(head) || birthLabels.has(head) || len(head) > 1 && (schoolStart.has(head) || numberLabel.has(head)) || isDigits(head) && classLabels.has(Fold(w[i+1:])) {
			return append([]token{{text: w[:i+1], fold: head}}, cutWord(w[i+1:])...)
		}
	}
	if i := strings.IndexAny(w, "0123456789"); i > 0 && (classLabels.has(Fold(w[:i])) && Fold(w[:i]) != "r" || ageLabels.has(Fold(w[:i]))) {
		return []token{{text: w[:i], fold: Fold(w[:i])}, {text: w[i:], fold: Fold(w[i:])}}
	}
	if i := strings.IndexFunc(w, func(r rune) bool { return r < '0' || r > '9' }); i > 0 && i <= 2 {
		if word := strings.TrimRight(w[i:], "0123456789"); monthNames()[Fold(word)] > 0 && len(w)-i-len(word) >= 2 { // 12Maret2014
			year := w[i+len(word):]
			return []token{{text: w[:i], fold: w[:i]}, {text: word, fold: Fold(word)}, {text: year, fold: year}}
		}
		if unit := Fold(w[i:]); (ageUnits.has(unit) || countUnits.has(unit)) && strings.Trim(w[i:], ".") == w[i:] { // 10thn
			return []token{{text: w[:i], fold: w[:i]}, {text: w[i:], fold: unit}}
		}
	}
	parts := strings.Split(w, "-")
	last := parts[len(parts)-1]
	cut := len(parts) > 1 && (sexEnds.has(Fold(last)) || slices.ContainsFunc(parts[1:], func(s string) bool { return schoolStart.has(Fold(s)) }) || slices.ContainsFunc(parts, isClassWord))
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
	rest = strings.TrimLeft(s, "-•·>→+# ")
	if cut := len(s) - len(rest); cut > 0 && s[cut-1] == '+' && rest != "" && unicode.IsDigit(rune(rest[0])) {
		return s[cut-1:], false // a telephone number
	}
	listed = rest != s
	if head, ok := lettered(rest); ok {
		return head, false
	}
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

// lettered takes a letter or Roman number off a heading: "A. Putra", "II. SDN Tapos 2". Before a name it is an initial.
func lettered(s string) (rest string, ok bool) {
	i := strings.IndexAny(s, ".)")
	if i < 1 || i > 4 || i+2 >= len(s) || s[i+1] != ' ' {
		return s, false
	}
	number := Fold(s[:i])
	rest = strings.TrimSpace(s[i+2:])
	first, more, _ := strings.Cut(rest, " ")
	word := Fold(first)
	switch {
	case s[:i] != strings.ToUpper(s[:i]) || romans[number] == 0 && (len(number) != 1 || isDigits(number)) || classLabels.has(word):
		return s, false
	case schoolStart.has(strings.TrimRight(word, "0123456789")) || schoolUpper.has(word) && first == strings.ToUpper(first):
		return rest, true
	}
	_, sexed := sexWord[word]
	_, signed := sexSign[word]
	return rest, (sexed || signed && len(word) > 1) && strings.Trim(more, " :") == ""
}

// isItem reports whether what follows a number is an item of a list, rather than the rest of a date or a class.
func isItem(next, after string) bool {
	first, more, _ := strings.Cut(next, " ")
	word := Fold(strings.TrimRight(first, ".,:;)"))
	if word == "" || unicode.IsDigit([]rune(next)[0]) && strings.Trim(after[:1], ".)") != "" {
		return false
	}
	if _, month := monthNames()[word]; month && more != "" && unicode.IsDigit(rune(more[0])) || classLabels.has(word) && first != "R." || ageUnits.has(word) {
		return false
	}
	return !(len(word) == 1 && word <= "f" && len(next) <= 3 && strings.HasPrefix(after, ".")) // "5.b" is a class
}
