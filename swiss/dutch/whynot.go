package dutch

import (
	"context"
	"slices"

	"wasit/swiss"
)

// Study is a round that has been paired, with all that is known about it, to be asked about single pairs.
type Study struct{ e *engine }

// Study pairs round of t as Pair does.
func (s System) Study(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*Study, error) {
	e, err := s.engine(ctx, t, round, w)
	if err != nil {
		return nil, err
	}
	return &Study{e}, nil
}

// WhyNot is [Study.WhyNot] of one question.
func (s System) WhyNot(ctx context.Context, t *swiss.Tournament, round int, a, b swiss.TPN, w swiss.Watch) (*swiss.Trial, error) {
	study, err := s.Study(ctx, t, round, w)
	if err != nil {
		return nil, err
	}
	return study.WhyNot(a, b)
}

// WhyNot tells why two players do not meet: the best candidate in which they would, and the first criterion in which it
// is worse than the one chosen. Where one of them is paired in a higher bracket than the other stands in, the alternative
// lets that one float. With b = 0 it tells why a has not the PAB. An empty criterion means that they do meet.
func (s *Study) WhyNot(a, b swiss.TPN) (*swiss.Trial, error) {
	e := s.e
	rank := e.ranks()
	i, here := rank[a]
	j, too := rank[b]
	var trial *swiss.Trial
	var err error
	switch {
	case here && b == 0:
		trial, err = e.whyNoBye(i)
	case !here || !too || a == b:
		return nil, &swiss.RequestError{Round: e.round, Need: swiss.NeedPlayers}
	default:
		trial, err = e.whyNot(min(i, j), max(i, j))
	}
	if err != nil {
		return nil, e.failed(err)
	}
	return trial, nil
}

func (e *engine) whyNot(i, j int) (*swiss.Trial, error) {
	met := swiss.Trial{Kind: swiss.TryMeet, Players: e.tpns([]int{i, j})}
	if slices.Contains(e.pairs, [2]int{i, j}) {
		return &met, nil
	}
	if reason := e.forbids(i, j); reason != "" {
		met.Criterion, met.Article = reason, e.ed.article(reason)
		return &met, nil
	}
	for _, c := range e.choices {
		v, w := slices.Index(c.members, i), slices.Index(c.members, j)
		leaves := func(m int) bool { return m < 0 || slices.Contains(c.floats, m) }
		if leaves(v) && leaves(w) {
			continue // both are dealt with further down, or one has been paired above
		}
		t, err := e.trials(c)
		if err != nil {
			return nil, err
		}
		switch {
		case v >= 0 && w >= 0:
			err = t.meet(v, w)
		case leaves(v):
			err = t.leave(w)
		default:
			err = t.leave(v)
		}
		if err != nil {
			return nil, err
		}
		return &t.list[0], nil
	}
	return &met, nil
}

// whyNoBye tells why the player at place i has not the PAB.
func (e *engine) whyNoBye(i int) (*swiss.Trial, error) {
	out := swiss.Trial{Kind: swiss.TryLeave, Players: e.tpns([]int{i})}
	switch p := &e.players[i]; {
	case i == e.pab:
		return &out, nil
	case !p.mayBye || !e.odd():
		out.Criterion = e.ed.criterion(2)
	case e.ed.LowestBye && p.score != e.pabScore:
		out.Criterion = e.ed.criterion(5)
	}
	if out.Criterion != "" {
		out.Article = e.ed.article(out.Criterion)
		return &out, nil
	}
	for _, c := range e.choices {
		v := slices.Index(c.members, i)
		if v < 0 || slices.Contains(c.floats, v) {
			continue
		}
		t, err := e.trials(c)
		if err == nil {
			err = t.leave(v)
		}
		if err != nil {
			return nil, err
		}
		return &t.list[0], nil
	}
	return &out, nil
}

// trials starts a list of alternatives to c.
func (e *engine) trials(c choice) (*trials, error) {
	mine, err := e.vector(c.bracket, c.candidate)
	return &trials{bracket: c.bracket, e: e, chosen: c.candidate, mine: mine}, err
}

// meet tries the best candidate with the pair v–w.
func (t *trials) meet(v, w int) error {
	return t.try(swiss.TryMeet, []int{v, w}, newDemand(t.size()).pair(v, w))
}

// leave tries the best candidate in which v floats.
func (t *trials) leave(v int) error {
	return t.try(swiss.TryLeave, []int{v}, newDemand(t.size()).mark(v, floating))
}
