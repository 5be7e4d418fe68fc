package session

import (
	"wasit/app/i18n"
)

// Settings are a device's own choices; they belong to no event.
type Settings struct {
	Lang     i18n.Lang
	Theme    string // "", "light" or "dark"; "" follows the system
	Contrast bool
	LeftHand bool
	Calm     bool // no movement
	Speak    bool // results are spoken
	Read     bool `json:",omitempty"` // tasks of lessons are read aloud
	Vibrate  bool
	OwnMoves bool   `json:",omitempty"` // moves are announced in the language of the screen, not in German
	Person   string // who works here; stands in the journal
	Device   string // short random name of this device; stands in the journal too
	Set      bool   // a choice was made: the language no longer follows the device
}

// SettingsLoaded brings the stored settings, or the device's language where none are stored.
type SettingsLoaded struct{ Settings Settings }

func (msg SettingsLoaded) Update(m Session, _ Env) (Session, []Cmd) {
	m.Settings = msg.Settings
	return m, []Cmd{ShowSettings{m.Settings}}
}

// ChangeSettings replaces the settings; they are stored and take effect at once.
type ChangeSettings struct{ Settings Settings }

func (msg ChangeSettings) Update(m Session, _ Env) (Session, []Cmd) {
	m.Settings = msg.Settings
	m.Settings.Set = true
	return m, []Cmd{ShowSettings{m.Settings}, SaveSettings{m.Settings}}
}
