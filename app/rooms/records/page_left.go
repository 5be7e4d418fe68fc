package records

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/view"
)

// left lists the records that only this device has, since another one became the desk; a person settles each.
func left(v *view.V, m page) app.UI {
	list := m.Event.Crew.Left
	if len(list) == 0 {
		return nil
	}
	rows := make([]app.UI, len(list))
	for i, r := range list {
		again, drop := "again-"+strconv.Itoa(i), "drop-"+strconv.Itoa(i)
		var keys []app.UI
		if _, ok := crew.WishOf(r.Event); ok {
			keys = append(keys, v.Button(view.Button{Text: v.T(textLeftAgain), Icon: "check", ID: again, Act: v.Act(again, settleLeft{I: i, Again: true})}))
		}
		keys = append(keys, v.Button(view.Button{Text: v.T(textLeftDrop), Icon: "trash", ID: drop, Act: v.Act(drop, settleLeft{I: i})}))
		rows[i] = app.Li().Body(app.P().Body(app.B().Class("num").Text(v.Clock(time.UnixMilli(r.At))), app.Text(" "+m.logLine(r))), m.standsNow(v, r), app.Div().Class("cluster").Body(keys...))
	}
	return app.Section().Class("sec", "stack-2").ID("left").Aria("labelledby", "left-h").Body(app.H2().ID("left-h").Text(v.T(textLeft)),
		app.P().Class("mute").Text(v.T(textLeftText)), app.Ul().Class("stack").Body(rows...))
}

// standsNow says what the desk has for the board of a result that only this device has: entered again it would take its place.
func (m page) standsNow(v *view.V, r journal.Record) app.UI {
	var section journal.SectionID
	var round, board int
	var score journal.Score
	switch e := r.Event.(type) {
	case journal.ResultEntered:
		section, round, board, score = e.Section, e.Round, e.Board, e.Score
	case journal.ResultCorrected:
		section, round, board, score = e.Section, e.Round, e.Board, e.Score
	}
	now, ok := m.Event.Kept.Round(section, round)
	switch {
	case !ok || board < 1 || board > len(now.Boards):
		return nil
	case now.Boards[board-1].Score.IsZero():
		return app.P().Class("mute").Text(v.T(textLeftNone))
	case now.Boards[board-1].Score == score:
		return app.P().Class("mute").Text(v.T(textLeftSame))
	}
	return app.P().Class("field__err").Text(v.T(textLeftOther, phrase.ScoreText(now.Boards[board-1].Score)))
}
