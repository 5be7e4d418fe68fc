//go:build !js

package relay

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"wasit/app/crew"
	"wasit/app/crew/frames"
	"wasit/app/crew/placefile"
	"wasit/app/crew/replica"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// A Folder keeps what a relay has:
//
//	relay.wasit.txt   the copy and the place of this laptop, as a backup that the app reads
//	relay.json        port and key of the links, and what phones asked for that the desk has not answered
//	backups           earlier states, the newest last
//	codes             the codes that were shown, as files
//	papers            what is posted and handed out
type Folder struct {
	Path string
	lang i18n.Lang

	backed   int // records in the last backup
	backedAt time.Time
}

const (
	storeName = "relay.wasit.txt"
	restName  = "relay.json"
)

// Backups: one each so many minutes in which something was recorded; so many are kept.
const (
	backupEvery = 10 * time.Minute
	mostBackups = 48
)

// NewFolder makes a folder ready; its papers are in a language.
func NewFolder(path string, lang i18n.Lang) (*Folder, error) {
	for _, dir := range []string{"", "backups", "codes", "papers"} {
		if err := os.MkdirAll(filepath.Join(path, dir), 0o700); err != nil {
			return nil, err
		}
	}
	return &Folder{Path: path, lang: lang}, nil
}

// kept is what a relay has.
type kept struct {
	copy  replica.Copy
	place crew.Place
	waits map[journal.DeviceID][]byte
	stale []journal.DeviceID // phones that need their invitation again
}

// rest is relay.json.
type rest struct {
	Version int                         `json:"v"`
	Port    int                         `json:"port,omitzero"`
	Key     []byte                      `json:"key,omitempty"` // of the links, PKCS #8
	Waits   map[journal.DeviceID][]byte `json:"waits,omitempty"`
	Stale   []journal.DeviceID          `json:"stale,omitempty"`
}

const restVersion = 1

// A DamagedError says that a file of the folder cannot be read. Nothing of the folder is overwritten.
type DamagedError struct {
	File string
	Err  error
}

func (e *DamagedError) Error() string {
	return fmt.Sprintf("relay: %s cannot be read: %v. Put the newest file of the folder “backups” in its place, or start with another -dir and a new invitation", e.File, e.Err)
}

// Unwrap returns the cause.
func (e *DamagedError) Unwrap() error { return e.Err }

func (f *Folder) rest() (rest, error) {
	name := filepath.Join(f.Path, restName)
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return rest{Version: restVersion}, nil
	}
	var r rest
	if err == nil {
		err = json.Unmarshal(text, &r)
	}
	if err == nil && r.Version != restVersion {
		err = &crew.MessageError{Fault: crew.Newer}
	}
	if err != nil {
		return r, &DamagedError{name, err}
	}
	return r, nil
}

func (f *Folder) writeRest(r rest) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return replaceFile(filepath.Join(f.Path, restName), text)
}

// Network opens the port that this folder's relay had before, so that its phones find it again.
func (f *Folder) Network(loopback bool) (*Network, error) {
	r, err := f.rest()
	if err != nil {
		return nil, err
	}
	n, err := Listen(r.Port, r.Key, loopback)
	if err != nil && r.Port != 0 {
		return nil, fmt.Errorf("%w (is a relay of this folder running already?)", err)
	}
	if err != nil {
		return nil, err
	}
	if r.Key == nil {
		if r.Key, err = n.privateKey(); err == nil {
			r.Port = n.Port()
			err = f.writeRest(r)
		}
	}
	if err != nil {
		return nil, errors.Join(err, n.Close())
	}
	return n, nil
}

// read reads what the folder has; nothing where there was no event yet.
func (f *Folder) read() (kept, error) {
	k := kept{}
	r, err := f.rest()
	if err != nil {
		return k, err
	}
	name := filepath.Join(f.Path, storeName)
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return k, nil
	}
	var b file.Backup
	if err == nil {
		b, err = file.ReadBackup(text)
	}
	if err == nil && len(b.Events) != 1 {
		err = fmt.Errorf("it holds %d events, expected 1", len(b.Events))
	}
	if err == nil {
		k.place, err = placefile.Decode(b.Events[0].Place)
	}
	if err == nil {
		k.copy, err = replica.Copy{}.Append(b.Events[0].Records)
	}
	if err != nil {
		return kept{}, &DamagedError{name, err}
	}
	k.waits, k.stale = r.Waits, r.Stale
	return k, nil
}

// write stores what a relay has.
func (f *Folder) write(k kept, now time.Time) error {
	text, err := backupOf(k.copy, k.place, now)
	if err != nil {
		return err
	}
	r, err := f.rest()
	if err != nil {
		return err
	}
	r.Waits, r.Stale = k.waits, k.stale
	return errors.Join(replaceFile(filepath.Join(f.Path, storeName), text), f.writeRest(r))
}

// backupOf is a copy with the place of this laptop, as the app writes backups.
func backupOf(c replica.Copy, place crew.Place, now time.Time) ([]byte, error) {
	text, err := placefile.Encode(place)
	if err != nil {
		return nil, err
	}
	return file.WriteBackup(file.Backup{Made: now.UnixMilli(), Events: []file.EventBackup{{ID: c.State.Event().ID, Records: c.Records, State: c.State, Place: text}}})
}

// backup writes a backup where something was recorded since the last one and its time has come; the oldest give way. Names are in the order
// of what the files hold, whatever the clock says.
func (f *Folder) backup(c replica.Copy, place crew.Place, device string, now time.Time) error {
	if n := len(c.Records); n == f.backed || !f.backedAt.IsZero() && now.Sub(f.backedAt) < backupEvery && n > f.backed {
		return nil
	}
	text, err := backupOf(c, place, now)
	if err != nil {
		return err
	}
	name := fmt.Sprintf("%s-backup-%06d-%s.wasit.txt", f.nameOf(c.State, device), len(c.Records), now.Format("20060102-150405"))
	dir := filepath.Join(f.Path, "backups")
	if err := replaceFile(filepath.Join(dir, name), text); err != nil {
		return err
	}
	f.backed, f.backedAt = len(c.Records), now
	return f.rotate(dir)
}

// rotate removes the oldest backups beyond those that are kept.
func (f *Folder) rotate(dir string) error {
	list, err := filepath.Glob(filepath.Join(dir, "*-backup-*.wasit.txt"))
	if err != nil {
		return err
	}
	order := func(name string) string {
		name = filepath.Base(name)
		return name[strings.LastIndex(name, "-backup-"):]
	}
	slices.SortFunc(list, func(a, b string) int { return strings.Compare(order(a), order(b)) })
	for _, old := range list[:max(0, len(list)-mostBackups)] {
		err = errors.Join(err, os.Remove(old))
	}
	return err
}

// nameOf begins the name of a file: event and device.
func (f *Folder) nameOf(s journal.State, device string) string {
	return session.FileName(s.Event().Name, "", false) + "-" + session.FileName(device, "", false)
}

// kinds name what a message is in the name of its file.
var kinds = map[crew.Kind]string{crew.KindInvitation: "invitation", crew.KindLinkOffer: "link", crew.KindLinkAnswer: "answer", crew.KindFacts: "news"}

// code writes a message as a file that the app opens.
func (f *Folder) code(s journal.State, device string, m Show) error {
	return replaceFile(filepath.Join(f.Path, "codes", f.nameOf(s, device)+"-"+kinds[m.Kind]+".txt"), frames.File(m.Data))
}

// replaceFile writes a file beside the old one, has it on the disk, and puts it in its place: whoever pulls the plug finds one of the two.
func replaceFile(name string, text []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(name), ".new-*")
	if err != nil {
		return err
	}
	_, err = tmp.Write(text)
	if err == nil {
		err = tmp.Sync()
	}
	if err = errors.Join(err, tmp.Close()); err == nil {
		err = os.Rename(tmp.Name(), name)
	}
	if err != nil {
		return errors.Join(err, os.Remove(tmp.Name()))
	}
	return nil
}
