package trf

import (
	"fmt"
	"strings"
	"testing"

	"wasit/swiss"
)

// bigEvent is a file of n players in as many rounds, every game a draw.
func bigEvent(n, rounds int) []byte {
	d := &Document{Name: "Big", Rounds: rounds, InitialColor: swiss.White}
	for i := range n {
		p := Player{TPN: swiss.TPN(i + 1), Name: fmt.Sprintf("Player, Number %d ž", i+1), Rating: 2800 - i/2, HasPoints: true, Points: swiss.Points(5 * rounds), Rank: i + 1}
		for r := range rounds {
			// In round r the even numbers meet the odd ones, moved on by r.
			opponent, color := (i+1+2*r)%n, swiss.White
			if i%2 == 1 {
				opponent, color = ((i-1-2*r)%n+n)%n, swiss.Black
			}
			p.Rounds = append(p.Rounds, swiss.Entry{Outcome: swiss.Draw, Opponent: swiss.TPN(opponent + 1), Color: color})
		}
		d.Players = append(d.Players, p)
	}
	text, _ := d.Encode(WriteOptions{})
	return text
}

func BenchmarkRead300x11(b *testing.B)  { benchmarkRead(b, bigEvent(300, 11)) }
func BenchmarkRead2000x30(b *testing.B) { benchmarkRead(b, bigEvent(2000, 30)) }

func BenchmarkReadUnknownLines10MB(b *testing.B) {
	benchmarkRead(b, append(bigEvent(10, 3), strings.Repeat(strings.Repeat("x", 99)+"\n", 100_000)...))
}

func benchmarkRead(b *testing.B, data []byte) {
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		if _, _, warns, err := ReadTournament(data, Options{}); err != nil || len(warns) > 0 {
			b.Fatal(err, warns)
		}
	}
}

func BenchmarkWrite300x11(b *testing.B) {
	doc, _, err := readForm(bigEvent(300, 11), Options{})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		doc.Encode(WriteOptions{})
	}
}
