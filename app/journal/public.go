package journal

import "slices"

// What facts look like on devices that only score, check in or show: without birth dates, remarks for the desk, and the notes of
// log and desk.

func (i PlayerInfo) public() PlayerInfo {
	i.Birth, i.Remark = Date{}, ""
	return i
}

func (e PlayerAdded) public() Event {
	e.PlayerInfo = e.PlayerInfo.public()
	return e
}

func (e PlayersImported) public() Event {
	e.Players = slices.Clone(e.Players)
	for i := range e.Players {
		e.Players[i] = e.Players[i].public()
	}
	return e
}

func (e PlayerChanged) public() Event {
	e.PlayerInfo = e.PlayerInfo.public()
	return e
}

func (e PlayerEnteredLate) public() Event {
	e.PlayerInfo = e.PlayerInfo.public()
	return e
}

func (e NoteAdded) public() Event {
	e.Text = ""
	return e
}

func (e OffenceRecorded) public() Event  { return e.nameless() }
func (e PenaltyGiven) public() Event     { return e.nameless() }
func (e DecisionAppealed) public() Event { return e.nameless() }
func (e AppealDecided) public() Event    { return e.nameless() }
func (e ClaimHeard) public() Event       { return e.nameless() }
func (e ProtestLodged) public() Event    { return e.nameless() }
func (e ProtestDecided) public() Event   { return e.nameless() }
