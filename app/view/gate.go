package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// gate draws the one sheet of FIDE mode. What stays in the mode is its filled key, on each step at another place than the key that was
// touched before it: two quick touches never leave.
func (v *V) gate(m session.Session, d session.GateDialog) app.UI {
	switch {
	case d.Leaves && d.Told:
		return v.gateReason(d, i18n.GateWho, i18n.GateLeave)
	case d.Leaves:
		return v.gateLeaves(d)
	case d.Gate.Level == journal.Deviation:
		return v.gateDeviates(m, d)
	}
	return v.gateStops(d)
}

// gateStops explains what is not done in FIDE mode, and shows the way out of it: level 5, and the first step of level 4.
func (v *V) gateStops(d session.GateDialog) app.UI {
	title := i18n.GateProhibited
	if d.Gate.Level == journal.Departure {
		title = i18n.GateNotCompliant
	}
	return v.Sheet(Sheet{Title: v.T(title), Close: v.Act("gate-close", session.GateClose{}),
		Body: append([]app.UI{app.P().Class("gate__what").Body(app.B().Text(phrase.FIDERule(v.Lang, d.Gate.Rule)))}, v.gateWhy(d)...),
		Foot: []app.UI{
			v.Button(Button{Text: v.T(i18n.GateToLeave), Class: "btn--quiet", ID: "gate-leave", Act: v.Act("gate-leave", session.GateStep{})}),
			v.Button(Button{Text: v.T(i18n.GateStay), Class: "btn--go btn--main", ID: "gate-stay", Act: v.Act("gate-stay", session.GateClose{})})}})
}

// gateDeviates shows an act of level 3 with the lines that the report will have, and asks for a reason.
func (v *V) gateDeviates(m session.Session, d session.GateDialog) app.UI {
	body := v.gateWhy(d)
	for _, r := range d.Gate.Remarks {
		body = append(body, app.Code().Class("gate__line").Text(federation.RemarkLine(m.Event.Ahead, r)))
	}
	for _, line := range d.Gate.Lines {
		body = append(body, app.Code().Class("gate__line").Text(line))
	}
	return v.Sheet(Sheet{Title: phrase.FIDERule(v.Lang, d.Gate.Rule), Close: v.Act("gate-close", session.GateClose{}),
		Body: append(body, v.gateField(d, i18n.GateWhyDone)),
		Foot: []app.UI{
			v.Button(Button{Text: v.T(i18n.GateDo), ID: "gate-do", Act: v.Act("gate-do", session.GateDo{})}),
			v.Button(Button{Text: v.T(i18n.Cancel), Class: "btn--go btn--main", ID: "gate-stay", Act: v.Act("gate-stay", session.GateClose{})})}})
}

// gateLeaves spells out what leaving means, before anybody is asked why.
func (v *V) gateLeaves(d session.GateDialog) app.UI {
	will := func(icon, class string, t i18n.Text) app.UI {
		return app.Li().Class(class).Body(Icon(icon), app.Span().Text(v.T(t)))
	}
	return v.Sheet(Sheet{Title: v.T(i18n.GateLeaves), Close: v.Act("gate-close", session.GateClose{}),
		Body: []app.UI{app.P().Text(v.T(i18n.GateNoWayBack)), app.Ul().Class("gate__will").ID("gate-will").Body(
			will("x", "gone", i18n.GateGoneMode), will("x", "gone", i18n.GateGoneSign), will("x", "gone", i18n.GateGoneReport),
			will("check", "stay", i18n.GateStays))},
		Foot: []app.UI{
			v.Button(Button{Text: v.T(i18n.GateStay), Class: "btn--go btn--main", ID: "gate-stay", Act: v.Act("gate-stay", session.GateClose{})}),
			v.Button(Button{Text: v.T(i18n.GateOn), Class: "btn--quiet", ID: "gate-on", Act: v.Act("gate-on", session.GateStep{})})}})
}

// gateReason is the last step: a reason, and a key that is held.
func (v *V) gateReason(d session.GateDialog, title, do i18n.Text) app.UI {
	return v.Sheet(Sheet{Title: v.T(title), Close: v.Act("gate-close", session.GateClose{}),
		Body: []app.UI{app.P().Text(v.T(i18n.GatePrinted)), v.gateField(d, i18n.Reason)},
		Foot: []app.UI{
			v.Button(Button{Text: v.T(do), Class: "btn--bad", ID: "gate-out", Hold: v.Hold("gate-out", session.GateDo{}), KeyAct: v.Act("gate-out-key", session.GateDo{})}),
			v.Button(Button{Text: v.T(i18n.GateStay), Class: "btn--go btn--main", ID: "gate-stay", Act: v.Act("gate-stay", session.GateClose{})})}})
}

func (v *V) gateField(d session.GateDialog, label i18n.Text) app.UI {
	fault := ""
	if d.Needed {
		fault = v.T(i18n.ReasonMissing)
	}
	return v.Field(Field{ID: "reason", Label: v.T(label), Value: d.Reason, Error: fault, Max: journal.MaxText,
		In: v.In("reason", func(s string) session.Msg { return session.GateReason{Text: s} })})
}

// gateWhy is why a rule is there, with its article.
func (v *V) gateWhy(d session.GateDialog) []app.UI {
	body := []app.UI{app.P().Text(phrase.FIDEWhy(v.Lang, d.Gate.Rule))}
	if a := d.Gate.Rule.Article(); a != "" {
		body = append(body, app.P().Class("mute").Text(v.T(i18n.GateArticle, a)))
	}
	return body
}

// noted is the line at the foot that says what an act of level 2 was; it stops nothing.
func (v *V) noted(m session.Session) app.UI {
	if m.Noted == "" {
		return nil
	}
	return app.Div().Class("undo", "undo--stays", "on-ink").ID("noted").Attr("role", "status").Body(
		app.Span().Body(app.B().Text(phrase.FIDERule(v.Lang, m.Noted)), app.Text(" "+phrase.FIDEWhy(v.Lang, m.Noted))),
		v.Button(Button{Text: v.T(i18n.GateUnderstood), ID: "understood", Act: v.Act("understood", session.Understood{})}))
}

// sign is the lasting sign of a section that has left FIDE mode, on every page of its event: it leads to the page of the report. nil where
// there is none.
func (v *V) sign(m session.Session) app.UI {
	e := m.Event
	if e == nil || e.Loading || e.Failed != nil {
		return nil
	}
	text := phrase.FIDESign(v.Lang, e.Kept.Mode(e.Section))
	if text == "" {
		return nil
	}
	return app.A().Class("sign").ID("fide-sign").Href(v.Href(m.Route.In(session.PageRated).Path())).Text(text)
}
