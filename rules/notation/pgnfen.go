package notation

import "strings"

// MendFEN puts a position into the form of FEN where only its form is wrong, as other programs write it: castling rights in another
// order (QKqk), missing fields at the end, a move number of 0, blanks that are no spaces. What a field says stays.
func MendFEN(fen string) string {
	f := strings.Fields(strings.Map(func(r rune) rune {
		switch {
		case isGap(r):
			return ' '
		case isInvisible(r):
			return -1
		}
		return r
	}, fen))
	if len(f) == 0 {
		return fen
	}
	for _, usual := range []string{"w", "-", "-", "0", "1"}[min(len(f), 6)-1:] {
		f = append(f, usual)
	}
	f[1] = strings.ToLower(f[1])
	f[2] = castlingOrder(f[2])
	if f[5] == "0" {
		f[5] = "1"
	}
	return strings.Join(f, " ")
}

// castlingOrder writes rights with those of White first and, of each side, K before Q; letters of files keep their order.
func castlingOrder(rights string) string {
	var sorted [4][]byte // K, Q and files of White, then of Black
	for i := range len(rights) {
		switch c := rights[i]; {
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
