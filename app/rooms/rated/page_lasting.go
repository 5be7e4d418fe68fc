package rated

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// lasting asks whether the event lasts longer than 30 days, and of one that does which rating of a player counts.
func lasting(v *view.V, m page) app.UI {
	s := m.Event.Kept
	sec := m.KeptSection()
	body := []app.UI{app.H2().ID("lasting").Text(v.T(textLasting)),
		v.Switch("long", v.T(textLong), v.In("long", func(on string) session.Msg { return last{on == "true"} }), s.IsLong())}
	if days := s.Days(); days > 0 {
		body = append(body, app.P().Class("mute").ID("long-dates").Text(v.N(textLongDates, days)))
	}
	if s.IsLong() && !sec.IsMatch() {
		choose := v.In("periods", func(key string) session.Msg {
			if key == eachRound {
				key = journal.PeriodsEach
			}
			return countIn{key}
		})
		now := sec.Rating.Periods
		if now == journal.PeriodsEach {
			now = eachRound
		}
		body = append(body, v.Choices("periods", v.T(textPeriods), now, choose, []view.Option{
			{Key: eachRound, Text: v.T(i18n.PeriodsEach), Under: v.T(textPeriodsEachAs)}, {Key: journal.PeriodsFirst, Text: v.T(i18n.PeriodsFirst), Under: v.T(textPeriodsFirstAs)}}))
	}
	if codes := regulation.RatingTieBreaks(sec.TieBreaks); s.IsLong() && len(codes) > 0 {
		body = append(body, v.Banner(view.Banner{Kind: "warn", ID: "long-ties", Title: v.T(i18n.LongTies), Text: v.T(i18n.LongTiesText, v.JoinComma(codes))}))
	}
	return app.Section().Class("sec", "stack").Aria("labelledby", "lasting").Body(body...)
}
