package journal

import (
	"slices"
	"testing"

	"wasit/swiss/lot"
)

// TestProhibitionHoldsFromItsDay: forbidden pairs that come after rounds were published are not claimed of those rounds.
func TestProhibitionHoldsFromItsDay(t *testing.T) {
	h := accelerated(t)
	early := Forbidden{Players: []PlayerID{1, 2}}
	h.do(Forbid{Section: 1, Sets: []Forbidden{early}})
	h.start()
	h.pair()
	h.do(Publish{Section: 1, Time: 1})
	late := Forbidden{Players: []PlayerID{3, 4}}
	dated := Forbidden{First: 4, Players: []PlayerID{1, 4}}
	h.do(Forbid{Section: 1, Sets: []Forbidden{early, late, dated}})
	sec, _ := h.Section(1)
	if first := []int{sec.Forbidden[0].First, sec.Forbidden[1].First, sec.Forbidden[2].First}; !slices.Equal(first, []int{0, sec.Round + 1, 4}) {
		t.Errorf("after round %d they hold from %v", sec.Round, first)
	}
	h.do(Forbid{Section: 1, Sets: sec.Forbidden})
	if again, _ := h.Section(1); again.Forbidden[1].First != sec.Forbidden[1].First {
		t.Error("given again they hold from another round")
	}
}

// TestSecondLotGivesTheSameOrder: a tie is drawn once; only an annulled lot makes room for another order.
func TestSecondLotGivesTheSameOrder(t *testing.T) {
	h := accelerated(t)
	h.start()
	draw := func(seed int, who ...PlayerID) []PlayerID {
		h.do(DrawLots{Section: 1, For: LotForPrize, Players: who, Seed: lot.Seed(1000 + seed)})
		sec, _ := h.Section(1)
		return sec.Lots[len(sec.Lots)-1].Drawn
	}
	first := draw(1, 1, 2, 3, 4)
	for seed := range 20 {
		if again := draw(seed, 4, 3, 2, 1); !slices.Equal(again, first) {
			t.Fatalf("seed %d: %v, before %v", seed, again, first)
		}
		if part := draw(seed, 2, 3); !slices.Equal(part, first) {
			t.Fatalf("seed %d, some of them: %v, before %v", seed, part, first)
		}
	}
	sec, _ := h.Section(1)
	for i := range sec.Lots {
		h.do(AnnulLot{Section: 1, Lot: i + 1, Reason: "wrong players"})
	}
	other := false
	for seed := range 20 {
		other = !slices.Equal(draw(seed, 1, 2, 3, 4), first) || other
		sec, _ := h.Section(1)
		h.do(AnnulLot{Section: 1, Lot: len(sec.Lots), Reason: "again"})
	}
	if !other {
		t.Error("behind an annulled lot there is no other order")
	}
}
