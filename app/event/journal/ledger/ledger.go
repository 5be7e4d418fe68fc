// Package ledger is what the arbiter's desk of a section notes: offences with penalties and appeals, claims and protests, and
// by which Laws they are ruled on. A [Ledger] holds facts only; what follows from them is computed ([Ledger.Rulings]), by the Laws that
// were in force: other Laws give other rulings on the same facts ([Ledger.RulingIf]), and change none that was made ([Ledger.Keep]). It knows boards by [Seats] and nothing of pairing.
package ledger

import (
	"fmt"
	"slices"

	"wasit/app/event/journal/term"
)

// Ledger is what was noted in one section. Its lists and what they point to are shared with older states: its methods copy
// what they change.
type Ledger struct {
	Laws      Laws            `json:"laws,omitzero"`
	Incidents []*Incident     `json:"incidents,omitempty"`
	Claims    []*HeardClaim   `json:"claims,omitempty"`
	Protests  []*HeardProtest `json:"protests,omitempty"`
	Local     *LocalRules     `json:"local,omitempty"`
}

// Check reports what does not fit in a ledger that was read.
func (l *Ledger) Check() error {
	if slices.Contains(l.Incidents, nil) || slices.Contains(l.Claims, nil) || slices.Contains(l.Protests, nil) {
		return &term.UnknownError{}
	}
	if l.Local != nil {
		if err := l.Local.Check(); err != nil {
			return err
		}
	}
	return l.Laws.Check()
}

// An Entry says by which record something is noted, when and by whom.
type Entry struct {
	ID term.IncidentID
	At int64 // Unix milliseconds
	By string
}

// AppealError: an appeal that is already open, or a decision without an open appeal.
type AppealError struct {
	Incident term.IncidentID
	Open     bool
}

func (e *AppealError) Error() string {
	if e.Open {
		return fmt.Sprintf("journal: incident %d: an appeal is open", e.Incident)
	}
	return fmt.Sprintf("journal: incident %d: no appeal is open", e.Incident)
}
