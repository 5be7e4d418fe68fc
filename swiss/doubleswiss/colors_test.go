package doubleswiss

import (
	"testing"

	"wasit/swiss"
	"wasit/swiss/matchevent"
)

func history(s string) []swiss.Color {
	var h []swiss.Color
	for _, c := range s {
		h = append(h, map[rune]swiss.Color{'W': swiss.White, 'B': swiss.Black}[c])
	}
	return h
}

func TestColors(t *testing.T) { // C.04.5 4.3
	player := func(tpn swiss.TPN, score swiss.Points, h string) *matchevent.Participant {
		return &matchevent.Participant{TPN: tpn, Score: score, Colors: history(h)}
	}
	for _, c := range []struct {
		rule  string
		a, b  *matchevent.Participant
		white swiss.TPN
	}{
		{"4.3.1", player(3, 20, ""), player(2, 10, ""), 3},
		{"4.3.1", player(2, 20, ""), player(3, 10, ""), 3},
		{"4.3.2", player(1, 0, "W"), player(2, 0, "B"), 2},
		{"4.3.2", player(1, 0, "WW"), player(2, 0, "W"), 2},
		{"4.3.2", player(1, 0, ""), player(2, 0, "W"), 1},
		{"4.3.3", player(1, 0, "WB"), player(2, 0, "BW"), 1},
		{"4.3.4", player(1, 0, "WB"), player(2, 0, "WB"), 1},
		{"4.3.4", player(1, 0, "B"), player(2, 10, "B"), 2},
		{"4.3.4", player(1, 10, "B"), player(2, 0, ""), 1},
		{"4.3.5", player(1, 10, ""), player(2, 0, "B"), 2},
	} {
		for _, flip := range []bool{false, true} {
			a, b := c.a, c.b
			if flip {
				a, b = b, a
			}
			color, rule := colors(a, b, swiss.White)
			white := a.TPN
			if color == swiss.Black {
				white = b.TPN
			}
			if white != c.white || rule != c.rule {
				t.Errorf("%s: %d %v against %d %v: White %d by %s", c.rule, c.a.TPN, c.a.Colors, c.b.TPN, c.b.Colors, white, rule)
			}
		}
	}
}
