package regulation

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/baku"
)

// Traits are what its options add to the name of a system: how often all meet, the games or boards of a match, the acceleration.
func (c SystemChoice) Traits(l i18n.Lang) []string {
	var list []string
	switch c.Code {
	case journal.RoundRobin, journal.Groups, journal.Scheveningen:
		if c.Code == journal.Groups {
			list = append(list, l.N(textTraitGroups, c.Groups()))
		}
		if n := c.Cycles(); n == 2 {
			list = append(list, l.T(textTraitDouble))
		} else if n > 2 {
			list = append(list, l.T(textTraitCycles, l.Int(n)))
		}
	case journal.Knockout:
		list = append(list, l.N(textTraitGames, c.Games()))
	case journal.Team:
		list = append(list, l.N(textTraitBoards, c.Boards()))
	}
	if c.Options.Baku {
		list = append(list, l.T(i18n.OptBaku))
	}
	return list
}

// SystemText names a system with what its options make of it.
func (c SystemChoice) SystemText(l i18n.Lang) string {
	return strings.Join(append([]string{l.T(SystemOf(c.Code).Name)}, c.Traits(l)...), ", ")
}

// Accelerated is who has virtual points while a round is paired (C.04.7).
type Accelerated struct {
	Last   swiss.TPN    // of the first group: this number and all before it
	Points swiss.Points // of each of them
}

// Acceleration returns the virtual points of a round; ok is false where nobody has any.
func Acceleration(s journal.State, id journal.SectionID, round int) (a Accelerated, ok bool) {
	sec, known := s.Section(id)
	if !known || !sec.Options.Baku || !sec.Ordered {
		return a, false
	}
	win := sec.Award(swiss.Win)
	if sec.System == journal.DoubleSwiss {
		win = 2 * swiss.Point // a match can give two points
	}
	a = Accelerated{border(s, id), baku.Virtual(sec.Rounds, win, round)}
	return a, a.Points > 0
}
