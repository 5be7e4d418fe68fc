package journal

import (
	"slices"
	"testing"
)

// TestWithdrawalActsOnTheDraft C.04.2 3: who leaves, or asks for a bye, while a draft is open is not paired in it; whichever
// way it goes on, nothing is shut.
func TestWithdrawalActsOnTheDraft(t *testing.T) {
	for name, act := range map[string]Command{
		"withdrawal": Withdraw{Players: []PlayerID{3}}, "named round": Withdraw{Players: []PlayerID{3}, From: 2},
		"zero bye": RequestBye{[]PlayerID{3}, 0, Zero}, "half bye": RequestBye{[]PlayerID{3}, 2, Half},
	} {
		h := open(t, 8, 5)
		h.start()
		h.play()
		h.pair()
		h.do(act)
		p, _ := h.Player(3)
		if _, away := p.Absence(2); !away || !h.IsStale(1) {
			t.Errorf("%s: away %v, stale %v", name, away, h.IsStale(1))
		}
		h.do(DiscardDraft{Section: 1})
		h.pair()
		if h.IsStale(1) || h.BoardOf(1, 2, 3) != 0 {
			t.Errorf("%s: paired again he sits on board %d", name, h.BoardOf(1, 2, 3))
		}
	}
}

// TestReturnIsNeverShut: a journal in which he left from the round behind a draft that was dropped.
func TestReturnIsNeverShut(t *testing.T) {
	h := open(t, 8, 5)
	h.start()
	h.play()
	h.do(Withdraw{Players: []PlayerID{3, 4}, From: 3})
	h.do(Return{Players: []PlayerID{3, 4, 3}})
	h.do(Withdraw{Players: []PlayerID{3}})
	if p, _ := h.Player(3); !slices.Equal(p.Out, []Span{{From: 2}}) {
		t.Errorf("out %v", p.Out)
	}
	h.do(Return{Players: []PlayerID{3}})
	if p, _ := h.Player(3); len(p.Out) != 0 {
		t.Errorf("out %v", p.Out)
	}
}

// TestNumbersFollowRatings C.04.2 2.2: until round 1 is published; then with a reason until round 4 is paired (2.3). What was
// arranged by hand stands.
func TestNumbersFollowRatings(t *testing.T) {
	h := open(t, 8, 5)
	h.start()
	h.pair()
	p, _ := h.Player(5)
	p.PlayerInfo.Rating = 2900
	h.do(ChangePlayer{5, p.PlayerInfo})
	if !h.OrderIsStale(1) || !h.IsStale(1) {
		t.Fatal("a new rating leaves the draft as it was")
	}
	h.do(DiscardDraft{Section: 1})
	h.do(FixOrder{Section: 1})
	if p, _ := h.Player(5); p.TPN != 1 || h.OrderIsStale(1) {
		t.Errorf("number %d", p.TPN)
	}
	ids := idsOf(h.sorted(1))
	ids[0], ids[7] = ids[7], ids[0]
	h.do(FixOrder{Section: 1, Players: ids})
	if h.OrderIsStale(1) {
		t.Error("an arrangement by hand is called stale")
	}
	h.do(FixOrder{Section: 1})
	h.play()
	p, _ = h.Player(8)
	p.PlayerInfo.Rating = 2950
	h.do(ChangePlayer{8, p.PlayerInfo})
	if h.OrderIsStale(1) || !h.OrderMayFollow(1) {
		t.Error("after round 1 the numbers may follow, with a reason")
	}
	refuse[*ReasonError](h, FixOrder{Section: 1})
	h.do(FixOrder{Section: 1, Reason: "rating"})
	if p, _ := h.Player(8); p.TPN != 1 || h.OrderMayFollow(1) {
		t.Errorf("number %d", p.TPN)
	}
}

// TestTeamsAreSeededByTheirBoards: the average of the rated boards, a half upward; reserves count nothing, and a rating that
// was given to the team stands.
func TestTeamsAreSeededByTheirBoards(t *testing.T) {
	h := open(t, 0, 3)
	h.do(ChangeSection{Section: 1, SectionConfig: SectionConfig{Name: "Ekipe", System: Team, Edition: "2026", Rounds: 3, Options: SystemOptions{Boards: 2}}})
	h.do(ImportPlayers{Section: 1, Players: []PlayerInfo{{Name: "A"}, {Name: "B"}, {Name: "C"}, {Name: "D", Rating: 1950}, {Name: "E"}}})
	for id, ratings := range map[PlayerID][]int{1: {1800, 1801, 2900}, 2: {2000, 0}, 3: {1900, 2001}, 4: {2500, 2500}} {
		var list []Member
		for _, r := range ratings {
			list = append(list, Member{Name: "x", Rating: r})
		}
		h.do(SetRoster{id, list})
	}
	for id, want := range map[PlayerID]int{1: 1801, 2: 2000, 3: 1951, 4: 1950, 5: 0} {
		if got, averaged := h.SeedRating(id); got != want || averaged != (id < 4) {
			t.Errorf("team %d: %d %v, want %d", id, got, averaged, want)
		}
	}
	h.do(FixOrder{Section: 1})
	if got := idsOf(h.sorted(1)); !slices.Equal(got, []PlayerID{2, 3, 4, 1, 5}) {
		t.Errorf("order %v", got)
	}
}
