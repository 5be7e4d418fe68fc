package session

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss/trf"
)

// longestFile keeps a file name, with its ending, within what every system takes.
const longestFile = 60

// FileName makes a name without ending that every system takes out of an event's name, and of a section's where there are
// several. Letters with accents are written without them.
func FileName(event, section string, sections bool) string {
	if sections && section != "" {
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
	}, trf.ASCII(journal.Clean(event)))
	name = strings.Trim(name[:min(len(name), longestFile)], "-")
	if name == "" {
		return "wasit"
	}
	return name
}

// shortName is a part of a name that is made of several: a long one takes no other's place.
func shortName(text string, most int) string {
	name := FileName(text, "", false)
	return strings.Trim(name[:min(len(name), most)], "-")
}
