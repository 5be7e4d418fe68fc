package regulation

import (
	"slices"

	"wasit/app/event/journal"
)

// Set changes one field of the choice; ok is false for a field that is not one of its own.
func (c SystemChoice) Set(field, value string) (SystemChoice, bool) {
	o := &c.Options
	switch field {
	case "system":
		if c.Code != value && slices.ContainsFunc(Systems, func(s SystemInfo) bool { return s.Code == value }) {
			c = SystemChoice{Code: value}
		}
	case "cycles":
		o.Cycles = within(field, value, o.Cycles)
		o.KeepOrder = o.KeepOrder && c.CanKeepOrder()
	case "exchange":
		o.KeepOrder = value == "false" && c.CanKeepOrder()
	case "games":
		o.Games = within(field, value, o.Games)
	case "third":
		o.SharedThird = value != "true"
	case "ladder":
		if value == "rapid" {
			value = ""
		}
		o.Ladder = value
	case "drawn":
		o.Drawn = value == "true"
	case "apart":
		o.Apart = value == "true"
	case "groups":
		o.Groups = within(field, value, o.Groups)
	case "boards":
		o.Boards = within(field, value, o.Boards)
	case "table":
		*o = journal.SystemOptions{Boards: o.Boards, MatchWin: o.MatchWin, GameFirst: o.GameFirst, Table: value == "true", Cup: value == "cup"}
		if o.Cup {
			o.MatchWin, o.GameFirst = 0, false // who wins a match goes on
		}
	case "match-tie":
		o.MatchTie = ownOrEmpty(value, journal.TieCountLot, journal.TiePlayOff, journal.TieLot)
	case "play-off":
		o.PlayOff = ownOrEmpty(value, journal.PlayOffRates...)
	case "match-win":
		o.MatchWin = map[string]int{"3": 3}[value]
		o.Baku = o.Baku && c.CanAccelerate()
	case "game-first":
		o.GameFirst = value == "true"
		o.Baku = o.Baku && c.CanAccelerate()
	case "wishes":
		if value == "A" {
			value = ""
		}
		o.Wishes = value
	case "baku":
		o.Baku = value == "true"
	case "keizer":
		if value == "wasit" {
			value = ""
		}
		o.Keizer, o.Values = value, journal.KeizerValues{}
	case "ratio":
		o.Ratio = within(field, value, o.Ratio)
	case "gap":
		if o.Gap = within(field, value, o.Gap); o.Gap == 0 {
			o.Gap = -1
		}
	default:
		ok := c.setKeizer(field, value)
		return c, ok
	}
	return c, true
}

// CanAccelerate reports whether Baku acceleration is possible: of teams in a Swiss by match points 2, 1, 0, for a win must be worth two
// draws and virtual points are match points (C.04.7 1, 3).
func (c SystemChoice) CanAccelerate() bool {
	return IsSwiss(c.Code) && !c.Options.Table && !c.Options.Cup && c.Options.MatchWin == 0 && !c.Options.GameFirst
}

// Gap and the others return a setting as it works, where the journal keeps 0 for the usual value.
func (c SystemChoice) Gap() int {
	switch {
	case c.Options.Gap < 0:
		return 0
	case c.Options.Gap == 0:
		return 3
	}
	return c.Options.Gap
}

// Ratio returns how many times the value of the last player the first one is worth.
func (c SystemChoice) Ratio() int { return OrDefault(c.Options.Ratio, 3) }

// Groups returns how many groups there are.
func (c SystemChoice) Groups() int { return OrDefault(c.Options.Groups, 2) }

// Games returns the games of a match.
func (c SystemChoice) Games() int { return OrDefault(c.Options.Games, 1) }

// Boards returns the boards of a match of teams.
func (c SystemChoice) Boards() int { return OrDefault(c.Options.Boards, 4) }

// Cycles returns how often all meet.
func (c SystemChoice) Cycles() int { return OrDefault(c.Options.Cycles, 1) }

// CanKeepOrder reports whether there is a choice to exchange the last two rounds of a cycle: where all meet in one table more than once.
func (c SystemChoice) CanKeepOrder() bool {
	return c.Cycles() > 1 && journal.SectionConfig{System: c.Code, Options: c.Options}.IsRoundRobin()
}

// ownOrEmpty returns one of the values that a setting can have; empty, the usual one, for any other.
func ownOrEmpty(value string, own ...string) string {
	if slices.Contains(own, value) {
		return value
	}
	return ""
}

// IsBracket reports whether who loses a match is out.
func (c SystemChoice) IsBracket() bool {
	return journal.SectionConfig{System: c.Code, Options: c.Options}.IsBracket()
}

// HasMatchPlayOff reports whether a drawn match of teams can go into a play-off.
func (c SystemChoice) HasMatchPlayOff() bool {
	return c.Options.Cup && (c.Options.MatchTie == "" || c.Options.MatchTie == journal.TiePlayOff)
}

func OrDefault(n, usual int) int {
	if n == 0 {
		return usual
	}
	return n
}
