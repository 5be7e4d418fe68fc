package imports

import (
	"bytes"
	"strings"

	"wasit/app/lists/roster"
	"wasit/app/session"
)

// isBook reports whether a file is a workbook of a spreadsheet program, sound or not: no text begins as a zip does, or as the
// compound file in which Excel keeps old and locked workbooks.
func isBook(data []byte) bool {
	return bytes.HasPrefix(data, []byte("PK\x03\x04")) || bytes.HasPrefix(data, []byte("\xD0\xCF\x11\xE0"))
}

// readBook reads a workbook: its first sheet that holds anything.
func (m page) readBook(im Model, env session.Env) Model {
	im.Plain = true
	im.Sheets, im.Err = roster.Sheets(im.Data)
	if im.Err != nil {
		return im
	}
	im.Err = &emptyListError{}
	for i := range min(len(im.Sheets), mostSheets) {
		next := im
		next.Sheet = i
		if next = m.readSheet(next, env); next.Err == nil {
			return next
		}
		if _, empty := im.Err.(*emptyListError); empty {
			im.Err = next.Err
		}
	}
	return im
}

// mostSheets is how many sheets are tried for one that holds anything.
const mostSheets = 32

// readSheet reads the sheet chosen: one that names its columns as a table, another as the same lines would be read that were
// pasted.
func (m page) readSheet(im Model, env session.Env) Model {
	im.Late = session.IsAfter(m.Event.Ahead.Event().Deadline, env.Now)
	im.Cells, im.Err = roster.FromXLSX(im.Data, im.Sheet)
	if im.Err != nil {
		return im
	}
	im.Map = roster.Guess(im.Cells)
	pasted := im.Cells
	if len(im.Map.Columns) < 2 {
		pasted.Sep = 0 // lines that are not cut
	}
	if text := textOf(im.Cells); !im.Map.Header && roster.IsChat(text, pasted) {
		return m.readChat(im, text, env)
	}
	return m.understand(im, env)
}

// textOf writes the rows of a sheet as the lines of a text, each on the line of its number. A file may claim any number: those
// far below keep their order alone.
func textOf(c roster.Cells) string {
	const most = 2 * roster.MaxRows
	var b strings.Builder
	line := 1
	for i, source := range c.Source {
		for to := max(line+min(i, 1), min(c.Lines[i], most)); line < to; line++ {
			b.WriteByte('\n')
		}
		b.WriteString(strings.ReplaceAll(source, "\n", " "))
	}
	return b.String()
}

// importSheet reads another sheet of the workbook.
type importSheet struct{ I int }

func (msg importSheet) update(m page, env session.Env) (page, []session.Cmd) {
	if msg.I < 0 || msg.I >= len(m.Sheets) || msg.I == m.Sheet {
		return m, nil
	}
	im := Model{Owner: m.Owner, File: m.File, Data: m.Data, Plain: true, Sheets: m.Sheets, Sheet: msg.I}
	m.Model, m.Notice, m.More = m.readSheet(im, env), nil, 0
	return m, nil
}
