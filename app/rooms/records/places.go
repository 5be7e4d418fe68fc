package records

import (
	"time"

	"wasit/app/session"
)

// store is where the event lies: what is there, and how far it is behind.
type store struct {
	icon, name, holds, state string
	sign                     string // "ok", "warn" or none
}

// places are this device and what lies outside it.
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
	list := []store{here, file}
	if f := m.Device.Folder; f.State == session.FolderReady {
		list = append(list, store{icon: "open", name: l.T(textPlaceFolder, f.Name), holds: l.T(textPlaceFolderDoes)})
	}
	return list
}
