package pairing

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// drawSheet is the draw of lots before round 1; the seed is shown before the result.
func drawSheet(v *view.V, m page, d drawDialog) app.UI {
	body := inDoubt(v, m, d)
	switch sec := m.Section(); {
	case d.OrderSeed != 0 && sec.Order.IgnoreRatings:
		body = append(body, app.P().Text(v.T(textDrawOrderAll)))
	case d.OrderSeed != 0:
		body = append(body, app.P().Text(v.T(textDrawOrder)))
	}
	if d.Varma {
		body = append(body, app.P().ID("varma").Text(v.T(textDrawVarma)))
		if d.Late > 0 {
			body = append(body, v.Banner(view.Banner{Kind: "warn", ID: "varma-late", Title: v.N(textDrawVarmaLate, d.Late)}))
		}
	}
	if sec := m.Section(); phrase.IsAveraged(m.Event.Ahead, sec.ID) {
		body = append(body, app.P().ID("team-average").Text(v.T(i18n.TeamAverage, v.Int(sec.Boards()))))
	}
	if d.Rounds > 0 {
		body = append(body, app.P().ID("draw-rounds").Text(v.T(textDrawRounds, m.entrants(v, d.Players), v.N(i18n.WizardRoundsN, d.Rounds))))
	}
	foot := []app.UI{v.Button(view.Button{Text: v.T(textDrawNow), After: "next", Class: "btn--go btn--main", ID: "draw", Act: v.Act("draw", draw{})})}
	switch {
	case d.ColorSeed == 0:
		body = append(body, app.P().Text(v.T(textDrawTable)))
		return v.Sheet(view.Sheet{Title: v.T(textDrawTitle), Body: body, Close: view.CloseAct(v), Foot: foot})
	case d.Coins:
		body = append(body, app.P().Text(v.T(textDrawCoins)), seeds(v, d))
		return v.Sheet(view.Sheet{Title: v.T(textDrawTitle), Body: body, Close: view.CloseAct(v), Foot: foot})
	}
	body = append(body, app.P().ID("draw-color").Text(drawColor(v, m)), seeds(v, d), app.P().Text(v.T(textDrawByHand)), app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(textDrawWhite), ID: "coin-white", Act: v.Act("coin-white", draw{Color: swiss.White})}),
		v.Button(view.Button{Text: v.T(textDrawBlack), ID: "coin-black", Act: v.Act("coin-black", draw{Color: swiss.Black})})))
	return v.Sheet(view.Sheet{Title: v.T(textDrawTitle), Body: body, Close: view.CloseAct(v),
		Foot: foot})
}

// drawColor says what is drawn before round 1, with the article of the system that asks for it.
func drawColor(v *view.V, m page) string {
	sec := m.Section()
	switch system := regulation.SystemOf(sec.System); {
	case system.ColorArticle == "" || sec.IsTable():
		return v.T(textDrawColorPlain)
	case system.Teams:
		return v.T(textDrawColorTeam, system.ColorArticle)
	default:
		return v.T(textDrawColor, system.ColorArticle)
	}
}

// entrants counts who takes part, players or teams.
func (m page) entrants(v *view.V, n int) string {
	sec := m.Section()
	return phrase.Entrants(v.Lang, sec.System, n)
}

// seeds are the numbers from which the lots are drawn, for whoever wants to repeat them.
func seeds(v *view.V, d drawDialog) app.UI {
	lines := []app.UI{app.Summary().Text(v.T(i18n.Details))}
	if d.OrderSeed != 0 {
		lines = append(lines, app.P().Text(v.T(textSeedOrder, d.OrderSeed.String())))
	}
	return app.Details().Class("more").Body(append(lines, app.P().ID("seed").Text(v.T(textSeedColor, d.ColorSeed.String())), app.P().Class("mute").Text(v.T(textDrawSeed)))...)
}

// inDoubt names who may not belong into the section: with the draw the organiser says that they play in it.
func inDoubt(v *view.V, m page, d drawDialog) []app.UI {
	if len(d.Doubtful) == 0 {
		return nil
	}
	const most = 6
	var names []string
	for _, id := range d.Doubtful[:min(most, len(d.Doubtful))] {
		p, _ := m.Event.Ahead.Player(id)
		sec, _ := m.Event.Ahead.In(p.Section)
		why := phrase.MisfitText(v.Lang, sec.SectionConfig, p.PlayerInfo)
		if why == "" {
			why = v.T(textDrawNoSex)
		}
		names = append(names, m.Name(p)+" ("+why+")")
	}
	text := v.JoinComma(names)
	if more := len(d.Doubtful) - most; more > 0 {
		text += " " + v.N(i18n.FileMore, more)
	}
	return []app.UI{v.Banner(view.Banner{Kind: "warn", ID: "draw-doubt", Title: v.N(textDrawDoubt, len(d.Doubtful)), Text: text + ". " + v.T(textDrawDoubtText),
		Button: &view.Button{Text: v.T(i18n.Players), ID: "draw-players", Href: m.Route.In(session.PagePlayers).Path()}})}
}
