package notation

import "strings"

// A sign is a mark that may stand after a move.
type sign struct {
	text  string
	means Signs
}

// signTable holds the marks that may stand after a move, longer ones before their beginnings: those of App. C.13, those of
// older books, and signs of assessment. All are accepted and only compared with the board.
var signTable = []sign{
	{"++", SignMate | SignDoubleCheck}, {"+", SignCheck}, {"#", SignMate}, {"†", SignCheck}, {"‡", SignMate}, {"≠", SignMate},
	{"e. p.", SignEnPassant}, {"en passant", SignEnPassant}, {"e.p.", SignEnPassant}, {"e.p", SignEnPassant}, {"ep.", SignEnPassant}, {"ep", SignEnPassant},
	{"double check", SignDoubleCheck}, {"doublecheck", SignDoubleCheck}, {"skak ganda", SignDoubleCheck}, {"dvostruki šah", SignDoubleCheck}, {"dvostruki sah", SignDoubleCheck},
	{"discovered check", SignCheck}, {"skak buka", SignCheck}, {"skak terbuka", SignCheck}, {"otkriveni šah", SignCheck}, {"otkriveni sah", SignCheck},
	{"checkmate", SignMate}, {"check", SignCheck}, {"skakmat", SignMate}, {"skak mat", SignMate}, {"skak", SignCheck},
	{"šah-mat", SignMate}, {"šah mat", SignMate}, {"šahmat", SignMate}, {"šah", SignCheck}, {"sah", SignCheck},
	{"dblch.", SignDoubleCheck}, {"dblch", SignDoubleCheck}, {"dbl.ch.", SignDoubleCheck}, {"dbl.", SignDoubleCheck}, {"dbl", SignDoubleCheck},
	{"d.ch.", SignCheck}, {"d.ch", SignCheck}, {"disch.", SignCheck}, {"disch", SignCheck}, {"dis.ch.", SignCheck}, {"disc.", 0}, {"disc", 0}, {"dis.+", SignCheck}, {"dis+", SignCheck}, {"dis.", 0}, {"dis", 0}, {"dbl.+", SignDoubleCheck}, {"dbl+", SignDoubleCheck},
	{"ch.", SignCheck}, {"ch", SignCheck}, {"matt", SignMate}, {"mate", SignMate}, {"mat", SignMate},
	{"=", 0}, {"-", 0}, {"–", 0}, {"—", 0}, {"/", 0}, {"−", 0}, {"±", 0}, {"∓", 0}, {"⩲", 0}, {"⩱", 0}, {"∞", 0}, {"□", 0}, {"⌓", 0}, {"(", 0}, {")", 0}, {" ", 0}, {".", 0}, {":", SignCapture},
}

// glyphs are the numbers of PGN for the traditional marks; more than two of a kind say no more than two.
var glyphs = map[string]uint8{"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6, "!!!": 3, "???": 4}

const drawOffer = "(=)" // App. C.12 (E23)

// signs reads everything after the squares.
func (s *scanner) signs() (at int, f Fault) {
	for s.pos < len(s.text) {
		rest := s.text[s.pos:]
		switch {
		case strings.HasPrefix(rest, drawOffer):
			s.form.offer = true
			s.pos += len(drawOffer)
		case rest[0] == '!' || rest[0] == '?':
			n := len(rest) - len(strings.TrimLeft(rest, "!?"))
			if s.form.glyph = glyphs[rest[:n]]; s.form.glyph == 0 {
				s.form.glyph = glyphs[rest[:2]]
			}
			s.pos += n
		default:
			w := s.oneSign(rest)
			if w == 0 {
				return s.fault(FaultSyntax)
			}
			s.pos += w
		}
	}
	return 0, 0
}

func (s *scanner) oneSign(rest string) int {
	for i := range signTable {
		if strings.HasPrefix(rest, signTable[i].text) {
			s.form.signs |= signTable[i].means
			return len(signTable[i].text)
		}
	}
	return 0
}

// assessments are the numbers of PGN for signs of annotators, those of several characters before their beginnings.
var assessments = []struct {
	sign string
	nag  uint8
}{
	{"+/-", 16}, {"-/+", 17}, {"+/=", 14}, {"=/+", 15}, {"+--", 20}, {"--+", 21}, {"+-", 18}, {"+−", 18}, {"+–", 18}, {"-+", 19}, {"−+", 19}, {"–+", 19},
	{"+=", 14}, {"=+", 15}, {"=/∞", 44}, {"=∞", 44}, {"∞/=", 44}, {"±", 16}, {"∓", 17}, {"⩲", 14}, {"⩱", 15}, {"∞", 13}, {"=", 10},
	{"‼", 3}, {"⁇", 4}, {"⁉", 5}, {"⁈", 6}, {"□", 7}, {"⊙", 22}, {"⨀", 22}, {"○", 26}, {"⟳", 32}, {"↑", 36}, {"→", 40}, {"⇆", 132}, {"⇄", 132},
	{"⊕", 138}, {"⌓", 142}, {"∆", 140}, {"Δ", 140}, {"△", 140}, {"©", 44}, {"TN", 146}, {"RR", 145}, {"N", 146}, {"D", 220},
}

// cutAssessments cuts the signs of annotators that follow a move from its text. "=" and what begins with it may belong to a promotion,
// and letters to the move: those count only where nothing else is there.
func cutAssessments(text string) (move string, nags []uint8) {
	whole := text
	for again := true; again && text != ""; {
		again = false
		for _, a := range assessments {
			rest, found := strings.CutSuffix(text, a.sign)
			if !found || a.sign >= "A" && a.sign <= "Z" && whole != a.sign {
				continue
			}
			text, again = rest, true
			nags = append(nags, a.nag)
			break
		}
	}
	for i, j := 0, len(nags)-1; i < j; i, j = i+1, j-1 {
		nags[i], nags[j] = nags[j], nags[i]
	}
	return text, nags
}
