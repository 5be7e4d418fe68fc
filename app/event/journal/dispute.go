package journal

import (
	"slices"
)

// maxDisputes is how many boards may wait for a person at once.
const maxDisputes = 1000

// ResultDisputed says that a device entered a result for a board that had another one, which the device had not seen. The result that
// stands is left alone until a person decides; its record is the number of the dispute.
type ResultDisputed struct {
	InSection
	Round  int      `json:"round"`
	Board  int      `json:"board"`
	Score  Score    `json:"score"`
	Device DeviceID `json:"device"`
	By     string   `json:"by,omitzero"`
	Time   int64    `json:"time"` // when it was entered, by the clock of the device
}

func (e ResultDisputed) nameless() Event {
	e.By = ""
	return e
}

func (e ResultDisputed) cleaned() (Event, error) {
	e.By = Clean(e.By)
	return e, checkText("name", e.By, MaxName)
}

func (e ResultDisputed) apply(ed *edit) error {
	sec, err := ed.s.section(e.Section)
	if err != nil {
		return err
	}
	r, err := sec.round(e.Round)
	if err != nil {
		return err
	}
	if e.Board < 1 || e.Board > len(r.Pairs) {
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	}
	if !e.Score.IsValid() {
		return &ScoreError{Score: e.Score}
	}
	list := append(slices.Clip(ed.s.openDisputes()), Dispute{ResultDisputed: e, Seq: ed.rec.Seq, Pair: r.Pairs[e.Board-1]})
	if len(list) > maxDisputes {
		return &LimitError{"disputes", maxDisputes, len(list)}
	}
	ed.s.crew.Disputes = list
	return nil
}

// DisputeSettled says that a person decided which result of a board is right; where another one was, its entry or correction stands in
// the same act.
type DisputeSettled struct {
	InSection
	Dispute int  `json:"dispute"` // record of the ResultDisputed
	Taken   bool `json:"taken,omitzero"`
}

func (e DisputeSettled) nameless() Event { return e }

func (e DisputeSettled) apply(ed *edit) error {
	ed.s.crew.Disputes = slices.DeleteFunc(slices.Clone(ed.s.crew.Disputes), func(d Dispute) bool { return d.Seq == e.Dispute })
	return nil
}

// A Dispute is a board with two results: one stands, the other waits for a person.
type Dispute struct {
	ResultDisputed
	Seq  int  `json:"seq"`
	Pair Pair `json:"pair"` // who played there
}

// openDisputes are those that still ask for something: the board is the same one, and has not got the disputed result meanwhile.
func (s State) openDisputes() (list []Dispute) {
	for _, d := range s.crew.Disputes {
		sec, err := s.section(d.Section)
		if err != nil {
			continue
		}
		r, err := sec.round(d.Round)
		if err != nil || d.Board > len(r.Pairs) || r.Pairs[d.Board-1] != d.Pair {
			continue
		}
		if res := r.Results[d.Board-1]; res == nil || res.Score != d.Score {
			list = append(list, d)
		}
	}
	return list
}

// Disputes returns the boards with two results, oldest first. The slice is the caller's.
func (s State) Disputes() []Dispute { return s.openDisputes() }

// DisputedError: boards of a round have two results, and nobody has decided yet.
type DisputedError struct {
	Section SectionID
	Round   int
	Boards  []int // ascending
}

func (e *DisputedError) Error() string { return "journal: boards of the round have two results" }

// undecided returns an error where boards of a round have two results.
func (s State) undecided(id SectionID, round int) error {
	var boards []int
	for _, d := range s.openDisputes() {
		if d.Section == id && d.Round == round && !slices.Contains(boards, d.Board) {
			boards = append(boards, d.Board)
		}
	}
	if len(boards) == 0 {
		return nil
	}
	slices.Sort(boards)
	return &DisputedError{id, round, boards}
}

// DisputeResult notes a result of a device beside the one that stands.
type DisputeResult struct {
	Section SectionID
	Round   int
	Board   int
	Score   Score
	Device  DeviceID
	By      string
	Time    int64
}

func (c DisputeResult) decide(s State) ([]Event, error) {
	for _, d := range s.openDisputes() {
		if d.Section == c.Section && d.Round == c.Round && d.Board == c.Board && d.Device == c.Device && d.Score == c.Score {
			return nil, nil // it is asked already
		}
	}
	return []Event{ResultDisputed{InSection{c.Section}, c.Round, c.Board, c.Score, c.Device, c.By, c.Time}}, nil
}

// SettleDispute ends a dispute. The command that records the result of the device, where that one is right, stands beside it.
type SettleDispute struct {
	Dispute int
	Taken   bool
}

func (c SettleDispute) decide(s State) ([]Event, error) {
	for _, d := range s.crew.Disputes {
		if d.Seq == c.Dispute {
			return []Event{DisputeSettled{InSection{d.Section}, c.Dispute, c.Taken}}, nil
		}
	}
	return nil, nil
}

// CheckHow is how a result was verified.
type CheckHow string

// The ways to verify.
const (
	CheckBlind CheckHow = "blind" // entered a second time, the first entry unseen
	CheckRead  CheckHow = "read"  // read back and confirmed
)

// ResultChecked is the second opinion on the result of a board.
type ResultChecked struct {
	InSection
	Round int      `json:"round"`
	Board int      `json:"board"`
	Score Score    `json:"score"`
	How   CheckHow `json:"how"`
}

func (e ResultChecked) nameless() Event { return e }

func (e ResultChecked) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	switch {
	case e.Board < 1 || e.Board > len(r.Pairs):
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	case !e.Score.IsValid():
		return &ScoreError{Score: e.Score}
	case e.How != CheckBlind && e.How != CheckRead:
		return &ValueError{Field: "check", Value: string(e.How)}
	case r.phase() != Complete:
		return &RoundPhaseError{e.Section, e.Round, r.phase(), Complete}
	}
	r.Checks = append(r.checksBut(e.Board), Check{e.Board, e.Score, e.How, ed.rec.Seq, ed.rec.At})
	return nil
}

// Check is the second opinion on a board.
type Check struct {
	Board int      `json:"board"`
	Score Score    `json:"score"`
	How   CheckHow `json:"how"`
	Seq   int      `json:"seq"` // its record
	At    int64    `json:"at"`
}

func (r *round) checksBut(board int) []Check {
	return slices.DeleteFunc(slices.Clone(r.Checks), func(c Check) bool { return c.Board == board })
}

// Checked is how far the verification of a round is.
type Checked struct {
	Left   []int   // boards without a second opinion, ascending
	Differ []Check // second opinions that are not the result, by board
	Done   []Check // those that are, by board
}

// IsWhole reports whether every result of the round was verified.
func (c Checked) IsWhole() bool { return len(c.Left) == 0 && len(c.Differ) == 0 && len(c.Done) > 0 }

// Checked returns how far the verification of round n is. A result that was changed later than its check is verified only
// if it is what the check said.
func (s State) Checked(id SectionID, n int) Checked {
	var c Checked
	sec, err := s.section(id)
	if err != nil {
		return c
	}
	r, err := sec.round(n)
	if err != nil {
		return c
	}
	for b := 1; b <= len(r.Pairs); b++ {
		i := slices.IndexFunc(r.Checks, func(k Check) bool { return k.Board == b })
		switch {
		case i < 0:
			c.Left = append(c.Left, b)
		case r.Checks[i].Score == r.score(b):
			c.Done = append(c.Done, r.Checks[i])
		default:
			c.Differ = append(c.Differ, r.Checks[i])
		}
	}
	return c
}

// LastCheck returns the board of the newest second opinion of the last round, and its record: what an [Undo] takes back
// while it is the last act.
func (s State) LastCheck(id SectionID) (seq, board int, ok bool) {
	sec, err := s.section(id)
	if err != nil || len(sec.Rounds) == 0 {
		return 0, 0, false
	}
	for _, c := range sec.Rounds[len(sec.Rounds)-1].Checks {
		if c.Seq > seq {
			seq, board = c.Seq, c.Board
		}
	}
	return seq, board, seq != 0 && seq == s.seq
}

// CheckResult gives a second opinion on the result of a board of the last round, once all results are in.
type CheckResult struct {
	Section SectionID
	Board   int
	Score   Score
	How     CheckHow
}

func (c CheckResult) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil {
		return nil, err
	}
	if len(sec.Rounds) == 0 {
		return nil, &RoundPhaseError{c.Section, 1, NoRound, Complete}
	}
	return []Event{ResultChecked{InSection{c.Section}, len(sec.Rounds), c.Board, c.Score, c.How}}, nil
}
