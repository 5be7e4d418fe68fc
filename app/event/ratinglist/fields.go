package ratinglist

import (
	"strings"

	"wasit/app/lists/lexicon"
	"wasit/app/lists/roster"
)

// field is what a column holds.
type field uint8

const (
	ignored field = iota
	fieldID
	fieldName
	fieldSurname
	fieldGiven
	fieldFederation
	fieldSex
	fieldTitle
	fieldFlag
	fieldBorn
	fieldStandard
	fieldRapid
	fieldBlitz
	fieldSingle // the rating of a list with one
	fieldKStandard
	fieldKRapid
	fieldKBlitz
	fieldKSingle
)

// column is a field and where it stands: from a byte on in a list of columns, the number of the cell in a table.
type column struct {
	field field
	at    int
}

// heads are the folded words above columns that rating lists alone have, or use otherwise than lists of players; all others
// are those of [roster.HeadField].
var heads = func() map[string]field {
	m := map[string]field{}
	for f, words := range map[field]string{
		fieldID:   "id idbroj broj nomor",
		fieldFlag: "flag status", fieldStandard: "srating", fieldKStandard: "sk", fieldKRapid: "rk", fieldKBlitz: "bk",
	} {
		for _, w := range strings.Fields(words) {
			m[w] = f
		}
	}
	return m
}()

// shared are the fields of a list of players that a rating list has too.
var shared = map[roster.Field]field{
	roster.FIDEID: fieldID, roster.NationalID: fieldID, roster.Name: fieldName, roster.Surname: fieldSurname, roster.GivenName: fieldGiven,
	roster.Federation: fieldFederation, roster.Sex: fieldSex, roster.Title: fieldTitle, roster.Birth: fieldBorn, roster.Rating: fieldSingle,
	roster.NationalRating: fieldSingle, roster.RapidRating: fieldRapid, roster.BlitzRating: fieldBlitz, roster.KFactor: fieldKSingle,
}

// fieldOf tells a column by its head. A month and year, as FIDE heads the rating of a list with one, is that rating.
func fieldOf(head string) field {
	word := lexicon.Fold(head)
	if f, known := heads[word]; known {
		return f
	}
	if headMonth(head) != "" {
		return fieldSingle
	}
	f, standard := roster.HeadField(head)
	if standard {
		return fieldStandard
	}
	return shared[f]
}

// set puts the text of a column into an entry.
func (e *Entry) set(f field, s string, single int) {
	switch f {
	case fieldID:
		e.ID = strings.TrimSpace(s)
	case fieldName:
		e.Name = s
	case fieldSurname:
		e.Name = strings.TrimSpace(s) + e.Name // the given name may stand before it
	case fieldGiven:
		if s = strings.TrimSpace(s); s != "" {
			e.Name += ", " + s
		}
	case fieldFederation:
		e.Federation = s
	case fieldSex:
		e.setSex(s)
	case fieldTitle:
		e.setTitle(s)
	case fieldFlag:
		e.setFlag(s)
	case fieldBorn:
		e.Born = year(s)
	case fieldStandard, fieldRapid, fieldBlitz:
		e.Rating[f-fieldStandard] = number(s)
	case fieldSingle:
		if n := number(s); n > 0 && e.Rating[single] == 0 {
			e.Rating[single] = n
		}
	case fieldKStandard, fieldKRapid, fieldKBlitz:
		e.K[f-fieldKStandard] = number(s)
	case fieldKSingle:
		e.K[single] = number(s)
	}
}

// has reports whether the columns hold what a list needs: a number, a name and a rating.
func has(columns []column) bool {
	id, name, rating := false, false, false
	for _, c := range columns {
		id = id || c.field == fieldID
		name = name || c.field == fieldName || c.field == fieldSurname
		rating = rating || c.field >= fieldStandard && c.field <= fieldSingle
	}
	return id && name && rating
}
