package round

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/rooms/hall"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// publishedSheet offers what comes after a round was put on the wall: paper, texts, the big screen, and the signal to begin.
func publishedSheet(v *view.V, m page) app.UI {
	n, _ := m.Shown()
	return v.Sheet(view.Sheet{Title: v.T(textPublished, v.Int(n)), Close: view.CloseAct(v), Body: []app.UI{errands(v, m.published()), app.P().ID("start-reminder").Body(view.Icon("info"), app.Text(" "+v.T(i18n.StartReminder)))}, Foot: []app.UI{
		v.Button(view.Button{Text: v.T(i18n.RoundUnpublish), Class: "btn--bad", ID: "unpublish-now", Act: v.Act("unpublish-now", session.AskReason{For: "unpublish"})}),
		v.Button(view.Button{Text: v.T(textDoorStart), After: "next", Class: "btn--go btn--main", ID: "start-now", Act: v.Act("start-now", hall.StartRound{})})}})
}

// errands are a few large rows, one thing to do each.
func errands(v *view.V, list []errand) app.UI {
	rows := make([]app.UI, len(list))
	for i, d := range list {
		rows[i] = app.Li().Body(app.A().Class("door").ID(d.id).Href(v.Href(d.path)).Body(view.Icon(d.icon),
			app.Span().Body(app.B().Text(d.title), app.Span().Class("under").Text(d.under)), view.Icon("next")))
	}
	return app.Ul().Class("doors", "plain").Body(rows...)
}

// podium is the end of a section: who won, and what is left to do before the ceremony.
func podium(v *view.V, m page, title i18n.Text) []app.UI {
	var body []app.UI
	if list := m.places(); len(list) > 0 {
		body = append(body, winner(v, list[0]), app.Div().Class("stack").Body(places(list[1:]), prizeList(v, m.prizes())))
	}
	closing := app.Section().Aria("labelledby", "closing").Body(app.H2().Class("podium__h").ID("closing").Text(v.T(textPodiumLeft)), errands(v, m.closing()))
	return []app.UI{app.Div().Class("head").Body(app.H1().Text(v.T(title))), app.Div().Class("podium").Body(append(body, closing)...)}
}

// winner is the echo of the first, kept.
func winner(v *view.V, p place) app.UI {
	return app.Div().Class("first").ID("winner").Body(app.Span().Class("first__k").Body(view.Icon("trophy"), app.Text(" "+v.T(textPodiumPlace, p.rank))),
		app.Span().Class("first__n").Text(p.name), app.Span().Class("first__s").Text(v.T(textPointsN, p.points)+under(p.under)))
}

func places(list []place) app.UI {
	rows := make([]app.UI, len(list))
	for i, p := range list {
		rows[i] = app.Li().Class("place").Body(app.Span().Class("place__n", "num").Text(p.rank),
			app.Span().Body(app.Span().Class("name").Text(p.name), app.Span().Class("under").Text(p.under)), app.Span().Class("place__p", "num").Text(p.points))
	}
	return app.Ol().Class("doors", "plain").ID("places").Body(rows...)
}

// prizeList names who wins the other categories, nil without any.
func prizeList(v *view.V, list []prize) app.UI {
	if len(list) == 0 {
		return nil
	}
	rows := make([]app.UI, len(list))
	for i, p := range list {
		rows[i] = app.Div().Class("won").Body(app.Dt().Text(p.name), app.Dd().Text(p.winners))
	}
	return app.Section().Aria("labelledby", "won").Body(app.H2().Class("podium__h").ID("won").Text(v.T(i18n.PrizesTitle)), app.Dl().Class("doors").ID("prizes").Body(rows...))
}

func under(text string) string {
	if text == "" {
		return ""
	}
	return " · " + text
}

// ending is what comes when all rounds are played: after groups their final, else the end.
func ending(v *view.V, m page) (main, acts []app.UI) {
	main = podium(v, m, textRoundEnd)
	finish := view.Button{Text: v.T(textRoundFinish), After: "next", ID: "finish", Act: v.Act("finish", session.FinishEvent{})}
	if !pairing.CanMakeFinal(m.Session) {
		finish.Class = "btn--go btn--main"
		return main, []app.UI{v.Button(finish)}
	}
	final := view.Button{Text: v.T(i18n.FinalMake), Icon: "trophy", ID: "open-final", Act: v.Act("open-final", pairing.OpenFinal{})}
	chosen, other := &final, &finish
	if pairing.HasFinal(m.Session) {
		chosen, other = &finish, &final
	} else {
		main = append(main, app.P().Class("mute").Text(v.T(textFinalNext)))
	}
	chosen.Class = "btn--go btn--main"
	return main, []app.UI{v.Button(*other), v.Button(*chosen)}
}
