package app

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/bridge"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/store"
)

// backup writes one event, or with an empty ID everything, into a file and hands it over. The index remembers when.
func (h *host) backup(ctx context.Context, c model.BackupEvent) {
	now := time.Now()
	var ids []string
	name := "wasit-" + now.Format("20060102-1504")
	if c.ID != "" {
		ids = []string{c.ID}
	}
	data, err := h.store.Backup(ctx, now.UnixMilli(), ids...)
	if err != nil {
		h.post(model.Failed{Err: words(err)})
		return
	}
	file := bridge.File{Name: name + ".wasit.txt", Type: "text/plain", Data: data}
	done := func() {
		h.queue(func(ctx context.Context) {
			h.noteBackup(ctx, ids, now)
			h.post(model.BackedUp{Name: file.Name})
		})
	}
	save := func() {
		if err := bridge.Save(file); err != nil {
			h.Send(model.Failed{Err: err})
			return
		}
		done()
	}
	h.ctx.Dispatch(func(app.Context) {
		if !c.Share || !bridge.CanShareFiles(file.Type) {
			save()
			return
		}
		bridge.Share(bridge.Message{Title: file.Name, Files: []bridge.File{file}}).Then(func(_ bridge.Nothing, err error) {
			switch {
			case errors.Is(err, bridge.ErrDismissed):
			case err != nil: // the system would not: the file is worth more than the way it goes
				h.ctx.Dispatch(func(app.Context) { save() })
			default:
				done()
			}
		})
	})
}

// noteBackup remembers in the index what the file holds; failing that, the home page asks for a backup once too often.
func (h *host) noteBackup(ctx context.Context, ids []string, at time.Time) {
	entries, err := h.store.List(ctx)
	if err != nil {
		return
	}
	for _, e := range entries {
		if len(ids) == 0 && !e.Practice || len(ids) > 0 && e.ID == ids[0] {
			_ = h.store.NoteBackup(ctx, e.ID, e.Seq, at.UnixMilli())
		}
	}
}

// readBackup compares a backup, read whole, with what is on this device. Nothing is stored.
func (h *host) readBackup(ctx context.Context, data []byte) {
	backup, err := journal.ReadBackup(data)
	var looks []store.Look
	var here []store.Entry
	if err == nil {
		if looks, err = h.store.Look(ctx, backup); err == nil {
			here, err = h.store.List(ctx)
		}
	}
	if err != nil {
		h.post(model.BackupRead{Err: words(err)})
		return
	}
	listed := index(here)
	d := model.RestoreDialog{Data: data, Made: time.UnixMilli(backup.Made)}
	for _, look := range looks {
		line := model.RestoreLine{Event: index([]store.Entry{look.Entry})[0], Seq: look.Entry.Seq, How: model.RestoreHow(look.How)}
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
	h.post(model.BackupRead{Dialog: d})
}

// restore reads a backup whole before anything is stored.
func (h *host) restore(ctx context.Context, data []byte) {
	backup, err := journal.ReadBackup(data)
	if err != nil {
		h.post(model.Restored{Err: err})
		return
	}
	restored, err := h.store.Restore(ctx, backup, func() string { return model.NewID(rand.Uint64()) })
	var names []string
	for _, r := range restored {
		names = append(names, r.Name)
	}
	h.post(model.Restored{Names: names, Err: words(err)})
}

// anonymise rewrites a finished event without names, in one transaction, and reads it anew.
func (h *host) anonymise(ctx context.Context, id string) {
	records, err := h.store.Records(ctx, id)
	if err == nil {
		var clean []journal.Record
		clean, err = journal.Anonymise(records, journal.Stamp{At: time.Now().UnixMilli(), Device: h.m.Device.Name})
		if err == nil {
			err = h.store.Replace(ctx, id, len(records), clean)
		}
	}
	if err != nil {
		h.post(model.Failed{Err: words(err)})
		return
	}
	h.ctx.Dispatch(func(app.Context) {
		if s := h.seats[id]; s != nil {
			if s.channel != nil {
				s.channel.Say("written") // the names leave the screens of other tabs too
			}
			h.read(id, s)
		}
	})
}
