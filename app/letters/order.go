package letters

import (
	"cmp"
	"unicode"
	"unicode/utf8"
)

// Alphabet is the order in which a language lists names.
type Alphabet uint8

// The alphabets of our users. Indonesian lists as English does: the 26 letters, marks last.
const (
	English Alphabet = iota
	Croatian
)

// croatian is the place of each letter of the Croatian alphabet: a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž.
// The letters q, w, x and y of foreign names stand where other alphabets have them. A step leaves room for these.
var croatian = map[rune]int{'a': 1, 'b': 2, 'c': 3, 'č': 4, 'ć': 5, 'd': 6, 'ǆ': 7, 'đ': 8, 'e': 9, 'f': 10, 'g': 11, 'h': 12, 'i': 13,
	'j': 14, 'k': 15, 'l': 16, 'ǉ': 17, 'm': 18, 'n': 19, 'ǌ': 20, 'o': 21, 'p': 22, 'q': 23, 'r': 24, 's': 25, 'š': 26, 't': 27, 'u': 28,
	'v': 29, 'w': 30, 'x': 31, 'y': 32, 'z': 33, 'ž': 34}

// Compare orders two names by alphabet a: letters first, without regard to their size; blanks and signs stand before letters,
// as telephone books have it. Where the letters are equal, one with fewer marks stands first, and at last the bytes decide,
// so that the order is total.
func Compare(a Alphabet, x, y string) int {
	p, q := x, y
	for p != "" && q != "" {
		i, n := next(a, p)
		j, m := next(a, q)
		if i != j {
			return cmp.Compare(i, j)
		}
		p, q = p[n:], q[m:]
	}
	if c := cmp.Compare(len(p), len(q)); c != 0 {
		return c
	}
	return cmp.Compare(x, y)
}

// next returns the weight of the letter that s begins with, and its length in bytes. Signs weigh less than digits, digits
// less than letters, other scripts most.
func next(a Alphabet, s string) (weight, size int) {
	const digits, latin, other = 1 << 8, 1 << 10, 1 << 12
	r, n := utf8.DecodeRuneInString(s)
	low := unicode.ToLower(r)
	switch {
	case unicode.IsDigit(r):
		return digits + int(r), n
	case !unicode.IsLetter(r):
		return 1, n
	}
	if a == Croatian {
		if pair, more := digraph(low, s[n:]); more > 0 {
			low, n = pair, n+more
		}
		if place, ok := croatian[low]; ok {
			return latin + 2*place, n
		}
		if place, ok := croatian[Plain(low)]; ok { // Ü is listed behind U
			return latin + 2*place + 1, n
		}
	} else if plain := Plain(low); plain >= 'a' && plain <= 'z' {
		return latin + int(plain), n
	}
	return other + int(low), n
}

// digraph returns the one Croatian letter that is written as two, and the length of the second in bytes; 0 for none.
func digraph(first rune, rest string) (letter rune, size int) {
	second, n := utf8.DecodeRuneInString(rest)
	switch second = unicode.ToLower(second); {
	case first == 'd' && second == 'ž':
		return 'ǆ', n
	case first == 'l' && second == 'j':
		return 'ǉ', n
	case first == 'n' && second == 'j':
		return 'ǌ', n
	}
	return 0, 0
}
