package pairing

import (
	"cmp"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/swiss/matching"
)

// meetings are who takes part in round n, by points, and who may still meet whom in it: nobody twice (C.04.1 2), no
// forbidden pair. A board of an earlier round without result counts as played.
func (m page) meetings(n int) ([]journal.PlayerID, *matching.Graph) {
	s, id := m.Event.Ahead, m.Event.Section
	var list []journal.Player
	for _, p := range s.Players(id) {
		if _, away := s.Absence(p, n); !away {
			list = append(list, p)
		}
	}
	points := s.Points(id, n-1)
	slices.SortFunc(list, func(a, b journal.Player) int {
		return cmp.Or(cmp.Compare(points[b.ID], points[a.ID]), cmp.Compare(a.TPN, b.TPN))
	})
	ids, at := make([]journal.PlayerID, len(list)), map[journal.PlayerID]int{}
	may := matching.NewGraph(len(list))
	for i, p := range list {
		ids[i], at[p.ID] = p.ID, i
		for k := range i {
			may.Join(i, k)
		}
	}
	cut := func(a, b journal.PlayerID) {
		i, here := at[a]
		k, too := at[b]
		if here && too && i != k {
			may.Cut(i, k)
		}
	}
	for r := 1; r < n; r++ {
		old, _ := s.Round(id, r)
		for _, b := range old.Boards {
			if b.Score.IsZero() || b.Score.White.IsPlayed() {
				cut(b.White, b.Black)
			}
		}
	}
	sec, _ := s.In(id)
	eachForbidden(sec.Section, n, cut)
	return ids, may
}

// eachForbidden calls cut for every pair that must not meet in round n.
func eachForbidden(sec journal.Section, n int, cut func(a, b journal.PlayerID)) {
	for _, f := range sec.Forbidden {
		if n < f.First || f.Last != 0 && n > f.Last {
			continue
		}
		for i, a := range f.Players {
			for _, b := range f.Players[:i] {
				cut(a, b)
			}
		}
	}
}

// meet pairs as many as may meet, the strongest first with who stands next below.
func meet(may *matching.Graph) *matching.Maximum {
	x := matching.NewMaximum(may)
	taken := make([]bool, may.Len())
	for i := range taken {
		for k := i + 1; k < len(taken) && !taken[i]; k++ {
			if !taken[k] && may.Has(i, k) {
				x.Preset(i, k)
				taken[i], taken[k] = true, true
			}
		}
	}
	all := make([]int, may.Len())
	for i := range all {
		all[i] = i
	}
	x.AddAll(all)
	return x
}

// isDeadEnd reports whether round n cannot be paired whatever the results until then: too few players are left who may
// meet. It looks at fields that are small beside the rounds alone; in larger ones opponents do not run out.
func (m page) isDeadEnd(n int) bool {
	sec := m.Section()
	if n > sec.Rounds || sec.MeetsAgain() || sec.Players > 4*n+20 {
		return false
	}
	_, may := m.meetings(n)
	return may.Len() > 1 && meet(may).Exposed() > may.Len()%2
}

// roundsPossible is in how many rounds everybody can meet somebody else; ok is false where that is no limit.
func (m page) roundsPossible() (most int, ok bool) {
	sec := m.Section()
	most = sec.Players - 1 + sec.Players%2
	return most, !sec.MeetsAgain() && sec.Players > 1
}

// pairByHand makes a draft where the engine finds none: neighbours of the standing who may meet, and the rest among
// themselves. The arbiter changes it.
type pairByHand struct{}

func (pairByHand) update(m page, env session.Env) (page, []session.Cmd) {
	ids, may := m.meetings(m.Event.Ahead.NextRound(m.Event.Section))
	x := meet(may)
	hand := journal.PairByHand{Section: m.Event.Section}
	rest := -1
	for i, id := range ids {
		mate := x.Mate(i)
		switch {
		case mate > i:
		case mate >= 0:
			continue
		case rest < 0:
			rest = i
			continue
		default:
			mate, rest = rest, -1
		}
		pair := journal.Pair{id, ids[mate]}
		if !m.PrefersWhite(id) && m.PrefersWhite(ids[mate]) {
			pair = journal.Pair{ids[mate], id}
		}
		hand.Boards = append(hand.Boards, pair)
	}
	if rest >= 0 {
		hand.PAB = ids[rest]
	}
	m.NoPairing = 0
	return session.Act(m, env, hand)
}
