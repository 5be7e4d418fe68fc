package report

import (
	"bytes"
	"encoding/csv"
	"strconv"
	"strings"

	"wasit/swiss"
)

// Cell is one field of a table: a text, or a number that a spreadsheet may reckon with.
type Cell struct {
	text   string
	number bool
}

// Text is a cell that a spreadsheet must show as it stands.
func Text(s string) Cell { return Cell{text: s} }

// Int is a whole number.
func Int(n int) Cell { return Cell{strconv.Itoa(n), true} }

// Points is a number with at most one decimal.
func Points(p swiss.Points) Cell { return Cell{strings.TrimSuffix(p.String(), ".0"), true} }

// Decimal is a number written with a dot, such as a tie-break value; a text that is no such number becomes a text cell.
func Decimal(s string) Cell {
	digits := strings.TrimPrefix(s, "-")
	whole, fraction, dotted := strings.Cut(digits, ".")
	if !isDigits(whole) || dotted && !isDigits(fraction) {
		return Text(s)
	}
	return Cell{s, true}
}

func isDigits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// Table is rows of cells, the first of which is the head.
type Table [][]Cell

// Dialect is how the spreadsheet of a language reads CSV. The zero value is comma and dot.
type Dialect struct {
	Separator    rune // ',' or ';' (where the comma is the decimal sign)
	DecimalComma bool
}

// mark tells spreadsheets that the file is UTF-8.
const mark = "\uFEFF"

// CSV writes a table: UTF-8 with a mark, CRLF, fields quoted where they must be. A text that a spreadsheet would take for
// a formula gets an apostrophe before it.
func CSV(table Table, d Dialect) []byte {
	var b bytes.Buffer
	b.WriteString(mark)
	w := csv.NewWriter(&b)
	w.UseCRLF = true
	if d.Separator != 0 {
		w.Comma = d.Separator
	}
	for _, row := range table {
		fields := make([]string, len(row))
		for i, cell := range row {
			fields[i] = d.field(cell)
		}
		if err := w.Write(fields); err != nil {
			panic(err) // a separator that no dialect has: memory does not fail
		}
	}
	w.Flush()
	return b.Bytes()
}

func (d Dialect) field(c Cell) string {
	switch {
	case !c.number:
		return defuse(c.text)
	case d.DecimalComma:
		return strings.Replace(c.text, ".", ",", 1)
	}
	return c.text
}

// starters begin a formula in some spreadsheet, the full-width forms too.
const starters = "=+-@\t\r\n|＝＋－＠"

// defuse keeps a text from being run as a formula. Control characters are dropped.
func defuse(s string) string {
	s = strings.Map(func(c rune) rune {
		if c < ' ' || c == 0x7f {
			return ' '
		}
		return c
	}, s)
	if first := strings.TrimLeft(s, " \u00a0\u3000'\""); first != "" && strings.ContainsRune(starters, []rune(first)[0]) {
		return "'" + s
	}
	return s
}
