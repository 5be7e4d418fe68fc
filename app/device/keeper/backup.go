package keeper

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"wasit/app/crew/placefile"
	"wasit/app/device/bridge"
	"wasit/app/device/store"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/session"
)

// backup writes one event, or with an empty ID everything, into a file and hands it over. The index remembers when.
func (k *Keeper) backup(ctx context.Context, c session.BackupEvent) {
	made, err := k.makeBackup(ctx, c.ID)
	if err != nil {
		k.loop.Post(session.Failed{Err: asModelError(err)})
		return
	}
	done := func(known bool) {
		k.queue(func(ctx context.Context) {
			said := session.BackedUp{Name: made.file.Name, Damaged: made.damaged}
			if note := made.note(); known {
				k.noteBackup(ctx, note)
			} else if len(note.Events) > 0 {
				said.Note = &note
			}
			k.loop.Post(said)
		})
	}
	k.loop.Then(func() { k.handOver(made.file, c.Share, done) })
}

// copied is a backup file and what it holds.
type copied struct {
	file   bridge.File
	at     time.Time
	events []store.Entry // as they were when it was made: what was recorded since is in no file

	damaged bool // it has an event only as far as that can be read
}

// makeBackup makes the file of one event, or with an empty ID of all but those of practice. Files of one event lie in a folder in
// the order of what they hold, whatever the clock says: the one with the most records last.
func (k *Keeper) makeBackup(ctx context.Context, id string) (copied, error) {
	made := copied{at: time.Now()}
	entries, err := k.store.List(ctx)
	if err != nil {
		return made, err
	}
	name, ids := "wasit", []string(nil)
	for _, e := range entries {
		if e.ID == id || id == "" && !e.Practice {
			made.events = append(made.events, e)
		}
	}
	if id != "" {
		ids = []string{id}
		if len(made.events) == 1 {
			name = session.FileName(made.events[0].Name, "", false) + fmt.Sprintf("-%05d", made.events[0].Seq)
		}
	}
	data, err := k.store.Backup(ctx, made.at.UnixMilli(), ids...)
	var unread *store.UnreadableError
	if made.damaged = len(data) > 0 && errors.As(err, &unread); made.damaged {
		err = nil
		name += "-damaged"
	}
	made.file = bridge.File{Name: name + "-" + made.at.Format("20060102-150405") + ".wasit.txt", Type: "text/plain", Data: data}
	return made, err
}

// handOver shares a file, or saves it where that is not asked for or the system would not: the file is worth more than the way
// it goes. done is called once it has left, and whether it arrived is known: of a download no browser tells.
func (k *Keeper) handOver(file bridge.File, share bool, done func(known bool)) {
	save := func() {
		if err := k.browser.save(file); err != nil {
			k.loop.Send(session.Failed{Err: err})
			return
		}
		done(false)
	}
	if !share || !k.browser.canShare(file.Type) {
		save()
		return
	}
	k.browser.share(bridge.Message{Title: file.Name, Files: []bridge.File{file}}, func(err error) {
		switch {
		case errors.Is(err, bridge.ErrDismissed):
		case err != nil:
			k.loop.Then(save)
		default:
			done(true)
		}
	})
}

// noteBackup remembers in the index what a file holds that left the device; failing that, the app asks for a backup once too often.
func (k *Keeper) noteBackup(ctx context.Context, note session.NoteBackup) {
	for _, e := range note.Events {
		_ = k.store.NoteBackup(ctx, e.ID, e.Seq, note.At)
	}
}

// note is what the index remembers of a file; nothing of one that has an event in part: an older one holds more.
func (made copied) note() session.NoteBackup {
	note := session.NoteBackup{At: made.at.UnixMilli()}
	if made.damaged {
		return note
	}
	for _, e := range made.events {
		note.Events = append(note.Events, session.Noted{ID: e.ID, Seq: e.Seq})
	}
	return note
}

// readBackup compares a backup, read whole, with what is on this device. Nothing is stored.
func (k *Keeper) readBackup(ctx context.Context, data []byte) {
	backup, err := file.ReadBackup(data)
	var looks []store.Look
	var here []store.Entry
	if err == nil {
		if looks, err = k.store.Look(ctx, backup); err == nil {
			here, err = k.store.List(ctx)
		}
	}
	if err != nil {
		k.loop.Post(session.BackupRead{Err: asModelError(err)})
		return
	}
	listed := homeLines(here)
	d := session.RestoreDialog{Data: data, Made: time.UnixMilli(backup.Made)}
	for n, look := range looks {
		line := session.RestoreLine{Event: homeLines([]store.Entry{look.Entry})[0], Seq: look.Entry.Seq, How: session.RestoreHow(look.How)}
		if line.Desk, err = k.deskBeside(ctx, look, backup.Events[n]); err != nil {
			break
		}
		for i := range listed {
			switch {
			case here[i].ID == look.Entry.ID:
				line.Here, line.At = &listed[i], here[i].Seq
			case here[i].Name == look.Entry.Name && line.Twin == nil:
				line.Twin = &listed[i]
			}
		}
		d.Events = append(d.Events, line)
	}
	if err == nil {
		d.Seasons, err = k.newSeasons(ctx, backup)
	}
	if err != nil {
		k.loop.Post(session.BackupRead{Err: asModelError(err)})
		return
	}
	k.loop.Post(session.BackupRead{Dialog: d})
}

// deskBeside returns what the desk of an event in a backup is called, "" where this device is the desk once the event is restored.
func (k *Keeper) deskBeside(ctx context.Context, look store.Look, e file.EventBackup) (string, error) {
	var place session.Crew
	var err error
	switch look.How {
	case store.Kept, store.Extended: // it stays as it is here
		place, err = k.crewOf(ctx, look.Entry.ID)
	default:
		if err = restorePlace(&e); err == nil {
			place, err = placefile.Decode(e.Place)
		}
	}
	if err != nil || place.IsDesk(e.State) {
		return "", err
	}
	return session.DeskName(k.loop.Session().Lang(), e.State), nil
}

// restore reads a backup whole before anything is stored, once the screen says that it does.
func (k *Keeper) restore(ctx context.Context, data []byte) {
	time.Sleep(paintTime)
	backup, err := file.ReadBackup(data)
	if err != nil {
		k.loop.Post(session.Restored{Err: err})
		return
	}
	for i := range backup.Events {
		if err := restorePlace(&backup.Events[i]); err != nil {
			k.loop.Post(session.Restored{Err: err})
			return
		}
	}
	restored, err := k.store.Restore(ctx, backup, func() string { return session.NewID(rand.Uint64()) })
	if err == nil {
		err = k.restoreSeasons(ctx, backup)
	}
	var names, ids []string
	for _, r := range restored {
		names, ids = append(names, r.Name), append(ids, r.ID)
	}
	k.loop.Post(session.Restored{Names: names, IDs: ids, Err: asModelError(err)})
	k.loop.Then(func() {
		for _, r := range restored {
			if s := k.locks[r.ID]; s != nil && r.How != store.Kept { // it is open, and has changed since
				if s.channel != nil {
					s.channel.Say("written")
				}
				k.read(r.ID, s)
			}
		}
	})
}

// replaceNameless stores an event without names, with a place of this device that has none either.
func (k *Keeper) replaceNameless(ctx context.Context, id string, last int, clean []journal.Record) error {
	text, err := k.store.Crew(ctx, id)
	if err != nil {
		return err
	}
	if len(text) == 0 {
		return k.store.Replace(ctx, id, last, clean)
	}
	place, err := placefile.Decode(text)
	if err == nil {
		text, err = placefile.Encode(place.Nameless())
	}
	if err != nil {
		return err
	}
	return k.store.Replace(ctx, id, last, clean, text)
}

// anonymise rewrites a finished event without names, in one transaction, and reads it again.
func (k *Keeper) anonymise(ctx context.Context, id, device string) {
	records, err := k.store.Records(ctx, id)
	if err == nil {
		var clean []journal.Record
		clean, err = journal.Anonymise(records, journal.Stamp{At: time.Now().UnixMilli(), Device: device})
		if err == nil {
			err = k.replaceNameless(ctx, id, len(records), clean)
		}
	}
	if err != nil {
		k.loop.Post(session.Failed{Err: asModelError(err)})
		return
	}
	k.loop.Then(func() {
		if s := k.locks[id]; s != nil {
			if s.channel != nil {
				s.channel.Say("written") // the names leave the screens of other tabs too
			}
			k.read(id, s)
		}
	})
}
