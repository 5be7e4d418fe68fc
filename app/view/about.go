package view

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// About says what was understood of a line beside the name.
func (v *V) About(e roster.Entrant) string {
	var parts []string
	add := func(s string) {
		if s != "" {
			parts = append(parts, s)
		}
	}
	add(map[swiss.Sex]string{swiss.Male: v.T(i18n.FieldMale), swiss.Female: v.T(i18n.FieldFemale)}[e.Sex])
	add(e.Club)
	if e.Class > 0 {
		add(v.T(i18n.ClassN, strconv.Itoa(e.Class)))
	}
	add(v.Date(e.Birth.Year, e.Birth.Month, e.Birth.Day))
	rating := e.Title.String()
	if e.Rating > 0 {
		if rating != "" {
			rating += " "
		}
		rating += strconv.Itoa(e.Rating)
	}
	add(rating)
	add(e.Federation)
	if e.FIDEID != "" {
		add(v.T(i18n.FieldFIDE) + " " + e.FIDEID)
	}
	return join(parts)
}

func join(parts []string) string {
	text := ""
	for i, p := range parts {
		if i > 0 {
			text += " · "
		}
		text += p
	}
	return text
}

// Before says what a player did in earlier events.
func (v *V) Before(b journal.Before) string {
	return v.T(i18n.BeforeGames, v.Int(b.White), v.Int(b.Black), v.Int(b.Attended), v.Int(b.Of))
}
