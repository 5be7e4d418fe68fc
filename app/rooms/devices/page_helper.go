package devices

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// helper is a device beside the desk: its task, what is not yet at the desk, and the two ways there and back.
func helper(v *view.V, m page) app.UI {
	d, ok := m.Event.Duty()
	title, text := v.T(textNoTask), v.T(textNoTaskDo)
	switch {
	case m.Event.Crew.Backup:
		title, text = v.T(textBackup), v.T(textKeptHere)
	case m.Event.Crew.IsTaken(m.Event.Kept):
		title, text = v.T(textTakenOther), v.T(textTakenOtherDo)
	case ok:
		title, text = phrase.Duty(v.Lang, m.Event.Kept, d), m.nameOf(d.ID)
	}
	main := []app.UI{head(title, text), v.FollowedHere(m.Session), lost(v, m), onlyHere(v, m), before(v, m)}
	if !ok && !m.Event.Crew.Backup {
		main = append(main, stranded(v, m))
	}
	if ok && !m.Event.Crew.Backup {
		main = append(main, locked(v, m), reply(v, m), doors(v, m, d), refusals(v, m), exchange(v, m))
	}
	main = append(main, lead(v, m), app.Section().Class("sec", "stack-2").Body(app.P().Class("mute").Text(v.T(textLeaveText)),
		v.Button(view.Button{Text: v.T(textLeave), Icon: "x", Class: "btn--full", ID: "leave", Act: v.Act("leave", askLeave{})})))
	p := view.Page{Read: true, Main: main}
	if m.Route.Sheet != "" {
		p.Bar.Back = back(v, m)
	}
	return v.EventPage(m.Session, v.T(i18n.Devices), p)
}

// stranded lists what waits on a device that has no task: it goes with the next invitation.
func stranded(v *view.V, m page) app.UI {
	list := m.Event.Waiting()
	if len(list) == 0 {
		return nil
	}
	rows := make([]app.UI, len(list))
	for i, r := range list {
		rows[i] = app.Li().Text(m.wishText(r.N))
	}
	return app.Section().Class("banner", "banner--warn").ID("stranded").Attr("role", "status").Body(view.Mark("warn", "warn"),
		app.B().Text(v.T(textWaitsHere, v.Int(len(list)))), app.Ul().Body(rows...), app.P().Text(v.T(textKeptHere)))
}

// lost says on a device that took over a task without what was entered for it before, how much of that the desk has.
func lost(v *view.V, m page) app.UI {
	id := m.Event.Crew.Lost
	if id == 0 {
		return nil
	}
	taken, _ := m.Event.Kept.Requests(id)
	return v.Banner(view.Banner{Kind: "warn", ID: "lost", Title: v.T(textLost), Text: v.N(textLostDo, taken),
		Button: &view.Button{Text: v.T(textSeen), ID: "lost-seen", Act: v.Act("lost-seen", seeLost{})}})
}

// before is the way back to what the last invitation took the place of.
func before(v *view.V, m page) app.UI {
	b := m.Event.Crew.Before
	if b == nil || len(m.Event.Waiting()) > 0 {
		return nil
	}
	return app.Section().Class("sec", "stack-2").ID("before").Body(app.H2().Text(v.T(textBefore)),
		app.P().Text(v.T(textBeforeDo, v.Clock(time.UnixMilli(b.At)))),
		v.Button(view.Button{Text: v.T(textGoBack), Icon: "undo", Class: "btn--full", ID: "go-back", Act: v.Act("go-back", goBack{})}))
}

// doors lead to what the device is for.
func doors(v *view.V, m page, d journal.Device) app.UI {
	door := func(to session.Page, icon string, t i18n.Text) app.UI {
		return v.Button(view.Button{Text: v.T(t), Icon: icon, Class: "btn--go btn--main btn--full", Href: m.Route.In(to).Path(), ID: "door"})
	}
	switch d.Duty {
	case journal.DutyDoor:
		return door(session.PageCheckIn, "check", i18n.CheckIn)
	case journal.DutyScreen:
		return door(session.PageScreen, "screen", textShowWall)
	case journal.DutyArbiter, journal.DutyFloor:
		return door(session.PageRound, "board", i18n.Round)
	}
	return nil
}

// waits says in one place what is not yet at the desk.
// news is the key beside it that takes in from the desk, nil where the page has it elsewhere.
func waits(v *view.V, m page, news app.UI) app.UI {
	n := len(m.Event.Waiting())
	if m.link(0) == session.LinkUp {
		text := v.T(textLinked)
		if n > 0 {
			text = v.T(i18n.NotAtDesk, v.Int(n))
		}
		return app.Div().Class("wait", "wait--ok").ID("waits").Attr("role", "status").Body(app.Span().Body(view.Icon("check"), app.B().Text(" "+text)))
	}
	if n == 0 && m.wasLinked() {
		return app.Div().Class("wait").ID("waits").Attr("role", "status").Body(
			app.Span().Body(app.B().Text(v.T(textLinkGone)), app.Span().Class("wait__more").Text(v.T(textAllThere))), news)
	}
	if n == 0 {
		return app.Div().Class("wait", "wait--ok").ID("waits").Attr("role", "status").Body(app.Span().Body(view.Icon("check"), app.B().Text(" "+v.T(textAllThere))), news)
	}
	send := v.Button(view.Button{Text: v.T(i18n.ToDesk), Icon: "share", ID: "send", Act: v.Act("send", sendDesk{})})
	more := textKeptHere
	switch {
	case !m.Event.IsKept():
		more, send = textBeingKept, nil
	case m.isShown():
		send = nil // its code is
	}
	return app.Div().Class("wait").ID("waits").Attr("role", "status").Body(
		app.Span().Body(app.B().Text(v.T(i18n.NotAtDesk, v.Int(n))), app.Span().Class("wait__more").Text(v.T(more))), send)
}

// wasLinked reports that a link with the desk stood since the page was opened, and is gone.
func (m page) wasLinked() bool {
	return slices.ContainsFunc(m.Links, func(l linkNow) bool { return l.Peer == 0 && l.Stood && l.State != session.LinkUp })
}

// isShown reports that the code of what waits for the desk is on the page, of all of it.
func (m page) isShown() bool {
	return m.Route.Sheet == session.SheetDesk && m.Code != nil && m.Reply == nil && len(m.Event.Waiting()) > 0 && m.Covers == len(m.Event.Crew.Asked)
}

// reply is the second code of a link, for the desk to read; without it everything works by codes and files.
func reply(v *view.V, m page) app.UI {
	if m.Reply == nil {
		return nil
	}
	return app.Section().Class("lead", "stack").ID("reply").Aria("labelledby", "reply-h").Body(app.H2().ID("reply-h").Text(v.T(textReply)),
		app.P().Text(v.T(textReplyHow)), v.Codes(m.Reply), app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(textShareFile), Icon: "share", ID: "share-reply", Act: v.Act("share-reply", handOver{Share: true, Reply: true})}),
			v.Button(view.Button{Text: v.T(textSaveFile), Icon: "save", ID: "save-reply", Act: v.Act("save-reply", handOver{Reply: true})})))
}

// exchange is what goes to the desk and comes from it.
func exchange(v *view.V, m page) app.UI {
	body := []app.UI{app.H2().ID("ex").Text(v.T(textExchange)), waits(v, m, nil)}
	if m.isShown() {
		body = append(body, parcel(v, m), app.P().Text(v.T(textSendHow)))
	}
	if at := m.Event.Crew.Heard; at > 0 {
		body = append(body, app.P().Class("mute").Text(v.T(i18n.HeardAt, v.Clock(time.UnixMilli(at)))))
	}
	if !m.isLinked(0) && m.Reply == nil {
		body = append(body, app.P().ID("unlinked").Text(v.T(textLinkHow)))
	}
	body = append(body, v.Button(view.Button{Text: v.T(textFromDesk), Icon: "qr", Class: "btn--full", ID: "take-in", Act: v.Act("take-in", startScan{})}))
	return app.Section().Class("sec", "stack").Aria("labelledby", "ex").Body(body...)
}

// refusals are what the desk did not take, each with its reason.
func refusals(v *view.V, m page) app.UI {
	list := m.Event.Refused()
	if len(list) == 0 {
		return nil
	}
	rows := make([]app.UI, len(list))
	for i, a := range list {
		rows[i] = app.Li().Body(app.B().Text(m.wishText(a.N)), app.Text(" – "+m.refusalText(a)))
	}
	return app.Section().Class("banner", "banner--warn").ID("refusals").Attr("role", "status").Body(view.Mark("warn", "warn"), app.B().Text(v.T(textRefused)),
		app.Ul().Body(rows...), v.Button(view.Button{Text: v.T(textSeen), ID: "seen", Act: v.Act("seen", seeRefusals{})}))
}

// onlyHere leads an old desk to the records that the new one does not have.
func onlyHere(v *view.V, m page) app.UI {
	n := len(m.Event.Crew.Left)
	if n == 0 {
		return nil
	}
	return v.Banner(view.Banner{Kind: "warn", ID: "only-here", Title: v.N(textOnlyHere, n), Text: v.T(textOnlyHereDo),
		Button: &view.Button{Text: v.T(textOnlyShow), After: "next", Href: m.Route.In(session.PageData).Path(), ID: "only-show"}})
}

// lead is the way to become the desk.
func lead(v *view.V, m page) app.UI {
	if !m.Event.MayLead() {
		return nil
	}
	to := m.Route.In(session.PageDevices)
	to.Sheet = session.SheetTake
	return app.Section().Class("sec", "stack-2").Body(app.H2().Text(v.T(textTakeWhen)),
		v.Button(view.Button{Text: v.T(i18n.BecomeDesk), Icon: "swap", Class: "btn--full", Href: to.Path(), ID: "become"}))
}

// leaveSheet asks what becomes of the copy: to delete it is the first choice.
func leaveSheet(v *view.V, m page) app.UI {
	body := []app.UI{app.P().Text(v.T(textLeaveText))}
	if n := len(m.Event.Waiting()); n > 0 {
		body = append(body, app.P().Class("field__err").Text(v.N(textLeaveWaits, n)))
	}
	return v.Sheet(view.Sheet{Title: v.T(textLeave), Close: view.CloseAct(v), Body: body, Foot: []app.UI{
		v.Button(view.Button{Text: v.T(textLeaveKeep), ID: "keep", Act: v.Act("keep", leave{Keep: true})}),
		v.Button(view.Button{Text: v.T(textLeaveDo), Icon: "trash", Class: "btn--bad btn--main", ID: "yes", Act: v.Act("yes", leave{})})}})
}

// join tells a person without any event how this device comes to help.
func join(v *view.V, m page) app.UI {
	var steps []app.UI
	for _, t := range textJoinSteps {
		steps = append(steps, app.Li().Body(app.Span().Text(v.T(t))))
	}
	return v.Page(m.Session, view.Page{Read: true, Nav: v.MainNav(session.PageHome), Bar: view.Bar{Title: v.T(i18n.HelpEvent),
		Back: &view.Button{Text: v.T(i18n.Home), Icon: "home", Only: true, Class: "btn--quiet", Href: "/"}},
		Main: []app.UI{head(v.T(i18n.HelpEvent), v.T(textJoinHow)), app.Ol().Class("will").Body(steps...), app.P().Class("mute").ID("network-ask").Text(v.T(textNetworkAsk)),
			v.Button(view.Button{Text: v.T(textOpenInvite), Icon: "qr", Class: "btn--go btn--main btn--full", ID: "open-invite", Act: v.Act("open-invite", startScan{})})}})
}
