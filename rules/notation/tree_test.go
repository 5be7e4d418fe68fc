package notation

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"wasit/rules/board"
)

// treeOf is the game of a movetext.
func treeOf(t testing.TB, text string) Game {
	t.Helper()
	return mustRead(t, "[Result \"*\"]\n\n"+text+" *\n").Games[0]
}

// movetext is what a line comes to on paper.
func movetext(l Line) string {
	return Style{Language: English}.WriteLine(board.Start(), &l)
}

// TestTree: moves are added behind any place, cut away with what follows, and variations change places with their line, at every depth.
func TestTree(t *testing.T) {
	const text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 {Alapin} 2... Nf6) 2... d6) (1... e6 $1 2. d4) 2. Nf3"
	for _, c := range []struct {
		name string
		do   func(Line) (Line, Path)
		want string
		at   Path
	}{
		{"at the end", add(Path{2}, "b8c6"), "1. e4 e5 (1... c5 2. Nf3 (2. c3 {Alapin} 2... Nf6) 2... d6) (1... e6! 2. d4) 2. Nf3 Nc6", Path{3}},
		{"the same again", add(Path{0}, "e7e5"), "1. e4 e5 (1... c5 2. Nf3 (2. c3 {Alapin} 2... Nf6) 2... d6) (1... e6! 2. d4) 2. Nf3", Path{1}},
		{"into a variation that stands", add(Path{0}, "e7e6"), "1. e4 e5 (1... c5 2. Nf3 (2. c3 {Alapin} 2... Nf6) 2... d6) (1... e6! 2. d4) 2. Nf3", Path{1, 1, 0}},
		{"a new one", add(Path{0}, "d7d5"), "1. e4 e5 (1... c5 2. Nf3 (2. c3 {Alapin} 2... Nf6) 2... d6) (1... e6! 2. d4) (1... d5) 2. Nf3", Path{1, 2, 0}},
		{"before the first", add(Path{-1}, "d2d4"), "1. e4 (1. d4) 1... e5 (1... c5 2. Nf3 (2. c3 {Alapin} 2... Nf6) 2... d6) (1... e6! 2. d4) 2. Nf3", Path{0, 0, 0}},
		{"within a variation", add(Path{1, 0, 1, 0, 0}, "d7d5"), "1. e4 e5 (1... c5 2. Nf3 (2. c3 {Alapin} 2... Nf6 (2... d5)) 2... d6) (1... e6! 2. d4) 2. Nf3", Path{1, 0, 1, 0, 1, 0, 0}},
		{"cut the tail", cut(Path{1, 0, 1}), "1. e4 e5 (1... c5) (1... e6! 2. d4) 2. Nf3", Path{1, 0, 0}},
		{"cut a variation", cut(Path{1, 0, 0}), "1. e4 e5 (1... e6! 2. d4) 2. Nf3", Path{0}},
		{"cut a nested one", cut(Path{1, 0, 1, 0, 0}), "1. e4 e5 (1... c5 2. Nf3 d6) (1... e6! 2. d4) 2. Nf3", Path{1, 0, 0}},
		{"promote the second", promoted(Path{1, 1, 1}), "1. e4 e6! (1... e5 2. Nf3) (1... c5 2. Nf3 (2. c3 {Alapin} 2... Nf6) 2... d6) 2. d4", Path{2}},
		{"promote a nested one", promoted(Path{1, 0, 1, 0, 1}), "1. e4 e5 (1... c5 2. c3 {Alapin} (2. Nf3 d6) 2... Nf6) (1... e6! 2. d4) 2. Nf3", Path{1, 0, 2}},
		{"no variation", promoted(Path{1}), "1. e4 e5 (1... c5 2. Nf3 (2. c3 {Alapin} 2... Nf6) 2... d6) (1... e6! 2. d4) 2. Nf3", Path{1}},
	} {
		g := treeOf(t, text)
		before := g.Main.Clone()
		got, at := c.do(g.Main)
		if movetext(got) != c.want || !slices.Equal(at, c.at) {
			t.Errorf("%s:\n%s at %v, want\n%s at %v", c.name, movetext(got), at, c.want, c.at)
		}
		if !reflect.DeepEqual(g.Main, before) {
			t.Errorf("%s: the line it began with was changed", c.name)
		}
		checkRereads(t, []Game{{Start: g.Start, Result: "*", Main: got}})
	}
}

func add(p Path, move string) func(Line) (Line, Path) {
	return func(l Line) (Line, Path) {
		pos := l.PositionAt(board.Start(), p)
		m, err := pos.ParseMove(move)
		if err != nil {
			panic(err)
		}
		return l.Add(p, m)
	}
}

func cut(p Path) func(Line) (Line, Path) { return func(l Line) (Line, Path) { return l.Cut(p) } }

func promoted(p Path) func(Line) (Line, Path) {
	return func(l Line) (Line, Path) { return l.Promote(p) }
}

// TestTreePlaces: the position at a place is that of its moves; steps go back to the start and on to the end of the line.
func TestTreePlaces(t *testing.T) {
	g := treeOf(t, "1. e4 e5 (1... c5 2. Nf3 (2. -- e6 3. c3) 2... d6) 2. Nf3")
	for _, c := range []struct {
		at   Path
		want string
		prev Path
	}{
		{Path{-1}, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", Path{-1}},
		{Path{0}, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b", Path{-1}},
		{Path{1, 0, 0}, "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w", Path{0}},
		{Path{1, 0, 2}, "rnbqkbnr/pp2pppp/3p4/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R w", Path{1, 0, 1}},
		{Path{1, 0, 1, 0, 0}, "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR b", Path{1, 0, 0}},
		{Path{1, 0, 1, 0, 2}, "rnbqkbnr/pp1p1ppp/4p3/2p5/4P3/2P5/PP1P1PPP/RNBQKBNR b", Path{1, 0, 1, 0, 1}},
	} {
		pos := g.Main.PositionAt(board.Start(), c.at)
		if fen := pos.FEN(); !strings.HasPrefix(fen, c.want+" ") {
			t.Errorf("at %v stands %s", c.at, fen)
		}
		if prev := c.at.Prev(); !slices.Equal(prev, c.prev) {
			t.Errorf("before %v is %v, want %v", c.at, prev, c.prev)
		}
	}
	if next, ok := g.Main.Next(Path{1, 0, 1, 0, 1}); !ok || !slices.Equal(next, Path{1, 0, 1, 0, 2}) {
		t.Errorf("the next is %v", next)
	}
	for _, bad := range []Path{{}, {0, 0}, {7}, {1, 3, 0}, {1, 0, 9}, {-2}} {
		if g.Main.At(bad) != nil {
			t.Errorf("%v leads somewhere", bad)
		}
	}
	if _, ok := g.Main.Next(Path{1, 0, 2}); ok {
		t.Error("behind the end of a variation there is more")
	}
}
