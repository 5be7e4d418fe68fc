// Package regulation knows how a section is played: its system and what that can do, its tie-breaks, and who meets whom on which board.
package regulation

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/baku"
	"wasit/swiss/berger"
	"wasit/swiss/burstein"
	"wasit/swiss/dubov"
	"wasit/swiss/dutch"
	"wasit/swiss/groups"
	"wasit/swiss/knockout"
	"wasit/swiss/lim"
	"wasit/swiss/scheveningen"
)

// SystemInfo is one pairing system of the wizard, and what it can: screens and leaves ask for that and know no system by name.
type SystemInfo struct {
	Code         string // of journal.SectionConfig
	Name, About  i18n.Text
	Edition      string
	Editions     bool     // several editions of its rules are played
	Suggested    []string // tie-breaks
	ColorArticle string   // of FIDE's Handbook: the colour drawn before round 1
	PGN          string   // the kind of event as PGN databases name it

	Teams       bool // teams take part, each with a roster and line-ups
	MatchScores bool // a meeting is a match of several games, whose points the tables show
	Games       int  // of each meeting, where the system fixes them
	Grid        bool // all players meet in one table, in which who leaves early counts as C.05 says
	Grouped     bool // players are divided into groups, and ranked in each
	TwoSides    bool // two sides meet, each player everybody of the other one
	Bracket     bool // who loses a match is out; teams choose that by an option
	OwnPoints   bool // places follow from points of its own, where an absence has its worth and players meet again
}

var tableTieBreaks = []string{"DE", "SB", "WIN", "KS"}

// Systems are the choices, the commonest first.
var Systems = []SystemInfo{
	{Code: journal.Dutch, Name: textSystemDutch, About: textSystemDutchAs, Edition: "2026", Editions: true,
		Suggested: SchoolTieBreaks, ColorArticle: "C.04.3, 5.1", PGN: "swiss"},
	{Code: journal.RoundRobin, Name: textSystemRoundRobin, About: textSystemRoundRobinAs, Suggested: tableTieBreaks,
		PGN: "tourn", Grid: true},
	{Code: journal.Knockout, Name: textSystemKnockout, About: textSystemKnockoutAs, PGN: "k.o.", Bracket: true},
	{Code: journal.Groups, Name: textSystemGroups, About: textSystemGroupsAs, Suggested: []string{"DE", "WON", "SB", "KS"},
		PGN: "tourn", Grouped: true},
	{Code: journal.Keizer, Name: textSystemKeizer, About: textSystemKeizerAs, PGN: "swiss", OwnPoints: true},
	{Code: journal.Team, Name: textSystemTeam, About: textSystemTeamAs, Edition: "2026",
		Suggested: []string{"MPvGP", "EDE", "EMMSB/C1", "BC"}, ColorArticle: "C.04.6, 4", PGN: "team-swiss",
		Teams: true, MatchScores: true},
	{Code: journal.Scheveningen, Name: textSystemSchev, About: textSystemSchevAs, Suggested: []string{"WIN", "SB"},
		PGN: "schev", TwoSides: true},
	{Code: journal.DoubleSwiss, Name: textSystemDouble, About: textSystemDoubleAs, Edition: "2026", Suggested: FideTieBreaks,
		PGN: "swiss", MatchScores: true, Games: 2},
	{Code: journal.Dubov, Name: textSystemDubov, About: textSystemDubovAs, Edition: "2026", Suggested: FideTieBreaks, PGN: "swiss"},
	{Code: journal.Burstein, Name: textSystemBurstein, About: textSystemBursteinAs, Edition: "2026", Suggested: FideTieBreaks,
		PGN: "swiss"},
	{Code: journal.Lim, Name: textSystemLim, About: textSystemLimAs, Edition: "2026", Suggested: FideTieBreaks, PGN: "swiss"},
}

// ReportSystem is the one of a tournament report that names none that we have; the stages are those of which a section made of
// another one is played.
const (
	ReportSystem = journal.Dutch
	StageSwiss   = journal.Dutch
	StageTable   = journal.RoundRobin
	StageCup     = journal.Knockout
)

// teamTableTieBreaks are those of teams that all meet.
var teamTableTieBreaks = []string{"MPvGP", "EDE", "EMMSB", "BC"}

// Suggested are the tie-breaks that suit the choice, nil where places follow without them.
func (c SystemChoice) Suggested() []string {
	switch {
	case c.Code == journal.Team && c.Options.Cup:
		return nil
	case c.Code == journal.Team && c.Options.Table:
		return teamTableTieBreaks
	}
	return SystemOf(c.Code).Suggested
}

// UsualSystems is how many of them stand in the open; the rest is folded away.
const UsualSystems = 6

// SystemOf returns the system with code; an unknown one is named by its code.
func SystemOf(code string) SystemInfo {
	for i := range Systems {
		if Systems[i].Code == code {
			return Systems[i]
		}
	}
	name := i18n.Text{ID: code, EN: code, HR: code}
	return SystemInfo{Code: code, Name: name, About: name, PGN: "swiss"}
}

// IsSwiss reports whether the organiser chooses the number of rounds and FIDE's acceleration is possible.
func IsSwiss(code string) bool {
	switch code {
	case journal.Dutch, journal.Dubov, journal.Burstein, journal.Lim, journal.DoubleSwiss, journal.Team:
		return true
	}
	return false
}

// SystemChoice is the part of a regulation that the choice of a system makes: the wizard and every other form of a section
// carry it as a value.
type SystemChoice struct {
	Code    string
	Options journal.SystemOptions
}

// Put writes the choice into a regulation. Where a table or bracket fixes the number of rounds it is that of n players.
func (c SystemChoice) Put(s *journal.SectionConfig, n int) {
	s.System, s.Edition, s.Options = c.Code, SystemOf(c.Code).Edition, c.Options
	if rounds := Rounds(*s, n); rounds > 0 {
		s.Rounds = min(rounds, journal.MaxRounds)
	}
	if c.Code == journal.Keizer {
		s.HalfByes = -1 // an excused absence costs its share alone
	}
}

// Rounds returns how many rounds the choice takes for n players, 0 where the organiser chooses.
func (c SystemChoice) Rounds(n int) int {
	return Rounds(journal.SectionConfig{System: c.Code, Options: c.Options}, n)
}

// Suggest returns a system that suits n players better than the one chosen, if there is one (formats.md 8.4).
func (c SystemChoice) Suggest(n int) (string, bool) {
	return journal.RoundRobin, c.Code == journal.Dutch && n >= 3 && journal.SuggestRounds(n, 1).RoundRobin
}

// HasWishes reports whether the players of a system have colour preferences.
func HasWishes(code string) bool {
	return code == journal.Dutch || code == journal.Dubov || code == journal.Burstein || code == journal.Lim
}

// UnknownSystemError: a section asks for a system that this version does not have.
type UnknownSystemError struct{ Code string }

func (e *UnknownSystemError) Error() string { return "regulation: no pairing system " + e.Code }

// TeamsError: a Scheveningen match needs players of exactly two clubs.
type TeamsError struct{ Clubs int }

func (e *TeamsError) Error() string { return "regulation: a Scheveningen match needs two teams" }

// System returns the system of a section, ready to pair its next round.
func System(s journal.State, id journal.SectionID) (swiss.System, error) {
	sec, _ := s.Section(id)
	o := sec.Options
	switch sec.System {
	case journal.Dutch:
		switch sec.Edition {
		case "2026":
			return dutch.System{Edition: dutch.Edition2026()}, nil
		case "2017":
			return dutch.System{Edition: dutch.Edition2017()}, nil
		}
	case journal.Dubov:
		return dubov.System{}, nil
	case journal.Burstein:
		return burstein.System{}, nil
	case journal.Lim:
		return lim.System{}, nil
	case journal.DoubleSwiss:
		return matches{split: splitMatches(s, id)}, nil
	case journal.Team:
		if o.Cup {
			state, err := Bracket(s, id)
			return knockout.System{State: state}, err
		}
		if o.Table {
			return Table(sec.SectionConfig), nil
		}
		return matches{team: true, options: o, second: secondPoints(s, id)}, nil
	case journal.RoundRobin:
		if carried := carriedGroups(s, id); carried != nil {
			return finalGroup(sec, carried), nil
		}
		return Table(sec.SectionConfig), nil
	case journal.Groups:
		return groups.System{Groups: Groups(s, id), Cycles: o.Cycles}, nil
	case journal.Scheveningen:
		a, b, err := Teams(s, id)
		return scheveningen.System{A: a, B: b, Cycles: o.Cycles}, err
	case journal.Knockout:
		state, err := Bracket(s, id)
		return knockout.System{State: state}, err
	case journal.Keizer:
		return keizerSystem(s, sec), nil
	}
	return nil, &UnknownSystemError{sec.System + "-" + sec.Edition}
}

// Table is the Berger table of a section in which everybody meets everybody.
func Table(c journal.SectionConfig) berger.System {
	return berger.System{Cycles: c.Options.Cycles, KeepOrder: c.Options.KeepOrder}
}

// Rounds returns how many rounds a system needs for n players, 0 where the organiser chooses.
func Rounds(c journal.SectionConfig, n int) int {
	cycles := max(c.Options.Cycles, 1)
	switch c.System {
	case journal.RoundRobin:
		return berger.Rounds(n) * cycles
	case journal.Team:
		switch {
		case c.Options.Cup:
			return bracketRounds(n)
		case c.Options.Table:
			return berger.Rounds(n) * cycles
		}
	case journal.Groups:
		g := groupCount(c.Options)
		return berger.Rounds((n+g-1)/g) * cycles
	case journal.Scheveningen:
		return (n + 1) / 2 * cycles
	case journal.Knockout:
		return bracketRounds(n)
	}
	return 0
}

// bracketRounds is how many rounds a bracket of n participants has.
func bracketRounds(n int) int {
	rounds := 1
	for 1<<rounds < n {
		rounds++
	}
	return rounds
}

// RoundsNow returns how many rounds the players of a section need, 0 where the organiser chooses.
func RoundsNow(s journal.State, id journal.SectionID) int {
	sec, _ := s.Section(id)
	if sec.System == journal.Scheveningen {
		if a, b, err := Teams(s, id); err == nil {
			return max(len(a), len(b)) * max(sec.Options.Cycles, 1)
		}
	}
	if carried := carriedGroups(s, id); carried != nil {
		return finalGroup(sec, carried).Rounds()
	}
	return Rounds(sec.SectionConfig, sec.Players)
}

func groupCount(o journal.SystemOptions) int {
	if o.Groups == 0 {
		return 2
	}
	return o.Groups
}

// Groups returns the groups of a section, formed from the pairing numbers as a snake.
func Groups(s journal.State, id journal.SectionID) [][]swiss.TPN {
	sec, _ := s.Section(id)
	return groups.Snake(numbers(s, id), groupCount(sec.Options))
}

// carriedGroups returns the pairing numbers of a final by the group that its players come from, nil where no results are carried.
func carriedGroups(s journal.State, id journal.SectionID) [][]swiss.TPN {
	var list [][]swiss.TPN
	for _, group := range s.CarriedGroups(id) {
		numbers := make([]swiss.TPN, len(group))
		for i, who := range group {
			numbers[i] = tpnOf(s, who)
		}
		list = append(list, numbers)
	}
	return list
}

// finalGroup is a final whose players met before in those groups.
func finalGroup(sec journal.Section, carried [][]swiss.TPN) groups.FinalGroup {
	return groups.FinalGroup{Qualified: carried, Cycles: sec.Options.Cycles}
}

// Teams returns the two teams of a Scheveningen match: the clubs of the players, each in order of pairing numbers, the
// club of number 1 first. It answers *TeamsError where there are not two.
func Teams(s journal.State, id journal.SectionID) (a, b []swiss.TPN, err error) {
	var clubs []string
	teams := map[string][]swiss.TPN{}
	keyOf := s.SchoolKeys()
	for _, p := range s.Players(id) {
		key := keyOf(p.Club)
		if teams[key] == nil {
			clubs = append(clubs, key)
		}
		teams[key] = append(teams[key], p.TPN)
	}
	if len(clubs) != 2 {
		return nil, nil, &TeamsError{len(clubs)}
	}
	return teams[clubs[0]], teams[clubs[1]], nil
}

// numbers returns the pairing numbers of a section, ascending.
func numbers(s journal.State, id journal.SectionID) []swiss.TPN {
	players := s.Players(id)
	list := make([]swiss.TPN, 0, len(players))
	for _, p := range players {
		if p.TPN > 0 {
			list = append(list, p.TPN)
		}
	}
	return list
}

// ForPairing returns the section as its system sees it when round is to be paired.
func ForPairing(s journal.State, id journal.SectionID, round int) (*swiss.Tournament, error) {
	t, err := s.ForPairing(id, round)
	if err != nil {
		return nil, err
	}
	sec, _ := s.Section(id)
	switch {
	case sec.System == journal.Keizer:
		return withoutAway(s, id, t, round-1)
	case len(sec.Virtual) > 0:
		return asTaken(s, sec, t)
	case sec.Options.Baku && sec.System == journal.DoubleSwiss:
		return virtual(t, border(s, id, t))
	case sec.Options.Baku:
		d, err := baku.Accelerate(t.Draft(), border(s, id, t))
		if err != nil {
			return nil, err
		}
		return swiss.NewTournament(d)
	}
	return t, nil
}

// AsPaired returns the section as its system sees it when a round that it has is paired again: who had no game then was away.
func AsPaired(s journal.State, id journal.SectionID, round int) (*swiss.Tournament, error) {
	t, err := ForPairing(s, id, round)
	r, ok := s.Round(id, round)
	if err != nil || !ok {
		return t, err
	}
	away := map[swiss.TPN]swiss.Outcome{}
	for _, a := range r.Absent {
		p, _ := s.Player(a.Player)
		away[p.TPN] = a.Bye.Outcome()
	}
	d := t.Draft()
	for i := range d.Players {
		p := &d.Players[i]
		if outcome, is := away[p.TPN]; is && len(p.Rounds) < round {
			p.Rounds = append(slices.Grow(slices.Clone(p.Rounds), 1), swiss.Entry{Outcome: outcome})
		}
	}
	return swiss.NewTournament(d)
}

// border returns the last member of the first group of the acceleration: the same participant whoever enters later
// (C.04.7 2). The groups are those of the players who were there from the start: who has a bye in round 1, asked for or granted, is
// not counted, for he has no number in that round yet.
func border(s journal.State, id journal.SectionID, t *swiss.Tournament) swiss.TPN {
	var first []swiss.TPN
	for _, p := range s.Players(id) {
		if p.Entered == 0 && !isAwayAtFirst(t, p.TPN) {
			first = append(first, p.TPN)
		}
	}
	return baku.Border(first)
}

// isAwayAtFirst reports whether somebody is not paired in round 1 of t, which may be the round to come.
func isAwayAtFirst(t *swiss.Tournament, tpn swiss.TPN) bool {
	o := t.Entry(tpn, 1).Outcome
	return o.IsRequestedAbsence() || o == swiss.Absent && t.PairedRounds() > 0
}

// asTaken gives t the virtual points that the report of the section gave.
func asTaken(s journal.State, sec journal.Section, t *swiss.Tournament) (*swiss.Tournament, error) {
	d := t.Draft()
	for i := range d.Players {
		who, _ := s.PlayerByTPN(sec.ID, d.Players[i].TPN)
		points := sec.VirtualPoints(who.ID)
		d.Players[i].Virtual = points[:min(len(points), d.TotalRounds)]
	}
	return swiss.NewTournament(d)
}
