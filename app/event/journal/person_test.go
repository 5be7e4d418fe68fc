package journal

import (
	"errors"
	"strings"
	"testing"
)

// listedPlayers is an event of players whom federations list.
func listedPlayers(t *testing.T) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e1", Name: "Open Zagreb", Start: Date{2026, 11, 21}, Seed: 7}})
	h.do(AddSection{SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 5}})
	h.do(ImportPlayers{1, "csv", []PlayerInfo{{Name: "Ana Horvat", Rating: 1620, Federation: "CRO", FIDEID: "14503158", NationalID: " HR-5 ", Ratings: Ratings{Standard: 1620, Rapid: 1588, National: 1500, K: 40}},
		{Name: "Ivo Kos", Rating: 1480, Ratings: Ratings{National: 1480}}}})
	h.do(AddPlayer{1, PlayerInfo{Name: "Budi", Ratings: Ratings{Blitz: 1702}}})
	h.do(ChangePlayer{2, PlayerInfo{Name: "Ivo Kos", Rating: 1490, NationalID: "HR-6", Ratings: Ratings{National: 1490, K: 20}}})
	return h
}

// TestListedPlayers: what federations list is a fact of a player, bounded, and goes with his name.
func TestListedPlayers(t *testing.T) {
	h := listedPlayers(t)
	if p, _ := h.Player(1); p.NationalID != "HR-5" || p.Ratings != (Ratings{Standard: 1620, Rapid: 1588, National: 1500, K: 40}) || p.Rating != 1620 {
		t.Errorf("%+v", p.PlayerInfo)
	}
	for _, bad := range []PlayerInfo{{Name: "x", Ratings: Ratings{Standard: -1}}, {Name: "x", Ratings: Ratings{Rapid: 4001}}, {Name: "x", Ratings: Ratings{Blitz: 5000}},
		{Name: "x", Ratings: Ratings{National: 4001}}, {Name: "x", Ratings: Ratings{K: 100}}, {Name: "x", NationalID: strings.Repeat("9", MaxName+1)}} {
		_, _, err := Decide(h.State, Stamp{At: hour}, AddPlayer{1, bad})
		var value *ValueError
		var text *TextError
		if !errors.As(err, &value) && !errors.As(err, &text) {
			t.Errorf("%+v: %v", bad, err)
		}
	}
	if left := (PlayerInfo{Name: "Ana", NationalID: "5", Ratings: Ratings{National: 1500}}).nameless(3); left != (PlayerInfo{Name: "#3"}) {
		t.Errorf("without a name %+v stays", left)
	}
}
