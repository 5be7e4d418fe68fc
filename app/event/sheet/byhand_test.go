package sheet

import (
	"strconv"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestRescueOfATable: where the games follow from a table, the rescue sheet holds all that are still to come, each once.
func TestRescueOfATable(t *testing.T) {
	for name, c := range map[string]journal.SectionConfig{"all": {System: journal.RoundRobin}, "groups": {System: journal.Groups, Options: journal.SystemOptions{Groups: 2}}} {
		const n, played = 9, 2
		h := upTo(t, c, n, played)
		text := words(h.make(Rescue, i18n.EN).HTML())
		if strings.Contains(text, "upper half") || !strings.Contains(text, "The rounds to come") {
			t.Errorf("%s: Swiss steps, or no rounds: %s", name, text)
		}
		tour, err := h.Tournament(1, played)
		if err != nil {
			t.Fatal(err)
		}
		left := 0
		label := func(tpn swiss.TPN) string {
			p, _ := h.PlayerByTPN(1, tpn)
			return strconv.Itoa(int(tpn)) + " " + p.Name
		}
		for _, a := range tour.TPNs() {
			for _, b := range tour.TPNs() {
				left += strings.Count(text, ".  "+label(a)+" – "+label(b)+"  ")
				if a < b && tour.HaveMet(a, b, played+1) && strings.Contains(text, label(a)+" – "+label(b)) {
					t.Errorf("%s: %d and %d have met", name, a, b)
				}
			}
		}
		want := n * (n - 1) / 2
		if c.System == journal.Groups {
			want = 5*4/2 + 4*3/2
		}
		for r := 1; r <= played; r++ {
			round, _ := h.Round(1, r)
			want -= len(round.Boards)
		}
		if left != want {
			t.Errorf("%s: %d games to come, want %d in %s", name, left, want, text)
		}
	}
	if html := upTo(t, journal.SectionConfig{System: journal.Knockout}, 8, 1).make(Rescue, i18n.EN).HTML(); !strings.Contains(html, "t--bracket") || strings.Contains(html, "upper half") {
		t.Error("the rescue sheet of a knock-out lacks its bracket, or has Swiss steps")
	}
}

// TestRescueWishes: who goes on by hand knows whom siblings must not meet and whose table is kept.
func TestRescueWishes(t *testing.T) {
	h := open(t, 5, field(8))
	h.start()
	h.do(journal.Forbid{Section: 1, Sets: []journal.Forbidden{{Players: []journal.PlayerID{1, 2}}}})
	two, _ := h.Player(2)
	p, _ := h.Player(3)
	h.do(journal.FixTable{Player: p.ID, Table: 2})
	text := words(h.make(Rescue, i18n.EN).HTML())
	for _, w := range []string{"not with " + strconv.Itoa(int(two.TPN)), "Table 2"} {
		if !strings.Contains(text, w) {
			t.Errorf("lacks %q in %s", w, text)
		}
	}
}
