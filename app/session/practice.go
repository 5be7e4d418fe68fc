package session

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// PracticeError refuses an act that only a real event can have.
type PracticeError struct{}

func (*PracticeError) Error() string { return "session: the event is a practice" }

// practiceMark stands before the name of every practice, on screens, sheets and texts.
func practiceMark(l i18n.Lang) string { return l.T(i18n.PracticeMark) + " – " }

// Marked puts the mark before the name of a practice, whatever somebody made of it.
func Marked(l i18n.Lang, info journal.EventInfo) journal.EventInfo {
	if !info.Practice {
		return info
	}
	for _, known := range i18n.All() {
		if strings.HasPrefix(info.Name, practiceMark(known)) {
			return info
		}
	}
	info.Name = practiceMark(l) + journal.Clean(info.Name)
	return info
}

// IsPractice reports whether the open event is a practice.
func (m Session) IsPractice() bool { return m.Event != nil && m.Event.Kept.Event().Practice }
