package records

import (
	"time"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// store is where the event lies: what is there, and how far it is behind.
type store struct {
	icon, name, holds, state string
	sign                     string // "ok", "warn" or none
}

// places are this device, the arbiters' copies, and the backups.
func (m page) places(clock, day func(time.Time) string) []store {
	l := m.Lang()
	here := store{icon: "screen", name: l.T(textPlaceHere), holds: l.N(textPlaceRecords, len(m.Event.Log))}
	if m.Event.Unsaved == nil && !m.Event.Saved.IsZero() {
		here.state, here.sign = l.T(textPlaceSaved, clock(m.Event.Saved)), "ok"
	}
	entry, _ := m.Entry()
	file := store{icon: "save", name: l.T(textPlaceFile), holds: l.T(textPlaceNoFile), state: l.T(textPlaceNothing), sign: "warn"}
	if !entry.Saved.IsZero() {
		file.holds = day(entry.Saved)
		if file.state, file.sign = l.T(textPlaceWhole), "ok"; entry.Unsaved > 0 {
			file.state, file.sign = l.N(textPlaceBehind, entry.Unsaved), "warn"
		}
	}
	list := append([]store{here}, append(m.copies(clock), file)...)
	if f := m.Device.Folder; f.State == session.FolderReady {
		list = append(list, store{icon: "open", name: l.T(textPlaceFolder, f.Name), holds: l.T(textPlaceFolderDoes)})
	}
	return list
}

// copies are the devices of arbiters, which have the whole journal and may become the desk: each as far as it has said what it has. Only
// the desk hears that.
func (m page) copies(clock func(time.Time) string) (list []store) {
	if !m.Event.IsDesk() {
		return nil
	}
	l := m.Lang()
	for _, d := range m.Event.Kept.Crew() {
		if d.Duty != journal.DutyArbiter || d.ID == m.Event.Crew.Me || m.Event.Kept.Succeeds(d.ID) != 0 || m.Event.Kept.IsLocked(d.ID) {
			continue
		}
		c := store{icon: "people", name: d.Name, holds: l.T(textPlaceCopy), state: l.T(i18n.NotHeard), sign: "warn"}
		if c.name == "" {
			c.name = l.T(i18n.ADevice)
		}
		if at := m.HeardAt(d.ID); at > 0 {
			c.state, c.sign = l.T(i18n.HeardAt, clock(time.UnixMilli(at))), ""
		}
		if h, ok := m.HeardOf(d.ID); ok {
			c.holds += ", " + l.T(textPlaceAsOf, clock(time.UnixMilli(h.At)))
			if c.state, c.sign = l.T(textPlaceWhole), "ok"; h.Head.Seq < m.Event.Kept.Seq() {
				c.state, c.sign = l.N(textPlaceBehind, m.Event.Kept.Seq()-h.Head.Seq), "warn"
			}
		}
		list = append(list, c)
	}
	return list
}
