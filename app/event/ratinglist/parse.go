package ratinglist

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"wasit/app/lists/roster"
	"wasit/rules/charset"
)

// Form is how a list is written.
type Form uint8

// The forms.
const (
	Columns Form = iota + 1 // FIDE's text: columns below their heads
	XML                     // FIDE's XML
	CSV                     // a table with heads, separated by commas, semicolons or tabs
	XLSX                    // the first sheet of a workbook, with heads in one of its first rows
)

// A FormError reports a file that is no rating list, and where that was seen.
type FormError struct {
	Line int // from 1; 0: the file as a whole
	Got  string
	Want string
}

func (e *FormError) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("ratinglist: %q: expected %s", e.Got, e.Want)
	}
	return fmt.Sprintf("ratinglist: line %d, %q: expected %s", e.Line, e.Got, e.Want)
}

// wantList is what a file should have been.
const wantList = "a rating list: FIDE's text or XML, or a CSV or XLSX with heads"

// maxLine bounds a line, headSize is what the form is known from.
const (
	maxLine  = 4096
	headSize = 4096
)

// Options say how to read.
type Options struct {
	// Federation keeps the players of one federation alone; empty: all.
	Federation string
	// Rapid and Blitz say that a list with one rating is of that rate of play; of the two Blitz counts.
	Rapid, Blitz bool
	// Legacy is the code page of a CSV that is not UTF-8.
	Legacy roster.Encoding // the usual one, where the list does not tell; empty: Windows-1252
}

// single is the rating that a list with one rating holds.
func (o Options) single() int {
	switch {
	case o.Blitz:
		return 2
	case o.Rapid:
		return 1
	}
	return 0
}

// Stats is what was read.
type Stats struct {
	Form    Form
	Entries int
	Skipped int   // lines without number or name
	Others  int   // players of other federations
	Month   Month // that its head names
}

// Parse reads a rating list from r and gives each entry to add; it keeps one line in memory, of a workbook all of it. A zipped list is
// unpacked on the way. It stops at the first error of add. *FormError for a file that is none.
func Parse(r io.Reader, o Options, add func(Entry) error) (Stats, error) {
	b := bufio.NewReaderSize(r, 64<<10)
	head, err := b.Peek(headSize)
	if err != nil && !errors.Is(err, io.EOF) {
		return Stats{}, err
	}
	p := &parser{o: o, add: add}
	if isWorkbook(head) {
		p.Form = XLSX
		err := p.workbook(b)
		return p.Stats, err
	}
	if bytes.HasPrefix(head, []byte("PK\x03\x04")) {
		inner, err := unzip(b)
		if err != nil {
			return Stats{}, err
		}
		b = bufio.NewReaderSize(inner, 64<<10)
		if head, err = b.Peek(headSize); err != nil && !errors.Is(err, io.EOF) {
			return Stats{}, err
		}
	}
	if b, err = p.look(b); err != nil {
		return Stats{}, err
	}
	if head, err = b.Peek(headSize); err != nil && !errors.Is(err, io.EOF) {
		return Stats{}, err
	}
	text := bytes.TrimLeft(bytes.TrimPrefix(head, []byte("\xef\xbb\xbf")), " \t\r\n")
	switch first, _, _ := bytes.Cut(text, []byte("\n")); {
	case bytes.HasPrefix(text, []byte("<")):
		p.Form = XML
		err = p.xml(b)
	case isColumns(string(first)):
		p.Form = Columns
		err = p.lines(b, p.columnHead, p.column)
	case bytes.IndexByte(head, 0) >= 0 || len(first) == 0:
		err = &FormError{Got: string(first[:min(len(first), 40)]), Want: wantList}
	default:
		p.Form = CSV
		err = p.lines(b, p.csvHead, p.csvRow)
	}
	if err == nil && p.Entries+p.Others == 0 {
		err = &FormError{Line: p.line, Want: wantList}
	}
	return p.Stats, err
}

// parser reads one list.
type parser struct {
	Stats
	o      Options
	add    func(Entry) error
	line   int
	fields []column
	comma  byte
	page   charset.Encoding // of the lines that are not UTF-8; empty until something tells
}

// usual is the page that is likely where nothing else tells.
func (p *parser) usual() charset.Encoding {
	if p.o.Legacy == "" {
		return charset.Windows1252
	}
	return p.o.Legacy
}

// look tells the page of a list by its beginning, and makes UTF-8 of one in UTF-16, which is read whole.
func (p *parser) look(b *bufio.Reader) (*bufio.Reader, error) {
	sample, err := b.Peek(b.Size())
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	if end := bytes.LastIndexByte(sample, '\n'); end > 0 && err == nil {
		sample = sample[:end+1]
	}
	if p.page = charset.Detect(sample, p.usual()); p.page != charset.UTF16 {
		return b, nil
	}
	data, err := io.ReadAll(io.LimitReader(b, roster.MaxBytes+1))
	if err != nil {
		return nil, err
	}
	if len(data) > roster.MaxBytes {
		return nil, roster.ErrTooLarge
	}
	text, _ := charset.Decode(data, charset.UTF16, p.usual())
	return bufio.NewReaderSize(strings.NewReader(text), b.Size()), nil
}

// enter hands an entry over.
func (p *parser) enter(e Entry) error {
	e, ok := e.cleaned()
	if !ok {
		p.Skipped++
		return nil
	}
	if p.o.Federation != "" && e.Federation != p.o.Federation {
		p.Others++
		return nil
	}
	p.Entries++
	return p.add(e)
}

// lines reads line by line: the first is given to head, the others to row.
func (p *parser) lines(b *bufio.Reader, head func(string) error, row func(string) error) error {
	for {
		line, err := b.ReadSlice('\n')
		p.line++
		if errors.Is(err, bufio.ErrBufferFull) || len(line) > maxLine {
			return &FormError{Line: p.line, Got: string(line[:40]), Want: fmt.Sprintf("lines of at most %d bytes", maxLine)}
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		text := string(bytes.TrimRight(line, "\r\n\x1a"))
		if p.line == 1 {
			if headErr := head(strings.TrimPrefix(text, "\ufeff")); headErr != nil {
				return headErr
			}
		} else if strings.TrimSpace(text) != "" {
			if rowErr := row(text); rowErr != nil {
				return rowErr
			}
		}
		if err != nil {
			return nil
		}
	}
}
