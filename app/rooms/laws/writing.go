package laws

import (
	"time"

	"wasit/app/session"
	"wasit/rules"
)

// writing is the question what a player must write now.
type writing struct {
	Left      string // one of leftTimes, "" plenty
	Least     string // the least in this period, "" as now
	Increment string // "30s" or "10s", "" none
	Played    int    // half-moves on the board
	Written   int    // on his sheet
	Black     bool
	Waiting   bool // the opponent has the move
	Flag      bool // a flag has fallen and play is to go on
	Freed     bool // the opponent, too, did not have to record
	Complete  bool // somebody has a complete sheet
}

// duty is what must be written.
func (t *Tool) duty() rules.WritingDuty {
	w := t.Writing
	length := func(text string, usual time.Duration) time.Duration {
		if d, err := time.ParseDuration(text); err == nil {
			return d
		}
		return usual
	}
	left := length(w.Left, 10*time.Minute)
	e := t.edition()
	return e.MustWrite(rules.Writing{Class: t.Class, Left: left, LeastLeft: length(w.Least, left), Increment: length(w.Increment, 0),
		Played: w.Played, Written: w.Written, White: !w.Black, ToMove: !w.Waiting, FlagFell: w.Flag, OtherFreed: w.Freed, Complete: w.Complete})
}

// setWriting changes one of the facts of the question.
type setWriting struct {
	Fact  writingFact
	Value string
}

// A writingFact is one of the facts on which the duty to write hangs.
type writingFact uint8

// The facts.
const (
	writingLeft writingFact = iota
	writingLeast
	writingIncrement
	writingSide
	writingTurn
	writingFlag
	writingFreed
	writingComplete
)

func (msg setWriting) update(m page, _ session.Env) (page, []session.Cmd) {
	w, on := &m.Tool.Writing, msg.Value == "true"
	switch msg.Fact {
	case writingLeft:
		w.Left = msg.Value
	case writingLeast:
		w.Least = msg.Value
	case writingIncrement:
		w.Increment = msg.Value
	case writingSide:
		w.Black = msg.Value == "black"
	case writingTurn:
		w.Waiting = msg.Value == "waiting"
	case writingFlag:
		w.Flag = on
	case writingFreed:
		w.Freed = on
	case writingComplete:
		w.Complete = on
	}
	return m, nil
}

// countWriting sets how many half-moves were played, or written.
type countWriting struct {
	Written bool
	N       int
}

const maxMoves = 600

func (msg countWriting) update(m page, _ session.Env) (page, []session.Cmd) {
	w := &m.Tool.Writing
	n := &w.Played
	if msg.Written {
		n = &w.Written
	}
	*n = min(max(msg.N, 0), maxMoves)
	return m, nil
}
