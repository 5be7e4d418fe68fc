package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
	"wasit/app/lists/roster"
	"wasit/app/view"
	"wasit/app/words/i18n"
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

// ratingSource says whose list the rating of a player is of, nil where that is not known and does not matter.
func ratingSource(v *view.V, m page, p journal.Player) app.UI {
	from := p.Source
	if p.Rating == 0 || from == (journal.Source{}) && !m.Event.Kept.Event().Papers.Rated || from.Rating == journal.SourceHand && !m.Event.Kept.Event().Papers.Rated {
		return nil
	}
	list := func(name i18n.Text, month string) string {
		of, ok := ratinglist.ParseMonth(month)
		if !ok {
			return v.T(name)
		}
		return v.T(name) + ", " + v.Month(of.Parts())
	}
	text := v.T(textSourceEntered)
	switch from.Rating {
	case journal.SourceHand:
		text = v.T(textSourceHand)
	case journal.SourceFIDE:
		text = list(textSourceFIDE, from.FIDE)
	case journal.SourceNational:
		text = list(textSourceNational, from.National)
	}
	return app.P().Class("mute").ID("rating-source").Text(v.T(textSource, strconv.Itoa(p.Rating), text))
}
