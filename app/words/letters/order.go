package letters

import (
	"cmp"
	"slices"
	"strings"
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

// Of returns the alphabet of a language by its tag (BCP 47): "hr" and "hr-HR" are Croatian.
func Of(tag string) Alphabet {
	if primary, _, _ := strings.Cut(tag, "-"); primary == "hr" {
		return Croatian
	}
	return English
}

// croatian is the place of each letter of the Croatian alphabet: a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž,
// with the letters q, w, x and y of foreign names where other alphabets have them.
var croatian = func() (table [0x1CD]uint8) {
	for i, r := range []rune("abcčćdǆđefghijklǉmnǌopqrsštuvwxyzž") {
		table[r] = uint8(i + 1)
	}
	return table
}()

// Listed returns a name as the lists of the language have it: Croatian ones put the surname first, which stands last unless a
// comma says otherwise; Indonesian and English ones begin with the whole name, as many have but one.
func (a Alphabet) Listed(name string) string {
	if a == Croatian && !strings.Contains(name, ",") {
		if i := strings.LastIndexByte(name, ' '); i >= 0 {
			return name[i+1:] + " " + name[:i]
		}
	}
	return name
}

// Letters cuts a text into the letters of the alphabet, in small: in Croatian dž, lj and nj are one each, and č keeps its mark;
// in English it is c.
func (a Alphabet) Letters(s string) []string {
	var list []string
	for s != "" {
		letter, rest := a.First(s)
		list, s = append(list, letter), rest
	}
	return list
}

// First cuts the first letter off a text, as [Alphabet.Letters] does; "" of an empty one.
func (a Alphabet) First(s string) (letter, rest string) {
	if s == "" {
		return "", ""
	}
	_, n := a.next(s)
	letter = strings.ToLower(s[:n])
	if a == English {
		letter = Strip(letter)
	}
	return letter, s[n:]
}

// Compare orders two names by the alphabet: letters first, without regard to their size; blanks and signs stand before letters,
// as telephone books have it. Where the letters are equal, one with fewer marks stands first, and at last the bytes decide,
// so that the order is total.
func (a Alphabet) Compare(x, y string) int {
	p, q := x, y
	for p != "" && q != "" {
		i, n := a.next(p)
		j, m := a.next(q)
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

// Sort orders a list by the texts of its elements as [Alphabet.Compare] does; equal texts stand in the order of tie. Each text is
// weighed once and an element moved once: a list of a thousand names is sorted at each letter typed in a search.
func Sort[E any](a Alphabet, list []E, text func(*E) string, tie func(*E) int) {
	keys, ties := make([]string, len(list)), make([]int, len(list))
	for i := range list {
		keys[i], ties[i] = a.Key(text(&list[i])), tie(&list[i])
	}
	unsorted := slices.Clone(list)
	for i, from := range places(keys, ties) {
		list[i] = unsorted[from]
	}
}

// places returns the numbers of keys in their order.
func places(keys []string, ties []int) []int {
	list := make([]int, len(keys))
	for i := range list {
		list[i] = i
	}
	slices.SortFunc(list, func(i, j int) int {
		return cmp.Or(strings.Compare(keys[i], keys[j]), cmp.Compare(ties[i], ties[j]), cmp.Compare(i, j))
	})
	return list
}

// Key returns bytes that stand in the order of [Alphabet.Compare]: the weight of each letter, a stop below all weights, and the
// text itself.
func (a Alphabet) Key(s string) string {
	b := make([]byte, 0, 3*len(s)+2)
	for rest := s; rest != ""; {
		weight, n := a.next(rest)
		if rest = rest[n:]; weight >= 1<<15 { // one in three bytes begins above all in two
			b = append(b, byte(weight>>16)|1<<7)
		}
		b = append(b, byte(weight>>8), byte(weight))
	}
	return string(append(append(b, 0, 0), s...))
}

// Weights of what is no Latin letter, below and above these.
const (
	digits = 1 << 8
	latin  = 1 << 10
	other  = 1 << 12
)

// next returns the weight of the letter that s begins with, and its length in bytes with the marks after it. Signs weigh less
// than digits, digits less than letters, other scripts most.
func (a Alphabet) next(s string) (weight, size int) {
	r, n := utf8.DecodeRuneInString(s)
	low := r
	if r >= utf8.RuneSelf || 'A' <= r && r <= 'Z' {
		low = unicode.ToLower(r)
	}
	low, n = composed(low, s, n)
	switch {
	case unicode.IsDigit(low):
		return digits + int(low), n
	case !unicode.IsLetter(low):
		return 1, n
	}
	if a == Croatian {
		if pair, more := digraph(low, s[n:]); more > 0 {
			return latin + 2*int(croatian[pair]), n + more
		}
		if low < rune(len(croatian)) && croatian[low] > 0 {
			return latin + 2*int(croatian[low]), n
		}
		if p := Plain(low); p >= 'a' && p <= 'z' { // Ü is listed after U
			return latin + 2*int(croatian[p]) + 1, n
		}
	} else if p := Plain(low); p >= 'a' && p <= 'z' {
		return latin + int(p), n
	}
	return other + int(low), n
}

// composed joins a small letter with the marks after it, which begin at s[n:]: c and ˇ are č. Marks that make no Croatian
// letter only lengthen it.
func composed(low rune, s string, n int) (letter rune, size int) {
	for n < len(s) && s[n] >= utf8.RuneSelf {
		mark, m := utf8.DecodeRuneInString(s[n:])
		if !IsMark(mark) {
			break
		}
		switch {
		case mark == 0x30C && low == 'c':
			low = 'č'
		case mark == 0x301 && low == 'c':
			low = 'ć'
		case mark == 0x30C && low == 's':
			low = 'š'
		case mark == 0x30C && low == 'z':
			low = 'ž'
		}
		n += m
	}
	return low, n
}

// digraph returns the one Croatian letter that is written as two, and the length of the second in bytes; 0 for none.
func digraph(first rune, rest string) (letter rune, size int) {
	if first != 'd' && first != 'l' && first != 'n' || rest == "" {
		return 0, 0
	}
	second, n := utf8.DecodeRuneInString(rest)
	second, n = composed(unicode.ToLower(second), rest, n)
	switch {
	case first == 'd' && second == 'ž':
		return 'ǆ', n
	case first == 'l' && second == 'j':
		return 'ǉ', n
	case first == 'n' && second == 'j':
		return 'ǌ', n
	}
	return 0, 0
}
