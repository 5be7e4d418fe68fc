package dutch

import (
	"slices"

	"wasit/swiss"
)

// why explains the round that run has paired; boards are its pairs in their order.
func (e *engine) why(boards []swiss.Pair) (*swiss.Explanation, error) {
	out := &swiss.Explanation{}
	for _, c := range e.choices {
		b, err := e.bracketWhy(c)
		if err != nil {
			return nil, err
		}
		out.Brackets = append(out.Brackets, b)
	}
	rank := e.ranks()
	for _, p := range boards {
		out.Boards = append(out.Boards, e.boardWhy(p, rank))
	}
	if e.pab >= 0 {
		out.PAB = e.pabWhy(out.Brackets)
	}
	return out, nil
}

// ranks gives every player's place.
func (f *field) ranks() map[swiss.TPN]int {
	rank := make(map[swiss.TPN]int, len(f.players))
	for i := range f.players {
		rank[f.players[i].tpn] = i
	}
	return rank
}

func (f *field) boardWhy(p swiss.Pair, rank map[swiss.TPN]int) swiss.BoardWhy {
	w, b := rank[p.White], rank[p.Black]
	_, rule := f.colors(min(w, b), max(w, b))
	out := swiss.BoardWhy{Pair: p, Rule: rule, Preferences: [2]swiss.Preference{f.players[w].pref.Preference, f.players[b].pref.Preference}}
	decided := w // whose wish was granted; where both want the same colour only one can have it
	switch {
	case rule == ruleParity || rule == ruleGrant && out.Preferences[0].Color != 0 && out.Preferences[1].Color != 0:
		decided = min(w, b)
	case out.Preferences[0].Color != swiss.White:
		decided = b
	}
	if decided == b {
		out.Decided = 1
	}
	return out
}

func (e *engine) pabWhy(brackets []swiss.BracketWhy) *swiss.PABWhy {
	p := &e.players[e.pab]
	out := &swiss.PABWhy{TPN: p.tpn, Score: p.score, Unplayed: p.unplayed, Article: e.ed.article(e.ed.criterion(2))}
	if e.ed.LowestBye {
		out.Article = e.ed.article(e.ed.criterion(5))
	}
	for i := range e.players {
		switch q := &e.players[i]; {
		case q.score <= p.score && !q.mayBye:
			out.Barred = append(out.Barred, q.tpn)
		case e.ed.LowestBye && q.score < p.score:
			out.Needed = append(out.Needed, q.tpn)
		}
	}
	slices.Sort(out.Barred)
	slices.Sort(out.Needed)
	for _, t := range brackets[len(brackets)-1].Choices {
		if t.Kind == swiss.TryStay && t.Players[0] == p.tpn && len(t.Floaters) == 1 && t.Criterion != criterionOrder {
			out.Article = t.Article
		}
	}
	return out
}

func (f *field) tpns(places []int) []swiss.TPN {
	var list []swiss.TPN
	for _, i := range places {
		list = append(list, f.players[i].tpn)
	}
	return list
}

// role names the part that the bracket plays.
func (b *bracket) role() swiss.BracketRole {
	switch {
	case b.mode == penultimate:
		return swiss.PenultimateBracket
	case b.mode == final && b.score() != b.floor():
		return swiss.CollapsedBracket
	case b.mode == final:
		return swiss.LastBracket
	}
	return swiss.OrdinaryBracket
}

// What a round tries out by itself; [System.WhyNot] tries any pair.
const (
	triedFloaters = 4 // of each bracket
	triedIllegal  = 3 // opponents passed over because they may not be met
)

func (e *engine) bracketWhy(c choice) (swiss.BracketWhy, error) {
	out := swiss.BracketWhy{
		Score: c.score(), Role: c.role(), Residents: e.tpns(c.members[c.mdps:]), MovedDown: e.tpns(c.members[:c.mdps]),
		Floaters: e.tpns(places(c.bracket, c.floats)),
	}
	t, err := e.trials(c)
	if err != nil {
		return out, err
	}
	out.Values = t.mine
	if err := t.floaters(); err != nil {
		return out, err
	}
	if err := t.earlier(); err != nil {
		return out, err
	}
	out.Choices = t.list
	return out, nil
}
