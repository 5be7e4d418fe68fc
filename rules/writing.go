package rules

import "time"

// A Writing is how far a player has kept his score, and what his clock shows.
type Writing struct {
	Class      Class
	Left       time.Duration // on his clock now
	LeastLeft  time.Duration // the least in this period; zero: Left
	Increment  time.Duration // a move
	Played     int           // half-moves of the game
	Written    int           // half-moves on his sheet
	White      bool
	ToMove     bool
	FlagFell   bool // a flag has fallen in a period with a number of moves, and play is to go on
	OtherFreed bool // the opponent, too, did not have to record when it fell
	Complete   bool // somebody has a complete sheet: the opponent, the arbiter
}

// A WritingDuty is what a player must write now (Art. 8.1 to 8.6).
type WritingDuty struct {
	Must        bool // he keeps the score; else he may
	Missing     int  // half-moves that he must write, the last one of the opponent not counted while he may still answer it unwritten
	BeforeMove  bool // they come before his next move
	MayBorrow   bool // the opponent's sheet, on his own turn (Art. 8.5.2 (E23))
	Reconstruct bool // on a second board, with the arbiter (Art. 8.5.3 (E23))
	ClocksRun   bool // while he completes
	Rule        Rule
	Article     string
	Edition     string
}

// MustWrite answers what the player must write now.
func (e *Edition) MustWrite(w Writing) WritingDuty {
	least := w.LeastLeft
	if least == 0 || w.Left < least {
		least = w.Left
	}
	must := e.MustRecord(Recording{Class: w.Class, LeastLeft: least, Increment: w.Increment})
	d := WritingDuty{Must: must.Allowed, Rule: must.Rule}
	gap := max(w.Played-w.Written, 0)
	switch {
	case w.FlagFell && w.Class == Standard && gap > 0:
		freed := !must.Allowed
		u := e.AfterFlagFall(freed && w.White || w.OtherFreed && !w.White, freed && !w.White || w.OtherFreed && w.White, w.Complete)
		d.Must, d.Missing, d.BeforeMove = true, gap, true
		d.Reconstruct, d.ClocksRun, d.MayBorrow = u.OnBoard, u.ClocksRun, u.Rule == RuleOneRecords && w.ToMove
		if d.Rule = u.Rule; d.Rule == "" {
			d.Rule = RuleRecord
		}
	case must.Allowed:
		// The opponent's last move may be answered before it is written, his own may not wait (Art. 8.1.3 (E23)).
		d.Missing = gap
		if w.ToMove && gap > 0 {
			d.Missing = gap - 1
		}
		if d.BeforeMove = w.ToMove && !e.MayMove(w.Played+1, w.Written).Allowed; d.BeforeMove {
			d.Rule = RuleRecordBeforeNext
		}
	}
	d.Article, d.Edition = e.Article(d.Rule), e.ID
	return d
}
