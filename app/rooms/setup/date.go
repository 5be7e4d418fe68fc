package setup

import (
	"wasit/app/event/journal"
)

// dateFault says which day of the form cannot stand.
type dateFault string

// The faults of the two days. A browser's own field of a date gives none of those that it cannot read.
const (
	dateFine    dateFault = ""
	dateUnread  dateFault = "unread"
	dateMissing dateFault = "missing" // a last day without a first
	endUnread   dateFault = "end"
	endBefore   dateFault = "before"
)

// days reads the first and the last day of the form; an event whose last day is not given lasts one.
func (w Model) days() (start, end journal.Date, fault dateFault) {
	switch {
	case start.UnmarshalText([]byte(w.Date)) != nil:
		return start, start, dateUnread
	case w.End == "":
		return start, start, dateFine
	case start.IsZero():
		return start, start, dateMissing
	case end.UnmarshalText([]byte(w.End)) != nil:
		return start, start, endUnread
	case w.End < w.Date: // 2026-11-20
		return start, start, endBefore
	}
	return start, end, dateFine
}

// Days returns the first and the last day of the event.
func (w Model) Days() (start, end journal.Date) {
	start, end, _ = w.days()
	return start, end
}

// readsDays keeps a fault of the days, and returns the field to mend; empty for none.
func (w *Model) readsDays() (field string) {
	switch _, _, w.DateFault = w.days(); w.DateFault {
	case dateFine:
		return ""
	case dateUnread, dateMissing:
		return "date"
	}
	return "end"
}
