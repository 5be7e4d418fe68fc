package journal

import "slices"

// maxPast is how many acts can be taken back one after another.
const maxPast = 24

// past is one act that can be taken back: the state before its record.
type past struct {
	seq, act int
	kind     Kind
	before   *State
}

// remember returns the past of the state after r, where s is the state before it.
func remember(s State, r Record) []past {
	keep := s.past
	if len(keep) >= maxPast {
		keep = keep[len(keep)-maxPast+1:]
	}
	list := make([]past, len(keep), len(keep)+1)
	copy(list, keep)
	before := s
	before.past = nil // the older past stands in this list
	return append(list, past{r.Seq, r.Act, r.Kind(), &before})
}

// Reverted takes back record Seq: the state is as if it had never been recorded. Two kinds of facts can be taken back:
// the last one that stands, and the entry of a result in an open round however long ago.
type Reverted struct {
	Section SectionID `json:"section,omitzero"`
	Seq     int       `json:"seq"`
}

func (e Reverted) In() SectionID { return e.Section }

func (e Reverted) nameless() Event { return e }

func (e Reverted) apply(ed *edit) error {
	if n := len(ed.s.past); n > 0 && ed.s.past[n-1].seq == e.Seq {
		top, rest := ed.s.past[n-1], ed.s.past[:n-1]
		if !rowNamed(top.kind).undo {
			return &UndoError{e.Seq, top.kind, UndoNever}
		}
		crew, modes := ed.s.crew, ed.s.sections
		ed.s = *top.before
		ed.s.crew, ed.s.sections = crew, keepModes(modes, ed.s.sections)
		ed.s.past, ed.undone = rest, true
		return nil
	}
	return e.applyResult(ed)
}

// applyResult takes one entry out of a board's history. Older whole states still hold it, so they are forgotten.
func (e Reverted) applyResult(ed *edit) error {
	sec, err := ed.s.section(e.Section)
	if err != nil {
		return &UndoError{e.Seq, "", UndoNothing}
	}
	if n := len(sec.Rounds); n > 0 && len(sec.Rounds[n-1].Steps) > 0 && sec.Rounds[n-1].lastStep().Seq == e.Seq {
		return e.applyStep(ed, n)
	}
	n, board, ok := sec.findResult(e.Seq)
	if !ok {
		return &UndoError{e.Seq, "", UndoNothing}
	}
	if sec.Rounds[n-1].phase() > Complete || n < len(sec.Rounds) {
		return &UndoError{e.Seq, KindResultEntered, UndoBuiltOn}
	}
	r, _, err := ed.round(e.Section, n)
	if err != nil {
		return err
	}
	r.Results[board-1] = r.Results[board-1].without(e.Seq)
	ed.s.past, ed.undone = nil, true
	return nil
}

// applyStep takes back the newest step of a match.
func (e Reverted) applyStep(ed *edit, n int) error {
	r, _, err := ed.round(e.Section, n)
	if err != nil {
		return err
	}
	if r.phase() > Complete {
		return &UndoError{e.Seq, KindGameEntered, UndoBuiltOn}
	}
	step := r.lastStep()
	r.Steps = r.Steps[: len(r.Steps)-1 : len(r.Steps)-1]
	if !step.Result.IsZero() {
		r.Results[step.Board-1] = r.Results[step.Board-1].without(e.Seq)
	}
	ed.s.past, ed.undone = nil, true
	return nil
}

// findResult looks for the entry made by record seq, not for a correction.
func (sec *section) findResult(seq int) (round, board int, ok bool) {
	for i := len(sec.Rounds) - 1; i >= 0; i-- {
		for b, res := range sec.Rounds[i].Results {
			for ; res != nil && res.Seq >= seq; res = res.Prev {
				if res.Seq == seq && !res.Corrected {
					return i + 1, b + 1, true
				}
			}
		}
	}
	return 0, 0, false
}

// without returns the history lacking the entry of record seq. What is kept of newer entries is copied.
func (r *Result) without(seq int) *Result {
	var newer []*Result
	for ; r != nil && r.Seq != seq; r = r.Prev {
		newer = append(newer, r)
	}
	if r != nil {
		r = r.Prev
	}
	for _, n := range slices.Backward(newer) {
		c := *n
		c.Prev = r
		r = &c
	}
	return r
}

// Undo takes back the last act that stands, whole, or with Seq the entry of one result.
type Undo struct {
	Section SectionID // of the result
	Seq     int       // of a ResultEntered; 0: the last act
}

func (c Undo) decide(s State) ([]Event, error) {
	n := len(s.past)
	if c.Seq != 0 && (n == 0 || s.past[n-1].seq != c.Seq) {
		return []Event{Reverted{Section: c.Section, Seq: c.Seq}}, nil
	}
	if n == 0 {
		return nil, &UndoError{Why: UndoNothing}
	}
	var events []Event
	for i, act := n-1, s.past[n-1].act; i >= 0 && s.past[i].act == act; i-- {
		top := s.past[i]
		if !rowNamed(top.kind).undo {
			return nil, &UndoError{top.seq, top.kind, UndoNever}
		}
		events = append(events, Reverted{Section: c.Section, Seq: top.seq})
	}
	return events, nil
}

// CanUndo returns the kind of the last act that an [Undo] would take back, and whether there is one.
func (s State) CanUndo() (Kind, bool) {
	n := len(s.past)
	if n == 0 || !rowNamed(s.past[n-1].kind).undo {
		return "", false
	}
	return s.past[n-1].kind, true
}

// LastResult returns the sequence number and place of the newest result entry that an [Undo] of an open round could take
// back, so that repeated taps go further back.
func (s State) LastResult(id SectionID) (seq, round, board int, ok bool) {
	sec, err := s.section(id)
	if err != nil || len(sec.Rounds) == 0 {
		return 0, 0, 0, false
	}
	r := sec.Rounds[len(sec.Rounds)-1]
	if r.phase() != Published && r.phase() != Complete {
		return 0, 0, 0, false
	}
	if sec.Config.IsMatch() { // step by step: coins are thrown in the order of the steps
		step := r.lastStep()
		return step.Seq, len(sec.Rounds), step.Board, step.Seq != 0
	}
	for b, res := range r.Results {
		if res != nil && !res.Corrected && res.Seq > seq {
			seq, board = res.Seq, b+1
		}
	}
	return seq, len(sec.Rounds), board, seq != 0
}
