package phrase

import (
	"strings"
	"unicode"

	"wasit/app/words/i18n"
)

// SectionInWords writes the name of a section with its short forms in full, as a certificate has it: "SD Pa" is "Sekolah Dasar Putra",
// "U12 Pi" is "di bawah 12 tahun Putri". What is no short form stays as it is.
func SectionInWords(l i18n.Lang, name string) string {
	var b strings.Builder
	for len(name) > 0 {
		n := strings.IndexFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
		switch {
		case n < 0:
			n = len(name)
		case n == 0:
			n = len(string([]rune(name)[0]))
		}
		b.WriteString(inWords(l, name[:n]))
		name = name[n:]
	}
	return b.String()
}

// inWords is a word of the name of a section in full.
func inWords(l i18n.Lang, word string) string {
	if full, ok := sectionWords[word]; ok {
		return full
	}
	if age, ok := strings.CutPrefix(word, "U"); ok && len(age) > 0 && len(age) <= 2 && !strings.ContainsFunc(age, func(r rune) bool { return r < '0' || r > '9' }) {
		return l.T(textUnderAge, age)
	}
	return word
}
