package round

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/view"
)

// lineup is the sheet that says who plays on each board of a match of teams.
func lineup(v *view.V, m page, d lineupDialog) app.UI {
	var body []app.UI
	for i, id := range d.Teams {
		team, _ := m.Event.Ahead.Player(id)
		rows := make([]app.UI, len(d.Seats[i]))
		for seat, at := range d.Seats[i] {
			rows[seat] = seatOf(v, team, i, seat, at)
		}
		body = append(body, app.FieldSet().Class("field").Body(append([]app.UI{app.Legend().Class("legend").Text(m.Name(team))}, rows...)...))
		if len(team.Roster) == 0 {
			body = append(body, app.P().Class("mute").Text(v.T(i18n.RosterNone)))
		}
	}
	if d.Err != nil {
		n := session.Explain(v.Lang, d.Err)
		body = append(body, v.Banner(view.Banner{Kind: "warn", Title: n.Title, Text: n.Text, ID: "lineup-fault"}))
	}
	return v.Sheet(view.Sheet{Title: v.T(textLineupTitle, v.Int(d.Board)), Body: body, Close: view.CloseAct(v),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textLineupSave), Class: "btn--go btn--main", ID: "save-lineup", Act: v.Act("save-lineup", lineupSave{})})}})
}

func seatOf(v *view.V, team journal.Player, side, seat, at int) app.UI {
	id := "seat-" + strconv.Itoa(side) + "-" + strconv.Itoa(seat+1)
	options := []app.UI{app.Option().Value("0").Selected(at == 0).Text(v.T(textLineupNobody))}
	for i, p := range team.Roster {
		options = append(options, app.Option().Value(strconv.Itoa(i+1)).Selected(at == i+1).Text(strconv.Itoa(i+1)+" "+p.Name))
	}
	in := v.In(id, func(value string) session.Msg {
		n, err := strconv.Atoi(value)
		if err != nil {
			return lineupChoose{Side: side, Seat: seat, At: at}
		}
		return lineupChoose{Side: side, Seat: seat, At: n}
	})
	return app.Div().Class("field").Body(app.Label().For(id).Text(v.T(i18n.EchoBoard, v.Int(seat+1))),
		app.Select().ID(id).Class("input").DataSet("in", in).Body(options...))
}

// lineupKey opens it, where the participants are teams.
func lineupKey(v *view.V, m page, board int) app.UI {
	if sec, _ := m.Event.Ahead.Section(m.Event.Section); sec.System != journal.Team {
		return nil
	}
	return v.Button(view.Button{Text: v.T(textLineupOpen), Icon: "people", ID: "lineup", Class: "btn--quiet", Act: v.Act("lineup", openLineup{Board: board})})
}
