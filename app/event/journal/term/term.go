// Package term holds the words that the journal shares with its ledger: whom and what a fact names, and how a fact is refused
// that names nothing or says what cannot be.
package term

import "fmt"

// MaxRounds is how many rounds a section can have.
const MaxRounds = 30

// SectionID names a section of an event for ever, from 1. Zero is the event as a whole.
type SectionID int

// PlayerID names a participant for ever, from 1 in order of entry, whatever the pairing number becomes. Zero is nobody.
type PlayerID int

// An IncidentID is the number of the record that noted an offence, a claim or a protest.
type IncidentID int

// UnknownError: a section, player, round or board that is not there. The fields that matter are not zero.
type UnknownError struct {
	Section  SectionID
	Player   PlayerID
	Round    int
	Board    int
	Incident IncidentID
}

func (e *UnknownError) Error() string {
	return fmt.Sprintf("journal: nothing there: section %d, player %d, round %d, board %d, incident %d", e.Section, e.Player, e.Round, e.Board, e.Incident)
}

// ValueError: a number, choice or code outside what is possible.
type ValueError struct {
	Field      string // "rounds", "rating", "system", "tie-break", …
	Value      string
	Least, Max int // the limits of a number, else 0
}

func (e *ValueError) Error() string {
	return fmt.Sprintf("journal: %s %q is not possible", e.Field, e.Value)
}

// CheckNumber reports a number that is not from least to most.
func CheckNumber(field string, n, least, most int) error {
	if n < least || n > most {
		return &ValueError{field, fmt.Sprint(n), least, most}
	}
	return nil
}
