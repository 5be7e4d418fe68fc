package classroom

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/rules/board"
)

// Bounds of a class.
const (
	MaxPupils  = 60
	MaxTasks   = 60
	MaxName    = 24  // letters of a pupil or a class
	MaxAsk     = 120 // letters of what is asked
	MaxOptions = 6
	MaxOption  = 24 // letters
	maxFEN     = 100
	maxRight   = 8
	maxPick    = 5 // "e7e8q"
)

// A Task is one thing that a class is asked: what to play in a position, or which of some options is right.
type Task struct {
	Ask     string
	FEN     string   `json:",omitempty"` // "" for a question without a board
	Options []string `json:",omitempty"` // to choose from; none: the answer is a move
	Right   []string `json:",omitempty"` // picks that are right; none: the teacher judges
}

// Letter is the pick of an option, from 0: "A".
func Letter(option int) string { return string(rune('A' + option)) }

// Option returns which option a pick is; ok is false for one that is none.
func (t Task) Option(pick string) (i int, ok bool) {
	if len(pick) != 1 {
		return 0, false
	}
	i = int(pick[0]) - 'A'
	return i, i >= 0 && i < len(t.Options)
}

// Position is that of the task; ok is false without a board.
func (t Task) Position() (pos board.Position, ok bool) {
	if t.FEN == "" || len(t.FEN) > maxFEN {
		return pos, false
	}
	pos, err := board.ParseFEN(t.FEN)
	if err != nil {
		pos, err = board.ParseChess960(t.FEN)
	}
	return pos, err == nil
}

// Move returns the move of a pick, by the engine of the Laws; ok is false for one that is not legal.
func (t Task) Move(pick string) (m board.Move, ok bool) {
	pos, there := t.Position()
	if !there || len(pick) > maxPick {
		return 0, false
	}
	var list board.MoveList
	for _, legal := range pos.Moves(&list) {
		if legal.String() == pick {
			return legal, true
		}
	}
	return 0, false
}

// Check reports whether a pick can be an answer: one of the options, or a legal move.
func (t Task) Check(pick string) bool {
	if len(t.Options) > 0 {
		_, ok := t.Option(pick)
		return ok
	}
	_, ok := t.Move(pick)
	return ok
}

// IsRight reports whether a pick is among those that are right.
func (t Task) IsRight(pick string) bool { return slices.Contains(t.Right, pick) }

// Fault says why a task cannot be put to a class; it is empty where it can.
func (t Task) Fault() Reason {
	_, there := t.Position()
	switch {
	case t.FEN != "" && !there, len(t.Options) == 1, len(t.Options) > MaxOptions, len(t.Right) > maxRight:
		return Broken
	case len(t.Options) == 0 && !t.hasMove(), t.Ask == "" && len(t.Options) > 0:
		return Empty
	case !fits(t.Ask, MaxAsk), slices.ContainsFunc(t.Options, func(o string) bool { return o == "" || !fits(o, MaxOption) }),
		slices.ContainsFunc(t.Right, func(pick string) bool { return !t.Check(pick) }):
		return Broken
	}
	return ""
}

func (t Task) hasMove() bool {
	pos, ok := t.Position()
	return ok && pos.HasMove()
}

// fits reports a text that is as [Clean] leaves it and not longer than so many letters.
func fits(s string, most int) bool {
	return utf8.ValidString(s) && utf8.RuneCountInString(s) <= most && Clean(s, most) == s
}

// Clean returns a text as it may be kept and shown: control and direction characters gone, blanks single, and no more than so many letters.
func Clean(s string, most int) string {
	var b strings.Builder
	blank, n := false, 0
	for _, r := range s {
		switch {
		case unicode.IsSpace(r):
			blank = b.Len() > 0
			continue
		case r == utf8.RuneError, unicode.IsControl(r), unicode.Is(unicode.Cf, r), unicode.Is(unicode.Co, r):
			continue
		}
		if blank && n+1 < most {
			b.WriteByte(' ')
			n++
		}
		if blank = false; n >= most {
			break
		}
		b.WriteRune(r)
		n++
	}
	return strings.TrimSpace(b.String())
}
