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
	return []Event{LawsChosen{c.Section, c.Laws}}, nil
}

// RecordOffence notes an offence of a player in a published round.
type RecordOffence struct {
	Section SectionID
	Offence Offence
}

func (c RecordOffence) decide(State) ([]Event, error) {
	return []Event{OffenceRecorded{c.Section, c.Offence}}, nil
}

// GivePenalty adds a penalty that the arbiter chose to an incident.
type GivePenalty struct {
	Section  SectionID
	Incident IncidentID
	Penalty  Penalty
}

func (c GivePenalty) decide(State) ([]Event, error) {
	return []Event{PenaltyGiven{c.Section, c.Incident, c.Penalty}}, nil
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
	return []Event{DecisionAppealed(c)}, nil
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
	return []Event{AppealDecided(c)}, nil
}
