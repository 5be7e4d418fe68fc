package players

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/view"
	"wasit/swiss"
)

// aboutPlayer says what is known of a player beside the name.
func aboutPlayer(v *view.V, p journal.Player) string {
	title, _ := swiss.ParseTitle(p.Title)
	text := v.About(roster.Entrant{Sex: p.Sex, Birth: swiss.Date(p.Birth), Rating: p.Rating, Title: title, Club: p.Club, Federation: p.Federation,
		FIDEID: p.FIDEID, Class: p.Class})
	if p.TPN == 0 {
		return text
	}
	number := v.T(textPlayerTPN, strconv.Itoa(int(p.TPN)))
	if text == "" {
		return number
	}
	return text + " · " + number
}
