package journal

import "slices"

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

// EditPairing replaces the pairs of the last round. In a draft everything may change, even who takes part: whoever is not
// named stays away with a zero-point bye or the bye he asked for. In a published round it needs a reason, and boards with
// results stay.
type EditPairing struct {
	Section SectionID
	Boards  []Pair
	PAB     PlayerID
	Reason  string
}

func (c EditPairing) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if sec.Config.IsTable() {
		return nil, sec.refuse(FaultByHand)
	}
	n := len(sec.Rounds)
	r, err := sec.round(n)
	if err != nil {
		return nil, err
	}
	phase := r.phase()
	if phase == Closed {
		return nil, &RoundPhaseError{c.Section, n, phase, Published}
	}
	if phase != Draft && CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindPairingChanged}
	}
	if len(c.Boards) == 0 {
		return nil, &PairingError{Section: c.Section, Round: n, Why: FaultBoards}
	}
	for _, b := range r.entered() {
		if b > len(c.Boards) || c.Boards[b-1] != r.Pairs[b-1] {
			return nil, &ResultsEnteredError{c.Section, n, []int{b}}
		}
	}
	p := Pairs{Boards: slices.Clone(c.Boards), PAB: c.PAB}
	p.Absent = s.leftOver(sec, n, p)
	return []Event{PairingChanged{InSection{c.Section}, n, p, c.Reason}}, nil
}

// leftOver lists everybody whom pairs do not name, with the bye he asked for, else zero points.
func (s State) leftOver(sec *section, n int, p Pairs) []Absence {
	named := map[PlayerID]bool{p.PAB: true}
	for _, b := range p.Boards {
		named[b[0]], named[b[1]] = true, true
	}
	out := s.SitsOut(sec.ID, n)
	var list []Absence
	for _, m := range s.sorted(sec.ID) {
		if named[m.ID] || m.TPN == 0 {
			continue
		}
		kind, ok := absence(m, n, out)
		if !ok {
			kind = Zero
		}
		list = append(list, Absence{m.ID, kind})
	}
	return list
}

// SwapPlayers exchanges the places of two players of the last round: on boards, with the bye, or away.
type SwapPlayers struct {
	Section SectionID
	A, B    PlayerID
	Reason  string
}

func (c SwapPlayers) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	r, err := sec.round(len(sec.Rounds))
	if err != nil {
		return nil, err
	}
	if c.A == c.B {
		return nil, nil
	}
	boards := slices.Clone(r.Pairs)
	swap := func(id *PlayerID) {
		switch *id {
		case c.A:
			*id = c.B
		case c.B:
			*id = c.A
		}
	}
	for i := range boards {
		swap(&boards[i][0])
		swap(&boards[i][1])
	}
	pab := r.PAB
	swap(&pab)
	return EditPairing{c.Section, boards, pab, c.Reason}.decide(s)
}

// AddBoard gives two players of the published round a board of their own after the others: a late entry against the
// player with the bye, or against another late entry. Nobody else moves.
type AddBoard struct {
	Section SectionID
	Pair    Pair
	Reason  string
}

func (c AddBoard) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	n := len(sec.Rounds)
	r, err := sec.round(n)
	if err != nil {
		return nil, err
	}
	pab := r.PAB
	if c.Pair.Has(pab) {
		pab = 0
	}
	return EditPairing{c.Section, append(slices.Clone(r.Pairs), c.Pair), pab, c.Reason}.decide(s)
}
