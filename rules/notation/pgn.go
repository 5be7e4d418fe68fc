package notation

import (
	"slices"
	"strings"
	"time"

	"wasit/rules/board"
)

// A Game is one game of a PGN file. Its moves are legal from Start on.
type Game struct {
	Number  int // in the file, counted from 1, broken games included
	Line    int // where it begins, counted from 1
	Tags    []Tag
	Start   board.Position
	Main    Line
	Result  string // 1-0, 0-1, 1/2-1/2 or *
	Remarks []Remark
}

// A Tag is a tag pair, its escapes undone.
type Tag struct{ Name, Value string }

// A Line is a sequence of moves: the game or a variation.
type Line struct {
	Comments []string // before the first move
	Moves    []Node
}

// A Node is a move with what is said about it. A zero Move is a null move, which stands in variations only.
type Node struct {
	Move       board.Move
	DrawOffer  bool // (=) beside the move; written as a comment, PGN having no sign for it
	NAGs       []uint8
	HasClock   bool
	Clock      time.Duration // %clk: left on the mover's clock
	Comments   []string
	Variations []Line // in place of this move
}

// Tag returns the value of the first tag with a name.
func (g *Game) Tag(name string) (value string, ok bool) {
	for _, t := range g.Tags {
		if t.Name == name {
			return t.Value, true
		}
	}
	return "", false
}

// SetTag sets the first tag with a name, or adds it.
func (g *Game) SetTag(name, value string) {
	for i := range g.Tags {
		if g.Tags[i].Name == name {
			g.Tags[i].Value = value
			return
		}
	}
	g.Tags = append(g.Tags, Tag{name, value})
}

// Moves returns the moves of the game without variations.
func (g *Game) Moves() []board.Move {
	list := make([]board.Move, len(g.Main.Moves))
	for i := range g.Main.Moves {
		list[i] = g.Main.Moves[i].Move
	}
	return list
}

// roster holds the seven tags that every game has, in order, with the value for what is not known.
var roster = [...]Tag{{"Event", "?"}, {"Site", "?"}, {"Date", "????.??.??"}, {"Round", "?"}, {"White", "?"}, {"Black", "?"}, {"Result", "*"}}

// Complete returns the game with the tags that PGN demands: the seven of the roster first, SetUp and FEN where it does not
// start from the usual position, Variant in Chess960.
func (g Game) Complete() Game {
	given := g.Tags
	g.Tags = make([]Tag, 0, len(given)+3)
	used := make([]bool, len(given))
	for _, want := range roster {
		tag := want
		if want.Name == "Result" {
			tag.Value = g.Result
		}
		for i := range given {
			if given[i].Name == want.Name {
				tag, used[i] = given[i], true
				break
			}
		}
		g.Tags = append(g.Tags, tag)
	}
	for i, tag := range given {
		if !used[i] {
			g.Tags = append(g.Tags, tag)
		}
	}
	if g.Start == board.Start() {
		g.Tags = slices.DeleteFunc(g.Tags, func(t Tag) bool { return t.Name == "FEN" || t.Name == "SetUp" || isVariant(t) })
		return g
	}
	if g.Start.Chess960() {
		g.SetTag("Variant", "Chess960")
	}
	g.SetTag("SetUp", "1")
	g.SetTag("FEN", g.Start.FEN())
	return g
}

func isVariant(t Tag) bool { return t.Name == "Variant" }

// variants are the values of the tag Variant for the games that Wasit knows, without case, spaces and hyphens.
var variants = map[string]bool{"": false, "standard": false, "chess": false, "normal": false, "fromposition": false,
	"chess960": true, "fischerandom": true, "fischerrandom": true, "frc": true, "960": true}

// variant tells whether a tag Variant means Chess960; ok is false for another game.
func variant(value string) (chess960, ok bool) {
	chess960, ok = variants[strings.NewReplacer(" ", "", "-", "").Replace(strings.ToLower(value))]
	return chess960, ok
}
