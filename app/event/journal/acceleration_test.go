package journal

import (
	"slices"
	"testing"

	"wasit/swiss"
)

// accelerated is an event whose report gave the virtual points.
func accelerated(t *testing.T) *hall {
	t.Helper()
	h := newHall(t)
	h.do(CreateEvent{EventInfo: EventInfo{ID: "e1", Name: "Accelerated"}}, AddSection{SectionConfig: SectionConfig{Name: "A", System: Dutch, Edition: "2026", Rounds: 4}})
	for _, name := range []string{"Ana", "Bob", "Cvita", "Dino"} {
		h.do(AddPlayer{Section: 1, PlayerInfo: PlayerInfo{Name: name}})
	}
	h.do(Accelerate{Section: 1, Rows: []Acceleration{{Points: swiss.Point, First: 1, Last: 2, Players: []PlayerID{1, 3}}, {Points: swiss.HalfPoint, First: 3, Last: 3, Players: []PlayerID{1}}}})
	return h
}

func TestAccelerationAsAReportGivesIt(t *testing.T) {
	h := accelerated(t)
	sec, _ := h.Section(1)
	if got := sec.VirtualPoints(1); !slices.Equal(got, []swiss.Points{10, 10, 5}) {
		t.Errorf("player 1: %v", got)
	}
	if got := sec.VirtualPoints(3); !slices.Equal(got, []swiss.Points{10, 10}) || sec.VirtualPoints(2) != nil {
		t.Errorf("player 3: %v", got)
	}
	for _, row := range []Acceleration{{Points: 0, First: 1, Last: 1, Players: []PlayerID{1}}, {Points: 10, First: 2, Last: 1, Players: []PlayerID{1}},
		{Points: 10, First: 1, Last: 1}, {Points: MaxVirtual + 1, First: 1, Last: 1, Players: []PlayerID{1}}} {
		refuse[*ValueError](h, Accelerate{Section: 1, Rows: []Acceleration{row}})
	}
	h.start()
	h.pair()
	refuse[*RoundPhaseError](h, Accelerate{Section: 1})
}
