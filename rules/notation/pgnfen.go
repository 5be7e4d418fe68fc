package notation

import (
	"slices"
	"strconv"
	"strings"

	"wasit/rules/board"
)

// MendFEN puts a position into the form of FEN where only its form is wrong, as other programs write it: castling rights in another
// order or twice (QKqk), missing fields at the end, a move number of 0, other dashes, blanks that are no spaces. What a field says stays.
func MendFEN(fen string) string {
	f := strings.Fields(strings.Map(func(r rune) rune {
		switch {
		case isGap(r):
			return ' '
		case isInvisible(r):
			return -1
		case r != '-' && hyphen(string(r)) > 0:
			return '-'
		}
		return r
	}, fen))
	if len(f) == 0 {
		return fen
	}
	f[0] = emptySquares(f[0])
	for _, usual := range []string{"w", "-", "-", "0", "1"}[min(len(f), 6)-1:] {
		f = append(f, usual)
	}
	if f[1] = strings.ToLower(f[1]); f[1] == "white" || f[1] == "black" {
		f[1] = f[1][:1]
	}
	f[2] = castlingOrder(f[2])
	if f[4] == "-" {
		f[4] = "0"
	}
	if f[5] == "0" || f[5] == "-" {
		f[5] = "1"
	}
	return strings.Join(f, " ")
}

// emptySquares adds up numbers of empty squares that stand side by side, as in 11111111 for 8.
func emptySquares(men string) string {
	var b strings.Builder
	n := 0
	for i := 0; i <= len(men); i++ {
		if i < len(men) && men[i] >= '1' && men[i] <= '8' {
			n += int(men[i] - '0')
			continue
		}
		if n > 0 {
			b.WriteString(strconv.Itoa(n))
		}
		if n = 0; i < len(men) {
			b.WriteByte(men[i])
		}
	}
	return b.String()
}

// withoutStaleRights drops the castling rights that no king and rook have, as boards that are set up by hand keep them.
func withoutStaleRights(fen string, parse func(string) (board.Position, error)) string {
	f := strings.Fields(fen)
	if len(f) < 3 {
		return fen
	}
	kept := ""
	for _, right := range f[2] {
		one := slices.Clone(f)
		one[2] = string(right)
		if _, err := parse(strings.Join(one, " ")); err == nil {
			kept += string(right)
		}
	}
	if f[2] = kept; kept == "" {
		f[2] = "-"
	}
	return strings.Join(f, " ")
}

// castlingOrder writes rights with those of White first and, of each side, K before Q; letters of files keep their order.
func castlingOrder(rights string) string {
	var sorted [4][]byte // K, Q and files of White, then of Black
	for i := range len(rights) {
		switch c := rights[i]; {
		case strings.IndexByte(rights[:i], c) >= 0:
		case c == 'K', c == 'k':
			side := int(c-'K') / ('k' - 'K') * 2
			sorted[side] = append(sorted[side], c)
		case c >= 'A' && c <= 'Z':
			sorted[1] = append(sorted[1], c)
		case c >= 'a' && c <= 'z':
			sorted[3] = append(sorted[3], c)
		default:
			return rights
		}
	}
	return string(sorted[0]) + string(sorted[1]) + string(sorted[2]) + string(sorted[3])
}
