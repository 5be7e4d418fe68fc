package journal

import (
	"fmt"
	"slices"
)

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
		if events, err = gated(after, by, cmd, events, err); err != nil {
			return nil, s, err
		}
		records, next, err := after.record(s.seq+1, by, events)
		if err != nil {
			return nil, s, err
		}
		entered, next, err := next.record(s.seq+1, by, entering(next, cmd))
		if err != nil {
			return nil, s, err
		}
		act, after = append(append(act, records...), entered...), next
	}
	return act, after, nil
}

// record cleans the facts of an act and applies them to s.
func (s State) record(act int, by Stamp, events []Event) ([]Record, State, error) {
	for i := range events {
		var err error
		if events[i], err = clean(events[i]); err != nil {
			return nil, s, err
		}
	}
	records := s.records(act, by, events)
	after, err := Fold(s, records)
	if re, ok := err.(*RecordError); ok {
		err = re.Err // the caller knows no record yet
	}
	return records, after, err
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
	cmd, _ = plain(cmd)
	switch c := cmd.(type) {
	case CreateEvent, ReopenEvent, AddNote, Undo, SetWording, ChoosePrizes, AnnulLot, KeepMoves, FilePapers, DeclareRating, DateRounds, DateMatches, SignCertificates, RevokeCertificate:
		return true
	case DrawLots:
		return c.For == LotForPrize || c.For == LotForTeam
	}
	return false
}

// RecordError names the record that does not fit. The state before it is intact.
type RecordError struct {
	Seq  int // as the record says
	Kind Kind
	Err  error
}

func (e *RecordError) Error() string {
	return fmt.Sprintf("journal: record %d (%s): %v", e.Seq, e.Kind, e.Err)
}

// Unwrap returns what is wrong with it.
func (e *RecordError) Unwrap() error { return e.Err }

// SequenceError: a record does not follow the one before it.
type SequenceError struct{ Want, Got int }

func (e *SequenceError) Error() string {
	return fmt.Sprintf("expected record %d, got %d", e.Want, e.Got)
}

// Apply returns the state after r. It is pure: no clock, no engine, no map order; the same journal gives the same state
// on every device and in every later release. On error it returns s unchanged and a *RecordError.
func Apply(s State, r Record) (State, error) {
	if r.Event == nil {
		return s, &RecordError{r.Seq, "", &ValueError{Field: "event"}}
	}
	fail := func(err error) (State, error) { return s, &RecordError{r.Seq, r.Kind(), err} }
	if r.Seq != s.seq+1 || r.Act < 1 || r.Act > r.Seq {
		return fail(&SequenceError{Want: s.seq + 1, Got: r.Seq})
	}
	if r.Seq > MaxRecords {
		return fail(&LimitError{"records", MaxRecords, r.Seq})
	}
	if _, first := r.Event.(EventCreated); first == s.created {
		if first {
			return fail(&EventStateError{EventPresent})
		}
		return fail(&EventStateError{EventMissing})
	}
	e := edit{s: s, rec: r}
	if err := r.Event.apply(&e); err != nil {
		return fail(err)
	}
	if err := e.keepRulings(&s); err != nil {
		return fail(err)
	}
	if err := e.note(); err != nil {
		return fail(err)
	}
	if err := e.follow(&s); err != nil {
		return fail(err)
	}
	e.s.id, e.s.seq, e.s.at = new(byte), r.Seq, r.At
	if !e.undone {
		e.s.past = remember(s, r)
	}
	return e.s, nil
}

// Replay returns the state that records make from nothing. On error it returns the state before the record that does not
// fit, and a *RecordError that names it.
func Replay(records []Record) (State, error) { return Fold(State{}, records) }

// Fold applies records to s one after another; it stops at the first that does not fit.
func Fold(s State, records []Record) (State, error) {
	var err error
	for _, r := range records {
		if s, err = Apply(s, r); err != nil {
			return s, err
		}
	}
	return s, nil
}

// edit is a state being changed. Its parts are shared with older states until the methods below copy them.
type edit struct {
	s         State
	rec       Record
	undone    bool // the fact took others back and set past itself
	ownList   bool // s.players was copied
	ownPlayer map[PlayerID]bool
	sec       *section // the section copied last
}

// section returns a copy of a section that may be changed.
func (e *edit) section(id SectionID) (*section, error) {
	if e.sec != nil && e.sec.ID == id {
		return e.sec, nil
	}
	for i, old := range e.s.sections {
		if old.ID == id {
			c := *old
			e.s.sections = slices.Clone(e.s.sections)
			e.s.sections[i], e.sec = &c, &c
			return &c, nil
		}
	}
	return nil, &UnknownError{Section: id}
}

// round returns a copy of a round that may be changed; its Results are copied too.
func (e *edit) round(id SectionID, r int) (*round, *section, error) {
	sec, err := e.section(id)
	if err != nil {
		return nil, nil, err
	}
	old, err := sec.round(r)
	if err != nil {
		return nil, nil, err
	}
	c := *old
	c.Results = slices.Clone(old.Results)
	sec.Rounds = slices.Clone(sec.Rounds)
	sec.Rounds[r-1] = &c
	return &c, sec, nil
}

// player returns a copy of a player of a section that may be changed; its slices are still shared.
func (e *edit) player(sec SectionID, id PlayerID) (*Player, error) {
	old, err := e.s.playerIn(sec, id)
	if err != nil {
		return nil, err
	}
	if e.ownPlayer[id] {
		return old, nil
	}
	e.own()
	if e.ownPlayer == nil {
		e.ownPlayer = map[PlayerID]bool{}
	}
	c := *old
	e.s.players[id-1], e.ownPlayer[id] = &c, true
	return &c, nil
}

// eachPlayer changes copies of players of a section, up to the first that cannot be.
func (e *edit) eachPlayer(sec SectionID, ids []PlayerID, change func(*Player) error) error {
	for _, id := range ids {
		p, err := e.player(sec, id)
		if err != nil {
			return err
		}
		if err := change(p); err != nil {
			return err
		}
	}
	return nil
}

func (e *edit) own() {
	if !e.ownList {
		e.s.players, e.ownList = slices.Clone(e.s.players), true
	}
}
