package session

import (
	"slices"
	"time"
	"wasit/app/event/journal"
)

// Index is the list of events on this device.
type Index struct {
	Loaded bool
	Events []EventEntry
	Lost   Lost // while there is none
	Failed error
}

// Lost is how many tournaments stood in a store that the browser has emptied since, and the last day on which they were seen there.
type Lost struct {
	Events int
	Day    string // 2026-11-23
}

// EventEntry is what the index of the store says of one event.
type EventEntry struct {
	ID       string
	Name     string
	Place    string
	Start    string // 2026-11-20
	End      string // the last day; empty: that of Start
	Players  int
	Round    int // current round, 0 before the first
	Rounds   int
	Missing  int // boards of the current round without result
	Sections []SectionStatus
	Finished bool
	Practice bool // an event to train helpers
	Copy     bool // of an event whose desk is another device
	Reads    bool // such a copy from a backup: without a task of that desk it can only be read
	Changed  time.Time
	Saved    time.Time // of the last backup file, zero if there was none
	Unsaved  int       // records since then
}

// System is that of all sections, "" where they have several.
func (e EventEntry) System() string {
	system := ""
	for i, s := range e.Sections {
		if system = s.System; system != e.Sections[0].System || i > 0 && system == "" {
			return ""
		}
	}
	return system
}

// Published counts the rounds that were announced, over all sections.
func (e EventEntry) Published() (n int) {
	for _, s := range e.Sections {
		n += s.Round
		if s.Round > 0 && s.Phase < journal.Published {
			n--
		}
	}
	return n
}

// SectionStatus is how far one section of an event is.
type SectionStatus struct {
	ID                              journal.SectionID
	Name, System                    string
	Players, Round, Rounds, Missing int
	Phase                           journal.Phase // of the round
	Boards, First                   int           // of the round, and the number of the first in the hall; 0: not known
	Open                            []int         // boards without result, by these numbers
}

// OffersUpdate reports a new version that may be offered: never during a round.
func (m Session) OffersUpdate() bool {
	return m.Device.Update && !slices.ContainsFunc(m.Index.Events, func(e EventEntry) bool { return e.Missing > 0 && !e.Finished })
}

// EventsListed brings the index, newest first.
type EventsListed struct {
	Events []EventEntry
	Lost   Lost
	Err    error
}

func (msg EventsListed) Update(m Session, _ Env) (Session, []Cmd) {
	m.Index = Index{Loaded: true, Events: msg.Events, Lost: msg.Lost, Failed: msg.Err}
	if m.AwaitsIndex {
		m.AwaitsIndex = false
		return m, []Cmd{Tell{Msg: IndexRead{}}}
	}
	return m, nil
}

// DeviceChanged brings what was found out about the device.
type DeviceChanged struct{ Device Device }

func (msg DeviceChanged) Update(m Session, _ Env) (Session, []Cmd) {
	m.Device = msg.Device
	return m, nil
}

// Ask asks for one effect without a change of the model.
type Ask struct{ Cmd Cmd }

func (msg Ask) Update(m Session, _ Env) (Session, []Cmd) { return m, []Cmd{msg.Cmd} }

// GamesError says that a file holds games, which the board page opens.
type GamesError struct{}

func (*GamesError) Error() string { return "session: the file holds games" }

// IsDraft reports whether the event is only looked at: a file opened from the home page that nobody has entered yet.
func (e *Event) IsDraft() bool { return e != nil && len(e.Draft) > 0 }

// Create makes an event of commands, whole.
func (m Session) Create(env Env, list []journal.Command) (Session, []Cmd) {
	s, records, err := m.FoldNew(env, list)
	if err == nil {
		var cmds []Cmd
		if m, cmds, err = m.ask(s, records); err == nil {
			return m, cmds
		}
	}
	return m.Refuse(err)
}

// ask asks the store to make an event, unless one is on its way: a finger that bounces makes one event, not two.
func (m Session) ask(s journal.State, records []journal.Record) (Session, []Cmd, error) {
	if m.Creating {
		return m, nil, nil
	}
	m.Creating = true
	return m, []Cmd{CreateEvent{ID: s.Event().ID, Records: records, After: s}}, nil
}

// FoldNew decides the commands that begin an event, and returns its records with the state after them.
func (m Session) FoldNew(env Env, list []journal.Command) (s journal.State, records []journal.Record, err error) {
	for _, cmd := range list {
		var act []journal.Record
		if act, s, err = journal.Decide(s, m.Stamp(env), cmd); err != nil {
			return s, nil, err
		}
		records = append(records, act...)
	}
	return s, records, nil
}

// NewID makes a short name for an event from a random number: 12 letters and digits, none easily confused.
func NewID(random uint64) string {
	const signs = "23456789abcdefghjkmnpqrstuvwxyz" // 31
	b := make([]byte, 12)
	for i := range b {
		b[i] = signs[random%31]
		random /= 31
	}
	return string(b)
}

// EventCreated says that the new event is stored.
type EventCreated struct{ ID string }

// Count says how many rows of a review can enter, wait for an answer, or are left out, and the sexes of those that enter.
type Count struct{ Ready, Open, Skipped, Male, Female int }
