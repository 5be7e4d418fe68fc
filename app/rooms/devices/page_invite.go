package devices

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// invite asks what a device is for and shows its invitation.
func invite(v *view.V, m page) app.UI {
	duties := v.Choices("duty", v.T(textWhatFor), string(m.Form.Duty), v.In("duty", func(s string) session.Msg { return chooseDuty{journal.Duty(s)} }), []view.Option{
		{Key: string(journal.DutyScorer), Text: v.T(i18n.DutyScorer), Under: v.T(textScorerDoes)},
		{Key: string(journal.DutyDoor), Text: v.T(i18n.DutyDoor), Under: v.T(textDoorDoes)},
		{Key: string(journal.DutyArbiter), Text: v.T(i18n.DutyArbiter), Under: v.T(textArbiterDoes)},
		{Key: string(journal.DutyFloor), Text: v.T(i18n.DutyFloor), Under: v.T(textFloorDoes)},
		{Key: string(journal.DutyScreen), Text: v.T(i18n.DutyScreen), Under: v.T(textScreenDoes)}})
	asks := app.P().Class("mute").ID("network-ask").Text(v.T(textNetworkAsk)) // the browser does as soon as a task is chosen
	parts := []app.UI{app.Section().Class("stack").Body(app.H1().Class("vh").Text(v.T(textInvite)), duties, details(v, m), asks)}
	if m.Form.Duty != "" {
		parts = append(parts, invitation(v, m))
	} else { // keeps the place of the code, where it stands beside the question
		parts = append(parts, app.Div().Class("empty", "invite__place").ID("code-place").Body(view.Icon("qr"), app.P().Text(v.T(textCodePlace))))
	}
	return v.EventPage(m.Session, v.T(textInvite), view.Page{Focus: true, Bar: view.Bar{Back: back(v, m)}, Main: []app.UI{app.Div().Class("invite").Body(parts...)}})
}

// details are the name of the device and a scorer's boards.
func details(v *view.V, m page) app.UI {
	if m.Form.Duty == "" {
		return nil
	}
	field := func(f view.Field) app.UI {
		f.In = v.In(f.ID, func(s string) session.Msg { return typeForm{f.ID, s} })
		return v.Field(f)
	}
	body := []app.UI{field(view.Field{ID: "name", Label: v.T(textName), Value: m.Form.Name, Max: journal.MaxName})}
	if m.Form.Duty == journal.DutyScorer {
		sections := m.Event.Ahead.Sections()
		if len(sections) > 1 {
			options := []view.Option{{Key: "0", Text: v.T(textAllSections)}}
			for _, sec := range sections {
				options = append(options, view.Option{Key: strconv.Itoa(int(sec.ID)), Text: sec.Name})
			}
			body = append(body, v.Choices("section", v.T(i18n.Sections), strconv.Itoa(int(m.Form.Section)), v.In("section", func(s string) session.Msg { return typeForm{"section", s} }), options))
		}
		if len(sections) == 1 || m.Form.Section != 0 {
			fault := ""
			if m.Form.Fault {
				fault = v.T(textRangeFault)
			}
			body = append(body, app.Div().Class("range").Body(
				field(view.Field{ID: "first", Label: v.T(textFirst), Value: m.Form.First, Numeric: true, Max: 4, Error: fault}),
				field(view.Field{ID: "last", Label: v.T(textLast), Value: m.Form.Last, Numeric: true, Max: 4})), app.P().Class("mute").Text(v.T(textAllBoards)))
		}
	}
	return app.Div().Class("stack").Body(body...)
}

// invitation is the code of the device, or the key that makes it again after a change.
func invitation(v *view.V, m page) app.UI {
	body := []app.UI{app.H2().Text(v.T(textCodeReady, m.Form.Name))}
	switch {
	case m.Form.Stale:
		body = append(body, v.Button(view.Button{Text: v.T(textMakeCode), Icon: "check", Class: "btn--go btn--main", ID: "make-code", Act: v.Act("make-code", makeCode{})}))
	default:
		body = append(body, parcel(v, m), app.P().Text(v.T(textCodeHow)), address(v, m), linking(v, m, m.For), scanReply(v))
		why := textCodeChild
		if m.Form.Duty == journal.DutyArbiter {
			why = textCodeWhole
		}
		body = append(body, app.P().Class("mute").Text(v.T(why)))
	}
	return app.Section().Class("invite__code").ID("invitation").Aria("live", "polite").Body(body...)
}

// address is where a device without Wasit finds it.
func address(v *view.V, m page) app.UI {
	if m.Device.Address == "" {
		return nil
	}
	return app.Details().Class("fold").ID("address").Body(app.Summary().Text(v.T(textAddress)),
		app.P().Text(v.T(textAddressDo)), app.P().Class("num", "address").Text(m.Device.Address+"/"), v.AddressCode(m.Device.Address+"/"))
}

// scanReply is the key that reads the second code of a link.
func scanReply(v *view.V) app.UI {
	return v.Button(view.Button{Text: v.T(textScanReply), Icon: "qr", Class: "btn--full", ID: "scan-reply", Act: v.Act("scan-reply", startScan{})})
}

// linking says that two browsers look for each other, nil while they do not.
func linking(v *view.V, m page, peer journal.DeviceID) app.UI {
	if m.link(peer) != session.LinkOpens {
		return nil
	}
	return app.P().ID("linking").Attr("role", "status").Body(view.Icon("sand"), app.B().Text(" "+v.T(textLinking)))
}

// move gives the desk to an arbiter's device.
func move(v *view.V, m page) app.UI {
	p := view.Page{Focus: true, Read: true, Bar: view.Bar{Back: back(v, m)}}
	if !m.Event.IsDesk() {
		p.Main = []app.UI{head(v.T(textMoved, m.nameOf(m.For)), v.T(textMovedDo)), parcel(v, m)}
		return v.EventPage(m.Session, v.T(textMove), p)
	}
	var keys []app.UI
	for _, d := range m.Event.Kept.Crew() {
		if id := "move-" + strconv.FormatInt(int64(d.ID), 10); d.Duty == journal.DutyArbiter && d.ID != m.Event.Crew.Me {
			keys = append(keys, v.Button(view.Button{Text: v.T(textMoveTo, m.nameOf(d.ID)), Icon: "swap", Class: "btn--full", ID: id, Act: v.Act(id, moveDesk{d.ID})}))
		}
	}
	p.Main = []app.UI{head(v.T(textMove), v.T(textMoveIntro)), app.Div().Class("stack-2").Body(keys...)}
	if len(keys) == 0 {
		p.Main = []app.UI{app.Div().Class("empty").Body(app.H1().Text(v.T(textMoveNone)), app.P().Text(v.T(textMoveNoneDo)),
			v.Button(view.Button{Text: v.T(textInvite), Icon: "plus", Class: "btn--go btn--main", ID: "invite", Act: v.Act("invite", startInvite{})}))}
	}
	return v.EventPage(m.Session, v.T(textMove), p)
}
