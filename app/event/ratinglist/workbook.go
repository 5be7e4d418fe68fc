package ratinglist

import (
	"bytes"
	"errors"
	"io"

	"wasit/app/lists/roster"
)

// headRows is within how many rows of a sheet the heads stand: above them is what the federation is called, and the day.
const headRows = 20

// isWorkbook reports whether a file begins as a workbook does: a zip whose first file belongs to one.
func isWorkbook(head []byte) bool {
	const nameAt = 30
	if !bytes.HasPrefix(head, []byte("PK\x03\x04")) || len(head) < nameAt {
		return false
	}
	for _, first := range []string{"[Content_Types].xml", "_rels/", "xl/", "docProps/", "mimetype"} {
		if bytes.HasPrefix(head[nameAt:], []byte(first)) {
			return true
		}
	}
	return false
}

// workbook reads the first sheet of a workbook.
func (p *parser) workbook(r io.Reader) error {
	data, err := io.ReadAll(io.LimitReader(r, roster.MaxBytes+1))
	if err != nil {
		return err
	}
	rows := 0
	err = roster.EachRow(data, 0, func(line int, cells []string) error {
		p.line = line
		if p.fields != nil {
			return p.row(cells)
		}
		if list := columnsOf(cells); has(list) {
			p.fields = list
			p.dated(cells)
		} else if rows++; rows == headRows {
			return &FormError{Line: line, Want: wantList + ", one for the number, one for the name and one for a rating"}
		}
		return nil
	})
	switch {
	case errors.Is(err, roster.ErrTooLarge):
		return &FormError{Got: "a workbook of more than 20 MB", Want: "the list saved as CSV"}
	case errors.Is(err, roster.ErrNoXLSX), errors.Is(err, roster.ErrBroken), errors.Is(err, roster.ErrEncrypted):
		return &FormError{Got: err.Error(), Want: wantList}
	case err == nil && p.Entries+p.Others == 0:
		return &FormError{Line: p.line, Want: wantList}
	}
	return err
}
