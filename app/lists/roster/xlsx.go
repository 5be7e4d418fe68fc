package roster

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"path"
	"strconv"
	"strings"
	"time"

	"wasit/app/lists/lexicon"
)

// maxParts is how many files an XLSX file may hold.
const maxParts = 4096

// The reasons not to read an XLSX file.
var (
	ErrNoXLSX    = errors.New("roster: no XLSX file: it is no zip, or holds no workbook")
	ErrBroken    = errors.New("roster: the XLSX file is damaged")
	ErrEncrypted = errors.New("roster: the XLSX file is protected by a password")
)

// broken says which part of an XLSX file cannot be read, and why.
func broken(part string, err error) error { return fmt.Errorf("%w: %s: %v", ErrBroken, part, err) }

// Sheets returns the names of the sheets of an XLSX file in their order; those that the author has hidden come last.
func Sheets(data []byte) ([]string, error) {
	b, err := openBook(data)
	if err != nil {
		return nil, err
	}
	names := make([]string, len(b.sheets))
	for i, s := range b.sheets {
		names[i] = s.name
	}
	return names, nil
}

// FromXLSX returns the cells of a sheet of an XLSX file, sheet counted from 0 in the order of [Sheets]. Dates are written
// year-month-day, numbers without what spreadsheets put behind them. What the file holds is bounded after decompression as
// it is before: a file that swells is refused with [ErrTooLarge].
func FromXLSX(data []byte, sheet int) (Cells, error) {
	b, part, err := openSheet(data, sheet)
	if err != nil {
		return Cells{}, err
	}
	return b.readSheet(part)
}

// EachRow gives the rows of a sheet of an XLSX file to each, up to its first error, as [FromXLSX] reads them but any number of them:
// line is the number of a row in the sheet.
func EachRow(data []byte, sheet int, each func(line int, cells []string) error) error {
	b, part, err := openSheet(data, sheet)
	if err != nil {
		return err
	}
	return b.eachRow(part, each)
}

// openSheet opens a file with what its cells refer to, and returns the part that a sheet is.
func openSheet(data []byte, sheet int) (b *book, part string, err error) {
	if b, err = openBook(data); err != nil {
		return nil, "", err
	}
	if sheet < 0 || sheet >= len(b.sheets) {
		return nil, "", fmt.Errorf("%w: sheet %d of %d", ErrBroken, sheet+1, len(b.sheets))
	}
	if err := b.readStrings(); err != nil {
		return nil, "", err
	}
	if err := b.readStyles(); err != nil {
		return nil, "", err
	}
	return b, b.sheets[sheet].part, nil
}

// book is an XLSX file while it is read.
type book struct {
	parts  map[string]*zip.File
	left   int64 // bytes that may still be unpacked
	sheets []struct{ name, part string }
	shared string   // the part of the texts, by its relation
	texts  []string // shared by the cells
	dates  []bool   // by the number of a style
	from   time.Time
	hidden map[int]bool // rows of the sheet read last that are not shown
}

func openBook(data []byte) (*book, error) {
	if len(data) > MaxBytes {
		return nil, ErrTooLarge
	}
	if bytes.HasPrefix(data, []byte("\xD0\xCF\x11\xE0")) {
		return nil, ErrEncrypted // or the old format: both are compound files
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, ErrNoXLSX
	}
	if len(z.File) > maxParts {
		return nil, ErrTooLarge
	}
	b := &book{parts: map[string]*zip.File{}, left: MaxBytes, from: time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC)}
	for _, f := range z.File {
		b.parts[strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(f.Name, "\\", "/")), "/")] = f
	}
	if b.parts["xl/workbook.xml"] == nil {
		return nil, ErrNoXLSX
	}
	return b, b.readWorkbook()
}

// part unpacks one file, within what is left of the bound.
func (b *book) part(name string) ([]byte, error) {
	f := b.parts[name]
	if f == nil {
		return nil, nil
	}
	r, err := f.Open()
	if err != nil {
		return nil, broken(name, err)
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, b.left+1))
	if err != nil {
		return nil, broken(name, err)
	}
	if int64(len(data)) > b.left {
		return nil, ErrTooLarge
	}
	b.left -= int64(len(data))
	return data, nil
}

// elements calls f at each start of an element of a part with its attributes, and with the text inside for those that text
// names.
func (b *book) elements(name string, f func(e xml.StartElement, d *xml.Decoder) error) error {
	data, err := b.part(name)
	if err != nil || data == nil {
		return err
	}
	d := xml.NewDecoder(bytes.NewReader(data))
	for {
		t, err := d.RawToken()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return broken(name, err)
		}
		if e, ok := t.(xml.StartElement); ok {
			if err := f(e, d); err != nil {
				return err
			}
		}
	}
}

// attr is the value of an attribute, whatever its prefix.
func attr(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// readWorkbook finds the sheets.
func (b *book) readWorkbook() error {
	target := map[string]string{}
	err := b.elements("xl/_rels/workbook.xml.rels", func(e xml.StartElement, _ *xml.Decoder) error {
		if e.Name.Local == "Relationship" {
			to := attr(e, "Target")
			if !strings.HasPrefix(to, "/") {
				to = "/xl/" + to
			}
			if strings.HasSuffix(attr(e, "Type"), "/sharedStrings") {
				b.shared = strings.TrimPrefix(path.Clean(to), "/")
			}
			target[attr(e, "Id")] = strings.TrimPrefix(path.Clean(to), "/")
		}
		return nil
	})
	if err != nil {
		return err
	}
	var hidden []struct{ name, part string }
	err = b.elements("xl/workbook.xml", func(e xml.StartElement, _ *xml.Decoder) error {
		switch e.Name.Local {
		case "workbookPr":
			if v := attr(e, "date1904"); v == "1" || v == "true" {
				b.from = time.Date(1904, 1, 1, 0, 0, 0, 0, time.UTC)
			}
		case "sheet":
			id := ""
			for _, a := range e.Attr {
				if a.Name.Local == "id" && a.Name.Space != "" {
					id = a.Value
				}
			}
			s := struct{ name, part string }{lexicon.Clean(attr(e, "name")), target[id]}
			if b.parts[s.part] == nil {
				return nil
			}
			if attr(e, "state") != "" && attr(e, "state") != "visible" {
				hidden = append(hidden, s)
			} else {
				b.sheets = append(b.sheets, s)
			}
		}
		return nil
	})
	b.sheets = append(b.sheets, hidden...)
	if err == nil && len(b.sheets) == 0 {
		return ErrNoXLSX
	}
	return err
}

// readStrings reads the texts that cells share. How a word is spoken (rPh) is no part of it.
func (b *book) readStrings() error {
	part := b.shared
	if b.parts[part] == nil {
		part = "xl/sharedStrings.xml"
	}
	return b.elements(part, func(e xml.StartElement, d *xml.Decoder) error {
		if e.Name.Local != "si" {
			return nil
		}
		text, err := textOf(d, "si")
		b.texts = append(b.texts, unescaped(text))
		return err
	})
}

// textOf gathers the text of the t elements up to the end of an element.
func textOf(d *xml.Decoder, end string) (string, error) {
	var s strings.Builder
	in, spoken := false, false
	for {
		t, err := d.RawToken()
		if err != nil {
			return "", broken(end, io.ErrUnexpectedEOF)
		}
		switch t := t.(type) {
		case xml.StartElement:
			in = t.Name.Local == "t"
			spoken = spoken || t.Name.Local == "rPh"
		case xml.EndElement:
			in = false
			if t.Name.Local == "rPh" {
				spoken = false
			}
			if t.Name.Local == end {
				return s.String(), nil
			}
		case xml.CharData:
			if in && !spoken {
				s.Write(t)
			}
		}
	}
}

// readStyles finds which styles of numbers are dates.
func (b *book) readStyles() error {
	custom := map[string]bool{}
	inCells := false
	return b.elements("xl/styles.xml", func(e xml.StartElement, _ *xml.Decoder) error {
		switch e.Name.Local {
		case "numFmt":
			custom[attr(e, "numFmtId")] = isDateFormat(attr(e, "formatCode"))
		case "cellXfs":
			inCells = true
		case "cellStyles", "dxfs":
			inCells = false
		case "xf":
			if inCells {
				id := attr(e, "numFmtId")
				n, _ := strconv.Atoi(id)
				b.dates = append(b.dates, custom[id] || n >= 14 && n <= 17 || n == 22 || n >= 27 && n <= 31 || n == 36 || n >= 50 && n <= 58)
			}
		}
		return nil
	})
}

// isDateFormat reports whether a format of numbers writes a year or a day. What stands in quotes or brackets is text.
func isDateFormat(code string) bool {
	quoted, bracket, escaped := false, false, false
	for _, r := range strings.ToLower(code) {
		switch {
		case escaped:
			escaped = false
		case r == '\\' || r == '_':
			escaped = true
		case r == '"':
			quoted = !quoted
		case r == '[':
			bracket = true
		case r == ']':
			bracket = false
		case !quoted && !bracket && (r == 'y' || r == 'd'):
			return true
		}
	}
	return false
}

// escapedSign is a character as the format writes one that XML cannot hold: "_x000D_".
var escapedSign = lexicon.Pattern(`_x([0-9A-Fa-f]{4})_`)

// unescaped writes such characters as themselves.
func unescaped(s string) string {
	if !strings.Contains(s, "_x") {
		return s
	}
	return escapedSign().ReplaceAllStringFunc(s, func(code string) string {
		n, err := strconv.ParseUint(code[2:6], 16, 16)
		if err != nil {
			return code
		}
		return string(rune(n))
	})
}

// readSheet reads the rows of a sheet. Empty ones are passed over.
func (b *book) readSheet(part string) (Cells, error) {
	c := Cells{Sep: ';'}
	err := b.eachRow(part, func(line int, row []string) error {
		if len(c.Rows) > MaxRows {
			return &TooManyError{line, "rows", MaxRows}
		}
		c.Rows, c.Lines, c.Source = append(c.Rows, row), append(c.Lines, line), append(c.Source, strings.Join(row, "; "))
		return nil
	})
	if err != nil {
		return Cells{}, err
	}
	if len(b.hidden) > 0 {
		c.Hidden = b.hidden
	}
	return c, b.fillMerged(part, &c)
}

// fillMerged gives a cell that is merged over several rows to all of them. Over columns it stays where it is: that is a title.
func (b *book) fillMerged(part string, c *Cells) error {
	return b.elements(part, func(e xml.StartElement, _ *xml.Decoder) error {
		if e.Name.Local != "mergeCell" {
			return nil
		}
		from, to, ok := strings.Cut(attr(e, "ref"), ":")
		column, known := column(from)
		first, last := rowOf(from), rowOf(to)
		if !ok || !known || column >= MaxColumns || last <= first || last-first > MaxRows {
			return nil
		}
		text := ""
		for i, line := range c.Lines {
			switch {
			case line == first:
				text = cellOf(c.Rows[i], column)
			case line > first && line <= last && text != "" && cellOf(c.Rows[i], column) == "":
				for len(c.Rows[i]) <= column {
					c.Rows[i] = append(c.Rows[i], "")
				}
				c.Rows[i][column] = text
			}
		}
		return nil
	})
}

// rowOf reads the row of a place like "AB12".
func rowOf(ref string) int {
	n, _ := strconv.Atoi(strings.TrimLeft(strings.ToUpper(ref), "ABCDEFGHIJKLMNOPQRSTUVWXYZ$"))
	return n
}

// eachRow gives the rows of a sheet with their numbers to each, up to its first error. Empty ones are passed over.
func (b *book) eachRow(part string, each func(line int, row []string) error) error {
	var row []string
	b.hidden = map[int]bool{}
	line, next := 0, 0 // next is the column of a cell without a reference
	end := func() error {
		for len(row) > 0 && row[len(row)-1] == "" {
			row = row[:len(row)-1]
		}
		if len(row) == 0 {
			return nil
		}
		full := row
		row = nil
		return each(line, full)
	}
	err := b.elements(part, func(e xml.StartElement, d *xml.Decoder) error {
		switch e.Name.Local {
		case "row":
			if err := end(); err != nil {
				return err
			}
			line++
			if n, err := strconv.Atoi(attr(e, "r")); err == nil && n >= line {
				line = n
			}
			row, next = nil, 0
			if h := attr(e, "hidden"); h == "1" || h == "true" {
				b.hidden[line] = true
			}
		case "c":
			text, err := b.cell(e, d)
			if err != nil {
				return err
			}
			at := next
			if n, ok := column(attr(e, "r")); ok {
				at = n
			}
			next = at + 1
			if text == "" {
				return nil
			}
			if at >= MaxColumns {
				return &TooManyError{line, "columns", MaxColumns}
			}
			for len(row) <= at {
				row = append(row, "")
			}
			row[at] = text
		}
		return nil
	})
	if err == nil {
		err = end()
	}
	return err
}

// column reads the column of a place like "AB12", from 0.
func column(ref string) (int, bool) {
	n := 0
	for i := 0; i < len(ref) && i < 4; i++ {
		switch r := ref[i]; {
		case r >= 'A' && r <= 'Z':
			n = n*26 + int(r-'A') + 1
		case r >= 'a' && r <= 'z':
			n = n*26 + int(r-'a') + 1
		default:
			return n - 1, n > 0
		}
	}
	return n - 1, n > 0
}

// cell reads one cell up to its end.
func (b *book) cell(e xml.StartElement, d *xml.Decoder) (string, error) {
	kind := attr(e, "t")
	if kind == "inlineStr" {
		text, err := textOf(d, "c")
		return lexicon.Clean(unescaped(text)), err
	}
	value, err := valueOf(d)
	if err != nil || value == "" {
		return "", err
	}
	switch kind {
	case "s":
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 || n >= len(b.texts) { // a text that the workbook does not hold: what else is missing nobody knows
			return "", ErrBroken
		}
		return lexicon.Clean(b.texts[n]), nil
	case "str", "d":
		return lexicon.Clean(unescaped(value)), nil
	case "e":
		return "", nil
	case "b":
		return value, nil
	}
	style, _ := strconv.Atoi(attr(e, "s"))
	return b.number(value, style >= 0 && style < len(b.dates) && b.dates[style]), nil
}

// valueOf gathers the text of the v element of a cell.
func valueOf(d *xml.Decoder) (string, error) {
	var s strings.Builder
	in := false
	for {
		t, err := d.RawToken()
		if err != nil {
			return "", broken("c", err)
		}
		switch t := t.(type) {
		case xml.StartElement:
			in = t.Name.Local == "v"
		case xml.EndElement:
			in = false
			if t.Name.Local == "c" {
				return strings.TrimSpace(s.String()), nil
			}
		case xml.CharData:
			if in {
				s.Write(t)
			}
		}
	}
}

// number writes a number as a person would, and a day as year-month-day.
func (b *book) number(value string, date bool) string {
	f, err := strconv.ParseFloat(value, 64)
	if err != nil {
		return lexicon.Clean(value)
	}
	if date && f >= 1 && f < 200000 {
		return b.from.AddDate(0, 0, int(f)).Format("2006-01-02")
	}
	const significant = 15 // digits, as spreadsheets show: 1799.9999999999998 is 1800
	if short, err := strconv.ParseFloat(strconv.FormatFloat(f, 'g', significant, 64), 64); err == nil {
		f = short
	}
	return strconv.FormatFloat(f, 'f', -1, 64)
}
