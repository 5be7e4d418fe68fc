package store

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"

	"wasit/app/device/store/engine"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// Backup writes events into one file, made at Unix milliseconds; without ids, every event but those of practice, and
// the settings. Read it back
// with file.ReadBackup. *journal.LimitError if it would be too large to be read: save fewer events at a time.
// Of an event that is damaged the file has what can be read; *UnreadableError, beside the file, names the first one. Without a file
// nothing of it can be read.
func (s *Store) Backup(ctx context.Context, made int64, ids ...string) ([]byte, error) {
	b := file.Backup{Made: made}
	if len(ids) == 0 {
		entries, err := s.List(ctx)
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			if !e.Practice {
				ids = append(ids, e.ID)
			}
		}
		settings, err := s.Settings(ctx)
		if err != nil {
			return nil, err
		}
		if json.Valid(settings) {
			b.Settings = settings
		}
		if b.Seasons, err = s.Seasons(ctx); err != nil || !json.Valid(b.Seasons) {
			b.Seasons = nil // what is no value would spoil the file
		}
		if err != nil {
			return nil, err
		}
	}
	var damaged error
	for _, id := range ids {
		records, err := s.Readable(ctx, id)
		if err != nil && damaged == nil {
			damaged = &UnreadableError{id, err}
		}
		if len(records) == 0 {
			continue
		}
		e := file.EventBackup{ID: id, Records: records}
		if place, err := s.Crew(ctx, id); err == nil && json.Valid(place) { // what is no value would spoil the file
			e.Place = place
		} else if err != nil && damaged == nil {
			damaged = &UnreadableError{id, err}
		}
		b.Events = append(b.Events, e)
	}
	if damaged != nil && len(b.Events) == 0 {
		return nil, damaged
	}
	data, err := file.WriteBackup(b)
	return data, cmp.Or(err, damaged)
}

// NoteBackup remembers that a file with the event up to record seq left this device, so that its age can be shown.
func (s *Store) NoteBackup(ctx context.Context, id string, seq int, at int64) error {
	return s.engine.Update(ctx, true, func(w engine.Writer) error {
		e, err := headOf(w, id)
		if err != nil {
			return err
		}
		if seq < e.SavedSeq {
			return nil // a file with more left before, and was longer on its way
		}
		e.SavedSeq, e.SavedAt = seq, at
		head, err := e.encode()
		if err != nil {
			return err
		}
		return w.PutHead(id, head)
	})
}

// How says what a restore did with an event.
type How string

// What a restore can do.
const (
	Added    How = "added"    // it was not on this device
	Extended How = "extended" // the backup goes on where this device stands
	Kept     How = "kept"     // this device has all of it, and perhaps more
	Repaired How = "repaired" // records were missing here, and all that was left is in the backup: put in its place
	Copied   How = "copied"   // it went another way than this device: stored beside it
)

// Restored is an event of a backup and what became of it.
type Restored struct {
	ID   string // on this device: another one for a copy
	Name string
	How  How
}

// Look is one event of a backup and what a restore would do with it.
type Look struct {
	Entry Entry // of the event as the backup has it
	How   How
}

// Look compares a backup that file.ReadBackup accepted with this device; nothing is stored.
func (s *Store) Look(ctx context.Context, b file.Backup) ([]Look, error) {
	looks := make([]Look, len(b.Events))
	for i, e := range b.Events {
		_, how, err := s.planOf(ctx, e)
		if err != nil {
			return nil, err
		}
		looks[i].How = how
		looks[i].Entry.describe(e.State)
	}
	return looks, nil
}

// Restore stores the events of a backup that file.ReadBackup accepted, all in one transaction or none. Nothing here is
// lost: an event that is here is extended if the backup only goes on, kept if the backup is older, repaired if it is
// damaged here, and where both went on differently, stored as a copy under an identity from newID; with newID nil that is
// a *DivergedError. Settings
// are left to the caller.
func (s *Store) Restore(ctx context.Context, b file.Backup, newID func() string) ([]Restored, error) {
	done := make([]Restored, len(b.Events))
	plans := make([]plan, 0, len(b.Events))
	var diverged []string
	for i, e := range b.Events {
		p, how, err := s.planOf(ctx, e)
		if err != nil {
			return nil, err
		}
		if how == Copied && newID == nil {
			diverged = append(diverged, e.ID)
			continue
		}
		if how == Copied {
			if p, err = copyOf(e, newID()); err != nil {
				return nil, err
			}
		}
		p.place = e.Place
		done[i] = Restored{ID: p.entry.ID, Name: e.State.Event().Name, How: how}
		if how != Kept {
			plans = append(plans, p)
		}
	}
	if len(diverged) > 0 {
		return nil, &DivergedError{diverged}
	}
	if len(plans) == 0 {
		return done, nil
	}
	return done, s.engine.Update(ctx, true, func(w engine.Writer) error {
		for _, p := range plans {
			if err := p.write(w); err != nil {
				return err
			}
		}
		return nil
	})
}

// plan is what a restore will write for one event.
type plan struct {
	entry Entry
	had   int    // the last record that was here when the plan was made; 0: no event
	text  string // the records after it
	anew  bool   // the records of the whole journal, in the place of those that are here
	lost  bool   // the entry of the index is damaged
	place []byte // of the device, written where there is none
}

// planOf compares an event of a backup with what is here.
func (s *Store) planOf(ctx context.Context, b file.EventBackup) (plan, How, error) {
	theirs, err := file.Encode(b.Records)
	if err != nil {
		return plan{}, "", err
	}
	here, stored, err := s.stored(ctx, b.ID)
	p := plan{entry: here, had: here.Seq}
	lost := isDamaged(err) // the entry of the index: how many records there were, nobody tells
	if lost {
		p.lost, err = true, nil
	}
	if _, missing := err.(*GoneError); missing {
		p.text = string(theirs)
		p.take(b.State)
		return p, Added, nil
	}
	if err != nil {
		return plan{}, "", err
	}
	// What is here, as this program writes it, whatever version wrote it.
	left, broken := file.Decode([]byte(stored))
	ours, err := file.Encode(left)
	if err != nil {
		return plan{}, "", err
	}
	whole := broken == nil && len(left) == here.Seq && !lost
	switch {
	case whole && bytes.HasPrefix(ours, theirs):
		return p, Kept, nil
	case whole && bytes.HasPrefix(theirs, ours):
		p.text = string(theirs[len(ours):])
		p.take(b.State)
		return p, Extended, nil
	case !whole && !isNewer(broken) && bytes.HasPrefix(theirs, ours):
		p.text, p.anew = string(theirs), true
		p.entry.Bytes, p.entry.Snapshot = 0, 0
		p.take(b.State)
		return p, Repaired, nil
	}
	return p, Copied, nil
}

// stored reads the line and the rows of an event.
func (s *Store) stored(ctx context.Context, id string) (here Entry, rows string, err error) {
	err = s.engine.View(ctx, func(r engine.Reader) (err error) {
		here, err = headOf(r, id)
		if err != nil && !isDamaged(err) {
			return err
		}
		var failed error
		rows, failed = rowsOf(r, id, 0)
		return cmp.Or(failed, err)
	})
	return here, rows, err
}

// isNewer reports a journal that only a newer program can read to its end: it is not damaged.
func isNewer(err error) bool {
	var newer *file.VersionError
	return errors.As(err, &newer)
}

func (p *plan) take(s journal.State) {
	p.entry.Bytes += len(p.text)
	p.entry.describe(s)
}

// copyOf gives a whole event another identity.
func copyOf(b file.EventBackup, id string) (plan, error) {
	records := append([]journal.Record(nil), b.Records...)
	for i, r := range records {
		if e, ok := r.Event.(journal.EventCreated); ok {
			e.ID = id
			records[i].Event = e
		}
	}
	state, err := journal.Replay(records)
	if err != nil {
		return plan{}, err
	}
	text, err := file.Encode(records)
	if err != nil {
		return plan{}, err
	}
	p := plan{text: string(text)}
	p.take(state)
	return p, nil
}

// write stores the plan if the event still stands where it was made.
func (p plan) write(w engine.Writer) error {
	text, ok, err := w.Head(p.entry.ID)
	if err != nil {
		return err
	}
	var now Entry
	if ok {
		if now, err = decodeEntry(text); err != nil && !(p.lost && isDamaged(err)) {
			return err
		}
	}
	if now.Seq != p.had || now.Epoch != p.entry.Epoch {
		return &ConflictError{p.entry.ID, p.had, now.Seq}
	}
	e := p.entry
	if p.anew {
		e.Epoch++ // a snapshot on its way belongs to the journal that was here
	}
	head, err := e.encode()
	if err != nil {
		return err
	}
	if err := p.writePlace(w, ok); err != nil {
		return err
	}
	seq := p.had + 1
	if p.anew {
		seq = 1
		if err := w.Clear(p.entry.ID, false); err != nil {
			return err
		}
	}
	return write(w, p.entry.ID, seq, summed(p.text), head)
}

// writePlace stores the place of the device that the backup is of. Where the event was here the device has its own.
func (p plan) writePlace(w engine.Writer, here bool) error {
	if len(p.place) == 0 {
		return nil
	}
	if here {
		if text, ok, err := w.Value(crewKey(p.entry.ID)); err != nil || ok && text != "" || !p.anew {
			return err
		}
	}
	return putCrew(w, p.entry.ID, [][]byte{p.place})
}
