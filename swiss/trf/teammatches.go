package trf

import (
	"cmp"
	"slices"

	"wasit/swiss"
)

var matchKinds = map[swiss.Outcome]swiss.MatchKind{
	swiss.Win: swiss.PlayedMatch, swiss.Draw: swiss.PlayedMatch, swiss.Loss: swiss.PlayedMatch, swiss.Pending: swiss.PlayedMatch,
	swiss.ForfeitWin: swiss.ForfeitMatchWin, swiss.ForfeitLoss: swiss.ForfeitMatchLoss, swiss.PAB: swiss.MatchPAB,
	swiss.FullBye: swiss.MatchFullBye, swiss.HalfBye: swiss.MatchHalfBye, swiss.ZeroBye: swiss.MatchZeroBye,
}

// MatchDraft returns a team event for the engines that pair teams: the primary score is that of record 192 (match points
// where it says nothing), and the colour of a match is that of its first board. The byes of the next round are in it.
func (d *Document) MatchDraft() (swiss.MatchDraft, error) {
	histories, err := d.TeamHistories()
	if err != nil {
		return swiss.MatchDraft{}, err
	}
	kind := d.Kind()
	gamePoints := len(kind.Scores) > 0 && kind.Scores[0] == "GP"
	draft := swiss.MatchDraft{TotalRounds: d.TotalRounds(), InitialColor: d.InitialColor, Forbidden: d.Forbidden}
	for _, t := range histories {
		u := swiss.Unit{TPN: swiss.TPN(t.Number), Name: t.Name}
		for _, m := range t.Rounds {
			e := swiss.MatchEntry{Kind: matchKinds[m.Outcome], Opponent: swiss.TPN(m.Opponent), Color: m.Color, Primary: m.MP, Secondary: m.GP}
			if m.Outcome == swiss.Absent {
				e.Kind = swiss.MatchZeroBye // others were paired in this round
			}
			if gamePoints {
				e.Primary, e.Secondary = e.Secondary, e.Primary
			}
			u.Rounds = append(u.Rounds, e)
		}
		draft.Units = append(draft.Units, u)
	}
	d.nextByes(draft.Units)
	d.teamVirtual(draft.Units)
	if draft.InitialColor == 0 {
		draft.InitialColor = inferTeamColor(draft.Units)
	}
	return draft, nil
}

// nextByes enters the byes of rounds that are not played yet.
func (d *Document) nextByes(units []swiss.Unit) {
	for _, b := range d.TeamByes {
		for _, id := range b.IDs {
			i := slices.IndexFunc(units, func(u swiss.Unit) bool { return int(u.TPN) == id })
			if i < 0 || b.Round <= len(units[i].Rounds) {
				continue
			}
			for len(units[i].Rounds) < b.Round {
				units[i].Rounds = append(units[i].Rounds, swiss.MatchEntry{})
			}
			units[i].Rounds[b.Round-1] = swiss.MatchEntry{Kind: matchKinds[b.Outcome]}
		}
	}
}

func (d *Document) teamVirtual(units []swiss.Unit) {
	for _, v := range d.TeamVirtual {
		points := v.MatchPoints
		if points == 0 {
			points = v.GamePoints
		}
		for i := range units {
			u := &units[i]
			if int(u.TPN) < v.First || int(u.TPN) > v.Last {
				continue
			}
			for len(u.Virtual) < v.LastRound {
				u.Virtual = append(u.Virtual, 0)
			}
			for r := v.FirstRound; r <= v.LastRound; r++ {
				u.Virtual[r-1] = points
			}
		}
	}
}

// inferTeamColor reads the initial colour from the first round, as inferColor does for players.
func inferTeamColor(units []swiss.Unit) swiss.Color {
	units = slices.Clone(units)
	slices.SortFunc(units, func(a, b swiss.Unit) int { return cmp.Compare(a.TPN, b.TPN) })
	k := 0
	for _, u := range units {
		if len(u.Rounds) == 0 {
			continue
		}
		if e := u.Rounds[0]; e.Kind.IsMatch() || e.Kind == swiss.MatchPAB {
			k++
			if e.Color != 0 && k%2 == 1 {
				return e.Color
			}
			if e.Color != 0 {
				return e.Color.Other()
			}
		}
	}
	return 0
}
