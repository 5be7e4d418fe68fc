package journal

import (
	"fmt"
	"testing"
)

// large is 300 players in four sections × 11 rounds: the yardstick of design.md §5.
func large(t testing.TB) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "big", Name: "Kejuaraan"}})
	for i := range 4 {
		sec := SectionID(i + 1)
		h.do(AddSection{SectionConfig{Name: fmt.Sprint("S", sec), System: "dutch", Rounds: 11, TieBreaks: []string{"BH/C1", "BH", "SB"}}})
		h.do(ImportPlayers{sec, "csv", field(75)})
		h.do(FixOrder{Section: sec})
		h.do(DrawColor{Section: sec, Seed: 1})
	}
	for n := 1; n <= 11; n++ {
		for sec := SectionID(1); sec <= 4; sec++ {
			tour, err := h.ForPairing(sec, n)
			if err != nil {
				t.Fatal(err)
			}
			h.do(PairRound{sec, fixture(tour, n), "bench", Apart{}})
			h.do(Publish{sec, hour})
			for _, b := range h.MissingBoards(sec, n) {
				h.do(EnterResult{sec, n, b, scores[(b*n)%3].score})
			}
			h.do(CloseRound{Section: sec, Time: hour})
		}
	}
	return h
}

func BenchmarkEnterResult(b *testing.B) {
	h := open(b, 300, 11)
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	i := 0
	for b.Loop() {
		i++
		if _, _, err := Decide(h.State, Stamp{At: 1}, EnterResult{1, 1, 1 + i%150, scores[i%3].score}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkSection: a screen asks for the section about ten times a tap.
func BenchmarkSection(b *testing.B) {
	h := open(b, 300, 11)
	for b.Loop() {
		if sec, ok := h.Section(1); !ok || sec.Players != 300 {
			b.Fatal(sec.Players)
		}
	}
}

func BenchmarkTournament300x11(b *testing.B) {
	h := open(b, 300, 11)
	h.start()
	for range 11 {
		h.play()
	}
	for b.Loop() {
		if _, err := h.Tournament(1, 11); err != nil {
			b.Fatal(err)
		}
	}
}
