package session

import (
	"wasit/app/i18n"
	"wasit/app/journal"
)

// MovesKept says that the moves of a game are kept with the event.
func MovesKept(l i18n.Lang, moves journal.Moves) string {
	return l.T(textPlayKeptAt, l.Int(moves.Round), l.Int(moves.Board))
}
