package course

import (
	"slices"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/swiss/lot"
)

// position draws a position out of the book's games, with up to two moves more that nobody has played.
func (b *Book) position(g *lot.Generator) board.Position {
	game := pick(g, b.Games)
	pos := board.Start()
	for _, m := range game.Moves[:g.Draw(uint64(len(game.Moves)))] {
		pos.Make(m)
	}
	for range g.Draw(3) {
		var list board.MoveList
		if moves := pos.Moves(&list); len(moves) > 0 {
			pos.Make(pick(g, moves))
		}
	}
	return pos
}

// drawSquares asks for the pieces of the side not to move that a rule finds, one to most of them.
func drawSquares(rule string, most int) generator {
	return func(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
		pos := b.position(g)
		color := "w"
		if pos.Turn() == chess.White {
			color = "b"
		}
		if pos.InCheck() {
			return nil, false
		}
		t, ok := b.draw(TapAll, rule+"."+color, menOf(&pos), &pos, rule+":"+color)
		return t, ok && t.squares.Count() <= most
	}
}

func drawChecker(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
	pos := b.position(g)
	return b.draw(TapAll, "checker", menOf(&pos), &pos, "checkers")
}

// drawMove asks for a move of a rule, where at most so many do.
func drawMove(rule string, most int) generator {
	return func(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
		pos := b.position(g)
		t, ok := b.draw(Move, rule, menOf(&pos), &pos, rule)
		return t, ok && len(t.moves) <= most && !pos.InCheck()
	}
}

func drawEscape(rule string) generator {
	return func(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
		pos := b.position(g)
		if !pos.InCheck() {
			return nil, false
		}
		t, ok := b.draw(Move, "escape."+rule, menOf(&pos), &pos, rule)
		return t, ok && len(t.moves) <= 3
	}
}

// sparse puts pieces by their letters on drawn squares, White to move unless the letters end in "b".
func sparse(g *lot.Generator, men, turn string) (*board.Position, bool) {
	var m Men
	for i := range len(men) {
		sq := int(g.Draw(64))
		if men[i] == 'k' && g.Draw(4) > 0 {
			sq = int(g.Draw(8)) + 56 // kings are mated at the edge
		}
		if m[sq] != chess.NoPiece || (men[i] == 'P' || men[i] == 'p') && (sq < 8 || sq > 55) {
			return nil, false
		}
		m[sq] = letters[men[i]]
	}
	pos, err := board.ParseFEN(m.String() + " " + turn + " - - 0 1")
	return &pos, err == nil
}

var mating = []string{"kKQ", "kKR", "kKRR", "kpKQ", "kppKR", "kppKRN", "krpKQB", "kbKQN", "kqpKRRN", "knpKQP", "krppKQR"}

// drawMate draws a position with one mate in one and no second.
func drawMate(b *Book, g *lot.Generator, i int, _ string) (*Task, bool) {
	pos, ok := sparse(g, mating[i%len(mating)], "w")
	if !ok || pos.InCheck() {
		return nil, false
	}
	t, ok := b.draw(Move, "mate", menOf(pos), pos, "mate")
	return t, ok && len(t.moves) == 1
}

// drawState draws mate, stalemate, check and none of them in turn.
func drawState(b *Book, g *lot.Generator, i int, _ string) (*Task, bool) {
	pos, ok := sparse(g, pick(g, []string{"kKQ", "kKQP", "kKR", "kKRR", "kKRP", "kKRB"}), "b")
	if !ok {
		return nil, false
	}
	t := &Task{Kind: Choose, Ask: b.text("ask.state"), Men: menOf(pos), HasBoard: true, Pos: pos, rule: "state", book: b}
	return t, b.completeChoice(t, "state", "") == nil && t.choice == i%4
}

// drawRunner draws a pawn that runs alone and a king that hunts it.
func drawRunner(b *Book, g *lot.Generator, i int, _ string) (*Task, bool) {
	pos, ok := sparse(g, "kKP", pick(g, []string{"w", "b"}))
	if !ok || pos.InCheck() {
		return nil, false
	}
	pawn, own := pos.Pieces(chess.White, chess.Pawn).First(), pos.King(chess.White)
	between := abs(int(own.File()) - int(pawn.File()))
	if between < 4 || own.Rank() > chess.Rank2 || pawn.Rank() > chess.Rank5 || pos.Attackers(pawn, chess.Black) != 0 {
		return nil, false
	}
	t := &Task{Kind: Choose, Ask: b.text("ask.square"), Men: menOf(pos), HasBoard: true, Pos: pos, rule: "square", book: b}
	t.Ask = b.text("ask.runs." + map[chess.Color]string{chess.White: "w", chess.Black: "b"}[pos.Turn()])
	return t, b.completeChoice(t, "square", "") == nil && t.choice == i%2
}

// written says which moves a lesson on writing wants.
var written = map[string]func(pos *board.Position, m board.Move) bool{
	"plain":   func(pos *board.Position, m board.Move) bool { return quiet(pos, m) && alone(pos, m) },
	"pawn":    func(pos *board.Position, m board.Move) bool { return quiet(pos, m) && m.Piece() == chess.Pawn },
	"capture": func(pos *board.Position, m board.Move) bool { return m.IsCapture() && !checks(pos, m) && alone(pos, m) },
	"check":   func(pos *board.Position, m board.Move) bool { return checks(pos, m) && alone(pos, m) },
	"two": func(pos *board.Position, m board.Move) bool {
		return m.Piece() != chess.Pawn && m.Piece() != chess.King && !alone(pos, m) && !checks(pos, m)
	},
	"long": func(pos *board.Position, m board.Move) bool { return !m.IsCastling() && !checks(pos, m) },
	"all":  func(*board.Position, board.Move) bool { return true },
}

func checks(pos *board.Position, m board.Move) bool { next := pos.After(m); return next.InCheck() }

func quiet(pos *board.Position, m board.Move) bool {
	return !m.IsCapture() && !m.IsCastling() && m.Promotion() == chess.NoPieceType && !checks(pos, m)
}

// alone reports whether no other piece of the kind can make the move.
func alone(pos *board.Position, m board.Move) bool {
	var list board.MoveList
	for _, o := range pos.Moves(&list) {
		if o.To() == m.To() && o.Piece() == m.Piece() && o.From() != m.From() && m.Piece() != chess.Pawn {
			return false
		}
	}
	return !m.IsCastling()
}

// drawLegal draws a legal move of the kind wanted.
func (b *Book) drawLegal(g *lot.Generator, arg string) (*board.Position, board.Move, bool) {
	pos := b.position(g)
	want := written[arg]
	var list board.MoveList
	moves := slices.DeleteFunc(slices.Clone(pos.Moves(&list)), func(m board.Move) bool { return want == nil || !want(&pos, m) })
	if len(moves) == 0 {
		return nil, 0, false
	}
	return &pos, pick(g, moves), true
}

func drawWriting(b *Book, g *lot.Generator, _ int, arg string) (*Task, bool) {
	pos, m, ok := b.drawLegal(g, arg)
	if !ok {
		return nil, false
	}
	rule := "short"
	if arg == "long" {
		rule = "long"
	}
	t := &Task{Kind: Write, Ask: b.text("ask.write." + rule), Men: menOf(pos), HasBoard: true, Pos: pos, Shown: m, Long: rule == "long", book: b}
	t.moves = []board.Move{m}
	return t, true
}

func drawReading(b *Book, g *lot.Generator, _ int, arg string) (*Task, bool) {
	pos, m, ok := b.drawLegal(g, arg)
	if !ok {
		return nil, false
	}
	t := &Task{Kind: Move, Ask: b.text("ask.read", b.write(pos, m, 0)), Men: menOf(pos), HasBoard: true, Pos: pos, rule: "read", book: b}
	t.moves = []board.Move{m}
	return t, true
}
