package course

import (
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/notation"
)

// Solution returns what is right, in words and in the letters of the language: for "show the answer" and for paper.
func (t *Task) Solution() string {
	switch t.Kind {
	case TapAll, TapOne:
		var names []string
		for _, sq := range t.squares.Squares() {
			names = append(names, sq.String())
		}
		return strings.Join(names, " ")
	case Move:
		var moves []string
		for _, m := range t.moves {
			moves = append(moves, t.book.write(t.Pos, m, notation.FIDE))
		}
		return strings.Join(moves, " · ")
	case Line, Dictate:
		return strings.Join(t.book.notate(*t.Pos, t.moves, t.form()), " ")
	case Write:
		return t.book.write(t.Pos, t.moves[0], t.form())
	case Choose:
		return t.Options[t.choice]
	case Place:
		return t.places()
	}
	return ""
}

// Notate writes the moves of a game from its beginning, short or long, in the letters of the book's language.
func (b *Book) Notate(moves []board.Move, long bool) []string {
	form := notation.FIDE
	if long {
		form = notation.Long
	}
	return b.notate(board.Start(), moves, form)
}

func (b *Book) notate(at board.Position, moves []board.Move, form notation.Form) []string {
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = b.write(&at, m, form)
		at.Make(m)
	}
	return texts
}

// places says where each piece of the supply belongs.
func (t *Task) places() string {
	var men []string
	for sq, p := range t.goal {
		if p != t.Men[sq] {
			men = append(men, t.book.Piece(p)+" "+chess.Square(sq).String())
		}
	}
	return strings.Join(men, ", ")
}

// OnPaper reports whether the task can be done on a printed sheet: with a pencil, without a partner.
func (t *Task) OnPaper() bool { return t.Kind != Partner && t.Kind != Dictate && t.Kind != Place }

// Sheet returns the tasks of a lesson for paper, numbered as they stand in the lesson; the seed is printed with them.
func (b *Book) Sheet(l *Lesson, seed Seed) (numbers []int, tasks []*Task, err error) {
	all, err := b.Tasks(l, seed)
	for i, t := range all {
		if t.OnPaper() {
			numbers, tasks = append(numbers, i+1), append(tasks, t)
		}
	}
	return numbers, tasks, err
}

// Say returns a move as it is read aloud in the language: "Kuda f3", "skakač uzima e5, šah".
func (b *Book) Say(pos *board.Position, m board.Move) string {
	var words []string
	add := func(key string, args ...string) { words = append(words, b.text("say."+key, args...)) }
	switch from := origin(pos, m); {
	case m.IsCastling() && m.IsKingside():
		add("short")
	case m.IsCastling():
		add("long")
	case m.IsCapture():
		add("takes", strings.TrimSpace(b.Man(m.Piece())+" "+from), m.To().String())
	default:
		add("moves", strings.TrimSpace(b.Man(m.Piece())+" "+from), m.To().String())
	}
	if m.Promotion() != chess.NoPieceType {
		add("becomes", b.Man(m.Promotion()))
	}
	switch next := pos.After(m); {
	case next.IsCheckmate():
		add("mate")
	case next.InCheck():
		add("check")
	}
	return strings.Join(words, ", ")
}

// origin returns as much of the square of departure as is needed to tell which piece moves (App. C.10), or "".
func origin(pos *board.Position, m board.Move) string {
	var list board.MoveList
	twin, file, rank := false, false, false
	for _, o := range pos.Moves(&list) {
		if o.To() != m.To() || o.Piece() != m.Piece() || o.From() == m.From() {
			continue
		}
		twin = true
		file = file || o.From().File() == m.From().File()
		rank = rank || o.From().Rank() == m.From().Rank()
	}
	name := m.From().String()
	switch {
	case m.Piece() == chess.Pawn && m.IsCapture():
		return name[:1]
	case !twin || m.IsCastling():
		return ""
	case !file:
		return name[:1]
	case !rank:
		return name[1:]
	}
	return name
}
