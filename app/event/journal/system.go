package journal

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

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
	KeepOrder   bool   `json:"keepOrder,omitzero"`   // round robin of several cycles: their last two rounds stay in table order (C.05 Annex 1)
	Games       int    `json:"games,omitzero"`       // knock-out: games of a match; 0: one
	SharedThird bool   `json:"sharedThird,omitzero"` // knock-out: no match for third place
	Ladder      string `json:"ladder,omitzero"`      // knock-out: how a drawn match goes on; empty: rapid, blitz, Armageddon
	Drawn       bool   `json:"drawn,omitzero"`       // knock-out: only the best are seeded, the others are drawn
	Apart       bool   `json:"apart,omitzero"`       // knock-out, drawn: players of one school meet as late as possible
	Boards      int    `json:"boards,omitzero"`      // teams: boards of a match; 0: four
	Wishes      string `json:"wishes,omitzero"`      // teams: colour preferences of type "B" or "none"; empty: type A (C.04.6 1.7)
	Table       bool   `json:"table,omitzero"`       // teams: everybody meets everybody, Cycles times (C.05); else a Swiss
	MatchWin    int    `json:"matchWin,omitzero"`    // teams: match points of a win, 2 or 3; 0: two
	Cup         bool   `json:"cup,omitzero"`         // teams: a knock-out; drawn, third place and shared third as of players
	MatchTie    string `json:"matchTie,omitzero"`    // teams, knock-out: what decides a drawn match; empty: board count, then a play-off
	PlayOff     string `json:"playOff,omitzero"`     // teams, knock-out: rate of play of a play-off; empty: 10+5
	GameFirst   bool   `json:"gameFirst,omitzero"`   // teams: game points rank first, match points second (C.04.6 1.2)
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
	TieCountLot   = "count-lot" // board count, then a lot
	TiePlayOff    = "play-off"  // a play-off alone
	TieLot        = "lot"       // a lot alone
	KeizerClubs   = "clubs"
	KeizerSixths  = "sixths"
)

// PlayOffRates are the rates of play of a play-off of teams, minutes and seconds a move; the usual one is empty.
var PlayOffRates = []string{"", "25+10", "5+3", "3+2"}

func (o SystemOptions) check() error {
	for _, n := range []struct {
		field           string
		got, least, max int
	}{{"cycles", o.Cycles, 0, 4}, {"games", o.Games, 0, 8}, {"groups", o.Groups, 0, 40}, {"boards", o.Boards, 0, MaxBoards}, {"ratio", o.Ratio, 0, 5}, {"gap", o.Gap, -1, MaxRounds},
		{"match-win", o.MatchWin, 0, 3}} {
		if n.got < n.least || n.got > n.max {
			return &ValueError{Field: n.field, Value: fmt.Sprint(n.got), Least: n.least, Max: n.max}
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
	if o.Cup && (o.Table || o.GameFirst || o.MatchWin != 0 || o.Baku) {
		return &ValueError{Field: "cup", Value: "true"}
	}
	switch o.MatchTie {
	case "", TieCountLot, TiePlayOff, TieLot:
	default:
		return &ValueError{Field: "match-tie", Value: o.MatchTie}
	}
	if !slices.Contains(PlayOffRates, o.PlayOff) {
		return &ValueError{Field: "play-off", Value: o.PlayOff}
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
	case Team:
		return c.Options.Table || c.Options.Cup
	}
	return false
}

// IsBracket reports whether who loses a match is out, players or teams.
func (c SectionConfig) IsBracket() bool { return c.System == Knockout || c.IsTeamCup() }

// IsTeamCup reports whether teams play a knock-out.
func (c SectionConfig) IsTeamCup() bool { return c.System == Team && c.Options.Cup }

// IsRoundRobin reports whether everybody meets everybody in one table, players or teams.
func (c SectionConfig) IsRoundRobin() bool {
	return c.System == RoundRobin || c.System == Team && c.Options.Table && !c.Options.Cup
}

// IsMatch reports whether two players of a board can play several games: see [EnterGame].
func (c SectionConfig) IsMatch() bool {
	return c.System == Knockout || c.System == DoubleSwiss || c.System == Team
}

// DrawsLot reports whether something is drawn before round 1: the initial colour, or the coins of a knock-out. In a
// table the colours are those of the numbers.
func (c SectionConfig) DrawsLot() bool { return c.IsBracket() || !c.IsTable() }

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
	FaultLateEntry  SystemFault = "late-entry"  // no free seat in the table or bracket (C.05)
	FaultBye        SystemFault = "bye"         // a table knows no half-point or full-point bye: the game is forfeited
	FaultByHand     SystemFault = "by-hand"     // the pairs follow from the table or bracket
	FaultRoster     SystemFault = "roster"      // a team that has played keeps its players
	FaultPlayedSeat SystemFault = "played-seat" // nobody cannot have played: the result of the board is taken back first
	FaultMatch      SystemFault = "match"       // a match is entered and taken back game by game
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
	case sec.Config.IsRoundRobin():
		return len(s.members(sec.ID))%2 == 1 && sec.Carried.IsZero()
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
		switch {
		case sec.Config.System == Team:
			events = append(events, sec.matchForfeit(n, i+1, pair, score)...)
		case sec.Config.IsMatch():
			events = append(events, GameEntered{InSection{sec.ID}, n, i + 1, score, pair.White(), score})
		default:
			events = append(events, ResultEntered{InSection{sec.ID}, n, i + 1, score})
		}
	}
	return events
}

// matchForfeit forfeits every board of a match of teams, of which the first has White on odd boards.
func (sec *section) matchForfeit(n, board int, pair Pair, score Score) (events []Event) {
	for k := range sec.Config.Boards() {
		e := GameEntered{InSection{sec.ID}, n, board, score, pair.White(), Score{}}
		if k%2 == 1 {
			e.Score, e.White = score.Reversed(), pair.Black()
		}
		if k == sec.Config.Boards()-1 {
			e.Result = score
		}
		events = append(events, e)
	}
	return events
}

// KeizerValues replace single values of a Keizer preset; the zero value leaves them all. A share is written as "1/3",
// "35%" or "1" of a value, or with "=" as a fixed number of points: "=12.5". All must be whole in 1/600.
type KeizerValues struct {
	Win         string `json:"win,omitzero"` // of the opponent's value
	Draw        string `json:"draw,omitzero"`
	Loss        string `json:"loss,omitzero"`
	ForfeitWin  string `json:"forfeitWin,omitzero"`
	Bye         string `json:"bye,omitzero"` // of the own value
	Club        string `json:"club,omitzero"`
	Excused     string `json:"excused,omitzero"`
	Unexcused   string `json:"unexcused,omitzero"`
	Late        string `json:"late,omitzero"`     // rounds before the player joined
	Own         string `json:"own,omitzero"`      // once for the event
	Gone        string `json:"gone,omitzero"`     // share that games against a player who withdrew later still give; empty: all
	Top         int    `json:"top,omitzero"`      // value of the first; 0: by the ratio, -1: the number of players
	OwnFor      int    `json:"ownFor,omitzero"`   // rounds over which the own value falls evenly to nothing; 0: it stays
	Limit       int    `json:"limit,omitzero"`    // excused absences that count; 0: the preset's, -1: all
	Period      int    `json:"period,omitzero"`   // rounds after which the limits of absences and meetings begin again; 0: never
	Halving     bool   `json:"halving,omitzero"`  // each excused absence gives half of the one before
	Frozen      bool   `json:"frozen,omitzero"`   // each round is scored once, with the ranking before it
	Classic     bool   `json:"classic,omitzero"`  // the bye goes to the lowest, however many he had
	Meetings    int    `json:"meetings,omitzero"` // of two players in a period; 0: no limit
	ShakenFirst int    `json:"shaken,omitzero"`   // round 1 by ratings moved by a lot of up to so many points
	Colors      bool   `json:"colors,omitzero"`   // those of earlier events count too: [PlayerInfo].Before
}

// KeizerFields are the names of the shares of [KeizerValues], in the order in which rules list them.
var KeizerFields = [...]string{"win", "draw", "loss", "forfeitWin", "bye", "club", "excused", "unexcused", "late", "own", "gone"}

// Share returns the share called name, nil for an unknown one.
func (k *KeizerValues) Share(name string) *string {
	for i, p := range [...]*string{&k.Win, &k.Draw, &k.Loss, &k.ForfeitWin, &k.Bye, &k.Club, &k.Excused, &k.Unexcused, &k.Late, &k.Own, &k.Gone} {
		if KeizerFields[i] == name {
			return p
		}
	}
	return nil
}

// Most of a share, and of a fixed number of points; the finest part of either.
const (
	keizerUnit      = 600
	mostShare       = 2
	mostKeizer      = 1000
	keizerDecimals  = 1000
	keizerPrecision = 3
)

// KeizerShare reads a share in 1/600: of a value, or of a point where it is fixed.
func KeizerShare(text string) (n int, fixed, ok bool) {
	if points, fixed := strings.CutPrefix(text, "="); fixed {
		whole, part, _ := strings.Cut(points, ".")
		if len(part) > keizerPrecision {
			return 0, true, false
		}
		x, err := strconv.Atoi(whole + (part + "000")[:keizerPrecision])
		return x * keizerUnit / keizerDecimals, true, err == nil && whole != "" && x >= 0 && x <= mostKeizer*keizerDecimals && x*keizerUnit%keizerDecimals == 0
	}
	over, under := text, "1"
	if percent, is := strings.CutSuffix(text, "%"); is {
		over, under = percent, "100"
	} else if a, b, is := strings.Cut(text, "/"); is {
		over, under = a, b
	}
	x, err := strconv.Atoi(over)
	y, bad := strconv.Atoi(under)
	if err != nil || bad != nil || x < 0 || y < 1 || x > mostShare*y || y > keizerUnit || x*keizerUnit%y != 0 {
		return 0, false, false
	}
	return x * keizerUnit / y, false, true
}

func (k KeizerValues) check() error {
	for _, name := range KeizerFields {
		text := *k.Share(name)
		n, fixed, ok := KeizerShare(text)
		if text != "" && (!ok || name == "gone" && (fixed || n == 0 || n > keizerUnit)) {
			return &ValueError{Field: "keizer-" + name, Value: text}
		}
	}
	for _, n := range []struct {
		field           string
		got, least, max int
	}{{"keizer-top", k.Top, -1, mostKeizer}, {"keizer-own-for", k.OwnFor, 0, MaxRounds}, {"keizer-period", k.Period, 0, MaxRounds}, {"keizer-limit", k.Limit, -1, MaxRounds}, {"keizer-meetings", k.Meetings, 0, MaxRounds}, {"keizer-shaken", k.ShakenFirst, 0, mostKeizer}} {
		if n.got < n.least || n.got > n.max {
			return &ValueError{Field: n.field, Value: fmt.Sprint(n.got), Least: n.least, Max: n.max}
		}
	}
	return nil
}

// Suggestion is how many rounds a Swiss of n players needs, by formula (formats.md 8.4).
type Suggestion struct {
	Winner     int  // rounds for one certain winner: ceil(log2 n)
	Places     int  // rounds for the places asked for exactly: two more for each further one, at most n−1
	RoundRobin bool // small enough to play everybody, or the rounds would reach that
	RunOut     bool // more than half as many rounds as players: legal pairings can run out
}

// SuggestRounds says how many rounds decide the first places of n players, places being 1 or more.
func SuggestRounds(n, places int) Suggestion {
	if n < 2 {
		return Suggestion{}
	}
	w := bits.Len(uint(n - 1))
	r := w + 2*(max(places, 1)-1)
	return Suggestion{Winner: w, Places: min(r, n-1), RoundRobin: n <= 8 || r >= n-1, RunOut: 2*min(r, n-1) > n}
}
