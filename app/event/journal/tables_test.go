package journal

import "testing"

// TestProposeFirst: sections of one hall get numbers one behind another; the first needs none, and who has numbers of his own is left
// alone until another section grows into them.
func TestProposeFirst(t *testing.T) {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e", Name: "Cup"}})
	for _, name := range []string{"Pa", "Pi", "U8"} {
		h.do(AddSection{SectionConfig{Name: name, System: Dutch, Rounds: 3}})
	}
	add := func(id SectionID, n int) {
		for range n {
			h.do(AddPlayer{Section: id, PlayerInfo: PlayerInfo{Name: "A"}})
		}
	}
	want := func(when string, id SectionID, first int, clash bool) {
		t.Helper()
		if f, c := h.State.ProposeFirst(id); f != first || c != clash {
			t.Errorf("%s: section %d from %d, clash %v; want %d, %v", when, id, f, c, first, clash)
		}
	}
	want("nobody is in it", 2, 1, false)
	add(1, 5)
	add(2, 4)
	add(3, 2)
	want("the first", 1, 1, false)
	want("behind five players, who need three boards", 2, 4, true)
	h.do(SetHall{Section: 2, Hall: Hall{First: 4}})
	want("it stands there", 2, 4, false)
	want("behind both", 3, 6, true)
	add(1, 2)
	want("the first has grown into it", 2, 5, true)
	if n := h.State.BoardNumber(2, 1); n != 4 {
		t.Errorf("board 1 bears %d", n)
	}
	sec, _ := h.State.Section(2)
	if b := sec.Hall.BoardAt(5); b != 2 {
		t.Errorf("number 5 is board %d", b)
	}
	if n := h.State.BoardNumber(2, 0); n != 0 {
		t.Errorf("no board bears %d", n)
	}
	if _, _, err := Decide(h.State, Stamp{}, SetHall{Section: 2, Hall: Hall{First: -1}}); err == nil {
		t.Error("a number below 1 is taken")
	}
}

// TestFixedTableOfTheHall: a fixed table is a number of the hall, wherever the boards of the section begin.
func TestFixedTableOfTheHall(t *testing.T) {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e", Name: "Cup"}})
	h.do(AddSection{SectionConfig{Name: "Pi", System: Dutch, Rounds: 3}})
	for range 8 {
		h.do(AddPlayer{Section: 1, PlayerInfo: PlayerInfo{Name: "A"}})
	}
	h.do(SetHall{Section: 1, Hall: Hall{First: 15}})
	h.do(FixTable{Player: 1, Table: 17})
	list := h.State.seated([]Pair{{1, 5}, {2, 6}, {3, 7}, {4, 8}})
	if list[2] != (Pair{1, 5}) {
		t.Errorf("table 17 is the third from 15: %v", list)
	}
}

// TestNumbersInUse: a number is used twice where boards are, not where a seat is kept free for a latecomer: 29 on the list and 28 who
// play need 14 boards.
func TestNumbersInUse(t *testing.T) {
	for _, c := range []struct {
		players, out, first int
		clash               bool
	}{{29, 1, 15, false}, {29, 0, 15, true}, {28, 0, 15, false}, {28, 2, 14, false}, {30, 1, 15, true}} {
		h := open(t, c.players, 5)
		h.do(AddSection{SectionConfig{Name: "Pi", System: "dutch", Edition: "2026", Rounds: 5}})
		h.do(ImportPlayers{2, "csv", field(8)})
		h.do(SetHall{2, Hall{First: c.first}})
		for id := range c.out {
			h.do(Withdraw{Players: []PlayerID{PlayerID(id + 1)}})
		}
		if _, clash := h.ProposeFirst(2); clash != c.clash {
			t.Errorf("%+v: clash %v", c, clash)
		}
		h.start()
		h.pair()
		if _, clash := h.ProposeFirst(2); clash != (c.first <= h.BoardCount(1, 1)) {
			t.Errorf("%+v, paired on %d boards: clash %v", c, h.BoardCount(1, 1), clash)
		}
	}
}
