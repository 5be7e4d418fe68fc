package main

import (
	"context"
	"errors"
	"fmt"

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
	for i := range draft.Units {
		u := &draft.Units[i]
		if len(u.Rounds) < round {
			continue
		}
		next := u.Rounds[round-1]
		u.Rounds = u.Rounds[:round-1]
		if next.Kind.IsAbsence() {
			u.Rounds = append(u.Rounds, swiss.MatchEntry{Kind: next.Kind})
		}
	}
	before, err := swiss.NewMatches(draft)
	if err != nil {
		return nil, nil, &inputError{err}
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("round %d: internal error: %v", round, r)
		}
	}()
	p, err = teamSystem(e.doc.Kind()).PairMatches(context.Background(), before, round, swiss.Watch{})
	var request *swiss.RequestError
	if errors.As(err, &request) && hints[request.Need] != "" {
		err = fmt.Errorf("%w: %s", err, hints[request.Need])
	}
	return p, whole, err
}

// checkTeams pairs every round of a team event again.
func (s *session) checkTeams(e *event) status {
	worst, bad := done, 0
	for r := 1; r <= e.tour.PairedRounds(); r++ {
		p, m, err := e.pairTeams(r)
		if err != nil {
			worst, bad = max(worst, statusOf(err)), bad+1
			fmt.Fprintf(s.out, "%s: round %d: %v\n", e.name, r, err)
			continue
		}
		differ := false
		for _, pair := range p.Pairs {
			if entry := m.Entry(pair.White, r); entry.Opponent != pair.Black || entry.Color == swiss.Black {
				fmt.Fprintf(s.out, "%s: round %d: computed %d-%d, the file has another match of %d\n", e.name, r, pair.White, pair.Black, pair.White)
				differ = true
			}
		}
		if p.PAB != 0 && m.Entry(p.PAB, r).Kind != swiss.MatchPAB {
			fmt.Fprintf(s.out, "%s: round %d: computed bye %d\n", e.name, r, p.PAB)
			differ = true
		}
		if differ {
			worst, bad = max(worst, differs), bad+1
		}
	}
	fmt.Fprintf(s.out, "%s: team-2026: %d of %d rounds differ\n", e.name, bad, e.tour.PairedRounds())
	return worst
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
