// Package devices is where several devices come to work at one event: at the desk, who is there and with what; on a device beside it,
// what it does, what is not yet at the desk, and how it becomes the desk.
package devices

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page of the address.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	if m.Camera.Wanted {
		title := textScanDevice
		if m.Event == nil || !m.Event.IsDesk() {
			title = textScanDesk
		}
		return v.Scanner(m.Session, view.Scanner{Title: v.T(title), Cancel: endScan{}, Again: startScan{}})
	}
	if m.Route.Page == session.PageJoin {
		return join(v, m)
	}
	e := m.Event
	_, helps := e.Duty()
	switch sheet := m.Route.Sheet; {
	case sheet == session.SheetInvite && e.IsDesk():
		return invite(v, m)
	case sheet == session.SheetMove && (e.IsDesk() || m.Code != nil):
		return move(v, m)
	case sheet == session.SheetTake && m.Event.MayLead():
		return take(v, m)
	case e.IsDesk():
		return list(v, m)
	case sheet == "" && helps && isScorer(m) && !e.Crew.Backup:
		return scorer(v, m)
	}
	return helper(v, m)
}

func isScorer(m page) bool {
	d, _ := m.Event.Duty()
	return d.Duty == journal.DutyScorer
}

// back leads to the first page of the room.
func back(v *view.V, m page) *view.Button {
	return &view.Button{Text: v.T(i18n.Devices), Icon: "back", Only: true, Class: "btn--quiet", Href: m.Route.In(session.PageDevices).Path(), ID: "back"}
}

// list is the desk's: who is there, with what.
func list(v *view.V, m page) app.UI {
	main := []app.UI{head(v.T(i18n.Devices), v.T(textIntro)), away(v, m)}
	for _, d := range m.Event.Kept.Disputes() {
		main = append(main, dispute(v, m, d))
	}
	crew := slices.DeleteFunc(m.Event.Kept.Crew(), func(d journal.Device) bool { return d.ID == m.Event.Crew.Me || m.Event.Kept.Succeeds(d.ID) != 0 })
	if len(crew) == 0 {
		main = append(main, app.Div().Class("empty").ID("nobody").Body(app.H2().Text(v.T(textNobody)), app.P().Text(v.T(textNobodyDo))))
	} else {
		move := m.Route.In(session.PageDevices)
		move.Sheet = session.SheetMove
		rows := make([]app.UI, len(crew))
		for i, d := range crew {
			rows[i] = mate(v, m, d)
		}
		main = append(main, app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(textTakeIn), Icon: "qr", ID: "take-in", Act: v.Act("take-in", startScan{})}),
			v.Button(view.Button{Text: v.T(textMove), Icon: "swap", Href: move.Path(), ID: "move"})), app.Ul().Class("crew").ID("crew").Body(rows...))
	}
	if len(crew) > 0 && m.Event.Away == 0 {
		main = append(main, app.Details().Class("fold").ID("two-desks").Body(app.Summary().Text(v.T(textTwoDesks)), twoDesks(v)))
	}
	act := []app.UI{v.Button(view.Button{Text: v.T(textInvite), Icon: "plus", Class: "btn--main btn--go", ID: "invite", Act: v.Act("invite", startInvite{})})}
	return v.EventPage(m.Session, v.T(i18n.Devices), view.Page{Main: main, Act: act})
}

// away asks at a desk that was out of use whether another device has become the desk.
func away(v *view.V, m page) app.UI {
	if m.Event.Away == 0 {
		return nil
	}
	return app.Section().Class("lead", "stack-2").ID("away").Aria("labelledby", "away-h").Body(app.H2().ID("away-h").Text(v.T(i18n.DeskAway)),
		app.P().Text(v.T(i18n.DeskAwaySince, v.Clock(time.UnixMilli(m.Event.Away)))),
		v.Button(view.Button{Text: v.T(i18n.DeskStays), Icon: "check", Class: "btn--full", ID: "stay", Act: v.Act("stay", session.StayDesk{})}), twoDesks(v))
}

// twoDesks is what to do where another device is the desk too.
func twoDesks(v *view.V) app.UI {
	return app.Div().Class("stack-2").Body(app.P().Class("mute").Text(v.T(textTwoDesksDo)), app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(textFollow), Icon: "qr", ID: "follow", Act: v.Act("follow", startScan{})}),
		v.Button(view.Button{Text: v.T(textRaise), Icon: "up", ID: "raise", Act: v.Act("raise", askRaise{})})))
}

func head(title, text string) app.UI {
	return app.Div().Class("head").Body(app.Div().Body(app.H1().Text(title), app.P().Text(text)))
}

// dispute is a board with two results: a person decides.
func dispute(v *view.V, m page, c journal.Dispute) app.UI {
	stands := ""
	if r, ok := m.Event.Ahead.Round(c.Section, c.Round); ok && c.Board >= 1 && c.Board <= len(r.Boards) {
		stands = phrase.ScoreText(r.Boards[c.Board-1].Score)
	}
	who := c.By
	if who == "" {
		who = m.nameOf(c.Device)
	}
	id, says := "claim-"+strconv.Itoa(c.Seq), phrase.ScoreText(c.Score)
	var names app.UI
	if rows := m.Event.Ahead.Rows(c.Section, c.Round); c.Board >= 1 && c.Board <= len(rows) {
		r := rows[c.Board-1]
		names = app.P().Text(m.Name(r.WhitePlayer) + " – " + m.Name(r.BlackPlayer))
	}
	return app.Section().Class("lead", "stack-2").ID(id).Aria("labelledby", id+"-h").Body(
		app.H2().ID(id+"-h").Text(v.T(textClaim, v.Int(m.Event.Ahead.BoardNumber(c.Section, c.Board)))), names,
		app.P().Text(v.T(textClaimStands, stands)+" · "+v.T(textClaimSays, who, says, v.Clock(time.UnixMilli(c.Time)))),
		app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(textClaimKeep, stands), ID: id + "-keep", Act: v.Act(id+"-keep", settle{Dispute: c.Seq})}),
			v.Button(view.Button{Text: v.T(textClaimTake, says), ID: id + "-take", Act: v.Act(id+"-take", settle{Dispute: c.Seq, Take: true})})))
}

// Sheet draws the open sheet of the room, nil without one: what a device says may come on any page.
func Sheet(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	cancel := v.Button(view.Button{Text: v.T(i18n.Cancel), ID: "no", Act: v.Act("no", session.CloseDialog{})})
	switch d := m.Dialog.(type) {
	case deviceDialog:
		return deviceSheet(v, m, d.ID)
	case dismissDialog:
		return v.Sheet(view.Sheet{Title: v.T(textDismissAsk, m.nameOf(d.ID)), Close: view.CloseAct(v), Body: []app.UI{app.P().Text(v.T(textDismissDo))},
			Foot: []app.UI{cancel, v.Button(view.Button{Text: v.T(textDismiss), Icon: "x", Class: "btn--bad btn--main", ID: "yes", Act: v.Act("yes", dismiss{})})}})
	case answerDialog:
		return v.Sheet(view.Sheet{Title: v.T(textAnswerFor, m.nameOf(d.ID)), Close: view.CloseAct(v),
			Body: []app.UI{view.Refused(v, m.Session), app.P().Text(v.T(textAnswerWhy)), parcel(v, m)}})
	case linkDialog:
		return v.Sheet(view.Sheet{Title: v.T(textLinkWith, m.nameOf(d.ID)), Close: view.CloseAct(v),
			Body: []app.UI{view.Refused(v, m.Session), app.P().Text(v.T(textLinkOffer)), parcel(v, m), app.P().Text(v.T(textLinkThen)), linking(v, m, d.ID), scanReply(v)}})
	case takeDialog:
		return v.Sheet(view.Sheet{Title: v.T(textTakeTitle), Close: view.CloseAct(v), Body: []app.UI{app.P().Text(v.T(textTakeOldDo))},
			Foot: []app.UI{cancel, v.Button(view.Button{Text: v.T(i18n.BecomeDesk), Class: "btn--go btn--main", ID: "yes", Act: v.Act("yes", takeDesk{})})}})
	case yieldDialog:
		return v.Sheet(view.Sheet{Title: v.T(textYield), Close: view.CloseAct(v), Body: []app.UI{app.P().Text(v.T(textYieldDo, d.Invitation.EventName, d.Invitation.Device.Name)), trust(v, m, d.Invitation)},
			Foot: []app.UI{cancel, v.Button(view.Button{Text: v.T(textYieldYes), Class: "btn--bad btn--main", ID: "yes", Act: v.Act("yes", yield{})})}})
	case joinDialog:
		return joinSheet(v, m, d.Invitation, cancel)
	case handDialog:
		return handSheet(v, m, d)
	case raiseDialog:
		return v.Sheet(view.Sheet{Title: v.T(textRaise), Close: view.CloseAct(v), Body: []app.UI{app.P().Text(v.T(textRaiseDo))},
			Foot: []app.UI{cancel, v.Button(view.Button{Text: v.T(textRaise), Class: "btn--go btn--main", ID: "yes", Act: v.Act("yes", raise{})})}})
	case leaveDialog:
		return leaveSheet(v, m)
	}
	return nil
}

// joinSheet asks whether an invitation is to take the place of what is here; it names the old and the new desk.
func joinSheet(v *view.V, m page, in crew.Invitation, cancel app.UI) app.UI {
	yes := view.Button{Text: v.T(textJoinYes), Class: "btn--go btn--main", ID: "yes", Act: v.Act("yes", yield{})}
	body := []app.UI{app.P().Text(v.T(textJoinAs, in.EventName, in.Device.Name))}
	if m.Event != nil && m.Event.Kept.Seq() > 0 {
		body = append(body, app.P().Text(v.T(textJoinOver, m.deskName(m.Event.Kept), m.inviterName(in))), trust(v, m, in))
		if m.Event.Crew.TrustIn(in, m.Event.Kept) == crew.Unknown {
			yes.Class = "btn--bad btn--main"
		}
	} else {
		body = append(body, app.P().Text(v.T(textJoinUnasked)))
	}
	return v.Sheet(view.Sheet{Title: v.T(textJoinAsk), Close: view.CloseAct(v), Body: body, Foot: []app.UI{cancel, v.Button(yes)}})
}

// deskName is what a journal calls its desk: the device that it moved to, or the first one.
func (m page) deskName(s journal.State) string {
	_, id := s.Epoch()
	if d, ok := s.DeviceOf(id); ok && d.Name != "" {
		return d.Name
	}
	return m.Lang().T(textFirstDesk)
}

// inviterName is what the journal of an invitation calls its desk.
func (m page) inviterName(in crew.Invitation) string {
	s, err := journal.Replay(in.Batch.Records)
	if err != nil {
		return m.Lang().T(i18n.ADevice)
	}
	return m.deskName(s)
}

// trust says what this device knows of the desk that an invitation comes from.
func trust(v *view.V, m page, in crew.Invitation) app.UI {
	switch m.Event.Crew.TrustIn(in, m.Event.Kept) {
	case crew.Same:
		return app.P().ID("trust").Text(v.T(textTrustSame))
	case crew.Known:
		return app.P().ID("trust").Text(v.T(textTrustKnown))
	}
	return app.P().ID("trust").Class("field__err").Text(v.T(textTrustNone))
}

// parcel is a message that can leave the device: as a code for a camera, or as a file.
func parcel(v *view.V, m page) app.UI {
	if m.Code == nil {
		return app.Div().Class("skel").Aria("hidden", "true")
	}
	return app.Div().Class("stack").ID("parcel").Body(v.Codes(m.Code), app.Div().Class("cluster").Body(
		v.Button(view.Button{Text: v.T(textShareFile), Icon: "share", ID: "share-code", Act: v.Act("share-code", handOver{Share: true})}),
		v.Button(view.Button{Text: v.T(textSaveFile), Icon: "save", ID: "save-code", Act: v.Act("save-code", handOver{})})))
}
