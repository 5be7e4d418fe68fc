package arbiter

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/page/round"
	"wasit/app/verdict"
	"wasit/app/view"
)

// sheetOf draws the dialogs of the desk.
func sheetOf(v *view.V, m model.Model) app.UI {
	switch d := m.Dialog.(type) {
	case model.IncidentDialog:
		return incidentSheet(v, m, d)
	case model.ProtestDialog:
		return protestSheet(v, m, d)
	}
	return round.Dialog(v, m)
}

func closeSheet(v *view.V) string { return v.Act("close-sheet", model.CloseDialog{}) }

// incidentSheet shows an incident with its ruling, and what can be done about it: appeal, decide, take back, correct the clock.
func incidentSheet(v *view.V, m model.Model, d model.IncidentDialog) app.UI {
	var in *journal.Ruled
	for _, x := range m.Event.Kept.Ledger(m.Event.Section) {
		if x.ID == d.ID {
			in = &x
		}
	}
	if in == nil {
		return nil
	}
	names := m.IncidentNames(in.Offence)
	body := []app.UI{app.P().Class("who").Body(v.Disc(m.IsWhite(in.Offence)), app.B().Text(names.Offender),
		app.Span().Class("mute").Text(v.T(i18n.DeskWhere, v.Int(in.Round), v.T(i18n.EchoBoard, v.Int(in.Board)))+" · "+v.Clock(m.At(in.At))+" "+in.By)),
		lines(v, m, verdict.On(v.Lang, in, names))}
	body = append(body, follows(v, in)...)
	if in.Note != "" {
		body = append(body, app.P().Class("mute").Text(in.Note))
	}
	if a := in.Appeal; a != nil {
		body = append(body, app.P().ID("appeal").Text(v.T(i18n.AppealIs, a.Reason)))
		if m.Event.Kept.IsAppealLate(m.Event.Section, &in.Incident) {
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
		body, foot = append(body, incidentAsk(v, d)), []app.UI{v.Button(view.Button{Text: v.T(doText[d.Ask]), Class: "btn--go btn--main", ID: "incident-do", Act: v.Act("incident-do", model.IncidentDo{})})}
	} else {
		body = append(body, elsewhere(v, m, in), app.Div().Class("stack-2").Body(incidentKeys(v, in)...))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.Offences[string(in.Offence.Offence)]), Body: []app.UI{app.Div().Class("ar").Body(body...)}, Foot: foot, Close: closeSheet(v)})
}

var doText = map[string]i18n.Text{"appeal": i18n.AppealDo, "stands": i18n.AppealStands, "falls": i18n.AppealFalls, "overturn": i18n.OverturnDo}

func incidentAsk(v *view.V, d model.IncidentDialog) app.UI {
	label, fault := i18n.AppealReason, ""
	if d.Ask == "appeal" {
		label = i18n.AppealWhy
	}
	if d.Needed {
		fault = v.T(i18n.ReasonMissing)
	}
	f := view.Field{ID: "reason", Label: v.T(label), Value: d.Reason, Error: fault, Rows: 3, Max: journal.MaxText,
		In: v.In("reason", func(s string) model.Msg { return model.IncidentReason{Text: s} })}
	if d.Ask == "overturn" {
		f.Help = v.T(i18n.OverturnWhy)
	}
	return v.Field(f)
}

func incidentKeys(v *view.V, in *journal.Ruled) []app.UI {
	key := func(ask, icon string) app.UI {
		return v.Button(view.Button{Text: v.T(doText[ask]), Icon: icon, Class: "btn--full", ID: "ask-" + ask, Act: v.Act("ask-"+ask, model.IncidentAsk{Ask: ask})})
	}
	clock := v.Button(view.Button{Text: v.T(i18n.DeskClock), Icon: "clock", Class: "btn--full", ID: "incident-clock", Act: v.Act("incident-clock", model.DeskClockOpen{Incident: in.ID})})
	switch a := in.Appeal; {
	case a != nil && !a.Decided:
		return []app.UI{key("stands", "check"), key("falls", "x")}
	case in.IsOverturned():
		return nil
	}
	return []app.UI{clock, key("appeal", "hand"), key("overturn", "undo")}
}

// protestSheet records a protest, or decides one.
func protestSheet(v *view.V, m model.Model, d model.ProtestDialog) app.UI {
	edit := func(key string, change func(*model.ProtestDialog, string)) string {
		return v.In(key, func(s string) model.Msg {
			return model.ProtestEdit{Change: func(d *model.ProtestDialog) { change(d, s) }}
		})
	}
	if d.Decide != 0 {
		return decideSheet(v, m, d, edit)
	}
	fault, board := "", ""
	if d.Needed {
		fault = v.T(i18n.ProtestNeeded)
	}
	if d.NoBoard > 0 {
		board = v.T(i18n.ProtestNoBoard, v.Int(d.NoBoard))
	}
	body := []app.UI{
		v.Seg("about", v.T(i18n.ProtestAbout), string(d.Protest.About), edit("about", func(d *model.ProtestDialog, s string) { d.Protest.About = journal.About(s) }),
			[]view.Option{{Key: string(journal.AboutPairing), Text: v.T(i18n.ProtestPairing)}, {Key: string(journal.AboutResult), Text: v.T(i18n.ProtestResult)}, {Key: string(journal.AboutOther), Text: v.T(i18n.ProtestOther)}}),
		v.Field(view.Field{ID: "protest-board", Label: v.T(i18n.ProtestBoard), Value: d.Board, Numeric: true, Max: 4, Error: board, In: edit("protest-board", func(d *model.ProtestDialog, s string) { d.Board = s })}),
		v.Field(view.Field{ID: "protest-from", Label: v.T(i18n.ProtestFrom), Value: d.Protest.By, Max: journal.MaxName, In: edit("protest-from", func(d *model.ProtestDialog, s string) { d.Protest.By = s })}),
		v.Field(view.Field{ID: "protest-text", Label: v.T(i18n.ProtestText), Value: d.Protest.Text, Rows: 3, Max: journal.MaxText, Error: fault, In: edit("protest-text", func(d *model.ProtestDialog, s string) { d.Protest.Text = s })}),
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.ProtestNew), Body: []app.UI{app.Form().Class("form").Body(body...)}, Close: closeSheet(v),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.DeskRecord), Class: "btn--go btn--main", ID: "protest-do", Act: v.Act("protest-do", model.ProtestDo{})})}})
}

func decideSheet(v *view.V, m model.Model, d model.ProtestDialog, edit func(string, func(*model.ProtestDialog, string)) string) app.UI {
	fault, text := "", ""
	if d.Needed {
		fault = v.T(i18n.ReasonMissing)
	}
	for _, p := range m.Event.Kept.Protests(m.Event.Section) {
		if p.ID == d.Decide {
			text = p.Text
		}
	}
	chosen := "no"
	if d.Accepted {
		chosen = "yes"
	}
	body := []app.UI{app.P().Text(text),
		v.Seg("accepted", v.T(i18n.ProtestDecide), chosen, edit("accepted", func(d *model.ProtestDialog, s string) { d.Accepted = s == "yes" }),
			[]view.Option{{Key: "yes", Text: v.T(i18n.ProtestYes)}, {Key: "no", Text: v.T(i18n.ProtestNo)}}),
		v.Field(view.Field{ID: "protest-text", Label: v.T(i18n.AppealReason), Value: d.Reason, Rows: 3, Max: journal.MaxText, Error: fault, Help: v.T(i18n.ProtestFollow),
			In: edit("protest-text", func(d *model.ProtestDialog, s string) { d.Reason = s })})}
	return v.Sheet(view.Sheet{Title: v.T(i18n.ProtestDecide), Body: []app.UI{app.Form().Class("form").Body(body...)}, Close: closeSheet(v),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.DeskRecord), Class: "btn--go btn--main", ID: "protest-do", Act: v.Act("protest-do", model.ProtestDo{})})}})
}
