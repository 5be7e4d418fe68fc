package scenario

import (
	"context"
	"wasit/swiss"
)

// MostExact is how many boards may be open for all of their outcomes to be ranked: three to the power of it are.
const MostExact = 5

// CanBeExact reports that so few boards are open that [Scene.Exactly] ends in seconds.
func (c Scene) CanBeExact() bool { return !c.Exact && len(c.Open) <= MostExact }

// Exactly ranks every outcome of the open boards by the tie-breaks of the section, and returns the scene with the places that occur. It
// yields as the watch asks, and stops with the context's error.
func (c Scene) Exactly(ctx context.Context, watch swiss.Watch) (Scene, error) {
	total := 1
	for range c.Open {
		total *= int(results)
	}
	places := map[swiss.TPN]*[owns]Range{}
	for n := range total {
		if err := ctx.Err(); err != nil {
			return c, err
		}
		if watch.Yield != nil {
			watch.Yield()
		}
		if watch.Progress != nil {
			watch.Progress(n, total)
		}
		if err := c.rank(c.outcome(n), places); err != nil {
			return c, err
		}
	}
	exact := c
	exact.Exact, exact.Players = true, make([]Player, len(c.Players))
	for i, p := range c.Players {
		for own := range owns {
			p.Own[own].Places = places[p.TPN][own]
		}
		exact.Players[i] = p
	}
	exact.sort()
	return exact, nil
}

// outcome is number n of all outcomes of the open boards.
func (c Scene) outcome(n int) []Result {
	of := make([]Result, len(c.Open))
	for i := range of {
		of[i], n = Result(n%int(results)), n/int(results)
	}
	return of
}

// rank adds the places of one outcome.
func (c Scene) rank(of []Result, places map[swiss.TPN]*[owns]Range) error {
	t, err := c.table(of)
	if err != nil {
		return err
	}
	result := map[int]Result{}
	for i, b := range c.Open {
		result[b.Number] = of[i]
	}
	rank := map[swiss.TPN]int{}
	for _, row := range t.Rows {
		rank[row.TPN] = row.Rank
	}
	for _, p := range c.Players {
		x := places[p.TPN]
		if x == nil {
			x = &[owns]Range{}
			places[p.TPN] = x
		}
		for own := range owns {
			if p.Board == 0 || c.ownOf(p, result[p.Board]) == own {
				x[own] = x[own].reach(rank[p.TPN])
			}
		}
	}
	return nil
}

// ownOf is the result of a player's open board from his side.
func (c Scene) ownOf(p Player, r Result) Own {
	for _, b := range c.Open {
		if b.Number == p.Board && b.Players[1] == p.ID {
			return Own(BlackWins - r)
		}
	}
	return Own(r)
}
