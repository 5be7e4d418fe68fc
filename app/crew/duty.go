package crew

import (
	"fmt"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/journal/jsonline"
)

// duties lists what each duty may wish for, by the name that a request bears on its way.
var duties = map[journal.Duty][]string{
	journal.DutyScorer:  {"result", "check-result", "clear-result", "call", "end-call"},
	journal.DutyDoor:    {"presence", "arrive", "fee"},
	journal.DutyArbiter: append(slices.Clip(ofArbiter), "invite"),
	journal.DutyFloor:   ofArbiter,
}

var ofArbiter = []string{"result", "check-result", "presence", "arrive", "fee", "offence", "incident", "penalty", "claim", "note",
	"appeal", "decide-appeal", "overturn", "protest", "decide-protest", "correct-result", "penalty-result", "clear-result", "reverse-colors", "start-round",
	"call", "answer-call", "end-call"}

// A wish is one command that a device may send, by the name that it bears on its way.
type wish struct {
	name string
	is   func(journal.Command) bool
	read func(text []byte) (journal.Command, error)
}

func wishOf[C journal.Command](name string) wish {
	return wish{name,
		func(c journal.Command) bool { _, ok := c.(C); return ok },
		func(text []byte) (journal.Command, error) {
			var c C
			err := jsonline.Decode(text, &c)
			return c, err
		}}
}

var wishes = []wish{
	wishOf[journal.EnterResult]("result"),
	wishOf[journal.CheckResult]("check-result"),
	wishOf[journal.NotePresence]("presence"),
	wishOf[journal.Arrive]("arrive"),
	wishOf[journal.NoteFee]("fee"),
	wishOf[journal.RecordOffence]("offence"),
	wishOf[journal.RecordIncident]("incident"),
	wishOf[journal.GivePenalty]("penalty"),
	wishOf[journal.HearClaim]("claim"),
	wishOf[journal.AddNote]("note"),
	wishOf[journal.AppealDecision]("appeal"),
	wishOf[journal.DecideAppeal]("decide-appeal"),
	wishOf[journal.Overturn]("overturn"),
	wishOf[journal.LodgeProtest]("protest"),
	wishOf[journal.DecideProtest]("decide-protest"),
	wishOf[journal.CorrectResult]("correct-result"),
	wishOf[journal.CorrectForPenalty]("penalty-result"),
	wishOf[journal.ClearResult]("clear-result"),
	wishOf[journal.ReverseColors]("reverse-colors"),
	wishOf[journal.StartRound]("start-round"),
	wishOf[journal.InviteDevice]("invite"),
	wishOf[journal.CallArbiter]("call"),
	wishOf[journal.AnswerCall]("answer-call"),
	wishOf[journal.EndCall]("end-call"),
}

// nameOf is the name of a wish on its way; "" for a command that no device may send.
func nameOf(c journal.Command) string {
	for _, w := range wishes {
		if w.is(c) {
			return w.name
		}
	}
	return ""
}

// A WishError is a command that does not travel: [DecodeWish] knows none of this name, or [EncodeWish] no name for it.
type WishError struct{ Name string }

func (e *WishError) Error() string {
	return fmt.Sprintf("crew: %q is not among what a device may ask for", e.Name)
}

// EncodeWish writes a command as it travels: its name, and its fields as a line of JSON.
func EncodeWish(c journal.Command) (name string, text []byte, err error) {
	if name = nameOf(c); name == "" {
		return "", nil, &WishError{fmt.Sprintf("%T", c)}
	}
	text, err = jsonline.Encode(c)
	return name, text, err
}

// DecodeWish reads what [EncodeWish] wrote. Whether the event allows it is asked at the desk.
func DecodeWish(name string, text []byte) (journal.Command, error) {
	for _, w := range wishes {
		if w.name == name {
			return w.read(text)
		}
	}
	return nil, &WishError{name}
}

// May reports whether the duty of a device holds a wish.
func May(d journal.Device, wish journal.Command) bool {
	name := nameOf(wish)
	if name == "" || !slices.Contains(duties[d.Duty], name) {
		return false
	}
	switch w := wish.(type) {
	case journal.EnterResult:
		return d.Serves(w.Section, w.Board)
	case journal.CheckResult:
		return d.Serves(w.Section, w.Board)
	case journal.ClearResult:
		return d.Serves(w.Section, w.Board)
	case journal.CallArbiter:
		return d.Serves(w.Section, w.Board)
	case journal.EndCall:
		return d.Serves(w.Section, w.Board)
	case journal.InviteDevice: // a laptop fans out to devices that may do less than it may
		return w.Via == d.ID && w.For == 0 && (w.Duty == journal.DutyScorer || w.Duty == journal.DutyDoor || w.Duty == journal.DutyScreen)
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
