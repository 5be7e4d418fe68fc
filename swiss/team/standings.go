package team

import (
	"cmp"
	"slices"

	"wasit/swiss"
	"wasit/swiss/tiebreak"
)

// Event gives a team event to the tie-breaks. boards returns the game points of a team board by board in a played match
// of a round, or nil where nobody kept them.
func (r Rules) Event(m *swiss.Matches, boards func(team swiss.TPN, round int) []swiss.Points) tiebreak.TeamEvent {
	win, draw, _ := r.matchPoints()
	ev := tiebreak.TeamEvent{Rounds: m.PairedRounds(), Total: m.TotalRounds(), Boards: r.Boards, Win: win, Draw: draw, GameWin: r.game().Win, GameDraw: r.game().Draw, GamePointsFirst: r.GameFirst}
	for _, tpn := range m.TPNs() {
		team := tiebreak.Team{TPN: tpn}
		for round := 1; round <= ev.Rounds; round++ {
			e := m.Entry(tpn, round)
			match := tiebreak.Match{Outcome: Outcome(e, m.Entry(e.Opponent, round)), Opponent: e.Opponent, MP: e.Primary, GP: e.Secondary}
			if r.GameFirst {
				match.MP, match.GP = match.GP, match.MP
			}
			if e.Kind == swiss.PlayedMatch {
				match.Boards = boards(tpn, round)
			}
			team.Matches = append(team.Matches, match)
		}
		ev.Teams = append(ev.Teams, team)
	}
	return ev
}

// Outcome reads what a unit got out of a match.
func Outcome(e, other swiss.MatchEntry) swiss.Outcome {
	switch e.Kind {
	case swiss.PlayedMatch:
		switch {
		case e.Primary > other.Primary:
			return swiss.Win
		case e.Primary < other.Primary:
			return swiss.Loss
		}
		return swiss.Draw
	case swiss.ForfeitMatchWin:
		return swiss.ForfeitWin
	case swiss.ForfeitMatchLoss:
		return swiss.ForfeitLoss
	case swiss.MatchPAB:
		return swiss.PAB
	case swiss.MatchFullBye:
		return swiss.FullBye
	case swiss.MatchHalfBye:
		return swiss.HalfBye
	case swiss.MatchZeroBye:
		return swiss.ZeroBye
	}
	return swiss.Absent
}

// School is one place of a ranking of schools (or clubs) out of an individual event.
type School struct {
	Name    string
	Rank    int // "1224"
	Points  swiss.Points
	Places  int         // sum of the places of those who count
	Counted []swiss.TPN // the best of the school, in order of the standing
	Short   bool        // fewer players than asked for
}

// Schools ranks schools by their best players of an individual standing: points of the best count players, then the smaller
// sum of their places, then the better first place; schools with fewer players stand below the others. rows are in order
// of rank; a player whose school is empty counts for nobody.
func Schools(rows []tiebreak.Row, school func(swiss.TPN) string, count int) []School {
	index := map[string]int{}
	var list []School
	best := map[string]int{}
	for _, row := range rows {
		name := school(row.TPN)
		if name == "" {
			continue
		}
		i, known := index[name]
		if !known {
			i = len(list)
			index[name] = i
			list = append(list, School{Name: name})
			best[name] = row.Rank
		}
		s := &list[i]
		if len(s.Counted) < count {
			s.Counted = append(s.Counted, row.TPN)
			s.Points += row.Points
			s.Places += row.Rank
		}
	}
	for i := range list {
		list[i].Short = len(list[i].Counted) < count
	}
	compare := func(a, b School) int {
		if a.Short != b.Short {
			if a.Short {
				return 1
			}
			return -1
		}
		return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(len(b.Counted), len(a.Counted)),
			cmp.Compare(a.Places, b.Places), cmp.Compare(best[a.Name], best[b.Name]))
	}
	slices.SortFunc(list, func(a, b School) int { return cmp.Or(compare(a, b), cmp.Compare(a.Name, b.Name)) })
	for i := range list {
		list[i].Rank = i + 1
		if i > 0 && compare(list[i-1], list[i]) == 0 {
			list[i].Rank = list[i-1].Rank
		}
	}
	return list
}
