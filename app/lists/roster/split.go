package roster

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"wasit/app/lists/lexicon"
)

// Cells is a list cut into lines and cells.
type Cells struct {
	Rows   [][]string
	Lines  []int // line of the file on which each row begins
	Source []string
	Sep    rune           // 0: one cell a line
	Hidden map[int]bool   // lines that a workbook hides, by a filter or by hand
	Unsure map[int]string // words of lines of which it is a guess where a cell begins
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

// Aligned is the separator of a list whose columns stand under their heads, with nothing but blanks between them.
const Aligned = ' '

// Split finds the separator (tab, semicolon, upright or comma, or none of them between columns that are aligned) and cuts text. Empty
// lines are passed over.
func Split(text string) (Cells, error) {
	sep := separator(text)
	if sep == 0 || sep == ',' && !isHeaded(text, ",") { // commas of names
		if c, err := SplitBy(text, Aligned); err == nil && len(c.Rows) > 1 && named(c.Rows[0]) >= 2 && !slices.ContainsFunc(c.Rows[0], func(s string) bool { return !isKnownHead(s) }) {
			return c, nil
		}
	}
	return SplitBy(text, sep)
}

// columnStarts returns where the columns of lines begin, counted in letters: behind two blanks and more that stand in every line, or behind
// one where a head begins too.
func columnStarts(lines []string) (starts []int) {
	var taken []bool // by a letter of any line
	for _, line := range lines {
		letters := []rune(strings.TrimRight(line, "\r"))
		for at, r := range letters[:min(len(letters), maxAligned)] {
			if at == len(taken) {
				taken = append(taken, false)
			}
			taken[at] = taken[at] || r != ' ' && r != '\u00a0'
		}
	}
	head := []rune(lines[0])
	for i, t := range taken {
		isHead := i > 0 && i < len(head) && head[i] != ' ' && head[i-1] == ' '
		if t && (i == 0 || !taken[i-1] && (i < 2 || !taken[i-2] || isHead)) {
			starts = append(starts, i)
		}
	}
	return starts
}

// maxAligned is the longest line of aligned columns, in letters.
const maxAligned = 1000

// cutAligned cuts a line where the columns begin.
func cutAligned(line string, starts []int) []string {
	letters := []rune(line)
	row := make([]string, 0, len(starts))
	for i, from := range starts {
		to := len(letters)
		if i+1 < len(starts) {
			to = min(starts[i+1], to)
		}
		row = append(row, lexicon.Clean(string(letters[min(from, to):to])))
	}
	return row
}

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
	var starts []int
	if sep == Aligned {
		starts = columnStarts(strings.Split(text, "\n"))
	}
	if _, rest, ok := told(text); ok {
		text, line = rest, 2
	}
	for {
		rest, blank := pastBlank(text)
		if text, line = rest, line+blank; text == "" {
			c.cutRatings()
			return c, nil
		}
		row, source, rest, err := cutRow(text, sep, line)
		if err != nil {
			return Cells{}, err
		}
		if sep == Aligned {
			row = cutAligned(source, starts)
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
}

// cutRatings cuts the number behind a given name into a cell of its own, where each line is "Surname,Given 1777".
func (c *Cells) cutRatings() {
	if c.Sep != ',' || len(c.Rows) < 2 {
		return
	}
	cut := make([][]string, len(c.Rows))
	for i, row := range c.Rows {
		if len(row) != 2 || strings.ContainsAny(row[0], " 0123456789") {
			return
		}
		at := strings.LastIndexByte(row[1], ' ')
		if at < 0 || countLetters(row[1][:at]) < 2 || len(row[1])-at != 5 || !isDigits(row[1][at+1:]) {
			return
		}
		cut[i] = []string{row[0], strings.TrimSpace(row[1][:at]), row[1][at+1:]}
	}
	c.Rows = cut
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
		if sep == '|' && least != most && !isHeaded(text, "|") || sep == ',' && (least != most && !isHeaded(text, ",") || most == 2 && isSurnameList(text)) {
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
	for range sample {
		if text, _ = pastBlank(text); text == "" {
			break
		}
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

// isHeaded reports whether one of the first lines names columns between signs: then the rows below may be of any length.
func isHeaded(text, sep string) bool {
	for i := range farTitles {
		head, rest, _ := strings.Cut(text, "\n")
		if cells := strings.Split(head, sep); IsHeader(cells) && named(cells) >= 2 && (i < maxTitles || named(cells) >= 3) {
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

// cutRow cuts one record off text, which begins on line of the file. A cell that begins with a quotation mark runs to the
// closing one, over line ends too.
func cutRow(text string, sep rune, line int) (row []string, source, rest string, err error) {
	if sep == 0 || sep == Aligned {
		source, rest, _ = strings.Cut(text, "\n")
		return []string{lexicon.Clean(source)}, source, rest, nil
	}
	head, rest := "", text // what was mended, and what follows it
	for range MaxColumns + 1 {
		r := csv.NewReader(io.MultiReader(strings.NewReader(head), strings.NewReader(rest)))
		r.Comma, r.FieldsPerRecord = sep, -1
		row, err = r.Read()
		read := int(r.InputOffset()) - len(head) // never less than 0: what was mended ends where it ended before
		if err == nil {
			rest = rest[read:]
			break
		}
		fault := (*csv.ParseError)(nil)
		if !errors.As(err, &fault) {
			return nil, "", "", err
		}
		var mended bool
		if head, mended = quoted(head+rest[:read], fault, sep); !mended {
			return nil, "", "", &QuoteError{line}
		}
		rest = rest[read:]
	}
	if err != nil {
		return nil, "", "", &TooManyError{line, "columns", MaxColumns} // each cell is mended once
	}
	for i, cell := range row {
		row[i] = lexicon.Clean(cell)
	}
	return row, strings.TrimSuffix(text[:len(text)-len(rest)], "\n"), rest, nil
}

// quoted puts a whole cell between quotation marks where the list has them inside, as in Ahmad "Adi" Wijaya or "Adi" Wijaya, so
// that encoding/csv reads what was meant. ok is false where a mark is never closed, or closed by one that opens a cell of
// a later line.
func quoted(record string, fault *csv.ParseError, sep rune) (mended string, ok bool) {
	at := fault.Column - 1
	for i := 1; i < fault.Line; i++ {
		at += strings.IndexByte(record[at-fault.Column+1:], '\n') + 1
	}
	if at >= len(record) {
		return "", false
	}
	end := at + strings.IndexAny(record[at:]+"\n", string(sep)+"\n")
	if end == at && errors.Is(fault.Err, csv.ErrQuote) {
		return "", false // at the end of the line: the mark is never closed
	}
	if errors.Is(fault.Err, csv.ErrQuote) { // text behind the closing mark: the mark goes behind it
		behind := record[at+1 : end]
		if fault.Line > fault.StartLine && strings.TrimSpace(behind) != "" {
			return "", false
		}
		return record[:at] + strings.ReplaceAll(behind, `"`, `""`) + `"` + record[end:], true
	}
	start := strings.LastIndexAny(record[:at], string(sep)+"\n") + 1
	return record[:start] + `"` + strings.ReplaceAll(record[start:end], `"`, `""`) + `"` + record[end:], true
}

// pastBlank passes over empty lines, as encoding/csv does.
func pastBlank(text string) (rest string, lines int) {
	rest = strings.TrimLeft(text, "\r\n")
	return rest, strings.Count(text[:len(text)-len(rest)], "\n")
}
