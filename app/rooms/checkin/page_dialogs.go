package checkin

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Sheet draws the open sheet if it is one of the check-in's; nil otherwise. Other pages use it for latecomers.
func Sheet(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	switch d := m.Dialog.(type) {
	case listDialog:
		return which(v, m)
	case schoolDialog:
		return schoolActs(v, m, d)
	case closeCheckInDialog:
		return closing(v, m, d)
	case SeatDialog:
		return seat(v, m, d)
	case seatedDialog:
		return seated(v, m, d)
	}
	return nil
}

func closeAct(v *view.V) string { return v.Act("close-sheet", session.CloseDialog{}) }

func full(v *view.V, id, icon, class, text string, msg session.Msg) app.UI {
	return v.Button(view.Button{Text: text, Icon: icon, Class: "btn--full " + class, ID: id, Act: v.Act(id, msg)})
}

// which asks whose list it is and what a touch notes.
func which(v *view.V, m page) app.UI {
	set := func(field string) string {
		return v.In("list-"+field, func(s string) session.Msg { return checkInSet{Field: field, Value: s} })
	}
	var body []app.UI
	if len(m.Event.Ahead.Sections()) > 1 {
		chosen := scopeOne
		if m.listsAll() {
			chosen = scopeAll
		}
		body = append(body, v.Seg("list-scope", v.T(i18n.Sections), chosen, set("scope"),
			[]view.Option{{Key: scopeAll, Text: v.T(i18n.AllSections)}, {Key: scopeOne, Text: m.Section().Name}}))
	}
	body = append(body, v.Seg("list-fees", v.T(textCheckInMode), strconv.FormatBool(m.Fees), set("fees"),
		[]view.Option{{Key: "false", Text: v.T(textCheckInPresence)}, {Key: "true", Text: v.T(textCheckInFees)}}), app.P().Class("mute").Text(v.T(hint(m))))
	return v.Sheet(view.Sheet{Title: v.T(textCheckInList), Body: body, Close: closeAct(v)})
}

// schoolActs are the acts for a whole school.
func schoolActs(v *view.V, m page, d schoolDialog) app.UI {
	title := d.Name
	if title == "" {
		title = v.T(m.Kin(i18n.PlayersNoClub))
	}
	withdraw := v.T(textCheckInSchoolOut, v.Int(m.Event.Ahead.NextRound(m.Event.Section)))
	if m.listsAll() {
		withdraw = v.T(textCheckInSchoolOutAll)
	}
	act := func(what string) session.Msg { return schoolAct{Name: d.Name, Act: what} }
	return v.Sheet(view.Sheet{Title: title, Close: closeAct(v), Body: []app.UI{app.Div().Class("stack-2").Body(
		full(v, "school-in", "check", "", v.T(textCheckInAll), act("in")),
		full(v, "school-paid", "check", "", v.T(textCheckInAllPaid), act("paid")),
		full(v, "school-out", "x", "", v.T(textCheckInNone), act("out")),
		full(v, "school-withdraw", "x", "btn--bad", withdraw, act("withdraw")))}})
}

// closing asks what becomes of those who are not in the hall: one answer for all, and another one for some.
func closing(v *view.V, m page, d closeCheckInDialog) app.UI {
	options := []view.Option{{Key: "away", Text: v.T(textCheckInAway)}, {Key: "out", Text: v.T(textCheckInWithdraw)}, {Key: "keep", Text: v.T(textCheckInKeep)}}
	set := func(key string, id journal.PlayerID) string {
		return v.In(key, func(s string) session.Msg { return setFate{ID: id, Fate: s} })
	}
	help := v.N(textCheckInCloseHelp, len(d.List), v.Int(d.Round))
	if d.Round == 0 {
		help = v.N(textCheckInCloseNext, len(d.List))
	}
	body := []app.UI{app.P().Text(help)}
	if len(d.List) > 1 {
		body = append(body, v.Seg("fate-all", v.T(textCheckInForAll), d.fateOfAll(), set("fate-all", 0), options))
	}
	for _, a := range d.List {
		key := "fate-" + strconv.Itoa(int(a.ID))
		body = append(body, v.Seg(key, m.absenteeText(a.ID), a.Fate, set(key, a.ID), options))
	}
	return v.Sheet(view.Sheet{Title: v.T(textCheckInClose), Body: body, Close: closeAct(v), Foot: []app.UI{
		v.Button(view.Button{Text: v.T(textCheckInClose), After: "next", Class: "btn--go btn--main", ID: "end-checkin", Act: v.Act("end-checkin", endCheckIn{})})}})
}

// seat asks whether a latecomer plays in the round that is being played, and against whom.
func seat(v *view.V, m page, d SeatDialog) app.UI {
	p, _ := m.Event.Ahead.Player(d.ID)
	r, _ := m.Event.Ahead.CurrentRound(p.Section)
	body := []app.UI{app.P().Text(v.T(textSeatText))}
	var keys []app.UI
	for i, o := range m.opponents(d.ID) {
		keys = append(keys, full(v, "seat-"+strconv.Itoa(i), "", "", o.text, SeatLate{ID: d.ID, Other: o.id}))
	}
	if len(keys) == 0 {
		body = append(body, app.P().ID("no-opponent").Text(v.T(textSeatNobody)))
	}
	keys = append(keys, full(v, "seat-wait", "", "btn--quiet", v.T(textSeatWait), session.CloseDialog{}))
	body = append(body, app.Div().Class("stack-2").Body(keys...))
	return v.Sheet(view.Sheet{Title: v.T(textSeatTitle, m.Name(p), v.Int(r.Number)), Body: body, Close: closeAct(v)})
}

// seated tells the latecomer his board, his colour and his opponent.
func seated(v *view.V, m page, d seatedDialog) app.UI {
	r, _ := m.Event.Ahead.CurrentRound(d.Section)
	if d.Board < 1 || d.Board > len(r.Boards) {
		return nil
	}
	white, _ := m.Event.Ahead.Player(r.Boards[d.Board-1].White)
	black, _ := m.Event.Ahead.Player(r.Boards[d.Board-1].Black)
	side := func(p journal.Player, isWhite bool) app.UI {
		return app.P().Class("seated").Body(v.Disc(isWhite), app.Span().Body(app.B().Text(m.Name(p)), app.Span().Class("under").Text(p.Club)))
	}
	body := []app.UI{side(white, true), side(black, false)}
	number := m.Event.Ahead.BoardNumber(d.Section, d.Board)
	for _, text := range m.otherTables(number, white, black) {
		body = append(body, app.P().ID("other-table").Text(text))
	}
	slips := m.Route.In(session.PagePrint)
	slips.Section = m.AddressOf(d.Section)
	slips.Sheet = "slips"
	return v.Sheet(view.Sheet{Title: v.T(textSeatedTitle, v.Int(number)), Close: closeAct(v),
		Body: body,
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textSeatedSlip), Icon: "print", Href: slips.Path(), ID: "seated-slip"}),
			v.Button(view.Button{Text: v.T(textSeatedDone), Class: "btn--go btn--main", ID: "seated-done", Act: closeAct(v)})}})
}
