// Package table reads the sources of texts: a line a row, fields divided by tabs, the first line their names.
package table

import (
	"fmt"
	"strings"
)

// A Row is a line of a table, by the names of its fields.
type Row map[string]string

// Parse reads a table. A line with another number of fields than the first is an error that begins with name, such as
// "laws: numbers.tsv", and says where.
func Parse(name, text string) ([]Row, error) {
	var head []string
	var rows []Row
	n := 0
	for line := range strings.Lines(text) {
		n++
		f := strings.Split(strings.TrimRight(line, "\r\n"), "\t")
		if head == nil {
			head = f
			continue
		}
		if len(f) != len(head) {
			return nil, fmt.Errorf("%s:%d: %d fields, want %d", name, n, len(f), len(head))
		}
		r := Row{}
		for i, key := range head {
			r[key] = f[i]
		}
		rows = append(rows, r)
	}
	return rows, nil
}
