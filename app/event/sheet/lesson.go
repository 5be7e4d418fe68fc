package sheet

import (
	"strconv"

	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/words/i18n"
	"wasit/rules/board"
)

// perLeaf is how many tasks stand on a leaf: two a row, each with its diagram.
const perLeaf = 6

// A Lesson is a sheet of tasks for a pencil, with the solutions on a leaf of their own.
type Lesson struct {
	Lang    i18n.Lang
	Book    *course.Book
	Lesson  *course.Lesson
	Seed    course.Seed // printed, so that the same sheet can be had again
	Printed string      // the day, in words
}

// Make lays the sheet out; pages is 0 where the lesson has nothing for paper.
func (s Lesson) Make() (html string, pages int, err error) {
	numbers, tasks, err := s.Book.Sheet(s.Lesson, s.Seed)
	if err != nil || len(tasks) == 0 {
		return "", 0, err
	}
	leaves := (len(tasks)+perLeaf-1)/perLeaf + 1
	w := &Writer{}
	w.openWith("div", "paper", attr{"lang", s.Lang.Tag()})
	for page := range leaves - 1 {
		from, to := page*perLeaf, min((page+1)*perLeaf, len(tasks))
		s.leaf(w, s.Lesson.Title, page+1, leaves, func() {
			w.el("p", "lt__who", s.Book.Phrase("paper.name"))
			w.in("div", "lts", func() {
				for i := from; i < to; i++ {
					s.task(w, numbers[i], tasks[i])
				}
			})
		})
	}
	s.leaf(w, s.Book.Phrase("paper.solutions", s.Lesson.Title), leaves, leaves, func() {
		w.in("ol", "ltsol", func() {
			for i, t := range tasks {
				w.openWith("li", "", attr{"value", strconv.Itoa(numbers[i])})
				w.text(t.Solution())
				w.end("li")
			}
		})
	})
	w.end("div")
	return w.String(), leaves, nil
}

func (s Lesson) leaf(w *Writer, title string, page, of int, body func()) {
	w.in("div", "leafbox", func() {
		w.openWith("section", "a4", attr{"aria-label", s.Lang.T(textSheetPage, s.Lang.Int(page), s.Lang.Int(of))})
		w.in("header", "hd hd--one", func() {
			w.in("div", "", func() {
				w.el("h2", "hd__t", title)
				w.el("p", "", s.Book.Phrase("paper.seed", s.Seed.String()))
			})
		})
		body()
		w.in("footer", "ft", func() {
			w.el("span", "", s.Lang.T(textSheetPrinted, s.Printed))
			w.el("span", "", appName)
			w.el("span", "", s.Lang.T(textSheetPage, s.Lang.Int(page), s.Lang.Int(of)))
		})
		w.end("section")
	})
}

// task writes a task with what is to be looked at, the answers to choose from, or a line to write on.
func (s Lesson) task(w *Writer, number int, t *course.Task) {
	w.in("div", "lt", func() {
		w.in("p", "lt__q", func() {
			w.el("b", "", strconv.Itoa(number)+". ")
			w.text(t.Ask)
		})
		if t.HasBoard {
			diagram(w, t)
		}
		if len(t.Table) > 0 {
			pupilTable(w, t.Table)
		}
		if len(t.Options) == 0 {
			w.el("p", "lt__a", "")
			return
		}
		w.in("ul", "lt__o", func() {
			for _, o := range t.Options {
				w.el("li", "", o)
			}
		})
	})
}

func pupilTable(w *Writer, table [][]string) {
	w.in("table", "lt__t", func() {
		for i, row := range table {
			cell := markup("td")
			if i == 0 {
				cell = "th"
			}
			w.in("tr", "", func() {
				for _, text := range row {
					w.el(cell, "", text)
				}
			})
		}
	})
}

// figurines are the pieces as print has them: outlined for White, full for Black.
var figurines = [...]string{chess.NoPieceType: "", chess.King: "♔♚", chess.Queen: "♕♛", chess.Rook: "♖♜", chess.Bishop: "♗♝", chess.Knight: "♘♞", chess.Pawn: "♙♟"}

func figurine(p chess.Piece) string {
	both := []rune(figurines[p.Type()])
	if p.Color() == chess.Black {
		return string(both[1])
	}
	return string(both[0])
}

// diagram draws the board as a picture: printers leave out the backgrounds of a page, not those of a picture.
func diagram(w *Writer, t *course.Task) {
	w.openWith("svg", "lt__b", attr{"viewBox", "0 0 88 88"}, attr{"role", "img"}, attr{"aria-label", t.Men.String()})
	for i := range 64 {
		sq := chess.Square(i)
		x, y := diagramPlace(sq, t.FromBlack)
		fill := "#fff"
		if !board.LightSquares.Has(sq) {
			fill = "#c8c8c8"
		}
		w.openWith("rect", "", attr{"x", strconv.Itoa(x)}, attr{"y", strconv.Itoa(y)}, attr{"width", "10"}, attr{"height", "10"}, attr{"fill", fill})
		w.end("rect")
		if p := t.Men[sq]; p != chess.NoPiece {
			svgText(w, x+5, y+8, "9", figurine(p))
		}
	}
	for i := range 8 {
		x, _ := diagramPlace(chess.Square(i), t.FromBlack)
		_, y := diagramPlace(chess.Square(8*i), t.FromBlack)
		svgText(w, x+5, 87, "5", string(rune('a'+i)))
		svgText(w, 3, y+7, "5", string(rune('1'+i)))
	}
	w.openWith("rect", "", attr{"x", "6"}, attr{"y", "1"}, attr{"width", "80"}, attr{"height", "80"}, attr{"fill", "none"}, attr{"stroke", "#000"})
	w.end("rect")
	w.end("svg")
	if t.Pos != nil {
		class := markup("d")
		if t.Pos.Turn() == chess.Black {
			class = "d d-b"
		}
		w.el("span", class, "")
	}
}

func svgText(w *Writer, x, y int, size, text string) {
	w.openWith("text", "", attr{"x", strconv.Itoa(x)}, attr{"y", strconv.Itoa(y)}, attr{"font-size", size}, attr{"text-anchor", "middle"})
	w.text(text)
	w.end("text")
}

func diagramPlace(sq chess.Square, fromBlack bool) (x, y int) {
	file, rank := int(sq.File()), int(sq.Rank())
	if fromBlack {
		file, rank = 7-file, 7-rank
	}
	return 6 + 10*file, 1 + 10*(7-rank)
}

// A PartDone is what a learner's certificate is given for.
type PartDone struct {
	Name string // of the learner
	Part int
	Day  string // in words
}

// CertificatesOfParts makes a leaf for each, to be signed by the coach.
func CertificatesOfParts(l i18n.Lang, b *course.Book, list []PartDone) (html string, pages int) {
	w := &Writer{}
	w.openWith("div", "paper", attr{"lang", l.Tag()})
	for _, c := range list {
		if c.Part < 1 || c.Part > len(b.Parts) {
			continue
		}
		pages++
		w.in("div", "leafbox", func() {
			w.in("section", "cert", func() {
				w.in("div", "cert__in", func() {
					w.el("h2", "cert__t", l.T(i18n.CertTitle))
					w.el("p", "", l.T(textCertGiven))
					w.el("b", "cert__n", c.Name)
					w.el("p", "", b.Phrase("paper.done", strconv.Itoa(c.Part)))
					w.el("b", "cert__p", b.Parts[c.Part-1].Title)
					w.el("p", "", c.Day)
					w.in("p", "lt__sign", func() { w.text(b.Phrase("paper.coach")) })
				})
			})
		})
	}
	w.end("div")
	return w.String(), pages
}
