package journal

import "fmt"

// The pairing systems, as SectionConfig.System names them.
const (
	Dutch        = "dutch"
	Dubov        = "dubov"
	Burstein     = "burstein"
	Lim          = "lim"
	DoubleSwiss  = "doubleswiss"
	RoundRobin   = "roundrobin"
	Groups       = "groups"
	Scheveningen = "scheveningen"
	Knockout     = "knockout"
	Keizer       = "keizer"
	Team         = "team"
)

// SystemOptions are the settings of a pairing system; those that it does not know stay zero.
type SystemOptions struct {
	Cycles      int    `json:"cycles,omitzero"`      // round robin, groups, Scheveningen: how often all meet; 0: once
	Games       int    `json:"games,omitzero"`       // knock-out: games of a match; 0: one
	SharedThird bool   `json:"sharedThird,omitzero"` // knock-out: no match for third place
	Ladder      string `json:"ladder,omitzero"`      // knock-out: how a drawn match goes on; empty: rapid, blitz, Armageddon
	Drawn       bool   `json:"drawn,omitzero"`       // knock-out: only the best are seeded, the others are drawn
	Apart       bool   `json:"apart,omitzero"`       // knock-out, drawn: players of one school meet as late as possible
	Boards      int    `json:"boards,omitzero"`      // teams: boards of a match; 0: four
	Wishes      string `json:"wishes,omitzero"`      // teams: colour preferences of type "B" or "none"; empty: type A (C.04.6 1.7)
	Groups      int    `json:"groups,omitzero"`      // groups: how many; 0: two
	Baku        bool   `json:"baku,omitzero"`        // a Swiss: Baku acceleration (C.04.7)
	Keizer      string `json:"keizer,omitzero"`      // preset of the awards; empty: ours
	Ratio       int    `json:"ratio,omitzero"`       // Keizer: between the values of first and last; 0: three
	Gap         int    `json:"gap,omitzero"`         // Keizer: full rounds between two meetings; 0: three, -1: none

	Values KeizerValues `json:"values,omitzero"` // Keizer: what differs from the preset
}

// The ladders of a knock-out and the presets of Keizer.
const (
	LadderCup     = "cup"
	LadderSchool  = "school"
	LadderNoClock = "noclock"
	TeamTypeB     = "B"
	TeamNoWishes  = "none"
	KeizerClubs   = "clubs"
	KeizerSixths  = "sixths"
)

func (o SystemOptions) check() error {
	for _, n := range []struct {
		field           string
		got, least, max int
	}{{"cycles", o.Cycles, 0, 4}, {"games", o.Games, 0, 8}, {"groups", o.Groups, 0, 40}, {"boards", o.Boards, 0, MaxBoards}, {"ratio", o.Ratio, 0, 5}, {"gap", o.Gap, -1, MaxRounds}} {
		if n.got < n.least || n.got > n.max {
			return &ValueError{n.field, fmt.Sprint(n.got), n.least, n.max}
		}
	}
	switch o.Ladder {
	case "", LadderCup, LadderSchool, LadderNoClock:
	default:
		return &ValueError{Field: "ladder", Value: o.Ladder}
	}
	switch o.Wishes {
	case "", TeamTypeB, TeamNoWishes:
	default:
		return &ValueError{Field: "wishes", Value: o.Wishes}
	}
	switch o.Keizer {
	case "", KeizerClubs, KeizerSixths:
	default:
		return &ValueError{Field: "keizer", Value: o.Keizer}
	}
	return o.Values.check()
}

// IsTable reports whether the games of a section follow from a table or a bracket: then an absent player is paired all
// the same and forfeits, nobody may be moved by hand, and who has no game is free.
func (c SectionConfig) IsTable() bool {
	switch c.System {
	case RoundRobin, Groups, Scheveningen, Knockout:
		return true
	}
	return false
}

// IsMatch reports whether two players of a board can play several games: see [EnterGame].
func (c SectionConfig) IsMatch() bool {
	return c.System == Knockout || c.System == DoubleSwiss || c.System == Team
}

// DrawsLot reports whether something is drawn before round 1: the initial colour, or the coins of a knock-out. In a
// table the colours are those of the numbers.
func (c SectionConfig) DrawsLot() bool { return c.System == Knockout || !c.IsTable() }

// MeetsAgain reports whether the system lets two players meet a second time.
func (c SectionConfig) MeetsAgain() bool { return c.IsTable() || c.System == Keizer }

// SystemError: what the pairing system of the section does not allow.
type SystemError struct {
	Section SectionID
	System  string
	Why     SystemFault
}

// SystemFault says what.
type SystemFault string

// What systems refuse.
const (
	FaultLateEntry SystemFault = "late-entry" // no free seat in the table or bracket (C.05)
	FaultBye       SystemFault = "bye"        // a table knows no half-point or full-point bye: the game is forfeited
	FaultByHand    SystemFault = "by-hand"    // the pairs follow from the table or bracket
	FaultRoster    SystemFault = "roster"     // a team that has played keeps its players
	FaultMatch     SystemFault = "match"      // a match is entered and taken back game by game
)

func (e *SystemError) Error() string {
	return fmt.Sprintf("journal: section %d: %s refuses %s", e.Section, e.System, e.Why)
}

func (sec *section) refuse(why SystemFault) error {
	return &SystemError{Section: sec.ID, System: sec.Config.System, Why: why}
}

// hasSeat reports whether somebody can enter after round 1 was published: always in a Swiss; in a round robin of an odd
// number, whose free seat he takes (C.05).
func (s State) hasSeat(sec *section) bool {
	switch {
	case !sec.Config.IsTable():
		return true
	case sec.Config.System == RoundRobin:
		return len(s.members(sec.ID))%2 == 1
	}
	return false
}

// free lists whoever has no game in round n of a table or bracket: who withdrew, and who is free.
func (s State) free(sec *section, n int, p Pairs) []Absence {
	var list []Absence
	for _, a := range s.leftOver(sec, n, p) {
		if m, err := s.player(a.Player); err == nil {
			if _, away := s.Absence(*m, n); !away {
				a.Bye = Free
			}
		}
		list = append(list, a)
	}
	return list
}

// walkOvers are the results of the games of a table that somebody absent forfeits (C.05 6.5): entered with the
// publication, one record a board, so that each can be replaced where he comes after all.
func (s State) walkOvers(sec *section) []Event {
	if !sec.Config.IsTable() {
		return nil
	}
	n := len(sec.Rounds)
	var events []Event
	for i, pair := range sec.Rounds[n-1].Pairs {
		var away [2]bool
		for k, id := range pair {
			if p, err := s.player(id); err == nil {
				_, away[k] = s.Absence(*p, n)
			}
		}
		score := Score{}
		switch away {
		case [2]bool{true, true}:
			score = BothForfeit
		case [2]bool{true, false}:
			score = WhiteForfeits
		case [2]bool{false, true}:
			score = BlackForfeits
		default:
			continue
		}
		if sec.Config.IsMatch() {
			events = append(events, GameEntered{InSection{sec.ID}, n, i + 1, score, pair.White(), score})
		} else {
			events = append(events, ResultEntered{InSection{sec.ID}, n, i + 1, score})
		}
	}
	return events
}
