package session

import (
	"strconv"
	"strings"

	"wasit/app/journal"
)

// ReadRoster reads a name a line, with a rating behind a semicolon where there is one.
func ReadRoster(text string) []journal.Member {
	var list []journal.Member
	for line := range strings.Lines(text) {
		name, rating, _ := strings.Cut(line, ";")
		if name = journal.Clean(name); name == "" {
			continue
		}
		n, _ := strconv.Atoi(strings.TrimSpace(rating)) // what is no number is no rating
		list = append(list, journal.Member{Name: name, Rating: n})
	}
	return list
}
