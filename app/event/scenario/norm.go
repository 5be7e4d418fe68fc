package scenario

import (
	"slices"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss"
)

// A Norm is the norm of a title (FIDE B.01 1.4) that a player with an open game can still make.
type Norm struct {
	Player journal.PlayerID
	Title  swiss.Title
	Least  Own  // the worst own result that makes it; Loss: any does
	Sure   bool // whatever happens on other boards; else an unrated opponent must score there, or must not (1.4.2b)
}

// norms lists the norms that are in reach on the open boards, by board, the highest title first. What happens on other boards matters
// only by whether an opponent scores: a norm is sure that is made before their results and with all of them drawn.
func (c Scene) norms() (list []Norm, err error) {
	drawn := c.state
	for _, b := range c.Open {
		if drawn, err = c.ended(drawn, b, Drawn); err != nil {
			return nil, err
		}
	}
	for _, b := range c.Open {
		if !canMakeNorm(drawn, b) {
			continue
		}
		var before, after [results]journal.State
		for r := range results {
			if before[r], err = c.ended(c.state, b, r); err != nil {
				return nil, err
			}
			if after[r], err = c.ended(drawn, b, r); err != nil {
				return nil, err
			}
		}
		for _, id := range b.Players {
			list = append(list, c.normsOf(id, before, after)...)
		}
	}
	return list, nil
}

// canMakeNorm reports that the games of somebody on the board are compared with norms at all.
func canMakeNorm(s journal.State, b Board) bool {
	return slices.ContainsFunc(b.Players[:], func(id journal.PlayerID) bool {
		p, _ := s.Player(id)
		x, ok := federation.Reckon(s, p)
		return ok && len(x.Norms) > 0
	})
}

// normsOf are the norms of a player by what his board brings, before the results of other boards and with all of them drawn.
func (c Scene) normsOf(id journal.PlayerID, before, after [results]journal.State) (list []Norm) {
	var made [owns][2][]swiss.Title
	for r := range results {
		own := c.ownOf(c.player(id), r)
		made[own] = [2][]swiss.Title{reached(before[r], id), reached(after[r], id)}
	}
	for own := Loss; own >= Win; own-- {
		for _, title := range slices.Concat(made[own][0], made[own][1]) {
			if slices.ContainsFunc(list, func(n Norm) bool { return n.Title == title }) {
				continue
			}
			list = append(list, Norm{Player: id, Title: title, Least: own,
				Sure: slices.Contains(made[own][0], title) && slices.Contains(made[own][1], title)})
		}
	}
	slices.SortStableFunc(list, func(a, b Norm) int { return int(b.Title) - int(a.Title) })
	return list
}

func reached(s journal.State, id journal.PlayerID) []swiss.Title {
	p, _ := s.Player(id)
	x, _ := federation.Reckon(s, p)
	return x.Reached()
}
