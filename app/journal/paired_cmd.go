package journal

import (
	"slices"

	"wasit/swiss"
)

// PairRound stores what an engine paired as the draft of the next round. The pairs use pairing numbers, as
// [State.ForPairing] gave them; the round before must be closed.
type PairRound struct {
	Section SectionID
	Pairing swiss.Pairing
	Engine  string // version of the program
	Apart   Apart
}

func (c PairRound) decide(s State) ([]Event, error) {
	sec, err := s.mayPair(c.Section)
	if err != nil {
		return nil, err
	}
	n := len(sec.Rounds) + 1
	if c.Pairing.Round != n {
		return nil, &PairingError{Section: c.Section, Round: n, Why: FaultRound}
	}
	byTPN := map[swiss.TPN]PlayerID{}
	for _, p := range s.members(c.Section) {
		byTPN[p.TPN] = p.ID
	}
	delete(byTPN, 0)
	p := Pairs{PAB: byTPN[c.Pairing.PAB]}
	if c.Pairing.PAB != 0 && p.PAB == 0 {
		return nil, &PairingError{Section: c.Section, Round: n, Why: FaultUnknown}
	}
	for _, pair := range c.Pairing.Pairs {
		p.Boards = append(p.Boards, Pair{byTPN[pair.White], byTPN[pair.Black]})
	}
	p.Boards = s.seated(p.Boards)
	if sec.Config.IsTable() {
		p.Absent = s.free(sec, n, p)
		return []Event{RoundPaired{InSection{c.Section}, n, c.Pairing.System, c.Engine, c.Apart, p}}, nil
	}
	p.Absent = s.absences(sec, n)
	if err := s.complete(c.Section, n, p); err != nil {
		return nil, err
	}
	return []Event{RoundPaired{InSection{c.Section}, n, c.Pairing.System, c.Engine, c.Apart, p}}, nil
}

// engineHand stands for the engine where the arbiter paired a round.
const engineHand = "arbiter"

// PairByHand stores pairs made without an engine as the draft of the next round.
type PairByHand struct {
	Section SectionID
	Boards  []Pair
	PAB     PlayerID
}

func (c PairByHand) decide(s State) ([]Event, error) {
	sec, err := s.mayPair(c.Section)
	if err != nil {
		return nil, err
	}
	if sec.Config.IsTable() {
		return nil, sec.refuse(FaultByHand)
	}
	n := len(sec.Rounds) + 1
	p := Pairs{Boards: slices.Clone(c.Boards), PAB: c.PAB, Absent: s.absences(sec, n)}
	if err := s.complete(c.Section, n, p); err != nil {
		return nil, err
	}
	return []Event{RoundPaired{InSection{c.Section}, n, "manual", engineHand, Apart{}, p}}, nil
}

// mayPair reports what stands in the way of a draft of the next round.
func (s State) mayPair(id SectionID) (*section, error) {
	sec, err := s.section(id)
	if err != nil {
		return nil, err
	}
	n := len(sec.Rounds)
	if n > 0 {
		switch last := sec.Rounds[n-1]; last.phase() {
		case Draft:
			return nil, &RoundPhaseError{id, n, Draft, Closed}
		case Published:
			return nil, &MissingResultsError{id, n, last.missing()}
		case Complete:
			return nil, &RoundPhaseError{id, n, Complete, Closed}
		}
	}
	if n >= sec.Config.Rounds {
		return nil, &AllRoundsError{id, sec.Config.Rounds}
	}
	var unnumbered []PlayerID
	for _, p := range s.members(id) {
		if p.TPN == 0 {
			unnumbered = append(unnumbered, p.ID)
		}
	}
	if !sec.Ordered || len(unnumbered) > 0 {
		return nil, &OrderError{Section: id, Players: unnumbered}
	}
	if sec.Color == 0 && sec.Config.DrawsLot() {
		return nil, &ColorError{Section: id}
	}
	return sec, nil
}

// absences lists who is not to be paired in round n, in order of pairing number.
func (s State) absences(sec *section, n int) []Absence {
	out := s.SitsOut(sec.ID, n)
	var list []Absence
	for _, p := range s.sorted(sec.ID) {
		if kind, ok := absence(p, n, out); ok {
			list = append(list, Absence{p.ID, kind})
		}
	}
	return list
}

// complete checks that pairs name everybody who takes part in round n, and nobody who does not.
func (s State) complete(id SectionID, n int, p Pairs) error {
	if len(p.Boards) == 0 {
		return &PairingError{Section: id, Round: n, Why: FaultBoards}
	}
	absent := map[PlayerID]bool{}
	for _, a := range p.Absent {
		absent[a.Player] = true
	}
	named := map[PlayerID]bool{p.PAB: true}
	var out, missing []PlayerID
	for _, b := range p.Boards {
		for _, who := range b {
			named[who] = true
			if absent[who] {
				out = append(out, who)
			}
		}
	}
	if absent[p.PAB] {
		out = append(out, p.PAB)
	}
	if len(out) > 0 {
		return &PairingError{id, n, FaultAbsent, out}
	}
	for _, m := range s.members(id) {
		if !named[m.ID] && !absent[m.ID] {
			missing = append(missing, m.ID)
		}
	}
	if len(missing) > 0 {
		return &PairingError{id, n, FaultMissing, missing}
	}
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

// AddBoard gives two players of the published round a board of their own behind the others: a late entry against the
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

// DiscardDraft drops the draft of a round, so that it can be paired anew.
type DiscardDraft struct{ Section SectionID }

func (c DiscardDraft) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	return []Event{DraftDiscarded{InSection{c.Section}, len(sec.Rounds)}}, nil
}

// Publish puts the draft on the wall at Time (Unix milliseconds).
type Publish struct {
	Section SectionID
	Time    int64
}

func (c Publish) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if len(sec.Rounds) == 0 {
		return nil, &RoundPhaseError{c.Section, 1, NoRound, Draft}
	}
	return append([]Event{RoundPublished{InSection{c.Section}, len(sec.Rounds), c.Time}}, s.walkOvers(sec)...), nil
}

// Unpublish takes the last round off the wall; it has no results yet.
type Unpublish struct {
	Section SectionID
	Reason  string
}

func (c Unpublish) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if len(sec.Rounds) == 0 {
		return nil, &RoundPhaseError{c.Section, 1, NoRound, Published}
	}
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindRoundUnpublished}
	}
	return []Event{RoundUnpublished{InSection{c.Section}, len(sec.Rounds), c.Reason}}, nil
}
