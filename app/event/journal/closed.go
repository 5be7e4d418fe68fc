package journal

import (
	"fmt"

	"wasit/swiss"
)

// RoundClosed ends a round; the next may be paired. Time is in Unix milliseconds.
type RoundClosed struct {
	InSection
	Round   int   `json:"round"`
	Time    int64 `json:"time"`
	Checked bool  `json:"checked,omitzero"` // every result was verified
}

func (e RoundClosed) nameless() Event { return e }

func (e RoundClosed) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if e.Time <= 0 {
		return &ValueError{Field: "time", Value: fmt.Sprint(e.Time)}
	}
	switch p := r.phase(); p {
	case Published:
		return &MissingResultsError{e.Section, e.Round, r.missing()}
	case Complete:
	default:
		return &RoundPhaseError{e.Section, e.Round, p, Complete}
	}
	r.Closed = e.Time
	return nil
}

// RoundReopened opens the last closed round again.
type RoundReopened struct {
	InSection
	Round  int    `json:"round"`
	Reason string `json:"reason,omitzero"`
}

func (e RoundReopened) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e RoundReopened) nameless() Event {
	e.Reason = ""
	return e
}

func (e RoundReopened) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if p := r.phase(); p != Closed {
		return &RoundPhaseError{e.Section, e.Round, p, Closed}
	}
	if e.Round < len(sec.Rounds) {
		return &LaterRoundError{e.Section, e.Round, len(sec.Rounds)}
	}
	r.Closed = 0
	return nil
}

// CloseRound ends the last round; every board has a result (an adjourned game counts as one).
type CloseRound struct {
	Section SectionID
	Time    int64
	Checked bool
}

func (c CloseRound) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if len(sec.Rounds) == 0 {
		return nil, &RoundPhaseError{c.Section, 1, NoRound, Complete}
	}
	if err := s.undecided(c.Section, len(sec.Rounds)); err != nil {
		return nil, err
	}
	return []Event{RoundClosed{InSection{c.Section}, len(sec.Rounds), c.Time, c.Checked}}, nil
}

// ReopenRound opens the last closed round again while no later one is paired.
type ReopenRound struct {
	Section SectionID
	Reason  string
}

func (c ReopenRound) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if len(sec.Rounds) == 0 {
		return nil, &RoundPhaseError{c.Section, 1, NoRound, Closed}
	}
	return []Event{RoundReopened{InSection{c.Section}, len(sec.Rounds), c.Reason}}, nil
}

// EventFinished ends the event.
type EventFinished struct {
	Time  int64 `json:"time"`
	Early bool  `json:"early,omitzero"` // before every section had played its rounds
}

func (EventFinished) In() SectionID { return 0 }

func (e EventFinished) nameless() Event { return e }

func (e EventFinished) apply(ed *edit) error {
	if ed.s.finished {
		return &EventStateError{EventOver}
	}
	ed.s.finished = true
	return nil
}

// EventReopened lets a finished event go on.
type EventReopened struct {
	Reason string `json:"reason"`
}

func (EventReopened) In() SectionID { return 0 }

func (e EventReopened) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e EventReopened) nameless() Event {
	e.Reason = ""
	return e
}

func (e EventReopened) apply(ed *edit) error {
	if !ed.s.finished {
		return &EventStateError{EventRunning}
	}
	ed.s.finished = false
	return nil
}

// FinishEvent ends the event; no section has an open round. Early ends it wherever it stands: a draft is dropped, a round whose
// results are all in is closed, a round with missing results stays as it is and counts for no standing.
type FinishEvent struct {
	Time  int64
	Early bool
}

func (c FinishEvent) decide(s State) ([]Event, error) {
	if d := s.openDisputes(); len(d) > 0 {
		return nil, s.undecided(d[0].Section, d[0].Round)
	}
	if c.Early {
		return c.early(s), nil
	}
	for _, sec := range s.sections {
		n := len(sec.Rounds)
		if n > 0 {
			switch last := sec.Rounds[n-1]; last.phase() {
			case Published:
				return nil, &MissingResultsError{sec.ID, n, last.missing()}
			case Draft, Complete:
				return nil, &RoundPhaseError{sec.ID, n, last.phase(), Closed}
			}
		}
		if b, r := sec.adjourned(); b > 0 {
			return nil, &MissingResultsError{sec.ID, r, []int{b}}
		}
		if n < sec.Config.Rounds && len(s.members(sec.ID)) > 0 {
			return nil, &RoundPhaseError{sec.ID, n + 1, NoRound, Closed}
		}
	}
	return []Event{EventFinished{Time: c.Time}}, nil
}

// early ends the event as it is. Where it could be finished in the usual way, it is.
func (c FinishEvent) early(s State) []Event {
	if events, err := (FinishEvent{Time: c.Time}).decide(s); err == nil {
		return events
	}
	var events []Event
	for _, sec := range s.sections {
		n := len(sec.Rounds)
		if n == 0 {
			continue
		}
		switch sec.Rounds[n-1].phase() {
		case Draft:
			events = append(events, DraftDiscarded{InSection{sec.ID}, n})
		case Complete:
			events = append(events, RoundClosed{InSection: InSection{sec.ID}, Round: n, Time: c.Time})
		}
	}
	return append(events, EventFinished{c.Time, true})
}

// adjourned returns a board whose game is still adjourned.
func (sec *section) adjourned() (board, n int) {
	for i, r := range sec.Rounds {
		for b, res := range r.Results {
			if res != nil && res.Score.White == swiss.Pending {
				return b + 1, i + 1
			}
		}
	}
	return 0, 0
}

// ReopenEvent lets a finished event go on.
type ReopenEvent struct{ Reason string }

func (c ReopenEvent) decide(s State) ([]Event, error) {
	if s.nameless {
		return nil, &EventStateError{EventAnonymous}
	}
	if s.finished && CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindEventReopened}
	}
	return []Event{EventReopened(c)}, nil
}
