package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// lineup is the sheet that says who plays on each board of a match of teams.
func lineup(v *view.V, m page, d lineupDialog) app.UI {
	var body []app.UI
	for i, side := range m.sides(d) {
		field := []app.UI{app.Legend().Class("legend").Text(side.team)}
		for seat, x := range side.seats {
			field = append(field, x.draw(v, i, seat))
		}
		body = append(body, app.FieldSet().Class("field").Body(field...))
		if !side.listed {
			body = append(body, app.P().Class("mute").Text(v.T(i18n.RosterNone)))
		}
	}
	if d.Err != nil {
		n := session.Explain(v.Lang, d.Err)
		body = append(body, v.Banner(view.Banner{Kind: "warn", Title: n.Title, Text: n.Text, ID: "lineup-fault"}))
	}
	return v.Sheet(view.Sheet{Title: v.T(textLineupTitle, v.Int(m.BoardNo(d.Board))), Body: body, Close: view.CloseAct(v),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textLineupSave), Class: "btn--go btn--main", ID: "save-lineup", Act: v.Act("save-lineup", lineupSave{})})}})
}

// draw draws the choice of who sits on board seat of a side.
func (x lineupSeat) draw(v *view.V, side, seat int) app.UI {
	options := make([]app.UI, len(x.options))
	for i, name := range x.options {
		options[i] = app.Option().Value(strconv.Itoa(i)).Selected(x.at == i).Text(name)
	}
	in := v.In(x.id, func(value string) session.Msg {
		n, err := strconv.Atoi(value)
		if err != nil {
			n = x.at
		}
		return lineupChoose{Side: side, Seat: seat, At: n}
	})
	return app.Div().Class("field").Body(app.Label().For(x.id).Text(x.label), app.Select().ID(x.id).Class("input").DataSet("in", in).Body(options...))
}

// lineupKey opens it, where the participants are teams.
func lineupKey(v *view.V, m page, board int) app.UI {
	if !regulation.SystemOf(m.Section().System).Teams {
		return nil
	}
	return v.Button(view.Button{Text: v.T(textLineupOpen), Icon: "people", ID: "lineup", Class: "btn--quiet", Act: v.Act("lineup", openLineup{Board: board})})
}
