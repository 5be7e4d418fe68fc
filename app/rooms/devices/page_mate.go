package devices

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

var dutyIcons = map[journal.Duty]string{journal.DutyScorer: "edit", journal.DutyDoor: "door", journal.DutyArbiter: "scale", journal.DutyFloor: "scale", journal.DutyScreen: "screen"}

// mate is a device: its task, when it was heard, and what is to be done with it.
func mate(v *view.V, m page, d journal.Device) app.UI {
	id := strconv.FormatInt(int64(d.ID), 10)
	heard, said := v.T(i18n.NotHeard), ""
	if at := m.HeardAt(d.ID); at > 0 {
		heard = v.T(i18n.HeardAt, v.Clock(time.UnixMilli(at)))
	}
	var cells app.UI
	switch m.link(d.ID) {
	case session.LinkUp:
		heard = v.T(textLinked)
	case session.LinkSilent, session.LinkOpens:
		heard = v.T(textLinkSilent)
	}
	if d.Duty == journal.DutyScorer {
		said, cells = progress(v, m, d)
	}
	if d.Duty == journal.DutyDoor {
		said = attendance(v, m)
	}
	if m.Event.Kept.IsLocked(d.ID) {
		heard = v.T(textLocked)
	}
	row := app.Li().Class("mate")
	if m.link(d.ID) == session.LinkSilent {
		row = row.Class("mate--warn")
	}
	name := m.nameOf(d.ID)
	more := view.Button{Text: v.T(textMore, name), Icon: "more", Only: true, Class: "btn--quiet", ID: "mate-" + id, Act: v.Act("mate-"+id, openDevice{d.ID})}
	acts := []app.UI{v.Button(more)}
	if next, ok := nextStep(v, m, d, id); ok {
		acts = []app.UI{v.Button(next), v.Button(more)}
	}
	return row.Body(view.Icon(dutyIcons[d.Duty]),
		app.Span().Body(app.Span().Class("name").Text(name), app.Span().Class("under").Text(phrase.Duty(v.Lang, m.Event.Kept, d))),
		app.Span().Class("mate__end").Body(app.B().Class("num").Text(heard), app.Span().Text(said)),
		app.Span().Class("mate__more").Body(cells),
		app.Span().Class("mate__acts").Body(acts...))
}

// nextStep is what is to be done with a device that has no link: its invitation, until it has answered this desk, then the link.
func nextStep(v *view.V, m page, d journal.Device, id string) (b view.Button, ok bool) {
	switch {
	case m.Event.Kept.IsLocked(d.ID):
		return view.Button{Text: v.T(textUnlock), Icon: "check", ID: "hand-" + id, Act: v.Act("hand-"+id, changeHands{d.ID})}, true
	case m.isLinked(d.ID):
		return b, false
	case m.answered(d.ID):
		return view.Button{Text: v.T(textLink), Icon: "phone", ID: "link-" + id, Act: v.Act("link-"+id, linkAgain{d.ID})}, true
	}
	return view.Button{Text: v.T(textCode), Icon: "qr", ID: "code-" + id, Act: v.Act("code-"+id, showCode{d.ID})}, true
}

// isLinked reports whether a device has a link, or is about to. One that is silent may have been restarted: nobody waits for it in vain.
func (m page) isLinked(id journal.DeviceID) bool {
	state := m.link(id)
	return state == session.LinkUp || state == session.LinkOpens
}

// answered reports whether a device has said something since this device is the desk: then it knows its key.
func (m page) answered(id journal.DeviceID) bool {
	if _, ok := m.HeardOf(id); ok {
		return true
	}
	for _, r := range slices.Backward(m.Event.Log) {
		switch e := r.Event.(type) {
		case journal.DeskTaken:
			return false
		case journal.RequestTaken:
			if e.ID == id {
				return true
			}
		}
	}
	return false
}

// progress counts the results of a scorer's boards in the rounds that are played.
func progress(v *view.V, m page, d journal.Device) (text string, strip app.UI) {
	var cells []app.UI
	done := 0
	for _, sec := range m.Event.Kept.Sections() {
		round, ok := m.Event.Kept.Round(sec.ID, sec.Round)
		if !ok || round.Phase == journal.Draft {
			continue
		}
		for _, b := range round.Boards {
			if !d.Serves(sec.ID, b.Number) {
				continue
			}
			cell := app.Elem("i")
			if b.Score.IsZero() {
				cell = cell.Class("o")
			} else {
				done++
			}
			cells = append(cells, cell)
		}
	}
	if len(cells) == 0 {
		return "", nil
	}
	text = v.T(textOf, v.Int(done), v.Int(len(cells)))
	if len(cells) > stripMost {
		return text, nil
	}
	return text, app.Span().Class("strip").Aria("hidden", "true").Body(cells...)
}

// stripMost is how many boards are drawn one by one.
const stripMost = 60

func attendance(v *view.V, m page) string {
	here, all := 0, 0
	for _, sec := range m.Event.Kept.Sections() {
		for _, p := range m.Event.Kept.Players(sec.ID) {
			if all++; p.Presence == journal.Present {
				here++
			}
		}
	}
	return v.T(textHere, v.Int(here), v.Int(all))
}

// deviceSheet is all that the desk can do with a device, each with what it is for.
func deviceSheet(v *view.V, m page, id journal.DeviceID) app.UI {
	d, ok := m.Event.Ahead.DeviceOf(id)
	if !ok {
		return nil
	}
	var body []app.UI
	add := func(key, icon string, t, why i18n.Text, msg session.Msg) {
		body = append(body, app.Div().Class("stack-1").Body(v.Button(view.Button{Text: v.T(t), Icon: icon, Class: "btn--full", ID: key, Act: v.Act(key, msg)}), app.P().Class("mute").Text(v.T(why))))
	}
	if !m.isLinked(id) {
		add("device-link", "phone", textLink, textLinkWhy, linkAgain{id})
		add("device-answer", "swap", textAnswer, textAnswerFew, askAnswer{id})
	}
	add("device-code", "qr", textCode, textCodeWhy, showCode{id})
	if _, joined := m.Event.Ahead.Holder(id); joined {
		add("device-hand", "swap", textHand, textHandWhy, changeHands{id})
	}
	add("device-dismiss", "x", textDismiss, textDismissWhy, askDismiss{id})
	return v.Sheet(view.Sheet{Title: m.nameOf(id), Close: view.CloseAct(v), Body: append([]app.UI{app.P().Text(phrase.Duty(v.Lang, m.Event.Kept, d))}, body...)})
}

// handSheet asks for the new name of a device that changes hands.
func handSheet(v *view.V, m page, d handDialog) app.UI {
	return v.Sheet(view.Sheet{Title: v.T(textHandTitle, m.nameOf(d.ID)), Close: view.CloseAct(v), Body: []app.UI{app.P().Text(v.T(textHandDo)),
		v.Field(view.Field{ID: "hand-name", Label: v.T(textName), Value: d.Name, Max: journal.MaxName, In: v.In("hand-name", func(s string) session.Msg { return typeHand{s} })})},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textUnlock), Icon: "check", Class: "btn--go btn--main", ID: "yes", Act: v.Act("yes", unlock{})})}})
}
