package view

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// BackupBanner says how old the newest copy of an event outside the browser is, and offers the one touch that makes a newer one or
// lets it be made by itself again. bare leaves the name of the event out, on its own pages.
func (v *V) BackupBanner(d session.Device, e session.EventEntry, bare bool) Banner {
	switch {
	case d.Folder.State == session.FolderAsks:
		return Banner{Kind: "warn", ID: "folder-asks", Title: v.T(i18n.FolderAsks, d.Folder.Name), Text: v.T(i18n.FolderAsksText),
			Button: v.ask("allow-folder", i18n.FolderAllow, session.AllowFolder{})}
	case d.Folder.State == session.FolderBroken:
		return Banner{Kind: "bad", ID: "folder-broken", Title: v.T(i18n.FolderBroken, d.Folder.Name), Text: v.T(i18n.FolderBrokenText),
			Button: v.ask("choose-folder", i18n.FolderAgain, session.ChooseFolder{})}
	}
	b := Banner{Kind: "ok", ID: "backup-age", Title: v.NewestBackup(e)}
	if d.Folder.State == session.FolderReady {
		b.Text = v.T(i18n.FolderReady, d.Folder.Name)
	}
	if e.Unsaved == 0 {
		return b
	}
	b.Kind, b.Text = "warn", v.T(i18n.HomeLastBackupText, e.Name)
	if bare {
		b.Text = v.T(i18n.RoundBackupSave)
		if d.Shares {
			b.Text = v.T(i18n.RoundBackupShare)
		}
	}
	b.Button = v.BackupButton(d, e.ID)
	return b
}

// NewestBackup says when the newest copy of an event left the browser.
func (v *V) NewestBackup(e session.EventEntry) string {
	if e.Saved.IsZero() {
		return v.T(i18n.HomeNoBackup)
	}
	return v.T(i18n.HomeLastBackup, v.Day(e.Saved)+", "+v.Clock(e.Saved))
}

// BackupButton shares a backup of an event, or saves it where the device shares no files.
func (v *V) BackupButton(d session.Device, id string) *Button {
	if d.Shares {
		return v.ask("backup-lead", i18n.DataBackupShare, session.BackupEvent{ID: id, Share: true})
	}
	return v.ask("backup-lead", i18n.DataBackupDo, session.BackupEvent{ID: id})
}

func (v *V) ask(key string, t i18n.Text, cmd session.Cmd) *Button {
	return &Button{Text: v.T(t), ID: key, Act: v.Act(key, session.Ask{Cmd: cmd})}
}

// Backup is that banner for the open event; nil for a practice, for a copy of another device's event, and before the index is read.
func (v *V) Backup(m session.Session) app.UI {
	e, ok := m.Entry()
	if !ok || e.Practice || e.Copy || !m.Event.IsDesk() {
		return nil
	}
	return v.Banner(v.BackupBanner(m.Device, e, true))
}

// FolderTool is where the folder for backups is chosen and left; nil where the browser has no such thing.
func (v *V) FolderTool(d session.Device) app.UI {
	text, button := v.T(i18n.FolderOffered), Button{Text: v.T(i18n.FolderChoose), Icon: "open", ID: "choose-folder", Act: v.Act("choose-folder", session.Ask{Cmd: session.ChooseFolder{}})}
	switch d.Folder.State {
	case session.FolderAbsent:
		return nil
	case session.FolderReady:
		text = v.T(i18n.FolderReady, d.Folder.Name)
		button = Button{Text: v.T(i18n.FolderLeave), ID: "leave-folder", Act: v.Act("leave-folder", session.Ask{Cmd: session.LeaveFolder{}})}
	case session.FolderAsks, session.FolderBroken:
		return v.Banner(v.BackupBanner(d, session.EventEntry{}, true))
	}
	return app.Div().Class("stack-2").ID("folder").Body(app.P().Text(text), app.Div().Class("cluster").Body(v.Button(button)))
}
