package records

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
)

// logCrew says who worked at the event beside the desk, and where the desk went.
func (m page) logCrew(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.DeviceInvited:
		return l.T(textLogInvited, m.deviceName(e.ID), phrase.Duty(l, m.Event.Kept, e.Device))
	case journal.DeviceJoined:
		return l.T(textLogJoined, m.deviceName(e.ID))
	case journal.ResultDisputed:
		who := e.By
		if who == "" {
			who = m.deviceName(e.Device)
		}
		return l.T(textLogDisputed, l.Int(e.Round), m.boardNo(e.Section, e.Board), who, phrase.ScoreText(e.Score))
	case journal.DisputeSettled:
		if e.Taken {
			return l.T(textLogSettledTo)
		}
		return l.T(textLogSettled)
	case journal.DeviceDismissed:
		if e.Flood {
			return l.T(textLogFlooded, m.deviceName(e.ID))
		}
		return l.T(textLogDismissed, m.deviceName(e.ID))
	case journal.DeviceMarked:
		t := textLogUnlocked
		switch {
		case e.WasDesk:
			t = textLogWasDesk
		case e.Locked:
			t = textLogLocked
		}
		return l.T(t, m.deviceName(e.ID))
	case journal.RequestTaken:
		t := textLogRequest
		if e.Refused {
			t = textLogRequestNo
		}
		return l.T(t, m.deviceName(e.ID), l.Int(e.N))
	case journal.DeskTaken:
		return l.T(textLogDesk, m.deviceName(e.ID), l.Int(e.Epoch))
	}
	return ""
}

// deviceName is what a person called a device last, also one that has no duty any more.
func (m page) deviceName(id journal.DeviceID) string {
	for _, r := range slices.Backward(m.Event.Log) {
		if e, ok := r.Event.(journal.DeviceInvited); ok && e.ID == id && e.Name != "" {
			return e.Name
		}
	}
	return m.Lang().T(i18n.ADevice)
}
