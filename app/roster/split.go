package roster

import (
	"fmt"
	"strings"
)

// Cells is a list cut into lines and cells.
type Cells struct {
	Rows   [][]string
	Lines  []int // line of the file on which each row begins
	Source []string
	Sep    rune // 0: one cell a line
}

// TooManyError refuses a list with more rows or columns than an event may have.
type TooManyError struct {
	Line int
	What string // "rows" or "columns"
	Max  int
}

func (e *TooManyError) Error() string {
	return fmt.Sprintf("roster: line %d: more than %d %s", e.Line, e.Max, e.What)
}

// QuoteError reports a quotation mark that is never closed.
type QuoteError struct{ Line int }

func (e *QuoteError) Error() string {
	return fmt.Sprintf("roster: line %d: a quotation mark is opened and never closed", e.Line)
}

// Split finds the separator (tab, semicolon, upright or comma) and cuts text. Empty lines are passed over.
func Split(text string) (Cells, error) { return SplitBy(text, separator(text)) }

// told reads the first line of a file that says by what it is cut, as Excel has it: "sep=;".
func told(text string) (sep rune, rest string, ok bool) {
	head, rest, _ := strings.Cut(text, "\n")
	head = strings.Trim(head, "\"\r ")
	if len(head) != 5 || !strings.EqualFold(head[:4], "sep=") || !strings.ContainsAny(head[4:], ";,\t|") {
		return 0, text, false
	}
	return rune(head[4]), rest, true
}

// SplitBy is [Split] with the separator given; 0 leaves each line whole.
func SplitBy(text string, sep rune) (Cells, error) {
	c := Cells{Sep: sep}
	line := 1
	if _, rest, ok := told(text); ok {
		text, line = rest, 2
	}
	for text != "" {
		row, source, rest, err := cutRow(text, sep, line)
		if err != nil {
			return Cells{}, err
		}
		if strings.Trim(strings.Join(row, ""), " -:") != "" { // no empty line, and not the rule under the head of a table
			if len(c.Rows) > MaxRows { // one more than players: a header
				return Cells{}, &TooManyError{line, "rows", MaxRows}
			}
			if len(row) > MaxColumns {
				return Cells{}, &TooManyError{line, "columns", MaxColumns}
			}
			c.Rows, c.Lines, c.Source = append(c.Rows, row), append(c.Lines, line), append(c.Source, source)
		}
		line += strings.Count(source, "\n") + 1
		text = rest
	}
	return c, nil
}

// separator chooses what cuts the first records into the most cells. A comma must cut them all alike, because names hold
// commas too; "Horvat, Ivan" on every line is names, not two columns.
func separator(text string) rune {
	if sep, _, ok := told(text); ok {
		return sep
	}
	best, cells := rune(0), 1
	for _, sep := range []rune{'\t', ';', '|', ','} {
		least, most := cellCounts(text, sep)
		if sep == '|' && least != most || sep == ',' && (least != most && !isHeaded(text) || most == 2 && isSurnameList(text)) {
			continue
		}
		if most > cells {
			best, cells = sep, most
		}
	}
	return best
}

const sample = 20 // records looked at to find the separator

// cellCounts returns the fewest and the most cells of the first records.
func cellCounts(text string, sep rune) (least, most int) {
	least = MaxColumns + 1
	for n := 0; n < sample && text != ""; n++ {
		row, _, rest, err := cutRow(text, sep, 1)
		if err != nil {
			break
		}
		if text = rest; filled(row) > 0 {
			least, most = min(least, len(row)), max(most, len(row))
		}
	}
	return least, most
}

// isHeaded reports whether one of the first lines names columns between commas: then the rows below may be of any length.
func isHeaded(text string) bool {
	for range maxTitles {
		head, rest, _ := strings.Cut(text, "\n")
		if cells := strings.Split(head, ","); named(cells) >= 2 && IsHeader(cells) {
			return true
		}
		text = rest
	}
	return false
}

func isSurnameList(text string) bool {
	head, _, _ := strings.Cut(text, "\n")
	if strings.Contains(head, `"`) || IsHeader(strings.Split(head, ",")) {
		return false
	}
	return strings.Count(head, ",") == strings.Count(head, ", ")
}

// cutRow cuts one record off text. A cell that begins with a quotation mark runs to the closing one, over line ends too.
func cutRow(text string, sep rune, line int) (row []string, source, rest string, err error) {
	if sep == 0 {
		source, rest, _ = strings.Cut(text, "\n")
		return []string{clean(source)}, source, rest, nil
	}
	i := 0
	for {
		cell, n, err := cutCell(text[i:], sep, line)
		if err != nil {
			return nil, "", "", err
		}
		row = append(row, clean(cell))
		i += n
		if i >= len(text) || text[i] == '\n' || len(row) > MaxColumns {
			break
		}
		i += len(string(sep))
		if i >= len(text) {
			row = append(row, "")
			break
		}
	}
	end := i
	if end < len(text) && text[end] == '\n' {
		i++
	} else if j := strings.IndexByte(text[end:], '\n'); j >= 0 {
		i = end + j + 1
	} else {
		i = len(text)
	}
	return row, text[:end], text[i:], nil
}

// cutCell returns the cell at the start of text and its length in bytes, quotation marks included.
func cutCell(text string, sep rune, line int) (cell string, n int, err error) {
	if !strings.HasPrefix(text, `"`) {
		n = strings.IndexFunc(text, func(r rune) bool { return r == sep || r == '\n' })
		if n < 0 {
			n = len(text)
		}
		return text[:n], n, nil
	}
	var b strings.Builder
	for i := 1; i < len(text); i++ {
		if text[i] != '"' {
			b.WriteByte(text[i])
			continue
		}
		if i+1 < len(text) && text[i+1] == '"' {
			b.WriteByte('"')
			i++
			continue
		}
		after := strings.IndexFunc(text[i+1:], func(r rune) bool { return r == sep || r == '\n' })
		if after < 0 {
			after = len(text) - i - 1
		}
		if strings.TrimSpace(text[i+1:i+1+after]) != "" && strings.Contains(text[1:i], "\n") {
			return "", 0, &QuoteError{line} // the mark that seems to close it opens a cell of a later line
		}
		b.WriteString(text[i+1 : i+1+after]) // text behind the closing mark is kept
		return b.String(), i + 1 + after, nil
	}
	return "", 0, &QuoteError{line}
}
