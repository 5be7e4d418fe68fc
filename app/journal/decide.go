package journal

// A Command is what somebody wants done; time, person, seeds and the engine's pairing arrive in it.
type Command interface {
	decide(s State) ([]Event, error)
}

// Decide checks commands against s, one after the other, and returns the records of one act that does them all, with the
// state after it. No records mean that nothing changes. A refusal is one of the typed errors of this package; then
// nothing is done and after is s.
func Decide(s State, by Stamp, commands ...Command) (act []Record, after State, err error) {
	after = s
	for _, cmd := range commands {
		events, err := decide(after, cmd)
		if err != nil {
			return nil, s, err
		}
		for i := range events {
			if events[i], err = clean(events[i]); err != nil {
				return nil, s, err
			}
		}
		records := after.records(s.seq+1, by, events)
		if after, err = Fold(after, records); err != nil {
			if re, ok := err.(*RecordError); ok {
				err = re.Err // the caller knows no record yet
			}
			return nil, s, err
		}
		act = append(act, records...)
	}
	return act, after, nil
}

func decide(s State, cmd Command) ([]Event, error) {
	if _, first := cmd.(CreateEvent); !first && !s.created {
		return nil, &EventStateError{EventMissing}
	}
	if s.finished && !afterFinish(cmd) {
		return nil, &EventStateError{EventOver}
	}
	return cmd.decide(s)
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
