package players

import (
	"strconv"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
	"wasit/app/view"
	"wasit/swiss"
)

// about says what was understood of a line beside the name.
func about(v *view.V, e roster.Entrant) string {
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

// About says what is known of a player beside the name.
func About(v *view.V, p journal.Player) string {
	title, _ := swiss.ParseTitle(p.Title)
	text := about(v, roster.Entrant{Sex: p.Sex, Birth: swiss.Date(p.Birth), Rating: p.Rating, Title: title, Club: p.Club, Federation: p.Federation,
		FIDEID: p.FIDEID, Class: p.Class})
	if p.TPN == 0 {
		return text
	}
	number := v.T(i18n.PlayerTPN, strconv.Itoa(int(p.TPN)))
	if text == "" {
		return number
	}
	return text + " · " + number
}
