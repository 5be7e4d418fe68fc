package model

import "wasit/app/journal"

// DateFault says which day of the form cannot stand.
type DateFault string

// The faults of the two days. A browser's own field of a date gives none of those that it cannot read.
const (
	DateFine    DateFault = ""
	DateUnread  DateFault = "unread"
	DateMissing DateFault = "missing" // a last day without a first
	EndUnread   DateFault = "end"
	EndBefore   DateFault = "before"
)

// days reads the first and the last day of the form; an event whose last day is not given lasts one.
func (w Wizard) days() (start, end journal.Date, fault DateFault) {
	switch {
	case start.UnmarshalText([]byte(w.Date)) != nil:
		return start, start, DateUnread
	case w.End == "":
		return start, start, DateFine
	case start.IsZero():
		return start, start, DateMissing
	case end.UnmarshalText([]byte(w.End)) != nil:
		return start, start, EndUnread
	case w.End < w.Date: // 2026-11-20
		return start, start, EndBefore
	}
	return start, end, DateFine
}

// Days returns the first and the last day of the event.
func (w Wizard) Days() (start, end journal.Date) {
	start, end, _ = w.days()
	return start, end
}

// readsDays keeps a fault of the days, and returns the field to mend; empty for none.
func (w *Wizard) readsDays() (field string) {
	switch _, _, w.DateFault = w.days(); w.DateFault {
	case DateFine:
		return ""
	case DateUnread, DateMissing:
		return "date"
	}
	return "end"
}
