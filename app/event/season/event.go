package season

import (
	"wasit/app/event/journal"
	"wasit/swiss"
)

// Event is what counts of an event.
type Event struct {
	ID      string
	Name    string
	Start   journal.Date
	Results []Result
}

// Result is one player's part in an event.
type Result struct {
	journal.PlayerInfo
	Section string // its name, where the event has several
	Player  journal.PlayerID
	Place   int // in his section, shared places as the standing has them
	Tied    int // how many share it, at least 1
	Of      int // players of the section
	Points  swiss.Points
	Played  int // games over the board
	Whites  int // of them with White
	Rounds  int // of the event that were played
	Came    int // rounds that the player attended: with a game, or with the bye
	Final   bool
	Wins    []Win // for a ladder
}
