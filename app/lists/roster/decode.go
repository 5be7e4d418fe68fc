package roster

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"wasit/app/words/letters"
	"wasit/rules/charset"
)

// An Encoding is how the bytes of a file stand for letters.
type Encoding = charset.Encoding

// ErrTooLarge and ErrBinary refuse a file before anything is made of it.
var (
	ErrTooLarge = fmt.Errorf("roster: more than %d bytes", MaxBytes)
	ErrBinary   = errors.New("roster: not a text: it holds zero bytes, as spreadsheet and picture files do")
)

// Detect tells the encoding of data; legacy is the one of a single byte that is usual where the list comes from.
func Detect(data []byte, legacy Encoding) Encoding { return charset.Detect(data, legacy) }

// Decode turns data into text without byte order mark, with \n line ends, blanks of one kind and each letter in one sign.
func Decode(data []byte, enc Encoding) (string, error) {
	if len(data) > MaxBytes {
		return "", ErrTooLarge
	}
	text, bad := charset.Decode(data, enc, "")
	if bad > 0 && charset.Detect(data, "") != charset.UTF8 {
		text = strings.ToValidUTF8(strings.TrimPrefix(string(data), "\uFEFF"), "\uFFFD") // who chooses UTF-8 sees what is none
	}
	if strings.IndexByte(text, 0) >= 0 {
		return "", ErrBinary
	}
	return plainSigns(letters.Compose(strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n"))), nil
}

// plainSigns writes each blank that breaks no line, as word processors and phones have many, as the common one, and drops the signs
// of direction and of hidden hyphens that nobody sees.
func plainSigns(text string) string {
	if letters.IsASCII(text) {
		return text
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r != ' ' && unicode.Is(unicode.Zs, r):
			return ' '
		case r == '\u00AD', r == '\u200B', r == '\uFEFF', unicode.Is(unicode.Bidi_Control, r):
			return -1
		}
		return r
	}, text)
}

// numberTab is the mark of an item with a tab behind it, as word processors paste lists.
var numberTab = pattern(`(?m)^([ \t]*(?:\d{1,3}[.)]?|[•●▪◦·*–-]))[ ]*\t[ \t]*`)

// withoutItemTabs writes a blank for the tab behind the mark of an item, where no other tab stands in the text.
func withoutItemTabs(text string) string {
	if !strings.Contains(text, "\t") {
		return text
	}
	plain := numberTab().ReplaceAllString(text, "$1 ")
	for line := range strings.SplitSeq(plain, "\n") {
		if strings.Contains(strings.TrimSpace(line), "\t") {
			return text
		}
	}
	return plain
}

// manyBlanks are blanks that a hasty hand types between words, or a column leaves.
var manyBlanks = pattern(`(\S)  +`)

// spread reports whether empty lines stand between all lines, as mails and word processors paste them: they part nothing then.
func spread(lines []string) bool {
	filled, close := 0, 0
	for i, line := range lines {
		if strings.TrimSpace(line) == "" {
			continue
		}
		filled++
		if i > 0 && strings.TrimSpace(lines[i-1]) != "" {
			close++
		}
	}
	return filled > 5 && close*20 < filled
}
