package pairing

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
	"wasit/app/words/i18n"
)

// lossSheet says what is lost with a draft, and offers to keep what still fits.
func lossSheet(v *view.V, d lossDialog) app.UI {
	lines := make([]app.UI, len(d.Lost))
	for i, text := range d.Lost {
		lines[i] = app.Li().Text(text)
	}
	do := textLossAgain
	if _, drops := d.Do.(DiscardDraft); drops {
		do = textLossDiscard
	}
	foot := []app.UI{v.Button(view.Button{Text: v.T(do), Class: "btn--bad", ID: "lose", Act: v.Act("lose", d.Do)})}
	if d.Keep {
		foot = append(foot, v.Button(view.Button{Text: v.T(i18n.KeepRest), Class: "btn--go btn--main", ID: "keep-rest", Act: v.Act("keep-rest", KeepRest{First: d.First})}))
	}
	return v.Sheet(view.Sheet{Title: v.T(textLossTitle), Close: view.CloseAct(v), Foot: foot,
		Body: []app.UI{app.P().Text(v.N(textLossText, len(d.Lost))), app.Ul().Class("plain").ID("lost").Body(lines...)}})
}
