package store

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"sync"

	"wasit/app/device/store/engine"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// maxTail is how many records may stand after a snapshot before another is taken.
const maxTail = 300

// settingsKey names the settings among the values.
const settingsKey = "settings"

// Store keeps the events of this device.
type Store struct {
	engine engine.Database
	jobs   sync.WaitGroup // snapshots on their way

	mu    sync.Mutex
	known map[string]head // heads as this page wrote them last, by event
	read  journalRead
	state stateRead
}

// head is the entry of an event and the text that the store has of it.
type head struct {
	Entry
	text string
}

// On is a store in a database.
func On(d engine.Database) *Store { return &Store{engine: d} }

// stateRead is the event that was opened last, as it was when its entry said which.
type stateRead struct {
	which version
	journal.State
}

// version tells one content of an event's journal from every other.
type version struct {
	id                string
	seq, epoch, bytes int
	changed           int64
}

func (e Entry) version() version { return version{e.ID, e.Seq, e.Epoch, e.Bytes, e.Changed} }

// stateOf returns an event that was opened before and has not changed since.
func (s *Store) stateOf(v version) (journal.State, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state.State, s.state.which == v
}

func (s *Store) rememberState(v version, state journal.State) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.state = stateRead{v, state}
}

// journalRead is the journal that was read last, so that the next reading decodes only what was written since. A page that shows
// the log reads it at each visit, and decoding is nine tenths of that.
type journalRead struct {
	id, text string
	records  []journal.Record
}

// remember keeps a head that was stored, or with an empty text forgets it.
func (s *Store) remember(id string, h head) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.known == nil {
		s.known = map[string]head{}
	}
	s.known[id] = h
}

// forgetRead drops what was read last, names and all.
func (s *Store) forgetRead() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.read, s.state = journalRead{}, stateRead{}
}

func (s *Store) remembered(id string) head {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.known[id]
}

// Close ends the store, after the snapshots on their way.
func (s *Store) Close() error {
	s.jobs.Wait()
	return s.engine.Close()
}

// List returns the index: the events of this device, the one changed last first. An entry that cannot be read does not
// hide the others: it has a Fault and its identity for a name.
func (s *Store) List(ctx context.Context) ([]Entry, error) {
	var ids, texts []string
	err := s.engine.View(ctx, func(r engine.Reader) (err error) {
		ids, texts, err = r.Heads()
		return err
	})
	if err != nil {
		return nil, err
	}
	entries := make([]Entry, 0, len(texts))
	for i, text := range texts {
		e, err := decodeEntry(text)
		var fault *UnavailableError
		if errors.As(err, &fault) {
			e = Entry{ID: ids[i], Name: ids[i], Fault: fault.Why}
		}
		entries = append(entries, e)
	}
	slices.SortFunc(entries, func(a, b Entry) int { return cmp.Or(cmp.Compare(b.Changed, a.Changed), cmp.Compare(a.ID, b.ID)) })
	return entries, nil
}

// Create stores a new event of its first act, with the place of this device at it where one is given. *ExistsError if its identity is
// taken.
func (s *Store) Create(ctx context.Context, records []journal.Record, after journal.State, place ...[]byte) error {
	text, err := act(records, after)
	if err != nil {
		return err
	}
	e := Entry{Bytes: len(text)}
	e.describe(after)
	head, err := e.encode()
	if err != nil {
		return err
	}
	return s.engine.Update(ctx, true, func(w engine.Writer) error {
		if _, taken, err := w.Head(e.ID); err != nil || taken {
			return cmp.Or(err, error(&ExistsError{e.ID}))
		}
		if records[0].Seq != 1 {
			return &ConflictError{e.ID, records[0].Seq - 1, 0}
		}
		if err := putCrew(w, e.ID, place); err != nil {
			return err
		}
		return write(w, e.ID, 1, text, head)
	})
}

// Append stores the records of one act after those that are there, in one strict transaction; after is the state with
// them. The place of this device at the event goes with them where one is given. *ConflictError if the journal does not end right before them, *GoneError if the event was deleted, *FullError
// without room: in every case nothing is stored.
func (s *Store) Append(ctx context.Context, id string, records []journal.Record, after journal.State, place ...[]byte) error {
	if len(records) == 0 {
		return nil
	}
	text, err := act(records, after)
	if err != nil {
		return err
	}
	was := s.remembered(id)
	if len(place) > 0 {
		was = head{} // one transaction that writes more than the journal
	}
	e, err := s.append(ctx, id, records[0].Seq, text, after, was, place...)
	if errors.Is(err, engine.ErrStale) {
		e, err = s.append(ctx, id, records[0].Seq, text, after, head{}, place...)
	}
	if err == nil && (after.Seq()-e.Snapshot > maxTail || isMilestone(records)) {
		s.keepSnapshot(e, after)
	}
	return err
}

// append stores an act that begins with record seq. With a remembered head it needs no answer before it writes, and
// fails with engine.ErrStale if the head has changed since.
func (s *Store) append(ctx context.Context, id string, seq int, text string, after journal.State, was head, place ...[]byte) (Entry, error) {
	var now head
	var err error
	switch {
	case was.text == "":
		err = s.engine.Update(ctx, true, func(w engine.Writer) error {
			e, err := headOf(w, id)
			if err != nil {
				return err
			}
			if e.Seq != seq-1 {
				return &ConflictError{id, seq - 1, e.Seq}
			}
			if now, err = next(e, text, after); err != nil {
				return err
			}
			if err := putCrew(w, id, place); err != nil {
				return err
			}
			return write(w, id, seq, text, now.text)
		})
	case was.Seq != seq-1:
		err = engine.ErrStale
	default:
		if now, err = next(was.Entry, text, after); err == nil {
			err = s.engine.Act(ctx, id, seq, text, was.text, now.text)
		}
	}
	if err != nil {
		now.text = ""
	}
	s.remember(id, now)
	return now.Entry, err
}

// next is the head of an event after an act of so many bytes.
func next(e Entry, text string, after journal.State) (head, error) {
	if e.Bytes += len(text); e.Bytes > journal.MaxBytes {
		return head{}, &journal.LimitError{What: "bytes", Limit: journal.MaxBytes, Got: e.Bytes}
	}
	e.describe(after)
	encoded, err := e.encode()
	return head{e, encoded}, err
}

// act encodes the records of one act and checks that after is the state with them.
func act(records []journal.Record, after journal.State) (string, error) {
	if len(records) == 0 || records[len(records)-1].Seq != after.Seq() {
		return "", &ConflictError{after.Event().ID, after.Seq(), after.Seq() - len(records)}
	}
	text, err := file.Encode(records)
	return summed(string(text)), err
}

func write(w engine.Writer, id string, seq int, text, head string) error {
	if err := w.PutRow(id, seq, text); err != nil {
		return err
	}
	return w.PutHead(id, head)
}

func headOf(r interface {
	Head(string) (string, bool, error)
}, id string) (Entry, error) {
	text, ok, err := r.Head(id)
	if err != nil {
		return Entry{}, err
	}
	if !ok {
		return Entry{}, &GoneError{id}
	}
	return decodeEntry(text)
}

// isMilestone reports acts after which nobody is in a hurry.
func isMilestone(records []journal.Record) bool {
	return slices.ContainsFunc(records, func(r journal.Record) bool {
		switch r.Kind() {
		case journal.KindRoundClosed, journal.KindPlayersImported, journal.KindEventFinished:
			return true
		}
		return false
	})
}

// keepSnapshot stores a snapshot of the event in the background. It is a cache: what goes wrong here changes nothing.
func (s *Store) keepSnapshot(seen Entry, state journal.State) {
	s.jobs.Go(func() {
		text, err := file.EncodeSnapshot(state)
		if err != nil {
			return
		}
		var now head
		err = s.engine.Update(context.Background(), false, func(w engine.Writer) error {
			e, err := headOf(w, seen.ID)
			if err != nil || e.Epoch != seen.Epoch || e.Seq < state.Seq() || e.Snapshot > state.Seq() {
				return err // the journal it belongs to is not there any more, or a later one was quicker
			}
			e.Snapshot = state.Seq()
			encoded, err := e.encode()
			if err != nil {
				return err
			}
			now = head{e, encoded}
			if err := w.PutSnapshot(e.ID, summed(string(text))); err != nil {
				return err
			}
			return w.PutHead(e.ID, now.text)
		})
		if err == nil && now.text != "" {
			s.remember(seen.ID, now)
		}
	})
}

// Delete takes an event off this device for good. *GoneError if it is not there.
func (s *Store) Delete(ctx context.Context, id string) error {
	s.forgetRead()
	s.jobs.Wait()
	return s.engine.Update(ctx, true, func(w engine.Writer) error {
		if _, ok, err := w.Head(id); err != nil || !ok {
			return cmp.Or(err, error(&GoneError{id}))
		}
		if _, ok, err := w.Value(crewKey(id)); err != nil || ok {
			if err = cmp.Or(err, w.PutValue(crewKey(id), "")); err != nil {
				return err
			}
		}
		return w.Clear(id, true)
	})
}

// Settings returns what SaveSettings stored last, nil before that.
func (s *Store) Settings(ctx context.Context) (text []byte, err error) {
	err = s.engine.View(ctx, func(r engine.Reader) error {
		t, ok, err := r.Value(settingsKey)
		if ok {
			text = []byte(t)
		}
		return err
	})
	return text, err
}

// SaveSettings stores the settings of the app, one JSON value.
func (s *Store) SaveSettings(ctx context.Context, text []byte) error {
	return s.engine.Update(ctx, true, func(w engine.Writer) error { return w.PutValue(settingsKey, string(text)) })
}
