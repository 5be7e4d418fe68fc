package link

import (
	"errors"
	"fmt"
	"time"
)

// MaxMessage is how many bytes a message may have: as many as crew/wire makes of one.
const MaxMessage = 4 << 20

// Measures of a line.
const (
	piece    = 16 << 10       // bytes of a piece, which every browser passes on whole
	inFlight = 1 << 20        // bytes that the browser may have before it gets more
	maxQueue = 2 * MaxMessage // bytes that wait here
)

// Times of a line.
const (
	BeatEvery = 2 * time.Second // each side says so often that it is there
	Silence   = 7 * time.Second // so long nothing was heard, and the link counts as broken
)

// The first byte of a piece.
const (
	beat     = 0
	more     = 1 // further pieces of the message follow
	complete = 2
	aside    = 3 // what the two ends of the link say to each other about it
)

// What can be wrong with a line.
var (
	ErrFull  = errors.New("link: the other side takes nothing; too much waits")
	ErrPiece = errors.New("link: a piece that makes no sense")
)

// A Line carries messages over a channel that is ordered and loses nothing while it stands. Instants are since any fixed moment.
type Line struct {
	queue  [][]byte
	queued int // bytes
	in     []byte
	heard  time.Duration
	said   time.Duration
	ticked time.Duration
}

// NewLine returns the line of a channel that opened at an instant.
func NewLine(at time.Duration) *Line { return &Line{heard: at, said: at, ticked: at} }

// Say puts a message into the queue. ErrFull where the other side has not taken what was said before.
func (l *Line) Say(message []byte) error {
	if len(message) > MaxMessage {
		return fmt.Errorf("link: a message of %d bytes, at most %d", len(message), MaxMessage)
	}
	if l.queued+len(message) > maxQueue {
		return ErrFull
	}
	for {
		n := min(len(message), piece-1)
		kind := byte(more)
		if n == len(message) {
			kind = complete
		}
		l.push(append([]byte{kind}, message[:n]...))
		if message = message[n:]; len(message) == 0 {
			return nil
		}
	}
}

// Aside says something about the link itself, after what waits.
func (l *Line) Aside(text []byte) { l.push(append([]byte{aside}, text...)) }

func (l *Line) push(p []byte) {
	l.queue = append(l.queue, p)
	l.queued += len(p)
}

// Next returns the piece that is to be sent now, given how many bytes the browser has not sent yet; nil if none is, or it is not
// time.
func (l *Line) Next(at time.Duration, buffered int) []byte {
	if len(l.queue) == 0 || buffered > inFlight {
		return nil
	}
	p := l.queue[0]
	l.queue, l.queued, l.said = l.queue[1:], l.queued-len(p), at
	return p
}

// Hear takes a piece of the other side; message is not nil when it is the last of one, and about when it was said with [Line.Aside].
// ErrPiece: the link is to be closed.
func (l *Line) Hear(at time.Duration, p []byte) (message, about []byte, err error) {
	l.heard = at
	switch {
	case len(p) == 1 && p[0] == beat && len(l.in) == 0:
		return nil, nil, nil
	case len(p) > 1 && len(p) <= piece && p[0] == aside && len(l.in) == 0:
		return nil, p[1:], nil
	case len(p) == 0 || len(p) > piece || p[0] != more && p[0] != complete || len(l.in)+len(p)-1 > MaxMessage:
		return nil, nil, ErrPiece
	}
	l.in = append(l.in, p[1:]...)
	if p[0] == more {
		return nil, nil, nil
	}
	message, l.in = l.in, nil
	if message == nil {
		message = []byte{}
	}
	return message, nil, nil
}

// Tick is to be called about each second; it says whether the other side counts as there. A device that slept itself gives the
// other the time to be heard again.
func (l *Line) Tick(at time.Duration) (there bool) {
	if at-l.ticked > BeatEvery+BeatEvery/2 {
		l.heard = max(l.heard, at-Silence/2)
	}
	l.ticked = at
	if at-l.said >= BeatEvery && len(l.queue) == 0 {
		l.push([]byte{beat})
	}
	return at-l.heard < Silence
}

// A State says how a link is.
type State uint8

// The states of a link.
const (
	Down   State = iota // there is none, or it is gone for good: both show codes again, or pictures do
	Opens               // both codes are known, the two sides look for each other
	Up                  // messages go
	Silent              // nothing was heard for seconds; it may come back by itself
)

// ErrNone says that no link stands over which something could be said.
var ErrNone = errors.New("link: there is no link")

// A FullError says that a device holds as many links as it can.
type FullError struct{ Most int }

func (e *FullError) Error() string {
	return fmt.Sprintf("link: there are %d links, and no more can be", e.Most)
}
