package main

import (
	"wasit/swiss"
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

// pairTeams pairs round of a team event from the rounds before it; 0 is the next one.
func (e *event) pairTeams(round int) (p *swiss.Pairing, m *swiss.Matches, err error) {
	draft, err := e.doc.MatchDraft()
	if err != nil {
		return nil, nil, &inputError{err}
	}
	whole, err := swiss.NewMatches(draft)
	if err != nil {
		return nil, nil, &inputError{err}
	}
	if round == 0 {
		round = whole.PairedRounds() + 1
	}
	p, err = pairMatchRound(teamSystem(e.doc.Kind()), whole, round)
	return p, whole, hinted(err, hints)
}

// checkTeams pairs every round of a team event again.
func (s *session) checkTeams(e *event) status {
	c := matchCheck{session: s, name: e.name}
	for r := 1; r <= e.tour.PairedRounds(); r++ {
		p, m, err := e.pairTeams(r)
		c.round(r, p, m, err)
	}
	return c.sum("team-2026", e.tour.PairedRounds())
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
