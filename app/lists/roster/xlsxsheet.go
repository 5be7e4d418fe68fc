package roster

import (
	"encoding/xml"
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
)

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
