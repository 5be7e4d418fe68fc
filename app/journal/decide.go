package journal

// A Command is what somebody wants done; time, person, seeds and the engine's pairing arrive in it.
type Command interface {
	decide(s State) ([]Event, error)
}

// Decide checks cmd against s and returns the events that record it, as one act; no events mean that nothing changes. A
// refusal is one of the typed errors of this package. The events are certain to apply to s in that order.
func Decide(s State, cmd Command) ([]Event, error) {
	if _, first := cmd.(CreateEvent); !first && !s.created {
		return nil, &EventStateError{EventMissing}
	}
	if s.finished && !afterFinish(cmd) {
		return nil, &EventStateError{EventOver}
	}
	events, err := cmd.decide(s)
	if err != nil {
		return nil, err
	}
	for i := range events {
		if events[i], err = events[i].cleaned(); err != nil {
			return nil, err
		}
	}
	for _, r := range s.Records(Stamp{At: s.at}, events...) {
		if s, err = Apply(s, r); err != nil {
			if re, ok := err.(*RecordError); ok {
				err = re.Err // the caller knows no record yet
			}
			return nil, err
		}
	}
	return events, nil
}

// afterFinish lists what may be done to a finished event.
func afterFinish(cmd Command) bool {
	switch c := cmd.(type) {
	case CreateEvent, ReopenEvent, AddNote, Undo, SetWording, ChoosePrizes, AnnulLot, KeepMoves:
		return true
	case DrawLots:
		return c.For == LotForPrize || c.For == LotForTeam
	}
	return false
}
