package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// clockKey leads from the board in hand to its clock.
func clockKey(v *view.V, m page, board int) app.UI {
	if m.Section().IsMatch() {
		return nil
	}
	return app.Button().Type("button").Class("btn", "btn--icon", "btn--quiet").ID("board-clock").Aria("label", v.T(textClockOfBoard, v.Int(m.BoardNo(board)))).Title(v.T(textClockOfBoard, v.Int(m.BoardNo(board)))).
		DataSet("act", v.Act("board-clock", openClock{Board: board})).Body(view.Icon("clock"))
}

// fromClocks are the results of clocks of this device that are not entered: one touch enters each, nothing does it by itself.
func fromClocks(v *view.V, m page, round int) []app.UI {
	var list []app.UI
	for _, r := range m.clockResults(round) {
		id, score := "clock-result-"+strconv.Itoa(r.Place.Board), phrase.ScoreInText(r.Score)
		text := ""
		switch r.Flag {
		case "white":
			text = v.T(textClockFell, v.T(i18n.White))
		case "black":
			text = v.T(textClockFell, v.T(i18n.Black))
		}
		if has := m.scoreOn(round, r.Place.Board); !has.IsZero() {
			text += " " + v.T(textClockHas, phrase.ScoreInText(has))
		}
		list = append(list, v.Banner(view.Banner{Kind: "warn", ID: id, Title: v.T(textClockSays, v.Int(m.BoardNo(r.Place.Board)), score), Text: text,
			Button: &view.Button{Text: v.T(textClockEnter, score), Class: "btn--go", ID: id + "-enter", Act: v.Act(id+"-enter", m.clockAct(r))}}),
			v.Button(view.Button{Text: v.T(textClockDrop), Class: "btn--quiet", ID: id + "-drop", Act: v.Act(id+"-drop", dropClockResult{Board: r.Place.Board})}))
	}
	return list
}

// clockAct enters the result of a clock; a round that is closed is corrected, with a reason.
func (m page) clockAct(r session.ClockResult) session.Msg {
	if round, ok := m.Section().RoundAt(r.Place.Round); ok && round.Phase == journal.Closed {
		return openCorrect{Round: r.Place.Round, Board: r.Place.Board}
	}
	return enterClockResult{Board: r.Place.Board, Score: r.Score}
}
