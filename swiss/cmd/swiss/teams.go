package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"wasit/swiss"
	"wasit/swiss/berger"
	"wasit/swiss/doubleswiss"
	"wasit/swiss/matchevent"
	"wasit/swiss/team"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

// isTeamEvent reports whether the file is to be read as an event of teams: with their line-ups.
func (e *event) isTeamEvent() bool { return e.doc.IsTeamEvent() && len(e.doc.Teams) > 0 }

// teamSystem reads colour preferences and scores from the code of the file (192).
func teamSystem(k trf.Kind) swiss.MatchSystem {
	types := map[string]team.PreferenceType{"A": team.TypeA, "B": team.TypeB, "": team.NoPreferences}
	return team.System{Type: types[k.Type], Secondary: len(k.Scores) > 1}
}

// matchEvent is a report whose boards are matches, of teams or of two games, and the system that pairs them.
type matchEvent struct {
	system swiss.MatchSystem
	whole  *swiss.Matches
}

// matches returns the file as an event of matches; nil where it is none, or another system was asked for. A team event that does
// not say by which system it is paired, or names one that is not known here, is refused: it is a Team Swiss where it says so.
func (e *event) matches(asked string) (*matchEvent, error) {
	if asked == matchevent.Team {
		e.doc.NumberTeams()
	}
	kind := e.doc.Kind()
	var m matchEvent
	draft, err := swiss.MatchDraft{}, error(nil)
	switch teams := e.doc.IsTeamEvent(); {
	case asked == "" && kind.Unknown:
		return nil, &inputError{unknownSystem(kind)}
	case (teams || asked == matchevent.Team) && len(e.doc.Teams) == 0 && (asked == "" || asked == matchevent.Team):
		return nil, &inputError{errors.New("the file has no teams: expected a record 310 for each")}
	case teams && asked == "" && kind.System == "scheveningen":
		return nil, nil // its boards are paired, not its teams
	case teams && (asked == "" || asked == matchevent.Team || asked == "roundrobin"):
		if m.system, err = e.teamSystem(kind, asked); err != nil {
			return nil, err
		}
		draft, err = e.doc.MatchDraft()
	case !teams && (asked == matchevent.DoubleSwiss || asked == "" && kind.System == matchevent.DoubleSwiss):
		m.system = doubleswiss.System{}
		draft, err = e.doc.GamesDraft()
	default:
		return nil, nil
	}
	if err == nil {
		m.whole, err = swiss.NewMatches(draft)
	}
	return &m, asInput(err)
}

// teamSystem finds the system of a team event: the one asked for, else that of the file.
func (e *event) teamSystem(kind trf.Kind, asked string) (swiss.MatchSystem, error) {
	name := asked
	if name == "" {
		name = kind.System
	}
	switch {
	case name == matchevent.Team && (asked != "" || !kind.Custom && !kind.Unknown):
		return teamSystem(kind), nil
	case name == "roundrobin" && (asked != "" || !kind.Custom && !kind.Unknown):
		return teamTable{berger.System{Cycles: max(kind.Games, 1), KeepOrder: strings.HasPrefix(kind.Code, "BERGER_")}}, nil
	case kind.Code == "":
		return nil, &inputError{errors.New("the file does not say by which system its teams are paired: expected a record 192 such as FIDE_TEAM; -system names team or roundrobin")}
	}
	return nil, &inputError{fmt.Errorf("teams are not paired by %s here: expected FIDE_TEAM…, BERGER_TEAM_ROUNDROBIN or another round robin; -system names team or roundrobin", kind.Code)}
}

// teamTable pairs teams by the tables of a round robin.
type teamTable struct{ table berger.System }

// Code returns "berger".
func (t teamTable) Code() string { return t.table.Code() }

// PairMatches returns the scheduled matches of round: the team named first has White on board 1.
func (t teamTable) PairMatches(ctx context.Context, m *swiss.Matches, round int, w swiss.Watch) (*swiss.Pairing, error) {
	d := swiss.Draft{TotalRounds: m.TotalRounds()}
	for _, tpn := range m.TPNs() {
		d.Players = append(d.Players, swiss.Player{TPN: tpn})
	}
	seats, err := swiss.NewTournament(d)
	if err != nil {
		return nil, err
	}
	return t.table.Pair(ctx, seats, round, w)
}

// pair pairs round from the rounds before it; 0 is the next one.
func (m *matchEvent) pair(round int) (*swiss.Pairing, error) {
	if round == 0 {
		round = m.whole.PairedRounds() + 1
	}
	p, err := pairMatchRound(m.system, m.whole, round)
	return p, hinted(err, hints)
}

// checkMatches pairs every round of an event of matches again.
func checkMatches(name string, m *matchEvent, only int) report {
	c := report{File: name, System: m.system.Code(), Edition: editionOf(m.system.Code()), Rounds: m.whole.PairedRounds(), Differences: []difference{}}
	for r := 1; r <= c.Rounds; r++ {
		if only != 0 && r != only {
			continue
		}
		p, err := m.pair(r)
		c.matchRound(r, p, m.whole, err)
	}
	return c
}

// matchRound adds a round of an event of matches.
func (r *report) matchRound(round int, p *swiss.Pairing, whole *swiss.Matches, err error) {
	if err != nil {
		r.round(round, statusOf(err), err.Error())
		return
	}
	lines := matchDifferences(whole, p)
	if len(lines) > 0 {
		r.boardsDiffer(round, parted(storedMatches(whole, round), computedBoards(p)), "")
	}
	r.round(round, differs, lines...)
}

// teamEvent turns the file into what team tie-breaks count.
func (e *event) teamEvent() (tiebreak.TeamEvent, error) {
	histories, err := e.doc.TeamHistories()
	if err != nil {
		return tiebreak.TeamEvent{}, &inputError{err}
	}
	scoring, kind := e.tour.Scoring(), e.doc.Kind()
	ev := tiebreak.TeamEvent{Rounds: e.tour.PairedRounds(), Total: e.doc.TotalRounds(), Boards: e.doc.Boards(), GameWin: scoring.Win, GameDraw: scoring.Draw,
		GamePointsFirst: len(kind.Scores) > 0 && kind.Scores[0] == "GP"}
	if e.doc.TeamScoring {
		ev.Win, ev.Draw = e.doc.TeamWin, e.doc.TeamDraw
	}
	for _, t := range histories {
		row := tiebreak.Team{TPN: swiss.TPN(t.Number)}
		for _, m := range t.Rounds {
			row.Matches = append(row.Matches, tiebreak.Match{Outcome: m.Outcome, Opponent: swiss.TPN(m.Opponent), MP: m.MP, GP: m.GP, Boards: m.Boards})
		}
		ev.Teams = append(ev.Teams, row)
	}
	return ev, nil
}
