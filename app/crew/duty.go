package crew

import (
	"slices"

	"wasit/app/journal"
)

// duties lists what each duty may wish for, by the name that a request bears on its way.
var duties = map[journal.Duty][]string{
	journal.DutyScorer:  {"result", "check-result"},
	journal.DutyDoor:    {"presence", "arrive", "fee"},
	journal.DutyArbiter: {"result", "check-result", "presence", "arrive", "fee", "offence", "incident", "penalty", "claim", "note"},
}

// nameOf is the name of a wish on its way; "" for a command that no device may send.
func nameOf(wish journal.Command) string {
	switch wish.(type) {
	case journal.EnterResult:
		return "result"
	case journal.CheckResult:
		return "check-result"
	case journal.NotePresence:
		return "presence"
	case journal.Arrive:
		return "arrive"
	case journal.NoteFee:
		return "fee"
	case journal.RecordOffence:
		return "offence"
	case journal.RecordIncident:
		return "incident"
	case journal.GivePenalty:
		return "penalty"
	case journal.HearClaim:
		return "claim"
	case journal.AddNote:
		return "note"
	}
	return ""
}

// mayWish reports whether the duty of a device holds a wish.
func mayWish(d journal.Device, wish journal.Command) bool {
	name := nameOf(wish)
	if name == "" || !slices.Contains(duties[d.Duty], name) {
		return false
	}
	switch w := wish.(type) {
	case journal.EnterResult:
		return d.Serves(w.Section, w.Board)
	case journal.CheckResult:
		return d.Serves(w.Section, w.Board)
	}
	return true
}

// Travels returns records as they go to a device of a duty: an arbiter's is a copy with which it could become the desk, the others
// learn neither birth dates nor remarks.
func Travels(duty journal.Duty, records []journal.Record) []journal.Record {
	if duty == journal.DutyArbiter {
		return records
	}
	return public(records)
}

func public(records []journal.Record) []journal.Record {
	list := slices.Clone(records)
	for i := range list {
		list[i] = list[i].Public()
	}
	return list
}
