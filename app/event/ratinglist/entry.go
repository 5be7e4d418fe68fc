package ratinglist

import (
	"strings"
	"unicode/utf8"

	"wasit/app/event/journal"
	"wasit/app/words/letters"
	"wasit/swiss"
)

// Entry is a player of a list.
type Entry struct {
	ID         string // the number in the list: FIDE ID or national ID
	Name       string // as written: "Surname, Given"
	Federation string // three letters
	Sex        swiss.Sex
	Title      swiss.Title
	Born       int    // year, 0: not known
	Rating     [3]int // standard, rapid, blitz; 0: none
	K          [3]int // 0: not known
	Inactive   bool
}

// Limits of an entry, in bytes; longer texts are cut, longer numbers make a line no entry.
const (
	maxID   = 16
	maxName = 120
)

// Key is what names are sorted and searched by: lower case without accents, words separated by one blank.
func Key(name string) string {
	var b strings.Builder
	b.Grow(len(name))
	gap := false
	for _, r := range name {
		if r >= utf8.RuneSelf {
			r = letters.Plain(r)
		} else if r >= 'A' && r <= 'Z' {
			r += 'a' - 'A'
		}
		if r < utf8.RuneSelf && (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '\'' {
			gap = true
			continue
		}
		if r == '\'' {
			continue // O'Kelly is found as okelly
		}
		if gap && b.Len() > 0 {
			b.WriteByte(' ')
		}
		gap = false
		b.WriteRune(r)
	}
	return b.String()
}

// idKey sorts numbers as numbers: the shorter first.
func idKey(id string) string {
	id = strings.TrimLeft(id, "0")
	return string(rune('0'+len(id))) + id
}

// cut shortens a text to a number of bytes, at a character.
func cut(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	for limit > 0 && !utf8.RuneStart(s[limit]) {
		limit--
	}
	return s[:limit]
}

// cleaned is e as a list keeps it; ok is false for a line without number or name.
func (e Entry) cleaned() (Entry, bool) {
	e.ID, e.Name = journal.Clean(e.ID), strings.TrimSpace(cut(journal.Clean(e.Name), maxName))
	e.Federation = strings.TrimSpace(cut(strings.ToUpper(journal.Clean(e.Federation)), 3))
	for i := range e.Rating {
		if e.Rating[i] < 0 || e.Rating[i] > 4000 {
			e.Rating[i] = 0
		}
		if e.K[i] < 0 || e.K[i] > 255 {
			e.K[i] = 0
		}
	}
	if e.Born < 1850 || e.Born > 2200 {
		e.Born = 0
	}
	return e, e.ID != "" && len(e.ID) <= maxID && Key(e.Name) != ""
}

// shortTitles are the letters that FIDE's list writes for titles.
var shortTitles = map[string]swiss.Title{
	"G": swiss.GM, "M": swiss.IM, "F": swiss.FM, "C": swiss.CM, "WG": swiss.WGM, "WM": swiss.WIM, "WF": swiss.WFM, "WC": swiss.WCM,
}

// setTitle takes the higher of several titles of a player.
func (e *Entry) setTitle(s string) {
	s = strings.ToUpper(strings.TrimSpace(s))
	t, ok := shortTitles[s]
	if !ok {
		t, ok = swiss.ParseTitle(s)
	}
	if ok && t > e.Title {
		e.Title = t
	}
}

func (e *Entry) setSex(s string) {
	switch strings.ToUpper(strings.TrimSpace(s)) {
	case "M", "L": // L: laki-laki
		e.Sex = swiss.Male
	case "F", "W", "P", "Ž": // P: perempuan
		e.Sex = swiss.Female
	}
}

// setFlag reads FIDE's flags: i and wi are inactive, w and wi are women.
func (e *Entry) setFlag(s string) {
	s = strings.ToLower(strings.TrimSpace(s))
	e.Inactive = strings.Contains(s, "i")
	if strings.HasPrefix(s, "w") {
		e.Sex = swiss.Female
	}
}

// number reads digits, a decimal after them left out; 0 for anything else.
func number(s string) int {
	s = strings.TrimSpace(s)
	if i := strings.IndexAny(s, ".,"); i > 0 {
		s = s[:i]
	}
	if len(s) > 6 {
		return 0
	}
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0
		}
		n = 10*n + int(s[i]-'0')
	}
	return n
}

// year reads the year of a birth, whether it stands alone or in a date of any order.
func year(s string) int {
	for i := 0; i+4 <= len(s); i++ {
		if n := number(s[i : i+4]); n >= 1850 && n <= 2200 && (i == 0 || s[i-1] < '0' || s[i-1] > '9') && (i+4 == len(s) || s[i+4] < '0' || s[i+4] > '9') {
			return n
		}
	}
	return 0
}
