package keeper

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"
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
	done := func() {
		k.queue(func(ctx context.Context) {
			k.noteBackup(ctx, made)
			k.loop.Post(session.BackedUp{Name: made.file.Name, Damaged: made.damaged})
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
// the order of their making, the newest last.
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
			name = session.FileName(made.events[0].Name, "", false)
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
// it goes. done is called once it has left.
func (k *Keeper) handOver(file bridge.File, share bool, done func()) {
	save := func() {
		if err := k.browser.save(file); err != nil {
			k.loop.Send(session.Failed{Err: err})
			return
		}
		done()
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
			done()
		}
	})
}

// noteBackup remembers in the index what a file holds that left the device; failing that, the app asks for a backup once too often.
func (k *Keeper) noteBackup(ctx context.Context, made copied) {
	if made.damaged {
		return // an older one holds more
	}
	for _, e := range made.events {
		_ = k.store.NoteBackup(ctx, e.ID, e.Seq, made.at.UnixMilli())
	}
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
		if line.Desk, err = k.deskBeside(ctx, look, backup.Events[n].State); err != nil {
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
func (k *Keeper) deskBeside(ctx context.Context, look store.Look, s journal.State) (string, error) {
	var place session.Crew
	if look.How != store.Copied { // a copy has another name, and no place is kept for it
		var err error
		if place, err = k.crewOf(ctx, look.Entry.ID); err != nil {
			return "", err
		}
	}
	if place.IsDesk(s) {
		return "", nil
	}
	return session.DeskName(k.loop.Session().Lang(), s), nil
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
			if s := k.locks[r.ID]; s != nil && r.How != store.Kept { // it is open, and is another by now
				if s.channel != nil {
					s.channel.Say("written")
				}
				k.read(r.ID, s)
			}
		}
	})
}

// anonymise rewrites a finished event without names, in one transaction, and reads it anew.
func (k *Keeper) anonymise(ctx context.Context, id, device string) {
	records, err := k.store.Records(ctx, id)
	if err == nil {
		var clean []journal.Record
		clean, err = journal.Anonymise(records, journal.Stamp{At: time.Now().UnixMilli(), Device: device})
		if err == nil {
			err = k.store.Replace(ctx, id, len(records), clean)
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
