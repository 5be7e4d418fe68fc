package view

import (
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func CloseAct(v *V) string { return v.Act("close-sheet", session.CloseDialog{}) }

// Reason asks why, before an act that is recorded with its reason.
func Reason(v *V, d session.ReasonDialog) app.UI {
	title := map[string]i18n.Text{"unpublish": i18n.RoundUnpublish, "reopen": i18n.RoundReopen, "reopen-event": i18n.DataReopen, "renumber": i18n.Renumber, "annul-lot": i18n.LotAnnulDo, "revoke-certificate": i18n.CertRevokeDo}[d.For]
	fault := ""
	if d.Needed {
		fault = v.T(i18n.ReasonMissing)
	}
	return v.Sheet(Sheet{Title: v.T(title), Close: CloseAct(v),
		Body: []app.UI{v.Field(Field{ID: "reason", Label: v.T(i18n.Reason), Value: d.Reason, Error: fault, Max: journal.MaxText,
			In: v.In("reason", func(s string) session.Msg { return session.TypeReason{Text: s} })})},
		Foot: []app.UI{v.Button(Button{Text: v.T(i18n.ReasonDo), Class: "btn--go btn--main", ID: "give-reason", Act: v.Act("give-reason", session.GiveReason{})})}})
}

// byHand shows a text that the browser did not take for its clipboard. One touch marks all of it.
func (v *V) byHand(d session.TextDialog) app.UI {
	return v.Sheet(Sheet{Title: v.T(i18n.CopyByHand), Close: v.Act("close-text", session.CloseText{}), Body: []app.UI{
		app.P().Text(v.T(i18n.CopyByHandText)), app.Pre().Class("chat__text", "byhand").ID("by-hand").TabIndex(0).Text(d.Text)}})
}

// Refused repeats inside a sheet why the last act was refused, since the page behind it is covered.
func Refused(v *V, m session.Session) app.UI {
	if n := m.Notice; n != nil {
		return v.Banner(Banner{Kind: n.Kind, Title: n.Title, Text: n.Text, ID: "refused"})
	}
	return nil
}
