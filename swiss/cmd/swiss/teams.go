package main

import (
	"wasit/swiss"
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

// matches returns the file as an event of matches; nil where it is none, or another system was asked for.
func (e *event) matches(asked string) (*matchEvent, error) {
	var m matchEvent
	draft, err := swiss.MatchDraft{}, error(nil)
	switch {
	case e.isTeamEvent() && (asked == "" || asked == matchevent.Team):
		m.system = teamSystem(e.doc.Kind())
		draft, err = e.doc.MatchDraft()
	case !e.isTeamEvent() && (asked == matchevent.DoubleSwiss || asked == "" && e.doc.Kind().System == matchevent.DoubleSwiss):
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

// pair pairs round from the rounds before it; 0 is the next one.
func (m *matchEvent) pair(round int) (*swiss.Pairing, error) {
	if round == 0 {
		round = m.whole.PairedRounds() + 1
	}
	p, err := pairMatchRound(m.system, m.whole, round)
	return p, hinted(err, hints)
}

// checkMatches pairs every round of an event of matches again.
func checkMatches(name string, m *matchEvent) report {
	c := report{File: name, System: m.system.Code(), Rounds: m.whole.PairedRounds(), Differences: []difference{}}
	for r := 1; r <= c.Rounds; r++ {
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
	r.round(round, differs, matchDifferences(whole, p)...)
}

// teamEvent turns the file into what team tie-breaks count.
func (e *event) teamEvent() (tiebreak.TeamEvent, error) {
	histories, err := e.doc.TeamHistories()
	if err != nil {
		return tiebreak.TeamEvent{}, &inputError{err}
	}
	scoring, kind := e.tour.Scoring(), e.doc.Kind()
	ev := tiebreak.TeamEvent{Rounds: e.tour.PairedRounds(), Boards: e.doc.Boards(), GameWin: scoring.Win, GameDraw: scoring.Draw,
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
