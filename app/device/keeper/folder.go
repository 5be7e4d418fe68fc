package keeper

import (
	"context"
	"errors"

	"wasit/app/device/bridge"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// keepFolder performs what concerns the folder for backups.
func (k *Keeper) keepFolder(c session.Cmd) (done bool) {
	switch c.(type) {
	case session.ChooseFolder:
		k.browser.chooseFolder(func(f folder, err error) {
			k.loop.Then(func() { k.folderChosen(f, err) })
		})
	case session.AllowFolder:
		k.askFolder(true, func(may bool) {
			if may {
				k.writeFolder("")
			}
		})
	case session.LeaveFolder:
		k.folder = nil
		k.browser.forgetFolder(func(err error) {
			k.loop.Then(func() {
				k.failed(err)
				k.folderIs(session.Folder{State: session.FolderOffered})
			})
		})
	default:
		return false
	}
	return true
}

// findFolder finds out how the device stands with backups: whether it shares files, and whether a folder was chosen.
func (k *Keeper) findFolder() {
	d := k.loop.Session().Device
	d.Shares = k.browser.canShare("text/plain")
	if k.browser.canChoose() {
		d.Folder.State = session.FolderOffered
		k.browser.keptFolder(func(f folder, _ error) { // without it, one can be chosen again
			if f != nil {
				k.loop.Then(func() {
					k.folder = f
					k.askFolder(false, func(bool) {})
				})
			}
		})
	}
	if d.Shares || d.Folder.State != session.FolderAbsent {
		k.loop.Send(session.DeviceChanged{Device: d})
	}
}

func (k *Keeper) folderChosen(f folder, err error) {
	switch {
	case errors.Is(err, bridge.ErrDismissed):
	case err != nil:
		k.failed(err)
	default:
		k.folder = f
		k.folderIs(session.Folder{State: session.FolderReady, Name: f.Name()})
		k.writeFolder("")
	}
}

// askFolder finds out whether the folder may be written, and with ask has the browser ask the person.
func (k *Keeper) askFolder(ask bool, then func(may bool)) {
	f := k.folder
	if f == nil {
		return
	}
	f.MayWrite(ask, func(may bool, err error) {
		k.loop.Then(func() {
			if k.folder != f {
				return // another was chosen meanwhile
			}
			is := session.Folder{State: session.FolderAsks, Name: f.Name(), Err: err}
			switch {
			case err != nil:
				is.State = session.FolderBroken
			case may:
				is.State = session.FolderReady
			}
			k.folderIs(is)
			then(is.State == session.FolderReady)
		})
	})
}

func (k *Keeper) folderIs(f session.Folder) {
	d := k.loop.Session().Device
	d.Folder = f
	k.loop.Send(session.DeviceChanged{Device: d})
}

// endsRound reports a record after which a backup is due.
func endsRound(r journal.Record) bool {
	return r.Kind() == journal.KindRoundClosed || r.Kind() == journal.KindEventFinished
}

// roundEnded writes the event into the folder, if there is one, and brings how old its newest backup is.
func (k *Keeper) roundEnded(id string) {
	if k.folder == nil {
		k.queue(func(ctx context.Context) { k.list(ctx) })
		return
	}
	k.writeFolder(id)
}

// writeFolder writes a backup of one event into the folder, or with an empty ID of each that has rounds which no backup holds, and
// brings the index. The person is asked nothing: where the browser wants that, the screen says so.
func (k *Keeper) writeFolder(id string) {
	k.askFolder(false, func(may bool) {
		f := k.folder
		k.queue(func(ctx context.Context) {
			if err := k.writeBackups(ctx, f, id, may); err != nil {
				k.loop.Post(session.Failed{Err: asModelError(err)})
			}
		})
	})
}

func (k *Keeper) writeBackups(ctx context.Context, f folder, id string, may bool) error {
	entries, err := k.store.List(ctx)
	lines := homeLines(entries)
	if err == nil {
		err = k.noteCopies(ctx, entries, lines)
	}
	if err != nil {
		return err
	}
	wrote := false
	for _, e := range lines {
		if may && !e.Practice && !e.Copy && e.Unsaved > 0 && (e.ID == id || id == "" && e.Round > 0 && !e.Finished) {
			made, err := k.makeBackup(ctx, e.ID)
			if err != nil {
				return err
			}
			k.writeBackup(f, made)
			wrote = true
		}
	}
	if !wrote {
		k.loop.Post(session.EventsListed{Events: lines})
	}
	return nil
}

// writeBackup writes a backup into the folder, beside the queue of writes: a slow card holds up no result.
func (k *Keeper) writeBackup(f folder, made copied) {
	f.Write(made.file, func(err error) {
		if err != nil {
			k.loop.Then(func() {
				if k.folder == f {
					k.folderIs(session.Folder{State: session.FolderBroken, Name: f.Name(), Err: err})
				}
			})
		}
		k.queue(func(ctx context.Context) {
			if err == nil {
				k.noteBackup(ctx, made.note())
			}
			k.list(ctx)
		})
	})
}
