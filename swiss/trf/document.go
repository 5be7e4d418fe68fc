package trf

import (
	"strings"

	"wasit/swiss"
)

// Document is the content of a tournament report file. The zero value is an empty one.
type Document struct {
	Name, City, Federation        string     // 012, 022, 032
	Start, End                    swiss.Date // 042, 052
	PlayerCount, RatedCount       int        // 062, 072 as stated
	TeamCount                     int        // 082 as stated
	Type                          string     // 092
	Arbiter                       string     // 102
	Deputies                      []string   // 112
	TimeControl                   string     // 122
	RoundDates                    []swiss.Date
	Rounds                        int         // 142, XXR; 0: not stated
	InitialColor                  swiss.Color // 152, XXC
	ByRank                        bool        // XXC rank: paired in the order of the rank field
	Scoring                       Scoring     // 162, XXS, BB?
	RankFederation, RankMethod    string      // 172
	Program, System, EncodedTime  string      // 182, 192, 222
	TieBreaks                     []string    // 202, the codes after the points
	Order                         []string    // 212, the complete order, "PTS" first
	BoardColors                   string      // 352
	TeamWin, TeamDraw, TeamLoss   swiss.Points
	TeamScoring                   bool // 362 is present
	Players                       []Player
	National                      []National
	Forbidden                     []swiss.Forbidden // 260, XXP: of teams in a team event
	Abnormal                      []Abnormal        // 299
	Teams                         []Team            // 310, else 013
	TeamByes                      []Bye             // 240 of a team event
	TeamVirtual                   []Virtual         // 250 of a team event
	PABMatchPoints, PABGamePoints swiss.Points      // 320
	TeamPABs                      []int             // 320: team with the PAB of round i+1, 0 none
	TeamForfeits                  []TeamForfeit     // 330
	Lineups                       []Lineup          // 300
	TeamTable                     []TeamRow         // 802
	Remarks                       []string          // "###" before the first player: what a program says of departures from the rules
	Other                         []string          // lines with other codes, in order

	lines     map[swiss.TPN]int // the line of each 001 record read
	teamLines map[int]int       // the line of each 310 record read
	limit     int               // the most players of the event; 0: swiss.MaxPlayers
}

// Player is a 001 record.
type Player struct {
	TPN        swiss.TPN
	Sex        swiss.Sex
	Title      swiss.Title
	Name       string
	Rating     int // 0: unrated
	Federation string
	FIDEID     string
	Birth      swiss.Date
	Points     swiss.Points // as stated
	HasPoints  bool         // the field is not blank
	Rank       int          // as stated; 0: blank
	Rounds     []swiss.Entry
	Virtual    []swiss.Points // of round i+1 (250, XXA)
	Adjourned  []int          // the rounds of games that are marked as adjourned ("?"); their outcome is Pending
}

// National is a national rating record: its code is a federation.
type National struct {
	Code       string
	TPN        swiss.TPN
	Sex        swiss.Sex
	Class      string
	Name       string
	Rating     int
	Federation string
	ID         string
	Birth      swiss.Date
}

// Scoring is the table of points of a file. Where Set is false the file has none and the usual points hold.
type Scoring struct {
	Set     bool
	Table   swiss.Scoring
	Unknown swiss.Points // 162 X: an unknown or adjourned result
}

// Abnormal is a 299 record: points outside the usual table.
type Abnormal struct {
	Type        byte         // W D L F H Z + -: what such a result is worth; 0: added to the score
	MatchPoints swiss.Points // teams
	Points      swiss.Points
	// NoMatchPoints and NoPoints say of a typed record that the field is blank, so that this score stays as usual.
	NoMatchPoints, NoPoints bool
	Round                   int         // 0: all rounds
	IDs                     []swiss.TPN // of teams in a team event; none: of everybody
}

// Bye is a requested bye of teams (240).
type Bye struct {
	Outcome swiss.Outcome
	Round   int
	IDs     []int
}

// Virtual is an acceleration of teams (250).
type Virtual struct {
	MatchPoints, GamePoints swiss.Points
	FirstRound, LastRound   int
	First, Last             int
}

// Team is a 310 record; Number is 0 for the old form 013, where the order of the lines counts.
type Team struct {
	Number                        int
	Name, Nickname                string
	Strength                      int
	MatchPoints, GamePoints       swiss.Points
	HasMatchPoints, HasGamePoints bool
	Rank                          int
	Players                       []swiss.TPN // in board order
}

// TeamForfeit is a 330 record: a match that was not played.
type TeamForfeit struct {
	Result       string // "+-", "-+" or "--"
	Round        int
	White, Black int
}

// Lineup is a 300 record: who sat on which board of a match; 0 is an empty board.
type Lineup struct {
	Round, Team, Opponent int
	Players               []swiss.TPN
}

// IsTeamEvent reports whether teams are paired, so that the numbers of 240, 250, 260 and 299 are those of teams.
func (d *Document) IsTeamEvent() bool {
	for _, t := range d.Teams {
		if t.Number > 0 {
			return true
		}
	}
	return d.Kind().Team
}

// PlayedRounds returns the last round in which anybody is paired. A pairing-allocated bye alone, given in advance while others
// have nothing in the round, makes no round (see [Document.GrantedPAB]).
func (d *Document) PlayedRounds() int {
	last := 0
	for i := range d.Players {
		for r := len(d.Players[i].Rounds); r > last; r-- {
			if d.Players[i].Rounds[r-1].Outcome.IsPaired() && !d.isGranted(i, r) {
				last = r
			}
		}
	}
	return last
}

// isGranted reports whether player i has a pairing-allocated bye in a round that has no game yet, and in which somebody still
// waits for one.
func (d *Document) isGranted(i, round int) bool {
	if d.Players[i].Rounds[round-1].Outcome != swiss.PAB {
		return false
	}
	waiting := false
	for k := range d.Players {
		o := d.Players[k].in(round - 1).Outcome
		if o.IsPaired() && o != swiss.PAB {
			return false
		}
		waiting = waiting || o == swiss.Absent
	}
	return waiting
}

// GrantedPAB returns who has the pairing-allocated bye of a round that is not played yet, 0 nobody: an arbiter gave it before
// the pairing, and the round is paired for the others.
func (d *Document) GrantedPAB(round int) swiss.TPN {
	if d.IsTeamEvent() || round <= d.PlayedRounds() {
		return 0
	}
	for i := range d.Players {
		if d.Players[i].in(round-1).Outcome == swiss.PAB {
			return d.Players[i].TPN
		}
	}
	return 0
}

// NumberTeams gives the teams of 013, which have no numbers, those of their lines, so that they can be paired.
func (d *Document) NumberTeams() {
	for i := range d.Teams {
		if d.Teams[i].Number == 0 {
			d.Teams[i].Number = i + 1
		}
	}
}

// isTeamReport reports whether a file without team numbers is a team event all the same: 092 says so, or the players of every
// team of 013 meet those of one other team in each round.
func (d *Document) isTeamReport() bool {
	if d.IsTeamEvent() || d.Kind().System == "scheveningen" {
		return false
	}
	for _, word := range strings.FieldsFunc(strings.ToUpper(d.Type), func(c rune) bool { return c < 'A' || c > 'Z' }) {
		if word == "TEAM" || word == "TEAMS" {
			return true
		}
	}
	return len(d.Teams) > 1 && d.meetsByTeams()
}

func (d *Document) meetsByTeams() bool {
	teamOf := map[swiss.TPN]int{}
	for i, t := range d.Teams {
		for _, p := range t.Players {
			teamOf[p] = i + 1
		}
	}
	met, boards := map[[2]int]int{}, 0 // team and round: the other team
	for i := range d.Players {
		own := teamOf[d.Players[i].TPN]
		for r, e := range d.Players[i].Rounds {
			other := teamOf[e.Opponent]
			if e.Opponent == 0 {
				continue
			}
			key := [2]int{own, r}
			if own == 0 || other == 0 || own == other || met[key] != 0 && met[key] != other {
				return false
			}
			met[key] = other
			boards++
		}
	}
	return boards > len(met) // more than one board a match
}

// columns returns the number of rounds that the 001 records show.
func (d *Document) columns() int {
	n := 0
	for i := range d.Players {
		n = max(n, len(d.Players[i].Rounds))
	}
	return n
}
