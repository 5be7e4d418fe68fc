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
	if short && isDayFirst(s) || ok && d.Year > 0 && d.Year < 100 {
		return r.shortDate(rec, column, s)
	}
	if !ok {
		s := strings.Join(strings.Fields(s), " ")
		if d, ok = parseDate(dayFirst(strings.ReplaceAll(s, ". ", ".")), false); !ok {
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

// shortDate reads a day with a year of two digits: 26/11/20, and 20.11.26, where dots put the day first. A birth has no century then.
func (r *reader) shortDate(rec *record, column int, s string) swiss.Date {
	text := s
	if isDayFirst(s) {
		text = dayFirst(s)
	}
	d, ok := parseDate(text, true)
	if !ok || isPlayerRecord(rec.code) {
		r.warn(BadDate, rec, column, s, "YYYY/MM/DD")
		return swiss.Date{}
	}
	r.warn(OtherDate, rec, column, s, "YYYY/MM/DD; read as "+dateText(d))
	return d
}

// isPlayerRecord reports a record of a person, whose date is a birth: 001 and the national ones.
func isPlayerRecord(code string) bool { return code == "001" || isFederation(code) }

// months are the names of the months by the letters that tell them apart, English first; others where they differ and none
// of them means another month elsewhere.
var months = map[string]int{"jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "oct": 10, "nov": 11, "dec": 12,
	"mär": 3, "mai": 5, "mei": 5, "okt": 10, "dez": 12, "des": 12, "agu": 8, "ene": 1, "dic": 12, "déc": 12, "fév": 2, "avr": 4, "aoû": 8, "gen": 1, "mag": 5, "giu": 6,
	"lug": 7, "set": 9, "ott": 10, "abr": 4, "ago": 8, "out": 10, "maj": 5, "mrt": 3, "avg": 8, "juin": 6, "juillet": 7, "sij": 1, "vel": 2, "ožu": 3, "tra": 4,
	"svi": 5, "lipanj": 6, "lipnja": 6, "srpanj": 7, "srpnja": 7, "kol": 8, "ruj": 9, "stu": 11, "pro": 12}

// monthOf reads the name of a month; 0 for none, and for one that means another month elsewhere, as "listopada" does.
func monthOf(word string) int {
	word = strings.ToLower(word)
	letters := []rune(word)
	switch {
	case months[word] > 0:
		return months[word]
	case len(letters) < 3 || isWeekday(word):
		return 0
	}
	return months[string(letters[:3])]
}

// longDate reads a date with the name of its month, "May 10, 2020" or "Sunday, 10 May 2020", an ISO date with a time after it,
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
		n, err := strconv.Atoi(strings.TrimRight(strings.ToLower(word), "stndrh")) // 1st, 2nd, 3rd, 4th
		switch {
		case err == nil && n > 31 && n <= 9999 && d.Year == 0:
			d.Year = n
		case err == nil && n >= 1 && n <= 31 && d.Day == 0:
			d.Day = n
		case err != nil && monthOf(word) > 0 && d.Month == 0:
			d.Month = monthOf(word)
		case err != nil && (isWeekday(strings.ToLower(word)) || isClock(word) || word == "de" || word == "del"):
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

// isDayFirst reports a day with dots and a year of two digits, 10.05.26: with dots the day stands first everywhere.
func isDayFirst(s string) bool {
	return len(s) <= len("31.12.26.") && strings.Count(strings.TrimSuffix(s, "."), ".") == 2 && strings.Trim(s, "0123456789.") == "" && len(strings.FieldsFunc(s, isDateMark)[0]) <= 2
}

// dayFirst turns 24/09/2026 round; any other text gives no date.
func dayFirst(s string) string {
	parts := strings.FieldsFunc(s, isDateMark)
	if len(parts) != 3 || len(parts[2]) != 4 && !isDayFirst(s) {
		return "?"
	}
	return parts[2] + "/" + parts[1] + "/" + parts[0]
}

// daysIn returns how many days the month of a date has, 31 where none is named.
func daysIn(d swiss.Date) int {
	switch d.Month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if d.Year%4 == 0 && (d.Year%100 != 0 || d.Year%400 == 0) {
			return 29
		}
		return 28
	}
	return 31
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
	if d.Month > 12 || d.Day > daysIn(d) || d.Year == 0 && d.Month+d.Day > 0 || d.Month == 0 && d.Day > 0 {
		return swiss.Date{}, false
	}
	return d, true
}
