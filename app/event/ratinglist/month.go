package ratinglist

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/app/lists/lexicon"
)

// Month is the month from whose first day a list counts (FIDE B.02), "2026-11"; empty where nothing tells it.
type Month string

// MonthAt returns the month of an instant.
func MonthAt(t time.Time) Month { return monthOf(t.Year(), int(t.Month())) }

// monthOf returns a month of a year; empty for none.
func monthOf(year, month int) Month {
	if year < 1970 || year > 2200 || month < 1 || month > 12 {
		return ""
	}
	return Month(fmt.Sprintf("%04d-%02d", year, month))
}

// ParseMonth reads a month as it is kept; ok is false for anything else.
func ParseMonth(s string) (m Month, ok bool) {
	t, err := time.Parse("2006-01", s)
	if err != nil {
		return "", false
	}
	m = MonthAt(t)
	return m, m != ""
}

// Parts returns year and month, zeros for none.
func (m Month) Parts() (year, month int) {
	t, err := time.Parse("2006-01", string(m))
	if err != nil {
		return 0, 0
	}
	return t.Year(), int(t.Month())
}

// Add returns the month n months later, earlier where n is below zero.
func (m Month) Add(n int) Month {
	year, month := m.Parts()
	if year == 0 {
		return ""
	}
	at := 12*year + month - 1 + n
	return monthOf(at/12, at%12+1)
}

// shortMonths are the words that FIDE heads ratings with, and names files by: "NOV26".
const shortMonths = "jan feb mar apr may jun jul aug sep oct nov dec"

// headMonth is the month that a head such as "NOV26" names.
func headMonth(head string) Month {
	word := lexicon.Fold(head)
	if len(word) != 5 {
		return ""
	}
	at := strings.Index(shortMonths, word[:3])
	if at < 0 || at%4 != 0 || word[3] < '0' || word[3] > '9' || word[4] < '0' || word[4] > '9' {
		return ""
	}
	year := 2000 + number(word[3:])
	if year > 2000+newestYear {
		year -= 100
	}
	return monthOf(year, at/4+1)
}

// dated keeps the month that one of the heads names.
func (p *parser) dated(heads []string) {
	for _, head := range heads {
		p.Month = cmp.Or(p.Month, headMonth(head))
	}
}

// newestYear is the last year of two digits that is of this century: FIDE's lists of the nineties are files too.
const newestYear = 69

// MonthInName is the month that the name of a file tells: FIDE calls its lists "standard_nov26frl.txt", others put "2026-11" into it.
func MonthInName(file string) Month {
	name := strings.ToLower(file)
	for at := 0; at+5 <= len(name); at++ {
		begins := at == 0 || name[at-1] < 'a' || name[at-1] > 'z'
		if m := headMonth(name[at : at+5]); begins && m != "" && (at+5 == len(name) || name[at+5] < '0' || name[at+5] > '9') {
			return m
		}
	}
	for at := 0; at+7 <= len(name); at++ {
		if (at > 0 && name[at-1] >= '0' && name[at-1] <= '9') || (at+7 < len(name) && name[at+7] >= '0' && name[at+7] <= '9') {
			continue
		}
		if m, ok := ParseMonth(strings.ReplaceAll(name[at:at+7], "_", "-")); ok {
			return m
		}
	}
	return ""
}

// longEvent is the number of days from which each day of an event uses the list of its own month (FIDE B.02).
const longEvent = 30

// Counting returns the month whose list counts for an event: that of its first day, of an event of more than 30 days that of today. An
// event without days is one of today.
func Counting(info journal.EventInfo, now time.Time) Month {
	if info.Start.Month == 0 {
		return MonthAt(now)
	}
	day := func(d journal.Date) time.Time {
		return time.Date(d.Year, time.Month(d.Month), max(1, d.Day), 0, 0, 0, 0, now.Location())
	}
	first, last := day(info.Start), day(info.Start)
	if info.End.Month != 0 {
		last = day(info.End)
	}
	if last.Sub(first) < longEvent*24*time.Hour || now.Before(first) {
		return MonthAt(first)
	}
	if now.After(last) {
		return MonthAt(last)
	}
	return MonthAt(now)
}

// SetMonth says of which month a kept list is.
func SetMonth(b Blocks, name string, m Month) error {
	d, err := readDirectory(b, name)
	if err != nil || d.Version == 0 || d.Month == m {
		return err
	}
	d.Month = m
	text, err := json.Marshal(d)
	if err != nil {
		panic("ratinglist: " + err.Error()) // plain values always encode
	}
	return b.Put(directoryKey(name), text)
}
