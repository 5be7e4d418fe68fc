package desk

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// sheetOf draws the dialogs of the desk.
func sheetOf(v *view.V, m page) app.UI {
	switch d := m.Dialog.(type) {
	case incidentDialog:
		return incidentSheet(v, m, d)
	case protestDialog:
		return protestSheet(v, m, d)
	}
	return nil
}

func closeSheet(v *view.V) string { return v.Act("close-sheet", session.CloseDialog{}) }

// incidentSheet shows an incident with its ruling, and what can be done about it: appeal, decide, take back, correct the clock.
func incidentSheet(v *view.V, m page, d incidentDialog) app.UI {
	var in *ledger.Ruled
	for _, x := range m.Event.Shown().Ledger(m.Event.Section) {
		if x.ID == d.ID {
			in = &x
		}
	}
	if in == nil {
		return nil
	}
	names := m.incidentNames(in.Offence)
	body := []app.UI{app.P().Class("who").Body(v.Disc(m.isWhite(in.Offence)), app.B().Text(names.Offender),
		app.Span().Class("mute").Text(v.T(textDeskWhere, v.Int(in.Round), v.T(i18n.EchoBoard, v.Int(m.BoardNo(in.Board))))+" · "+v.Clock(m.at(in.At))+" "+in.By)),
		lines(v, in.Laws.Edition, phrase.On(v.Lang, in, names))}
	body = append(body, follows(v, in)...)
	if in.Note != "" {
		body = append(body, app.P().Class("mute").Text(in.Note))
	}
	if a := in.Appeal; a != nil {
		body = append(body, app.P().ID("appeal").Text(v.T(i18n.AppealIs, a.Reason)))
		if m.Event.Shown().IsAppealLate(m.Event.Section, &in.Incident) {
			body = append(body, app.P().Body(view.Badge("warn", "warn", v.T(i18n.ProtestLate))))
		}
		if a.Decided {
			t := i18n.AppealFalls
			if a.Stands {
				t = i18n.AppealStands
			}
			body = append(body, app.P().Body(app.B().Text(v.T(t)), app.Text(": "+a.Decision)))
		}
	}
	var foot []app.UI
	if d.Ask != "" {
		body, foot = append(body, askOf(v, d)), []app.UI{v.Button(view.Button{Text: v.T(doText[d.Ask]), Class: "btn--go btn--main", ID: "incident-do", Act: v.Act("incident-do", incidentDo{})})}
	} else {
		body = append(body, elsewhere(v, m, in), app.Div().Class("stack-2").Body(incidentKeys(v, in)...))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.Offences[string(in.Offence.Offence)]), Body: []app.UI{app.Div().Class("ar").Body(body...)}, Foot: foot, Close: closeSheet(v)})
}

var doText = map[string]i18n.Text{"appeal": textAppealDo, "stands": i18n.AppealStands, "falls": i18n.AppealFalls, "overturn": textOverturnDo}

func askOf(v *view.V, d incidentDialog) app.UI {
	label, fault := textAppealReason, ""
	if d.Ask == "appeal" {
		label = textAppealWhy
	}
	if d.Needed {
		fault = v.T(i18n.ReasonMissing)
	}
	f := view.Field{ID: "reason", Label: v.T(label), Value: d.Reason, Error: fault, Rows: 3, Max: journal.MaxText,
		In: v.In("reason", func(s string) session.Msg { return incidentReason{Text: s} })}
	if d.Ask == "overturn" {
		f.Help = v.T(textOverturnWhy)
	}
	return v.Field(f)
}

func incidentKeys(v *view.V, in *ledger.Ruled) []app.UI {
	key := func(ask, icon string) app.UI {
		return v.Button(view.Button{Text: v.T(doText[ask]), Icon: icon, Class: "btn--full", ID: "ask-" + ask, Act: v.Act("ask-"+ask, incidentAsk{Ask: ask})})
	}
	clock := v.Button(view.Button{Text: v.T(textDeskClock), Icon: "clock", Class: "btn--full", ID: "incident-clock", Act: v.Act("incident-clock", openClock{Incident: in.ID})})
	switch a := in.Appeal; {
	case a != nil && !a.Decided:
		return []app.UI{key("stands", "check"), key("falls", "x")}
	case in.IsOverturned():
		return nil
	}
	return []app.UI{clock, key("appeal", "hand"), key("overturn", "undo")}
}

func setProtest(v *view.V, id string, field protestField) string {
	return v.In(id, func(s string) session.Msg { return protestSet{Field: field, Value: s} })
}

// protestSheet records a protest, or decides one.
func protestSheet(v *view.V, m page, d protestDialog) app.UI {
	if d.Decide != 0 {
		return decideSheet(v, m, d)
	}
	fault, board := "", ""
	if d.Needed {
		fault = v.T(textProtestNeeded)
	}
	if d.NoBoard > 0 {
		board = v.T(textProtestNoBoard, v.Int(m.BoardNo(d.NoBoard)))
	}
	body := []app.UI{
		v.Seg("about", v.T(textProtestAbout), string(d.Protest.About), setProtest(v, "about", protestAbout),
			[]view.Option{{Key: string(ledger.AboutPairing), Text: v.T(textProtestPairing)}, {Key: string(ledger.AboutResult), Text: v.T(textProtestResult)}, {Key: string(ledger.AboutOther), Text: v.T(textProtestOther)}}),
		v.Field(view.Field{ID: "protest-board", Label: v.T(textProtestBoard), Value: d.Board, Numeric: true, Max: 4, Error: board, In: setProtest(v, "protest-board", protestBoard)}),
		v.Field(view.Field{ID: "protest-from", Label: v.T(textProtestFrom), Value: d.Protest.By, Max: journal.MaxName, In: setProtest(v, "protest-from", protestFrom)}),
		v.Field(view.Field{ID: "protest-text", Label: v.T(textProtestText), Value: d.Protest.Text, Rows: 3, Max: journal.MaxText, Error: fault, In: setProtest(v, "protest-text", protestText)}),
	}
	return v.Sheet(view.Sheet{Title: v.T(textProtestNew), Body: []app.UI{app.Form().Class("form").Body(body...)}, Close: closeSheet(v),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textDeskRecord), Class: "btn--go btn--main", ID: "protest-do", Act: v.Act("protest-do", protestDo{})})}})
}

func decideSheet(v *view.V, m page, d protestDialog) app.UI {
	fault, text := "", ""
	if d.Needed {
		fault = v.T(i18n.ReasonMissing)
	}
	for _, p := range m.Event.Shown().Protests(m.Event.Section) {
		if p.ID == d.Decide {
			text = p.Text
		}
	}
	chosen := "no"
	if d.Accepted {
		chosen = "yes"
	}
	body := []app.UI{app.P().Text(text),
		v.Seg("accepted", v.T(textProtestDecide), chosen, setProtest(v, "accepted", protestAccepted),
			[]view.Option{{Key: "yes", Text: v.T(i18n.ProtestYes)}, {Key: "no", Text: v.T(i18n.ProtestNo)}}),
		v.Field(view.Field{ID: "protest-text", Label: v.T(textAppealReason), Value: d.Reason, Rows: 3, Max: journal.MaxText, Error: fault, Help: v.T(textProtestFollow),
			In: setProtest(v, "protest-text", protestReason)})}
	return v.Sheet(view.Sheet{Title: v.T(textProtestDecide), Body: []app.UI{app.Form().Class("form").Body(body...)}, Close: closeSheet(v),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textDeskRecord), Class: "btn--go btn--main", ID: "protest-do", Act: v.Act("protest-do", protestDo{})})}})
}
