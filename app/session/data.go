package session

import (
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// LogLoaded brings the records of the open event, or says why there are none to show.
type LogLoaded struct {
	ID      string
	Records []journal.Record
	Err     error
}

// BackedUp says that a backup file was handed over.
type BackedUp struct{ Name string }

// EventDeleted says that an event is gone from this device.
type EventDeleted struct{ ID string }

// Failed says that an effect did not work; the words are those of the refusal.
type Failed struct{ Err error }

func (msg Failed) Update(m Session, _ Env) (Session, []Cmd) {
	m.Creating = false
	return m.Refuse(msg.Err)
}

// FileName makes a name that every system takes out of an event's name.
func FileName(event, section string, sections bool) string {
	if sections {
		event += " " + section
	}
	name := strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9':
			return r
		case r == ' ' || r == '-' || r == '_':
			return '-'
		}
		return -1
	}, journal.Clean(event))
	if name = strings.Trim(name, "-"); name == "" {
		name = "wasit"
	}
	return name[:min(len(name), 60)]
}

// TextCopied says that a text lies on the clipboard.
type TextCopied struct {
	Text string
	Said i18n.Text
}

// Update tells it.
func (msg TextCopied) Update(m Session, _ Env) (Session, []Cmd) {
	m.Notice = &Notice{Kind: "ok", Title: m.Lang().T(msg.Said), Copied: msg.Text}
	return m, nil
}

// LangFound brings the first language of the device that Wasit speaks.
type LangFound struct{ Lang i18n.Lang }

// Update shows the app in it until the settings are read.
func (msg LangFound) Update(m Session, _ Env) (Session, []Cmd) {
	m.Settings.Lang = msg.Lang
	return m, nil
}

// Broken says that a handler of the page failed; what is recorded is not concerned.
type Broken struct{}

// Update tells it.
func (Broken) Update(m Session, _ Env) (Session, []Cmd) {
	m.Notice = &Notice{Kind: "bad", Title: m.Lang().T(i18n.Broken), Text: m.Lang().T(i18n.BrokenText)}
	return m, nil
}
