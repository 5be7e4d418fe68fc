package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/phrase"
	"wasit/app/session"
)

// Board is a chess board: a diagram, or with Act one whose squares can be touched.
type Board struct {
	ID       string
	Cells    phrase.Cells
	Flip     bool // Black at the bottom
	Label    string
	Last     []int    // squares of the last move
	Good     []int    // right: a frame and a tick
	Bad      []int    // wrong: a frame and a cross
	Named    bool     // the squares in Bad say their names
	Check    []int    // kings in check
	Threats  [][2]int // arrows of what is to be feared
	Selected int      // square taken in hand, -1 none
	Targets  []int    // where it may go
	Arrows   [][2]int
	Cursor   int // the one square in the order of the tab key; used with Act
	// Act says what touching a square does; nil makes the board a diagram.
	Act func(square int) session.Msg
}

// Board draws b. Squares are named for screen readers: "e4, white knight".
func (v *V) Board(b Board) app.UI {
	rows := make([]app.UI, 8)
	for y := range rows {
		cells := make([]app.UI, 8)
		for x := range cells {
			sq := (7-y)*8 + x
			if b.Flip {
				sq = y*8 + 7 - x
			}
			cells[x] = v.square(b, sq, x == 0, y == 7)
		}
		row := app.Div()
		if b.Act != nil { // a diagram is one image: it has no rows
			row = row.Attr("role", "row")
		}
		rows[y] = row.Body(cells...)
	}
	rows = append(rows, app.Elem("svg").XMLNS(svg).Attr("class", "bd__h").Attr("viewBox", "0 0 80 80").Aria("hidden", "true").Body(
		app.Elem("use").XMLNS(svg).Attr("href", "#hatch"))) // the dark squares on paper
	if len(b.Arrows)+len(b.Threats) > 0 {
		rows = append(rows, app.Raw(arrows(b)))
	}
	role := "img"
	if b.Act != nil {
		role = "grid"
	}
	e := app.Div().Class("bd").Attr("role", role).Aria("label", b.Label).Body(rows...)
	if b.ID != "" {
		e = e.ID(b.ID)
	}
	return e
}

func (v *V) square(b Board, sq int, first, last bool) app.UI {
	name := phrase.SquareName(sq)
	class := "sq l"
	if (sq/8+sq%8)%2 == 0 {
		class = "sq d"
	}
	var body []app.UI
	if first {
		body = append(body, app.I().Class("r").Aria("hidden", "true").DataSet("at", name[1:])) // drawn by the style sheet: no part of the square's name
	}
	if last {
		body = append(body, app.I().Class("f").Aria("hidden", "true").DataSet("at", name[:1]))
	}
	if b.Cells[sq] != 0 {
		body = append(body, v.Man(b.Cells[sq]))
	}
	if has(b.Last, sq) {
		class += " m"
	}
	if b.Act != nil && b.Selected == sq {
		class += " s"
	}
	if has(b.Targets, sq) {
		class += " t"
	}
	body = append(body, marked(b, sq, name)...)
	class += marks(b, sq)
	if b.Act == nil {
		return app.Span().Class(class).Body(body...)
	}
	return app.Button().Type("button").ID("sq-"+name).Class(class).Attr("role", "gridcell").Aria("selected", b.Selected == sq).TabIndex(tab(sq == b.Cursor)).
		Aria("label", v.squareName(b, sq)).DataSet("act", v.Act("sq-"+name, b.Act(sq))).Body(body...)
}

// marked draws the sign of a square that was right or wrong.
func marked(b Board, sq int, name string) (body []app.UI) {
	icon := ""
	switch {
	case has(b.Bad, sq):
		icon = "x"
		if b.Named {
			body = append(body, app.B().Class("sq__n").Text(name))
		}
	case has(b.Good, sq):
		icon = "check"
	default:
		return nil
	}
	return append(body, app.Span().Class("sq__s").Aria("hidden", "true").Body(Icon(icon)))
}

// marks returns the classes of a square that was right, wrong, or holds a king in check.
func marks(b Board, sq int) string {
	switch {
	case has(b.Bad, sq):
		return " no"
	case has(b.Good, sq):
		return " ok"
	case has(b.Check, sq):
		return " chk"
	}
	return ""
}

func tab(on bool) int {
	if on {
		return 0
	}
	return -1
}

func (v *V) squareName(b Board, sq int) string {
	name := phrase.SquareName(sq)
	said := v.T(i18n.BoardEmpty, name)
	if man := b.Cells[sq]; man != 0 {
		said = v.T(i18n.BoardSquare, name, v.T(i18n.Men[man]))
	}
	switch {
	case has(b.Targets, sq):
		said = v.T(i18n.BoardMarked, said)
	case has(b.Good, sq):
		said = v.T(i18n.BoardRight, said)
	case has(b.Bad, sq):
		said = v.T(i18n.BoardWrong, said)
	}
	return said
}

func has(list []int, sq int) bool {
	for _, s := range list {
		if s == sq {
			return true
		}
	}
	return false
}

const svg = "http://www.w3.org/2000/svg"

// Man draws a man of the piece set by its letter in a FEN.
func (v *V) Man(letter byte) app.UI {
	name := "w" + string(letter)
	if letter >= 'a' {
		name = "b" + string(letter-'a'+'A')
	}
	return app.Elem("svg").XMLNS(svg).Attr("class", "pc").Aria("hidden", "true").Body(
		app.Elem("use").XMLNS(svg).Attr("href", "#"+name))
}

// arrows draws lines from square to square over the board, in units of a square. Numbers alone enter the drawing.
func arrows(b Board) string {
	var s strings.Builder
	s.WriteString(`<svg class="bd__a" viewBox="0 0 80 80" aria-hidden="true">`)
	for _, a := range b.Arrows {
		x1, y1 := b.center(a[0])
		x2, y2 := b.center(a[1])
		s.WriteString(`<polygon points="` + arrow(x1, y1, x2, y2) + `"/>`)
	}
	for _, a := range b.Threats {
		x1, y1 := b.center(a[0])
		x2, y2 := b.center(a[1])
		s.WriteString(`<polygon class="no" points="` + arrow(x1, y1, x2, y2) + `"/>`)
	}
	return s.String() + `</svg>`
}

// center returns the middle of a square in tenths of a square from the upper left.
func (b Board) center(sq int) (x, y float64) {
	x, y = float64(sq%8), float64(7-sq/8)
	if b.Flip {
		x, y = 7-x, 7-y
	}
	return x*10 + 5, y*10 + 5
}

// arrow returns the corners of a line with a head at its end: a polygon, so that it prints.
func arrow(x1, y1, x2, y2 float64) string {
	dx, dy := x2-x1, y2-y1
	long := max(abs(dx), abs(dy)) + min(abs(dx), abs(dy))*.41
	if long == 0 {
		return ""
	}
	ux, uy := dx/long, dy/long
	points := [][2]float64{{0, .9}, {long - 4, .9}, {long - 4, 2.6}, {long, 0}, {long - 4, -2.6}, {long - 4, -.9}, {0, -.9}}
	var s strings.Builder
	for _, p := range points {
		s.WriteString(num(x1+ux*p[0]-uy*p[1]) + "," + num(y1+uy*p[0]+ux*p[1]) + " ")
	}
	return strings.TrimSpace(s.String())
}

func num(f float64) string { return strconv.FormatFloat(f, 'f', 1, 64) }

func abs(f float64) float64 { return max(f, -f) }
