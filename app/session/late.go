package session

import (
	"wasit/app/journal"
)

// PrefersWhite reports whether a player had Black more often so far, or last.
func (m Session) PrefersWhite(id journal.PlayerID) bool {
	white, last := 0, true // without any game White goes to who was there first
	for _, g := range m.GamesOf(id) {
		if g.Board > 0 && g.White {
			white, last = white+1, false
		} else if g.Board > 0 {
			white, last = white-1, true
		}
	}
	return white < 0 || white == 0 && last
}
