package regulation

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/baku"
)

// Traits are what its options add to the name of a system: how often all meet, the games or boards of a match, the acceleration.
func (c SystemChoice) Traits(l i18n.Lang) []string {
	var list []string
	if c.Code == journal.Groups {
		list = append(list, l.N(textTraitGroups, c.Groups()))
	}
	if n := c.Cycles(); n == 2 {
		list = append(list, l.T(textTraitDouble))
	} else if n > 2 {
		list = append(list, l.T(textTraitCycles, l.Int(n)))
	}
	if c.Options.KeepOrder {
		list = append(list, l.T(textTraitKept))
	}
	switch c.Code {
	case journal.Knockout:
		list = append(list, l.N(textTraitGames, c.Games()))
	case journal.Team:
		list = append(list, l.N(textTraitBoards, c.Boards()))
		if c.Options.MatchWin != 0 {
			list = append(list, l.T(textTraitMatch, l.Int(c.Options.MatchWin)))
		}
		if c.Options.GameFirst {
			list = append(list, l.T(textTraitGameFirst))
		}
	}
	if c.Options.Baku {
		list = append(list, l.T(i18n.OptBaku))
	}
	return list
}

// SystemText names a system with what its options make of it.
func (c SystemChoice) SystemText(l i18n.Lang) string {
	name := SystemOf(c.Code).Name
	if c.Code == journal.Team {
		switch name = textTeamSwiss; {
		case c.Options.Cup:
			name = textTeamCup
		case c.Options.Table:
			name = textTeamTable
		}
	}
	return strings.Join(append([]string{l.T(name)}, c.Traits(l)...), ", ")
}

// Accelerated is who has virtual points while a round is paired (C.04.7).
type Accelerated struct {
	Last   swiss.TPN    // of the first group: this number and all before it
	Points swiss.Points // of each of them
}

// Acceleration returns the virtual points of a round; ok is false where nobody has any.
func Acceleration(s journal.State, id journal.SectionID, round int) (a Accelerated, ok bool) {
	sec, known := s.Section(id)
	switch {
	case known && sec.Ordered && len(sec.Virtual) > 0:
		return takenGroup(s, sec, round)
	case !known || !sec.Options.Baku || !sec.Ordered:
		return a, false
	}
	win := sec.Award(swiss.Win)
	if sec.System == journal.DoubleSwiss {
		win = 2 * swiss.Point // a match can give two points
	}
	t, err := s.ForPairing(id, max(round, 1))
	if err != nil {
		return a, false
	}
	a = Accelerated{border(s, id, t), baku.Virtual(sec.Rounds, win, round)}
	return a, a.Points > 0
}

// takenGroup is the first group of an acceleration that a report gave, where the players with virtual points in a round are those up
// to one number and all have the same.
func takenGroup(s journal.State, sec journal.Section, round int) (a Accelerated, ok bool) {
	over := false
	for _, tpn := range slices.Sorted(slices.Values(numbers(s, sec.ID))) {
		who, _ := s.PlayerByTPN(sec.ID, tpn)
		points := swiss.Points(0)
		if all := sec.VirtualPoints(who.ID); round >= 1 && round <= len(all) {
			points = all[round-1]
		}
		switch {
		case points == 0:
			over = true
		case over || a.Points != 0 && a.Points != points:
			return Accelerated{}, false
		default:
			a = Accelerated{tpn, points}
		}
	}
	return a, a.Points > 0
}
