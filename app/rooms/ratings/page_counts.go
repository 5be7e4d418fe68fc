package ratings

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// counts asks which rating counts in the section, and says who has another.
func counts(v *view.V, m page) app.UI {
	sec, ok := m.Event.Ahead.In(m.Event.Section)
	if !ok || regulation.SystemOf(sec.System).Teams {
		return nil // whose players stand in their lists
	}
	var options []view.Option
	for _, key := range journal.RatingCounts {
		options = append(options, view.Option{Key: "by-" + key, Text: v.T(i18n.RatingCounts[key])})
	}
	choose := v.In("rating-counts", func(s string) session.Msg { return countBy{Counts: s[len("by-"):]} })
	body := []app.UI{app.H2().ID("rating-counts-title").Text(v.T(textCountsTitle)), app.P().Class("mute").Text(v.T(textCountsLead)),
		v.Choices("rating-counts", v.T(textCountsTitle), "by-"+sec.Rating.Counts, choose, options)}
	if other := federation.CountOtherwise(m.Event.Ahead, sec.ID); len(other) > 0 {
		names := make([]string, 0, len(other))
		for _, p := range other[:min(len(other), 5)] {
			names = append(names, m.Name(p))
		}
		body = append(body, v.Banner(view.Banner{Kind: "warn", ID: "count-otherwise", Title: v.N(textCountsOther, len(other)), Text: v.JoinComma(names),
			Button: &view.Button{Text: v.T(textCountsAgain), ID: "count-again", Act: v.Act("count-again", countAgain{})}}))
	}
	return app.Section().Class("sec", "stack").Aria("labelledby", "rating-counts-title").Body(body...)
}
