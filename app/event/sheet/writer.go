package sheet

import (
	"html"
	"strings"
)

// markup is what the program itself writes between < and >: a constant of this package. A name or any other text that
// somebody typed is a string and does not become one.
type markup string

// A Writer makes HTML. Text goes through text alone, which escapes it.
type Writer struct{ b strings.Builder }

// text writes s as text or as a quoted attribute's value, whatever it holds.
func (w *Writer) text(s string) { w.b.WriteString(html.EscapeString(s)) }

// open begins an element; class may be empty.
func (w *Writer) open(tag, class markup) {
	w.begin(tag, class)
	w.b.WriteByte('>')
}

// attr is an attribute with any value.
type attr struct {
	name  markup
	value string
}

// openWith begins an element with more attributes, their values escaped.
func (w *Writer) openWith(tag, class markup, attrs ...attr) {
	w.begin(tag, class)
	for _, a := range attrs {
		w.b.WriteString(" " + string(a.name) + `="`)
		w.text(a.value)
		w.b.WriteByte('"')
	}
	w.b.WriteByte('>')
}

func (w *Writer) begin(tag, class markup) {
	w.b.WriteString("<" + string(tag))
	if class != "" {
		w.b.WriteString(` class="` + string(class) + `"`)
	}
}

// end closes an element.
func (w *Writer) end(tag markup) { w.b.WriteString("</" + string(tag) + ">") }

// el writes a whole element that holds text.
func (w *Writer) el(tag, class markup, s string) {
	w.open(tag, class)
	w.text(s)
	w.end(tag)
}

// in writes an element around what body writes.
func (w *Writer) in(tag, class markup, body func()) {
	w.open(tag, class)
	body()
	w.end(tag)
}

// br breaks a line.
func (w *Writer) br() { w.b.WriteString("<br>") }

// cols writes the columns of a table; an empty class takes the room that is left.
func (w *Writer) cols(widths ...markup) {
	w.open("colgroup", "")
	for _, c := range widths {
		w.begin("col", c)
		w.b.WriteByte('>')
	}
	w.end("colgroup")
}

// String returns the HTML so far.
func (w *Writer) String() string { return w.b.String() }
