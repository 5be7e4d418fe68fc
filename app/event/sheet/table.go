package sheet

import (
	"cmp"
	"strings"
)

// table is a plain table in 11 pt with a note under each of its parts.
type table struct {
	name   int // the column in bold letters; 0: the second
	widths []markup
	heads  []column
	rows   []row
	note   string
}

// column is the class of a column's cells and its head.
type column struct {
	class markup
	text  string
}

// row is the cells of a row, and how many lines the tallest takes.
type row struct {
	lines int
	cells []string
}

func (t table) leaves(in info, h head) []leaf {
	heights := make([]mm, len(t.rows))
	for i, r := range t.rows {
		heights[i] = rowHeight(max(r.lines, 1))
	}
	var list []leaf
	start := 0
	ends, class := in.table(heights, in.room(h, 2)-in.noteHeight(t.note))
	for _, end := range ends {
		part := t.rows[start:end]
		list = append(list, leaf{class, &h, func(w *Writer) {
			t.part(w, part)
			w.el("p", "note", t.note)
		}})
		start = end
	}
	return list
}

// underName separates a name from what stands under it in its cell; no name holds it.
const underName = "\n"

// boldName is a name, and what stands under it.
func boldName(w *Writer, text string) {
	name, under, found := strings.Cut(text, underName)
	w.el("b", "", name)
	if found {
		w.br()
		w.text(under)
	}
}

func (t table) part(w *Writer, list []row) {
	w.open("table", "t")
	w.cols(t.widths...)
	w.in("thead", "", func() {
		w.in("tr", "", func() {
			for _, c := range t.heads {
				w.el("th", c.class, c.text)
			}
		})
	})
	w.in("tbody", "", func() {
		for _, r := range list {
			w.in("tr", "", func() {
				for i, text := range r.cells {
					class := t.heads[i].class
					if i == cmp.Or(t.name, 1) {
						w.in("td", class, func() { boldName(w, text) })
						continue
					}
					w.el("td", class, text)
				}
			})
		}
	})
	w.end("table")
}
