package imports

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/lists/roster"
)

// trace is a line of the text and what its pieces were taken for.
type trace struct {
	Line   int
	Pieces []piece
}

// piece is a part of a line. Plain ones lie between those that were taken for something.
type piece struct {
	Text  string
	Role  roster.Role
	Guess bool
	Plain bool
}

// Limits of what is shown of one line: letters between two pieces, and pieces.
const (
	mostBetween = 60
	mostPieces  = 48
)

// traced tells where the facts of a row stand in the text: its own line whole, of other lines, such as headings, the pieces
// that were used. It is empty where the list was no text, or the row was written by hand since.
func (im Model) traced(r roster.Row) []trace {
	spans := slices.DeleteFunc(slices.Clone(r.Spans), func(s roster.Span) bool {
		return s.Line < 1 || s.Line > len(im.Lines) || s.Start < 0 || s.Start >= s.End || s.End > len(im.Lines[s.Line-1])
	})
	slices.SortStableFunc(spans, func(a, b roster.Span) int { return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Start, b.Start)) })
	var list []trace
	for len(spans) > 0 {
		n := slices.IndexFunc(spans, func(s roster.Span) bool { return s.Line != spans[0].Line })
		if n < 0 {
			n = len(spans)
		}
		if pieces := piecesOf(im.Lines[spans[0].Line-1], spans[:n], spans[0].Line == r.Line); len(pieces) > 0 {
			list = append(list, trace{spans[0].Line, pieces})
		}
		spans = spans[n:]
	}
	return list
}

// piecesOf cuts a line at its spans, which are in order; whole keeps what lies between them.
func piecesOf(line string, spans []roster.Span, whole bool) []piece {
	var list []piece
	at := 0
	between := func(to int) {
		if text := printable(line[at:to]); text != "" && whole {
			list = append(list, piece{Text: shortened(text), Plain: true})
		}
	}
	for _, s := range spans {
		if s.Start < at || !whole && !isFact(s.Role) {
			continue
		}
		if len(list) >= mostPieces {
			return append(list, piece{Text: " …", Plain: true})
		}
		between(s.Start)
		if text := printable(line[s.Start:s.End]); strings.TrimSpace(text) != "" {
			list = append(list, piece{Text: shortened(text), Role: s.Role, Guess: s.Guess, Plain: s.Role == roster.RoleMark || s.Role == roster.RoleLabel || s.Role == roster.RoleNumber})
		}
		at = s.End
	}
	between(len(line))
	return list
}

// isFact reports whether a piece says something about a player.
func isFact(role roster.Role) bool {
	switch role {
	case roster.RoleUnknown, roster.RoleMark, roster.RoleLabel, roster.RoleNumber, roster.RoleAside:
		return false
	}
	return true
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
