package journal

import (
	"slices"

	"wasit/swiss"
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
	// Schools are the players of each school in a drawn knock-out that keeps schools apart, as they were when round 1 was
	// paired: the draw stays what it was when a school gets another name. Nil in facts of older versions.
	Schools [][]PlayerID `json:"schools,omitempty"`
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
		Absent: e.Absent, Results: make([]*Result, len(e.Boards)), Seq: ed.rec.Seq, At: ed.rec.At, Apart: e.Apart, Schools: e.Schools})
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

// unmark forgets that round n was paired on old data: it will be paired again.
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
		return []Event{c.fact(p, s.drawn(sec, n))}, nil
	}
	p.Absent = s.absences(sec, n)
	if err := s.complete(c.Section, n, p); err != nil {
		return nil, err
	}
	return []Event{c.fact(p, nil)}, nil
}

func (c PairRound) fact(p Pairs, schools [][]PlayerID) RoundPaired {
	return RoundPaired{InSection: InSection{c.Section}, Round: c.Pairing.Round, System: c.Pairing.System, Engine: c.Engine, Apart: c.Apart, Pairs: p, Schools: schools}
}

// drawn returns the schools that the draw of a knock-out keeps apart, nil where it does not, and after round 1.
func (s State) drawn(sec *section, round int) (schools [][]PlayerID) {
	if sec.Config.System != Knockout || !sec.Config.Options.Drawn || !sec.Config.Options.Apart || round != 1 {
		return nil
	}
	at, key := map[string]int{}, s.SchoolKeys()
	for _, p := range s.sorted(sec.ID) {
		k := key(p.Club)
		if k == "" {
			continue
		}
		i, known := at[k]
		if !known {
			i = len(schools)
			at[k], schools = i, append(schools, nil)
		}
		schools[i] = append(schools[i], p.ID)
	}
	return schools
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
	return []Event{RoundPaired{InSection: InSection{c.Section}, Round: n, System: "manual", Engine: engineHand, Pairs: p}}, nil
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

// DiscardDraft drops the draft of a round, so that it can be paired again.
type DiscardDraft struct{ Section SectionID }

func (c DiscardDraft) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	return []Event{DraftDiscarded{InSection{c.Section}, len(sec.Rounds)}}, nil
}
