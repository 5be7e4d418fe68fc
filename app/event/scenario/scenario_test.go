package scenario

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// hall is an event that is played in a test.
type hall struct {
	t testing.TB
	journal.State
}

// open makes an event of one section for n players.
func open(t testing.TB, n, rounds int, change func(*journal.SectionConfig)) *hall {
	t.Helper()
	h := &hall{t: t}
	c := journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: rounds, TieBreaks: []string{"DE", "BH/C1", "BH", "SB"}, TieRules: "2026"}
	if change != nil {
		change(&c)
	}
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("P%02d", i+1), Rating: 2000 - i}
	}
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup"}}, journal.AddSection{SectionConfig: c},
		journal.ImportPlayers{Section: 1, Players: list}, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 5})
	return h
}

func (h *hall) do(commands ...journal.Command) {
	h.t.Helper()
	for _, c := range commands {
		_, after, err := journal.Decide(h.State, journal.Stamp{At: 1_763_683_200_000, Device: "tab", By: "Rina"}, c)
		if err != nil {
			h.t.Fatalf("%T: %v", c, err)
		}
		h.State = after
	}
}

// round publishes a round in which player i of a circle meets the one opposite: nobody meets twice.
func (h *hall) round(n int) {
	h.t.Helper()
	ids := h.Players(1)
	var boards []journal.Pair
	if len(ids)%2 == 0 {
		rest := len(ids) - 1
		at := func(i int) journal.PlayerID { return ids[1+(i+n)%rest].ID }
		boards = append(boards, journal.Pair{ids[0].ID, at(0)})
		for i := 1; i <= rest/2; i++ {
			boards = append(boards, journal.Pair{at(i), at(rest - i)})
		}
	}
	h.do(journal.PairByHand{Section: 1, Boards: boards}, journal.Publish{Section: 1, Time: 1})
}

// enter gives board b of the round in play a score.
func (h *hall) enter(b int, s journal.Score) {
	h.t.Helper()
	r, _ := h.CurrentRound(1)
	h.do(journal.EnterResult{Section: 1, Round: r.Number, Board: b, Score: s})
}

func (h *hall) closed() {
	h.t.Helper()
	h.do(journal.CloseRound{Section: 1, Time: 1})
}

// played plays whole rounds: the player of the lower number wins.
func (h *hall) played(rounds int) {
	h.t.Helper()
	for n := range rounds {
		h.round(n)
		r, _ := h.CurrentRound(1)
		for _, b := range r.Boards {
			score := journal.WhiteWins
			if b.Black < b.White {
				score = journal.BlackWins
			}
			h.enter(b.Number, score)
		}
		h.closed()
	}
}

func scene(t testing.TB, s journal.State) Scene {
	t.Helper()
	c, err := Of(s, 1)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestCases: six players, two rounds, every place by hand.
func TestCases(t *testing.T) {
	h := open(t, 6, 2, nil)
	h.played(1) // 1, 3 and 2 have won, or as the circle had them
	h.round(1)
	c := scene(t, h.State)
	if len(c.Open) != 3 || len(c.Players) != 6 || c.Exact || !c.CanBeExact() {
		t.Fatalf("%+v", c)
	}
	for _, p := range c.Players {
		for own := range owns {
			x := p.Own[own]
			if x.Places.Best < 1 || x.Places.Worst > 6 || x.Places.Best > x.Places.Worst || (x.Places.Best == 1) != (x.Needs != nil) {
				t.Errorf("%+v", p)
			}
		}
		if p.Own[Win].Places.Best > p.Own[Draw].Places.Best || p.Own[Draw].Places.Worst > p.Own[Loss].Places.Worst {
			t.Errorf("a win is worth less than a draw: %+v", p)
		}
	}
	h.enter(1, journal.WhiteWins)
	h.enter(2, journal.WhiteWins)
	if one := scene(t, h.State); len(one.Open) != 1 || len(one.Players) != 6 {
		t.Fatalf("%+v", one)
	}
}

// TestNeeds: who leads by a point and a half is champion whatever happens; behind the leader it takes his defeat; a shared first place is
// the tie-breaks'.
func TestNeeds(t *testing.T) {
	h := open(t, 4, 3, nil)
	h.played(2)
	h.round(2)
	c := scene(t, h.State)
	lead := c.Players[0]
	if lead.Points != 2*swiss.Point || lead.Best() != 1 {
		t.Fatalf("%+v", lead)
	}
	if x := lead.Own[Win]; x.Places != (Range{1, 1}) || x.Tie || len(x.Needs) != 0 {
		t.Errorf("a win of the leader leaves %+v", x)
	}
	for _, p := range c.Players[1:] {
		for own := range owns {
			if x := p.Own[own]; x.Places.Best == 1 && p.Points+c.award[own] < lead.Points {
				t.Errorf("%d points are first before %d: %+v", p.Points+c.award[own], lead.Points, p)
			}
		}
	}
}

// TestRefused: nothing is said before the last round is published, when all results are in, of a section that is not ranked by points,
// and while an earlier game is open.
func TestRefused(t *testing.T) {
	h := open(t, 4, 3, nil)
	want := func(of string, err error) {
		t.Helper()
		if _, got := Of(h.State, 1); !errors.Is(got, err) {
			t.Errorf("%s: %v, want %v", of, got, err)
		}
	}
	want("no round", ErrEarly)
	h.played(2)
	want("before the last", ErrEarly)
	h.round(2)
	h.enter(1, journal.WhiteWins)
	h.enter(2, journal.Drawn)
	want("all in", ErrOver)
	h = open(t, 4, 1, func(c *journal.SectionConfig) { c.System = journal.Keizer; c.TieBreaks = nil })
	h.round(0)
	want("Keizer", ErrSystem)
	if _, err := Of(journal.State{}, 1); !errors.Is(err, ErrEarly) {
		t.Error(err)
	}
}

// brute is what happens by points in every outcome of the open boards: of each player and own result the fewest above and the most level
// or above, and whether the first place came.
func brute(c Scene) map[journal.PlayerID][owns]Range {
	seen := map[journal.PlayerID][owns]Range{}
	total := 1
	for range c.Open {
		total *= 3
	}
	for n := range total {
		points, own := map[journal.PlayerID]swiss.Points{}, map[journal.PlayerID]Own{}
		for _, p := range c.Players {
			points[p.ID] = p.Points
		}
		for i, r := range c.outcome(n) {
			for k, id := range c.Open[i].Players {
				own[id] = Own(r)
				if k == 1 {
					own[id] = Own(2 - r)
				}
				points[id] += c.award[own[id]]
			}
		}
		for _, p := range c.Players {
			above, level := 1, 0
			for _, q := range c.Players {
				if points[q.ID] > points[p.ID] {
					above++
				}
				if points[q.ID] >= points[p.ID] {
					level++
				}
			}
			x := seen[p.ID]
			for o := range owns {
				if p.Board == 0 || own[p.ID] == o {
					x[o] = x[o].reach(above).reach(level)
				}
			}
			seen[p.ID] = x
		}
	}
	return seen
}

// TestPlacesAgainstEveryOutcome: in drawn events the places by points are those that the outcomes of all open boards show, and the exact
// ones lie between them.
func TestPlacesAgainstEveryOutcome(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	exact := 0
	for range 40 {
		n, rounds := 4+2*r.IntN(5), 2+r.IntN(2)
		h := open(t, n, rounds, func(c *journal.SectionConfig) {
			if r.IntN(3) == 0 {
				c.Scoring = swiss.Scoring{Win: 30, Draw: 10, Loss: 0}
			}
		})
		scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins, journal.WhiteForfeits}
		for k := range rounds {
			h.round(k)
			for b := 1; b <= n/2; b++ {
				if k < rounds-1 || b > MostExact || r.IntN(3) == 0 && b > 1 {
					h.enter(b, scores[r.IntN(len(scores))])
				}
			}
			if k < rounds-1 {
				h.closed()
			}
		}
		c := scene(t, h.State)
		seen := brute(c)
		for _, p := range c.Players {
			for own := range owns {
				if p.Own[own].Places != seen[p.ID][own] {
					t.Errorf("%d players, %d boards open: player %d, own result %d: %v, outcomes show %v", n, len(c.Open), p.ID, own, p.Own[own].Places, seen[p.ID][own])
				}
			}
		}
		if len(c.Open) > 3 {
			continue
		}
		exact++
		x, err := c.Exactly(context.Background(), swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range x.Players {
			for own, is := range p.Own {
				if wide := seen[p.ID][own]; is.Places.Best < wide.Best || is.Places.Worst > wide.Worst {
					t.Errorf("player %d: exactly %v, by points %v", p.ID, is.Places, wide)
				}
			}
		}
	}
	if exact < 5 {
		t.Errorf("%d scenes were ranked exactly: too few to mean anything", exact)
	}
}

// TestExactlyStops: the computation yields, tells how far it is and stops when it is told to.
func TestExactlyStops(t *testing.T) {
	h := open(t, 8, 2, nil)
	h.played(1)
	h.round(1)
	c := scene(t, h.State)
	ctx, cancel := context.WithCancel(context.Background())
	yields, done := 0, 0
	_, err := c.Exactly(ctx, swiss.Watch{Yield: func() { yields++ }, Progress: func(n, total int) {
		if done = n; n == 10 {
			cancel()
		}
		if total != 81 {
			t.Errorf("%d outcomes of four boards", total)
		}
	}})
	if !errors.Is(err, context.Canceled) || yields < 10 || done != 10 {
		t.Errorf("%v after %d yields at %d", err, yields, done)
	}
}

// TestDecisive: a board is decisive for a place only where one of its players can win or lose it there.
func TestDecisive(t *testing.T) {
	h := open(t, 8, 3, nil)
	h.played(2)
	h.round(2)
	c := scene(t, h.State)
	all := c.Decisive(len(c.Players))
	first := c.Decisive(1)
	if len(all) != 0 || len(first) == 0 || len(first) == len(c.Open) || !slices.IsSorted(first) {
		t.Errorf("for the last place %v, for the first %v of %d", all, first, len(c.Open))
	}
	for _, p := range c.Reach(1) {
		if p.Best() != 1 {
			t.Errorf("%+v reaches the first place", p)
		}
	}
}
