package mate

import (
	"context"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// enumerate visits every position that can arise, without help from the package; complete is false beyond most positions.
func enumerate(p board.Position, side chess.Color, most int) (mate, complete bool) {
	seen := map[board.Packed]bool{p.Pack(): true}
	queue := []board.Position{p}
	var list board.MoveList
	for len(queue) > 0 {
		q := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		moves := q.Moves(&list)
		if len(moves) == 0 && q.InCheck() && q.Turn() != side {
			return true, true
		}
		for _, m := range moves {
			next := q.After(m)
			if packed := next.Pack(); !seen[packed] {
				if len(seen) == most {
					return false, false
				}
				seen[packed] = true
				queue = append(queue, next)
			}
		}
	}
	return false, true
}

// A draw puts men on a board at random.
type draw struct {
	random  *rand.Rand
	squares [64]byte
}

func (d *draw) put(men string, low, high int) {
	for _, c := range []byte(men) {
		for {
			sq := low + d.random.IntN(high-low)
			if d.squares[sq] == 0 {
				d.squares[sq] = c
				break
			}
		}
	}
}

func (d *draw) fen(rest string) string {
	var b strings.Builder
	for rank := 7; rank >= 0; rank-- {
		for file := range 8 {
			if c := d.squares[rank*8+file]; c != 0 {
				b.WriteByte(c)
			} else {
				b.WriteByte('1')
			}
		}
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	text := b.String()
	for n := 8; n > 1; n-- {
		text = strings.ReplaceAll(text, strings.Repeat("1", n), string(rune('0'+n)))
	}
	return text + " " + rest
}

// drawWall takes the pawns of a closed golden position and puts kings and perhaps a piece among them anew; sometimes a pawn
// goes.
func drawWall(random *rand.Rand, walls []board.Position) string {
	d := draw{random: random}
	wall := &walls[random.IntN(len(walls))]
	for _, sq := range wall.Pieces(chess.White, chess.Pawn).Squares() {
		d.squares[sq] = 'P'
	}
	for _, sq := range wall.Pieces(chess.Black, chess.Pawn).Squares() {
		d.squares[sq] = 'p'
	}
	if random.IntN(3) == 0 {
		pawns := (wall.Pieces(chess.White, chess.Pawn) | wall.Pieces(chess.Black, chess.Pawn)).Squares()
		d.squares[pawns[random.IntN(len(pawns))]] = 0
	}
	d.put("Kk", 0, 64)
	d.put([]string{"", "", "B", "b"}[random.IntN(4)], 0, 64)
	return d.fen([]string{"w", "b"}[random.IntN(2)] + " - - 0 1")
}

// drawCastling draws pawns that stop each other behind kings and rooks that may still castle, as in Chess960.
func drawCastling(random *rand.Rand) string {
	d := draw{random: random}
	files := random.Perm(8)[:3]
	king, left, right := files[0], files[1], files[2]
	rights := ""
	for _, side := range []string{"White", "Black"} {
		rank, letters := 0, "KR"
		if side == "Black" {
			rank, letters = 56, "kr"
		}
		if random.IntN(3) > 0 {
			d.put(letters[:1], rank, rank+8)
			continue
		}
		d.squares[rank+king] = letters[0]
		for _, rook := range []int{left, right} {
			onlyOne := (rook < king) != (left < king) || rook == left
			if random.IntN(2) == 0 && onlyOne {
				d.squares[rank+rook] = letters[1]
				rights += string(letters[0] - 'K' + 'A' + byte(rook))
			}
		}
	}
	if rights == "" {
		rights = "-"
	}
	for file := range 8 {
		d.squares[8+file], d.squares[16+file] = 'P', 'p'
		d.squares[48+file] = 0
	}
	return d.fen("w " + rights + " - 0 1")
}

// TestEnumeration compares answers with visiting everything, wherever that is possible.
func TestEnumeration(t *testing.T) {
	positions, most := 700, 6000
	if os.Getenv("WASIT_LONG") != "" {
		positions, most = 20000, 30000
	}
	var walls []board.Position
	for _, row := range goldenRows(t) {
		if !row.winnable && row.proof == "exhaustive" && row.pos.Pieces(chess.White, chess.Pawn) != 0 {
			walls = append(walls, row.pos)
		}
	}
	random := rand.New(rand.NewPCG(6, 9))
	counts := map[Proof]int{}
	for i := range positions {
		fen := drawWall(random, walls)
		if i%3 == 0 {
			fen = drawCastling(random)
		}
		p, err := board.ParseChess960(fen)
		if err != nil {
			continue // kings side by side, or the wrong one in check
		}
		for _, side := range [2]chess.Color{chess.White, chess.Black} {
			compareWithEnumeration(t, p, side, most, counts)
		}
	}
	t.Logf("compared: %v", counts)
	if counts[Blocked] < 50 || counts[Exhausted] < 2 {
		t.Errorf("too few compared: %v", counts)
	}
}

func compareWithEnumeration(t *testing.T, p board.Position, side chess.Color, most int, counts map[Proof]int) {
	t.Helper()
	answer := CanMate(context.Background(), &p, side, Budget{Positions: 10 * most})
	if answer.Verdict == Yes {
		replay(t, p, side, answer.Line)
		return // proved by its line
	}
	mate, complete := enumerate(p, side, most)
	switch {
	case !mate && !complete:
		return
	case mate && answer.Verdict == No:
		t.Errorf("%s %s: no, %s; but there is a mate", p.FEN(), side.Name(), answer.Proof)
	case !mate && answer.Verdict != No:
		t.Errorf("%s %s: verdict %d, but there is no mate", p.FEN(), side.Name(), answer.Verdict)
	}
	counts[answer.Proof]++
	if isBlocked(&p, side) && mate {
		t.Errorf("%s %s: blocked, but there is a mate", p.FEN(), side.Name())
	}
	// What the search exhausts must agree as well where another proof was quicker.
	s := newSearch(&p, side, Budget{Positions: 10 * most})
	if got := s.run(context.Background()); (got.Verdict == Yes) != mate {
		t.Errorf("%s %s: the search says %d", p.FEN(), side.Name(), got.Verdict)
	}
}
