package course

import (
	"wasit/rules/endgame"
	"wasit/swiss/lot"
)

// A Level is a step of the notation trainer.
type Level string

// The levels, from the easiest: pawn moves, moves of pieces, captures, checks, two pieces that could go there, everything short,
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

// Practice draws n moves of a level, up to 20: to be read and played, or to be written.
func (b *Book) Practice(level Level, reading bool, n int, seed Seed) ([]*Task, error) {
	name := "write"
	if reading {
		name = "read"
	}
	return b.generate(name, n, string(level), lot.New(seed))
}

// Game returns the game with a key, or nil.
func (b *Book) Game(key string) *Game {
	for i := range b.Games {
		if b.Games[i].Key == key {
			return &b.Games[i]
		}
	}
	return nil
}

// Dictation returns the task of writing a whole game, one of Games, short or long.
func (b *Book) Dictation(game string, long bool) (*Task, error) {
	made, err := b.make(row{kind: "dictate", ask: "dictate", rule: game}, nil)
	if err != nil {
		return nil, err
	}
	made[0].Long = long
	return made[0], nil
}

// Partner returns the task of winning an ending against perfect defence, from any start that is won.
func (b *Book) Partner(e endgame.Ending) (*Task, error) {
	made, err := b.make(row{kind: "partner", ask: "partner", rule: e.String()}, nil)
	if err != nil {
		return nil, err
	}
	return made[0], nil
}

// DrawMates draws n positions with one mate in one, up to 20: a sheet that nobody has seen.
func (b *Book) DrawMates(n int, seed Seed) ([]*Task, error) {
	return b.generate("mate", n, "", lot.New(seed))
}
