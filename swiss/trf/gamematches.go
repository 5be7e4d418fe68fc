package trf

import (
	"strconv"

	"wasit/swiss"
)

// GamesDraft returns a Double-Swiss for its engine: two columns of the file are the two games of one match (FIDE fixes no
// form for them: UNVERIFIED). The colour of a match is that of its first game. Its error is a *ReadError that names the player
// and the column where two columns are no match.
func (d *Document) GamesDraft() (swiss.MatchDraft, error) {
	scoring := swiss.StandardScoring()
	if d.Scoring.Set {
		scoring = d.Scoring.Table
	}
	draft := swiss.MatchDraft{TotalRounds: (d.TotalRounds() + 1) / 2, InitialColor: d.InitialColor}
	for _, f := range d.Forbidden { // two columns are a round
		draft.Forbidden = append(draft.Forbidden, swiss.Forbidden{First: (max(f.First, 1) + 1) / 2, Last: (f.Last + 1) / 2, Players: f.Players})
	}
	played := (d.PlayedRounds() + 1) / 2
	var errs report
	for i := range d.Players {
		p := &d.Players[i]
		u := swiss.Unit{TPN: p.TPN, Name: p.Name}
		for r := range max(played, (len(p.Rounds)+1)/2) {
			first, second := p.in(2*r), p.in(2*r+1)
			if first.Opponent != second.Opponent && first.Opponent != 0 && second.Opponent != 0 || first.Color != 0 && first.Color == second.Color {
				errs.add(Problem{Kind: TeamsDiffer, Line: d.lines[p.TPN], Column: 92 + 20*r, Code: "001", Got: "player " + strconv.Itoa(int(p.TPN)),
					Want: "two games against the same opponent, with colours changed"})
			}
			e := matchOf(first, second, scoring)
			if e.Kind == swiss.NoMatch && r < played {
				e.Kind = swiss.MatchZeroBye // others were paired in this round
			}
			u.Rounds = append(u.Rounds, e)
		}
		for r := 0; r < len(p.Virtual); r += 2 {
			u.Virtual = append(u.Virtual, p.Virtual[r])
		}
		draft.Units = append(draft.Units, u)
	}
	draft.SettleForfeits()
	if draft.InitialColor == 0 {
		draft.InitialColor = inferTeamColor(draft.Units)
	}
	return draft, errs.err()
}

// in returns column i, from 0, of a player.
func (p *Player) in(i int) swiss.Entry {
	if i < len(p.Rounds) {
		return p.Rounds[i]
	}
	return swiss.Entry{}
}

// matchOf makes one match of two games (C.04.5 1). A bye of a match is two byes: the pairing-allocated one a win and a draw.
func matchOf(first, second swiss.Entry, scoring swiss.Scoring) swiss.MatchEntry {
	e := swiss.MatchEntry{Opponent: first.Opponent, Color: first.Color}
	for _, g := range []swiss.Entry{first, second} {
		if g.Outcome != swiss.Pending {
			e.Primary += scoring.Of(g.Outcome)
		}
	}
	if first.Opponent == 0 {
		e.Kind = matchKinds[first.Outcome]
		return e
	}
	e.Kind = swiss.PlayedMatch
	switch {
	case !first.Outcome.IsForfeit() || !second.Outcome.IsForfeit():
	case first.Outcome == second.Outcome && first.Outcome == swiss.ForfeitWin:
		e.Kind = swiss.ForfeitMatchWin
	case first.Outcome == second.Outcome:
		e.Kind = swiss.ForfeitMatchLoss
	default:
		e.Uncolored = true // each side forfeited a game (C.04.5 1.6)
	}
	return e
}
