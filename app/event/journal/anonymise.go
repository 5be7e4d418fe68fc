package journal

import (
	"slices"
	"strconv"
)

// EventAnonymised says that names, birth dates, numbers and clubs were taken out of the whole journal.
type EventAnonymised struct {
	Time int64 `json:"time"`
}

func (EventAnonymised) In() SectionID { return 0 }

func (e EventAnonymised) nameless() Event { return e }

func (e EventAnonymised) apply(ed *edit) error {
	if !ed.s.finished {
		return &EventStateError{EventRunning}
	}
	ed.own()
	for i, p := range ed.s.players {
		if p != nil {
			c := *p
			c.PlayerInfo = p.PlayerInfo.nameless(p.ID)
			ed.s.players[i] = &c
		}
	}
	ed.s.notes, ed.s.wordings, ed.s.schools = nil, nil, nil
	ed.s.info = ed.s.info.nameless()
	ed.s.crew, ed.s.signed, ed.s.families.Secret = ed.s.crew.nameless(), ed.s.signed.nameless(), nil
	ed.s.nameless = true
	return nil
}

// nameless keeps what the ranking needs, and "#12" for a name.
func (i PlayerInfo) nameless(id PlayerID) PlayerInfo {
	return PlayerInfo{Name: "#" + strconv.Itoa(int(id)), Sex: i.Sex, Rating: i.Rating, Title: i.Title, Before: i.Before}
}

// Anonymise returns the journal of a finished event without personal data, ended by an [EventAnonymised]: the one case in
// which records are rewritten, since a name that stays in the journal is not gone. Pairings, results, numbers, sections
// and the event's own data stay; names, birth dates, clubs, federation and FIDE numbers, remarks, notes, reasons, moves of games and the
// persons and devices that recorded go. It must replace the stored journal as a whole. The name left is a code, "#12" with the PlayerID;
// a face shows a player of such an event by his pairing number. *EventStateError if the event is not finished or was anonymised before.
func Anonymise(records []Record, by Stamp) ([]Record, error) {
	s, err := Replay(records)
	if err != nil {
		return nil, err
	}
	if s.nameless {
		return nil, &EventStateError{EventAnonymous}
	}
	if !s.finished {
		return nil, &EventStateError{EventRunning}
	}
	clean := make([]Record, len(records), len(records)+1)
	for i, r := range records {
		r.Device, r.By, r.Event = "", "", r.Event.nameless()
		clean[i] = r
	}
	clean = append(clean, s.Records(Stamp{At: by.At}, EventAnonymised{by.At})...)
	if _, err := Replay(clean); err != nil {
		return nil, err
	}
	return clean, nil
}

// What facts look like on devices that only score, check in or show: without birth dates, numbers of pupils and of federations, letters of
// classes, remarks for the desk, whom to call, and the notes of log and desk.

func (i PlayerInfo) public() PlayerInfo {
	i.Birth, i.Remark, i.ClassText, i.NIS, i.NISN, i.FIDEID, i.NationalID = Date{}, "", "", "", "", "", ""
	return i
}

func (e EventCreated) public() Event {
	e.Papers = e.Papers.nameless()
	return e
}

func (e EventChanged) public() Event {
	e.Papers = e.Papers.nameless()
	return e
}

func (e PapersFiled) public() Event {
	e.EventPapers = e.EventPapers.nameless()
	return e
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

func (e RosterSet) public() Event {
	e.Players = slices.Clone(e.Players)
	for i := range e.Players {
		e.Players[i].Birth = Date{}
	}
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
