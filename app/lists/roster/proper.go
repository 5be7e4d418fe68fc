package roster

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// proper writes a name as a certificate prints it, where it is all in capitals or all in small letters; any other is its
// owner's and stays. Particles of a name in capitals stay small: "DE SOUZA".
func proper(name string) string {
	if name != strings.ToUpper(name) && name != strings.ToLower(name) || countLetters(name) < 3 {
		return name
	}
	shouted := name == strings.ToUpper(name)
	list := strings.Fields(name)
	for i, w := range list {
		list[i] = properWord(w, shouted, i == 0, i+1 == len(list))
	}
	return strings.Join(list, " ")
}

// properWord writes one word of a name with a capital. An initial and a Roman number stay.
func properWord(w string, shouted, first, last bool) string {
	low := strings.ToLower(w)
	bareWord := strings.Trim(low, ".,")
	switch {
	case !first && !last && smallParticles.has(bareWord):
		return low
	case shouted && last && romans[bareWord] > 1 && len(bareWord) > 1:
		return w
	}
	var b strings.Builder
	begins := true
	for i, r := range low {
		if begins && unicode.IsLetter(r) {
			b.WriteRune(unicode.ToUpper(r))
		} else {
			b.WriteRune(r)
		}
		begins = !unicode.IsLetter(r) && !isInnerApostrophe(low, i, r)
	}
	return b.String()
}

// isInnerApostrophe reports whether an apostrophe goes on with a word, "Ma'ruf", rather than parting a prefix, "O'Brien".
func isInnerApostrophe(w string, at int, r rune) bool {
	return isApostrophe(r) && utf8.RuneCountInString(w[:at]) > 1
}

// smallParticles are small words inside a name.
var smallParticles = set("bin binti ibn de da do dos das del della di van von der den la le los zu ter ten y bte binte s/o d/o a/l a/p")

// repairCase proposes capitals for a name in capitals or small letters alone.
func (r *Row) repairCase() {
	e := &r.Entrant
	name := proper(e.Name)
	if surname, given, ok := strings.Cut(e.Name, ","); ok {
		name = proper(strings.TrimSpace(surname)) + ", " + proper(strings.TrimSpace(given))
	}
	if name == e.Name {
		return
	}
	r.Changes = append(r.Changes, Change{Field: Name, From: e.Name, To: name})
	e.Name = name
	e.SortName = proper(e.SortName)
}
