package journal

import "strconv"

// EventAnonymised says that names, birth dates, numbers and clubs were taken out of the whole journal.
type EventAnonymised struct {
	Time int64 `json:"time"`
}

// Kind names the fact.
func (EventAnonymised) Kind() Kind { return KindEventAnonymised }

// In returns 0: the event as a whole.
func (EventAnonymised) In() SectionID { return 0 }

func (e EventAnonymised) cleaned() (Event, error) { return e, nil }

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
	ed.s.notes, ed.s.wordings = nil, nil
	ed.s.nameless = true
	return nil
}

// nameless keeps what the ranking needs, and "#12" for a name.
func (i PlayerInfo) nameless(id PlayerID) PlayerInfo {
	return PlayerInfo{Name: "#" + strconv.Itoa(int(id)), Sex: i.Sex, Rating: i.Rating, Title: i.Title}
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
		r.Device, r.By, r.Event = "", "", withoutPersons(r.Event)
		clean[i] = r
	}
	clean = append(clean, s.Records(Stamp{At: by.At}, EventAnonymised{by.At})...)
	if _, err := Replay(clean); err != nil {
		return nil, err
	}
	return clean, nil
}

// withoutPersons returns a fact without personal data and free text.
func withoutPersons(e Event) Event {
	switch e := e.(type) {
	case PlayerAdded:
		e.PlayerInfo = e.nameless(e.ID)
		return e
	case PlayerChanged:
		e.PlayerInfo = e.nameless(e.ID)
		return e
	case PlayerEnteredLate:
		e.PlayerInfo = e.nameless(e.ID)
		return e
	case PlayersImported:
		players := make([]PlayerInfo, len(e.Players))
		for i, p := range e.Players {
			players[i] = p.nameless(e.First + PlayerID(i))
		}
		e.Players, e.Source = players, ""
		return e
	case RosterSet:
		players := make([]Member, len(e.Players))
		for i := range players {
			players[i].Name = "#" + strconv.Itoa(i+1)
		}
		e.Players = players
		return e
	case NoteAdded:
		e.Text, e.Player = "", 0
		return e
	case OffenceRecorded:
		e.Note = ""
		return e
	case WordingChanged:
		e.Text = ""
		return e
	case PrizesChosen:
		e.Prizes = e.Prizes.nameless()
		return e
	}
	return withoutReason(e)
}

func withoutReason(e Event) Event {
	switch e := e.(type) {
	case SectionChanged:
		e.Reason = ""
		return e
	case TieBreaksChanged:
		e.Reason = ""
		return e
	case PlayersWithdrawn:
		e.Reason = ""
		return e
	case InitialOrderFixed:
		e.Reason = ""
		return e
	case PairingChanged:
		e.Reason = ""
		return e
	case LotDrawn:
		e.Why = ""
		return e
	case LotAnnulled:
		e.Reason = ""
		return e
	case ColorsReversed:
		e.Reason = ""
		return e
	case RoundUnpublished:
		e.Reason = ""
		return e
	case ResultCorrected:
		e.Reason = ""
		return e
	case RoundReopened:
		e.Reason = ""
		return e
	case EventReopened:
		e.Reason = ""
		return e
	case PenaltyGiven:
		e.Reason = ""
		return e
	case DecisionAppealed:
		e.Reason = ""
		return e
	case ProtestLodged:
		e.By, e.Text = "", ""
		return e
	case ProtestDecided:
		e.Reason = ""
		return e
	case ClaimHeard:
		e.Note = ""
		return e
	case MovesKept:
		e.PGN = "" // comments may name anybody
		return e
	case AppealDecided:
		e.Reason = ""
		return e
	case CapDecided:
		e.Reason, e.Witness = "", ""
		return e
	}
	return e
}
