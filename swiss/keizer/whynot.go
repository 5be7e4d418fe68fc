package keizer

import (
	"context"
	"slices"

	"wasit/swiss"
)

// What stands in the way of a pair, as [swiss.Trial] names it.
const (
	CriterionGap       = "gap"       // they met too few rounds ago: Theirs full rounds lie between, Mine are needed
	CriterionMeetings  = "meetings"  // they have met as often as the event allows
	CriterionForbidden = "forbidden" // the organiser keeps them apart
	CriterionByes      = "byes"      // somebody else had fewer byes
	CriterionNearest   = "nearest"   // pairs are made from the top: one of them meets somebody nearer
)

// WhyNot tells why a and b do not meet in round, or with b 0 why a does not have the bye. Criterion is empty where they do.
func (s System) WhyNot(ctx context.Context, t *swiss.Tournament, round int, a, b swiss.TPN, w swiss.Watch) (*swiss.Trial, error) {
	paired, err := s.Pair(ctx, t, round, w)
	if err != nil {
		return nil, err
	}
	p, err := s.gather(t, round)
	if err != nil {
		return nil, err
	}
	if b == 0 {
		return p.whyNoBye(paired, a)
	}
	i, j := slices.Index(p.list, a), slices.Index(p.list, b)
	if i < 0 || j < 0 {
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedPlayers}
	}
	trial := &swiss.Trial{Kind: swiss.TryMeet, Players: []swiss.TPN{a, b}, Article: "Keizer"}
	gap := paired.Why.Brackets[0].Values[0].Value
	h, met := p.history[a][b]
	switch {
	case slices.Contains(paired.Pairs, swiss.Pair{White: a, Black: b}), slices.Contains(paired.Pairs, swiss.Pair{White: b, Black: a}):
	case t.IsForbidden(a, b, round):
		trial.Criterion = CriterionForbidden
	case met && p.Options.MaxMeetings > 0 && h.times >= p.Options.MaxMeetings:
		trial.Criterion, trial.Mine, trial.Theirs = CriterionMeetings, p.Options.MaxMeetings, h.times+1
	case met && round-h.last <= gap:
		trial.Criterion, trial.Mine, trial.Theirs = CriterionGap, gap, round-h.last-1
	default:
		trial.Criterion = CriterionNearest
	}
	return trial, nil
}

func (p *pairer) whyNoBye(paired *swiss.Pairing, a swiss.TPN) (*swiss.Trial, error) {
	if !slices.Contains(p.list, a) {
		return nil, &swiss.RequestError{Round: p.round, Need: swiss.NeedPlayers}
	}
	trial := &swiss.Trial{Kind: swiss.TryLeave, Players: []swiss.TPN{a}, Article: "Keizer"}
	if paired.PAB == a {
		return trial, nil
	}
	trial.Criterion = CriterionNearest
	if paired.PAB != 0 && !p.Options.Classic && p.byes(a) > p.byes(paired.PAB) {
		trial.Criterion, trial.Mine, trial.Theirs = CriterionByes, p.byes(paired.PAB), p.byes(a)
	}
	return trial, nil
}

// byes counts the byes of a player in the rounds before.
func (p *pairer) byes(tpn swiss.TPN) int {
	n := 0
	for r := 1; r < p.round; r++ {
		if p.t.Entry(tpn, r).Outcome == swiss.PAB {
			n++
		}
	}
	return n
}
