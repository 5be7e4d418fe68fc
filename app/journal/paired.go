package journal

import (
	"fmt"
	"slices"
)

// Absence is a player who is not paired in a round, and what he gets for it.
type Absence struct {
	Player PlayerID `json:"p"`
	Bye    ByeKind  `json:"bye"`
}

// Pairs is a whole round: boards in order, the pairing-allocated bye, and everybody else.
type Pairs struct {
	Boards []Pair    `json:"boards"`
	PAB    PlayerID  `json:"pab,omitzero"`
	Absent []Absence `json:"absent,omitempty"`
}

// RoundPaired is a draft of the next round. It carries the pairs, so a better engine never rewrites history.
type RoundPaired struct {
	InSection
	Round  int    `json:"round"`
	System string `json:"system"`          // code of the system that paired: "dutch-2026", "manual"
	Engine string `json:"engine,omitzero"` // version of the program
	Apart  Apart  `json:"apart,omitzero"`
	Pairs
}

// Apart says that players of one school were kept apart: so many schools, and so many that could not be altogether. It
// departs from the rules of the system (C.04.3 knows no such wish).
type Apart struct {
	Kept int `json:"kept,omitzero"`
	Met  int `json:"met,omitzero"`
	// Free is how many players of too large schools were let go: see [Released]. 0 with Met: those schools whole.
	Free int `json:"free,omitzero"`
}

func (e RoundPaired) cleaned() (Event, error) {
	e.System, e.Engine = Clean(e.System), Clean(e.Engine)
	if err := checkText("engine", e.Engine, MaxName); err != nil {
		return e, err
	}
	return e, checkText("system", e.System, MaxName)
}

func (e RoundPaired) nameless() Event { return e }

func (e RoundPaired) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	if e.Round != len(sec.Rounds)+1 {
		return &UnknownError{Section: e.Section, Round: e.Round}
	}
	if e.Round > sec.Config.Rounds {
		return &AllRoundsError{e.Section, sec.Config.Rounds}
	}
	if err := ed.s.checkPairs(e.Section, e.Round, e.Pairs); err != nil {
		return err
	}
	sec.Rounds = append(slices.Clone(sec.Rounds), &round{System: e.System, Engine: e.Engine, Pairs: e.Boards, PAB: e.PAB,
		Absent: e.Absent, Results: make([]*Result, len(e.Boards)), Seq: ed.rec.Seq, At: ed.rec.At, Apart: e.Apart})
	return nil
}

// checkPairs checks that everybody named plays in the section, has a pairing number and is named once.
func (s State) checkPairs(id SectionID, n int, p Pairs) error {
	fault := func(why PairingFault, who ...PlayerID) error { return &PairingError{id, n, why, who} }
	if len(p.Boards)+len(p.Absent) > MaxPlayers {
		return fault(FaultBoards)
	}
	seen := make(map[PlayerID]bool, 2*len(p.Boards)+len(p.Absent)+1)
	name := func(who PlayerID) error {
		pl, err := s.playerIn(id, who)
		if err != nil || pl.TPN == 0 {
			return fault(FaultUnknown, who)
		}
		if seen[who] {
			return fault(FaultTwice, who)
		}
		seen[who] = true
		return nil
	}
	for _, b := range p.Boards {
		for _, who := range b {
			if err := name(who); err != nil {
				return err
			}
		}
	}
	if p.PAB != 0 {
		if err := name(p.PAB); err != nil {
			return err
		}
	}
	for _, a := range p.Absent {
		if !a.Bye.IsValid() && a.Bye != Free {
			return &ValueError{Field: "bye", Value: string(a.Bye)}
		}
		if err := name(a.Player); err != nil {
			return err
		}
	}
	return nil
}

// PairingChanged replaces the pairs of a round by the arbiter's: in a draft, or beside a published round for a late
// entry. Boards that stay as they were keep their results.
type PairingChanged struct {
	InSection
	Round int `json:"round"`
	Pairs
	Reason string `json:"reason,omitzero"`
}

func (e PairingChanged) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e PairingChanged) nameless() Event {
	e.Reason = ""
	return e
}

func (e PairingChanged) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if err := ed.s.checkPairs(e.Section, e.Round, e.Pairs); err != nil {
		return err
	}
	if r.phase() == Draft && r.Made == nil {
		r.Made, r.MadePAB = r.Pairs, r.PAB
	}
	results := make([]*Result, len(e.Boards))
	byHand := slices.Clone(r.ByHand)
	for _, c := range r.Checks {
		if c.Board > len(e.Boards) || r.Pairs[c.Board-1] != e.Boards[c.Board-1] {
			r.Checks = r.checksBut(c.Board)
		}
	}
	for i, p := range e.Boards {
		switch {
		case i < len(r.Pairs) && r.Pairs[i] == p:
			results[i] = r.Results[i]
		case !slices.Contains(byHand, i+1):
			byHand = append(byHand, i+1)
		}
	}
	if len(byHand) == 0 && e.PAB != r.PAB {
		byHand = append(byHand, len(e.Boards)) // only the bye moved: the last place
	}
	byHand = slices.DeleteFunc(byHand, func(b int) bool { return b > max(len(e.Boards), 1) })
	slices.Sort(byHand)
	r.Pairs, r.PAB, r.Absent, r.Results, r.ByHand = e.Boards, e.PAB, e.Absent, results, byHand
	return nil
}

// ColorsReversed records that a game was played with the colours the wrong way round. The result goes with the players.
type ColorsReversed struct {
	InSection
	Round  int    `json:"round"`
	Board  int    `json:"board"`
	Later  []int  `json:"later,omitempty"` // rounds paired before it was found
	Reason string `json:"reason,omitzero"`
}

func (e ColorsReversed) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e ColorsReversed) nameless() Event {
	e.Reason = ""
	return e
}

func (e ColorsReversed) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if e.Board < 1 || e.Board > len(r.Pairs) {
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	}
	r.Pairs = slices.Clone(r.Pairs)
	p := &r.Pairs[e.Board-1]
	p[0], p[1] = p[1], p[0]
	var list []*Result
	for res := r.Results[e.Board-1]; res != nil; res = res.Prev {
		list = append(list, res)
	}
	r.Results[e.Board-1], r.Checks = nil, r.checksBut(e.Board)
	for _, old := range slices.Backward(list) {
		c := *old
		c.Score, c.Prev = old.Score.Reversed(), r.Results[e.Board-1]
		r.Results[e.Board-1] = &c
	}
	if !slices.Contains(r.ByHand, e.Board) {
		r.ByHand = append(slices.Clone(r.ByHand), e.Board)
		slices.Sort(r.ByHand)
	}
	sec.mark(Mark{Why: MarkReversed, Rounds: sec.from(e.Round + 1), Seq: ed.rec.Seq, Round: e.Round, Board: e.Board})
	return nil
}

// DraftDiscarded drops the draft of the last round.
type DraftDiscarded struct {
	InSection
	Round int `json:"round"`
}

func (e DraftDiscarded) nameless() Event { return e }

func (e DraftDiscarded) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	n := len(sec.Rounds)
	if n == 0 || e.Round != n {
		return &UnknownError{Section: e.Section, Round: e.Round}
	}
	if p := sec.Rounds[n-1].phase(); p != Draft {
		return &RoundPhaseError{e.Section, n, p, Draft}
	}
	sec.Rounds = sec.Rounds[: n-1 : n-1]
	sec.unmark(n)
	return nil
}

// unmark forgets that round n was paired on old data: it will be paired anew.
func (sec *section) unmark(n int) {
	var left []Mark
	for _, m := range sec.Marks {
		m.Rounds = slices.DeleteFunc(slices.Clone(m.Rounds), func(r int) bool { return r == n })
		if len(m.Rounds) > 0 {
			left = append(left, m)
		}
	}
	sec.Marks = left
}

// RoundPublished puts the round on the wall, at Time (Unix milliseconds).
type RoundPublished struct {
	InSection
	Round int   `json:"round"`
	Time  int64 `json:"time"`
}

func (e RoundPublished) nameless() Event { return e }

func (e RoundPublished) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if e.Time <= 0 {
		return &ValueError{Field: "time", Value: fmt.Sprint(e.Time)}
	}
	if p := r.phase(); p != Draft {
		return &RoundPhaseError{e.Section, e.Round, p, Draft}
	}
	r.Published = e.Time
	return nil
}

// RoundUnpublished makes the round a draft again.
type RoundUnpublished struct {
	InSection
	Round  int    `json:"round"`
	Reason string `json:"reason"`
}

func (e RoundUnpublished) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e RoundUnpublished) nameless() Event {
	e.Reason = ""
	return e
}

func (e RoundUnpublished) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if p := r.phase(); p != Published && p != Complete {
		return &RoundPhaseError{e.Section, e.Round, p, Published}
	}
	if boards := r.entered(); len(boards) > 0 {
		return &ResultsEnteredError{e.Section, e.Round, boards}
	}
	if e.Round < len(sec.Rounds) {
		return &LaterRoundError{e.Section, e.Round, len(sec.Rounds)}
	}
	r.Published, r.Started = 0, 0
	return nil
}
