package store

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"wasit/app/device/store/engine"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// State opens an event: its snapshot and the records after it, or where these do not fit, all its records. With an error
// of the journal (*journal.RecordError, *file.LineError, *file.VersionError) or a *DamagedError it also returns the event up to the
// record at fault: it can be read, and nothing may be written. The event that was opened last is not read again while it is the same.
func (s *Store) State(ctx context.Context, id string) (journal.State, error) {
	var e Entry
	var shot, tail string
	var state journal.State
	known, after := false, 0 // after: the record after which the tail begins
	err := s.engine.View(ctx, func(r engine.Reader) (err error) {
		if e, err = headOf(r, id); err != nil {
			return err
		}
		if state, known = s.stateOf(e.version()); known {
			return nil
		}
		if e.Snapshot > 0 {
			var ok bool
			if shot, ok, err = r.Snapshot(id); err != nil {
				return err
			}
			if ok {
				after = e.Snapshot
			}
		}
		tail, err = rowsOf(r, id, after)
		return err
	})
	if isDamaged(err) { // the entry of the index; the records are others
		return s.stateOfRows(ctx, id, err)
	}
	if err != nil || known {
		return state, err
	}
	if after > 0 {
		if state, ok := fromSnapshot(shot, tail, e); ok {
			s.rememberState(e.version(), state)
			return state, nil
		}
		if tail, err = s.text(ctx, id); err != nil {
			return journal.State{}, err
		}
	}
	if state, err = replay(tail, e); err == nil {
		s.rememberState(e.version(), state)
	}
	if err == nil && (after > 0 || e.Seq > maxTail) {
		s.keepSnapshot(e, state) // the next time will be quick
	}
	return state, err
}

// fromSnapshot folds the tail after a snapshot; not ok if anything does not fit.
func fromSnapshot(shot, tail string, e Entry) (journal.State, bool) {
	text, ok := whole(shot)
	if !ok {
		return journal.State{}, false
	}
	state, err := file.DecodeSnapshot([]byte(text))
	if err != nil || state.Seq() != e.Snapshot || state.Event().ID != e.ID {
		return journal.State{}, false
	}
	records, err := file.Decode([]byte(tail))
	if err != nil {
		return journal.State{}, false
	}
	state, err = journal.Fold(state, records)
	return state, err == nil && state.Seq() == e.Seq
}

func replay(text string, e Entry) (journal.State, error) {
	records, unread := file.Decode([]byte(text))
	state, err := journal.Replay(records)
	switch {
	case err != nil:
		return state, err
	case unread != nil:
		return state, unread
	case state.Seq() != e.Seq:
		return state, &DamagedError{e.ID, e.Seq, state.Seq()}
	}
	return state, nil
}

// isDamaged reports an entry of the index that is nonsense, which says nothing of the records.
func isDamaged(err error) bool {
	var u *UnavailableError
	return errors.As(err, &u) && u.Why == Damaged
}

// stateOfRows opens an event by its records alone: whether they are all, nobody tells. Without any, the error is lost.
func (s *Store) stateOfRows(ctx context.Context, id string, lost error) (journal.State, error) {
	records, _ := s.Readable(ctx, id) // it ends somewhere, or the index would tell
	if len(records) == 0 {
		return journal.State{}, lost
	}
	state, err := journal.Replay(records)
	return state, cmp.Or(err, error(&DamagedError{ID: id, Have: len(records)}))
}

// Readable returns the records of an event up to the first that is damaged, missing or unknown, and why it ends there; nil where it
// is whole. Nothing is asked of the index but how many there should be.
func (s *Store) Readable(ctx context.Context, id string) ([]journal.Record, error) {
	var text string
	var entry Entry
	var head error
	err := s.engine.View(ctx, func(r engine.Reader) (err error) {
		if entry, head = headOf(r, id); head != nil && !isDamaged(head) {
			return head
		}
		text, err = rowsOf(r, id, 0)
		return err
	})
	if err != nil {
		return nil, err
	}
	records, _ := file.Decode([]byte(text))
	state, broken := journal.Replay(records)
	if broken == nil && head == nil {
		_, broken = replay(text, entry)
	}
	return records[:state.Seq()], cmp.Or(broken, head)
}

// rowsOf returns the records of an event after one of them, as JSON lines, up to the first row that is not as it was stored.
func rowsOf(r engine.Reader, id string, after int) (string, error) {
	rows, err := r.Rows(id, after)
	text, _ := unsummed(rows) // what is missing then, the number of records in the index tells
	return text, err
}

// text returns the journal of an event as JSON lines, as far as it is as it was stored.
func (s *Store) text(ctx context.Context, id string) (text string, err error) {
	err = s.engine.View(ctx, func(r engine.Reader) (err error) {
		if _, err = headOf(r, id); err != nil {
			return err
		}
		text, err = rowsOf(r, id, 0)
		return err
	})
	return text, err
}

// Records returns every record of an event, for the log and for export; nobody changes them. With an error of the journal it also
// returns the records before the one at fault.
func (s *Store) Records(ctx context.Context, id string) ([]journal.Record, error) {
	text, err := s.text(ctx, id)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	records, err := s.read.goOn(id, text)
	if err != nil {
		s.read = journalRead{}
		return file.Decode([]byte(text)) // names the line as the file has it
	}
	s.read = journalRead{id: id, text: text, records: records}
	return records, nil
}

// goOn decodes only what a journal has gained since it was last read, or all of it if it does not begin with that text.
func (r journalRead) goOn(id, text string) ([]journal.Record, error) {
	if r.id != id || !strings.HasPrefix(text, r.text) || !strings.HasSuffix(r.text, "\n") {
		r = journalRead{}
	}
	more, err := file.Decode([]byte(text[len(r.text):]))
	if err == nil && (len(text) > journal.MaxBytes || len(r.records)+len(more) > journal.MaxRecords) {
		err = &journal.LimitError{What: "records", Limit: journal.MaxRecords, Got: len(r.records) + len(more)}
	}
	return append(slices.Clip(r.records), more...), err
}

// Tail returns the records of an event after record after, which ends an act, and how often its journal was replaced: what was read
// before belongs to the same journal while that number stands.
func (s *Store) Tail(ctx context.Context, id string, after int) (records []journal.Record, epoch int, err error) {
	var text string
	var e Entry
	err = s.engine.View(ctx, func(r engine.Reader) (err error) {
		if e, err = headOf(r, id); err != nil {
			return err
		}
		text, err = rowsOf(r, id, after)
		return err
	})
	if err != nil {
		return nil, 0, err
	}
	records, err = file.Decode([]byte(text))
	if n := len(records); err == nil && n > 0 && records[n-1].Seq != e.Seq || err == nil && n == 0 && after == 0 {
		err = &DamagedError{ID: id, Want: e.Seq, Have: after + n}
	}
	return records, e.Epoch, err
}

// Replace puts a whole journal in the place of another, in one transaction: the way to anonymise an event. last is the
// record after which the old journal ended when it was read; *ConflictError if it went on.
func (s *Store) Replace(ctx context.Context, id string, last int, records []journal.Record, place ...[]byte) error {
	after, err := journal.Replay(records)
	if err != nil {
		return err
	}
	if after.Event().ID != id {
		return &GoneError{after.Event().ID}
	}
	text, err := act(records, after)
	if err != nil {
		return err
	}
	s.forgetRead()
	return s.engine.Update(ctx, true, func(w engine.Writer) error {
		e, err := headOf(w, id)
		if err != nil {
			return err
		}
		if e.Seq != last {
			return &ConflictError{id, last, e.Seq}
		}
		if err := w.Clear(id, false); err != nil {
			return err
		}
		e.Epoch, e.Snapshot, e.Bytes, e.SavedSeq, e.SavedAt = e.Epoch+1, 0, len(text), 0, 0
		e.describe(after)
		head, err := e.encode()
		if err != nil {
			return err
		}
		if err := putCrew(w, id, place); err != nil {
			return err
		}
		return write(w, id, 1, text, head)
	})
}
