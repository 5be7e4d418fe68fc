package trf

import (
	"strconv"
	"strings"

	"wasit/swiss"
)

// date reads YYYY/MM/DD, YYYY-MM-DD, YYYY.MM.DD, a year alone, or YY/MM/DD where short is set.
func (r *reader) date(rec *record, first, last int, short bool) swiss.Date {
	s := rec.trimmed(first, last)
	d, ok := parseDate(s, short)
	if !ok {
		r.warn(BadDate, rec, rec.column(first, last), s, "YYYY/MM/DD")
	}
	return d
}

func parseDate(s string, short bool) (swiss.Date, bool) {
	if s == "" {
		return swiss.Date{}, true
	}
	parts := strings.FieldsFunc(s, func(c rune) bool { return c == '/' || c == '-' || c == '.' })
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
