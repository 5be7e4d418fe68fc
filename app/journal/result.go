package journal

// ResultEntered is the result of a board. The last one counts; earlier ones stay in the journal.
type ResultEntered struct {
	InSection
	Round int   `json:"round"`
	Board int   `json:"board"`
	Score Score `json:"score"`
}

func (e ResultEntered) nameless() Event { return e }

func (e ResultEntered) apply(ed *edit) error {
	_, _, err := ed.result(e.Section, e.Round, e.Board, e.Score, false)
	return err
}

// result puts a result on a board, on top of those before it.
func (e *edit) result(id SectionID, n, board int, score Score, corrected bool) (*round, *section, error) {
	r, sec, err := e.round(id, n)
	if err != nil {
		return nil, nil, err
	}
	if board < 1 || board > len(r.Results) {
		return nil, nil, &UnknownError{Section: id, Round: n, Board: board}
	}
	if !score.IsValid() {
		return nil, nil, &ScoreError{Score: score}
	}
	if r.Published == 0 {
		return nil, nil, &RoundPhaseError{id, n, Draft, Published}
	}
	r.Results[board-1] = &Result{Score: score, Seq: e.rec.Seq, At: e.rec.At, Corrected: corrected, Prev: r.Results[board-1]}
	return r, sec, nil
}

// ResultCorrected is another result of a board that was closed or on which later rounds were built. Later lists the
// rounds that were paired before the correction; they stay as they were published.
type ResultCorrected struct {
	InSection
	Round  int    `json:"round"`
	Board  int    `json:"board"`
	Score  Score  `json:"score"`
	Later  []int  `json:"later,omitempty"`
	Reason string `json:"reason,omitzero"`
}

func (e ResultCorrected) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e ResultCorrected) nameless() Event {
	e.Reason = ""
	return e
}

func (e ResultCorrected) apply(ed *edit) error {
	why := MarkCorrected
	if sec, err := ed.s.section(e.Section); err == nil {
		if r, err := sec.round(e.Round); err == nil && r.score(e.Board) == Adjourned {
			why = MarkAdjourned
		}
	}
	_, sec, err := ed.result(e.Section, e.Round, e.Board, e.Score, true)
	if err != nil {
		return err
	}
	sec.mark(Mark{Why: why, Rounds: sec.from(e.Round + 1), Seq: ed.rec.Seq, Round: e.Round, Board: e.Board})
	return nil
}

// ResultCleared takes the result of a board away: it is not known after all.
type ResultCleared struct {
	InSection
	Round int `json:"round"`
	Board int `json:"board"`
}

func (e ResultCleared) nameless() Event { return e }

func (e ResultCleared) apply(ed *edit) error {
	r, sec, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	if r.score(e.Board).IsZero() {
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board}
	}
	if p := r.phase(); p == Closed {
		return &RoundPhaseError{e.Section, e.Round, p, Published}
	}
	if e.Round < len(sec.Rounds) {
		return &LaterRoundError{e.Section, e.Round, len(sec.Rounds)}
	}
	r.Results[e.Board-1] = nil
	return nil
}
