package pairing

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Limits warns before round n that opponents will run out, and offers to pair by hand where they have.
func Limits(v *view.V, in session.Session, own Model, n int) []app.UI {
	m := page{in, own}
	if m.NoPairing == n {
		return []app.UI{v.Button(view.Button{Text: v.T(textHandDo, v.Int(n)), Icon: "edit", ID: "by-hand-all", Act: v.Act("by-hand-all", pairByHand{})})}
	}
	sec := m.Section()
	most, ok := m.roundsPossible()
	if n != 1 || !ok || sec.Rounds <= most {
		return nil
	}
	return []app.UI{v.Banner(view.Banner{Kind: "warn", ID: "too-many-rounds", Title: v.T(textRoundsLimit, v.Int(sec.Rounds), v.Int(sec.Players)),
		Text: v.T(i18n.RoundsTooMany, phrase.Entrants(v.Lang, sec.System, sec.Players)), Button: &view.Button{Text: v.T(i18n.WizardRules), ID: "to-rules", Href: m.Route.In(session.PageRules).Path()}})}
}

// DeadEnd warns in the draft of round n that the next one cannot be paired.
func DeadEnd(v *view.V, in session.Session, n int) app.UI {
	m := page{Session: in}
	if !m.isDeadEnd(n + 1) {
		return nil
	}
	return app.Li().Body(v.Banner(view.Banner{Kind: "warn", ID: "dead-end", Title: v.T(textDeadEnd, v.Int(n+1)), Text: v.T(textDeadEndDo)}))
}
