package keeper

import (
	"encoding/json"

	"wasit/app/crew"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/session"
)

// storedCrew is a Crew as the store keeps it. Version grows when an older program would misread it.
type storedCrew struct {
	Version int              `json:"v"`
	Me      journal.DeviceID `json:"me,omitzero"`
	Secret  []byte           `json:"secret,omitempty"`
	Key     []byte           `json:"key,omitempty"`
	Asked   []byte           `json:"asked,omitempty"` // as they travel
	Sent    int              `json:"sent,omitzero"`
	Told    []byte           `json:"told,omitempty"` // as they travel
	Seen    int              `json:"seen,omitzero"`
	Heard   int64            `json:"heard,omitzero"`
	Backup  bool             `json:"backup,omitzero"`
	Claims  []session.Claim  `json:"claims,omitempty"`
	Left    string           `json:"left,omitzero"` // records, a line each
}

const crewVersion = 1

// encodeCrew writes the place of a device for the store.
func encodeCrew(c session.Crew) ([]byte, error) {
	s := storedCrew{Version: crewVersion, Me: c.Me, Secret: keyText(c.Secret), Key: keyText(c.Key), Sent: c.Sent, Seen: c.Seen, Heard: c.Heard, Backup: c.Backup, Claims: c.Claims}
	var err error
	if len(c.Asked) > 0 {
		s.Asked, err = wire.Encode(crew.Message{Head: crew.Head{From: c.Me}, Body: crew.Requests{List: c.Asked}}, crew.Key{})
	}
	if err == nil && len(c.Told) > 0 {
		s.Told, err = wire.Encode(crew.Message{Body: crew.Facts{Answers: c.Told}}, crew.Key{})
	}
	if err == nil && len(c.Left) > 0 {
		var text []byte
		text, err = file.Encode(c.Left)
		s.Left = string(text)
	}
	if err != nil {
		return nil, err
	}
	return json.Marshal(s)
}

func keyText(k crew.Key) []byte {
	if k == (crew.Key{}) {
		return nil
	}
	return k[:]
}

// decodeCrew reads what [encodeCrew] wrote; the place of a device that never worked with others is the zero Crew.
func decodeCrew(text []byte) (session.Crew, error) {
	if len(text) == 0 {
		return session.Crew{}, nil
	}
	var s storedCrew
	if err := json.Unmarshal(text, &s); err != nil {
		return session.Crew{}, err
	}
	if s.Version != crewVersion {
		return session.Crew{}, &crew.MessageError{Fault: crew.Newer}
	}
	c := session.Crew{Me: s.Me, Sent: s.Sent, Seen: s.Seen, Heard: s.Heard, Backup: s.Backup, Claims: s.Claims}
	copy(c.Secret[:], s.Secret)
	copy(c.Key[:], s.Key)
	asked, err := stored[crew.Requests](s.Asked)
	if err != nil {
		return session.Crew{}, err
	}
	told, err := stored[crew.Facts](s.Told)
	if err != nil {
		return session.Crew{}, err
	}
	c.Asked, c.Told = asked.List, told.Answers
	if s.Left != "" {
		if c.Left, err = file.Decode([]byte(s.Left)); err != nil {
			return session.Crew{}, err
		}
	}
	return c, nil
}

// stored reads a message that this device kept for itself.
func stored[B crew.Body](data []byte) (body B, err error) {
	if len(data) == 0 {
		return body, nil
	}
	sealed, err := wire.Read(data)
	if err != nil {
		return body, err
	}
	m, err := sealed.Open(crew.Key{})
	body, _ = m.Body.(B)
	return body, err
}
