package scenario

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
)

// masters is a rated event of n players near the norms before its last round, all of whose boards but a few have results.
func masters(t testing.TB, n, rounds, open int, system string, seed uint64) *hall {
	t.Helper()
	h, g := &hall{t: t}, rand.New(rand.NewPCG(seed, 0))
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: string(rune('A' + i)), Title: []string{"GM", "IM", "IM", "WGM"}[i%4], Federation: []string{"CRO", "SLO", "AUT", "HUN"}[i%4],
			Rating: 2420 + g.IntN(130)}
		if i%4 == 3 {
			list[i].Sex = swiss.Female
		}
		if system == journal.RoundRobin && i == n-1 || system != journal.RoundRobin && i%5 == 4 {
			list[i].Rating, list[i].Title = 0, ""
		}
		list[i].Ratings.Standard = list[i].Rating
	}
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup", Federation: "CRO"}},
		journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: system, Rounds: rounds, TieBreaks: []string{"DE", "SB"}, TieRules: "2026"}},
		journal.ImportPlayers{Section: 1, Players: list}, journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard}},
		journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 5})
	scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.Drawn, journal.BlackWins}
	for r := 1; r <= rounds; r++ {
		h.paired(r)
		round, _ := h.Round(1, r)
		for _, b := range round.Boards {
			score := scores[g.IntN(len(scores))]
			switch last := journal.PlayerID(n); { // without a point before the last round
			case b.White == last:
				score = journal.BlackWins
			case b.Black == last:
				score = journal.WhiteWins
			}
			if r < rounds || b.Number > open {
				h.enter(b.Number, score)
			}
		}
		if r < rounds {
			h.closed()
		}
	}
	return h
}

// paired publishes round n as the system of the section pairs it.
func (h *hall) paired(n int) {
	h.t.Helper()
	sec, _ := h.Section(1)
	if !sec.IsTable() {
		h.round(n - 1)
		return
	}
	tour, err := regulation.ForPairing(h.State, 1, n)
	if err != nil {
		h.t.Fatal(err)
	}
	system, err := regulation.System(h.State, 1)
	if err != nil {
		h.t.Fatal(err)
	}
	p, err := system.Pair(h.t.Context(), tour, n, swiss.Watch{})
	if err != nil {
		h.t.Fatal(err)
	}
	h.do(journal.PairRound{Section: 1, Pairing: *p, Engine: "test"}, journal.Publish{Section: 1, Time: 1})
}

// TestNormsAgainstEveryOutcome: a norm is in reach with an own result where some outcome of the open boards makes it, and sure where all of
// them do; in a table an unrated opponent's points decide whether the game with him counts.
func TestNormsAgainstEveryOutcome(t *testing.T) {
	found, unsure := 0, 0
	for seed := range uint64(24) {
		h := masters(t, 20, 9, 3, "dutch", seed)
		if seed%2 == 1 {
			h = masters(t, 10, 9, 5, journal.RoundRobin, seed)
		}
		c := scene(t, h.State)
		type key struct {
			who   journal.PlayerID
			title swiss.Title
		}
		could, total := map[key][owns]int{}, 1
		for range c.Open {
			total *= int(results)
		}
		for n := range total {
			of, s := c.outcome(n), h.State
			for i, b := range c.Open {
				var err error
				if s, err = c.ended(s, b, of[i]); err != nil {
					t.Fatal(err)
				}
			}
			for i, b := range c.Open {
				for _, id := range b.Players {
					own := c.ownOf(c.player(id), of[i])
					p, _ := s.Player(id)
					x, _ := federation.Reckon(s, p)
					for _, title := range x.Reached() {
						k := key{id, title}
						made := could[k]
						made[own]++
						could[k] = made
					}
				}
			}
		}
		for k, made := range could {
			least := Loss
			for made[least] == 0 {
				least--
			}
			i := slices.IndexFunc(c.Norms, func(n Norm) bool { return n.Player == k.who && n.Title == k.title })
			if i < 0 || c.Norms[i].Least != least || c.Norms[i].Sure != (made[least] == total/int(results)) {
				t.Errorf("seed %d: %v is made in %v outcomes, said is %+v", seed, k, made, c.Norms)
				continue
			}
			found++
			if !c.Norms[i].Sure {
				unsure++
			}
		}
		if len(c.Norms) != len(could) {
			t.Errorf("seed %d: %d norms are said, %d are in reach", seed, len(c.Norms), len(could))
		}
	}
	if t.Logf("%d norms in reach, %d of them not sure", found, unsure); found < 20 || unsure == 0 {
		t.Error("too few to show anything")
	}
}

// TestNoNormWithoutFIDE: a section that no list tells of, and one of rapid, has none.
func TestNoNormWithoutFIDE(t *testing.T) {
	h := open(t, 6, 2, nil)
	h.played(1)
	h.round(1)
	if c := scene(t, h.State); len(c.Norms) > 0 {
		t.Errorf("%+v", c.Norms)
	}
	for seed := range uint64(8) {
		rapid := masters(t, 20, 9, 3, "dutch", seed)
		rapid.do(journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedRapid}})
		if c := scene(t, rapid.State); len(c.Norms) > 0 {
			t.Errorf("rapid: %+v", c.Norms)
		}
	}
}
