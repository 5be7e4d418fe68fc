package session

import (
	"slices"
	"strconv"
	"testing"
)

type line struct{ id, result string }

func (l line) GameID() string { return l.id }

// TestShelf: a game stands in the list once, the newest first, and the oldest leave a full book; another shelf keeps its own list.
func TestShelf(t *testing.T) {
	var s Shelf[line]
	for i := range maxGames {
		var gone []string
		if s, gone = s.WithGame(line{strconv.Itoa(i), "*"}); len(gone) != 0 {
			t.Fatalf("game %d drove out %v", i, gone)
		}
	}
	before := slices.Clone(s.Games)
	next, gone := s.WithGame(line{"7", "1-0"})
	if len(gone) != 0 || len(next.Games) != maxGames || next.Games[0] != (line{"7", "1-0"}) || next.Games[1].id != strconv.Itoa(maxGames-1) {
		t.Errorf("known: %v first of %d, gone %v", next.Games[:2], len(next.Games), gone)
	}
	next, gone = next.WithGame(line{"new", "*"})
	if !slices.Equal(gone, []string{"0"}) || len(next.Games) != maxGames {
		t.Errorf("full: %d games, gone %v", len(next.Games), gone)
	}
	if next = next.WithoutGame("7"); slices.ContainsFunc(next.Games, func(l line) bool { return l.id == "7" }) {
		t.Error("a game that was taken out is there")
	}
	if !slices.Equal(s.Games, before) {
		t.Error("an earlier shelf changed")
	}
}
