package journal

import "fmt"

// RoundPublished puts the round on the wall, at Time (Unix milliseconds).
type RoundPublished struct {
	InSection
	Round int   `json:"round"`
	Time  int64 `json:"time"`
}

func (e RoundPublished) nameless() Event { return e }

func (e RoundPublished) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if e.Time <= 0 {
		return &ValueError{Field: "time", Value: fmt.Sprint(e.Time)}
	}
	if p := r.phase(); p != Draft {
		return &RoundPhaseError{e.Section, e.Round, p, Draft}
	}
	r.Published = e.Time
	return nil
}

// RoundUnpublished makes the round a draft again.
type RoundUnpublished struct {
	InSection
	Round  int    `json:"round"`
	Reason string `json:"reason"`
}

func (e RoundUnpublished) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e RoundUnpublished) nameless() Event {
	e.Reason = ""
	return e
}

func (e RoundUnpublished) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if p := r.phase(); p != Published && p != Complete {
		return &RoundPhaseError{e.Section, e.Round, p, Published}
	}
	if boards := r.entered(); len(boards) > 0 {
		return &ResultsEnteredError{e.Section, e.Round, boards}
	}
	if e.Round < len(sec.Rounds) {
		return &LaterRoundError{e.Section, e.Round, len(sec.Rounds)}
	}
	r.Published, r.Started = 0, 0
	return nil
}

// Publish puts the draft on the wall at Time (Unix milliseconds).
type Publish struct {
	Section SectionID
	Time    int64
}

func (c Publish) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if len(sec.Rounds) == 0 {
		return nil, &RoundPhaseError{c.Section, 1, NoRound, Draft}
	}
	return append([]Event{RoundPublished{InSection{c.Section}, len(sec.Rounds), c.Time}}, s.walkOvers(sec)...), nil
}

// Unpublish takes the last round off the wall; it has no results yet.
type Unpublish struct {
	Section SectionID
	Reason  string
}

func (c Unpublish) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if len(sec.Rounds) == 0 {
		return nil, &RoundPhaseError{c.Section, 1, NoRound, Published}
	}
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindRoundUnpublished}
	}
	return []Event{RoundUnpublished{InSection{c.Section}, len(sec.Rounds), c.Reason}}, nil
}
