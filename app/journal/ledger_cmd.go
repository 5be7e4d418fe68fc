package journal

// ChooseLaws says by which Laws a section plays.
type ChooseLaws struct {
	Section SectionID
	Laws    Laws
}

func (c ChooseLaws) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if sec.Laws == c.Laws {
		return nil, nil
	}
	return []Event{LawsChosen{InSection{c.Section}, c.Laws}}, nil
}

// RecordOffence notes an offence of a player in a published round.
type RecordOffence struct {
	Section SectionID
	Offence Offence
}

func (c RecordOffence) decide(State) ([]Event, error) {
	return []Event{OffenceRecorded{InSection{c.Section}, c.Offence}}, nil
}

// RecordIncident notes an offence with the penalties that the arbiter chose for it, as one act.
type RecordIncident struct {
	Section   SectionID
	Offence   Offence
	Penalties []Penalty
}

func (c RecordIncident) decide(s State) ([]Event, error) {
	events := []Event{OffenceRecorded{InSection{c.Section}, c.Offence}}
	for _, p := range c.Penalties {
		events = append(events, PenaltyGiven{InSection{c.Section}, IncidentID(s.Seq() + 1), p})
	}
	return events, nil
}

// GivePenalty adds a penalty that the arbiter chose to an incident.
type GivePenalty struct {
	Section  SectionID
	Incident IncidentID
	Penalty  Penalty
}

func (c GivePenalty) decide(State) ([]Event, error) {
	return []Event{PenaltyGiven{InSection{c.Section}, c.Incident, c.Penalty}}, nil
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

// DecideAppeal ends an appeal: the ruling stands, or counts no more.
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
