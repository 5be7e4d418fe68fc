package view

import (
	"strconv"
	"strings"
)

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
