package journal

import (
	"fmt"

	"wasit/swiss"
)

// Every refusal is one of these types. They carry what a screen needs to say why and what to do, and the screen turns them
// into words. The English texts are for logs.

// EventStateError: the event is not in a state for this act.
type EventStateError struct{ State EventState }

// EventState says how far an event is.
type EventState string

// The states that refuse acts.
const (
	EventMissing    EventState = "missing"    // no event was created yet
	EventPresent    EventState = "present"    // it was created already
	EventOver       EventState = "finished"   // finished: reopen it first
	EventRunning    EventState = "running"    // not finished: finish it first
	EventAnonymous  EventState = "anonymised" // the names are gone for good
	EventUnfinished EventState = "unfinished" // a section has an open round; see [RoundPhaseError] for which
)

func (e *EventStateError) Error() string { return "journal: the event is " + string(e.State) }

// TextError: a text is missing (Got 0) or has more than Limit code points.
type TextError struct {
	Field      string // "name", "club", "reason", …
	Limit, Got int
}

func (e *TextError) Error() string {
	return fmt.Sprintf("journal: %s has %d code points, expected 1 to %d", e.Field, e.Got, e.Limit)
}

// DateError: not a date of the form 2014-03-02.
type DateError struct{ Text string }

func (e *DateError) Error() string {
	return fmt.Sprintf("journal: %q is no date: expected the form 2014-03-02", e.Text)
}

// ScoreError: not a result a board can have.
type ScoreError struct {
	Score Score
	Text  string // as read, where it came from a file
}

func (e *ScoreError) Error() string {
	return fmt.Sprintf("journal: %q %v beside %v is no result", e.Text, e.Score.White, e.Score.Black)
}

// LimitError: more than an event can hold.
type LimitError struct {
	What       string // "players", "sections", "rounds", "records", "bytes"
	Limit, Got int
}

func (e *LimitError) Error() string {
	return fmt.Sprintf("journal: %d %s, at most %d are possible", e.Got, e.What, e.Limit)
}

// ReasonError: the act stays in the log and needs a reason.
type ReasonError struct{ Act Kind }

func (e *ReasonError) Error() string { return "journal: " + string(e.Act) + " needs a reason" }

// MissingResultsError: boards of a round have no result yet.
type MissingResultsError struct {
	Section SectionID
	Round   int
	Boards  []int // ascending
}

func (e *MissingResultsError) Error() string {
	return fmt.Sprintf("journal: round %d has no result on boards %v", e.Round, e.Boards)
}

// ResultsEnteredError: boards have results that the act would lose; take them back first.
type ResultsEnteredError struct {
	Section SectionID
	Round   int
	Boards  []int // ascending
}

func (e *ResultsEnteredError) Error() string {
	return fmt.Sprintf("journal: round %d has results on boards %v", e.Round, e.Boards)
}

// RoundPhaseError: the round is in a phase in which this cannot be done.
type RoundPhaseError struct {
	Section SectionID
	Round   int
	Phase   Phase // the phase the round is in
	Need    Phase // the phase the act needs
}

func (e *RoundPhaseError) Error() string {
	return fmt.Sprintf("journal: round %d is %s, must be %s", e.Round, e.Phase, e.Need)
}

// LaterRoundError: a later round exists already, so this round stays as it is. Correct the result with a reason.
type LaterRoundError struct {
	Section SectionID
	Round   int
	Later   int
}

func (e *LaterRoundError) Error() string {
	return fmt.Sprintf("journal: round %d is paired already, round %d stays as it is", e.Later, e.Round)
}

// AllRoundsError: every planned round was paired.
type AllRoundsError struct {
	Section SectionID
	Rounds  int
}

func (e *AllRoundsError) Error() string {
	return fmt.Sprintf("journal: all %d rounds are paired", e.Rounds)
}

// PlayerPairedError: the player was paired already and cannot vanish; withdraw him instead.
type PlayerPairedError struct {
	Player PlayerID
	Round  int // the first round that names him
}

func (e *PlayerPairedError) Error() string {
	return fmt.Sprintf("journal: player %d was paired in round %d: withdraw instead", e.Player, e.Round)
}

// PairingError: pairs that do not fit the players of the round.
type PairingError struct {
	Section SectionID
	Round   int
	Why     PairingFault
	Players []PlayerID // whom it concerns
}

// PairingFault says what is wrong with pairs.
type PairingFault string

// The faults of pairs.
const (
	FaultUnknown PairingFault = "unknown" // not in this section, or without a pairing number
	FaultTwice   PairingFault = "twice"   // named twice in one round, or against himself
	FaultMissing PairingFault = "missing" // takes part, but is neither paired nor absent
	FaultAbsent  PairingFault = "absent"  // has a bye, is withdrawn or not yet entered
	FaultRound   PairingFault = "round"   // the pairing is one of another round
	FaultBoards  PairingFault = "boards"  // no boards, or too many
)

func (e *PairingError) Error() string {
	return fmt.Sprintf("journal: pairing of round %d: players %v: %s", e.Round, e.Players, e.Why)
}

// OrderError: the pairing numbers are not fixed for these players, or can no longer change (Fixed; C.04.2 2.3).
type OrderError struct {
	Section SectionID
	Fixed   bool
	Players []PlayerID
}

func (e *OrderError) Error() string {
	return fmt.Sprintf("journal: order of section %d (fixed: %t), players %v", e.Section, e.Fixed, e.Players)
}

// ColorError: the initial colour is not drawn yet, or (Drawn) cannot change any more.
type ColorError struct {
	Section SectionID
	Drawn   bool
}

func (e *ColorError) Error() string { return fmt.Sprintf("journal: initial colour drawn: %t", e.Drawn) }

// ByeError: a requested bye is refused.
type ByeError struct {
	Player PlayerID
	Round  int
	Why    ByeFault
	Limit  int // of half-point byes, for ByeLimit
}

// ByeFault says why a bye is refused.
type ByeFault string

// The reasons against a bye.
const (
	ByePaired    ByeFault = "paired"     // the round is paired already
	ByeLimit     ByeFault = "limit"      // more half-point byes than the section grants
	ByeLastRound ByeFault = "last-round" // no half-point bye in the last rounds
	ByeNone      ByeFault = "none"       // there is no bye to cancel
	ByeBarred    ByeFault = "barred"     // the player is marked as one without half-point byes
)

func (e *ByeError) Error() string {
	return fmt.Sprintf("journal: no bye for player %d in round %d: %s", e.Player, e.Round, e.Why)
}

// PresenceError: the player is already in (or out), or enters a round that is over.
type PresenceError struct {
	Player PlayerID
	Round  int
	Out    bool // he is withdrawn
}

func (e *PresenceError) Error() string {
	return fmt.Sprintf("journal: player %d, round %d, withdrawn: %t", e.Player, e.Round, e.Out)
}

// LateEntryError: the event has begun; who comes now enters late, from Round on.
type LateEntryError struct {
	Section SectionID
	Round   int
}

func (e *LateEntryError) Error() string {
	return fmt.Sprintf("journal: section %d has begun: late entry from round %d", e.Section, e.Round)
}

// ConfigError: a setting that cannot change once a round was published.
type ConfigError struct {
	Section SectionID
	Field   string // "system", "scoring", "rounds", …
}

func (e *ConfigError) Error() string { return "journal: cannot change after round 1: " + e.Field }

// UndoError: the act cannot be taken back.
type UndoError struct {
	Seq  int
	Kind Kind
	Why  UndoFault
}

// UndoFault says why.
type UndoFault string

// The reasons against an undo.
const (
	UndoNothing UndoFault = "nothing" // there is nothing to take back here
	UndoNever   UndoFault = "never"   // public acts are corrected, not taken back
	UndoBuiltOn UndoFault = "used"    // later acts rest on it
)

func (e *UndoError) Error() string {
	return fmt.Sprintf("journal: record %d (%s) cannot be undone: %s", e.Seq, e.Kind, e.Why)
}

// TournamentError: a section that does not make a tournament, with the defects that swiss found.
type TournamentError struct {
	Section SectionID
	Err     *swiss.DraftError
}

func (e *TournamentError) Error() string {
	return fmt.Sprintf("journal: section %d: %v", e.Section, e.Err)
}

// Unwrap returns the defects.
func (e *TournamentError) Unwrap() error { return e.Err }

// ImportError names the player of a list that cannot be entered.
type ImportError struct {
	Row int // from 1
	Err error
}

func (e *ImportError) Error() string {
	return fmt.Sprintf("journal: player %d of the list: %v", e.Row, e.Err)
}

// Unwrap returns what is wrong.
func (e *ImportError) Unwrap() error { return e.Err }
