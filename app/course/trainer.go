package course

import (
	"wasit/swiss/lot"
)

// A Level is a step of the notation trainer.
type Level string

// The levels, from the easiest: pawn moves, moves of pieces, captures, checks, two men that could go there, everything short,
// everything long.
const (
	PawnMoves Level = "pawn"
	Plain     Level = "plain"
	Captures  Level = "capture"
	Checks    Level = "check"
	TwoMen    Level = "two"
	Short     Level = "all"
	LongForm  Level = "long"
)

// Levels lists them.
func Levels() []Level {
	return []Level{PawnMoves, Plain, Captures, Checks, TwoMen, Short, LongForm}
}

// Writing draws n moves to be written, up to 20.
func (b *Book) Writing(level Level, n int, seed Seed) ([]*Task, error) {
	return b.generate("write", n, string(level), lot.New(seed))
}

// Reading draws n moves to be read and played, up to 20.
func (b *Book) Reading(level Level, n int, seed Seed) ([]*Task, error) {
	return b.generate("read", n, string(level), lot.New(seed))
}

// Dictation returns the task of writing a whole game, one of Games.
func (b *Book) Dictation(game string) (*Task, error) {
	made, err := b.make(row{kind: "dictate", ask: "dictate", rule: game}, nil)
	if err != nil {
		return nil, err
	}
	return made[0], nil
}

// DrawMates draws n positions with one mate in one, up to 20: a sheet that nobody has seen.
func (b *Book) DrawMates(n int, seed Seed) ([]*Task, error) {
	return b.generate("mate", n, "", lot.New(seed))
}
