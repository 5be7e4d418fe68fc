package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// periods are the ratings that a player has in the rounds of a long event; nothing of another one.
func periods(v *view.V, m page, p journal.Player) app.UI {
	s := m.Event.Kept
	sec, _ := s.In(p.Section)
	if !s.IsLong() || sec.IsMatch() || sec.Rounds < 2 || len(p.Roster) > 0 {
		return nil
	}
	rows := []app.UI{periodRow(v, 1, p.Rating, nil)}
	for _, x := range sec.Periods {
		for _, r := range x.Ratings {
			if r.Player == p.ID {
				key := "drop-period-" + strconv.Itoa(x.Round)
				rows = append(rows, periodRow(v, x.Round, r.Rating, v.Button(view.Button{Text: v.T(textPeriodDrop, v.Int(x.Round)), Class: "btn--quiet", ID: key,
					Act: v.Act(key, ratePeriod{ID: p.ID, Round: x.Round})})))
			}
		}
	}
	body := []app.UI{app.Ul().Class("list").ID("period-ratings").Body(rows...)}
	if sec.Rating.Periods == journal.PeriodsFirst {
		body = append(body, app.P().Class("mute").ID("periods-first").Text(v.T(i18n.PeriodsFirst)))
	}
	if !s.IsFinished() {
		body = append(body, v.Button(view.Button{Text: v.T(textPeriodAdd), Icon: "plus", ID: "add-period", Act: v.Act("add-period", openPeriod{ID: p.ID})}))
	}
	return sectionOf("periods", v.T(textPeriods), body...)
}

func periodRow(v *view.V, round, rating int, drop app.UI) app.UI {
	text := strconv.Itoa(rating)
	if rating == 0 {
		text = v.T(textRatedNone)
	}
	return app.Li().Class("cluster").Body(app.Span().Text(v.T(textPeriodFrom, v.Int(round))), app.B().Class("num").Text(text), drop)
}

// period is the sheet that gives a player another rating from a round on.
func period(v *view.V, m page, d periodDialog) app.UI {
	p, _ := m.Event.Ahead.Player(d.ID)
	body := []app.UI{view.Refused(v, m.Session), app.P().Class("mute").Text(v.T(textPeriodHelp)),
		v.Stepper(view.Stepper{ID: "period-round", Label: v.T(textPeriodRound), Value: d.Round, Least: 2, Most: m.Section().Rounds,
			To: func(n int) session.Msg { return periodSet{To: n} }}),
		v.Stepper(view.Stepper{ID: "period-rating", Label: v.T(i18n.FieldRating), Value: d.Rating, Most: journal.MaxRating,
			To: func(n int) session.Msg { return periodSet{Rating: true, To: n} }})}
	return v.Sheet(view.Sheet{Title: v.T(textPeriodTitle, m.Name(p)), Body: body, Close: v.Act("close-sheet", session.CloseDialog{}),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.ReasonDo), Class: "btn--go btn--main", ID: "rate-period", Act: v.Act("rate-period", ratePeriod(d))})}})
}
