package federation_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// TestCarriedFinalComesBack: a final that carries results of its groups reports its own games alone, and comes back with the same bytes.
func TestCarriedFinalComesBack(t *testing.T) {
	carriedFinal(t, 1, "carried final")
	carriedFinal(t, 2, "carried final twice")
}

func carriedFinal(t *testing.T, cycles int, name string) {
	h := open(t, journal.SectionConfig{System: journal.Groups, Rounds: 3 * cycles, Options: journal.SystemOptions{Cycles: cycles}}, field(8))
	h.start()
	g := lot.New(8)
	for range 3 * cycles {
		h.enterLast(h.pair(), g)
		h.close()
	}
	var list []journal.PlayerInfo
	groups := regulation.Groups(h.s, 1)
	c := journal.Carried{From: 1}
	next := journal.PlayerID(9)
	for _, group := range groups {
		var origins []journal.Origin
		for _, tpn := range group[:2] {
			p, _ := h.s.PlayerByTPN(1, tpn)
			list = append(list, p.PlayerInfo)
			origins = append(origins, journal.Origin{Now: next, Then: p.ID})
			next++
		}
		c.Groups = append(c.Groups, origins)
	}
	sec, _ := h.s.Section(1)
	config := sec.SectionConfig
	config.Name, config.System, config.Rounds, config.Options = "Final", journal.RoundRobin, 2*cycles, journal.SystemOptions{}
	if cycles > 1 {
		config.Options.Cycles = cycles
	}
	h.do(journal.AddSection{SectionConfig: config}, journal.ImportPlayers{Section: 2, Players: list}, journal.FixOrder{Section: 2}, journal.CarryResults{Section: 2, Carried: c})
	for n := 1; n <= 2*cycles; n++ {
		system, err := regulation.System(h.s, 2)
		if err != nil {
			t.Fatal(err)
		}
		tour, err := h.s.ForPairing(2, n)
		if err != nil {
			t.Fatal(err)
		}
		p, err := system.Pair(t.Context(), tour, n, swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		h.do(journal.PairRound{Section: 2, Pairing: *p, Engine: "test"}, journal.Publish{Section: 2, Time: 1})
		r, _ := h.s.Round(2, n)
		for _, b := range r.Boards {
			h.do(journal.EnterResult{Section: 2, Round: n, Board: b.Number, Score: journal.WhiteWins})
		}
		h.do(journal.CloseRound{Section: 2, Time: 2})
		text := roundTrip(t, h.s, 2)
		taken, ranks := again(t, []byte(text)), [2]map[swiss.TPN]int{}
		for i, place := range []struct {
			s  journal.State
			id journal.SectionID
		}{{h.s, 2}, {taken, 1}} {
			var err error
			if ranks[i], err = federation.Ranks(place.s, place.id); err != nil || len(place.s.CarriedGames(place.id)) != 2*cycles {
				t.Fatalf("%v: carried %v", err, place.s.CarriedGames(place.id))
			}
		}
		if diff := cmp.Diff(ranks[0], ranks[1]); diff != "" {
			t.Errorf("the final that came back ranks otherwise (-here +there)\n%s", diff)
		}
		if n == 2*cycles {
			golden(t, name, text)
		}
	}
}
