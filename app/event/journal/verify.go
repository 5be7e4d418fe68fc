package journal

import (
	"slices"
)

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
