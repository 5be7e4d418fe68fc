package store

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"strings"

	"wasit/app/event/journal"
)

// Entry is what the index says of an event: enough for the home page without opening it.
type Entry struct {
	Version   int              `json:"v"`
	ID        string           `json:"id"`
	Seq       int              `json:"seq"`            // last record
	Snapshot  int              `json:"snap,omitzero"`  // the record after which the snapshot was taken, 0: none
	Epoch     int              `json:"epoch,omitzero"` // how often the whole journal was replaced
	Bytes     int              `json:"bytes"`          // of the journal
	Name      string           `json:"name"`
	Place     string           `json:"place,omitzero"`
	Start     journal.Date     `json:"start,omitzero"`
	End       journal.Date     `json:"end,omitzero"`
	Players   int              `json:"players"`
	Sections  []SectionEntry   `json:"sections,omitempty"`
	Finished  bool             `json:"finished,omitzero"`
	Anonymous bool             `json:"anonymous,omitzero"`
	Practice  bool             `json:"practice,omitzero"`
	Desk      journal.DeviceID `json:"desk,omitzero"`     // the device that the desk moved to, 0 before
	Changed   int64            `json:"changed"`           // last act, Unix milliseconds
	SavedSeq  int              `json:"savedSeq,omitzero"` // last record that the last backup file holds
	SavedAt   int64            `json:"savedAt,omitzero"`  // when that file was made
	Fault     Unavailable      `json:"-"`                 // of List: why the rest could not be read; empty: it was
}

// SectionEntry is what the index says of a section.
type SectionEntry struct {
	ID      journal.SectionID `json:"id,omitzero"` // 0: written before entries named it
	Name    string            `json:"name"`
	System  string            `json:"system,omitempty"` // "": written before entries knew it
	Players int               `json:"players"`
	Round   int               `json:"round"` // the last paired round, 0 before the first
	Rounds  int               `json:"rounds"`
	Phase   journal.Phase     `json:"phase"`
	Missing int               `json:"missing,omitzero"` // boards of that round without result
	Boards  int               `json:"boards,omitzero"`  // of that round; 0: written before entries knew it
	First   int               `json:"first,omitzero"`   // the number of its first board in the hall
	Open    []int             `json:"open,omitempty"`   // the boards without result, by these numbers
}

// entryVersion grows when older programs would misread an entry, or the rows of its event. Since version 2 each row has its sum.
const entryVersion = 2

// describe brings an entry up to the state s.
func (e *Entry) describe(s journal.State) {
	info := s.Event()
	e.Version, e.ID, e.Seq, e.Changed = entryVersion, info.ID, s.Seq(), s.At()
	e.Name, e.Place, e.Start, e.End = info.Name, info.Place, info.Start, info.End
	e.Players, e.Finished, e.Anonymous = s.Persons(), s.IsFinished(), s.IsAnonymous()
	e.Practice = info.Practice
	_, e.Desk = s.Epoch()
	e.Sections = nil
	for _, sec := range s.Sections() {
		missing := s.MissingBoards(sec.ID, sec.Round)
		e.Sections = append(e.Sections, SectionEntry{ID: sec.ID, Name: sec.Name, System: sec.System, Players: sec.Players, Round: sec.Round, Rounds: sec.Rounds, Phase: sec.Phase,
			Missing: len(missing), Boards: s.BoardCount(sec.ID, sec.Round), First: sec.Hall.Number(1), Open: s.BoardNumbers(sec.ID, missing)})
	}
}

// encode writes an entry with its sum as the last field.
func (e *Entry) encode() (string, error) {
	text, err := json.Marshal(e)
	if err != nil {
		return "", err
	}
	body := strings.TrimSuffix(string(text), "}")
	return body + entrySum(body), nil
}

// entrySum is how an entry ends whose text before that is body.
func entrySum(body string) string {
	return fmt.Sprintf(`,"sum":"%08x"}`, crc32.ChecksumIEEE([]byte(body)))
}

func decodeEntry(text string) (Entry, error) {
	var e Entry
	body := text[:max(len(text)-len(entrySum("")), 0)]
	if err := json.Unmarshal([]byte(text), &e); err != nil {
		return Entry{}, &UnavailableError{Damaged, err}
	}
	if e.Version > entryVersion {
		return Entry{}, &UnavailableError{Outdated, nil}
	}
	if e.Version >= 2 && text != body+entrySum(body) {
		return Entry{}, &UnavailableError{Damaged, nil}
	}
	return e, nil
}
