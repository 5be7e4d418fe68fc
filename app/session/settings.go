package session

import (
	"wasit/app/words/i18n"
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
	NoRing   bool   `json:",omitempty"` // a board that calls the arbiter does not ring here
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

// A Setting is one of the settings that a person changes.
type Setting uint8

// The settings.
const (
	SettingLang     Setting = iota // a language's tag
	SettingTheme                   // "light", "dark"; else as the system has it
	SettingContrast                // this and what follows, but the person: "true" where it is on
	SettingCalm
	SettingLeftHand
	SettingSpeak
	SettingRead
	SettingVibrate
	SettingOwnMoves
	SettingRing
	SettingPerson
)

// ChangeSetting gives one setting a value, as its control has it; the settings are stored and take effect at once. It leaves the others
// as they are by then: two may be touched before a page is drawn again.
type ChangeSetting struct {
	Setting Setting
	Value   string
}

func (msg ChangeSetting) Update(m Session, _ Env) (Session, []Cmd) {
	set, on := &m.Settings, msg.Value == "true"
	switch msg.Setting {
	case SettingLang:
		lang, ok := i18n.ParseLang(msg.Value)
		if !ok {
			return m, nil
		}
		set.Lang = lang
	case SettingTheme:
		set.Theme = ""
		if msg.Value == "light" || msg.Value == "dark" {
			set.Theme = msg.Value
		}
	case SettingContrast:
		set.Contrast = on
	case SettingCalm:
		set.Calm = on
	case SettingLeftHand:
		set.LeftHand = on
	case SettingSpeak:
		set.Speak = on
	case SettingRead:
		set.Read = on
	case SettingVibrate:
		set.Vibrate = on
	case SettingOwnMoves:
		set.OwnMoves = on
	case SettingRing:
		set.NoRing = !on
	case SettingPerson:
		set.Person = msg.Value
	}
	set.Set = true
	return m, []Cmd{ShowSettings{*set}, SaveSettings{*set}}
}
