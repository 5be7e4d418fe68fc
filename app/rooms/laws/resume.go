package laws

import (
	"time"

	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/ruling"
)

// resume is the question what happens when an adjourned game is to go on.
type resume struct {
	NoSealer  bool // who sealed is not there
	NoReplier bool // nor is who must answer
	Minutes   int  // late
	Ends      bool // the sealed move ends the game
	Offer     bool // a draw offer is open
}

// resumption rules on it.
func (t *Tool) resumption() rules.Resumption {
	r, e := t.Resume, t.edition()
	return e.Resume(rules.Attendance{Sealer: ruling.Side(true), SealerPresent: !r.NoSealer, ReplierPresent: !r.NoReplier, Late: time.Duration(r.Minutes) * time.Minute,
		DefaultTime: time.Duration(t.Default) * time.Minute, SealedMoveEnds: r.Ends})
}

// envelope is what must stand on it.
func (t *Tool) envelope() (lines []rules.EnvelopeLine, article string) {
	e := t.edition()
	return e.EnvelopeLines(&rules.Envelope{DrawOffer: t.Resume.Offer})
}

// setResume changes a fact of the resumption.
type setResume struct {
	Fact resumeFact
	On   bool
}

// A resumeFact is one of those on which the resumption hangs.
type resumeFact uint8

// The facts.
const (
	resumeNoSealer resumeFact = iota
	resumeNoReplier
	resumeEnds
	resumeOffer
)

func (msg setResume) update(m page, _ session.Env) (page, []session.Cmd) {
	r := &m.Tool.Resume
	*map[resumeFact]*bool{resumeNoSealer: &r.NoSealer, resumeNoReplier: &r.NoReplier, resumeEnds: &r.Ends, resumeOffer: &r.Offer}[msg.Fact] = msg.On
	return m, nil
}

// waitResume sets how many minutes have gone by since the time set for the resumption.
type waitResume struct{ Minutes int }

const maxWait = 240 // minutes

func (msg waitResume) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Tool.Resume.Minutes = min(max(msg.Minutes, 0), maxWait)
	return m, nil
}
