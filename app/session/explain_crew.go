package session

import (
	"errors"

	"wasit/app/crew"
	"wasit/app/crew/frames"
	"wasit/app/crew/link"
	"wasit/app/words/i18n"
)

// reasons are what the desk has to say of a device that it does not hear.
var reasons = map[crew.Reason][2]i18n.Text{crew.Occupied: {textOccupied, textOccupiedDo}, crew.Expired: {textExpired, textExpiredDo},
	crew.Locked: {textLocked, textLockedDo}, crew.Flooded: {textFlooded, textFloodedDo}, crew.Full: {textFull, textFullDo}}

// explainCrew puts into words what stands between the devices at an event.
func explainCrew(l i18n.Lang, err error) *Notice {
	var notDesk *NotDeskError
	var locked *LockedError
	var sent *SentError
	var waits *WaitsError
	var invited *InvitedError
	var taken *crew.TakenError
	var other *OtherEventError
	var parted *crew.PartedError
	var message *crew.MessageError
	var refused *CrewError
	switch {
	case errors.As(err, &sent):
		return Warn(l.T(textRefusedSent), l.T(textRefusedSentDo))
	case errors.As(err, &locked):
		return Warn(l.T(textLockedHere), l.T(textLockedHereDo))
	case errors.As(err, &waits):
		return Warn(l.T(textRefusedWaits), l.T(textRefusedWaitsDo))
	case errors.As(err, &notDesk) && notDesk.Duty == "":
		return Warn(l.T(textRefusedCopy), l.T(textRefusedCopyDo))
	case errors.As(err, &notDesk):
		return Warn(l.T(textRefusedDuty), l.T(textRefusedDutyDo))
	case errors.As(err, &invited):
		return Warn(l.T(textInvitedLate), l.T(textInvitedDo))
	case errors.As(err, &taken):
		return Warn(l.T(textOccupied), l.T(textOccupiedDo))
	case errors.As(err, &other):
		return Warn(l.T(textOtherEvent), l.T(textOtherEventDo))
	case errors.As(err, &parted):
		return Warn(l.T(textParted), l.T(textPartedDo))
	case errors.As(err, &refused) && reasons[refused.Reason] != [2]i18n.Text{}:
		t := reasons[refused.Reason]
		return Warn(l.T(t[0]), l.T(t[1]))
	case errors.As(err, &refused):
		if refused.Text != "" {
			return Warn(l.T(textNotTaken), refused.Text)
		}
		return Warn(l.T(textNotTaken), l.T(textNotTakenDo))
	case errors.As(err, &message):
		t := map[crew.Fault][2]i18n.Text{crew.Foreign: {textForeign, textForeignDo}, crew.Newer: {i18n.EventNewer, i18n.EventNewerDo}, crew.Older: {textOlder, textOlderDo}, crew.Large: {textForeign, textForeignDo},
			crew.Cut: {textCut, textCutDo}, crew.Broken: {textCut, textCutDo}, crew.Changed: {textChanged, textChangedDo}}[message.Fault]
		return Warn(l.T(t[0]), l.T(t[1]))
	}
	return nil
}

// explainWays puts into words what stands in the way from one device to another.
func explainWays(l i18n.Lang, err error) *Notice {
	var full *LinkFullError
	var handshake *link.HandshakeError
	var long *frames.TooLongError
	var camera *CameraError
	switch {
	case errors.Is(err, ErrNoLink), errors.Is(err, link.ErrFull), errors.Is(err, link.ErrPiece):
		return Warn(l.T(textLinkGone), l.T(textLinkGoneDo))
	case errors.As(err, &full):
		return Warn(l.T(textLinkFull, l.Int(full.Most)), l.T(textLinkFullDo))
	case errors.As(err, &handshake), errors.Is(err, link.ErrShort):
		return Warn(l.T(textLinkCode), l.T(textLinkCodeDo))
	case errors.As(err, &long):
		return Warn(l.T(i18n.CodeLong), "")
	case errors.Is(err, frames.ErrForeign):
		return Warn(l.T(textNoMessage), l.T(textNoMessageDo))
	case errors.Is(err, frames.ErrChanged):
		return Warn(l.T(textMessageCut), l.T(textMessageCutDo))
	case errors.As(err, &camera):
		return Warn(l.T(i18n.ScanBusy), l.T(i18n.ScanBusyDo))
	}
	return nil
}
