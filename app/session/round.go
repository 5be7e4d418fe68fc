package session

import (
	"wasit/app/journal"
	"wasit/app/phrase"
)

// Shown returns the number of the round that the page shows, and whether it is the last one.
func (m Session) Shown() (round int, last bool) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	if n := m.Route.Round; m.Route.Page == PageRound && n > 0 && n < sec.Round {
		return n, false
	}
	return sec.Round, true
}

// Name returns the name of a player, or what stands for it once the names are gone.
func (m Session) Name(p journal.Player) string { return phrase.NameOf(m.Lang(), p) }

// HasBegun reports whether round 1 of the section was published: who comes now enters late, and lists are closed.
func (m Session) HasBegun() bool {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	return sec.Round > 1 || sec.Round == 1 && sec.Phase >= journal.Published
}
