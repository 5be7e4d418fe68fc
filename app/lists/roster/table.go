package roster

import (
	"strings"

	"wasit/app/lists/lexicon"
)

// columnSigns are the signs that part the columns of a table in a message.
const columnSigns = "\t;|,/"

// columns reads a line that names the columns of a table below it: two or more cells that are heads, and nothing else.
func (l *line) columns() (fields []Field, sep string) {
	for _, s := range columnSigns {
		cells := l.cut(string(s))
		if len(cells) < 2 {
			continue
		}
		fields = make([]Field, len(cells))
		named, names := 0, false
		for i, c := range cells {
			f, label := l.headOf(c[0], c[1])
			if f != Ignored || lexicon.IsOneOf(label, "no nr rbr br rb nomor num") {
				named++
			}
			names = names || f == Name || f == GivenName || f == Surname
			fields[i] = f
		}
		if names && named >= 2 && named*3 >= len(cells)*2 {
			return fields, string(s)
		}
	}
	return nil, ""
}

// headOf reads the head of a column: its words are all known ones.
func (l *line) headOf(from, to int) (f Field, label string) {
	if from >= to || to-from > 8 {
		return Ignored, ""
	}
	known := true
	for k := from; k < to; k++ {
		t := l.toks[k]
		if t.Kind == lexicon.Digits || l.is(k, ":") || l.is(k, "=") {
			return Ignored, ""
		}
		known = known && (t.Kind != lexicon.Word || t.Sense != 0 || headers()[t.Fold] != Ignored || lexicon.IsOneOf(t.Fold, "lengkap panggilan fide ev full"))
	}
	text := l.source[l.toks[from].At:l.toks[to-1].End]
	label = lexicon.Fold(text)
	if f = headers()[label]; f == Ignored {
		f = fieldLabels()[label]
	}
	if f == Ignored && known {
		f = wordField(text)
	}
	return f, label
}

func (l *line) start(i int) int {
	if i >= len(l.toks) {
		return len(l.source)
	}
	return l.toks[i].At
}

func (l *line) stop(to int) int {
	if to == 0 {
		return l.start(0)
	}
	return max(l.toks[to-1].End, l.start(to-1))
}

// cut parts the tokens at a sign; each cell is from..to.
func (l *line) cut(sep string) [][2]int {
	var cells [][2]int
	from := 0
	for i, t := range l.toks {
		*l.steps++
		if t.Kind == lexicon.Sign && t.Fold == sep {
			cells = append(cells, [2]int{from, i})
			from = i + 1
		}
	}
	cells = append(cells, [2]int{from, len(l.toks)})
	return cells
}

// cells reads a line of a table by its columns. It answers false where the line does not fit.
func (l *line) cells(columns []Field) bool {
	sep := columnSep(columns)
	cells := l.cut(sep)
	fields := columns[1:]
	if len(cells) < 2 || len(cells) > len(fields)+1 || len(cells)*2 < len(fields) {
		return false
	}
	for i, c := range cells {
		from, to := c[0], c[1]
		if i >= len(fields) || from >= to {
			continue
		}
		f := fields[i]
		if f == Ignored && strings.Trim(l.text(from, to), "0123456789. ") == "" {
			l.set(from, to, lexicon.RoleNumber)
			continue
		}
		if f != Ignored {
			l.labels++
			l.value(f, from, to)
		}
	}
	l.listed = true
	return true
}

// columnSep is the sign of a table, which stands before its fields.
func columnSep(columns []Field) string { return string(columnSigns[columns[0]]) }

// withSep puts the sign of a table before its fields.
func withSep(fields []Field, sep string) []Field {
	return append([]Field{Field(strings.Index(columnSigns, sep))}, fields...)
}
