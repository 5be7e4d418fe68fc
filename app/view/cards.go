package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal/ledger"
	"wasit/app/words/i18n"
)

// maxCards is how many cards are drawn one by one.
const maxCards = 6

// Cards draws the cards of a player, each with its number, those that are still missing dashed: "2 of 4". The last fresh ones
// are marked as new.
func (v *V) Cards(n, toLose, fresh int) app.UI {
	var list []app.UI
	for i := 1; i <= min(max(n, toLose), maxCards); i++ {
		c := app.I()
		if i <= n {
			c = c.Class("on").Text(strconv.Itoa(i))
		}
		if i <= n && i > n-fresh {
			c = c.Class("new")
		}
		list = append(list, c)
	}
	return app.Span().Class("cs").Attr("role", "img").Aria("label", v.T(i18n.DeskCardsOf, v.Int(n), v.Int(toLose))).Body(list...)
}

// YellowCards draws n small cards.
func (v *V) YellowCards(n int) app.UI {
	list := make([]app.UI, min(n, maxCards))
	for i := range list {
		list[i] = app.I()
	}
	return app.Span().Class("yc").Attr("role", "img").Aria("label", v.N(i18n.ShortCards, n)).Body(list...)
}

// GameCards draws what a player has gathered in a game, as one small mark beside the name; nil if that is nothing. It is a word with
// its count, never a fraction: "1/2" beside a name in a list of results reads as half a point.
func (v *V) GameCards(t ledger.GameCards) app.UI {
	var text, name string
	class := "tray"
	switch {
	case t.ToLose > 0 && t.Cards > 0:
		text, name = v.T(i18n.TrayCards, v.Int(t.Cards)), v.T(i18n.DeskCardsOf, v.Int(t.Cards), v.Int(t.ToLose))
		class = "tray tray--card"
		if t.Red {
			class = "tray tray--red"
		}
	case t.Illegal > 0:
		text, name = v.T(i18n.TrayIllegal, v.Int(t.Illegal)), v.T(i18n.DeskIllegal, v.Int(t.Illegal), v.Int(t.Of))
	case t.Offences > 0:
		text, name = v.T(i18n.TrayOffences, v.Int(t.Offences)), v.N(i18n.DeskOffences, t.Offences)
	default:
		return nil
	}
	return app.Span().Class(class).Attr("role", "img").Aria("label", name).Body(app.Span().Aria("hidden", "true").Text(text))
}
