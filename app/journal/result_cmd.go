package journal

import "slices"

// EnterResult stores the result of a board of the round that is being played; a later entry replaces an earlier one.
type EnterResult struct {
	Section SectionID
	Round   int
	Board   int
	Score   Score
}

func (c EnterResult) decide(s State) ([]Event, error) {
	sec, r, err := s.roundOf(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	if sec.Config.IsMatch() {
		return nil, sec.refuse(FaultMatch)
	}
	if c.Round < len(sec.Rounds) {
		return nil, &LaterRoundError{c.Section, c.Round, len(sec.Rounds)}
	}
	if p := r.phase(); p != Published && p != Complete {
		return nil, &RoundPhaseError{c.Section, c.Round, p, Published}
	}
	if r.score(c.Board) == c.Score && c.Score.IsValid() {
		return nil, nil
	}
	return []Event{ResultEntered{InSection{c.Section}, c.Round, c.Board, c.Score}}, nil
}

// CorrectResult changes a result of any published round. Once a later round is paired it needs a reason, unless the game
// was adjourned; see [State.EffectOf] for what to show before.
type CorrectResult struct {
	Section SectionID
	Round   int
	Board   int
	Score   Score
	Reason  string
}

func (c CorrectResult) decide(s State) ([]Event, error) {
	sec, r, err := s.roundOf(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	if p := r.phase(); p == Draft {
		return nil, &RoundPhaseError{c.Section, c.Round, p, Published}
	}
	if sec.Config.IsMatch() {
		return nil, sec.refuse(FaultMatch)
	}
	was := r.score(c.Board)
	if was == c.Score && c.Score.IsValid() {
		return nil, nil
	}
	if c.Round == len(sec.Rounds) && r.phase() != Closed {
		return EnterResult{c.Section, c.Round, c.Board, c.Score}.decide(s)
	}
	later := sec.from(c.Round + 1)
	if len(later) > 0 && was != Adjourned && CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindResultCorrected}
	}
	return []Event{ResultCorrected{InSection{c.Section}, c.Round, c.Board, c.Score, later, c.Reason}}, nil
}

// ClearResult takes the result of a board of the round that is being played away.
type ClearResult struct {
	Section SectionID
	Round   int
	Board   int
}

func (c ClearResult) decide(s State) ([]Event, error) {
	if sec, err := s.section(c.Section); err == nil && sec.Config.IsMatch() {
		return nil, sec.refuse(FaultMatch)
	}
	return []Event{ResultCleared{InSection{c.Section}, c.Round, c.Board}}, nil
}

// ReverseColors records that a game was played with the colours the wrong way round.
type ReverseColors struct {
	Section SectionID
	Round   int
	Board   int
	Reason  string
}

func (c ReverseColors) decide(s State) ([]Event, error) {
	sec, r, err := s.roundOf(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	if sec.Config.IsMatch() {
		return nil, sec.refuse(FaultMatch)
	}
	later := sec.from(c.Round + 1)
	if (len(later) > 0 || r.phase() == Closed) && CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindColorsReversed}
	}
	return []Event{ColorsReversed{InSection{c.Section}, c.Round, c.Board, later, c.Reason}}, nil
}

// Effect is what a correction of a board would touch.
type Effect struct {
	Was     Score
	Later   []int    // rounds paired on the result as it was; they stay as they are, but may be recomputed differently
	Draft   bool     // the last of Later is only a draft: it can be paired anew
	Reason  bool     // a reason is needed
	History []Result // what was entered so far, oldest first
}

// EffectOf returns what a correction of a board would touch, to be shown before it is made.
func (s State) EffectOf(id SectionID, n, board int) (Effect, error) {
	sec, err := s.section(id)
	if err != nil {
		return Effect{}, err
	}
	r, err := sec.round(n)
	if err != nil {
		return Effect{}, err
	}
	if board < 1 || board > len(r.Pairs) {
		return Effect{}, &UnknownError{Section: id, Round: n, Board: board}
	}
	e := Effect{Was: r.score(board), Later: sec.from(n + 1), History: r.Results[board-1].history()}
	e.Draft = len(e.Later) > 0 && sec.Rounds[len(sec.Rounds)-1].phase() == Draft
	e.Reason = len(e.Later) > 0 && e.Was != Adjourned
	return e, nil
}

// history returns the entries of a board, oldest first.
func (r *Result) history() []Result {
	var list []Result
	for ; r != nil; r = r.Prev {
		list = append(list, Result{Score: r.Score, Seq: r.Seq, At: r.At, Corrected: r.Corrected})
	}
	slices.Reverse(list)
	return list
}
