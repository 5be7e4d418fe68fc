package rules

import (
	"testing"

	"wasit/rules/board"
	"wasit/rules/notation"
)

// BenchmarkGameFromSAN reads and plays the golden games from the usual start, given in us for 100 moves: the budget is 300, five
// times that in WASM. "watched" looks for dead positions by search as well, in games with more endings than people play.
func BenchmarkGameFromSAN(b *testing.B) {
	var games [][]string
	plies := 0
	for _, g := range readGoldenGames(b) {
		if g.game.Start != board.Start() {
			continue
		}
		pos := g.game.Start
		var texts []string
		for _, m := range g.game.Moves() {
			texts = append(texts, notation.WriteSAN(&pos, m))
			pos = pos.After(m)
		}
		games = append(games, texts)
		plies += len(texts)
	}
	for name, watch := range map[string]MateProver{"material": Material, "watched": nil} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for _, texts := range games {
					playAll(b, texts, watch)
				}
			}
			b.ReportMetric(b.Elapsed().Seconds()*1e6/float64(b.N)/float64(plies)*200, "us/100moves")
		})
	}
}

func playAll(b *testing.B, texts []string, watch MateProver) {
	g := NewGame(Setup{Edition: Latest(), Watch: watch})
	for _, text := range texts {
		pos := g.Position()
		r, err := notation.Parse(&pos, text, notation.English)
		if err != nil {
			b.Fatal(err)
		}
		if ruling, err := g.Play(r.Move, Note{}); err != nil {
			b.Fatal(err)
		} else if ruling.Ends() {
			return
		}
	}
}
