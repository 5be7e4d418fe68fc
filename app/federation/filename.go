package federation

import (
	"strings"

	"wasit/app/journal"
	"wasit/swiss/trf"
)

// longestFile keeps a file name, with its ending, within what every system takes.
const longestFile = 60

// FileName makes a name without ending that every system takes out of the names of an event and of one of its sections; the
// section may be empty. Letters with accents are written without them.
func FileName(event, section string) string {
	if section != "" {
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
