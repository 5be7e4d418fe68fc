package main

import (
	"cmp"
	"context"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"wasit/swiss"
	"wasit/swiss/doubleswiss"
	"wasit/swiss/groups"
	"wasit/swiss/matchevent"
	"wasit/swiss/scheveningen"
	"wasit/swiss/team"
	"wasit/swiss/trf"
)

// playable is a system by which random tournaments are played, and what their reports say of it.
type playable struct {
	code, words string // records 192 and 092
	note        string // a comment for what no record holds
	baku        bool   // may be accelerated (C.04.7)
	whole       bool   // nobody is absent: every game follows from the table, the bracket or the teams
	decided     bool   // no game is drawn, and none is lost by both
	rated       bool   // everybody needs a rating
	usual       bool   // points are those of every day
	unranked    bool   // no list of tie-breaks ranks all players together
	games       int    // columns of the report in a round; 0: one
	boards      int    // of a team; 0: no teams
	most        int    // players that are drawn; 0: the usual number
	even        bool   // the number of players is even
	rounds      func(players int) int
	make        func(players int) player
}

// player pairs the games of a tournament; teams puts them into its report, nil where there are none.
type player struct {
	swiss.System
	teams func(d *trf.Document)
}

// playableOf finds a system by its name; Dutch by default, in its newest edition.
func playableOf(name, edition string) (playable, error) {
	base, number, _ := strings.Cut(name, ":")
	p, known := playables()[base]
	switch {
	case (known || base == "groups") && edition != "":
		return p, &inputError{fmt.Errorf("-edition %q: %s has one edition alone, which is not named", edition, base)}
	case base == "groups":
		n, err := strconv.Atoi(number)
		if number == "" {
			n, err = 2, nil
		}
		if err != nil || n < 2 || n > 20 {
			return p, &inputError{fmt.Errorf("system %q: expected groups:N with N from 2 to 20", name)}
		}
		return playableGroups(n), nil
	case known:
		return p, nil
	}
	system, err := chooseByName(name, edition)
	if err != nil {
		return p, err
	}
	p = playable{make: func(int) player { return player{System: system} }}
	switch code := system.Code(); code {
	case "dutch-2026", "dutch-2017":
		p.code, p.baku = new(trf.Document).DutchCode(strings.TrimPrefix(code, "dutch-")), true
	case "dubov-2026":
		p.code, p.baku, p.rated = "FIDE_DUBOV", true, true
	case "burstein-2026":
		p.code, p.baku = "FIDE_BURSTEIN", true
	case "lim-2026":
		p.code, p.words, p.baku = "CUSTOM_SWISS", "Individual: Swiss-System (Lim)", true
	case "keizer":
		p.code, p.words = "CUSTOM_SWISS", keizerWords+cmp.Or(edition, "wasit")+")"
	case "berger":
		p.code, p.whole, p.rounds = "FIDE_ROUNDROBIN", true, func(n int) int { return n - 1 + n%2 }
	}
	return p, nil
}

// keizerWords begin record 092 of a drawn Keizer; its preset follows.
const keizerWords = "Individual: Keizer-System ("

// playables are the systems that are not paired from single games alone.
func playables() map[string]playable {
	return map[string]playable{
		matchevent.DoubleSwiss: {code: "FIDE_DOUBLESWISS", games: 2, usual: true,
			make: func(int) player { return player{System: twoGames{}} }},
		matchevent.Team: {code: "FIDE_TEAM", words: "Team: Swiss-System", boards: 4, whole: true, usual: true, most: 40,
			make: func(players int) player {
				s := newTeamBoards(players/4, 4)
				return player{s, s.describe}
			}},
		"scheveningen": {code: "FIDE_SCHEVENINGEN", whole: true, even: true, most: 24,
			rounds: func(n int) int { return n / 2 }, make: twoTeams},
		"knockout": {code: "CUSTOM_KNOCKOUT", whole: true, decided: true, rounds: func(n int) int { return bits.Len(uint(n - 1)) },
			make: func(int) player { return player{System: bracketSoFar{}} }},
	}
}

// twoTeams is a Scheveningen match of the players with odd numbers and those with even ones.
func twoTeams(players int) player {
	s := scheveningen.System{}
	for tpn := swiss.TPN(1); int(tpn) <= players; tpn += 2 {
		s.A, s.B = append(s.A, tpn), append(s.B, tpn+1)
	}
	return player{s, func(d *trf.Document) {
		d.Teams = []trf.Team{{Number: 1, Name: "Team A", Players: s.A}, {Number: 2, Name: "Team B", Players: s.B}}
	}}
}

// playableGroups plays round robins side by side.
func playableGroups(n int) playable {
	of := func(players int) groups.System {
		var all []swiss.TPN
		for i := range players {
			all = append(all, swiss.TPN(i+1))
		}
		return groups.System{Groups: groups.Snake(all, n)}
	}
	return playable{code: "CUSTOM_ROUNDROBIN", words: "Individual: Round-Robin in groups", whole: true, unranked: true,
		note:   fmt.Sprintf(`### wasit {"system":"groups","options":{"groups":%d}}`, n),
		rounds: func(players int) int { return of(players).Rounds() },
		make:   func(players int) player { return player{System: of(players)} }}
}

// bracketSoFar is a knock-out whose decided games say who goes on.
type bracketSoFar struct{}

// Code returns "knockout".
func (bracketSoFar) Code() string { return "knockout" }

// Pair plays the rounds before on the bracket and pairs the next one.
func (bracketSoFar) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	return bracketOf{t}.Pair(ctx, t, round, w)
}

// twoGames is a Double-Swiss whose matches are two columns of a report, colours changed (C.04.5 1).
type twoGames struct{}

// Code returns the code of the Double-Swiss.
func (twoGames) Code() string { return doubleswiss.System{}.Code() }

// Pair pairs a match for its first game, and repeats it with the other colours for its second.
func (twoGames) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	if round%2 == 0 {
		p := &swiss.Pairing{System: twoGames{}.Code(), Round: round}
		for _, tpn := range t.TPNs() {
			if e := t.Entry(tpn, round-1); e.Opponent != 0 && e.Color == swiss.White {
				p.Pairs = append(p.Pairs, swiss.Pair{White: e.Opponent, Black: tpn})
			}
		}
		return p, nil
	}
	draft, err := trf.New(t, trf.Document{System: "FIDE_DOUBLESWISS"}, nil).GamesDraft()
	if err != nil {
		return nil, err
	}
	whole, err := swiss.NewMatches(draft)
	if err != nil {
		return nil, err
	}
	return doubleswiss.System{}.PairMatches(ctx, whole, round/2+1, w)
}

// teamBoards is a Team Swiss seen as its boards: who is named first has White on board 1, then by turns.
type teamBoards struct {
	system team.System
	teams  []trf.Team
	boards int
	pabs   []int // who had the bye of round i+1
}

// newTeamBoards puts players into teams of about the same strength on each board.
func newTeamBoards(teams, boards int) *teamBoards {
	// FIDE_TEAM is FIDE_TEAM_TYPEA_MP_GP.
	s := &teamBoards{boards: boards, system: team.System{Type: team.TypeA, Secondary: true}}
	for i := range teams {
		t := trf.Team{Number: i + 1, Name: fmt.Sprintf("Team%03d", i+1)}
		for board := range boards {
			t.Players = append(t.Players, swiss.TPN(board*teams+i+1))
		}
		s.teams = append(s.teams, t)
	}
	return s
}

// Code returns the code of the Team Swiss.
func (s *teamBoards) Code() string { return s.system.Code() }

// Pair pairs the teams from the games so far, and seats their players.
func (s *teamBoards) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	d := trf.New(t, trf.Document{System: "FIDE_TEAM"}, nil)
	s.describe(d)
	draft, err := d.MatchDraft()
	if err != nil {
		return nil, err
	}
	whole, err := swiss.NewMatches(draft)
	if err != nil {
		return nil, err
	}
	matches, err := s.system.PairMatches(ctx, whole, round, w)
	if err != nil {
		return nil, err
	}
	p := &swiss.Pairing{System: s.Code(), Round: round}
	for _, match := range matches.Pairs {
		for board := range s.boards {
			pair := swiss.Pair{White: s.teams[match.White-1].Players[board], Black: s.teams[match.Black-1].Players[board]}
			if board%2 == 1 {
				pair = swiss.Pair{White: pair.Black, Black: pair.White}
			}
			p.Pairs = append(p.Pairs, pair)
		}
	}
	s.pabs = append(s.pabs, int(matches.PAB))
	return p, nil
}

// describe puts the teams into a report: their players (310), the colours of the boards (352), the byes (320), which are worth a
// drawn match (C.04.6 1.4).
func (s *teamBoards) describe(d *trf.Document) {
	d.TeamCount, d.Teams = len(s.teams), slices.Clone(s.teams)
	d.BoardColors = strings.Repeat("WB", (s.boards+1)/2)[:s.boards]
	d.PABMatchPoints, d.PABGamePoints = swiss.Point, swiss.Points(s.boards)*swiss.Point/2
	d.TeamPABs = slices.Clone(s.pabs)
}
