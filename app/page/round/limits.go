package round

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/view"
)

// limits warns before round n that opponents will run out, and offers to pair by hand where they have.
func limits(v *view.V, m model.Model, n int) []app.UI {
	if m.Entry.NoPairing == n {
		return []app.UI{v.Button(view.Button{Text: v.T(i18n.HandDo, v.Int(n)), Icon: "edit", ID: "by-hand-all", Act: v.Act("by-hand-all", model.PairByHand{})})}
	}
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	most, ok := m.RoundsPossible()
	if n != 1 || !ok || sec.Rounds <= most {
		return nil
	}
	return []app.UI{v.Banner(view.Banner{Kind: "warn", ID: "too-many-rounds", Title: v.T(i18n.RoundsLimit, v.Int(sec.Rounds), v.Int(sec.Players)),
		Text: v.T(i18n.RoundsTooMany, v.Int(sec.Players), v.Int(sec.Players-1)), Button: &view.Button{Text: v.T(i18n.WizardRules), ID: "to-rules", Href: m.Route.In(model.PageRules).Path()}})}
}

// deadEnd warns in the draft of round n that the next one cannot be paired.
func deadEnd(v *view.V, m model.Model, n int) app.UI {
	if !m.IsDeadEnd(n + 1) {
		return nil
	}
	return app.Li().Body(v.Banner(view.Banner{Kind: "warn", ID: "dead-end", Title: v.T(i18n.DeadEnd, v.Int(n+1)), Text: v.T(i18n.DeadEndDo)}))
}
