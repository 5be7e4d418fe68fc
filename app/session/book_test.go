package session

import (
	"slices"
	"strconv"
	"testing"
)

type line struct{ id, result string }

func (l line) GameID() string { return l.id }

// TestShelf: a game stands in the list once, the newest first; none leaves a full list by itself, and files find no more room in it;
// another shelf keeps its own list.
func TestShelf(t *testing.T) {
	var s Shelf[line]
	for i := range MaxGames - 1 {
		s = s.WithGame(line{strconv.Itoa(i), "*"})
	}
	if s.Room() != 1 {
		t.Errorf("room for %d", s.Room())
	}
	before := slices.Clone(s.Games)
	next := s.WithGame(line{"7", "1-0"})
	if len(next.Games) != MaxGames-1 || next.Games[0] != (line{"7", "1-0"}) || next.Games[1].id != strconv.Itoa(MaxGames-2) {
		t.Errorf("known: %v first of %d", next.Games[:2], len(next.Games))
	}
	next = next.WithGame(line{"new", "*"}).WithGame(line{"newer", "*"})
	if len(next.Games) != MaxGames+1 || next.Games[MaxGames].id != "0" || next.Room() != 0 {
		t.Errorf("full: %d games, room for %d", len(next.Games), next.Room())
	}
	if next = next.WithoutGame("7"); slices.ContainsFunc(next.Games, func(l line) bool { return l.id == "7" }) {
		t.Error("a game that was taken out is there")
	}
	if !slices.Equal(s.Games, before) {
		t.Error("an earlier shelf changed")
	}
}
