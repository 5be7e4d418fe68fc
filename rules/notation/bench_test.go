package notation

import (
	"testing"
	"time"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// sanGame returns the longest golden game of standard chess from the usual start, in SAN.
func sanGame(b *testing.B) (texts []string) {
	b.Helper()
	c, err := ReadPGN(readGolden(b))
	if err != nil {
		b.Fatal(err)
	}
	for _, g := range c.Games {
		if g.Start != board.Start() || len(g.Main.Moves) < len(texts) {
			continue
		}
		texts = texts[:0]
		pos := g.Start
		for _, m := range g.Moves() {
			texts = append(texts, WriteSAN(&pos, m))
			pos = pos.After(m)
		}
	}
	return texts
}

func per100Moves(b *testing.B, plies int) {
	b.ReportMetric(b.Elapsed().Seconds()*1e6/float64(b.N)/float64(plies)*200, "us/100moves")
}

// BenchmarkSAN reads a game move by move; the budget is 300 us for 100 moves, five times that in WASM.
func BenchmarkSAN(b *testing.B) {
	texts := sanGame(b)
	b.ReportAllocs()
	for b.Loop() {
		pos := board.Start()
		for _, text := range texts {
			r, err := Parse(&pos, text, English)
			if err != nil {
				b.Fatal(err)
			}
			pos.Make(r.Move)
		}
	}
	per100Moves(b, len(texts))
}

// BenchmarkSANLibrary is the same with notnil/chess, the yardstick.
func BenchmarkSANLibrary(b *testing.B) {
	texts := sanGame(b)
	b.ReportAllocs()
	for b.Loop() {
		pos := chess.StartingPosition()
		for _, text := range texts {
			m, err := chess.AlgebraicNotation{}.Decode(pos, text)
			if err != nil {
				b.Fatal(err)
			}
			pos = pos.Update(m)
		}
	}
	per100Moves(b, len(texts))
}

// BenchmarkWriteSAN writes a game move by move.
func BenchmarkWriteSAN(b *testing.B) {
	c, err := ReadPGN(readGolden(b))
	if err != nil {
		b.Fatal(err)
	}
	moves := c.Games[0].Moves()
	var room [16]byte
	b.ReportAllocs()
	for b.Loop() {
		pos := c.Games[0].Start
		for _, m := range moves {
			_ = Style{Language: English, Form: SAN}.Append(room[:0], &pos, m)
			pos.Make(m)
		}
	}
	per100Moves(b, len(moves))
}

// BenchmarkReadPGN reads the golden file of 200 games.
func BenchmarkReadPGN(b *testing.B) {
	data := readGolden(b)
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	started := time.Now()
	for b.Loop() {
		if c, err := ReadPGN(data); err != nil || len(c.Games) != 200 {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)*200/time.Since(started).Seconds(), "games/s")
}
