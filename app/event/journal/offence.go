package journal

import (
	"slices"

	"wasit/app/event/journal/ledger"
)

// OffenceRecorded is an offence. What it costs is computed: [State.RulingOn].
type OffenceRecorded struct {
	InSection
	ledger.Offence
}

func (e OffenceRecorded) cleaned() (Event, error) {
	e.Note = CleanText(e.Note)
	if err := e.Check(); err != nil {
		return e, err
	}
	return e, checkText("note", e.Note, MaxText)
}

func (e OffenceRecorded) nameless() Event {
	e.Note = ""
	return e
}

func (e OffenceRecorded) apply(ed *edit) error {
	sec, err := ed.seated(e.Section, e.Round, e.Board, e.Player)
	if err != nil {
		return err
	}
	sec.RecordOffence(ed.entry(), e.Offence)
	return nil
}

// entry says by which record the ledger notes something.
func (e *edit) entry() ledger.Entry {
	return ledger.Entry{ID: IncidentID(e.rec.Seq), At: e.rec.At, By: e.rec.By}
}

// seated returns the section in which a player sits at a board of a published round.
func (e *edit) seated(id SectionID, round, board int, player PlayerID) (*section, error) {
	r, sec, err := e.round(id, round)
	if err != nil {
		return nil, err
	}
	if board < 1 || board > len(r.Pairs) || !slices.Contains(r.Pairs[board-1][:], player) {
		return nil, &UnknownError{Section: id, Round: round, Board: board, Player: player}
	}
	if r.Published == 0 {
		return nil, &RoundPhaseError{id, round, Draft, Published}
	}
	return sec, nil
}

// noted changes the ledger of a section, which knows no section's name.
func (e *edit) noted(id SectionID, change func(*ledger.Ledger) error) error {
	sec, err := e.section(id)
	if err != nil {
		return err
	}
	return located(id, change(&sec.Ledger))
}

// located names the section in an error of its ledger.
func located(id SectionID, err error) error {
	if u, ok := err.(*UnknownError); ok {
		c := *u
		c.Section = id
		return &c
	}
	return err
}

// PenaltyGiven adds a penalty to an incident.
type PenaltyGiven struct {
	InSection
	Incident IncidentID `json:"incident"`
	ledger.Penalty
}

func (e PenaltyGiven) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	if err := e.Check(); err != nil {
		return e, err
	}
	return e, checkText("reason", e.Reason, MaxText)
}

func (e PenaltyGiven) nameless() Event {
	e.Reason = ""
	return e
}

func (e PenaltyGiven) apply(ed *edit) error {
	return ed.noted(e.Section, func(l *ledger.Ledger) error { return l.GivePenalty(e.Incident, e.Penalty) })
}

// DecisionAppealed is an appeal against the ruling on an incident (Art. 11.10).
type DecisionAppealed struct {
	InSection
	Incident IncidentID `json:"incident"`
	Reason   string     `json:"reason"`
}

func (e DecisionAppealed) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e DecisionAppealed) nameless() Event {
	e.Reason = ""
	return e
}

func (e DecisionAppealed) apply(ed *edit) error {
	return ed.noted(e.Section, func(l *ledger.Ledger) error { return l.Appeal(ed.entry(), e.Incident, e.Reason) })
}

// AppealDecided ends an appeal. A ruling that does not stand no longer counts.
type AppealDecided struct {
	InSection
	Incident IncidentID `json:"incident"`
	Stands   bool       `json:"stands"` // the ruling
	Reason   string     `json:"reason"`
}

func (e AppealDecided) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e AppealDecided) nameless() Event {
	e.Reason = ""
	return e
}

func (e AppealDecided) apply(ed *edit) error {
	return ed.noted(e.Section, func(l *ledger.Ledger) error { return l.DecideAppeal(e.Incident, e.Stands, e.Reason) })
}

// RecordOffence notes an offence of a player in a published round.
type RecordOffence struct {
	Section SectionID
	Offence ledger.Offence
}

func (c RecordOffence) decide(State) ([]Event, error) {
	return []Event{OffenceRecorded{InSection{c.Section}, c.Offence}}, nil
}

// RecordIncident notes an offence with the penalties that the arbiter chose for it, as one act.
type RecordIncident struct {
	Section   SectionID
	Offence   ledger.Offence
	Penalties []ledger.Penalty
}

func (c RecordIncident) decide(s State) ([]Event, error) {
	events := []Event{OffenceRecorded{InSection{c.Section}, c.Offence}}
	for _, p := range c.Penalties {
		events = append(events, PenaltyGiven{InSection{c.Section}, IncidentID(s.Seq() + 1), p})
	}
	return append(events, s.expelled(c.Section, c.Offence, c.Penalties)...), nil
}

// GivePenalty adds a penalty that the arbiter chose to an incident.
type GivePenalty struct {
	Section  SectionID
	Incident IncidentID
	Penalty  ledger.Penalty
}

func (c GivePenalty) decide(s State) ([]Event, error) {
	events := []Event{PenaltyGiven{InSection{c.Section}, c.Incident, c.Penalty}}
	for _, in := range s.Incidents(c.Section) {
		if in.ID == c.Incident {
			events = append(events, s.expelled(c.Section, in.Offence, []ledger.Penalty{c.Penalty})...)
		}
	}
	return events, nil
}

// AppealDecision protests against the ruling on an incident.
type AppealDecision struct {
	Section  SectionID
	Incident IncidentID
	Reason   string
}

func (c AppealDecision) decide(State) ([]Event, error) {
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindDecisionAppealed}
	}
	return []Event{DecisionAppealed{InSection{c.Section}, c.Incident, c.Reason}}, nil
}

// DecideAppeal ends an appeal: the ruling stands, or no longer counts.
type DecideAppeal struct {
	Section  SectionID
	Incident IncidentID
	Stands   bool
	Reason   string
}

func (c DecideAppeal) decide(State) ([]Event, error) {
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindAppealDecided}
	}
	return []Event{AppealDecided{InSection{c.Section}, c.Incident, c.Stands, c.Reason}}, nil
}

// Overturn takes a ruling back for a reason that its arbiter gives himself: an appeal, granted.
type Overturn struct {
	Section  SectionID
	Incident IncidentID
	Reason   string
}

func (c Overturn) decide(s State) ([]Event, error) {
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindAppealDecided}
	}
	decided := AppealDecided{InSection{c.Section}, c.Incident, false, c.Reason}
	for _, in := range s.Incidents(c.Section) {
		if in.ID == c.Incident && in.Appeal != nil && !in.Appeal.Decided {
			return []Event{decided}, nil
		}
	}
	return []Event{DecisionAppealed{InSection{c.Section}, c.Incident, c.Reason}, decided}, nil
}
