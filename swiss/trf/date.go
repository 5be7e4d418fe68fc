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
		if d, ok = parseDate(dayFirst(s), false); !ok {
			d, ok = longDate(s)
		}
		if ok {
			r.warn(OtherDate, rec, column, s, "YYYY/MM/DD; read as "+dateText(d))
		} else {
			r.warn(BadDate, rec, column, s, "YYYY/MM/DD")
		}
	}
	return d
}

// months are the names of the months by the letters that tell them apart, English first; others where they differ and none
// of them means another month elsewhere.
var months = map[string]int{"jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "oct": 10, "nov": 11, "dec": 12,
	"mär": 3, "mai": 5, "mei": 5, "okt": 10, "dez": 12, "des": 12, "agu": 8, "ene": 1, "dic": 12, "déc": 12, "fév": 2, "avr": 4, "aoû": 8, "gen": 1, "mag": 5, "giu": 6,
	"lug": 7, "set": 9, "ott": 10, "abr": 4, "ago": 8, "out": 10}

// longDate reads a date with the name of its month, "May 10, 2020" or "Sunday, 10 May 2020", an ISO date with a time behind it,
// and eight digits.
func longDate(s string) (swiss.Date, bool) {
	if day, _, timed := strings.Cut(s, "T"); timed && len(day) == len("2006-01-02") {
		return parseDate(day, false)
	}
	if len(s) == 8 && strings.Trim(s, "0123456789") == "" {
		return parseDate(s[:4]+"/"+s[4:6]+"/"+s[6:], false)
	}
	for _, word := range strings.FieldsFunc(s, func(c rune) bool { return c == ' ' || c == ',' }) { // a time or a weekday beside it
		for _, form := range []string{word, dayFirst(word)} {
			if day, ok := parseDate(form, false); ok && day.Year >= 1000 && day.Day > 0 {
				return day, true
			}
		}
	}
	var d swiss.Date
	var plain []string
	for _, word := range strings.FieldsFunc(s, func(c rune) bool { return c == ' ' || c == ',' || isDateMark(c) }) {
		letters := []rune(strings.ToLower(word))
		n, err := strconv.Atoi(strings.TrimRight(strings.ToLower(word), "stndrh")) // 1st, 2nd, 3rd, 4th
		switch {
		case err == nil && n > 31 && n <= 9999 && d.Year == 0:
			d.Year = n
		case err == nil && n >= 1 && n <= 31 && d.Day == 0:
			d.Day = n
		case err != nil && len(letters) >= 3 && months[string(letters[:3])] > 0 && d.Month == 0 && !isWeekday(string(letters)):
			d.Month = months[string(letters[:3])]
		case err != nil && (isWeekday(string(letters)) || isClock(word)):
		default:
			plain = append(plain, word)
		}
	}
	return d, len(plain) == 0 && d.Year >= 1000 && d.Month > 0 && d.Day > 0
}

func isWeekday(s string) bool {
	for _, day := range []string{"mon", "monday", "tue", "tuesday", "wed", "wednesday", "thu", "thursday", "fri", "friday", "sat", "saturday", "sun", "sunday"} {
		if s == day {
			return true
		}
	}
	return false
}

// isClock reports whether a word is a time of day, 18:00 or 18:00:05.
func isClock(s string) bool {
	return strings.Contains(s, ":") && strings.Trim(s, "0123456789:Zz+.") == ""
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
