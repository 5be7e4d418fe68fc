package ratinglist

import (
	"encoding/csv"
	"strings"
	"unicode/utf8"

	"wasit/app/lists/roster"
	"wasit/rules/charset"
)

// csvHead finds the separator and the columns.
func (p *parser) csvHead(line string) error {
	text, err := p.decode(line)
	if err != nil {
		return err
	}
	p.comma = ';'
	for _, c := range []byte{',', '\t'} {
		if strings.Count(text, string(c)) > strings.Count(text, string(p.comma)) {
			p.comma = c
		}
	}
	cells, err := p.cells(text)
	if err != nil {
		return err
	}
	p.dated(cells)
	if p.fields = columnsOf(cells); !has(p.fields) {
		return &FormError{Line: 1, Got: cut(text, 80), Want: wantList + ", one for the number, one for the name and one for a rating"}
	}
	return nil
}

// columnsOf finds the columns under their heads. Of two columns of one field the first
// counts; of two ratings the second where the first has none.
func columnsOf(cells []string) (list []column) {
	seen := map[field]bool{}
	for i, cell := range cells {
		if f := fieldOf(cell); f != ignored && (!seen[f] || f == fieldTitle || f == fieldSingle) {
			seen[f] = true
			list = append(list, column{f, i})
		}
	}
	parted(list)
	return list
}

// parted tells what "Name" means beside a surname or a given name: the other of the two.
func parted(list []column) {
	seen := map[field]bool{}
	for _, c := range list {
		seen[c.field] = true
	}
	for i := range list {
		switch {
		case list[i].field == fieldGiven && !seen[fieldName] && !seen[fieldSurname], list[i].field == fieldSurname && !seen[fieldName] && !seen[fieldGiven]:
			list[i].field = fieldName // "Ime" alone holds the whole name
		case list[i].field != fieldName || seen[fieldSurname] == seen[fieldGiven]:
		case seen[fieldSurname]:
			list[i].field = fieldGiven
		default:
			list[i].field = fieldSurname
		}
	}
}

func (p *parser) csvRow(line string) error {
	text, err := p.decode(line)
	if err != nil {
		return err
	}
	cells, err := p.cells(text)
	if err != nil {
		return err
	}
	return p.row(cells)
}

// row enters the player of a row of a table.
func (p *parser) row(cells []string) error {
	var e Entry
	for _, c := range p.fields {
		if c.at < len(cells) {
			e.set(c.field, cells[c.at], p.o.single())
		}
	}
	return p.enter(e)
}

// decode reads a line as UTF-8, and by the page that the beginning of the list tells where it is none: one name with an accent tells
// them apart. Where the beginning is plain, the first line that is not decides.
func (p *parser) decode(line string) (string, error) {
	if utf8.ValidString(line) {
		return line, nil
	}
	if p.page == "" || p.page == charset.UTF8 {
		p.page = charset.Detect([]byte(line), p.usual())
	}
	legacy := p.page
	if legacy == charset.UTF8 || legacy == charset.UTF16 {
		legacy = p.usual()
	}
	text, err := roster.Decode([]byte(line), legacy)
	if err != nil {
		return "", &FormError{Line: p.line, Got: cut(line, 40), Want: string(legacy)}
	}
	return text, nil
}

// cells takes one line apart; a line break inside quotes is not possible in a rating list.
func (p *parser) cells(line string) ([]string, error) {
	if strings.IndexByte(line, '"') < 0 {
		return strings.Split(line, string(p.comma)), nil
	}
	r := csv.NewReader(strings.NewReader(line))
	r.Comma, r.FieldsPerRecord, r.LazyQuotes = rune(p.comma), -1, true
	cells, err := r.Read()
	if err != nil {
		return nil, &FormError{Line: p.line, Got: cut(line, 40), Want: "a line of a table"}
	}
	return cells, nil
}
