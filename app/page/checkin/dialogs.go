package checkin

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/view"
)

// Dialog draws the open sheet if it is one of the check-in's; nil otherwise. Other pages use it for latecomers.
func Dialog(v *view.V, m model.Model) app.UI {
	switch d := m.Dialog.(type) {
	case model.SchoolDialog:
		return schoolActs(v, m, d)
	case model.CloseCheckInDialog:
		return closing(v, m, d)
	case model.SeatDialog:
		return seat(v, m, d)
	case model.SeatedDialog:
		return seated(v, m, d)
	}
	return nil
}

func closeAct(v *view.V) string { return v.Act("close-sheet", model.CloseDialog{}) }

func full(v *view.V, id, icon, class, text string, msg model.Msg) app.UI {
	return v.Button(view.Button{Text: text, Icon: icon, Class: "btn--full " + class, ID: id, Act: v.Act(id, msg)})
}

// schoolActs are the acts for a whole school.
func schoolActs(v *view.V, m model.Model, d model.SchoolDialog) app.UI {
	title := d.Name
	if title == "" {
		title = v.T(i18n.PlayersNoClub)
	}
	next := v.Int(m.Event.Ahead.NextRound(m.Event.Section))
	act := func(what string) model.Msg { return model.SchoolAct{Name: d.Name, Act: what} }
	return v.Sheet(view.Sheet{Title: title, Close: closeAct(v), Body: []app.UI{app.Div().Class("stack-2").Body(
		full(v, "school-in", "check", "", v.T(i18n.CheckInAll), act("in")),
		full(v, "school-paid", "check", "", v.T(i18n.CheckInAllPaid), act("paid")),
		full(v, "school-out", "x", "", v.T(i18n.CheckInNone), act("out")),
		full(v, "school-withdraw", "x", "btn--bad", v.T(i18n.CheckInSchoolOut, next), act("withdraw")))}})
}

// closing asks what becomes of those who are not in the hall: one answer for all, and another one for some.
func closing(v *view.V, m model.Model, d model.CloseCheckInDialog) app.UI {
	options := []view.Option{{Key: "away", Text: v.T(i18n.CheckInAway)}, {Key: "out", Text: v.T(i18n.CheckInWithdraw)}, {Key: "keep", Text: v.T(i18n.CheckInKeep)}}
	set := func(key string, id journal.PlayerID) string {
		return v.In(key, func(s string) model.Msg { return model.SetFate{ID: id, Fate: s} })
	}
	same := d.List[0].Fate
	for _, a := range d.List {
		if a.Fate != same {
			same = ""
		}
	}
	body := []app.UI{app.P().Text(v.N(i18n.CheckInCloseHelp, len(d.List), v.Int(d.Round)))}
	if len(d.List) > 1 {
		body = append(body, v.Seg("fate-all", v.T(i18n.CheckInForAll), same, set("fate-all", 0), options))
	}
	for _, a := range d.List {
		p, _ := m.Event.Ahead.Player(a.ID)
		key := "fate-" + strconv.Itoa(int(a.ID))
		word := i18n.StateOpen
		if p.Presence == journal.Missing {
			word = i18n.StateOut
		}
		name := join(m.Name(p), p.Club) + " · " + v.T(word)
		body = append(body, v.Seg(key, name, a.Fate, set(key, a.ID), options))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.CheckInClose), Body: body, Close: closeAct(v), Foot: []app.UI{
		v.Button(view.Button{Text: v.T(i18n.CheckInClose), After: "next", Class: "btn--go btn--main", ID: "end-checkin", Act: v.Act("end-checkin", model.EndCheckIn{})})}})
}

// seat asks whether a latecomer plays in the round that is being played, and against whom.
func seat(v *view.V, m model.Model, d model.SeatDialog) app.UI {
	p, _ := m.Event.Ahead.Player(d.ID)
	r, _ := m.Event.Ahead.CurrentRound(p.Section)
	body := []app.UI{app.P().Text(v.T(i18n.SeatText))}
	seats := m.LateSeats(d.ID)
	var keys []app.UI
	for i, id := range seats {
		other, _ := m.Event.Ahead.Player(id)
		text := i18n.SeatLater
		if r.PAB == id {
			text = i18n.SeatBye
		}
		keys = append(keys, full(v, "seat-"+strconv.Itoa(i), "", "", v.T(text, m.Name(other)), model.SeatLate{ID: d.ID, Other: id}))
	}
	if len(seats) == 0 {
		body = append(body, app.P().ID("no-opponent").Text(v.T(i18n.SeatNobody)))
	}
	keys = append(keys, full(v, "seat-wait", "", "btn--quiet", v.T(i18n.SeatWait), model.CloseDialog{}))
	body = append(body, app.Div().Class("stack-2").Body(keys...))
	return v.Sheet(view.Sheet{Title: v.T(i18n.SeatTitle, m.Name(p), v.Int(r.Number)), Body: body, Close: closeAct(v)})
}

// seated tells the latecomer his board, his colour and his opponent.
func seated(v *view.V, m model.Model, d model.SeatedDialog) app.UI {
	r, _ := m.Event.Ahead.CurrentRound(m.Event.Section)
	if d.Board < 1 || d.Board > len(r.Boards) {
		return nil
	}
	white, _ := m.Event.Ahead.Player(r.Boards[d.Board-1].White)
	black, _ := m.Event.Ahead.Player(r.Boards[d.Board-1].Black)
	side := func(p journal.Player, isWhite bool) app.UI {
		return app.P().Class("seated").Body(v.Disc(isWhite), app.Span().Body(app.B().Text(m.Name(p)), app.Span().Class("under").Text(p.Club)))
	}
	body := []app.UI{side(white, true), side(black, false)}
	for _, p := range []journal.Player{white, black} {
		if p.Table > 0 && p.Table != d.Board {
			body = append(body, app.P().ID("other-table").Text(v.T(i18n.SeatedTable, m.Name(p), v.Int(p.Table))))
		}
	}
	slips := m.Route.In(model.PagePrint)
	slips.Sheet = "slips"
	return v.Sheet(view.Sheet{Title: v.T(i18n.SeatedTitle, v.Int(d.Board)), Close: closeAct(v),
		Body: body,
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.SeatedSlip), Icon: "print", Href: slips.Path(), ID: "seated-slip"}),
			v.Button(view.Button{Text: v.T(i18n.SeatedDone), Class: "btn--go btn--main", ID: "seated-done", Act: closeAct(v)})}})
}
