package journal

import (
	"slices"

	"wasit/swiss"
)

// MatchStep is one step of a match of several games: a game, or with White alone the choice of colours before an
// Armageddon game.
type MatchStep struct {
	Board  int      `json:"board"`
	Score  Score    `json:"score,omitzero"` // as White and Black of this game hold it
	White  PlayerID `json:"white,omitzero"` // of this game
	Result Score    `json:"result,omitzero"`
	Seq    int      `json:"seq"`
}

// IsForfeit reports whether the step ended the match because somebody was away.
func (s MatchStep) IsForfeit() bool { return s.Score.White.IsForfeit() }

// GameEntered is the next step of a match: a game or a choice of colours. Result is the result of the whole board, for
// White and Black of game 1, where this step decides it.
type GameEntered struct {
	InSection
	Round  int      `json:"round"`
	Board  int      `json:"board"`
	Score  Score    `json:"score,omitzero"`
	White  PlayerID `json:"white,omitzero"`
	Result Score    `json:"result,omitzero"`
}

func (e GameEntered) nameless() Event { return e }

func (e GameEntered) apply(ed *edit) error {
	r, _, err := ed.round(e.Section, e.Round)
	if err != nil {
		return err
	}
	switch {
	case e.Board < 1 || e.Board > len(r.Pairs) || !r.Pairs[e.Board-1].Has(e.White):
		return &UnknownError{Section: e.Section, Round: e.Round, Board: e.Board, Player: e.White}
	case !e.Score.IsZero() && !e.Score.IsValid():
		return &ScoreError{Score: e.Score}
	case r.Published == 0:
		return &RoundPhaseError{e.Section, e.Round, Draft, Published}
	case len(r.Steps) >= MaxRecords:
		return &LimitError{"records", MaxRecords, len(r.Steps) + 1}
	}
	if !e.Result.IsZero() {
		if _, _, err := ed.result(e.Section, e.Round, e.Board, e.Result, false); err != nil {
			return err
		}
		if r, _, err = ed.round(e.Section, e.Round); err != nil {
			return err
		}
	}
	r.Steps = append(slices.Clone(r.Steps), MatchStep{e.Board, e.Score, e.White, e.Result, ed.rec.Seq})
	return nil
}

// EnterGame records the next step of a match. What it means for the match says the engine: Result comes with the step
// that decides.
type EnterGame struct {
	Section SectionID
	Round   int
	Board   int
	Score   Score
	White   PlayerID
	Result  Score
}

func (c EnterGame) decide(s State) ([]Event, error) {
	sec, r, err := s.roundOf(c.Section, c.Round)
	if err != nil {
		return nil, err
	}
	if c.Round < len(sec.Rounds) {
		return nil, &LaterRoundError{c.Section, c.Round, len(sec.Rounds)}
	}
	if p := r.phase(); p != Published && p != Complete {
		return nil, &RoundPhaseError{c.Section, c.Round, p, Published}
	}
	return []Event{GameEntered{InSection{c.Section}, c.Round, c.Board, c.Score, c.White, c.Result}}, nil
}

// Steps returns the steps of the matches of round n in the order they were entered. The slice is the caller's.
func (s State) Steps(id SectionID, n int) []MatchStep {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	r, err := sec.round(n)
	if err != nil {
		return nil
	}
	return slices.Clone(r.Steps)
}

// lastStep returns the newest step of a round.
func (r *round) lastStep() MatchStep {
	if len(r.Steps) == 0 {
		return MatchStep{}
	}
	return r.Steps[len(r.Steps)-1]
}

// extra returns the points beside the award of board's result: in a match of two games half a point may lie between a
// win and the whole match (TRF26 299 calls it abnormal points).
func (r *round) extra(board int, award swiss.Scoring) (white, black swiss.Points) {
	total := r.score(board)
	if total.IsZero() || total.White.IsForfeit() {
		return 0, 0
	}
	first := r.Pairs[board-1].White()
	game := swiss.StandardScoring()
	for _, step := range r.Steps {
		switch {
		case step.Board != board:
		case step.White == first:
			white, black = white+game.Of(step.Score.White), black+game.Of(step.Score.Black)
		default:
			white, black = white+game.Of(step.Score.Black), black+game.Of(step.Score.White)
		}
	}
	return white - award.Of(total.White), black - award.Of(total.Black)
}
