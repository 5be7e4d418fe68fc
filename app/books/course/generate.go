package course

import (
	"fmt"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/swiss/lot"
)

// A generator draws one task; it answers false where the lot was no good, and is asked again.
type generator func(b *Book, g *lot.Generator, i int, arg string) (*Task, bool)

var generators map[string]generator

func init() {
	generators = map[string]generator{
		"file": drawFile, "rank": drawRank, "name": drawName, "diagonal": drawDiagonal, "color": drawColor,
		"start": drawStart, "fault": drawFault, "man": drawMan, "worth": drawWorth,
		"attacked": drawSquares("attacked", 3), "hanging": drawSquares("hanging", 2), "checker": drawChecker,
		"check": drawMove("check", 4), "fly": drawEscape("fly"), "take": drawEscape("take"), "block": drawEscape("block"),
		"mate": drawMate, "state": drawState, "square": drawRunner,
		"write": drawWriting, "read": drawReading, "isolated": drawSquares("isolated", 3), "doubled": drawSquares("doubled", 4),
		"passed": drawSquares("passed", 3), "meet": drawMeeting, "bye": drawBye, "buchholz": drawBuchholz, "sonneborn": drawSonneborn,
		"start-fault": drawStartFault, "illegal-loss": drawIllegalLoss,
	}
}

// lots bounds how often a generator draws for one task.
const lots = 60000

// generate draws n different tasks.
func (b *Book) generate(name string, n int, arg string, g *lot.Generator) (tasks []*Task, err error) {
	draw := generators[name]
	if draw == nil || len(b.Games) == 0 {
		return nil, fmt.Errorf("course: no generator %q, or no games (%d) to draw from", name, len(b.Games))
	}
	seen := map[string]bool{}
	for range lots {
		if len(tasks) == n {
			return tasks, nil
		}
		t, ok := draw(b, g, len(tasks), arg)
		if !ok {
			continue
		}
		id := t.Ask + "\t" + t.Men.String() + "\t" + t.rule + "\t" + fmt.Sprint(t.Table)
		if seen[id] {
			continue
		}
		seen[id] = true
		b.hint(t)
		tasks = append(tasks, t)
	}
	return nil, fmt.Errorf("course: generator %q (%s) drew %d of %d tasks", name, arg, len(tasks), n)
}

// draw makes a task of a rule on given pieces.
func (b *Book) draw(kind Kind, ask string, men Men, pos *board.Position, rule string, args ...string) (*Task, bool) {
	t := &Task{Kind: kind, Ask: b.text("ask."+ask, args...), Men: men, HasBoard: true, Pos: pos, rule: rule, book: b}
	var err error
	switch kind {
	case TapAll, TapOne:
		t.squares, err = t.scene().squares(rule)
	case Move:
		t.moves, err = t.scene().moves(rule)
	}
	return t, err == nil
}

func pick[T any](g *lot.Generator, list []T) T { return list[g.Draw(uint64(len(list)))] }

func drawFile(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
	file := string(rune('a' + g.Draw(8)))
	return b.draw(TapAll, "file", Men{}, nil, "file:"+file, file)
}

func drawRank(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
	rank := string(rune('1' + g.Draw(8)))
	return b.draw(TapAll, "rank", Men{}, nil, "rank:"+rank, rank)
}

// drawName asks for a square by its name, seen from the side of arg.
func drawName(b *Book, g *lot.Generator, _ int, arg string) (*Task, bool) {
	name := chess.Square(g.Draw(64)).String()
	t, ok := b.draw(TapAll, "square", Men{}, nil, "square:"+name, name)
	t.FromBlack = arg == "b"
	return t, ok
}

// diagonals are those of four squares and more, by their ends.
var diagonals = []string{"a1,h8", "a2,g8", "a3,f8", "a4,e8", "a5,d8", "b1,h7", "c1,h6", "d1,h5", "e1,h4",
	"a8,h1", "a7,g1", "a6,f1", "a5,e1", "a4,d1", "b8,h2", "c8,h3", "d8,h4", "e8,h5"}

func drawDiagonal(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
	ends := pick(g, diagonals)
	return b.draw(TapAll, "diagonal", Men{}, nil, "diagonal:"+ends, ends[:2], ends[3:])
}

func drawColor(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
	sq := chess.Square(g.Draw(64))
	t := &Task{Kind: Choose, Ask: b.text("ask.color.here"), HasBoard: true, Marks: []chess.Square{sq}, rule: "color:" + sq.String(), book: b}
	return t, b.completeChoice(t, "color", sq.String()) == nil
}

func drawStart(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
	man := pick(g, []string{"wK", "wQ", "wR", "wB", "wN", "bK", "bQ", "bR", "bB", "bN"})
	return b.draw(TapAll, "start."+man, Men{}, nil, "start:"+man)
}

// drawFault exchanges two pieces of one side in the initial position.
func drawFault(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
	men, rank := startMen, 56*int(g.Draw(2))
	x, y := rank+int(g.Draw(8)), rank+int(g.Draw(8))
	men[x], men[y] = men[y], men[x]
	if men[x] == men[y] {
		return nil, false
	}
	return b.draw(TapAll, "fault", men, nil, "fault")
}

// drawMan shows a piece among others: where may it go?
func drawMan(b *Book, g *lot.Generator, i int, arg string) (*Task, bool) {
	if len(arg) != 1 || letters[arg[0]] == chess.NoPiece {
		return nil, false
	}
	man, men := letters[arg[0]], Men{}
	sq := chess.Square(g.Draw(64))
	if man.Type() == chess.Pawn && (sq.Rank() == chess.Rank1 || sq.Rank() > chess.Rank6) {
		return nil, false
	}
	men[sq] = man
	for n := range 2 * min(i, 3) { // the first stands alone
		other, at := pick(g, []chess.Piece{chess.WhitePawn, chess.BlackPawn, chess.BlackKnight, chess.BlackRook}), 8+int(g.Draw(48))
		if men[at] != chess.NoPiece || n == 0 && !men.attacks(sq).Has(chess.Square(at)) {
			return nil, false
		}
		men[at] = other
	}
	goals := men.Reach(sq)
	if man.Type() == chess.King {
		for _, to := range goals.Squares() {
			after := men
			after[sq], after[to] = chess.NoPiece, man
			if after.attackers(to, chess.Black) != 0 {
				return nil, false // the lesson on check comes later
			}
		}
	}
	if goals == 0 {
		return nil, false
	}
	t, ok := b.draw(TapAll, "moves", men, nil, "moves:"+sq.String(), b.Man(man.Type()), sq.String())
	t.Marks = []chess.Square{sq}
	return t, ok
}

// drawWorth puts up to four pieces a side against one another; a difference of one is as common as none.
func drawWorth(b *Book, g *lot.Generator, i int, _ string) (*Task, bool) {
	var men Men
	kinds := []chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight, chess.Pawn}
	sum := 0
	for side, color := range []chess.Color{chess.White, chess.Black} {
		for n := range 1 + int(g.Draw(3)) {
			kind := pick(g, kinds)
			men[24+16*side+2+n] = piece(kind, color)
			sum += values[kind] * (1 - 2*side)
		}
	}
	if abs(sum) > 2 || i%3 == 0 && sum != 0 {
		return nil, false
	}
	t := &Task{Kind: Choose, Ask: b.text("ask.worth"), Men: men, HasBoard: true, rule: "worth", book: b}
	return t, b.completeChoice(t, "worth", "") == nil
}

func piece(kind chess.PieceType, c chess.Color) chess.Piece {
	letter := manLetter(kind)[0]
	if c == chess.Black {
		letter += 'a' - 'A'
	}
	return letters[letter]
}
