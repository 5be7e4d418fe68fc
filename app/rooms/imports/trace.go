package imports

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/lists/lexicon"
)

// piece is a part of a line. Plain ones lie between those that were taken for something.
type piece struct {
	Text  string
	Role  lexicon.Role
	Guess bool
	Plain bool
}

// Limits of what is shown of one line: letters between two pieces, and pieces.
const (
	mostBetween = 60
	mostPieces  = 48
)

// spansByLine are the pieces that the rows were read from, in the order of each line; a heading that speaks of many rows stands once.
// What does not fit the text is left out.
func (im Model) spansByLine() map[int][]lexicon.Span {
	of := map[int][]lexicon.Span{}
	for _, r := range im.Rows {
		for _, s := range r.Spans {
			if s.Line < 1 || s.Line > len(im.Lines) || s.Start < 0 || s.Start >= s.End || s.End > len(im.Lines[s.Line-1]) || slices.Contains(of[s.Line], s) {
				continue
			}
			of[s.Line] = append(of[s.Line], s)
		}
	}
	for _, list := range of {
		slices.SortStableFunc(list, func(a, b lexicon.Span) int { return cmp.Compare(a.Start, b.Start) })
	}
	return of
}

// piecesOf cuts a line at its spans, which are in order.
func piecesOf(line string, spans []lexicon.Span) []piece {
	var list []piece
	at := 0
	between := func(to int) {
		if text := printable(line[at:to]); text != "" {
			list = append(list, piece{Text: shortened(text), Plain: true})
		}
	}
	for _, s := range spans {
		if s.Start < at {
			continue
		}
		if len(list) >= mostPieces {
			return append(list, piece{Text: " …", Plain: true})
		}
		between(s.Start)
		if text := printable(line[s.Start:s.End]); strings.TrimSpace(text) != "" {
			list = append(list, piece{Text: shortened(text), Role: s.Role, Guess: s.Guess, Plain: s.Role == lexicon.RoleMark || s.Role == lexicon.RoleLabel || s.Role == lexicon.RoleNumber})
		}
		at = s.End
	}
	between(len(line))
	return list
}

// shortened keeps beginning and end of a long piece.
func shortened(s string) string {
	if utf8.RuneCountInString(s) <= 2*mostBetween {
		return s
	}
	r := []rune(s)
	return string(r[:mostBetween]) + " … " + string(r[len(r)-mostBetween:])
}

// printable leaves out what cannot be seen and turns the direction of reading.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case unicode.IsControl(r), unicode.Is(unicode.Bidi_Control, r), r == utf8.RuneError:
			return -1
		}
		return r
	}, s)
}
