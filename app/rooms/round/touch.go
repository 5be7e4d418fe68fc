package round

import (
	"time"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// A touch is when a result key was put down last, by the clock of the browser's events: a busy device hears of it later, but
// knows it exactly.
type touch struct {
	score journal.Score
	at    time.Duration // zero: it was no touch, or its time is not known
	shown int           // the board that the page showed with the key, 0 for a key that showed none
	next  int           // the board that came in hand by itself
}

const (
	// bounceTime is the shortest time between two touches of a key that still shows the same board: sooner, a finger has bounced.
	bounceTime = 90 * time.Millisecond
	// blindTime is how soon nobody can have seen that the page did not answer: whoever touches again goes on.
	blindTime = 450 * time.Millisecond
)

// boardFor returns the board that a result key means; ok is false where the touch is no act of its own. It is the board in hand,
// which a person chose or which followed by itself. Where the page still showed the key with a board before, a quick thumb
// goes on to the next one; a slow one repeats what it saw no answer to, or corrects it.
func (m page) boardFor(msg enterScore, env session.Env) (board int, ok bool) {
	n, _ := m.Shown()
	sec := m.Section()
	last, board := m.Touch, m.Board
	timed, gap := last.at != 0 && env.Touched != 0 && !sec.IsMatch(), env.Touched-last.at
	chosen := last.shown > 0 && last.next != board
	switch {
	case msg.Board == 0 || msg.Board == board || chosen:
		return board, board > 0
	case timed && gap < bounceTime && msg.Score == last.score:
		return 0, false
	case timed && gap <= blindTime:
		return board, board > 0
	case m.saidOn(n, msg.Board) == msg.Score || m.bounced(msg):
		return 0, false
	}
	return msg.Board, true
}
