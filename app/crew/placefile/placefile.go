// Package placefile is how a device keeps its place among those at an event: as text, beside the journal and in backups.
package placefile

import (
	"encoding/json"
	"errors"
	"slices"

	"wasit/app/crew"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// place is a Crew as the store keeps it. Version grows when an older program would misread it.
type place struct {
	Version int              `json:"v"`
	Me      journal.DeviceID `json:"me,omitzero"`
	Holder  int64            `json:"holder,omitzero"`
	Sign    []byte           `json:"sign,omitempty"`
	Desk    []byte           `json:"desk,omitempty"`
	Secret  []byte           `json:"secret,omitempty"`
	Key     []byte           `json:"key,omitempty"`
	Asked   []byte           `json:"asked,omitempty"` // as they travel
	Past    []byte           `json:"past,omitempty"`  // likewise
	Sent    int              `json:"sent,omitzero"`
	Told    []byte           `json:"told,omitempty"` // as they travel
	Seen    int              `json:"seen,omitzero"`
	Heard   int64            `json:"heard,omitzero"`
	Backup  bool             `json:"backup,omitzero"`
	Claims  []storedClaim    `json:"claims,omitempty"`
	Left    string           `json:"left,omitzero"` // records, a line each
	Lost    journal.DeviceID `json:"lost,omitzero"`
	Before  *storedBefore    `json:"before,omitempty"`
}

// storedClaim is a conflict as programs before kept it here.
type storedClaim struct {
	Device  journal.DeviceID
	By      string
	At      int64
	Section journal.SectionID
	Round   int
	Board   int
	Score   journal.Score
}

// storedBefore is a journal that another one took the place of.
type storedBefore struct {
	At      int64           `json:"at"`
	Records string          `json:"records"` // a line each
	Place   json.RawMessage `json:"place"`
}

const crewVersion = 1

// Encode writes the place of a device for the store.
func Encode(c crew.Place) ([]byte, error) {
	s := place{Version: crewVersion, Me: c.Me, Secret: keyText(c.Secret), Key: keyText(c.Key), Sent: c.Sent, Seen: c.Seen, Heard: c.Heard, Backup: c.Backup, Holder: c.Holder, Desk: c.Desk, Lost: c.Lost}
	if c.Sign != (crew.Seed{}) {
		s.Sign = c.Sign[:]
	}
	for _, d := range c.Claims {
		s.Claims = append(s.Claims, storedClaim{d.Device, d.By, d.Time, d.Section, d.Round, d.Board, d.Score})
	}
	var err error
	if len(c.Asked) > 0 {
		s.Asked, err = wire.Encode(crew.Message{Head: crew.Head{From: c.Me}, Body: crew.Requests{List: c.Asked}}, crew.Key{})
	}
	if err == nil && len(c.Past) > 0 {
		past := slices.Clone(c.Past)
		for i := range past {
			past[i].Device = c.Me // of whom they are, their origins tell
		}
		s.Past, err = wire.Encode(crew.Message{Head: crew.Head{From: c.Me}, Body: crew.Requests{List: past}}, crew.Key{})
	}
	if err == nil && len(c.Told) > 0 {
		s.Told, err = wire.Encode(crew.Message{Body: crew.Facts{Answers: c.Told}}, crew.Key{})
	}
	if err == nil && len(c.Left) > 0 {
		var text []byte
		text, err = file.Encode(c.Left)
		s.Left = string(text)
	}
	if err == nil && c.Before != nil {
		s.Before, err = encodeBefore(*c.Before)
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

// Decode reads what [Encode] wrote; the place of a device that never worked with others is the zero Crew.
func Decode(text []byte) (crew.Place, error) {
	if len(text) == 0 {
		return crew.Place{}, nil
	}
	var s place
	if err := json.Unmarshal(text, &s); err != nil {
		return crew.Place{}, err
	}
	if s.Version != crewVersion {
		return crew.Place{}, &crew.MessageError{Fault: crew.Newer}
	}
	c := crew.Place{Me: s.Me, Holder: s.Holder, Desk: s.Desk, Sent: s.Sent, Seen: s.Seen, Heard: s.Heard, Backup: s.Backup, Lost: s.Lost}
	for _, d := range s.Claims {
		c.Claims = append(c.Claims, journal.DisputeResult{Section: d.Section, Round: d.Round, Board: d.Board, Score: d.Score, Device: d.Device, By: d.By, Time: d.At})
	}
	copy(c.Sign[:], s.Sign)
	copy(c.Secret[:], s.Secret)
	copy(c.Key[:], s.Key)
	asked, err := stored[crew.Requests](s.Asked)
	if err != nil {
		return crew.Place{}, err
	}
	past, err := stored[crew.Requests](s.Past)
	if err != nil {
		return crew.Place{}, err
	}
	told, err := stored[crew.Facts](s.Told)
	if err != nil {
		return crew.Place{}, err
	}
	c.Asked, c.Past, c.Told = asked.List, past.List, told.Answers
	if s.Left != "" {
		if c.Left, err = file.Decode([]byte(s.Left)); err != nil {
			return crew.Place{}, err
		}
	}
	if s.Before != nil {
		c.Before, err = decodeBefore(*s.Before)
	}
	return c, err
}

// errNested: a place inside of one that is inside of another. None is written so.
var errNested = errors.New("placefile: a place before the one before")

func encodeBefore(b crew.Before) (*storedBefore, error) {
	records, err := file.Encode(b.Records)
	if err != nil {
		return nil, err
	}
	place, err := Encode(b.Place)
	return &storedBefore{At: b.At, Records: string(records), Place: place}, err
}

func decodeBefore(s storedBefore) (*crew.Before, error) {
	records, err := file.Decode([]byte(s.Records))
	if err != nil {
		return nil, err
	}
	var inner place
	if err := json.Unmarshal(s.Place, &inner); err != nil {
		return nil, err
	}
	if inner.Before != nil {
		return nil, errNested
	}
	place, err := Decode(s.Place)
	return &crew.Before{At: s.At, Records: records, Place: place}, err
}

// stored reads a message that this device kept for itself.
func stored[B crew.Body](data []byte) (body B, err error) {
	if len(data) == 0 {
		return body, nil
	}
	sealed, err := wire.ReadKept(data)
	if err != nil {
		return body, err
	}
	m, err := sealed.Open(crew.Key{})
	body, _ = m.Body.(B)
	return body, err
}
