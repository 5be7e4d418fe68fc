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
