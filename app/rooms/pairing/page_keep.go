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
	do, act := textLossDiscard, v.Act("lose", DiscardDraft{Sure: true})
	if d.Again {
		do, act = textLossAgain, v.Act("lose", PairAgain{Sure: true})
	}
	foot := []app.UI{v.Button(view.Button{Text: v.T(do), Class: "btn--bad", ID: "lose", Act: act})}
	if d.Keep {
		foot = append(foot, v.Button(view.Button{Text: v.T(i18n.KeepRest), Class: "btn--go btn--main", ID: "keep-rest", Act: v.Act("keep-rest", KeepRest{})}))
	}
	return v.Sheet(view.Sheet{Title: v.T(textLossTitle), Close: view.CloseAct(v), Foot: foot,
		Body: []app.UI{app.P().Text(v.N(textLossText, len(d.Lost))), app.Ul().Class("plain").ID("lost").Body(lines...)}})
}
