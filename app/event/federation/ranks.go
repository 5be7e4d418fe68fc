package federation

import (
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/groups"
	"wasit/swiss/tiebreak"
)

// Ranks returns the places after the last complete round of a section, as its own rules rank; nil before that. Each
// group is ranked separately.
func Ranks(s journal.State, id journal.SectionID) (map[swiss.TPN]int, error) {
	sec, ok := s.Section(id)
	if !ok {
		return nil, &journal.UnknownError{Section: id}
	}
	t, err := s.Tournament(id, sec.Round)
	if err != nil {
		return nil, err
	}
	rounds := tiebreak.CompleteRounds(t)
	if rounds == 0 {
		return nil, nil
	}
	if t, err = asReported(t, rounds); err != nil {
		return nil, err
	}
	ranks := map[swiss.TPN]int{}
	switch {
	case sec.System == journal.Keizer:
		table, _, err := regulation.KeizerTable(s, id, rounds)
		if err != nil {
			return nil, err
		}
		for _, r := range table.Rows {
			ranks[r.TPN] = r.Place
		}
	case sec.IsBracket():
		return cupRanks(s, id, t.TPNs())
	case sec.System == journal.Groups:
		return groupRanks(s, sec, t, rounds)
	default:
		rows, err := ranked(s, sec, t, rounds)
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			ranks[r.TPN] = r.Rank
		}
	}
	return ranks, nil
}

// asReported returns t with adjourned games of complete rounds as the draws that they count for in record 001 (TRF26 162, X), so that
// places and points of a report say the same.
func asReported(t *swiss.Tournament, rounds int) (*swiss.Tournament, error) {
	d := t.Draft()
	open := false
	for i := range d.Players {
		for n := range d.Players[i].Rounds[:min(rounds, len(d.Players[i].Rounds))] {
			if e := &d.Players[i].Rounds[n]; e.Outcome == swiss.Pending {
				e.Outcome, open = swiss.Draw, true
			}
		}
	}
	if !open {
		return t, nil
	}
	return swiss.NewTournament(d)
}

// groupRanks are the places in each group.
func groupRanks(s journal.State, sec journal.Section, t *swiss.Tournament, rounds int) (map[swiss.TPN]int, error) {
	o, err := regulation.TieOptions(s, sec, rounds)
	if err != nil {
		return nil, err
	}
	ranks := map[swiss.TPN]int{}
	for _, members := range regulation.Groups(s, sec.ID) {
		rows, err := groups.Rank(t, members, max(sec.Options.Cycles, 1), o, nil, groups.ByLot(sec.Order.Seed))
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			ranks[r.TPN] = r.Rank
		}
	}
	return ranks, nil
}

// cupRanks are the places of a bracket: who is still in it stands first.
func cupRanks(s journal.State, id journal.SectionID, all []swiss.TPN) (map[swiss.TPN]int, error) {
	state, err := regulation.Bracket(s, id)
	if err != nil {
		return nil, err
	}
	ranks := map[swiss.TPN]int{}
	for _, p := range state.Places(all) {
		ranks[p.TPN] = p.From
	}
	for _, tpn := range all {
		if ranks[tpn] == 0 {
			ranks[tpn] = 1
		}
	}
	return ranks, nil
}

// ranked ranks by points and tie-breaks.
func ranked(s journal.State, sec journal.Section, t *swiss.Tournament, rounds int) ([]tiebreak.Row, error) {
	o, err := regulation.TieOptions(s, sec, rounds)
	if err != nil {
		return nil, err
	}
	if sec.System == journal.Team {
		event, err := regulation.TeamEvent(s, sec.ID, rounds)
		if err != nil {
			return nil, err
		}
		return tiebreak.TeamStandings(event, o)
	}
	t, carried, err := s.WithCarried(sec.ID, t)
	if err != nil {
		return nil, err
	}
	o.Rounds += carried
	settled, _, err := regulation.Settled(s, sec.ID, t)
	if err != nil {
		return nil, err
	}
	rows, err := tiebreak.Standings(settled, o)
	return regulation.Placed(s, sec.ID, rows), err
}
