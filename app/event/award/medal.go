package award

import (
	"cmp"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/words/letters"
)

// Medals is a row of the medal table.
type Medals struct {
	Rank                 int // equal in all three: shared
	Club                 string
	Gold, Silver, Bronze int
}

// Total is how many medals a school or club won.
func (m Medals) Total() int { return m.Gold + m.Silver + m.Bronze }

// MedalTable counts the medals of all sections by school or club: gold first, then silver, then bronze. Medals of players
// without one are counted under an empty name, last; those that wait for a lot are counted nowhere.
func MedalTable(a letters.Alphabet, given []Given, club func(journal.PlayerID) string) []Medals {
	index := map[string]int{}
	var list []Medals
	for _, g := range given {
		if !g.Medals {
			continue
		}
		for _, got := range g.Awards {
			if got.Place > 3 || got.Tied {
				continue
			}
			name := cmp.Or(got.Club, club(got.Player))
			key := journal.FoldName(name)
			i, ok := index[key]
			if !ok {
				i = len(list)
				index[key] = i
				list = append(list, Medals{Club: name})
			}
			list[i].add(got.Place)
		}
	}
	slices.SortStableFunc(list, func(x, y Medals) int {
		if (x.Club == "") != (y.Club == "") {
			return cmp.Compare(y.Club, x.Club)
		}
		return cmp.Or(x.compare(y), a.Compare(x.Club, y.Club))
	})
	for i := range list {
		list[i].Rank = i + 1
		if i > 0 && list[i].compare(list[i-1]) == 0 && list[i].Club != "" {
			list[i].Rank = list[i-1].Rank
		}
	}
	return list
}

func (m Medals) compare(o Medals) int {
	return cmp.Or(cmp.Compare(o.Gold, m.Gold), cmp.Compare(o.Silver, m.Silver), cmp.Compare(o.Bronze, m.Bronze))
}

// add counts the medal of a place.
func (m *Medals) add(place int) {
	switch place {
	case 1:
		m.Gold++
	case 2:
		m.Silver++
	case 3:
		m.Bronze++
	}
}
