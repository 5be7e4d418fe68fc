package dutch

import (
	"errors"
	"slices"

	"wasit/swiss"
	"wasit/swiss/matching"
)

// trials collects alternatives to the choice of one bracket.
type trials struct {
	*bracket
	e      *engine
	chosen candidate
	mine   []swiss.Value // what the chosen candidate reaches
	list   []swiss.Trial
}

// floaters tries for each downfloater the best candidate in which it is paired.
func (t *trials) floaters() error {
	if t.size() == 1 {
		return nil
	}
	for _, f := range t.chosen.floats[:min(len(t.chosen.floats), triedFloaters)] {
		if err := t.stay(f); err != nil {
			return err
		}
	}
	return nil
}

func (t *trials) stay(f int) error {
	return t.try(swiss.TryStay, []int{f}, newDemand(t.size()).mark(f, paired))
}

// earlier looks for the candidate generated next before the chosen one: the first opponent passed over in the order of
// section 6, all decisions before that one being the same.
func (t *trials) earlier() error {
	settled := newDemand(t.size()) // the decisions already taken
	for _, f := range t.chosen.floats {
		if f < t.mdps {
			settled.mark(f, floating)
		}
	}
	pairs := t.chosen.pairs
	residents := make([]int, 0, t.size())
	for w := t.mdps; w < t.size(); w++ {
		residents = append(residents, w)
	}
	for ; len(pairs) > 0 && pairs[0][0] < t.mdps; pairs = pairs[1:] {
		if done, err := t.passedOver(settled, pairs[0][0], pairs[0][1], residents); done || err != nil {
			return err
		}
		residents = slices.DeleteFunc(residents, func(w int) bool { return w == pairs[0][1] })
	}
	return t.earlierRemainder(settled, pairs, residents)
}

func (t *trials) earlierRemainder(settled *demand, pairs [][2]int, residents []int) error {
	s2 := slices.Clone(residents[len(pairs):])
	s1 := matching.NewBits(t.size())
	for _, v := range residents[:len(pairs)] {
		s1.Add(v)
	}
	for _, p := range pairs {
		if s1.Has(p[0]) == s1.Has(p[1]) { // the best candidate without an exchange
			settled.s1 = s1
			return t.try(swiss.TryKeep, nil, settled)
		}
	}
	for _, p := range pairs {
		if done, err := t.passedOver(settled, p[0], p[1], s2); done || err != nil {
			return err
		}
		s2 = slices.DeleteFunc(s2, func(w int) bool { return w == p[1] })
	}
	return nil
}

// passedOver tries the opponents in the list that v passed over for w; done after the first that it may meet. If none was
// passed over the decision joins those taken.
func (t *trials) passedOver(settled *demand, v, w int, list []int) (done bool, err error) {
	illegal := 0
	for _, x := range list {
		if x == w {
			break
		}
		if reason := t.f.forbids(t.members[v], t.members[x]); reason != "" {
			if illegal++; illegal <= triedIllegal && len(t.list) < triedFloaters+triedIllegal {
				t.list = append(t.list, t.impossible(swiss.TryMeet, []int{v, x}, reason))
			}
			continue
		}
		return true, t.try(swiss.TryMeet, []int{v, x}, settled.pair(v, x))
	}
	settled.pair(v, w)
	return false, nil
}

// forbids names the absolute criterion that keeps the players at places i and j apart, empty if they may meet.
func (f *field) forbids(i, j int) string {
	if f.legal.Has(i, j) {
		return ""
	}
	a, b := &f.players[i], &f.players[j]
	switch {
	case f.t.HaveMet(a.tpn, b.tpn, f.round):
		return f.ed.criterion(1)
	case f.t.IsForbidden(a.tpn, b.tpn, f.round):
		return criterionForbidden
	}
	return f.ed.criterion(3)
}

// criterionForbidden is no criterion of FIDE: the organiser keeps two players apart.
const criterionForbidden = "forbidden"

func (t *trials) impossible(kind swiss.TrialKind, members []int, criterion string) swiss.Trial {
	return swiss.Trial{Kind: kind, Players: t.f.tpns(places(t.bracket, members)), Criterion: criterion, Article: t.f.ed.article(criterion)}
}

// try finds the best candidate that the demand leaves and where it is worse than the chosen one.
func (t *trials) try(kind swiss.TrialKind, members []int, d *demand) error {
	b := *t.bracket
	b.demand = d
	out, err := t.e.choose(&b)
	if errors.Is(err, errImpossible) {
		t.list = append(t.list, t.impossible(kind, members, t.obstacle(members)))
		return nil
	}
	if err != nil {
		return err
	}
	trial := swiss.Trial{Kind: kind, Players: t.f.tpns(places(t.bracket, members)), Floaters: t.f.tpns(places(t.bracket, out.floats))}
	for _, p := range out.pairs {
		if !slices.Contains(t.chosen.pairs, p) {
			trial.Pairs = append(trial.Pairs, t.f.board(t.members[p[0]], t.members[p[1]]))
		}
	}
	if err := t.compare(&trial, out); err != nil {
		return err
	}
	t.list = append(t.list, trial)
	return nil
}

// obstacle names what leaves no candidate: no legal opponent for the member, or no way to complete the round.
func (t *trials) obstacle(members []int) string {
	if len(members) == 1 {
		reasons := map[string]bool{}
		for w := range t.size() {
			if w != members[0] && max(w, members[0]) >= t.mdps {
				reasons[t.f.forbids(t.members[min(w, members[0])], t.members[max(w, members[0])])] = true
			}
		}
		for _, r := range []string{t.f.ed.criterion(3), t.f.ed.criterion(1), criterionForbidden} {
			if reasons[r] && !reasons[""] {
				return r
			}
		}
	}
	return t.f.ed.criterion(4)
}

// compare finds the first criterion in which the alternative is worse.
func (t *trials) compare(trial *swiss.Trial, out candidate) error {
	trial.Criterion = criterionOrder
	theirs, err := t.e.vector(t.bracket, out)
	switch {
	case err != nil && !errors.Is(err, errImpossible):
		return err
	case t.mode != final && (t.f.ed.Completion || t.mode == penultimate) && !t.e.holds(places(t.bracket, out.floats), t.level+1):
		trial.Criterion = t.completionCriterion(places(t.bracket, out.floats))
	default:
		for i, v := range theirs {
			if compareValues(t.mine[i], v) != 0 {
				trial.Criterion = v.Criterion
				trial.Mine, trial.MyList = t.mine[i].Value, t.mine[i].List
				trial.Theirs, trial.TheirList = v.Value, v.List
				break
			}
		}
	}
	trial.Article = t.f.ed.article(trial.Criterion)
	return nil
}

// completionCriterion tells C5 from C4: whether the round could be completed if any eligible player might have the PAB.
func (t *trials) completionCriterion(floaters []int) string {
	if t.f.ed.LowestBye && t.f.odd() && t.e.couldComplete(floaters, t.level+1) {
		return t.f.ed.criterion(5)
	}
	return t.f.ed.criterion(4)
}
