package knockout

import (
	"cmp"
	"slices"

	"wasit/swiss"
)

// Place is a final rank, or a block of ranks that several players share.
type Place struct {
	TPN      swiss.TPN
	From, To int // equal unless shared
}

// Places returns the final places: winner and loser of the final, the match for third place, then everybody by the round
// of the loss; inside a shared block by conqueror if the format says so, else in initial order (order). Players still in
// the event are not listed.
func (s *State) Places(order []swiss.TPN) []Place {
	rank := map[swiss.TPN]int{}
	for i, tpn := range order {
		rank[tpn] = i
	}
	above := 0 // players of the bracket who did not lose in this round or before
	for _, tpn := range s.bracket {
		if tpn != 0 {
			above++
		}
	}
	blocks := make([][]knocked, len(s.rounds))
	from := make([]int, len(s.rounds))
	for r := range s.rounds {
		blocks[r] = s.knockedOut(r + 1)
		above -= len(blocks[r])
		from[r] = above + 1
	}
	var places []Place
	at := map[swiss.TPN]int{}
	if n := len(s.rounds); n == s.Rounds() && s.rounds[n-1][0].Winner != 0 {
		places = append(places, Place{s.rounds[n-1][0].Winner, 1, 1})
		at[s.rounds[n-1][0].Winner] = 1
	}
	for r := len(s.rounds); r >= 1; r-- {
		block := blocks[r-1]
		slices.SortFunc(block, func(a, b knocked) int {
			if s.format.ByConqueror {
				if c := cmp.Compare(at[a.by], at[b.by]); c != 0 {
					return c
				}
			}
			return cmp.Compare(rank[a.tpn], rank[b.tpn])
		})
		for _, p := range s.share(r, from[r-1], block) {
			at[p.TPN] = p.From
			places = append(places, p)
		}
	}
	return places
}

// knocked is a player who is out, and by whom.
type knocked struct{ tpn, by swiss.TPN }

func (s *State) knockedOut(round int) []knocked {
	var out []knocked
	for _, m := range s.rounds[round-1] {
		if m.Third || m.Reason == Undecided {
			continue
		}
		for _, tpn := range []swiss.TPN{m.Upper, m.Lower} {
			if tpn != 0 && tpn != m.Winner {
				out = append(out, knocked{tpn, m.Winner})
			}
		}
	}
	return out
}

// share gives the block of a round its places; the match for third place splits that of the semi-finals.
func (s *State) share(round, from int, block []knocked) []Place {
	places := make([]Place, len(block))
	for k, x := range block {
		places[k] = Place{x.tpn, from, from + len(block) - 1}
		if s.format.ByConqueror {
			places[k].From, places[k].To = from+k, from+k
		}
	}
	third, played := s.third()
	switch {
	case !played || round != s.Rounds()-1 || third.Reason == Empty:
	case third.Reason == Undecided:
		return nil
	default:
		places = places[:0]
		for k, tpn := range []swiss.TPN{third.Winner, third.Loser} {
			if tpn != 0 {
				places = append(places, Place{tpn, from + k, from + k})
			}
		}
	}
	return places
}

func (s *State) third() (Match, bool) {
	if len(s.rounds) < s.Rounds() {
		return Match{}, false
	}
	last := s.rounds[len(s.rounds)-1]
	m := last[len(last)-1]
	return m, m.Third
}

// Losers returns who lost in a round, in bracket order: the entrants of place matches (a bracket of its own) or of a
// consolation section.
func (s *State) Losers(round int) []swiss.TPN {
	var out []swiss.TPN
	for _, m := range s.Matches(round) {
		if m.Loser != 0 && !m.Third {
			out = append(out, m.Loser)
		}
	}
	return out
}

// Points counts for team and school tables: matches won over the board or by walk-over; byes only if the format says so.
func (s *State) Points(tpn swiss.TPN) int {
	n := 0
	for _, round := range s.rounds {
		for _, m := range round {
			if m.Winner == tpn && (m.Reason != ByBye || s.format.ByesAsWins) {
				n++
			}
		}
	}
	return n
}

// Tree returns the whole bracket for a drawing: every round, published or not, the match for third place last in the last
// round. Matches 2k-1 and 2k of a round feed match k of the next; players not known yet are 0.
func (s *State) Tree() [][]Match {
	tree := make([][]Match, s.Rounds())
	for r := range tree {
		if r < len(s.rounds) {
			tree[r] = cloneMatches(s.rounds[r])
			continue
		}
		for k := range len(s.bracket) >> (r + 1) {
			m := Match{Round: r + 1, Board: k + 1}
			if r == 0 {
				m.Upper, m.Lower = s.bracket[2*k], s.bracket[2*k+1]
			} else {
				m.Upper, m.Lower = tree[r-1][2*k].Winner, tree[r-1][2*k+1].Winner
			}
			tree[r] = append(tree[r], m)
		}
		if r == s.Rounds()-1 && r > 0 && !s.format.SharedThird {
			tree[r] = append(tree[r], Match{Round: r + 1, Board: 2, Third: true, Upper: tree[r-1][0].Loser, Lower: tree[r-1][1].Loser})
		}
	}
	return tree
}
