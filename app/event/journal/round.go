package journal

import (
	"fmt"
	"slices"
)

// Phase is how far a round is.
type Phase uint8

// The phases of a round, in order.
const (
	NoRound   Phase = iota // not paired
	Draft                  // paired, seen by the arbiter alone
	Published              // on the wall; results are missing
	Complete               // every board has a result
	Closed                 // the next round may be paired
)

// String returns a stable English name.
func (p Phase) String() string {
	return [...]string{"unpaired", "draft", "published", "complete", "closed"}[min(p, Closed)]
}

func (r *round) phase() Phase {
	switch {
	case r.Closed != 0:
		return Closed
	case r.Published == 0:
		return Draft
	case slices.Contains(r.Results, nil):
		return Published
	}
	return Complete
}

// missing returns the boards without result, ascending.
func (r *round) missing() []int {
	var boards []int
	for i, res := range r.Results {
		if res == nil {
			boards = append(boards, i+1)
		}
	}
	return boards
}

// entered returns the boards with a result, ascending.
func (r *round) entered() []int {
	var boards []int
	for i, res := range r.Results {
		if res != nil {
			boards = append(boards, i+1)
		}
	}
	return boards
}

// find returns the board (from 1) of a player.
func (r *round) find(id PlayerID) (board int, found bool) {
	for i, p := range r.Pairs {
		if p.Has(id) {
			return i + 1, true
		}
	}
	return 0, false
}

func (r *round) score(board int) Score {
	if board < 1 || board > len(r.Results) || r.Results[board-1] == nil {
		return Score{}
	}
	return r.Results[board-1].Score
}

// paired returns the number of every paired round.
func (sec *section) paired() []int { return sec.from(1) }

// from returns the numbers of the paired rounds from first on.
func (sec *section) from(first int) []int {
	var rounds []int
	for r := first; r <= len(sec.Rounds); r++ {
		rounds = append(rounds, r)
	}
	return rounds
}

// A Mark names rounds that were paired on other data than those that stand now, so that a recomputation that differs
// from them can be explained.
type Mark struct {
	Why    MarkWhy  `json:"why"`
	Rounds []int    `json:"rounds"`          // the rounds concerned, ascending
	Seq    int      `json:"seq"`             // the record that changed the data
	Round  int      `json:"round,omitzero"`  // the corrected round
	Board  int      `json:"board,omitzero"`  // and board
	Player PlayerID `json:"player,omitzero"` // the late entry
}

// MarkWhy says what changed.
type MarkWhy string

// What changes data that rounds were paired on.
const (
	MarkCorrected  MarkWhy = "corrected"  // a result of an earlier round
	MarkAdjourned  MarkWhy = "adjourned"  // an adjourned game was a draw for the pairing (C.04.2 3.1) and is decided now
	MarkReversed   MarkWhy = "reversed"   // the colours of an earlier board
	MarkRenumbered MarkWhy = "renumbered" // pairing numbers moved by a late entry or a correction (C.04.2 2.3, 2.4)
	MarkByHand     MarkWhy = "by-hand"    // pairs made by the arbiter
	MarkApart      MarkWhy = "apart"      // players of one school kept apart
	MarkTaken      MarkWhy = "taken"      // taken over from a file, and the engine pairs it otherwise
)

func (sec *section) mark(m Mark) {
	if len(m.Rounds) == 0 {
		return
	}
	sec.Marks = append(slices.Clone(sec.Marks), m)
}

// Marks returns why rounds of a section may differ from a recomputation, in order of their records. The slice is the
// caller's, its lists are not.
func (s State) Marks(id SectionID) []Mark {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	marks := slices.Clone(sec.Marks)
	for i, r := range sec.Rounds {
		if len(r.ByHand) > 0 || r.Engine == engineHand {
			board := 0
			if len(r.ByHand) > 0 {
				board = r.ByHand[0]
			}
			marks = append(marks, Mark{Why: MarkByHand, Rounds: []int{i + 1}, Seq: r.Seq, Round: i + 1, Board: board})
		}
		if r.Apart.Kept > 0 || r.Apart.Free > 0 {
			marks = append(marks, Mark{Why: MarkApart, Rounds: []int{i + 1}, Seq: r.Seq, Round: i + 1})
		}
	}
	slices.SortStableFunc(marks, func(a, b Mark) int { return a.Seq - b.Seq })
	return marks
}

// Step is what a section needs next.
type Step string

// The steps of a section, in the order of a day.
const (
	StepPlayers Step = "players" // at least two players
	StepOrder   Step = "order"   // give the pairing numbers
	StepColor   Step = "color"   // draw the initial colour
	StepPair    Step = "pair"    // pair the next round
	StepPublish Step = "publish" // look at the draft and publish it
	StepResults Step = "results" // enter the missing results
	StepClose   Step = "close"   // close the round
	StepFinish  Step = "finish"  // every round is played: finish the event
	StepDone    Step = "done"    // the event is finished
)

// Next is the next right action of a section.
type Next struct {
	Step   Step
	Round  int        // the round it concerns
	Boards []int      // for StepResults: the missing boards
	Left   []PlayerID // for StepOrder: who has no number yet
}

// Next returns the next right action of a section, and so what stands between here and the next round.
func (s State) Next(id SectionID) Next {
	sec, err := s.section(id)
	if err != nil {
		return Next{Step: StepPlayers}
	}
	n := len(sec.Rounds)
	if s.finished {
		return Next{Step: StepDone, Round: n}
	}
	if n > 0 {
		switch r := sec.Rounds[n-1]; r.phase() {
		case Draft:
			return Next{Step: StepPublish, Round: n}
		case Published:
			return Next{Step: StepResults, Round: n, Boards: r.missing()}
		case Complete:
			return Next{Step: StepClose, Round: n}
		}
	}
	if n >= sec.Config.Rounds {
		return Next{Step: StepFinish, Round: n}
	}
	next := Next{Step: StepPair, Round: n + 1}
	var coming int
	out := s.SitsOut(id, n+1)
	for _, p := range s.members(id) {
		if p.TPN == 0 {
			next.Left = append(next.Left, p.ID)
		}
		if _, away := absence(p, n+1, out); !away {
			coming++
		}
	}
	switch {
	case coming < 2:
		next.Step = StepPlayers
	case !sec.Ordered || len(next.Left) > 0:
		next.Step = StepOrder
	case sec.Color == 0 && sec.Config.DrawsLot():
		next.Step = StepColor
	}
	return next
}

// IsStale reports whether the draft of the last round was paired on data that have changed since: a corrected result, or
// players who left, came or asked for a bye. It should be paired again.
func (s State) IsStale(id SectionID) bool {
	return slices.ContainsFunc(s.DraftWarnings(id), Warning.IsStale)
}

// IsStale reports whether the warning is of such a change.
func (w Warning) IsStale() bool {
	return w.Kind == WarnStale || w.Kind == WarnOrder || w.Kind == WarnUnpaired || w.Kind == WarnAbsentPaired
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
