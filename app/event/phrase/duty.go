package phrase

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

var duties = map[journal.Duty]i18n.Text{journal.DutyScorer: i18n.DutyScorer, journal.DutyDoor: i18n.DutyDoor,
	journal.DutyArbiter: i18n.DutyArbiter, journal.DutyFloor: i18n.DutyFloor, journal.DutyScreen: i18n.DutyScreen}

// Duty names what a device may ask for, with the section and the boards that are its own: "Scorer · A · boards 15–28".
func Duty(l i18n.Lang, s journal.State, d journal.Device) string {
	if s.WasDesk(d.ID) {
		return l.T(i18n.DutyWasDesk)
	}
	parts := []string{l.T(duties[d.Duty])}
	if sec, ok := s.Section(d.Section); ok && len(s.Sections()) > 1 {
		parts = append(parts, sec.Name)
	}
	first, last := s.BoardNumber(d.Section, d.First), s.BoardNumber(d.Section, d.Last)
	switch {
	case d.First == 0:
	case d.First == d.Last:
		parts = append(parts, l.T(i18n.DutyBoard, l.Int(first)))
	default:
		parts = append(parts, l.T(i18n.DutyBoards, l.Int(first), l.Int(last)))
	}
	if via, ok := s.DeviceOf(d.Via); ok {
		parts = append(parts, l.T(i18n.DutyThrough, via.Name))
	}
	return strings.Join(parts, " · ")
}
