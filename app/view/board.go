package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Board is a chess board: a diagram, or with Act one whose squares can be touched.
type Board struct {
	ID       string
	Cells    phrase.Cells
	Flip     bool // Black at the bottom
	Label    string
	Last     []int    // squares of the last move: where it began, where it ended
	Touched  []int    // squares that a hand has touched
	Feared   []int    // who attacks, or what stands in the way
	Good     []int    // right: a frame and a tick
	Bad      []int    // wrong: a frame and a cross
	Named    bool     // the squares in Bad say their names
	Check    []int    // kings in check
	Threats  [][2]int // arrows of what is to be feared
	Selected int      // square taken in hand, -1 none
	Targets  []int    // where it may go
	Arrows   [][2]int
	Cursor   int  // the one square in the order of the tab key; used with Act
	Lift     bool // its pieces can be carried; the messages of Act know what that means
	// Act says what touching a square does; nil makes the board a diagram.
	Act func(square int) session.Msg
}

// Board draws b. Squares are named for screen readers: "e4, white knight".
func (v *V) Board(b Board) app.UI {
	rows := b.rows(v.Lang)
	rows = append(rows, app.Elem("svg").XMLNS(svg).Attr("class", "bd__h").Attr("viewBox", "0 0 80 80").Aria("hidden", "true").Body(
		app.Elem("use").XMLNS(svg).Attr("href", "#hatch"))) // the dark squares on paper
	if len(b.Arrows)+len(b.Threats) > 0 {
		rows = append(rows, app.Raw(arrows(b)))
	}
	role := "img"
	if b.Act != nil {
		role = "grid"
		v.lifts = v.lifts || b.Lift
		v.Series("sq-", func(name string) session.Msg {
			if sq, ok := phrase.SquareOf(name); ok {
				return b.Act(sq)
			}
			return nil
		})
	}
	e := app.Div().Class("bd").Attr("role", role).Aria("label", b.Label).Body(rows...)
	if b.ID != "" {
		e = e.ID(b.ID)
	}
	return e
}

// rows are the eight rows of squares, that at the top of the screen first.
func (b Board) rows(l i18n.Lang) []app.UI {
	marks := b.marks()
	rows := make([]app.UI, 8, 10)
	for y := range rows {
		r := &row{Lang: l, Image: b.Act == nil, First: uint8((7 - y) * 8), Flip: b.Flip}
		if b.Flip {
			r.First = uint8(y * 8)
		}
		for x := range r.Men {
			sq := r.at(x)
			r.Men[x], r.Marks[x] = b.Cells[sq], marks[sq]
			if y == 7 {
				r.Marks[x] |= markFile
			}
		}
		r.Marks[0] |= markRank
		rows[y] = r
	}
	return rows
}

// row is a rank of a board, as a component of its own: a move changes two or three of the eight, and the others, which are equal to what
// stands there, are not even made again.
type row struct {
	app.Compo

	Lang  i18n.Lang
	Image bool     // of a diagram, which is one image: it has no rows
	First uint8    // square of the a-file
	Flip  bool     // the h-file at the left
	Men   [8]uint8 // from the left, see square
	Marks [8]marks
}

// at is a square of the row, counted from the left.
func (r *row) at(x int) int {
	if r.Flip {
		x = 7 - x
	}
	return int(r.First) + x
}

// Render draws the row.
func (r *row) Render() app.UI {
	cells := make([]app.UI, len(r.Men))
	for x := range cells {
		cells[x] = &square{Lang: r.Lang, At: uint8(r.at(x)), Man: r.Men[x], Marks: r.Marks[x]}
	}
	e := app.Div()
	if !r.Image {
		e = e.Attr("role", "row")
	}
	return e.Body(cells...)
}

// marks are what is drawn on a square beside its piece.
type marks uint32

const (
	markFrom  marks = 1 << iota // the last move began here
	markLast                    // it ended here, or a hand has touched the piece
	markHand                    // the piece is in hand
	markGoal                    // it may go here
	markRight                   // a tick
	markWrong                   // a cross
	markNamed                   // and the name of the square
	markCheck                   // a king in check
	markFear                    // who attacks, or stands in the way
	markRank                    // the number of the rank
	markFile                    // the letter of the file
	markKey                     // it can be touched
	markLift                    // its piece can be carried
	markTab                     // it is in the order of the tab key
)

// marks are those of all squares.
func (b Board) marks() (on [64]marks) {
	put := func(m marks, squares ...int) {
		for _, sq := range squares {
			if sq >= 0 && sq < 64 {
				on[sq] |= m
			}
		}
	}
	if len(b.Last) > 0 {
		put(markFrom, b.Last[0])
		put(markLast, b.Last[1:]...)
	}
	put(markLast, b.Touched...)
	put(markGoal, b.Targets...)
	put(markRight, b.Good...)
	put(markWrong, b.Bad...)
	if b.Named {
		put(markNamed, b.Bad...)
	}
	put(markCheck, b.Check...)
	put(markFear, b.Feared...)
	if b.Act == nil {
		return on
	}
	put(markHand, b.Selected)
	put(markTab, b.Cursor)
	for sq := range on {
		on[sq] |= markKey
		if b.Lift && b.Cells[sq] != 0 {
			on[sq] |= markLift
		}
	}
	return on
}

// square is a square of a board, as a component of its own: a move changes few of the 64, and the others, which are equal to what
// stands there, are not drawn again.
type square struct {
	app.Compo

	Lang  i18n.Lang
	At    uint8
	Man   uint8 // letter of a FEN, 0: empty
	Marks marks
}

func (s *square) is(m marks) bool { return s.Marks&m != 0 }

// Render draws the square.
func (s *square) Render() app.UI {
	name := phrase.SquareName(int(s.At))
	var body []app.UI
	if s.is(markRank) {
		body = append(body, app.I().Class("r").Aria("hidden", "true").DataSet("at", name[1:])) // drawn by the style sheet: no part of the square's name
	}
	if s.is(markFile) {
		body = append(body, app.I().Class("f").Aria("hidden", "true").DataSet("at", name[:1]))
	}
	if s.Man != 0 {
		body = append(body, man(s.Man))
	}
	body = append(body, s.sign(name)...)
	if !s.is(markKey) {
		return app.Span().Class(s.class()).Body(body...)
	}
	return app.Button().Type("button").ID("sq-"+name).Class(s.class()).Attr("role", "gridcell").Aria("selected", s.is(markHand)).TabIndex(tab(s.is(markTab))).
		Aria("label", s.said(name)).DataSet("act", "sq-"+name).Body(body...)
}

// markClasses are the classes of the marks, in their order.
var markClasses = [...]struct {
	mark  marks
	class string
}{{markFrom, " m m0"}, {markLast, " m"}, {markHand, " s"}, {markGoal, " t"}, {markLift, " lift"}}

func (s *square) class() string {
	class := "sq l"
	if (s.At/8+s.At%8)%2 == 0 {
		class = "sq d"
	}
	for _, m := range markClasses {
		if s.is(m.mark) && !(m.mark == markLast && s.is(markFrom)) {
			class += m.class
		}
	}
	if s.is(markGoal) && s.Man != 0 { // a piece that can be taken: a ring around it
		class += " tx"
	}
	switch {
	case s.is(markWrong):
		return class + " no"
	case s.is(markRight):
		return class + " ok"
	case s.is(markCheck):
		return class + " chk"
	case s.is(markFear):
		return class + " fe"
	}
	return class
}

// sign draws the sign of a square that was right or wrong.
func (s *square) sign(name string) (body []app.UI) {
	icon := ""
	switch {
	case s.is(markWrong):
		icon = "x"
		if s.is(markNamed) {
			body = append(body, app.B().Class("sq__n").Text(name))
		}
	case s.is(markRight):
		icon = "check"
	default:
		return nil
	}
	return append(body, app.Span().Class("sq__s").Aria("hidden", "true").Body(Icon(icon)))
}

func tab(on bool) int {
	if on {
		return 0
	}
	return -1
}

// said is the square for a screen reader.
func (s *square) said(name string) string {
	said := s.Lang.T(i18n.BoardEmpty, name)
	if s.Man != 0 {
		said = s.Lang.T(i18n.BoardSquare, name, s.Lang.T(i18n.Men[s.Man]))
	}
	switch {
	case s.is(markGoal):
		said = s.Lang.T(i18n.BoardMarked, said)
	case s.is(markRight):
		said = s.Lang.T(i18n.BoardRight, said)
	case s.is(markWrong):
		said = s.Lang.T(i18n.BoardWrong, said)
	}
	return said
}

const svg = "http://www.w3.org/2000/svg"

// Man draws one piece of the set, named by its letter in a FEN.
func (v *V) Man(letter byte) app.UI { return man(letter) }

func man(letter byte) app.UI {
	name := "w" + string(letter)
	if letter >= 'a' {
		name = "b" + string(letter-'a'+'A')
	}
	return app.Elem("svg").XMLNS(svg).Attr("class", "pc").Aria("hidden", "true").Body(
		app.Elem("use").XMLNS(svg).Attr("href", "#"+name))
}
