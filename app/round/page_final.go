package round

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/pairing"
	"wasit/app/session"
	"wasit/app/view"
)

// ending is what comes when all rounds are played: after groups their final, else the end.
func ending(v *view.V, m page) app.UI {
	finish := view.Button{Text: v.T(textRoundFinish), After: "next", ID: "finish", Act: v.Act("finish", session.FinishEvent{})}
	if !pairing.CanMakeFinal(m.Session) {
		return empty(v, textRoundEnd, textRoundEndText, finish)
	}
	final := view.Button{Text: v.T(i18n.FinalMake), Icon: "trophy", ID: "open-final", Act: v.Act("open-final", pairing.OpenFinal{})}
	text, main, other := textFinalNext, final, finish
	if pairing.HasFinal(m.Session) {
		text, main, other = textRoundEndText, finish, final
	}
	main.Class = "btn--go btn--main"
	return app.Div().Class("empty").Body(app.H1().Text(v.T(textRoundEnd)), app.P().Text(v.T(text)), v.Button(main), v.Button(other))
}
