package ratinglist

import "wasit/app/event/journal"

// How says how a player of an event was found in a list.
type How uint8

// The ways.
const (
	Unlisted  How = iota // nobody of this number, or of this name
	ByNumber             // the number stands in the list
	ByNameOf             // one player of this name, and nothing speaks against it
	Ambiguous            // several of this name
)

// Match is what a list has of a player of an event.
type Match struct {
	How   How
	Entry Entry // ByNumber and ByNameOf
	Count int   // Ambiguous: how many
}

// mostNamesakes bounds those who are looked at for one name.
const mostNamesakes = 50

// Match finds a player of an event: by his number in the list where he has one, else by his name, where year of birth, federation
// and sex do not say otherwise. It reads few blocks.
func (l *List) Match(p journal.PlayerInfo, kind Kind) (Match, error) {
	if number := numberIn(p, kind); number != "" {
		e, ok, err := l.ByID(number)
		if err != nil || !ok {
			return Match{}, err
		}
		return Match{How: ByNumber, Entry: e}, nil
	}
	var m Match
	for _, name := range spellings(p.Name) {
		found, err := l.ByName(name, "", mostNamesakes)
		if err != nil {
			return Match{}, err
		}
		for _, e := range found.Entries {
			if sortedWords(e.Name) == sortedWords(name) && fits(p, e) {
				m.Entry, m.Count = e, m.Count+1
			}
		}
	}
	switch {
	case m.Count == 1:
		return Match{How: ByNameOf, Entry: m.Entry}, nil
	case m.Count > 1:
		return Match{How: Ambiguous, Count: m.Count}, nil
	}
	return Match{}, nil
}

// fits reports whether nothing that both know speaks against an entry.
func fits(p journal.PlayerInfo, e Entry) bool {
	return (p.Birth.Year == 0 || e.Born == 0 || p.Birth.Year == e.Born) &&
		(p.Federation == "" || e.Federation == "" || p.Federation == e.Federation) &&
		(p.Sex == 0 || e.Sex == 0 || p.Sex == e.Sex)
}
