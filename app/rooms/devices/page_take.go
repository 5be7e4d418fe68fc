package devices

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// take says what will happen when this device becomes the desk, and has one key that must be held.
func take(v *view.V, m page) app.UI {
	line := func(title, text string) app.UI {
		return app.Li().Body(app.Span().Body(app.B().Text(title), app.Text(text)))
	}
	results, at := 0, ""
	var gaps []int
	for _, sec := range m.Event.Kept.Sections() {
		for n := 1; n <= sec.Round; n++ {
			round, _ := m.Event.Kept.Round(sec.ID, n)
			for _, b := range round.Boards {
				if !b.Score.IsZero() {
					results++
				}
			}
		}
		if round, ok := m.Event.Kept.Round(sec.ID, sec.Round); ok && round.Phase == journal.Published {
			gaps = append(gaps, m.Event.Kept.BoardNumbers(sec.ID, m.Event.Kept.MissingBoards(sec.ID, sec.Round))...)
		}
	}
	if ms := m.Event.Kept.At(); ms > 0 {
		at = v.ClockSeconds(time.UnixMilli(ms))
	}
	lines := []app.UI{line(v.T(textTakeHere), v.N(textTakeHereN, results, at)), line(v.T(textTakeOld), v.T(textTakeOldDo))}
	if n := len(m.Event.Kept.Crew()) - 1; n > 0 {
		lines = append(lines, line(v.T(textTakeCrew), v.N(textTakeCrewN, n)))
	}
	if len(gaps) > 0 {
		lines = append(lines, app.Li().Body(app.Span().Body(app.B().Class("warnline").Text(v.T(textTakeGaps)), app.Text(v.T(textTakeGapsDo, session.Numbers(gaps))))))
	}
	return v.EventPage(m.Session, v.T(i18n.BecomeDesk), view.Page{Focus: true, Read: true, Bar: view.Bar{Back: back(v, m)},
		Main: []app.UI{head(v.T(textTakeTitle), ""), app.Ol().Class("will").Body(lines...)},
		Act: []app.UI{v.Button(view.Button{Text: v.T(textTakeHold), Class: "btn--take btn--main btn--full", ID: "take-desk",
			Hold: v.Hold("take-desk", takeDesk{}), KeyAct: v.Act("take-desk-key", askTake{})})}})
}
