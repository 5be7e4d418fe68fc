package trf

import (
	"strconv"
	"strings"

	"wasit/swiss"
)

// date reads YYYY/MM/DD, YYYY-MM-DD, YYYY.MM.DD, a year alone, or YY/MM/DD where short is set. DD/MM/YYYY is read with a
// warning.
func (r *reader) date(rec *record, first, last int, short bool) swiss.Date {
	return r.dateAt(rec, rec.column(first, last), rec.trimmed(first, last), short)
}

func (r *reader) dateAt(rec *record, column int, s string, short bool) swiss.Date {
	d, ok := parseDate(s, short)
	if !ok {
		want := "YYYY/MM/DD"
		if d, ok = parseDate(dayFirst(s), false); ok {
			want += "; read as day, month, year"
		}
		r.warn(BadDate, rec, column, s, want)
	}
	return d
}

// dayFirst turns 24/09/2026 round; any other text gives no date.
func dayFirst(s string) string {
	parts := strings.FieldsFunc(s, isDateMark)
	if len(parts) != 3 || len(parts[2]) != 4 {
		return "?"
	}
	return parts[2] + "/" + parts[1] + "/" + parts[0]
}

func isDateMark(c rune) bool { return c == '/' || c == '-' || c == '.' }

func parseDate(s string, short bool) (swiss.Date, bool) {
	if s == "" {
		return swiss.Date{}, true
	}
	parts := strings.FieldsFunc(s, isDateMark)
	var n [3]int
	if len(parts) > 3 {
		return swiss.Date{}, false
	}
	for i, part := range parts {
		v, err := strconv.ParseUint(part, 10, 31)
		if err != nil || len(part) > 4 {
			return swiss.Date{}, false
		}
		n[i] = int(v)
	}
	if short && len(parts) > 0 && len(parts[0]) <= 2 {
		n[0] += 2000
	}
	d := swiss.Date{Year: n[0], Month: n[1], Day: n[2]}
	if d.Month > 12 || d.Day > 31 || d.Year == 0 && d.Month+d.Day > 0 || d.Month == 0 && d.Day > 0 {
		return swiss.Date{}, false
	}
	return d, true
}
