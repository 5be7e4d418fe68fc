package rules_test

import (
	"fmt"

	"github.com/notnil/chess"

	"wasit/rules"
	"wasit/rules/board"
)

// play makes the moves of a game, written as the squares they lead from and to.
func play(g *rules.Game, moves ...string) rules.Ruling {
	var last rules.Ruling
	for _, text := range moves {
		pos := g.Position()
		m, err := pos.ParseMove(text)
		if err != nil {
			panic(err)
		}
		if last, err = g.Play(m, rules.Note{}); err != nil {
			panic(err)
		}
	}
	return last
}

// Checkmate ends the game; the ruling names the article.
func ExampleGame_Play() {
	g := rules.NewGame(rules.Setup{})
	r := play(g, "f2f3", "e7e5", "g2g4", "d8h4")
	fmt.Println(g.Result(), r.Article, r.Edition)
	// Output:
	// 0-1 5.1.1 E23
}

// A claim of a third repetition, made when the position stands on the board, is right and draws the game.
func ExampleGame_Claim() {
	g := rules.NewGame(rules.Setup{})
	dance := []string{"g1f3", "g8f6", "f3g1", "f6g8"}
	play(g, dance...)
	early, err := g.Claim(rules.Claim{By: chess.White, Kind: rules.Threefold})
	fmt.Println("after one round:", early.Result, early.Article, err)

	g = rules.NewGame(rules.Setup{})
	play(g, append(dance, dance...)...)
	r, err := g.Claim(rules.Claim{By: chess.White, Kind: rules.Threefold})
	fmt.Println("after two:", r.Result, r.Article, err)
	// Output:
	// after one round: * 9.5.3 <nil>
	// after two: 1/2-1/2 9.2.2 <nil>
}

// A flag falls; whether the game is lost depends on whether the opponent can still checkmate (Art. 6.9).
func ExampleGame_FlagFall() {
	for _, fen := range []string{"7k/8/8/8/8/8/8/K6R b - - 0 1", "7k/7p/8/8/8/8/8/K5N1 b - - 0 1", "7k/7q/8/8/8/8/8/K7 b - - 0 1"} {
		pos, err := board.ParseFEN(fen)
		if err != nil {
			fmt.Println(err)
			return
		}
		r, err := rules.NewGame(rules.Setup{Start: pos}).FlagFall(chess.Black)
		fmt.Println(r.Result, r.Article, err)
	}
	// Output:
	// 1-0 6.9 <nil>
	// 1-0 6.9 <nil>
	// 1/2-1/2 6.9 <nil>
}
